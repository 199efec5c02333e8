import type { CardWheelFaults, CardWheelRefusals } from '../../../../games/cardwheel/messages.ts'
import type { Sentences } from '../../../language.ts'
import { named } from '../../values.ts'

export const cardwheel: Sentences<CardWheelRefusals & CardWheelFaults> = {
  'hand of the wheel complete': ({ cards }) => `ya hay ${cards} cartas diferentes anotadas; no se gira más`,
  'card not on the wheel': 'la ruleta tiene una sección para cada una de las 52 cartas',
  'no such award on the wheel': ({ award, awards }) =>
    `${award} no está en la ruleta; sus obsequios son ${awards.join(', ') || 'ninguno'}`,
  'another number of awards': ({ awards, sections }) =>
    `la ruleta tiene ${sections} secciones de obsequios; hay ${awards} anunciadas`,
  'award not counted': ({ award, times }) => `${award}: ${times} no es un número de secciones`,
  'award named twice': ({ award }) => `${award} está dos veces en la lista; indique cuántas secciones tiene`,
  'award without value': ({ award }) => `${award} no tiene valor`,
  'chart of the wheel not posted': 'la tabla de manos no está anunciada',
  'hand of the wheel named twice': ({ hand }) => `${named(hand)} está dos veces en la tabla`,
  'hand of the wheel without amount': ({ hand }) => `${named(hand)} no tiene importe en la tabla`,
}
