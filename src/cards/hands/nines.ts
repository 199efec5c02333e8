import { type Card, rankOf, TEN } from '../card.ts'
import type { Standing } from '../standing.ts'
import { baccaratTotal, baccaratValue } from './baccarat.ts'

/** Pan 9 and Super 9: three cards, a fourth may be drawn; the last digit counts and nine is best. */
export function panNine(cards: readonly Card[]): Standing<'points'> {
  const total = baccaratTotal(cards)
  return { strength: total, category: 'points', tiebreak: [String(total)], says: `${total} points` }
}

export const panNineValue = baccaratValue

/** 9½: two to nine as printed, ace one, ten and faces a half; nearest to nine and a half, not over. Told in halves. */
export function nineAndAHalf(cards: readonly Card[]): Standing<'points' | 'bust'> {
  const halves = cards.reduce((sum, card) => sum + halvesOf(card), 0)
  const says = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
  if (halves > NINE_AND_A_HALF) return { strength: -1, category: 'bust', tiebreak: [says], says: `bust with ${says}` }
  return { strength: halves, category: 'points', tiebreak: [says], says: `${says} points` }
}

const NINE_AND_A_HALF = 19
const halvesOf = (card: Card) => (rankOf(card) >= TEN && rankOf(card) < 12 ? 1 : 2 * baccaratValue(card))
