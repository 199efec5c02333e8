/**
 * Where a fee lies at a table: `3` at seat 3, `3b1` at the first who bets behind it, `3d` in its space for the
 * player-dealer's hand; and the position of the player-dealer, where that has no number.
 */
export type Spot = `${number}` | `${number}b${number}` | `${number}d` | `${number}b${number}d` | 'player-dealer'

/** A place at the table, as orders say it. */
export type SpotPlace = { readonly seat: string; readonly backline?: number; readonly onDealer?: boolean }

/** By spot, something that is known there. */
export type BySpot<Fact> = { readonly [spot in Exclude<Spot, 'player-dealer'>]: Fact } & {
  readonly 'player-dealer'?: Fact
}

const SPOT = /^([1-9]\d?)(?:b([1-9]\d?))?(d)?$/

export const spotOf = ({ seat, backline, onDealer }: SpotPlace): Spot =>
  `${seat}${backline === undefined ? '' : `b${backline}`}${onDealer === true ? 'd' : ''}` as Spot

/** A text that somebody wrote: nothing where no spot is called so. */
export const parseSpot = (text: string): Spot | undefined => (SPOT.test(text) ? (text as Spot) : undefined)

export function readSpot(spot: Spot): SpotPlace {
  const [, seat, backline, onDealer] = SPOT.exec(spot) ?? []
  if (seat === undefined) return { seat: spot }
  return {
    seat,
    ...(backline === undefined ? {} : { backline: Number(backline) }),
    ...(onDealer === undefined ? {} : { onDealer: true }),
  }
}

export const seatOf = (spot: Spot): string => readSpot(spot).seat

/** Tables stand in the room by their number; one that has another name, after them. */
export const byTable = (a: { readonly table: string }, b: { readonly table: string }): number =>
  NUMBERS.compare(a.table, b.table)

const NUMBERS = new Intl.Collator('en', { numeric: true })
