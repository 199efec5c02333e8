import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tools/scenarios.ts'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import type { Engine } from '../house.ts'
import { playMonth } from './creditmonth.ts'

const rules = readFileSync(join(ROOT, 'examples', 'catalog', 'lucky-lodge', 'lodge-credits.yaml'), 'utf8')
/** From four in the morning an hour at every other one, so that readings often lie in it. */
const swipes = Array.from({ length: 10 }, (_, nth) => ({
  from: `${String(2 * nth + 4).padStart(2, '0')}:00`,
  to: `${String(2 * nth + 5).padStart(2, '0')}:00`,
}))
const PLAN = {
  seed: 'a club',
  orders: 1_500,
  rules,
  clauses: Object.keys(ruleOf(rules).clauses),
  offering: {
    activity: 'lucky-lodge/lodge-credits',
    from: '2026-03-01',
    to: '2026-04-30',
    swipes,
    creditDays: 7,
    reserveHours: 72,
    rewards: {
      mug: { credits: 4, value: '$10', form: 'merchandise' },
      'twenty dollars': { credits: 10, value: '$20', form: 'cash' },
    },
    shown: ['prizes and their credits'],
  },
}

test('a month of credits that end after a week: the auditor accounts for every lot', () => {
  const { failure, done, refused } = playMonth(PLAN)
  expect(failure).toBeUndefined()
  for (const order of [
    'AddUpCredits',
    'EndCredits',
    'ScanCards',
    'RedeemCredits',
    'ReservePrizes',
    'ReleasePrizes',
    'AdjustCredits',
    'DeclineHit',
    'BackOutHit',
    'PayClaim',
  ])
    expect(done[order], order).toBeGreaterThan(0)
  for (const order of ['RedeemCredits', 'ReservePrizes', 'AdjustCredits', 'EndCredits'])
    expect(refused[order], order).toBeGreaterThan(0)
})

/** A house that records what happened and forgets it. */
const forgetting = (type: Event['type']): Engine => ({
  decide,
  evolve: (state, event) => (event.type === type ? state : evolve(state, event)),
})

describe('a club that forgets does not come through the month', () => {
  test.each(['CreditsRedeemed', 'PrizesReserved', 'ReservationEnded', 'CreditsAdjusted', 'CreditsEnded'] as const)(
    '%s',
    (type) => {
      const { failure } = playMonth({ ...PLAN, orders: 600, engine: forgetting(type) })
      expect(failure, 'the auditor must find it').toMatch(/(credits|lots|prizes put aside|put aside for).*: expected/)
    },
  )
})
