import { ACE, type Card, rankOf } from './card.ts'
import { groupsOf, isOneSuit, ranksOf, straightTop } from './groups.ts'
import { HIGH_CATEGORIES } from './high/classes.ts'

/**
 * Five cards told by category and deciding ranks, straight from the definition. Slower than `evaluate`, and also right for
 * hands that one deck cannot deal (five of a kind); rankings with other orders than high poker are built on it.
 */
export const PLAIN_CATEGORIES = [...HIGH_CATEGORIES, 'five of a kind'] as const
export type PlainCategory = (typeof PLAIN_CATEGORIES)[number]

export type TopOfStraight = (ranks: readonly number[]) => number | undefined

export type PlainHand = { category: PlainCategory; ranks: readonly number[] }

/** `topOf` tells the top of a straight: rankings differ in where the ace and other ranks may stand. */
export function plainFive(cards: readonly Card[], topOf: TopOfStraight = straightTop): PlainHand {
  const top = topOf(ranksOf(cards))
  const groups = groupsOf(cards.map(rankOf))
  const ranks = groups.map(({ rank }) => rank)
  const [most = 0, next = 0] = groups.map(({ count }) => count)
  const isFlush = isOneSuit(cards)
  if (most === 5) return { category: 'five of a kind', ranks }
  if (top !== undefined && isFlush) return { category: top === ACE ? 'royal flush' : 'straight flush', ranks: [top] }
  if (most === 4) return { category: 'four of a kind', ranks }
  if (most === 3 && next === 2) return { category: 'full house', ranks }
  if (isFlush) return { category: 'flush', ranks: byRank(cards) }
  if (top !== undefined) return { category: 'straight', ranks: [top] }
  if (most === 3) return { category: 'three of a kind', ranks }
  if (most === 2) return { category: next === 2 ? 'two pair' : 'pair', ranks }
  return { category: 'high card', ranks }
}

/** A flush of a shoe may hold a rank twice, so all five ranks are told. */
const byRank = (cards: readonly Card[]) => ranksOf(cards).sort((one, other) => other - one)
