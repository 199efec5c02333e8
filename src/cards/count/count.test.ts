import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slowBest } from '../../../tests/slow-evaluator.ts'
import { categoryOf, evaluate5, evaluate6, HIGH_CATEGORIES, type HighCategory, tiebreakOf } from '../high/high.ts'
import { classCounts, classCounts7 } from './count.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

type Counts = Record<HighCategory, number>

/** Five of one suit or more: any k ranks of the suit, the other cards from the other three suits. */
const suited = (size: number) =>
  [5, 6, 7].filter((k) => k <= size).reduce((sum, k) => sum + 4 * choose(13, k) * choose(39, size - k), 0)
/** The five of a royal, and any others. */
const royals = (size: number) => 4 * choose(47, size - 5)
/** Nine other tops; the next card up of the suit must be missing, or the hand would have a better straight flush. */
const straightFlushes = (size: number) => 4 * 9 * choose(46, size - 5)
const flushes = (size: number) => suited(size) - royals(size) - straightFlushes(size)

/**
 * Sets of 5, 6, 7 ranks with a straight: ace-high with any others, or one of nine others without the next rank up.
 * 10, 71 and 217.
 */
const straightSets = (ranks: number) => choose(8, ranks - 5) + 9 * choose(7, ranks - 5)
const plainSets = (ranks: number) => choose(13, ranks) - straightSets(ranks)

// Ways to give suits to ranks without five cards of one suit: all ways, less four suits × the ways to have five or more.
const FIVE_SINGLES = 4 ** 5 - 4
const SIX_SINGLES = 4 ** 6 - 4 * (choose(6, 5) * 3 + 1)
const SEVEN_SINGLES = 4 ** 7 - 4 * (choose(7, 5) * 3 ** 2 + choose(7, 6) * 3 + 1)
// A pair holds a given suit in three of its six ways, trips in three of their four.
const PAIR_FOUR_SINGLES = 6 * 4 ** 4 - 4 * 3
/** Six of the suit; the pair and four of five singles; all five singles without the pair. */
const PAIR_FIVE_SINGLES = 6 * 4 ** 5 - 4 * (3 + 3 * choose(5, 4) * 3 + 3)
const TWO_PAIRS_THREE_SINGLES = 6 ** 2 * 4 ** 3 - 4 * 3 * 3
const TRIPS_FOUR_SINGLES = 4 * 4 ** 4 - 4 * 3

const FIVE: Counts = {
  'royal flush': royals(5),
  'straight flush': straightFlushes(5),
  'four of a kind': 13 * 48,
  'full house': 13 * 4 * 12 * 6,
  flush: flushes(5),
  straight: straightSets(5) * FIVE_SINGLES,
  'three of a kind': 13 * 4 * choose(12, 2) * 4 ** 2,
  'two pair': choose(13, 2) * 6 ** 2 * 44,
  pair: 13 * 6 * choose(12, 3) * 4 ** 3,
  'high card': plainSets(5) * FIVE_SINGLES,
}

const SIX: Counts = {
  'royal flush': royals(6),
  'straight flush': straightFlushes(6),
  'four of a kind': 13 * choose(48, 2),
  // 3-3 and 3-2-1
  'full house': choose(13, 2) * 4 ** 2 + 13 * 4 * 12 * 6 * 44,
  flush: flushes(6),
  // six ranks, or five of which one is paired
  straight: straightSets(6) * SIX_SINGLES + straightSets(5) * 5 * PAIR_FOUR_SINGLES,
  'three of a kind': 13 * 4 * choose(12, 3) * 4 ** 3,
  // 2-2-2 and 2-2-1-1
  'two pair': choose(13, 3) * 6 ** 3 + choose(13, 2) * 6 ** 2 * choose(11, 2) * 4 ** 2,
  pair: plainSets(5) * 5 * PAIR_FOUR_SINGLES,
  'high card': plainSets(6) * SIX_SINGLES,
}

const SEVEN: Counts = {
  'royal flush': royals(7),
  'straight flush': straightFlushes(7),
  'four of a kind': 13 * choose(48, 3),
  // 3-3-1, 3-2-2 and 3-2-1-1
  'full house':
    choose(13, 2) * 4 ** 2 * 44 + 13 * 4 * choose(12, 2) * 6 ** 2 + 13 * 4 * 12 * 6 * choose(11, 2) * 4 ** 2,
  flush: flushes(7),
  // seven ranks; six with a pair; five with trips or with two pairs
  straight:
    straightSets(7) * SEVEN_SINGLES +
    straightSets(6) * 6 * PAIR_FIVE_SINGLES +
    straightSets(5) * (5 * TRIPS_FOUR_SINGLES + choose(5, 2) * TWO_PAIRS_THREE_SINGLES),
  'three of a kind': plainSets(5) * 5 * TRIPS_FOUR_SINGLES,
  // 2-2-2-1 and 2-2-1-1-1
  'two pair': choose(13, 3) * 6 ** 3 * 40 + plainSets(5) * choose(5, 2) * TWO_PAIRS_THREE_SINGLES,
  pair: plainSets(6) * 6 * PAIR_FIVE_SINGLES,
  'high card': plainSets(7) * SEVEN_SINGLES,
}

function byCategory(counts: ArrayLike<number>): Counts {
  const sums = Object.fromEntries(HIGH_CATEGORIES.map((category) => [category, 0])) as Counts
  for (let strength = 1; strength < counts.length; strength++) sums[categoryOf(strength)] += counts[strength]!
  return sums
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

test('the arithmetic accounts for every hand', () => {
  expect([total(FIVE), total(SIX), total(SEVEN)]).toEqual([choose(52, 5), choose(52, 6), choose(52, 7)])
  expect(choose(52, 7)).toBe(133_784_560)
})

describe('counted by combinatorics', () => {
  test.each([
    [5, FIVE],
    [6, SIX],
    [7, SEVEN],
  ] as const)('the categories of all %i-card hands are as the arithmetic says', (size, expected) => {
    expect(byCategory(classCounts(size))).toEqual(expected)
  })

  test('seven cards never end as the weakest hands: 4,824 of the 7,462 classes are left', () => {
    const counts = classCounts7()
    expect(counts.filter((count) => count > 0).length).toBe(4824)
    expect(counts[7462]).toBe(royals(7))
  })

  test('with dead cards, every class is as often as dealing out the rest says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 6, 7).chain((size) =>
          fc.tuple(
            fc.constant(size as 5 | 6 | 7),
            fc.oneof(
              fc.shuffledSubarray(
                Array.from({ length: 52 }, (_, card) => card),
                { minLength: size + 2, maxLength: size + 2 },
              ),
              // Two ranks-rich suits, so that flushes are there to be counted.
              fc.shuffledSubarray(
                Array.from({ length: 26 }, (_, n) => (n >> 1) * 4 + (n & 1)),
                { minLength: size + 2, maxLength: size + 2 },
              ),
            ),
          ),
        ),
        ([size, live]) => {
          const dead = Array.from({ length: 52 }, (_, card) => card).filter((card) => !live.includes(card))
          const expected = new Map<string, number>()
          for (const hand of subsets(live, size)) {
            const { category, ranks } = slowBest(hand)
            const name = `${category} ${ranks}`
            expected.set(name, (expected.get(name) ?? 0) + 1)
          }
          const counted = new Map<string, number>()
          for (const [strength, count] of classCounts(size, dead).entries()) {
            if (count > 0) counted.set(`${categoryOf(strength)} ${tiebreakOf(strength)}`, count)
          }
          expect(counted).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('dead cards that are no cards, or there twice, are refused by position', () => {
    expect(() => classCounts(5, [3, 52])).toThrow('dead card 2 is 52')
    expect(() => classCounts(5, [3, 4, 3])).toThrow('dead card 3, 2s, is there twice')
  })
})

describe('counted by judging every hand', () => {
  test('5 cards', () => {
    const counts = new Uint32Array(7463)
    for (let a = 4; a < 52; a++) {
      for (let b = 3; b < a; b++) {
        for (let c = 2; c < b; c++)
          for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) counts[evaluate5(a, b, c, d, e)]!++
      }
    }
    expect(byCategory(counts)).toEqual(FIVE)
    expect(counts).toEqual(classCounts(5))
  })

  test('6 cards', () => {
    const counts = new Uint32Array(7463)
    for (let a = 5; a < 52; a++) {
      for (let b = 4; b < a; b++) {
        for (let c = 3; c < b; c++) {
          for (let d = 2; d < c; d++) {
            for (let e = 1; e < d; e++) for (let f = 0; f < e; f++) counts[evaluate6(a, b, c, d, e, f)]!++
          }
        }
      }
    }
    expect(byCategory(counts)).toEqual(SIX)
    expect(counts).toEqual(classCounts(6))
  })
})

function subsets(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return cards.flatMap((card, at) => subsets(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]))
}
