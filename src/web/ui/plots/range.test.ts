import { expect, test } from 'vitest'
import { bareMoney, saidTicks, ticksIn, within } from './range.ts'

test('a range of decades goes by tens, with a tick at each', () => {
  expect(ticksIn(500, 500_000)).toEqual([1_000, 10_000, 100_000])
  expect(within(500, 500_000, 500)).toBe(0)
  expect(within(500, 500_000, 500_000)).toBe(1)
  // $5 to $50 to $500 to $5,000: three equal steps.
  expect(within(500, 500_000, 5_000)).toBeCloseTo(1 / 3)
})

test('ticks too close to another amount are drawn and not said', () => {
  expect(saidTicks(500, 500_000)).toEqual([10_000])
  expect(saidTicks(100_000, 49_900_000)).toEqual([1_000_000])
})

test('a narrow one is even, and has none', () => {
  expect(ticksIn(500, 2_000)).toEqual([])
  expect(within(500, 2_000, 1_250)).toBe(0.5)
  expect(ticksIn(0, 100_000)).toEqual([])
})

test('what lies outside stands at the edge; one amount alone has no length', () => {
  expect([within(500, 2_000, 400), within(500, 2_000, 9_900), within(500, 500, 500)]).toEqual([0, 1, 0])
})

test.each([
  [500, '$5'],
  [49_900_000, '$499,000'],
  [50, '$0.50'],
])('%i cents are %s at an end', (amount, text) => {
  expect(bareMoney(amount)).toBe(text)
})
