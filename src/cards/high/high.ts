/**
 * Five-card high: the strength of the best five of 5, 6 or 7 different cards of the 52.
 * Cards are trusted to be such; notation and deals are checked where they come in.
 */
import type { Card } from '../card.ts'
import { SUITED as SUITED_STRENGTHS } from './classes.ts'
import { BIT_IN_SUIT, KEYS, RANKS_5, RANKS_7, ranks6, suitsWith } from './tables.ts'

export { categoryOf, HIGH_CATEGORIES, type HighCategory, STRENGTH_MAX } from './classes.ts'
export { describe, strengthOf, tiebreakOf } from './tiebreaks.ts'

// V8 folds a module's own constants into the code, not imported ones: without these copies it is half as fast.
const RANK_BITS = 23
const RANK_MASK = 0x7fffff
const ROW_BITS = 7
const ROW_MASK = 127
const KEY = KEYS
const BIT = BIT_IN_SUIT
const SUITED = SUITED_STRENGTHS
const FLUSH_5 = suitsWith(5, 5)
const FLUSH_6 = suitsWith(6, 5)
const FLUSH_7 = suitsWith(7, 5)
const { rows: ROWS_5, strengths: STRENGTHS_5 } = RANKS_5
const { rows: ROWS_7, strengths: STRENGTHS_7 } = RANKS_7

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
  const sum = (KEY[a & 255]! + KEY[b & 255]! + KEY[c & 255]! + KEY[d & 255]! + KEY[e & 255]!) | 0
  const flush = FLUSH_5[sum >>> RANK_BITS]!
  if (flush !== 0)
    return SUITED[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  return STRENGTHS_5[ROWS_5[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (KEY[a & 255]! + KEY[b & 255]! + KEY[c & 255]! + KEY[d & 255]! + KEY[e & 255]! + KEY[f & 255]!) | 0
  const flush = FLUSH_6[sum >>> RANK_BITS]!
  if (flush !== 0) return suited((flush - 1) << 6, a, b, c, d, e, f, f)
  const { rows, strengths } = ranks6()
  return strengths[rows[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum =
    (KEY[a & 255]! + KEY[b & 255]! + KEY[c & 255]! + KEY[d & 255]! + KEY[e & 255]! + KEY[f & 255]! + KEY[g & 255]!) | 0
  const flush = FLUSH_7[sum >>> RANK_BITS]!
  if (flush !== 0) return suited((flush - 1) << 6, a, b, c, d, e, f, g)
  return STRENGTHS_7[ROWS_7[(sum & RANK_MASK) >>> ROW_BITS]! + (sum & ROW_MASK)]!
}

/** A flush beats whatever else 6 or 7 cards hold besides it: no full house or quads fit beside five suited cards. */
function suited(from: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  return SUITED[
    BIT[from + a]! | BIT[from + b]! | BIT[from + c]! | BIT[from + d]! | BIT[from + e]! | BIT[from + f]! | BIT[from + g]!
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

/** The five cards that make the best hand, in the order given; where several fives are as good, the first found. */
export function bestFive(cards: readonly Card[]): Card[] {
  const best = evaluate(cards)
  for (let first = 0; first < cards.length; first++) {
    for (let second = first; second < cards.length; second++) {
      const kept = cards.length === 5 ? [...cards] : cards.filter((_, at) => at !== first && at !== second)
      if (kept.length === 5 && evaluate(kept) === best) return kept
    }
  }
  throw new Error(`no five of the cards ${cards.join(' ')} are as strong as all of them`)
}
