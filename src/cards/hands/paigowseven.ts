import { ACE, type Card, isJoker, rankOf, suitOf } from '../card.ts'
import { HIGH_CATEGORIES } from '../high/classes.ts'

/** What seven cards of pai gow poker are best for, lowest first; three pair is two pair here. */
export const PAI_GOW_SEVEN = [
  ...HIGH_CATEGORIES,
  'five aces',
  '7-card straight flush (with joker)',
  'royal flush + suited K-Q',
  '7-card straight flush (natural)',
] as const
export type PaiGowSeven = (typeof PAI_GOW_SEVEN)[number]

/** All seven cards, at most one joker, which is an ace or completes a straight or flush. */
export const paiGowSeven = (cards: readonly Card[]): PaiGowSeven => PAI_GOW_SEVEN[paiGowSevenIndex(cards)]!

/** The same as a number of `PAI_GOW_SEVEN`; made of sets of ranks, so that all 154,143,080 hands can be counted. */
export function paiGowSevenIndex(cards: readonly Card[]): number {
  const suits: [number, number, number, number] = [0, 0, 0, 0]
  const counts = new Uint8Array(13)
  let jokers = 0
  for (const card of cards) {
    if (isJoker(card)) jokers++
    else {
      suits[suitOf(card)]! |= 1 << rankOf(card)
      counts[rankOf(card)]!++
    }
  }
  return suitedIndex(suits, jokers, counts) ?? unsuitedIndex(suits, jokers, counts)
}

/** Hands where suit matters and that beat four of a kind; five aces are looked at between them. */
function suitedIndex(suits: readonly number[], jokers: number, counts: Uint8Array): number | undefined {
  let best = counts[ACE] === 4 && jokers === 1 ? FIVE_ACES : 0
  for (const suit of suits) {
    if (BITS[suit]! + jokers < 5) continue
    if (IN_SEVEN[suit]! + jokers >= 7) best = Math.max(best, jokers === 0 ? SEVEN_NATURAL : SEVEN_WITH_JOKER)
    else if (BITS[suit & ROYAL]! + jokers >= 5) {
      const isMatched = suits.some((other) => other !== suit && (other & KING_QUEEN) === KING_QUEEN)
      best = Math.max(best, isMatched ? ROYAL_AND_MATCH : ROYAL_FLUSH)
    } else if (IN_FIVE[suit]! + jokers >= 5) best = Math.max(best, STRAIGHT_FLUSH)
  }
  return best > 0 ? best : undefined
}

function unsuitedIndex(suits: readonly number[], jokers: number, counts: Uint8Array): number {
  const [most, next] = mostOften(counts, jokers)
  if (most >= 4) return FOUR_OF_A_KIND
  if (most === 3 && next >= 2) return FULL_HOUSE
  if (suits.some((suit) => BITS[suit]! + jokers >= 5)) return FLUSH
  if (IN_FIVE[suits.reduce((all, suit) => all | suit, 0)]! + jokers >= 5) return STRAIGHT
  if (most === 3) return THREE_OF_A_KIND
  if (most === 2) return next === 2 ? TWO_PAIR : PAIR
  return HIGH_CARD
}

/** The two largest numbers of one rank, the joker counted with the aces. */
function mostOften(counts: Uint8Array, jokers: number): [number, number] {
  let most = 0
  let next = 0
  for (let rank = 0; rank <= ACE; rank++) {
    const count = counts[rank]! + (rank === ACE ? jokers : 0)
    if (count > most) {
      next = most
      most = count
    } else if (count > next) next = count
  }
  return [most, next]
}

/** By set of ranks: how many there are, and how many of them at most lie within five or seven in a row. */
const BITS = new Uint8Array(8192)
const IN_FIVE = new Uint8Array(8192)
const IN_SEVEN = new Uint8Array(8192)
const [FIVE_IN_A_ROW, SEVEN_IN_A_ROW] = [rowsOf(5), rowsOf(7)]
for (let set = 1; set < 8192; set++) {
  // Parts of a set are smaller numbers: their bits are counted already.
  BITS[set] = BITS[set >> 1]! + (set & 1)
  IN_FIVE[set] = mostWithin(set, FIVE_IN_A_ROW)
  IN_SEVEN[set] = mostWithin(set, SEVEN_IN_A_ROW)
}

/** The ace may stand below the two. */
function rowsOf(length: number): number[] {
  const row = 2 ** length - 1
  return [(1 << ACE) | (row >> 1), ...Array.from({ length: 14 - length }, (_, from) => row << from)]
}

function mostWithin(set: number, rows: readonly number[]): number {
  let most = 0
  for (const within of rows) most = Math.max(most, BITS[set & within]!)
  return most
}

const ROYAL = 0b1_1111_0000_0000
const KING_QUEEN = 0b0_1100_0000_0000

const [
  HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND,
  STRAIGHT_FLUSH, ROYAL_FLUSH, FIVE_ACES, SEVEN_WITH_JOKER, ROYAL_AND_MATCH, SEVEN_NATURAL,
] = PAI_GOW_SEVEN.map((_, index) => index) as [
  number, number, number, number, number, number, number, number, number, number, number, number, number, number,
] // biome-ignore format: names in the table's order
