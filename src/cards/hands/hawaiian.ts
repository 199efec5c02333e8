import { ACE, type Card, isJoker, rankOf } from '../card.ts'
import { shoe } from '../deck.ts'
import type { Standing } from '../standing.ts'
import { blackjackValue } from './blackjack.ts'

/** One joker to each deck. */
export const HAWAIIAN_SHOE = shoe(8, 8)
const HAWAIIAN_AIM = 22

/** Twenty-two is best; an ace is one or eleven; two aces are a natural; a joker makes up whatever is missing. */
export function hawaiianBlackjack(cards: readonly Card[]): Standing<'natural' | 'points' | 'bust'> {
  const plain = cards.filter((card) => !isJoker(card))
  const total = totalOf(plain, cards.length - plain.length)
  const isNatural = cards.length === 2 && (plain.length < 2 || plain.every((card) => rankOf(card) === ACE))
  if (isNatural) return { strength: HAWAIIAN_AIM + 1, category: 'natural', tiebreak: ['22'], says: 'natural 22' }
  if (total > HAWAIIAN_AIM)
    return { strength: -1, category: 'bust', tiebreak: [`${total}`], says: `bust with ${total}` }
  return { strength: total, category: 'points', tiebreak: [`${total}`], says: `${total}` }
}

function totalOf(plain: readonly Card[], jokers: number): number {
  const aces = plain.filter((card) => rankOf(card) === ACE).length
  const low = plain.reduce((sum, card) => sum + blackjackValue(card), 0)
  if (jokers > 0 && low + jokers <= HAWAIIAN_AIM) return HAWAIIAN_AIM
  const elevens = Math.min(aces, Math.floor((HAWAIIAN_AIM - low) / 10))
  return low + jokers + 10 * Math.max(0, elevens)
}
