/** Weeks of football in one room, with everything that can go wrong; the auditor counts every form and every place himself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tools/scenarios.ts'
import { dollars } from '../../base/money.ts'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import type { Event, Order } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import type { Engine } from '../house.ts'
import { contestOrder, weekOf } from '../wild/contests.ts'
import { playMonth } from './creditmonth.ts'
import { DESK } from './desk.ts'
import { HITS } from './hits.ts'
import { PATRONS } from './people.ts'

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8')
const rules = read('catalog', 'hawaiian-gardens', 'pro-football.yaml')
const FUND = 'hawaiian-gardens/hawaiian-jackpot'
const fundRules = read('catalog', 'hawaiian-gardens', 'hawaiian-jackpot.yaml')
const MEMBERS = PATRONS.slice(0, 9)

const first: [Order, string][] = [
  [
    { do: 'AcceptRules', text: fundRules, document: 'as approved', clauses: Object.keys(ruleOf(fundRules).clauses) },
    '71',
  ],
  [{ do: 'DraftOffering', text: read('demo', 'offerings', 'hawaiian-jackpot.yaml') }, '51'],
  [{ do: 'ApproveOffering', activity: FUND, version: 1 }, '71'],
  [
    {
      do: 'BringForward',
      activity: FUND,
      pools: { main: dollars(0) },
      reserve: dollars(4_000),
      advance: dollars(0),
      document: 'books',
      second: '52',
    },
    '51',
  ],
  [{ do: 'PostOffering', activity: FUND, places: ['board'] }, '72'],
]

const PLAN = {
  seed: 'a season',
  orders: 2_200,
  rules,
  clauses: Object.keys(ruleOf(rules).clauses),
  first: first.map(([order, by]) => ({ order, by })),
  makers: [
    [110, (rng, state, _may, now) => contestOrder(rng, state, MEMBERS, now, 'hawaiian-gardens/pro-football')],
    ...HITS,
    ...DESK,
  ] satisfies Parameters<typeof playMonth>[0]['makers'],
  offering: {
    activity: 'hawaiian-gardens/pro-football',
    ...weekOf({ at: 0, local: '2026-03-02T11:00:00' }),
    prizes: { '1st place': '$500', '2nd place': '$300', '3rd place': '$200' },
    advertisement: { words: ['No Purchase Necessary'] },
  },
}

test('a season of weekly cards: every form counted, every place right, every prize had once', () => {
  const { failure, done, refused } = playMonth(PLAN)
  expect(failure).toBeUndefined()
  for (const order of [
    'DraftSlate',
    'OpenContest',
    'EnterForm',
    'LockContest',
    'CountDay',
    'AdjustHours',
    'EnterResult',
    'ConfirmResult',
    'CorrectResult',
    'ChangeGame',
    'AwardContest',
    'PayClaim',
  ])
    expect(done[order], order).toBeGreaterThan(0)
  for (const order of ['EnterForm', 'EnterResult', 'ConfirmResult', 'CorrectResult', 'AwardContest'])
    expect(refused[order], order).toBeGreaterThan(0)
})

/** A house that records what happened and forgets it. */
const forgetting = (type: Event['type']): Engine => ({
  decide,
  evolve: (state, event) => (event.type === type ? state : evolve(state, event)),
})

describe('a house that forgets does not come through the season', () => {
  test.each(['FormEntered', 'ResultEntered', 'ContestAwarded', 'ResultCorrected'] as const)('%s', (type) => {
    const { failure } = playMonth({ ...PLAN, orders: 900, engine: forgetting(type) })
    expect(failure).toBeDefined()
  })
})
