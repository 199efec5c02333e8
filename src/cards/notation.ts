import { type Card, cardOf, JOKER, RANKS, SUITS, signOf } from './card.ts'
import { copiesIn, DECK_52, type Deck } from './deck.ts'

/** What reading gives: the thing, or a sentence that says what was wrong, where, and what would be right. */
export type Reading<T> = { ok: true; value: T } | { ok: false; says: string; position?: number }

export const read = <T>(value: T): Reading<T> => ({ ok: true, value })
export const unread = (says: string, position?: number): { ok: false; says: string; position?: number } =>
  position === undefined ? { ok: false, says } : { ok: false, says, position }

export type CardCount = number | { min: number; max: number }

/**
 * Reads cards such as `As Kd 10h Xx`. Between cards may stand spaces or commas, or nothing.
 * Refuses unknown cards, cards the deck does not hold, more copies than it holds, and a wrong number of cards.
 */
export function parseCards(text: string, deck: Deck = DECK_52, count?: CardCount): Reading<Card[]> {
  const signs = signsIn(text)
  const cards: Card[] = []
  for (const [index, sign] of signs.entries()) {
    const parsed = parseCard(sign, deck)
    if (!parsed.ok) return unread(`card ${index + 1}, '${shown(sign)}': ${parsed.says}`, index + 1)
    cards.push(parsed.value)
  }
  return refuseRepeats(cards, deck) ?? refuseCount(cards.length, count) ?? read(cards)
}

/** Reads one card; the refusal does not name the card, so that the caller can say where it stood. */
export function parseCard(sign: string, deck: Deck = DECK_52): Reading<Card> {
  if (JOKER_SIGN.test(sign)) {
    return deck.jokers > 0 ? read(JOKER) : unread(`there is no joker in ${deck.name}`)
  }
  const symbols = [...(sign.startsWith('10') ? `T${sign.slice(2)}` : sign)]
  const [rankSign = '', suitSign = '', ...more] = symbols
  const rank = (RANKS as readonly string[]).indexOf(rankSign.toUpperCase())
  if (rank < 0) return unread(`unknown rank '${shown(rankSign)}'; ranks are 2-9 T J Q K A`)
  if (suitSign === '') return unread('the suit is missing; suits are c d h s')
  const suit = suitFrom(suitSign)
  if (suit < 0) return unread(`unknown suit '${shown(suitSign)}'; suits are c d h s`)
  if (more.length > 0) return unread('a card is one rank and one suit, such as As or Td')
  const card = cardOf(rank, suit)
  return copiesIn(deck, card) > 0 ? read(card) : unread(`there is no ${signOf(card)} in ${deck.name}`)
}

const JOKER_SIGN = /^(xx|jkr)$/i
const RUN_OF_CARDS = /^(?:xx|jkr|(?:10|[2-9tjqka])[cdhs♣♦♥♠])+$/i
const EACH_CARD = /xx|jkr|(?:10|[2-9tjqka])[cdhs♣♦♥♠]/gi

function signsIn(text: string): string[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  return words.flatMap((word) => (RUN_OF_CARDS.test(word) ? (word.match(EACH_CARD) ?? []) : [word]))
}

const suitFrom = (sign: string): number => {
  const letter = (SUITS as readonly string[]).indexOf(sign.toLowerCase())
  return letter >= 0 ? letter : ['♣', '♦', '♥', '♠'].indexOf(sign)
}

function refuseRepeats(cards: readonly Card[], deck: Deck) {
  const seen = new Map<Card, number[]>()
  for (const [index, card] of cards.entries()) {
    const places = [...(seen.get(card) ?? []), index + 1]
    const copies = copiesIn(deck, card)
    if (places.length > copies) {
      const before = places.slice(0, -1)
      const same = before.length === 1 ? `already card ${before[0]}` : `already cards ${before.join(', ')}`
      const held = copies === 1 ? 'only once' : `only ${copies} times`
      return unread(`card ${index + 1}, '${signOf(card)}': ${same}, and ${deck.name} has it ${held}`, index + 1)
    }
    seen.set(card, places)
  }
  return undefined
}

function refuseCount(found: number, count: CardCount | undefined) {
  if (count === undefined) return undefined
  const { min, max } = typeof count === 'number' ? { min: count, max: count } : count
  if (found >= min && found <= max) return undefined
  const wanted = min === max ? `${min} ${min === 1 ? 'card' : 'cards'}` : `${min} to ${max} cards`
  return unread(`${wanted} wanted, ${found} given`)
}

/** Long or unprintable signs are cut and cleaned before they are shown. */
const shown = (sign: string): string => {
  const clean = sign.replace(/\p{C}/gu, '?')
  return clean.length > 12 ? `${clean.slice(0, 12)}…` : clean
}
