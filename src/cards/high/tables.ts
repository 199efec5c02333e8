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
} from './classes.ts'

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

/** By card. 256 long, so that `card & 255` needs no check of bounds, and a byte not even the mask. */
export const KEYS = new Int32Array(256)
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
        const c = size - d - h - s
        table[sum] = c >= least ? 1 : d >= least ? 2 : h >= least ? 3 : s >= least ? 4 : 0
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
function rankHands(size: number): { sums: Int32Array; strengths: Uint16Array } {
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
  const rows = new Uint16Array((RANK_MASK >> ROW_BITS) + 1)
  const table = new Uint16Array(TABLE_LENGTH)
  /** One bit for each place of the table, and spare words so that the last row may be tried past the end. */
  const free = new Int32Array((TABLE_LENGTH >> 5) + 8).fill(-1)
  const { lasts, before, byLength } = chains(sums)
  const columns = new Uint8Array(ROW_MASK + 1)
  /** Answers with the place of the row's lowest column. Small, for large loops take longer to compile than to run. */
  const slideIn = (row: number, length: number, from: number): number => {
    let lowest = ROW_MASK
    for (let at = lasts[row]!, n = 0; at > 0; at = before[at]!) {
      const column = sums[at - 1]! & ROW_MASK
      columns[n++] = column
      if (column < lowest) lowest = column
    }
    const start = fitting(free, columns, length, Math.max(0, from - lowest))
    rows[row] = start
    for (let at = lasts[row]!; at > 0; at = before[at]!) {
      const cell = start + (sums[at - 1]! & ROW_MASK)
      free[cell >> 5]! &= ~(1 << (cell & 31))
      table[cell] = strengths[at - 1]!
    }
    return start + lowest
  }
  for (let length = byLength.length - 1; length > 0; length--) {
    let place = firstFree(free)
    for (const row of byLength[length]!) place = slideIn(row, length, place)
  }
  return { rows, strengths: table }
}

/**
 * The sums of each row as a chain: the last one of the row, and before each the one before. Sums are numbered from 1 and 0
 * ends a chain. Sorting would do as well, and take longer than everything else here.
 */
function chains(sums: Int32Array): { lasts: Uint16Array; before: Uint16Array; byLength: number[][] } {
  const lasts = new Uint16Array((RANK_MASK >> ROW_BITS) + 1)
  const lengths = new Uint8Array(lasts.length)
  const before = new Uint16Array(sums.length + 1)
  for (let at = 1; at <= sums.length; at++) {
    const row = sums[at - 1]! >> ROW_BITS
    before[at] = lasts[row]!
    lasts[row] = at
    lengths[row]!++
  }
  const byLength: number[][] = Array.from({ length: ROW_MASK + 2 }, () => [])
  for (let at = 1; at <= sums.length; at++) {
    const row = sums[at - 1]! >> ROW_BITS
    if (before[at] === 0) byLength[lengths[row]!]!.push(row)
  }
  return { lasts, before, byLength }
}

function firstFree(free: Int32Array): number {
  const word = free.findIndex((bits) => bits !== 0)
  return word * 32 + lowestBit(free[word]!)
}

/** The first start, not before `from`, at which every column of the row is free: 32 starts are tried at once. */
function fitting(free: Int32Array, columns: Uint8Array, length: number, from: number): number {
  let starts = -1 << (from & 31)
  for (let base = from & ~31; base < TABLE_LENGTH - ROW_MASK; base += 32) {
    for (let n = 0; n < length && starts !== 0; n++) {
      const cell = base + columns[n]!
      const shift = cell & 31
      const low = free[cell >> 5]! >>> shift
      starts &= shift === 0 ? low : low | (free[(cell >> 5) + 1]! << (32 - shift))
    }
    if (starts !== 0) return base + lowestBit(starts)
    starts = -1
  }
  throw new Error('the rank table is too short for its rows')
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

// Last, for the tables want everything above. Hands of six are rare: their table is made with the first of them.
export const RANKS_5 = rankTable(5)
export const RANKS_7 = rankTable(7)
let six: RankTable | undefined
export const ranks6 = (): RankTable => (six ??= rankTable(6))
