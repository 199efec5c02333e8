import { ACE, type Card, rankOf, suitOf } from '../card.ts'
import { inWords, rankSigns } from '../groups.ts'
import type { Standing } from '../standing.ts'

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

/** How many ranks decide inside each category. */
const DECIDING = [4, 3, 2, 1, 4, 2, 1, 1] as const

/** The best four of four to seven cards. */
export function fourCard(cards: readonly Card[]): Standing<FourCardCategory> {
  const strength = fourCardStrength(cards)
  const index = fourCardIndex(strength)
  const category = FOUR_CARD_CATEGORIES[index]!
  const ranks = Array.from({ length: DECIDING[index]! }, (_, place) => (strength >> (4 * (4 - place))) & 15)
  return { strength, category, tiebreak: rankSigns(ranks), says: inWords(category, ranks) }
}

/** The place of a strength's category in `FOUR_CARD_CATEGORIES`. */
export const fourCardIndex = (strength: number): number => strength >> 20

/** By sets of ranks, so that every deal can be counted in seconds. */
export function fourCardStrength(cards: readonly Card[]): number {
  if (cards.length < 4 || cards.length > 7)
    throw new RangeError(`four-card poker takes 4 to 7 cards, not ${cards.length}`)
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    const suit = suitOf(card)
    if (suit === 0) clubs |= bit
    else if (suit === 1) diamonds |= bit
    else if (suit === 2) hearts |= bit
    else spades |= bit
  }
  return fourCardOfSuits(clubs, diamonds, hearts, spades)
}

/** The same from the ranks held in each suit, bit 0 for a two; whoever counts all deals asks here. */
export function fourCardOfSuits(a: number, b: number, c: number, d: number): number {
  const four = a & b & c & d
  if (four !== 0) return packed(7, top(four), 0, 0, 0)
  const suited = hasFour(a) ? a : hasFour(b) ? b : hasFour(c) ? c : hasFour(d) ? d : 0
  const suitedTop = suited === 0 ? -1 : rowTop(suited)
  if (suitedTop >= 0) return packed(6, suitedTop, 0, 0, 0)
  const once = a | b | c | d
  const ab = a & b
  const abc = (ab | (a & c) | (b & c)) & d
  const thrice = (ab & c) | abc
  if (thrice !== 0) {
    const first = top(thrice)
    return packed(5, first, top(once & ~(1 << first)), 0, 0)
  }
  if (suited !== 0) return tops(4, suited)
  const row = rowTop(once)
  if (row >= 0) return packed(3, row, 0, 0, 0)
  const twice = ab | ((a | b) & c) | ((a | b | c) & d)
  if (twice === 0) return tops(0, once)
  const first = top(twice)
  const others = twice & ~(1 << first)
  if (others !== 0) return packed(2, first, top(others), 0, 0)
  const kickers = once & ~twice
  const second = top(kickers)
  return packed(1, first, second, top(kickers & ~(1 << second)), 0)
}

const top = (set: number) => 31 - Math.clz32(set)

/** As in standing.ts: a category and its deciding ranks as one number. */
const packed = (category: number, one: number, two: number, three: number, four: number) =>
  (category << 20) | (one << 16) | (two << 12) | (three << 8) | (four << 4)

/** The four highest ranks of a set decide. */
function tops(category: number, set: number): number {
  const one = top(set)
  let rest = set & ~(1 << one)
  const two = top(rest)
  rest &= ~(1 << two)
  const three = top(rest)
  return packed(category, one, two, three, top(rest & ~(1 << three)))
}

const hasFour = (set: number) => {
  const two = set & (set - 1)
  const three = two & (two - 1)
  return (three & (three - 1)) !== 0
}

const LOW_ROW = (1 << ACE) | 0b111
/** The top of the highest four in a row, or -1; the ace may stand below the two. */
function rowTop(set: number): number {
  const rows = set & (set << 1) & (set << 2) & (set << 3)
  if (rows !== 0) return top(rows)
  return (set & LOW_ROW) === LOW_ROW ? 2 : -1
}
