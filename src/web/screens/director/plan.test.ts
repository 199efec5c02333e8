import { expect, test } from 'vitest'
import { numbersIn, timeAfter } from './plan.ts'

test.each([
  ['19:00', 0, '19:00'],
  ['19:00', 290, '23:50'],
  ['19:00', 300, '00:00'],
  ['19:00', 301, '00:01'],
])('%s and %i minutes: %s', (clock, minutes, end) => {
  expect(timeAfter(clock, minutes)).toBe(end)
})

test('values of chips, however they are typed', () => {
  expect(numbersIn('25, 100 / 500 and 1000')).toEqual([25, 100, 500, 1000])
  expect(numbersIn('none, 0')).toEqual([])
})
