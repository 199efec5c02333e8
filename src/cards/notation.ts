import { type Message, message } from '../base/message.ts'
import { type Card, cardOf, JOKER, RANKS, SUITS, signOf } from './card.ts'
import { copiesIn, DECK_52, type Deck } from './deck.ts'

/** What reading gives: the thing, or what was wrong, where, and what would be right. */
export type Reading<T> = { ok: true; value: T } | Unread
export type Unread = { ok: false; why: Message; position?: number }

export const read = <T>(value: T): Reading<T> => ({ ok: true, value })
export const unread = (why: Message, position?: number): Unread =>
  position === undefined ? { ok: false, why } : { ok: false, why, position }

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
    if (!parsed.ok) return unreadCard(index + 1, shown(sign), parsed.why)
    cards.push(parsed.value)
  }
  return refuseRepeats(cards, deck) ?? refuseCount(cards.length, count) ?? read(cards)
}

/** Reads one card; the refusal does not name the card, so that the caller can say where it stood. */
export function parseCard(sign: string, deck: Deck = DECK_52): Reading<Card> {
  if (JOKER_SIGN.test(sign)) {
    return deck.jokers > 0 ? read(JOKER) : unread(message('no joker in the deck', { deck }))
  }
  const symbols = [...(sign.startsWith('10') ? `T${sign.slice(2)}` : sign)]
  const [rankSign = '', suitSign = '', ...more] = symbols
  const rank = (RANKS as readonly string[]).indexOf(rankSign.toUpperCase())
  if (rank < 0) return unread(message('unknown rank', { sign: shown(rankSign) }))
  if (suitSign === '') return unread(message('suit is missing'))
  const suit = suitFrom(suitSign)
  if (suit < 0) return unread(message('unknown suit', { sign: shown(suitSign) }))
  if (more.length > 0) return unread(message('more than one card'))
  const card = cardOf(rank, suit)
  return copiesIn(deck, card) > 0 ? read(card) : unread(message('card not in the deck', { card: signOf(card), deck }))
}

const unreadCard = (place: number, sign: string, why: Message): Unread =>
  unread(message('card of a list', { place, sign, why }), place)

const JOKER_SIGN = /^(xx|jkr|joker)$/i
const RUN_OF_CARDS = /^(?:xx|jkr|joker|(?:10|[2-9tjqka])[cdhs♣♦♥♠])+$/i
const EACH_CARD = /xx|jkr|joker|(?:10|[2-9tjqka])[cdhs♣♦♥♠]/gi

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
      const why = message('card is there already', { before: places.slice(0, -1), deck, copies })
      return unreadCard(index + 1, signOf(card), why)
    }
    seen.set(card, places)
  }
  return undefined
}

function refuseCount(found: number, count: CardCount | undefined) {
  if (count === undefined) return undefined
  const { min, max } = typeof count === 'number' ? { min: count, max: count } : count
  if (found >= min && found <= max) return undefined
  return unread(message('another number of cards', { min, max, given: found }))
}

/** Long or unprintable signs are cut and cleaned before they are shown. */
const shown = (sign: string): string => {
  const clean = sign.replace(/\p{C}/gu, '?')
  return clean.length > 12 ? `${clean.slice(0, 12)}…` : clean
}
