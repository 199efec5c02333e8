import { expect, test } from 'vitest'
import { played } from '../../../tools/scenarios.ts'

const shares = (file: string): string[] =>
  played(file)
    .nights[0]!.records.flatMap(({ payments }) => payments)
    .map(({ to, share }) => `${to.replace('table 1 ', '')} ${share}`)
    .sort()

test('[GEAR-001350 E3 E9 S7] the second-best hand takes the losing share, the lower four of a kind a table share', () => {
  expect(shares('scenarios/omaha-bad-beat/two-losers.yaml')).toEqual([
    'seat 1 table',
    'seat 2 winner',
    'seat 3 table',
    'seat 4 loser',
    'seat 5 table',
    'seat 6 table',
  ])
})

test('[GEAR-001350 Q1] three eights in the hole make no four eights, and three hole cards no straight flush', () => {
  const nights = played('scenarios/omaha-bad-beat/two-of-the-hole.yaml').nights
  const paid = nights.map(({ records }) => records.flatMap(({ payments }) => payments).length)
  expect(paid).toEqual([0, 0, 6, 6])
})

test('[GEAR-001351 E3 S7] of two losing hands the lower one has a table share', () => {
  const night = played('scenarios/limit-bad-beat/equal-losers.yaml').nights[2]!
  const third = night.records.flatMap(({ payments }) => payments).find(({ to }) => to === 'table 1 seat 3')
  expect(third?.share).toBe('table')
})
