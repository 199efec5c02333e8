/** What the dealer has told the tablet about the seats, and what is laid out to be reported. Pure; tested by the browser. */
import { signsOf } from '../../cards/card.ts'
import { tileSign } from '../../cards/tile.ts'
import type { TableView } from '../../views/table.ts'
import type { OrderText } from '../live/orders.ts'
import { type Shape, type Slot, shapeOf } from './shape.ts'

/** Where only the pot pays there is no fee to sense: a seat is dealt in or empty. `both`: a fee for the player-dealer's hand too. */
export type Spot = 'empty' | 'in' | 'fee' | 'both'
export type Spots = Readonly<Record<string, Spot>>

export const seatsOf = ({ seats }: Pick<TableView, 'seats'>): string[] =>
  Array.from({ length: seats }, (_, seat) => String(seat + 1))

const STEPS: readonly Spot[] = ['empty', 'in', 'fee', 'both']
export function nextSpot(spot: Spot, takesFee: boolean, hasDealerSpace: boolean): Spot {
  const last = hasDealerSpace ? 3 : takesFee ? 2 : 1
  const at = STEPS.indexOf(spot)
  return at >= last ? 'empty' : (STEPS[at + 1] ?? 'empty')
}

export const takenOf = (spots: Spots): string[] =>
  Object.keys(spots)
    .filter((seat) => spots[seat] !== 'empty')
    .sort((a, b) => Number(a) - Number(b))

export const PLAYER_DEALER = 'player-dealer'

export function startOrder(table: TableView, spots: Spots): OrderText {
  const named = (wanted: (of: TableView['activities'][number]) => boolean) =>
    table.activities.filter(wanted).map(({ activity }) => activity)
  const sensed = named(({ takesFees }) => takesFees)
  const onDealer = named(({ hasDealerSpace }) => hasDealerSpace)
  const forRound = named(({ paysDealer }) => paysDealer)
  const taken = takenOf(spots)
  const hasFee = (seat: string) => spots[seat] === 'fee' || spots[seat] === 'both'
  // With one player alone the fee of the round is that player's choice; otherwise the player-dealer puts it down.
  const isAlone = taken.length === 1
  const bets = taken.flatMap((seat) => [
    { seat, wagered: true, fees: [...(hasFee(seat) ? sensed : []), ...(isAlone && hasFee(seat) ? forRound : [])] },
    ...(spots[seat] === 'both' ? [{ seat, onDealer: true, wagered: true, fees: onDealer }] : []),
  ])
  const dealer = { seat: PLAYER_DEALER, playerDealer: true, wagered: true, fees: isAlone ? [] : forRound }
  return {
    do: 'StartRound',
    table: table.table,
    bets: sensed.length + forRound.length === 0 ? [] : [...bets, ...(forRound.length === 0 ? [] : [dealer])],
    dealtIn: dealtInOf(table, spots),
  }
}

/** Against a player-dealer, that position is dealt in too. */
export const dealtInOf = (table: TableView, spots: Spots): number =>
  takenOf(spots).length + (shapeOf(table)?.isPoker === true ? 0 : 1)

/** Cards or tiles laid out so far, by place and zone: `common board`, `3 hand`, `player-dealer hole`. */
export type Laid = Readonly<Record<string, readonly number[]>>
export const NOTHING_LAID: Laid = {}
export const keyOf = (place: string, zone: string): string => `${place} ${zone}`

export const allPieces = (laid: Laid): number[] => Object.values(laid).flat()
const piecesAt = (laid: Laid, place: string, { zone }: Slot): readonly number[] => laid[keyOf(place, zone)] ?? []

const isTouched = (laid: Laid, place: string, slots: readonly Slot[]): boolean =>
  slots.some((slot) => piecesAt(laid, place, slot).length > 0)
const isFull = (laid: Laid, place: string, slots: readonly Slot[]): boolean =>
  slots.every((slot) => piecesAt(laid, place, slot).length >= slot.min)

export const shownSeats = (table: TableView, laid: Laid): string[] => {
  const own = shapeOf(table)?.own ?? []
  return seatsOf(table).filter((seat) => isTouched(laid, seat, own) && isFull(laid, seat, own))
}

/** Everything is there that a judgement needs; no hand is half entered. */
export function isComplete(table: TableView, laid: Laid): boolean {
  const shape = shapeOf(table)
  if (shape === undefined) return false
  const { common, own, dealer, isPoker } = shape
  const isHalf = (place: string, slots: readonly Slot[]) => isTouched(laid, place, slots) && !isFull(laid, place, slots)
  if (seatsOf(table).some((seat) => isHalf(seat, own)) || isHalf(PLAYER_DEALER, dealer)) return false
  // A bad beat alone needs the two hands that met.
  const least = own.length === 0 ? 0 : isPoker && table.activities.length === 1 ? 2 : 1
  return isFull(laid, 'common', common) && shownSeats(table, laid).length >= least
}

export function reportOrder(table: TableView, spots: Spots, laid: Laid): OrderText {
  const shape = shapeOf(table)!
  const { common, own, dealer, isPoker } = shape
  const shown = shownSeats(table, laid)
  // Hands of the whole table belong to everybody who is in.
  const others = isPoker || own.length === 0 ? takenOf(spots) : []
  const seats = [...new Set([...others, ...shown])].sort((a, b) => Number(a) - Number(b))
  const hands = seats.map((seat) => {
    const isShown = shown.includes(seat)
    return {
      seat,
      role: 'player',
      cards: isShown ? told(shape, laid, seat, own) : {},
      ...(isPoker ? { folded: !isShown, ...(isShown ? { betsCompleted: true } : {}) } : {}),
      bettors: [{ place: 'seated' }],
    }
  })
  const theirs = isTouched(laid, PLAYER_DEALER, dealer)
    ? [
        {
          seat: PLAYER_DEALER,
          role: PLAYER_DEALER,
          cards: told(shape, laid, PLAYER_DEALER, dealer),
          bettors: [{ place: 'seated' }],
        },
      ]
    : []
  return {
    do: 'ReportHit',
    table: table.table,
    facts: { dealtIn: Math.max(dealtInOf(table, spots), seats.length + theirs.length) },
    common: told(shape, laid, 'common', common),
    hands: [...hands, ...theirs],
  }
}

const told = ({ isTiles }: Shape, laid: Laid, place: string, slots: readonly Slot[]): Record<string, string> =>
  Object.fromEntries(
    slots.flatMap((slot) => {
      const pieces = piecesAt(laid, place, slot)
      if (pieces.length === 0) return []
      return [[slot.zone, isTiles ? pieces.map(tileSign).join(', ') : signsOf(pieces)]]
    }),
  )
