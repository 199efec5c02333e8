import { describe, expect, test } from 'vitest'
import { add, cents, dollars } from '../../base/money.ts'
import type { Bettor } from './fact.ts'
import { byWager, mostWagered } from './wager.ts'

const bets = (...wagers: (number | undefined)[]): { bettor: Bettor }[] =>
  wagers.map((wager) => ({ bettor: { place: 'seated', ...(wager === undefined ? {} : { wager: dollars(wager) }) } }))
const parts = (...wagers: (number | undefined)[]) => byWager(bets(...wagers), dollars(100))?.map(({ amount }) => amount)

describe('several on one hand', () => {
  test('divide by their wagers, and the parts are the whole', () => {
    expect(parts(150, 100)).toEqual([dollars(60), dollars(40)])
    expect(parts(1, 1, 1)).toEqual([cents(3334), cents(3333), cents(3333)])
    expect(add(...(parts(7, 11, 13) ?? []))).toBe(dollars(100))
  })
  test('one alone has all of it, whatever was wagered', () => {
    expect(parts(undefined)).toEqual([dollars(100)])
    expect(parts()).toEqual([])
  })
  test('nothing is divided while a wager is not known', () => {
    expect(parts(10, undefined)).toBeUndefined()
    expect(parts(10, 0)).toBeUndefined()
  })
  test('the largest wager counts, of equal ones the first', () => {
    const [first, second, third] = bets(20, 30, 30)
    expect(mostWagered([first!, second!, third!])).toBe(second)
    expect(mostWagered([])).toBeUndefined()
  })
})
