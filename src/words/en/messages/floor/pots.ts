import type { PotMessages } from '../../../../engine/pots/messages.ts'
import type { Sentences } from '../../../language.ts'

const listed = (seats: readonly string[]): string =>
  seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.join(', ')}`

export const pots: Sentences<PotMessages> = {
  'no table was called': ({ callup }) => `no table was drawn as ${callup}`,
  'prize goes into no pot': 'the prize of this drawing goes into no pot',
  'prize is not for each seat': 'the prize of this drawing is not for everybody at the table',
  'card picks the seat': 'nobody plays for a pot at this table: a card picks the seat',
  'no such card to pick': ({ card, cards }) => `${card} is not among the cards from 1 to ${cards}`,
  'pot takes two': 'chips leave the cage with two signatures: who carries them and the cashier',
  'pot is splashed already': 'the prize is already in the pot',
  'pot is not splashed yet': 'the prize is not in the pot yet: it is carried there first',
  'pot is not splashed': 'no prize lies in this pot',
  'pot is won': ({ hit }) => `hit ${hit} decides whose it is; decline that first`,
  'prize is in the pot': ({ table }) => `a prize lies in the pot of table ${table}; it is won or taken back first`,
  'chips come from a drawer': 'say which cage drawer the chips come from or go back to',
  'winners of the pot are told': 'say the seats that won the pot',
  'thing cannot be divided': ({ thing }) => `${thing} cannot be divided`,
  'seat is not told': ({ table, seat }) => `somebody sits at table ${table} seat ${seat} and is not on the list`,
  'prize forfeited': ({ seats }) => `the prize is forfeited at ${listed(seats)}`,
  'pot was won': ({ callup, table, seats }) => `${callup}: the pot of table ${table} was won by ${listed(seats)}`,
  'seat was picked': ({ callup, table, card }) => `${callup}: card ${card} picked the seat at table ${table}`,
  'table was drawn': ({ callup, table }) => `${callup}: table ${table} was drawn`,
}
