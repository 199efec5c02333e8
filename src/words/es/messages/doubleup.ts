import type { DoubleUpRefusals } from '../../../games/doubleup/messages.ts'
import type { Sentences } from '../../language.ts'

export const doubleup: Sentences<DoubleUpRefusals> = {
  'play over': 'el juego terminó',
  'tie not played out': 'una mano empatada se repite hasta que se gane o se pierda',
  'side chosen already': 'el lado está elegido; se reparte la mano',
  'no side chosen': 'el jugador elige Jugador o Banca antes de repartir la mano',
  'joker in baccarat': 'el baccarat se reparte sin comodines',
  'impossible coup': 'estas manos no pueden ser: dos cartas cada una, y una tercera solo donde el baccarat la pide',
  'card too often': ({ card, decks }) => `${card} sale más veces de las que está en ${decks} barajas`,
}
