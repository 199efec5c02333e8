import { ACE, type Card, cardOf, RANKS, suitOf } from '../card.ts'
import { shoe } from '../deck.ts'
import { packed, type Standing } from '../standing.ts'
import { threeCard } from './three.ts'

/** Three cards of a shoe. */
export const POKARA_SHOE = shoe(6)

/** Lowest first. The top hands need the same card of several decks. */
const POKARA_CATEGORIES = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
  'royal flush',
  'trip flush',
  'three aces of hearts',
] as const
export type PokaraCategory = (typeof POKARA_CATEGORIES)[number]

/** The first three cards; a card drawn later changes the game but not the hand that was dealt. */
export function pokara(cards: readonly Card[]): Standing<PokaraCategory> {
  const { category: plain, tiebreak, says } = threeCard(cards)
  const category = pokaraCategory(cards, plain, tiebreak[0] === RANKS[ACE])
  const ranks = tiebreak.map((sign) => (RANKS as readonly string[]).indexOf(sign))
  return {
    strength: packed(POKARA_CATEGORIES.indexOf(category), ranks),
    category,
    tiebreak,
    says: category === plain ? says : category === 'trip flush' ? `trip flush, ${says}` : category,
  }
}

const ACE_OF_HEARTS = cardOf(ACE, 2)

function pokaraCategory(cards: readonly Card[], plain: PokaraCategory, isAceHigh: boolean): PokaraCategory {
  if (cards.every((card) => card === ACE_OF_HEARTS)) return 'three aces of hearts'
  if (plain === 'three of a kind') {
    return cards.every((card) => suitOf(card) === suitOf(cards[0]!)) ? 'trip flush' : plain
  }
  return plain === 'straight flush' && isAceHigh ? 'royal flush' : plain
}
