import { ACE, type Card, RANKS, rankName, rankOf } from '../card.ts'
import { choices, type Group, groupsOf, inWords, rankSigns } from '../groups.ts'
import { PLAIN_CATEGORIES, plainFive } from '../plain.ts'
import { packed, type Standing } from '../standing.ts'

const ACE_TO_FIVE_CATEGORIES = [
  'no pair',
  'pair',
  'two pair',
  'three of a kind',
  'full house',
  'four of a kind',
] as const
export type AceToFiveCategory = (typeof ACE_TO_FIVE_CATEGORIES)[number]

/** The lowest five of five to seven cards; aces are low, straights and flushes do not count. The wheel is best. */
export function aceToFive(cards: readonly Card[]): Standing<AceToFiveCategory> {
  return bestOf(cards, aceToFiveOf)
}

const DEUCE_TO_SEVEN_CATEGORIES = [
  'no pair',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const
export type DeuceToSevenCategory = (typeof DEUCE_TO_SEVEN_CATEGORIES)[number]

/** The lowest five of five to seven cards; aces are high, straights and flushes count against. 7-5-4-3-2 is best. */
export function deuceToSeven(cards: readonly Card[]): Standing<DeuceToSevenCategory> {
  return bestOf(cards, deuceToSevenOf)
}

/** The ace-to-five low of a high-low split: eight or better, no pair. */
export const isEightOrBetter = (low: Standing<AceToFiveCategory>): boolean =>
  low.category === 'no pair' && (RANKS as readonly string[]).indexOf(low.tiebreak[0] ?? 'K') <= RANKS.indexOf('8')

/** Lower hands are stronger, and strengths stay above zero. */
const upsideDown = (strength: number) => 2 ** 24 - strength

function aceToFiveOf(cards: readonly Card[]): Standing<AceToFiveCategory> {
  const groups = groupsOf(cards.map((card) => (rankOf(card) + 1) % RANKS.length))
  const category = aceToFiveCategory(groups)
  const heights = groups.map(({ rank }) => rank)
  const ranks = heights.map((height) => (height + ACE) % RANKS.length)
  return {
    strength: upsideDown(packed(ACE_TO_FIVE_CATEGORIES.indexOf(category), heights)),
    category,
    tiebreak: rankSigns(ranks),
    says: lowInWords(category, ranks),
  }
}

function aceToFiveCategory([first, second]: readonly Group[]): AceToFiveCategory {
  if (first?.count === 4) return 'four of a kind'
  if (first?.count === 3) return second?.count === 2 ? 'full house' : 'three of a kind'
  if (first?.count === 2) return second?.count === 2 ? 'two pair' : 'pair'
  return 'no pair'
}

function deuceToSevenOf(cards: readonly Card[]): Standing<DeuceToSevenCategory> {
  const { category: high, ranks } = plainFive(cards, straightTopAceHigh)
  const category = high === 'high card' ? 'no pair' : high === 'royal flush' ? 'straight flush' : high
  if (category === 'five of a kind') throw new RangeError('five of a kind cannot come from one deck')
  return {
    strength: upsideDown(packed(PLAIN_CATEGORIES.indexOf(high), ranks)),
    category,
    tiebreak: rankSigns(ranks),
    says: lowInWords(category, ranks),
  }
}

/** Here A-2-3-4-5 is an ace-high hand, not a straight. */
function straightTopAceHigh(ranks: readonly number[]): number | undefined {
  const top = Math.max(...ranks)
  return new Set(ranks).size === ranks.length && top - Math.min(...ranks) === ranks.length - 1 ? top : undefined
}

function bestOf<Category extends string>(cards: readonly Card[], judge: (five: Card[]) => Standing<Category>) {
  let best: Standing<Category> | undefined
  for (const five of choices(cards, 5)) {
    const found = judge(five)
    if (best === undefined || found.strength > best.strength) best = found
  }
  if (best === undefined) throw new RangeError(`a low hand needs five cards, not ${cards.length}`)
  return best
}

const lowInWords = (category: string, ranks: readonly number[]): string =>
  category === 'no pair' ? `${ranks.map(rankName).join(' ')} low` : inWords(category, ranks)
