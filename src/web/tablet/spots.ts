/** What the dealer has told the tablet about the seats, and what is laid out to be reported. Pure; tested by the browser. */
import type { Card } from '../../cards/card.ts'
import { signsOf } from '../../cards/card.ts'
import type { TableView } from '../../views/table.ts'
import type { OrderText } from '../live/orders.ts'

/** Where only the pot pays there is no fee to sense: a seat is dealt in or empty. */
export type Spot = 'empty' | 'in' | 'fee'
export type Spots = Readonly<Record<string, Spot>>

export type GameShape = {
  /** Zone of the cards that belong to nobody, and how many. */
  readonly common: 'dealerUp' | 'board'
  readonly commonCount: number
  readonly own: 'hand' | 'hole'
  readonly isHoldem: boolean
}

export const shapeOf = ({ game }: Pick<TableView, 'game'>): GameShape =>
  game === 'holdem'
    ? { common: 'board', commonCount: 5, own: 'hole', isHoldem: true }
    : { common: 'dealerUp', commonCount: 1, own: 'hand', isHoldem: false }

export const OWN_COUNT = 2

export const seatsOf = ({ seats }: Pick<TableView, 'seats'>): string[] =>
  Array.from({ length: seats }, (_, seat) => String(seat + 1))

export const nextSpot = (spot: Spot, takesFee: boolean): Spot =>
  spot === 'empty' ? 'in' : spot === 'in' && takesFee ? 'fee' : 'empty'

export const takenOf = (spots: Spots): string[] =>
  Object.keys(spots)
    .filter((seat) => spots[seat] !== 'empty')
    .sort((a, b) => Number(a) - Number(b))

export function startOrder(table: TableView, spots: Spots): OrderText {
  const sensed = table.activities.filter(({ takesFees }) => takesFees).map(({ activity }) => activity)
  const taken = takenOf(spots)
  const bets =
    sensed.length === 0 ? [] : taken.map((seat) => ({ seat, wagered: true, fees: spots[seat] === 'fee' ? sensed : [] }))
  return { do: 'StartRound', table: table.table, bets, dealtIn: dealtInOf(table, spots) }
}

/** Against a player-dealer, that position is dealt in too. */
export const dealtInOf = (table: TableView, spots: Spots): number =>
  takenOf(spots).length + (shapeOf(table).isHoldem ? 0 : 1)

/** Cards laid out so far: `common`, and each seat's own. */
export type Laid = { readonly common: readonly Card[]; readonly seats: Readonly<Record<string, readonly Card[]>> }
export const NOTHING_LAID: Laid = { common: [], seats: {} }

export const allCards = ({ common, seats }: Laid): Card[] => [...common, ...Object.values(seats).flat()]

export const shownSeats = ({ seats }: Laid): string[] =>
  Object.keys(seats)
    .filter((seat) => seats[seat]?.length === OWN_COUNT)
    .sort((a, b) => Number(a) - Number(b))

/** Everything is there that a judgement needs; no seat is half entered. */
export function isComplete(table: TableView, laid: Laid): boolean {
  const { commonCount, isHoldem } = shapeOf(table)
  const half = Object.values(laid.seats).some((cards) => cards.length > 0 && cards.length < OWN_COUNT)
  return laid.common.length === commonCount && !half && shownSeats(laid).length >= (isHoldem ? 2 : 1)
}

export function reportOrder(table: TableView, spots: Spots, laid: Laid): OrderText {
  const { common, own, isHoldem } = shapeOf(table)
  const shown = shownSeats(laid)
  const seats = isHoldem ? [...new Set([...takenOf(spots), ...shown])].sort((a, b) => Number(a) - Number(b)) : shown
  return {
    do: 'ReportHit',
    table: table.table,
    facts: { dealtIn: Math.max(dealtInOf(table, spots), seats.length) },
    common: { [common]: signsOf(laid.common) },
    hands: seats.map((seat) => {
      const isShown = shown.includes(seat)
      return {
        seat,
        role: 'player',
        cards: isShown ? { [own]: signsOf(laid.seats[seat] ?? []) } : {},
        ...(isHoldem ? { folded: !isShown, ...(isShown ? { betsCompleted: true } : {}) } : {}),
        bettors: [{ place: 'seated' }],
      }
    }),
  }
}
