/** A crash at every step of a tournament from the last entry to the payment: rebuy, bounty, undone knock-out, deal, prizes, log. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dollars } from '../../src/base/money.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { ruleOf } from '../../src/engine/offerings/running.ts'
import { MOMENTS } from '../../src/journal/store.ts'
import { STRUCTURE, shownBy } from '../tournament.ts'
import { type Copied, nightWithCopies, playOn } from './copies.ts'
import type { Step } from './script.ts'

const RULES = readFileSync(resolve(import.meta.dirname, '..', '..', 'catalog/bay-101/poker-tournaments.yaml'), 'utf8')
const ACTIVITY = `${ruleOf(RULES).activity}.night`
const POSTED = [
  `buyIn: $100, fee: $10, ${STRUCTURE}`,
  'rebuys: { price: $100, chips: 10000, untilLevel: 2 }',
  'bounties: { targets: chosen, amount: $50, from: pool, paid: at the knock-out }',
  'pays: { kind: percentages, places: [50%, 30%, 20%] }',
].join(', ')
const OFFERING = `
activity: ${ruleOf(RULES).activity}
occasion: night
name: Night
games: [holdem]
advertisement: { id: GETR-000056, words: [No Purchase Necessary] }
shown: ${shownBy(RULES)}
tournament: { ${POSTED} }
`
const DRAWER = 'A'
const enters = (person: string): Order => ({ do: 'Register', activity: ACTIVITY, person, way: 'paid', drawer: DRAWER })
const out = (entry: string, by: string, more = {}): Order => ({
  do: 'KnockOut',
  activity: ACTIVITY,
  fallen: [{ entry, by: [by], ...more }],
})

const START = Date.parse('2026-05-08T20:00:00Z')
const preparations: [Order, string][] = [
  [{ do: 'AcceptRules', text: RULES, document: 'as approved', clauses: Object.keys(ruleOf(RULES).clauses) }, '1'],
  [{ do: 'DraftOffering', text: OFFERING }, '2'],
  [{ do: 'ApproveOffering', activity: ACTIVITY, version: 1 }, '3'],
  [{ do: 'PostOffering', activity: ACTIVITY, places: ['the board'] }, '3'],
  [{ do: 'OpenSignUps', activity: ACTIVITY }, '4'],
  ...['81', '82', '83'].map((person): [Order, string] => [enters(person), '6']),
]
const prepared = preparations.map(
  ([order, by], n): Step => ({ at: START, by, key: `preparation-${n}-of-it`, order: () => order }),
)
/** Four buy-ins and a rebuy are $500: less the bounty and the third place, $360 are left for two. */
const deal: Order = {
  do: 'AgreeDeal',
  activity: ACTIVITY,
  method: 'even',
  shares: [
    { entry: 'E1', amount: dollars(180) },
    { entry: 'E2', amount: dollars(180) },
  ],
  consents: ['E1', 'E2'],
  note: 'even',
  second: '5',
}
const orders: [Order, string][] = [
  [enters('84'), '6'],
  [{ do: 'NameTargets', activity: ACTIVITY, entries: ['E3'] }, '4'],
  [{ do: 'StartTournament', activity: ACTIVITY }, '4'],
  [out('E4', 'E1', { rebuys: true }), '4'],
  [{ do: 'Rebuy', activity: ACTIVITY, entry: 'E4', drawer: DRAWER }, '6'],
  // The bounty on E3 is paid, and the knock-out was none.
  [out('E3', 'E1'), '4'],
  [{ do: 'VerifyHit', hit: 'H1' }, '5'],
  [{ do: 'ShowId', claim: 'C1', copied: true }, '6'],
  [{ do: 'PayClaim', claim: 'C1', form: 'cash', drawer: DRAWER }, '6'],
  [{ do: 'UndoKnockOut', activity: ACTIVITY, out: 'K2', reason: 'wrong seat', second: '5' }, '4'],
  [out('E3', 'E2'), '4'],
  [out('E4', 'E2'), '4'],
  [deal, '4'],
  [{ do: 'AwardTournament', activity: ACTIVITY, second: '5' }, '4'],
  [{ do: 'VerifyHit', hit: 'H3' }, '5'],
  [{ do: 'ShowId', claim: 'C2', copied: true }, '6'],
  [{ do: 'PayClaim', claim: 'C2', form: 'cash', drawer: DRAWER }, '6'],
  [{ do: 'SignTournamentLog', activity: ACTIVITY, tables: 1 }, '4'],
]
const night = orders.map(
  ([order, by], n): Step => ({
    at: START + (n + 1) * 60_000,
    by,
    key: `key-of-the-tournament-${n}`,
    order: () => order,
  }),
)

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-tournament-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const SCRIPT = { prepared, night }
let played: Copied
beforeAll(async () => {
  played = await nightWithCopies(root, SCRIPT)
})

test('the night itself: one bounty paid in error and made good, a deal of all that was there', () => {
  expect(played.end).toMatchObject({ uncovered: [], ok: true, faults: [] })
  expect(played.end.paid).toEqual([{ claim: 'C2', amount: '18000', status: 'paid' }])
  const { tournaments } = JSON.parse(played.end.state)
  expect(tournaments[ACTIVITY]).toMatchObject({ entriesSoFar: 4, outsSoFar: 4, inPlay: 2, deal: { there: '36000' } })
})

describe('after a crash', () => {
  test.each(MOMENTS)('%s: nobody pays or is paid twice, and the night ends the same', (moment) =>
    playOn(played, SCRIPT, moment),
  )
})
