import { expect, test } from 'vitest'
import { activities } from '../src/server/house/catalogue.ts'
import { tableOf } from './figures/table.ts'
import { changesAsked, outcomesOf } from './noticed.ts'

/** Two minutes of a test run on two cores, whatever else runs beside it. */
const SECONDS = 100

test('of a sample of changes in rule files nobody misses one without a reason', () => {
  const names = activities().filter((activity) => tableOf(activity) !== undefined)
  const changes = changesAsked({ names, seed: '14', sample: 400 })
  const outcomes = [...outcomesOf(changes, performance.now() + SECONDS * 1000)]
  expect(outcomes.length).toBeGreaterThan(20)
  const missed = outcomes.filter(({ noticedBy, excepted }) => (noticedBy ?? excepted) === undefined)
  expect(
    missed.map(({ change: { activity, line, was, became } }) => `${activity}:${line}: ${was} -> ${became}`),
  ).toEqual([])
})
