/** Names at a game against the house: who has a hand, what a payment is for. */
import type { Position } from '../../games/table/instructions.ts'
import type { Entry } from '../../games/table/table.ts'

export const party = (of: Position): string => (of === 'dealer' ? 'the dealer' : `seat ${of}`)
export const seatList = (seats: readonly string[]): string => seats.map((seat) => `seat ${seat}`).join(', ')

const NAMES: Record<Exclude<Entry['what'], 'wager'>, string> = {
  'automatic bonus': 'automatic bonus',
  envy: 'envy',
  'magic card': 'Magic Card',
  'lucky bonus': 'Lucky Bonus',
}
export const betName = ({ what, wager }: Pick<Entry, 'what' | 'wager'>): string =>
  what === 'wager' ? wager : `${NAMES[what]} on ${wager}`
