import { expect, test } from 'vitest'
import { minutesOf, spanOf } from './clock.ts'

test.each([
  [0, '0:00', '0 min'],
  [59, '0:59', '1 min'],
  [60, '1:00', '1 min'],
  [3_599, '59:59', '1 h 00'],
  [3_600, '1 h 00', '1 h 00'],
  [3_660, '1 h 01', '1 h 01'],
  [-5, '0:00', '0 min'],
])('%s seconds', (seconds, clock, plan) => {
  expect(spanOf(seconds)).toBe(clock)
  expect(minutesOf(seconds)).toBe(plan)
})
