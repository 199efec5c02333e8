/** A crash at every step of a contest from the last form to the payment: the lock, results, award, correction. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../src/engine/mechanisms.ts'
import { ruleOf } from '../../src/engine/offerings/running.ts'
import { packed } from '../../src/games/contest/packed.ts'
import type { Slate } from '../../src/games/contest/slate.ts'
import { MOMENTS } from '../../src/journal/store.ts'
import { openingOrders } from '../house.ts'
import { type Copied, nightWithCopies, playOn } from './copies.ts'
import type { Step } from './script.ts'

const fromRoot = (file: string): string => readFileSync(resolve(import.meta.dirname, '..', '..', file), 'utf8')
const FUND = `${fromRoot('demo/offerings/hawaiian-jackpot.yaml').replace(/^tables:.*\n/m, '')}tables: []\n`
const RULES = fromRoot('catalog/hawaiian-gardens/pro-football.yaml')
const ACTIVITY = ruleOf(RULES).activity
const OFFERING = `
activity: ${ACTIVITY}
from: '2026-03-03'
to: '2026-03-09'
tables: []
prizes: { 1st place: $500, 2nd place: $300, 3rd place: $200 }
advertisement: { words: [No Purchase Necessary] }
`
const SLATE: Slate = {
  kind: 'card',
  games: [
    { id: 'S1', sides: [{ team: 'Northport' }, { team: 'Millfield' }], starts: '2026-03-08T10:00' },
    { id: 'M1', sides: [{ team: 'Redwood' }, { team: 'Ashford' }], starts: '2026-03-09T17:15' },
  ],
  totalOf: 'M1',
}
const form = (person: string, picks: readonly [0 | 1, 0 | 1], total: number, replaces?: string): Order => ({
  do: 'EnterForm',
  activity: ACTIVITY,
  person,
  picks: packed(SLATE, { picks, guess: { total } }),
  on: 'kiosk',
  ...(replaces === undefined ? {} : { replaces }),
})
const hours = (person: string): Order => ({
  do: 'AdjustHours',
  activity: ACTIVITY,
  person,
  hours: 5,
  reason: 'paper',
  second: '2',
})

const START = Date.parse('2026-03-04T20:00:00Z')
const withoutSeed = (orders: [Order, string][]) => orders.filter(([{ do: name }]) => name !== 'SeedPool')
const preparations: [Order, string][] = [
  ...withoutSeed(openingOrders(fromRoot('catalog/hawaiian-gardens/hawaiian-jackpot.yaml'), FUND)),
  ...withoutSeed(openingOrders(RULES, OFFERING)),
  [{ do: 'DraftSlate', activity: ACTIVITY, slate: SLATE }, '4'],
  [{ do: 'OpenContest', activity: ACTIVITY }, '5'],
  ...['81', '82'].flatMap((person): [Order, string][] => [
    [{ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40 }, '1'],
    [hours(person), '1'],
  ]),
  [form('81', [0, 0], 40), '81'],
]
const prepared = preparations.map(
  ([order, by], n): Step => ({ at: START, by, key: `preparation-${n}-of-it`, order: () => order }),
)
const step = (at: string, by: string, n: number, order: Order): Step => ({
  at: Date.parse(at),
  by,
  key: `key-of-the-contest-${n}`,
  order: () => order,
})

const results: Order = {
  do: 'EnterResult',
  activity: ACTIVITY,
  results: [
    { game: 'S1', winner: 'Northport' },
    { game: 'M1', winner: 'Redwood', score: [27, 20] },
  ],
  source: 'the league',
}
/** Sunday, 8 March: the clocks went forward in the night, and half past nine is 16:30 of the world. */
const night: Step[] = [
  step('2026-03-08T16:29:58Z', '82', 1, form('82', [1, 0], 47)),
  step('2026-03-08T16:29:59Z', '81', 2, form('81', [0, 0], 41, 'F1')),
  // The clock locks the forms.
  { at: Date.parse('2026-03-08T16:30:00Z'), by: '', key: '' },
  step('2026-03-10T05:00:00Z', '4', 3, results),
  step('2026-03-10T05:01:00Z', '5', 4, { do: 'ConfirmResult', activity: ACTIVITY, games: ['S1', 'M1'] }),
  step('2026-03-10T19:30:00Z', '4', 5, { do: 'AwardContest', activity: ACTIVITY, second: '5' }),
  step('2026-03-10T19:31:00Z', '5', 6, { do: 'VerifyHit', hit: 'H1' }),
  step('2026-03-10T19:32:00Z', '6', 7, { do: 'ShowId', claim: 'C1' }),
  step('2026-03-10T19:33:00Z', '6', 8, { do: 'PayClaim', claim: 'C1', form: 'cash', drawer: 'A' }),
  step('2026-03-10T19:34:00Z', '4', 9, {
    do: 'CorrectResult',
    activity: ACTIVITY,
    results: [{ game: 'S1', winner: 'Millfield' }],
    source: 'the league',
    reason: 'read wrongly',
    second: '5',
  }),
  step('2026-03-10T19:35:00Z', '4', 10, { do: 'AwardContest', activity: ACTIVITY, second: '5' }),
  step('2026-03-10T19:36:00Z', '5', 11, { do: 'VerifyHit', hit: 'H3' }),
  step('2026-03-10T19:37:00Z', '6', 12, { do: 'ShowId', claim: 'C2' }),
  step('2026-03-10T19:38:00Z', '6', 13, { do: 'PayClaim', claim: 'C2', form: 'cash', drawer: 'A' }),
]

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-contest-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const SCRIPT = { prepared, night }
let played: Copied
beforeAll(async () => {
  played = await nightWithCopies(root, SCRIPT)
})

test('the night itself: two forms locked, one prize paid in error and made good, the right one paid', () => {
  expect(played.end).toMatchObject({ uncovered: [], ok: true, faults: [] })
  // C1 was paid in error.
  expect(played.end.paid).toEqual([{ claim: 'C2', amount: '50000', status: 'paid' }])
  const { contests, formsSoFar } = JSON.parse(played.end.state)
  expect(formsSoFar).toBe(3)
  expect(contests[ACTIVITY]).toMatchObject({
    locked: { forms: 2 },
    isAwarded: true,
    awards: [{ person: '82' }, { person: '81' }],
  })
})

describe('after a crash', () => {
  test.each(MOMENTS)('%s: one lock, one digest, no prize twice, and the night ends the same', (moment) =>
    playOn(played, SCRIPT, moment),
  )
})
