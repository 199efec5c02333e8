import type { WheelFaults, WheelRefusals } from '../../../../games/wheel/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { formed } from '../../values.ts'

const of = (spot: string): string => (spot === 'jackpot' ? 'el premio mayor' : spot)

export const wheel: Sentences<WheelRefusals & WheelFaults> = {
  // spins
  'wheel is done': 'la ruleta ya se giró hasta el final; hay un solo premio',
  'spin not given up': 'el jugador gira; estas reglas no prevén renunciar al giro',
  'spun before giving up': 'la ruleta ya se giró; se gira de nuevo hasta que señale un premio',
  'turns not whole': ({ turns }) => `${turns} no es un número de vueltas completas`,
  'no such spot on the wheel': ({ spot, spots }) => `la ruleta no tiene la casilla ${spot}; tiene ${spots} casillas`,
  'pointer rests otherwise': ({ at }) =>
    at === 'peg'
      ? 'el puntero queda en una casilla o sobre una clavija'
      : 'el puntero queda en una sección o entre dos',
  'turns not told': '¿cuántas vueltas completas dio la ruleta?',
  'touch not told': '¿alguien tocó la ruleta mientras giraba?',
  'stop not told': '¿la ruleta se detuvo por completo?',
  'wheel still moves': 'la ruleta debe detenerse por completo antes de decidir el premio',
  'pointer not told': '¿dónde quedó el puntero?',
  // a wheel to be posted
  'wheel without spots': 'la ruleta no tiene casillas',
  'too many spots': ({ spots, max }) => `la ruleta tiene ${spots} casillas; se permiten hasta ${max}`,
  'spot not counted': ({ spot, times }) => `casilla ${spot}: ${times} no es un número de casillas`,
  'spot of other signs': ({ spot }) =>
    `casilla ${spot}: una casilla que sortea el programa lleva letras sin acento, cifras y signos, 64 como máximo`,
  'spot of the wheel named twice': ({ spot }) =>
    `la casilla ${spot} está dos veces en la lista; indique cuántas veces está en la ruleta`,
  'spot below the least': ({ spot, amount, limit }) => `${of(spot)} es ${money(amount)}; el mínimo es ${money(limit)}`,
  'spot above the most': ({ spot, amount, limit }) => `${of(spot)} es ${money(amount)}; el máximo es ${money(limit)}`,
  'prize form not approved': ({ spot, form, forms }) =>
    `${of(spot)}: ${formed(form)} no es una de ${forms.map(formed).join(', ')}`,
  'thing of a spot not named': ({ spot, form }) => `${of(spot)}: indique cuál es el premio (${formed(form)})`,
  'no double spot in the rules': 'estas reglas no tienen casilla doble',
  'too many double spots': ({ spots }) => `la ruleta tiene ${spots} casillas dobles; solo una puede serlo`,
  'double jackpot not posted': 'el premio mayor de la casilla doble no está anunciado',
  'jackpot without double spot': 'hay un premio mayor anunciado, pero la ruleta no tiene casilla doble',
  'no guaranteed minimum in the rules': 'estas reglas no tienen mínimo garantizado',
  'guaranteed minimum not an amount': ({ from, to }) => `el mínimo garantizado de ${from} a ${to} no es un importe`,
}
