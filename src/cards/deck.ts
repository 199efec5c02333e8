import { type Card, cardOf, JOKER, RANKS, SUITS } from './card.ts'

/** A deck as data: how often each card is in it. */
export type Deck = {
  name: string
  /** How many times each of the cards is there. */
  copies: number
  jokers: number
  /** Ranks taken out, 0 for twos to 12 for aces. */
  without: readonly number[]
}

export const DECK_52: Deck = { name: 'one deck of 52', copies: 1, jokers: 0, without: [] }
export const DECK_53: Deck = { name: 'one deck of 52 with one joker', copies: 1, jokers: 1, without: [] }
const DECKS_MAX = 8

/** A shoe of whole decks; `jokers` is for the whole shoe. */
export function shoe(copies: number, jokers = 0): Deck {
  if (!Number.isInteger(copies) || copies < 1 || copies > DECKS_MAX) {
    throw new RangeError(`a shoe has 1 to ${DECKS_MAX} decks, not ${copies}`)
  }
  if (jokers === 0 && copies === 1) return DECK_52
  const joined = jokers === 0 ? '' : jokers === 1 ? ' with one joker' : ` with ${jokers} jokers`
  return {
    name: copies === 1 ? `one deck of 52${joined}` : `a shoe of ${copies} decks${joined}`,
    copies,
    jokers,
    without: [],
  }
}

/** Several decks less the sevens, eights, nines and tens, as Pan 9 is dealt (an assumption: see assumptions.ts). */
export const PAN_9_SHOE: Deck = {
  name: 'eight decks without 7, 8, 9 and 10',
  copies: 8,
  jokers: 0,
  without: [5, 6, 7, 8],
}

/** How many of this card the deck holds. */
export function copiesIn(deck: Deck, card: Card): number {
  if (card === JOKER) return deck.jokers
  return card < 0 || card > JOKER || deck.without.includes(card >> 2) ? 0 : deck.copies
}

/** No deck deals more jokers than it has; such a hand is none. */
export const fitJokers = (deck: Deck, cards: readonly Card[]): boolean =>
  cards.filter((card) => card === JOKER).length <= deck.jokers

export const sizeOf = (deck: Deck): number =>
  deck.copies * SUITS.length * (RANKS.length - deck.without.length) + deck.jokers

/** Each different card of the deck once, jokers last. */
export function differentCards(deck: Deck): Card[] {
  const cards: Card[] = []
  for (let rank = 0; rank < RANKS.length; rank++) {
    if (deck.without.includes(rank)) continue
    for (let suit = 0; suit < SUITS.length; suit++) cards.push(cardOf(rank, suit))
  }
  return deck.jokers > 0 ? [...cards, JOKER] : cards
}

/** All cards of the deck. */
export const cardsOf = (deck: Deck): Card[] =>
  differentCards(deck).flatMap((card) => Array.from({ length: copiesIn(deck, card) }, () => card))
