/** The rules of play that have numbers, as functions: a floor person enters what lies on the table and reads what holds. */
import { clockwiseFrom } from './seats.ts'

/** A raise is at least so many times the bet before; what is put in from this part of the bet on is made a full one. */
export type RaiseRule = {
  readonly times: number
  readonly completed: { readonly over: number; readonly under: number }
}
export const RAISE: RaiseRule = { times: 2, completed: { over: 1, under: 2 } }

export type RaiseRuling =
  | { readonly is: 'call'; readonly to: number }
  /** Short of a full raise, and made one. */
  | { readonly is: 'completed raise'; readonly to: number }
  | { readonly is: 'raise'; readonly to: number }

/** What was put in with one motion against a bet, without a word. */
export function raiseRuling(bet: number, putIn: number, { times, completed }: RaiseRule = RAISE): RaiseRuling {
  const least = bet * times
  if (putIn >= least) return { is: 'raise', to: putIn }
  const isEnough = (putIn - bet) * completed.under >= bet * completed.over
  return isEnough ? { is: 'completed raise', to: least } : { is: 'call', to: Math.min(bet, putIn) }
}

/**
 * One chip larger than the bet. With the word "raise" it is the most that is allowed up to that chip (`most`: of a betting limit), and at
 * least the least raise that the limit allows: the word binds. Without the word it calls.
 */
export function oversizedChip(
  bet: number,
  chip: number,
  saidRaise: boolean,
  most?: number,
  { times }: RaiseRule = RAISE,
): RaiseRuling {
  if (!saidRaise) return { is: 'call', to: Math.min(bet, chip) }
  const to = Math.min(chip, most ?? chip)
  const least = Math.min(bet * times, most ?? Number.POSITIVE_INFINITY)
  return to >= least ? { is: 'raise', to } : { is: 'completed raise', to: least }
}

/**
 * Whether somebody who has already acted at `acted` may raise again. `bets`: every bet since, in order. A raise that is short of a full
 * one, which only somebody all-in can make, does not open the betting again; all-in below the bet changes nothing of it.
 */
export function mayRaiseAgain(acted: number, bets: readonly number[], { times }: RaiseRule = RAISE): boolean {
  let before = acted
  for (const bet of bets) {
    if (bet >= before * times) return true
    before = Math.max(before, bet)
  }
  return false
}

export type PotPart = { readonly seat: number; readonly chips: number }

/** Equal parts in chips of the smallest kind; odd ones go one each to the winning hands left of the button, the nearest first. */
export function splitPot(
  pot: number,
  winners: readonly number[],
  button: number,
  seats: number,
  unit: number,
): PotPart[] {
  const each = Math.floor(pot / winners.length / unit) * unit
  let rest = pot - each * winners.length
  return clockwiseFrom(seats, button)
    .filter((seat) => winners.includes(seat))
    .map((seat) => {
      const odd = Math.min(unit, rest)
      rest -= odd
      return { seat, chips: each + odd }
    })
}

/** What a seat has put in, in all rounds of betting; `folded`: no part in any pot. */
export type PutIn = { readonly seat: number; readonly chips: number; readonly folded?: boolean | undefined }
/** `isBack`: of a bet that nobody called, and no pot at all. */
export type Pot = { readonly chips: number; readonly seats: readonly number[]; readonly isBack?: true }

/** The main pot first; what nobody called goes back and is last. */
export function potsOf(put: readonly PutIn[]): Pot[] {
  const [most, next = 0] = put.map(({ chips }) => chips).toSorted((one, other) => other - one)
  const over = put.find(({ chips, folded }) => chips === most && chips > next && folded !== true)
  if (over === undefined) return layersOf(put)
  const called = put.map((one) => (one === over ? { ...one, chips: next } : one))
  return [...layersOf(called), { chips: over.chips - next, seats: [over.seat], isBack: true }]
}

/** Each layer of chips is played for by those who put all of it in and did not fold. */
function layersOf(put: readonly PutIn[]): Pot[] {
  const playing = put.filter(({ folded, chips }) => folded !== true && chips > 0)
  const heights = [...new Set(playing.map(({ chips }) => chips))].toSorted((one, other) => one - other)
  const top = heights.at(-1) ?? 0
  let below = 0
  return heights.map((height) => {
    // A bet that was folded above all others lies in the last pot.
    const upTo = height === top ? Number.POSITIVE_INFINITY : height
    const chips = put.reduce((sum, one) => sum + Math.max(0, Math.min(one.chips, upTo) - below), 0)
    below = height
    return { chips, seats: playing.filter((one) => one.chips >= height).map(({ seat }) => seat) }
  })
}

/** Every pot is split by itself, never mixed. `ranks`: of each hand, the lower the better; equal ranks share. */
export function settlePots(
  pots: readonly Pot[],
  ranks: ReadonlyMap<number, number>,
  button: number,
  seats: number,
  unit: number,
): PotPart[][] {
  return pots.map(({ chips, seats: playing }) => {
    const rank = (seat: number) => ranks.get(seat) ?? Number.POSITIVE_INFINITY
    const best = Math.min(...playing.map(rank))
    return splitPot(
      chips,
      playing.filter((seat) => rank(seat) === best),
      button,
      seats,
      unit,
    )
  })
}
