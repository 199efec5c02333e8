/**
 * Five-card high: the strength of the best five of 5, 6 or 7 different cards of the 52.
 * Cards are trusted to be such; notation and deals are checked where they come in.
 */
import type { Card } from './card.ts'
import { SUITED } from './high-classes.ts'
import { BIT_IN_SUIT, flushSuits, KEYS, RANK_BITS, RANK_MASK, ROW_BITS, ROW_MASK, rankTable } from './high-tables.ts'

export { categoryOf, HIGH_CATEGORIES, type HighCategory, STRENGTH_MAX } from './high-classes.ts'
export { describe, strengthOf, tiebreakOf } from './high-tiebreaks.ts'

const FLUSH_5 = flushSuits(5)
const FLUSH_6 = flushSuits(6)
const FLUSH_7 = flushSuits(7)
const { rows: ROWS_5, strengths: STRENGTHS_5 } = rankTable(5)
const { rows: ROWS_6, strengths: STRENGTHS_6 } = rankTable(6)
const { rows: ROWS_7, strengths: STRENGTHS_7 } = rankTable(7)

/** 1 for the weakest hand to 7462 for the royal flush; equal strengths tie. */
export function evaluate(cards: readonly Card[]): number {
  if (cards.length === 7) {
    return evaluate7(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!, cards[6]!)
  }
  if (cards.length === 5) return evaluate5(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)
  if (cards.length === 6) return evaluate6(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!)
  throw new RangeError(`a high hand is judged from 5, 6 or 7 cards, not from ${cards.length}`)
}

export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const sum = (KEYS[a & 63]! + KEYS[b & 63]! + KEYS[c & 63]! + KEYS[d & 63]! + KEYS[e & 63]!) | 0
  const flush = FLUSH_5[sum >>> RANK_BITS]!
  if (flush !== 0)
    return SUITED[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  return STRENGTHS_5[ROWS_5[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (KEYS[a & 63]! + KEYS[b & 63]! + KEYS[c & 63]! + KEYS[d & 63]! + KEYS[e & 63]! + KEYS[f & 63]!) | 0
  const flush = FLUSH_6[sum >>> RANK_BITS]!
  if (flush !== 0) return suited((flush - 1) << 6, a, b, c, d, e, f, f)
  return STRENGTHS_6[ROWS_6[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum =
    (KEYS[a & 63]! + KEYS[b & 63]! + KEYS[c & 63]! + KEYS[d & 63]! + KEYS[e & 63]! + KEYS[f & 63]! + KEYS[g & 63]!) | 0
  const flush = FLUSH_7[sum >>> RANK_BITS]!
  if (flush !== 0) return suited((flush - 1) << 6, a, b, c, d, e, f, g)
  return STRENGTHS_7[ROWS_7[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

/** A flush beats whatever else 6 or 7 cards hold besides it: no full house or quads fit beside five suited cards. */
function suited(from: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  return SUITED[
    BIT_IN_SUIT[from + a]! |
      BIT_IN_SUIT[from + b]! |
      BIT_IN_SUIT[from + c]! |
      BIT_IN_SUIT[from + d]! |
      BIT_IN_SUIT[from + e]! |
      BIT_IN_SUIT[from + f]! |
      BIT_IN_SUIT[from + g]!
  ]!
}

/** Seven cards a hand, one hand after another in `hands`; the strengths go to `out`. */
export function evaluateAll(hands: Uint8Array, out: Uint16Array): void {
  const count = (hands.length / 7) | 0
  if (count * 7 !== hands.length) throw new RangeError(`${hands.length} cards are not a whole number of 7-card hands`)
  if (out.length < count) throw new RangeError(`${count} hands need as many places for strengths, not ${out.length}`)
  for (let hand = 0, at = 0; hand < count; hand++, at += 7) {
    out[hand] = evaluate7(
      hands[at]!,
      hands[at + 1]!,
      hands[at + 2]!,
      hands[at + 3]!,
      hands[at + 4]!,
      hands[at + 5]!,
      hands[at + 6]!,
    )
  }
}

/** The five cards that make the best hand, in the order given; of equal ones the first. */
export function bestFive(cards: readonly Card[]): Card[] {
  const best = evaluate(cards)
  const drops = cards.length - 5
  for (let first = 0; first < cards.length; first++) {
    for (let second = first; second < cards.length; second++) {
      const kept = cards.filter((_, at) => at !== first && at !== second)
      if (kept.length === 5 && evaluate(kept) === best) return kept
    }
  }
  if (drops === 0) return [...cards]
  throw new Error('no five of the cards are as strong as all of them')
}
