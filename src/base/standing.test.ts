import { describe, expect, test } from 'vitest'
import { type Cents, formatMoney, parseMoney } from './money.ts'
import { placed, TIES, type Ties } from './standing.ts'

const dollars = (...amounts: number[]): Cents[] => amounts.map((amount) => BigInt(amount * 100) as Cents)
const scored = (written: string) =>
  written.split(' ').map((one) => ({ who: one.slice(0, 1), score: Number(one.slice(1)) }))
const shown = (written: string, prizes: Cents[], ties: Ties, unit?: Cents) =>
  placed(scored(written), prizes, ties, unit).map(({ who, place, prize }) => `${place} ${who} ${formatMoney(prize)}`)

describe('places and ties', () => {
  test('each has a place of its own', () => {
    expect(shown('a3 b9 c5', dollars(100, 50, 20), 'places together')).toEqual([
      '1 b $100.00',
      '2 c $50.00',
      '3 a $20.00',
    ])
  })
  test('behind the last prize there is nothing', () => {
    expect(shown('a3 b9 c5', dollars(100, 50), 'places together').at(-1)).toBe('3 a $0.00')
  })
  test('equals divide the prizes of the places that they take', () => {
    expect(shown('a9 b9 c5', dollars(100, 50, 20), 'places together')).toEqual([
      '1 a $75.00',
      '1 b $75.00',
      '3 c $20.00',
    ])
  })
  test('or the one prize of their place, and the next has what its own place has', () => {
    expect(shown('a9 b9 c5', dollars(100, 50, 20), 'prize of the place')).toEqual([
      '1 a $50.00',
      '1 b $50.00',
      '3 c $20.00',
    ])
  })
  test('or each score has a prize of its own, and the next best score the next', () => {
    expect(shown('a9 b9 c5 d3', dollars(100, 50, 20), 'prize of the score')).toEqual([
      '1 a $50.00',
      '1 b $50.00',
      '3 c $50.00',
      '4 d $20.00',
    ])
  })
  test('equals at the last paid place divide what is left of the prizes', () => {
    expect(shown('a9 b5 c5 d5', dollars(100, 60), 'places together')).toEqual([
      '1 a $100.00',
      '2 b $20.00',
      '2 c $20.00',
      '2 d $20.00',
    ])
  })
  test('rounded down to the cent, or to the chip', () => {
    expect(shown('a5 b5 c5', dollars(100), 'places together')[0]).toBe('1 a $33.33')
    expect(shown('a5 b5 c5', dollars(100), 'places together', parseMoney('$1')!)[0]).toBe('1 a $33.00')
  })
  test('nobody', () => {
    expect(placed([], dollars(100), 'places together')).toEqual([])
  })
  test('never more than the prizes, whatever is equal', () => {
    for (let pattern = 0; pattern < 81; pattern += 1) {
      const scores = [0, 1, 2, 3].map((nth) => Math.floor(pattern / 3 ** nth) % 3)
      const standing = scores.map((score, who) => ({ who, score }))
      for (const ties of TIES) {
        const all = placed(standing, dollars(100, 50, 25), ties)
        const paid = all.reduce((sum, { prize }) => sum + prize, 0n)
        expect(paid).toBeLessThanOrEqual(17_500n)
        expect(17_500n - paid).toBeLessThan(ties === 'places together' ? 4n : 17_500n)
      }
    }
  })
})
