/**
 * The tables behind `evaluate`, made when the module loads.
 *
 * Every card has one 32-bit key and a hand is the sum of its keys. The low 23 bits say which ranks there are, the high
 * 9 bits how many of each suit, so that one addition per card answers both "is there a flush?" and "which ranks?".
 */
import {
  fullHouseStrength,
  pairStrength,
  quadsStrength,
  STRAIGHT_TOP,
  straightStrength,
  tripsStrength,
  twoPairStrength,
  unpairedStrength,
} from './high-classes.ts'

/**
 * Each is the smallest number that keeps the sums of any seven ranks (at most four of each) different from one another.
 * Sums of five and of six are then different too: two equal ones would stay equal with the same two cards added.
 */
export const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const
/** Seven cards have one sum for each way to share them out among the suits. */
const SUIT_KEYS = [0, 1, 8, 57] as const

const RANK_BITS = 23
const RANK_MASK = (1 << RANK_BITS) - 1
const ROW_BITS = 7
const ROW_MASK = (1 << ROW_BITS) - 1
/** Rows begin at a 16-bit number. */
const TABLE_LENGTH = 65536 + ROW_MASK

/** By card. 64 long, so that `card & 63` needs no check of bounds. */
export const KEYS = new Int32Array(64)
/** By suit × 64 + card: the bit of the card's rank when it has that suit, else 0. */
export const BIT_IN_SUIT = new Uint16Array(256)
for (let card = 0; card < 52; card++) {
  KEYS[card] = RANK_KEYS[card >> 2]! + (SUIT_KEYS[card & 3]! << RANK_BITS)
  BIT_IN_SUIT[(card & 3) * 64 + card] = 1 << (card >> 2)
}

/** By the suit part of the sum of `size` cards: 1 + the suit that has `least` cards or more, or 0. */
export function suitsWith(size: number, least: number): Uint8Array {
  const table = new Uint8Array(512)
  for (let d = 0; d <= size; d++) {
    for (let h = 0; h + d <= size; h++) {
      for (let s = 0; s + h + d <= size; s++) {
        const sum = d * SUIT_KEYS[1] + h * SUIT_KEYS[2] + s * SUIT_KEYS[3]
        table[sum] = [size - d - h - s, d, h, s].findIndex((count) => count >= least) + 1
      }
    }
  }
  return table
}

export type RankTable = {
  /** Where in `strengths` the row of a sum begins; the row is the sum without its low bits. */
  readonly rows: Uint16Array
  /** By row's beginning + low bits of the sum: the strength of these ranks without a flush. */
  readonly strengths: Uint16Array
}

function rankTable(size: number): RankTable {
  const { sums, strengths } = rankHands(size)
  return displaced(sums, strengths)
}

/** Every choice of `size` ranks, at most four of each: its sum of keys and its strength without a flush. */
export function rankHands(size: number): { sums: Int32Array; strengths: Uint16Array } {
  const count = { 5: 6175, 6: 18395, 7: 49205 }[size] ?? 0
  const sums = new Int32Array(count)
  const strengths = new Uint16Array(count)
  let at = 0
  const deal = (rank: number, left: number, sum: number, once: number, twice: number, thrice: number, four: number) => {
    if (left === 0) {
      sums[at] = sum
      strengths[at++] = strengthOfRanks(once, twice, thrice, four)
      return
    }
    if (rank < 0 || left > (rank + 1) * 4) return
    const bit = 1 << rank
    const key = RANK_KEYS[rank]!
    deal(rank - 1, left, sum, once, twice, thrice, four)
    deal(rank - 1, left - 1, sum + key, once | bit, twice, thrice, four)
    if (left >= 2) deal(rank - 1, left - 2, sum + 2 * key, once | bit, twice | bit, thrice, four)
    if (left >= 3) deal(rank - 1, left - 3, sum + 3 * key, once | bit, twice | bit, thrice | bit, four)
    if (left >= 4) deal(rank - 1, left - 4, sum + 4 * key, once | bit, twice | bit, thrice | bit, four | bit)
  }
  deal(12, size, 0, 0, 0, 0, 0)
  return { sums, strengths }
}

const top = (set: number) => 31 - Math.clz32(set)

/** Sets of ranks held at least once, twice, three times, four times. */
export function strengthOfRanks(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) {
    const quads = top(four)
    return quadsStrength(quads, top(once & ~(1 << quads)))
  }
  const trips = top(thrice)
  if (thrice !== 0) {
    const pairs = twice & ~(1 << trips)
    if (pairs !== 0) return fullHouseStrength(trips, top(pairs))
  }
  const straightTop = STRAIGHT_TOP[once]!
  if (straightTop >= 0) return straightStrength(straightTop)
  if (twice === 0) return unpairedStrength(once)
  const high = top(twice)
  const others = once & ~(1 << high)
  const first = top(others)
  const second = top(others & ~(1 << first))
  if (thrice !== 0) return tripsStrength(trips, first, second)
  const pairs = twice & ~(1 << high)
  if (pairs !== 0) return twoPairStrength(high, top(pairs), top(others & ~(1 << top(pairs))))
  return pairStrength(high, first, second, top(others & ~(1 << first) & ~(1 << second)))
}

/**
 * Rows of a sparse table slid into one another, the longest rows first. A row is tried from where the last row of its
 * length went, not from the beginning: a little looser, and twenty times faster to make.
 */
function displaced(sums: Int32Array, strengths: Uint16Array): RankTable {
  const sorted = sums.slice().sort()
  const rows = new Uint16Array((RANK_MASK >> ROW_BITS) + 1)
  const taken = new Uint8Array(TABLE_LENGTH)
  let firstFree = 0
  for (const sameLength of rowsByLength(sorted).reverse()) {
    while (taken[firstFree] !== 0) firstFree++
    let place = firstFree
    for (const begin of sameLength.begins) {
      const lowest = sorted[begin]! & ROW_MASK
      const start = fitting(taken, sorted, Math.max(0, place - lowest), begin, begin + sameLength.length)
      place = start + lowest
      rows[sorted[begin]! >> ROW_BITS] = start
      for (let at = begin; at < begin + sameLength.length; at++) taken[start + (sorted[at]! & ROW_MASK)] = 1
    }
  }
  const table = new Uint16Array(TABLE_LENGTH)
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at]!
    table[rows[sum >> ROW_BITS]! + (sum & ROW_MASK)] = strengths[at]!
  }
  return { rows, strengths: table }
}

/** Where each row begins among the sorted sums, the shortest rows first. */
function rowsByLength(sorted: Int32Array): { length: number; begins: number[] }[] {
  const byLength = Array.from({ length: ROW_MASK + 2 }, (_, length) => ({ length, begins: [] as number[] }))
  for (let begin = 0, end = 0; begin < sorted.length; begin = end) {
    const row = sorted[begin]! >> ROW_BITS
    while (end < sorted.length && sorted[end]! >> ROW_BITS === row) end++
    byLength[end - begin]!.begins.push(begin)
  }
  return byLength
}

function fitting(taken: Uint8Array, sorted: Int32Array, from: number, begin: number, end: number): number {
  const lowest = sorted[begin]! & ROW_MASK
  for (let start = from; start < TABLE_LENGTH - ROW_MASK; start++) {
    if (taken[start + lowest] !== 0) continue
    let at = begin + 1
    while (at < end && taken[start + (sorted[at]! & ROW_MASK)] === 0) at++
    if (at === end) return start
  }
  throw new Error('the rank table is too short for its rows')
}

// Last, for the tables want everything above.
export const RANKS_5 = rankTable(5)
export const RANKS_6 = rankTable(6)
export const RANKS_7 = rankTable(7)
