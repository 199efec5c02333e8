import { type Card, rankOf, suitOf } from '../card.ts'
import { groupsOf, inWords, rankSigns, ranksOf } from '../groups.ts'
import { evaluate } from '../high/high.ts'
import { PLAIN_CATEGORIES, type PlainHand, plainFive } from '../plain.ts'
import { packed, type Standing } from '../standing.ts'

/** Thirteen cards set as three in front, five in the middle, five at the back. */
export type ThirteenSet = { front: readonly Card[]; middle: readonly Card[]; back: readonly Card[] }

/** The set is foul unless no hand beats the one behind it. Equal hands are in order. */
export function isFoul({ front, middle, back }: ThirteenSet): boolean {
  const behind = plainFive(middle)
  return evaluate(middle) > evaluate(back) || heightOf(plainFront(front)) > heightOf(behind)
}

/** Three cards in front: three of a kind, a pair or high cards; straights and flushes do not count there. */
export function thirteenFront(cards: readonly Card[]): Standing<'high card' | 'pair' | 'three of a kind'> {
  const hand = plainFront(cards)
  return {
    strength: heightOf(hand),
    category: hand.category,
    tiebreak: rankSigns(hand.ranks),
    says: inWords(hand.category, hand.ranks),
  }
}

function plainFront(cards: readonly Card[]) {
  const groups = groupsOf(ranksOf(cards))
  const category = ({ 1: 'high card', 2: 'pair', 3: 'three of a kind' } as const)[groups[0]?.count as 1 | 2 | 3]
  return { category, ranks: groups.map(({ rank }) => rank) }
}

const heightOf = ({ category, ranks }: PlainHand) => packed(PLAIN_CATEGORIES.indexOf(category), ranks)

/** Thirteen cards that win as dealt. Several may apply; a clean dragon is not also told as a dragon. */
export const THIRTEEN_SPECIALS = [
  'all 2 to 8',
  'all 8 or higher',
  'clean dragon',
  'dragon',
  'four trips',
  'six pairs',
  'three flushes',
  'three quads',
  'three straights',
] as const
export type ThirteenSpecial = (typeof THIRTEEN_SPECIALS)[number]

/** Those that every published rule of the game knows; the others are extras of some rooms. */
export const USUAL_SPECIALS: readonly ThirteenSpecial[] = [
  'clean dragon',
  'dragon',
  'six pairs',
  'three flushes',
  'three straights',
]

export const specialsOf = (cards: readonly Card[]): ThirteenSpecial[] =>
  THIRTEEN_SPECIALS.filter((special) => SPECIALS[special](cards))

const EIGHT = 6

const SPECIALS: Record<ThirteenSpecial, (cards: readonly Card[]) => boolean> = {
  'all 2 to 8': (cards) => cards.every((card) => rankOf(card) <= EIGHT),
  'all 8 or higher': (cards) => cards.every((card) => rankOf(card) >= EIGHT),
  'clean dragon': (cards) => hasEveryRank(cards) && isOneOf(suitSizes(cards), ['13']),
  dragon: (cards) => hasEveryRank(cards) && !isOneOf(suitSizes(cards), ['13']),
  'four trips': (cards) => ranksHeld(cards, 3) >= 4,
  'six pairs': (cards) => countsByRank(cards).reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6,
  'three flushes': (cards) => isOneOf(suitSizes(cards), ['5 5 3', '8 5', '10 3', '13']),
  'three quads': (cards) => ranksHeld(cards, 4) >= 3,
  'three straights': (cards) => splitsIntoRows(countsByRank(cards), [5, 5, 3]),
}

const isOneOf = (sizes: readonly number[], wanted: readonly string[]) => wanted.includes(sizes.join(' '))
const hasEveryRank = (cards: readonly Card[]) => countsByRank(cards).every((count) => count === 1)
const ranksHeld = (cards: readonly Card[], least: number) =>
  countsByRank(cards).filter((count) => count >= least).length

function countsByRank(cards: readonly Card[]): number[] {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[rankOf(card)]!++
  return counts
}

/** How many cards of each suit, most first, empty suits left out. */
const suitSizes = (cards: readonly Card[]): number[] => groupsOf(cards.map(suitOf)).map(({ count }) => count)

/** Can the ranks be shared out into rows of these lengths, the ace above the king or below the two? */
function splitsIntoRows(counts: readonly number[], lengths: readonly number[]): boolean {
  const [length, ...rest] = lengths
  if (length === undefined) return counts.every((count) => count === 0)
  for (let low = -1; low + length <= 13; low++) {
    const left = [...counts]
    for (let rank = low; rank < low + length; rank++) left[(rank + 13) % 13]!--
    if (left.every((count) => count >= 0) && splitsIntoRows(left, rest)) return true
  }
  return false
}
