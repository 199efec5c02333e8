import { describe, expect, test } from 'vitest'
import {
  chiSquare,
  couponCollector,
  equalChiSquare,
  type Finding,
  gaps,
  orderNumber,
  pairs,
  permutations,
  poker,
  runs,
  serialCorrelation,
  upperChiSquare,
} from './statistics.ts'

describe('the tail of chi-square, against printed tables', () => {
  test.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [2, 9.21, 0.01],
    [5, 11.07, 0.05],
    [10, 23.209, 0.01],
    [10, 2.558, 0.99],
    [30, 50.892, 0.01],
    [100, 135.807, 0.01],
    [100, 70.065, 0.99],
  ])('with freedom %d, %d is exceeded with chance %d', (freedom, x, chance) => {
    expect(upperChiSquare(x, freedom)).toBeCloseTo(chance, 4)
  })

  test('with freedom 2 it is exactly e^(−x/2), far out too', () => {
    for (const x of [0, 0.1, 1, 10, 100, 700]) expect(upperChiSquare(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
    expect(upperChiSquare(200, 2) / Math.exp(-100)).toBeCloseTo(1, 9)
  })
})

test('chi-square of a die thrown 60 times, by hand: (4+0+1+1+0+4)/10 = 1', () => {
  expect(equalChiSquare('die', [12, 10, 9, 11, 10, 8])).toMatchObject({ statistic: 1, freedom: 5 })
})

test('classes that expect too little are thrown together', () => {
  expect(chiSquare('x', [10, 20, 2, 3, 1], [10, 20, 2, 2, 2])).toMatchObject({ statistic: 0, freedom: 2 })
  expect(chiSquare('x', [10, 20, 1], [10, 20, 1])).toMatchObject({ statistic: 0, freedom: 1 })
})

test('the orders of three are numbered 0 to 5, each once', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  expect(orders.map(orderNumber).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
})

/** Rows that each test was made for: it must call them out, or it tests nothing. */
describe('a crooked source is caught', () => {
  const n = 20_000
  // A fixed, good enough row to spoil: the middle bits of squares of an irrational rotation.
  const fair = Array.from({ length: n }, (_, index) => Math.floor((((index + 1) ** 2 * Math.SQRT2) % 1) * 10))
  const suspicious = ({ p }: Finding) => p < 0.0001

  test('the row to be spoilt is itself unsuspicious where it is used', () => {
    expect(equalChiSquare('even', countsOf(fair, 10)).p).toBeGreaterThan(0.0001)
  })

  test('chi-square: a byte taken modulo 10 is uneven in a large sample', () => {
    const counts = new Array<number>(10).fill(0)
    for (let byte = 0; byte < 256_000; byte++) counts[(byte % 256) % 10]! += 1
    expect(suspicious(equalChiSquare('modulo', counts))).toBe(true)
  })

  test('chi-square: far too even is suspicious too', () => {
    expect(suspicious(equalChiSquare('counter', new Array<number>(10).fill(1000)))).toBe(true)
  })

  test('runs: low and high by turns, and long stretches', () => {
    expect(
      suspicious(
        runs(
          'turns',
          fair.map((_, index) => (index % 2) * 9),
          10,
        ),
      ),
    ).toBe(true)
    expect(suspicious(runs('sorted', fair.toSorted(), 10))).toBe(true)
  })

  test('serial correlation: each number leans on the one before', () => {
    const leaning = fair.map((number, index) => number + (fair[index - 1] ?? 0))
    expect(suspicious(serialCorrelation('leaning', leaning, 1))).toBe(true)
    expect(
      suspicious(
        serialCorrelation(
          'swing',
          fair.map((it, index) => (index % 2 === 0 ? it : 9 - fair[index - 1]!)),
          1,
        ),
      ),
    ).toBe(true)
  })

  test('pairs: the second is always the next of the first', () => {
    const following = fair.map((number, index) => (index % 2 === 0 ? number : (fair[index - 1]! + 1) % 10))
    expect(suspicious(pairs('following', following, 10))).toBe(true)
  })

  test('gaps: a number that comes every tenth time', () => {
    expect(
      suspicious(
        gaps(
          'clock',
          fair.map((_, index) => index % 10),
          10,
          3,
        ),
      ),
    ).toBe(true)
  })

  test('poker: no number twice in a hand', () => {
    expect(
      suspicious(
        poker(
          'all different',
          fair.map((_, index) => (index * 3) % 10),
          10,
        ),
      ),
    ).toBe(true)
  })

  test('coupon collector: every ten numbers a full set', () => {
    expect(
      suspicious(
        couponCollector(
          'full sets',
          fair.map((_, index) => (index * 7) % 10),
          10,
        ),
      ),
    ).toBe(true)
  })

  test('permutations: the well-known wrong shuffle, any card with any other', () => {
    const orders: number[][] = []
    for (let choice = 0; choice < 4 ** 4 * 20; choice++) {
      const order = [0, 1, 2, 3]
      for (let place = 0, rest = choice; place < 4; place++, rest = Math.floor(rest / 4)) {
        const other = rest % 4
        ;[order[place], order[other]] = [order[other]!, order[place]!]
      }
      orders.push(order)
    }
    expect(suspicious(permutations('wrong shuffle', orders))).toBe(true)
  })
})

describe('expectations of the less usual tests, by counting every row', () => {
  test('poker: all 3^5 hands of three numbers fit exactly', () => {
    const row: number[] = []
    for (let hand = 0; hand < 243; hand++)
      for (let place = 0; place < 5; place++) row.push(Math.floor(hand / 3 ** place) % 3)
    expect(poker('every hand', row, 3).statistic).toBeCloseTo(0, 9)
  })

  test('coupon collector: two sides are complete after k with chance 2^(1−k)', () => {
    const row: number[] = []
    for (let length = 2; length <= 12; length++) {
      for (let copies = 0; copies < 2 ** (14 - length); copies++) row.push(...new Array<number>(length - 1).fill(0), 1)
    }
    // 2^12 + … + 2^2 sets, cut off at twelve: close to, and a hair above, the endless row.
    expect(couponCollector('halves', row, 2).statistic).toBeLessThan(5)
  })

  test('gaps: with two sides each further wait halves', () => {
    const row: number[] = []
    for (let gap = 0; gap <= 7; gap++) {
      for (let copies = 0; copies < 2 ** (10 - gap) * (gap === 7 ? 2 : 1); copies++)
        row.push(...new Array<number>(gap).fill(0), 1)
    }
    expect(gaps('halves', row, 2, 1).statistic).toBeCloseTo(0, 9)
  })
})

function countsOf(row: readonly number[], sides: number): number[] {
  const counts = new Array<number>(sides).fill(0)
  for (const number of row) counts[number]! += 1
  return counts
}
