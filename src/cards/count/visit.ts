/**
 * How many of the 133,784,560 seven-card hands have each strength, by going through all of them.
 * `classCounts` gives the same numbers by combinatorics; this is its proof, and the measure of raw speed.
 *
 * The cards of a hand fall, so everything below the last one is still in the deck. Suits only matter where they can make
 * a flush: all 20,358,520 beginnings of six cards are looked at for that. Where no flush can come, sixth cards of one rank
 * are looked up together and the seventh is taken a rank at a time.
 */
import { STRENGTH_MAX, SUITED as SUITED_STRENGTHS } from '../high/classes.ts'
import { BIT_IN_SUIT, KEYS, RANK_KEYS, RANKS_7, suitsWith } from '../high/tables.ts'

// Copies: V8 folds a module's own constants into the code, not imported ones.
const RANK_BITS = 23
const RANK_MASK = 0x7fffff
const ROW_BITS = 7
const ROW_MASK = 127
const KEY = KEYS
const BIT = BIT_IN_SUIT
const RANK_KEY = Int32Array.from(RANK_KEYS)
const SUITED = SUITED_STRENGTHS
const { rows: ROWS, strengths: STRENGTHS } = RANKS_7
/** By the suits of six cards: 1 + the suit that has four or more of them, or 0. */
const NEAR_FLUSH = suitsWith(6, 4)

/** By strength; place 0 stays empty. */
export function visitedClassCounts7(): Uint32Array {
  const counts = new Uint32Array(STRENGTH_MAX + 1)
  for (let a = 51; a >= 6; a--) {
    for (let b = a - 1; b >= 5; b--) {
      for (let c = b - 1; c >= 4; c--) for (let d = c - 1; d >= 3; d--) visitBelow(counts, a, b, c, d)
    }
  }
  return counts
}

/** The last cards are low and their keys small, so that the tables are read close together. */
function visitBelow(counts: Uint32Array, a: number, b: number, c: number, d: number): void {
  const sum4 = (KEY[a]! + KEY[b]! + KEY[c]! + KEY[d]!) | 0
  for (let e = d - 1; e >= 2; e--) {
    const sum5 = (sum4 + KEY[e]!) | 0
    for (let rank = (e - 1) >> 2; rank >= 0; rank--) {
      const ranks = ((sum5 & RANK_MASK) + RANK_KEY[rank]!) | 0
      let plain = 0
      let pairs = 0
      for (let f = Math.min(e - 1, rank * 4 + 3); f >= rank * 4; f--) {
        const near = NEAR_FLUSH[((sum5 + KEY[f]!) | 0) >>> RANK_BITS]!
        if (near === 0) {
          plain++
          pairs += f & 3
        } else {
          const from = (near - 1) << 6
          const held =
            BIT[from + a]! | BIT[from + b]! | BIT[from + c]! | BIT[from + d]! | BIT[from + e]! | BIT[from + f]!
          visitNearFlush(counts, ranks, f, from, held)
        }
      }
      if (plain === 0) continue
      for (let lower = 0; lower < rank; lower++) {
        const sum = (ranks + RANK_KEY[lower]!) | 0
        counts[STRENGTHS[ROWS[sum >>> ROW_BITS]! + (sum & ROW_MASK)]!]! += 4 * plain
      }
      const sum = (ranks + RANK_KEY[rank]!) | 0
      if (pairs > 0) counts[STRENGTHS[ROWS[sum >>> ROW_BITS]! + (sum & ROW_MASK)]!]! += pairs
    }
  }
}

/** Six cards of which four or more are of one suit: card by card, for the seventh may make the flush. */
function visitNearFlush(counts: Uint32Array, ranks: number, f: number, from: number, held: number): void {
  for (let g = 0; g < f; g++) {
    // Not zero only where five or more suited ranks are together: then it is a flush, whatever else there is.
    const flush = SUITED[held | BIT[from + g]!]!
    const sum = (ranks + RANK_KEY[g >> 2]!) | 0
    counts[flush !== 0 ? flush : STRENGTHS[ROWS[sum >>> ROW_BITS]! + (sum & ROW_MASK)]!]!++
  }
}
