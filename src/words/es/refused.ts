/** What is said of the accounts and the offering of a game against the house, in Spanish. */
import type { Phrase } from '../phrases.ts'

export const REFUSED: readonly Phrase[] = [
  [
    'the cards of seat {n} {} stay until the papers of {} are done',
    'las cartas del asiento {}, {}, se quedan hasta que los papeles de {} estén hechos',
  ],
  [
    'the cards of dealer {} stay until the papers of {} are done',
    'las cartas del crupier, {}, se quedan hasta que los papeles de {} estén hechos',
  ],
  ['cards dealt from the hand are shuffled by a device', 'las cartas repartidas de la mano las baraja un aparato'],
  ['{} comes with the hand bonus, which is not offered', '{} va con el bono de mano, que no se ofrece'],
  [
    'the shuffler shows what cover all pays; cards shuffled by hand have none',
    'la barajadora muestra lo que paga Cover All; barajando a mano no hay ninguna',
  ],
  ['{} of {} is below what paytable {} asks for', '{} de {}: menos de lo que pide la tabla {}'],
  ['the rate of progression of {} is not stated', 'falta la tasa de progresión de {}'],
  ['with {} of {$} the reset amount is {$}', 'con {} de {} la cantidad de reinicio es {}'],
  ['initial amount', 'cantidad inicial'],
  ['reset amount', 'cantidad de reinicio'],
  ['the limits of the table are not stated', 'faltan los límites de la mesa'],
  ['the limits of the table begin above $0', 'los límites de la mesa empiezan por encima de $0'],
  ['the rate of progression of {} is more than the wager', 'la tasa de progresión de {} es más que la apuesta'],
  [
    'the rate of progression of {} and the reserve of {} are more than the wager',
    'la tasa de progresión de {} y la reserva de {} suman más que la apuesta',
  ],
  ['"{}" is no odds like 1 to 1 for {}', '«{}» no es una razón como 1 a 1: {}'],
]
