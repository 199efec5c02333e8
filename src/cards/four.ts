import type { Card } from './card.ts'
import { choices, groupsOf, inWords, isOneSuit, rankSigns, ranksOf, straightTop } from './groups.ts'
import { packed, type Standing } from './standing.ts'

/** Four-card poker, lowest first: trips above a flush, quads above a straight flush, no full house. */
export const FOUR_CARD_CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'four of a kind',
] as const
export type FourCardCategory = (typeof FOUR_CARD_CATEGORIES)[number]

/** The best four of four to seven cards. */
export function fourCard(cards: readonly Card[]): Standing<FourCardCategory> {
  let best: Valued | undefined
  for (const four of choices(cards, 4)) {
    const valued = valueOfFour(four)
    if (best === undefined || valued.strength > best.strength) best = valued
  }
  if (best === undefined) throw new RangeError(`four-card poker needs four cards, not ${cards.length}`)
  const { strength, category, ranks } = best
  return { strength, category, tiebreak: rankSigns(ranks), says: inWords(category, ranks) }
}

type Valued = { strength: number; category: FourCardCategory; ranks: number[] }

function valueOfFour(cards: readonly Card[]): Valued {
  const groups = groupsOf(ranksOf(cards))
  const top = straightTop(ranksOf(cards))
  const category = categoryOfFour(
    groups.map(({ count }) => count),
    top !== undefined,
    isOneSuit(cards),
  )
  const ranks = top === undefined ? groups.map(({ rank }) => rank) : [top]
  return { strength: packed(FOUR_CARD_CATEGORIES.indexOf(category), ranks), category, ranks }
}

function categoryOfFour(counts: readonly number[], isStraight: boolean, isFlush: boolean): FourCardCategory {
  const [most = 0, next = 0] = counts
  if (most === 4) return 'four of a kind'
  if (isStraight) return isFlush ? 'straight flush' : 'straight'
  if (most === 3) return 'three of a kind'
  if (isFlush) return 'flush'
  if (most === 2) return next === 2 ? 'two pair' : 'pair'
  return 'high card'
}
