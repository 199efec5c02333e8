/**
 * A colour-up: chips that are not needed any more go out of play. Everybody changes what makes whole larger chips; the odd ones are
 * raced off with cards, from seat 1, at most one chip to a player, and nobody is raced out.
 */
import { RANKS, SUITS } from '../../cards/card.ts'

export type OddChips = {
  readonly seat: number
  /** Chips of the colour that goes. */
  readonly chips: number
  /** Whether the player has others too; who has none cannot lose the last one. */
  readonly hasOthers: boolean
}
/** The best card of each seat that was dealt some: one card for each odd chip, from seat 1. */
export type RaceCard = { readonly seat: number; readonly card: string }

export type RaceStep = {
  readonly seat: number
  /** Chips that go, larger ones for them at even value, and whether one of the race is among those that come. */
  readonly takes: number
  readonly changed: number
  readonly odd: number
  readonly won: boolean
  /** A chip so that nobody is raced out. */
  readonly kept: boolean
}
export type ChipRace = {
  readonly steps: readonly RaceStep[]
  /** Larger chips that are raced for. */
  readonly prizes: number
  /** What it does to the chips in play, in their own worth: more where the odd ones were rounded up. */
  readonly difference: number
}

/** How many cards each seat is dealt, and how many chips are raced for; odd chips that do not make a whole one are rounded up. */
export function raceFor(
  stacks: readonly OddChips[],
  small: number,
  large: number,
): { odd: Map<number, number>; prizes: number } {
  const per = large / small
  const odd = new Map(stacks.map(({ seat, chips }) => [seat, chips % per]))
  const all = [...odd.values()].reduce((sum, one) => sum + one, 0)
  return { odd, prizes: Math.ceil(all / per) }
}

export function chipRace(
  stacks: readonly OddChips[],
  small: number,
  large: number,
  cards: readonly RaceCard[],
): ChipRace {
  const { odd, prizes } = raceFor(stacks, small, large)
  const best = cards
    .filter(({ seat }) => (odd.get(seat) ?? 0) > 0)
    .toSorted((one, other) => strength(other.card) - strength(one.card) || one.seat - other.seat)
  const winners = new Set(best.slice(0, prizes).map(({ seat }) => seat))
  const steps = stacks
    .filter(({ chips }) => chips > 0)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, chips, hasOthers }): RaceStep => {
      const changed = Math.floor(chips / (large / small))
      const won = winners.has(seat)
      return { seat, takes: chips, changed, odd: odd.get(seat)!, won, kept: !won && !hasOthers && changed === 0 }
    })
  const gone = steps.reduce((sum, { takes }) => sum + takes * small, 0)
  const come = steps.reduce((sum, { changed, won, kept }) => sum + (changed + (won || kept ? 1 : 0)) * large, 0)
  return { steps, prizes, difference: come - gone }
}

/** High card, then spades, hearts, diamonds, clubs. */
function strength(card: string): number {
  const [rank = '', suit = ''] = card
  return RANKS.indexOf(rank as never) * 4 + SUITS.indexOf(suit as never)
}
