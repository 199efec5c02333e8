import { expect, test } from 'vitest'
import { runningOf } from '../../engine/offerings/running.ts'
import { playScenario } from './play.ts'
import { readScenario } from './reading.ts'

/** What is posted of an activity of which the scenario says nothing more, on a Wednesday. */
function postedOf(activity: string, more = '') {
  const key = `hawaiian-gardens/${activity}`
  const read = readScenario(
    `title: t\nstart: 2026-03-04T12:00\noffering: { activity: ${key}${more} }\nsteps: [{ advance: 1 minutes }]\n`,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const [{ checks, night }] = playScenario(read.scenario) as [ReturnType<typeof playScenario>[number]]
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  return runningOf(night.state, key)!.offering as {
    from?: string
    to?: string
    drawings?: Record<string, unknown>[]
  }
}

test('[S1 171 176] a promotion of four weeks, with its three drawings on the last three days in a row', () => {
  expect(postedOf('blackjack-poker-car')).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-31',
    drawings: [{ dates: ['2026-03-29', '2026-03-30', '2026-03-31'] }],
  })
  expect(postedOf('high-hand')).toMatchObject({ from: '2026-03-04', to: '2026-03-31' })
})

test('[S1 1996 2329] March is March, and a week of football ends with its Monday', () => {
  expect(postedOf('march-madness')).toMatchObject({ from: '2026-03-01', to: '2026-03-31' })
  expect(postedOf('pro-football')).toMatchObject({ from: '2026-03-03', to: '2026-03-09' })
})

test('[S1 2118-2125] each game of Paid Collection has its drawing', () => {
  const games = postedOf('paid-collection').drawings?.map(({ game }) => game)
  expect(games).toEqual(['blackjack', 'pan-9', 'pai-gow-poker'])
})

test('[S1 1957-1960] one ball an hour; what it gives is what has a posted prize', () => {
  expect(postedOf('lucky-table').drawings).toHaveLength(24)
  expect(postedOf('lucky-table').drawings?.[23]).toMatchObject({ from: '23:00', to: '00:00', gives: 'pot' })
  const hats = ', prizes: { logo hat or T-shirt: $15 }, things: { logo hat or T-shirt: hat }'
  expect(postedOf('lucky-table', hats).drawings?.[0]).toMatchObject({ gives: 'prize' })
  expect(postedOf('big-spin', ", handOut: ['14:00']").drawings).toHaveLength(24)
})
