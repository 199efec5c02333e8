import type { PotMessages } from '../../../../engine/pots/messages.ts'
import type { Sentences } from '../../../language.ts'

const listed = (seats: readonly string[]): string =>
  seats.length === 1 ? `el asiento ${seats[0]}` : `los asientos ${seats.join(', ')}`

export const pots: Sentences<PotMessages> = {
  'no table was called': ({ callup }) => `no se sacó ninguna mesa como ${callup}`,
  'prize goes into no pot': 'el premio de este sorteo no va a ningún bote',
  'prize is not for each seat': 'el premio de este sorteo no es para todos los de la mesa',
  'card picks the seat': 'en esta mesa no se juega por un bote: una carta elige el asiento',
  'no such card to pick': ({ card, cards }) => `${card} no está entre las cartas del 1 al ${cards}`,
  'pot takes two': 'las fichas salen de caja con dos firmas: quien las lleva y el cajero',
  'pot is splashed already': 'el premio ya está en el bote',
  'pot is not splashed yet': 'el premio aún no está en el bote: primero se lleva allí',
  'pot is not splashed': 'en este bote no hay ningún premio',
  'pot is won': ({ hit }) => `el acierto ${hit} decide de quién es; rechácelo primero`,
  'prize is in the pot': ({ table }) =>
    `hay un premio en el bote de la mesa ${table}; antes se gana o se devuelve a caja`,
  'chips come from a drawer': 'diga de qué cajón salen las fichas o a cuál vuelven',
  'winners of the pot are told': 'diga los asientos que ganaron el bote',
  'thing cannot be divided': ({ thing }) => `${thing} no se puede dividir`,
  'seat is not told': ({ table, seat }) => `en la mesa ${table} asiento ${seat} hay alguien que no está en la lista`,
  'prize forfeited': ({ seats }) => `se pierde el premio en ${listed(seats)}`,
  'pot was won': ({ callup, table, seats }) => `${callup}: el bote de la mesa ${table} lo ganó ${listed(seats)}`,
  'seat was picked': ({ callup, table, card }) => `${callup}: la carta ${card} eligió el asiento en la mesa ${table}`,
  'table was drawn': ({ callup, table }) => `${callup}: se sacó la mesa ${table}`,
}
