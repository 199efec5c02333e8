import { expect, test } from 'vitest'
import { steady } from './steady.ts'

test('beats that were held up on their way do not move the clock', () => {
  const { hear, at } = steady()
  for (const [nth, late] of [40, 3, 220, 90].entries()) hear(100_000 + nth * 1_000, 5_000 + nth * 1_000 + late)
  // The fastest took three milliseconds.
  expect(at(10_000)).toBe(104_997)
})

test('two browsers with clocks of their own agree within what their fastest beats took', () => {
  const [one, other] = [steady(), steady()]
  for (let second = 0; second < 10; second += 1) {
    one.hear(second * 1_000, second * 1_000 + 2 + ((second * 37) % 200))
    other.hear(second * 1_000, 86_400_000 + second * 1_000 + 5 + ((second * 53) % 200))
  }
  expect(Math.abs(one.at(12_000) - other.at(86_412_000))).toBeLessThan(250)
})

test.each([
  ['the house set its clock back', -3_600_000],
  ['this machine slept', 90_000],
])('%s: the next beat is believed', (_, by) => {
  const { hear, at } = steady()
  hear(100_000, 0)
  hear(101_000 + by, 1_000)
  expect(at(1_500)).toBe(101_500 + by)
})

test('before the first beat there is only the own clock', () => {
  expect(steady().at(7)).toBe(7)
})
