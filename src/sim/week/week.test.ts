import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import type { Decision } from '../../engine/mechanisms.ts'
import type { Engine } from '../house.ts'
import { keptWeeks } from '../keptseeds.ts'
import { PLANTED } from '../reckoning/planted.ts'
import type { Bug } from '../reckoning/spoil.ts'
import { playWeek } from './week.ts'

test('a piece of a week: every activity is posted, and the auditor reckons what the house reckons', () => {
  const { failure, done, hits, faults } = playWeek({ seed: 'a piece', days: 1, orders: 1_200 })
  expect(failure).toBeUndefined()
  expect(done.PostOffering).toBeGreaterThanOrEqual(37)
  expect(Object.keys(hits).length, 'activities with hits').toBeGreaterThan(15)
  for (const order of [
    'VerifyHit',
    'DeclineHit',
    'BackOutHit',
    'PayClaim',
    'ReportPaidInError',
    'CountBox',
    'PlayTable',
  ])
    expect(done[order], order).toBeGreaterThan(0)
  for (const [fault, times] of Object.entries(faults)) expect(times, fault).toBeGreaterThan(0)
})

describe('seeds of before', () => {
  test.each(keptWeeks().map(({ week, ...plan }) => [`${week}: ${plan.says}`, { seed: week, ...plan }] as const))(
    '%s',
    (_, { seed, days, orders, upTo }) => expect(playWeek({ seed, days, orders, upTo }).failure).toBeUndefined(),
    120_000,
  )
})

/** A house whose decisions pass through a bug. */
const wrong = (bug: Bug): Engine => ({
  evolve,
  decide: (state, command): Decision => {
    const decision = decide(state, command)
    return isRefusal(decision) ? decision : decision.map((event) => bug(event) ?? event)
  },
})

describe('a house with a bug does not come through the week', () => {
  const FREQUENT = [
    'fee split',
    'fees that are counted',
    'administrative fee',
    'fixed prize or part of a pool',
    'gift of the house',
    'verification',
    'payment',
    'decline',
    'deposited advance',
    'paid at a table game',
  ] as const
  test.each(FREQUENT)('%s', (path) => {
    const { failure } = playWeek({ seed: 'a piece', days: 1, orders: 900, engine: wrong(PLANTED[path]!) })
    expect(failure?.isDifference, 'the auditor must find it').toBe(true)
  })
})
