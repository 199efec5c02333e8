import { type Card, rankName, rankOf } from '../card.ts'
import type { Standing } from '../standing.ts'

/** Casino War: one card each, ace high, suits equal. */
export const war = (card: Card): Standing<'card'> => ({
  strength: rankOf(card),
  category: 'card',
  tiebreak: [rankName(rankOf(card))],
  says: rankName(rankOf(card)),
})

/** The first cards tie, so it comes to war. */
export const isWar = (player: Card, dealer: Card): boolean => rankOf(player) === rankOf(dealer)
/** The first cards are the same card of two decks. */
export const isSuitedWar = (player: Card, dealer: Card): boolean => player === dealer
