import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, cents, dollars } from '../../base/money.ts'
import { icm, icmDeal } from './icm.ts'

const VECTORS = new URL('../../../../shared/vectors/odds.json', import.meta.url)
type Vector = { readonly id: string; readonly question: string; readonly value: number; readonly tolerance: number }
const READ = /ICM, stacks ([\d/]+), prizes ([\d/]+): .*\(player (\d+)\)/

describe.skipIf(!existsSync(VECTORS))('the published figures', () => {
  const vectors: Vector[] = existsSync(VECTORS) ? JSON.parse(readFileSync(VECTORS, 'utf8')) : []
  const asked = vectors.filter(({ id }) => id.startsWith('icm-'))
  test('there are some', () => expect(asked.length).toBeGreaterThan(10))
  test.each(asked)('$id', ({ question, value, tolerance }) => {
    const [, stacks = '', prizes = '', player = ''] = READ.exec(question)!
    const numbers = (list: string) => list.split('/').map(Number)
    for (const method of ['subsets', 'clocks'] as const) {
      const worth = icm(numbers(stacks), numbers(prizes), method)[Number(player) - 1]!
      expect(Math.abs(worth - value)).toBeLessThanOrEqual(tolerance)
    }
  })
})

/** Slowly, as the model is told: who is first, then who is first of the others. */
function naive(stacks: readonly number[], prizes: readonly number[]): number[] {
  const worth = stacks.map(() => 0)
  const go = (left: readonly number[], place: number, chance: number): void => {
    const prize = prizes[place]
    if (prize === undefined || left.length === 0) return
    const total = left.reduce((sum, player) => sum + stacks[player]!, 0)
    for (const player of left) {
      const here = (chance * stacks[player]!) / total
      worth[player]! += here * prize
      go(
        left.filter((one) => one !== player),
        place + 1,
        here,
      )
    }
  }
  go(
    stacks.map((_, player) => player),
    0,
    1,
  )
  return worth
}

const some = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
const prizeList = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 })

test('both ways agree with the plain telling', () => {
  fc.assert(
    fc.property(some, prizeList, (stacks, prizes) => {
      const plain = naive(stacks, prizes)
      for (const method of ['subsets', 'clocks'] as const)
        for (const [player, worth] of icm(stacks, prizes, method).entries())
          expect(Math.abs(worth - plain[player]!)).toBeLessThan(1e-6)
    }),
    { numRuns: 40 },
  )
})

test('twenty players: both ways agree to far less than a cent of a million', () => {
  const stacks = Array.from({ length: 20 }, (_, nth) => 1000 + nth * nth * 977)
  const prizes = Array.from({ length: 20 }, (_, nth) => Math.floor(30_000_000 / (nth + 1)))
  const [one, other] = [icm(stacks, prizes, 'subsets'), icm(stacks, prizes, 'clocks')]
  for (const [player, worth] of one.entries()) expect(Math.abs(worth - other[player]!)).toBeLessThan(1e-3)
})

test.each([
  ['equal stacks', () => 5000],
  ['one chip against millions', (nth: number) => (nth === 0 ? 1 : 50_000 * nth)],
  ['one with nearly all', (nth: number) => (nth === 0 ? 900_000_000 : 100)],
])('a hundred players, %s: worth as much as the prizes to the cent', (_, chips) => {
  const stacks = Array.from({ length: 100 }, (_one, nth) => chips(nth))
  const prizes = Array.from({ length: 60 }, (_one, nth) => Math.floor(25_000_000 / (nth + 2)))
  const worth = icm(stacks, prizes)
  const whole = prizes.reduce((sum, prize) => sum + prize, 0)
  expect(Math.abs(worth.reduce((sum, value) => sum + value, 0) - whole)).toBeLessThan(0.5)
  for (const [nth, value] of worth.entries()) {
    const same = stacks.indexOf(stacks[nth]!)
    expect(Math.abs(value - worth[same]!)).toBeLessThan(1e-3)
  }
})

test('a deal is all that is there, cents too; equal stacks have equal money', () => {
  const stacks = ['A', 'B', 'C'].map((who, nth) => ({ who, chips: [5000, 2500, 2500][nth]! }))
  const deal = icmDeal(dollars(9400), [dollars(4500), dollars(2700), dollars(1800)], stacks)
  expect(add(...deal.map(({ amount }) => amount))).toBe(dollars(9400))
  expect(deal[1]!.amount).toBe(deal[2]!.amount)
  expect(deal[0]!.amount).toBeGreaterThan(deal[1]!.amount)
})
test('four equal stacks: a quarter each, and not a cent beside it', () => {
  const stacks = ['A', 'B', 'C', 'D'].map((who) => ({ who, chips: 100 }))
  const deal = icmDeal(dollars(100), [40, 30, 20, 10].map(dollars), stacks)
  expect(deal.map(({ amount }) => amount)).toEqual(Array(4).fill(cents(2500)))
})
