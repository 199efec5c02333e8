import { expect, test } from 'vitest'
import { barScaleOf, placeIn, scaleOf, shortMoney } from './scale.ts'

test('an axis has round steps and holds all values', () => {
  expect(scaleOf([0, 1_220_700], true).ticks).toEqual([0, 500_000, 1_000_000, 1_500_000])
  expect(scaleOf([2_500_000, 5_290_650], false).ticks).toEqual([2_000_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000])
})

test('what never moved, and nothing at all, have an axis too', () => {
  for (const values of [[], [0], [700, 700]])
    for (const fromZero of [true, false]) {
      const { least, most } = scaleOf(values, fromZero)
      expect(most).toBeGreaterThan(least)
      for (const value of values) expect(value >= least && value <= most).toBe(true)
    }
})

test('what was given back is below the line', () => {
  const scale = scaleOf([-300, 900], true)
  expect(scale.least).toBeLessThanOrEqual(-300)
  expect(placeIn(scale, scale.least, 200, 0)).toBe(200)
  expect(placeIn(scale, scale.most, 200, 0)).toBe(0)
})

test('where one amount towers over the others, bars go by tens', () => {
  const scale = barScaleOf([15_000, 13_900, 14_200, 0, 1_011_825])
  expect(scale.ticks).toEqual([10_000, 100_000, 1_000_000, 10_000_000])
  expect(placeIn(scale, 10_000, 200, 0)).toBe(200)
  expect(placeIn(scale, 0, 200, 0)).toBe(200)
  expect(placeIn(scale, 10_000_000, 200, 0)).toBe(0)
  expect(barScaleOf([15_000, 13_900, 90_000]).isByTens).toBeUndefined()
  expect(barScaleOf([-100, 10, 1_000_000]).isByTens).toBeUndefined()
})

test.each([
  [0, '$0'],
  [4_000, '$40'],
  [123_400, '$1.23k'],
  [1_200_000, '$12k'],
  [150_000_000, '$1.5m'],
  [1_234_567_890_123, '$12.3b'],
  [-250_000, '-$2.5k'],
])('%i cents are %s on an axis', (amount, text) => {
  expect(shortMoney(amount)).toBe(text)
})
