import { ACE, type Card, isJoker, RANKS, type RankSign, rankOf } from '../card.ts'
import { type Deck, fitJokers } from '../deck.ts'
import { inWords, rankSigns } from '../groups.ts'
import { STRENGTH_MAX, strengthOf } from '../high/high.ts'
import { type PlainCategory, plainFive } from '../plain.ts'
import { packed, type Standing } from '../standing.ts'

/** Without eights, nines and tens, with a joker. */
export const MEXICAN_DECK: Deck = { name: 'the Mexican Poker deck of 41', copies: 1, jokers: 1, without: [6, 7, 8] }

/** Lowest first: flushes are rarer than full houses in this deck. */
const MEXICAN_CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'full house',
  'flush',
  'four of a kind',
  'straight flush',
  'royal flush',
  'five of a kind',
] as const satisfies readonly PlainCategory[]

/** Five cards; the joker down is any card, the joker up an ace or what completes a straight or flush. */
export function mexicanPoker(cards: readonly Card[], joker: 'down' | 'up' = 'down'): Standing<PlainCategory> {
  const natural = cards.filter((card) => !isJoker(card))
  if (natural.length === cards.length) return standing(natural)
  if (!fitJokers(MEXICAN_DECK, cards)) throw new RangeError('Mexican Poker has one joker')
  const found = MEXICAN_CARDS.filter((card) => mayStandIn(natural, card, joker)).map((card) =>
    standing([...natural, card]),
  )
  return found.reduce((best, next) => (next.strength > best.strength ? next : best))
}

/**
 * Where hands of several games are compared: the strength of the usual hand of the same name and ranks. Five of a kind,
 * which the usual ranking does not have, is above all of it.
 */
export function mexicanAsHigh(cards: readonly Card[], joker: 'down' | 'up' = 'down'): number {
  const { category, tiebreak } = mexicanPoker(cards, joker)
  const ranks = tiebreak.map((sign) => RANKS.indexOf(sign as RankSign))
  return category === 'five of a kind' ? STRENGTH_MAX + 1 + (ranks[0] ?? 0) : strengthOf(category, ranks)
}

function mayStandIn(natural: readonly Card[], card: Card, joker: 'down' | 'up'): boolean {
  if (rankOf(card) === ACE) return true
  const { category } = plainFive([...natural, card], mexicanTop)
  if (/straight|flush/.test(category)) return !natural.includes(card)
  return joker === 'down'
}

function standing(cards: readonly Card[]): Standing<PlainCategory> {
  const { category, ranks } = plainFive(cards, mexicanTop)
  return {
    strength: packed(MEXICAN_CATEGORIES.indexOf(category), ranks),
    category,
    tiebreak: rankSigns(ranks),
    says: inWords(category, ranks),
  }
}

/** Places in a row: two to seven, then jack, queen, king, ace. */
const placeOf = (rank: number) => (rank > SEVEN ? rank - MEXICAN_DECK.without.length : rank)
const SEVEN = 5

/** The jack follows the seven; the ace may also stand below the two. */
function mexicanTop(all: readonly number[]): number | undefined {
  const ranks = [...new Set(all)].sort((one, other) => placeOf(other) - placeOf(one))
  if (ranks.length < all.length) return undefined
  const [top = 0, second = 0] = ranks
  const low = ranks.at(-1) ?? 0
  if (placeOf(top) - placeOf(low) === all.length - 1) return top
  return top === ACE && low === 0 && placeOf(second) === all.length - 2 ? second : undefined
}

const MEXICAN_CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card).filter(
  (card) => !MEXICAN_DECK.without.includes(rankOf(card)),
)
