import { describe, expect, test } from 'vitest'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { Engine } from '../house.ts'
import { playDay } from './promotionday.ts'

const PLANS = [
  { seed: 'by hand', version: 'A', orders: 2_000 },
  { seed: 'by computer', version: 'B', orders: 2_000 },
] as const

/** What must come about on such a day, or the room has tried nothing. */
const TRIED: Readonly<Record<'A' | 'B', readonly string[]>> = {
  A: [
    'DrawTicket',
    'CollectTickets',
    'VoidTickets',
    'EmptyDrum',
    'GiveTicket',
    'StepStage',
    'CountChips',
    'SpreadCards',
  ],
  B: ['OpenDraw', 'RevealDraw', 'AbandonDraw', 'ScanCards', 'AdjustPoints', 'StepStage', 'SplashPot', 'AwardPot'],
}

test.each(PLANS)('the last day, drawn $seed: every ticket, point and pass is accounted for', (plan) => {
  const { failure, done, refused, tickets } = playDay(plan)
  expect(failure).toBeUndefined()
  expect(tickets).toBeGreaterThan(50)
  for (const order of [...TRIED[plan.version], 'ReportIn', 'PassOver', 'StepGame', 'VerifyHit', 'PayClaim'])
    expect(done[order], order).toBeGreaterThan(0)
  expect(Object.keys(refused).length, 'orders that were refused').toBeGreaterThan(10)
})

/** A house that records what happened and forgets it. */
const forgetting = (type: Event['type']): Engine => ({
  decide,
  evolve: (state, event) => (event.type === type ? state : evolve(state, event)),
})

describe('a house that forgets does not come through the day', () => {
  test.each(['TicketsCollected', 'TicketsVoided', 'DrumEmptied', 'PointsAdjusted', 'EntriesGiven'] as const)(
    '%s',
    (type) => {
      const { failure } = playDay({ ...PLANS[0], orders: 800, engine: forgetting(type) })
      expect(failure, 'the auditor must find it').toMatch(/(tickets|points|ticket at .*): expected/)
    },
  )
})
