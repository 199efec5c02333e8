import type { Card } from '../card.ts'
import { groupsOf, inWords, isOneSuit, rankSigns, ranksOf, straightTop } from '../groups.ts'
import { packed, type Standing } from '../standing.ts'

/** Three-card poker, lowest first. A straight beats a flush: with three cards it is the rarer. */
export const THREE_CARD_CATEGORIES = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
] as const
export type ThreeCardCategory = (typeof THREE_CARD_CATEGORIES)[number]

/** Exactly three cards. */
export function threeCard(cards: readonly Card[]): Standing<ThreeCardCategory> {
  const groups = groupsOf(ranksOf(cards))
  const top = straightTop(ranksOf(cards))
  const isFlush = isOneSuit(cards)
  const grouped = groups.map(({ rank }) => rank)
  if (top !== undefined) return standing(isFlush ? 'straight flush' : 'straight', [top])
  if (groups[0]?.count === 3) return standing('three of a kind', grouped)
  if (isFlush) return standing('flush', grouped)
  return standing(groups[0]?.count === 2 ? 'pair' : 'high card', grouped)
}

const standing = (category: ThreeCardCategory, ranks: readonly number[]): Standing<ThreeCardCategory> => ({
  strength: packed(THREE_CARD_CATEGORIES.indexOf(category), ranks),
  category,
  tiebreak: rankSigns(ranks),
  says: inWords(category, ranks),
})
