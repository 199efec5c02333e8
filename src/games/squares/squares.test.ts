import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, cents, dollars, times, ZERO } from '../../base/money.ts'
import {
  type Cell,
  cellFor,
  digitFault,
  gridDigest,
  lotsFor,
  NO_TABLE,
  SIDE,
  SPACES,
  spacesDrawn,
  spacesOf,
  tableIn,
  tablesOn,
} from './grid.ts'
import { type Ending, playedFor, sharesOf, stakeOf } from './prize.ts'

const TOP = [3, 7, 1, 9, 0, 5, 8, 2, 6, 4]
const LEFT = [6, 4, 0, 2, 9, 1, 7, 3, 5, 8]

describe('the space that a score finds', () => {
  test.each([
    [17, 14, 2, 2],
    [20, 30, 5, 3],
    [0, 0, 5, 3],
    [3, 6, 1, 1],
    [104, 98, 10, 10],
  ])('[S2] %i to %i is column %i, row %i', (top, left, column, row) => {
    expect(cellFor({ top: TOP, left: LEFT }, { top, left })).toEqual({ column, row })
  })

  test('[G3] against a slow look through the whole board, for every pair of last digits', () => {
    const digits = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: SIDE })
    fc.assert(
      fc.property(digits, digits, fc.nat(199), fc.nat(199), (top, left, one, other) => {
        const found: Cell[] = []
        for (let row = 1; row <= SIDE; row += 1)
          for (let column = 1; column <= SIDE; column += 1)
            if (String(one).endsWith(String(top[column - 1])) && String(other).endsWith(String(left[row - 1])))
              found.push({ column, row })
        expect(found).toEqual([cellFor({ top, left }, { top: one, left: other })])
      }),
    )
  })
})

describe('[G3] digits of a side', () => {
  test('each of them once', () => expect(digitFault(TOP)).toBeUndefined())
  test('one of them twice', () =>
    expect(digitFault([3, 7, 1, 9, 0, 5, 8, 2, 6, 3])).toEqual({ digit: 3, isTwice: true }))
  test.each([10, -1, 0.5])('%f is none', (digit) =>
    expect(digitFault([digit, 7, 1, 9, 0, 5, 8, 2, 6, 4])).toEqual({ digit, isTwice: false }),
  )
})

describe('tables on the grid', () => {
  test('[G1] where they were put, and nowhere else', () => {
    const spaces = spacesOf([
      { table: '12', column: 2, row: 2 },
      { table: '40', column: 5, row: 3 },
    ])
    if ('fault' in spaces) throw new Error(spaces.fault)
    expect(spaces).toHaveLength(SPACES)
    expect(tablesOn(spaces)).toEqual(['12', '40'])
    expect(tableIn(spaces, { column: 2, row: 2 })).toBe('12')
    expect(tableIn(spaces, { column: 3, row: 2 })).toBe(NO_TABLE)
  })

  test.each([
    ['no such space', [{ table: '1', column: 11, row: 1 }]],
    ['no such space', [{ table: '1', column: 1, row: 0 }]],
    [
      'space taken',
      [
        { table: '1', column: 1, row: 1 },
        { table: '2', column: 1, row: 1 },
      ],
    ],
    [
      'table twice',
      [
        { table: '1', column: 1, row: 1 },
        { table: '1', column: 2, row: 1 },
      ],
    ],
  ] as const)('%s', (fault, placed) => expect(spacesOf(placed)).toMatchObject({ fault }))

  test('[G2] drawn lots fill every space, in the order in which they were drawn', () => {
    const lots = lotsFor(['7', '12'])
    expect(lots).toHaveLength(SPACES)
    expect(new Set(lots).size).toBe(SPACES)
    const spaces = spacesDrawn(lots.toReversed())
    expect(tableIn(spaces, { column: 10, row: 10 })).toBe('7')
    expect(tableIn(spaces, { column: 9, row: 10 })).toBe('12')
    expect(tablesOn(spaces)).toHaveLength(2)
  })

  test('the digest tells a table that was moved', () => {
    const one = spacesOf([{ table: '12', column: 2, row: 2 }])
    const other = spacesOf([{ table: '12', column: 3, row: 2 }])
    if ('fault' in one || 'fault' in other) throw new Error('both are fine')
    expect(gridDigest('a/b', one)).not.toBe(gridDigest('a/b', other))
    expect(gridDigest('a/b', one)).not.toBe(gridDigest('a/c', one))
  })
})

describe('prizes', () => {
  const cash = (period: string, amount: number) => ({ period, prize: dollars(amount) })
  const item = { period: 'half', prize: dollars(80), item: 'headphones' }

  test('[P5] $600 among six is $100 each', () => expect(sharesOf(dollars(600), 6)).toEqual(Array(6).fill(dollars(100))))
  test('[P5] $100 among three: the odd cent goes to the first', () =>
    expect(sharesOf(dollars(100), 3)).toEqual([cents(3334), cents(3333), cents(3333)]))
  test('[P5] the parts are the whole, and no two differ by more than a cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 40_000_000n }), fc.integer({ min: 1, max: 30 }), (whole, winners) => {
        const parts = sharesOf(cents(whole), winners)
        expect(add(...parts)).toBe(whole)
        expect(parts[0]! - parts.at(-1)!).toBeLessThanOrEqual(1n)
      }),
    )
  })
  test('[P6] an item is not divided', () => {
    const { cash: shared, each } = stakeOf([item])
    expect([shared, each.map(({ prize }) => times(prize, 5))]).toEqual([ZERO, [dollars(400)]])
  })
  test('[P1] chips are no cash: each has them', () =>
    expect(stakeOf([{ period: 'final', prize: dollars(25), form: 'chips' }]).each).toHaveLength(1))

  test.each([
    [[], 0, ['one']],
    [['carried'], 1, ['one', 'two']],
    [['pays'], 1, ['two']],
    [['carried', 'carried'], 2, ['one', 'two', 'three']],
    [['pays', 'carried'], 2, ['two', 'three']],
    [['carried', 'pays'], 2, ['three']],
  ] as [Ending[], number, string[]][])('[B2] after %j, period %i plays for %j', (endings, nth, periods) => {
    const prizes = [cash('one', 10), cash('two', 20), cash('three', 30)]
    expect(playedFor(prizes, endings, nth).map(({ period }) => period)).toEqual(periods)
  })
})
