/** What is reckoned of sums: how a meter grows, and how often a thing is usual. */
import { expect, test } from 'vitest'
import { lineFrequency, usualOf } from './frequency.ts'
import { forecastOf } from './growth.ts'

test('days to the cap at the pace of the last days, rounded up; none where it does not grow', () => {
  // $10.00 a day, $25.00 to go: on the third day.
  expect(forecastOf(7_500, 10_000, [1_000, 1_000])).toEqual({ perDay: '1000', days: 2, daysToCap: 3 })
  expect(forecastOf(8_000, 10_000, [1_000, 1_000]).daysToCap).toBe(2)
  expect(forecastOf(10_000, 10_000, [1_000]).daysToCap).toBe(0)
  expect(forecastOf(7_500, 10_000, [0, 0]).daysToCap).toBeUndefined()
  expect(forecastOf(7_500, undefined, [1_000]).daysToCap).toBeUndefined()
  expect(forecastOf(7_500, 10_000, [])).toEqual({ perDay: '0', days: 0 })
})

test('a week ahead lies within its band, never below what is posted and never past the cap', () => {
  const even = forecastOf(7_500, undefined, [1_000, 1_000, 1_000, 1_000, 1_000]).inAWeek
  expect(even).toEqual({ about: '14500', low: '14500', high: '14500' })
  const uneven = forecastOf(7_500, 15_000, [0, 0, 0, 0, 5_000]).inAWeek!
  expect(uneven).toMatchObject({ about: '14500', low: '7500', high: '15000' })
  // Four days say nothing of how days differ.
  expect(forecastOf(7_500, undefined, [1_000, 1_000, 1_000, 1_000]).inAWeek).toBeUndefined()
})

test.each([
  // A coin thrown ten times: 2 to 8 holds 97.9%, and each tail beyond it less than 2.5%.
  [10, 0.5, [2, 8]],
  // Of 100 at one in a hundred: none in 36.6%, four or more in 1.8%.
  [100, 0.01, [0, 3]],
  [0, 0.5, [0, 0]],
  [7, 1, [7, 7]],
])('of %i tries at %f it is usual to win %j', (tries, chance, usual) => {
  expect(usualOf(tries, chance)).toEqual(usual)
})

test('of very many the bell says it', () => {
  // 10,000 throws: 5,000 and 98 to either side.
  expect(usualOf(10_000, 0.5)).toEqual([4_902, 5_098])
})

test('on the edge is usual, past it is not; without odds nothing is said', () => {
  const of = (won: number) => lineFrequency('heads', won, '0', 10, { over: 1n, under: 2n })
  expect([1, 2, 8, 9].map((won) => of(won).is)).toEqual(['less often', 'as usual', 'as usual', 'more often'])
  expect(of(5)).toMatchObject({ expected: 5, exact: '1/2' })
  expect(lineFrequency('heads', 5, '0', undefined, undefined)).toEqual({ line: 'heads', won: 5, amount: '0' })
})
