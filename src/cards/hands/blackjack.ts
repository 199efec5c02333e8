import { ACE, type Card, rankOf } from '../card.ts'

export type BlackjackTotal = {
  total: number
  /** An ace counts eleven. */
  isSoft: boolean
  isBust: boolean
  /** Twenty-one with the first two cards. */
  isBlackjack: boolean
}

const BLACKJACK_AIM = 21

/** Two to ten as printed, faces ten, ace one; `blackjackTotal` makes one ace eleven where it fits. */
export const blackjackValue = (card: Card): number => (rankOf(card) === ACE ? 1 : Math.min(rankOf(card) + 2, 10))

/** A hand that went over tells its lowest total. */
export function blackjackTotal(cards: readonly Card[]): BlackjackTotal {
  const low = cards.reduce((sum, card) => sum + blackjackValue(card), 0)
  const isSoft = low + 10 <= BLACKJACK_AIM && cards.some((card) => rankOf(card) === ACE)
  const total = isSoft ? low + 10 : low
  return {
    total,
    isSoft,
    isBust: total > BLACKJACK_AIM,
    isBlackjack: cards.length === 2 && total === BLACKJACK_AIM,
  }
}

/** One number to compare by: a blackjack above twenty-one, a bust below everything. */
export function blackjackStrength(cards: readonly Card[]): number {
  const { total, isBust, isBlackjack } = blackjackTotal(cards)
  return isBust ? 0 : isBlackjack ? BLACKJACK_AIM + 1 : total
}

export function blackjackInWords(cards: readonly Card[]): string {
  const { total, isSoft, isBust, isBlackjack } = blackjackTotal(cards)
  if (isBlackjack) return 'blackjack'
  if (isBust) return `bust with ${total}`
  return `${isSoft ? 'soft' : 'hard'} ${total}`
}
