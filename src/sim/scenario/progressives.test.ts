import { expect, test } from 'vitest'
import { playScenario, readScenario } from './play.ts'

/** Plays one reported hit and tells what each person is paid, in cents, with the funds and the clauses behind it. */
function paidIn(text: string) {
  const read = readScenario(text)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const [night] = playScenario(read.scenario)
  return night!.records
    .flatMap(({ payments }) => payments)
    .map(({ to, amount, parts, clause }) => ({ to, amount, funds: Object.keys(parts), clauses: clause.split(' ') }))
}

test('[GEAR-001407 E6] a royal flush is a flush and a straight too, and is paid once, its highest prize', () => {
  const paid = paidIn(`
title: royal
offering: { activity: bay-101/bonus-hand-progressive-v1-1, chart: C, balances: { pool: '$24,310', reserve: '$13,000', withFees: 1 } }
steps: [{ reportHit: { round: { fees: [1] }, seat: 1, hand: As Ks Qs Js Ts, dealtIn: 2 } }]
`)
  expect(paid.map(({ to, amount, funds }) => [to, amount, funds])).toEqual([
    ['table 1 seat 1', 2_431_000n, ['pool:main']],
  ])
})

// One deck cannot deal two royals without the board; two decks can, so the clause is tried with those.
test('[GEGA-003977 P7] of two progressive prizes the meter pays one and the reserve the other', () => {
  const paid = paidIn(`
title: two royals
tables: { 1: { game: ultimate-texas-holdem, decks: 2 } }
offering:
  activity: hawaiian-gardens/ultimate-texas-holdem-progressive
  balances: { pool: '$20,000', reserve: '$30,000', withFees: 2 }
steps:
  - reportHit: { round: { fees: [1, 2] }, seats: { 1: { hole: Kd Qd }, 2: { hole: Kd Qd } }, board: Ad Jd Td 4s 4h, dealtIn: 3 }
`)
  expect(paid.map(({ to, amount, funds }) => [to, amount, funds])).toEqual([
    ['table 1 seat 1', 2_000_000n, ['pool:main']],
    ['table 1 seat 2', 2_000_000n, ['reserve']],
  ])
  expect(paid[1]!.clauses).toContain('P7')
})

const FAULTS = { 'blazing-sevens': 0, 'three-card-poker-progressive': 1, 'ultimate-texas-holdem-progressive': 0 }
test.each(Object.entries(FAULTS))('a dark sensor in %s leaves %i fees in the round', (activity, fees) => {
  const read = readScenario(`
title: dark
offering: { activity: hawaiian-gardens/${activity}, balances: { pool: '$4,000', reserve: '$1,000' } }
steps: [{ startRound: { marked: [1] } }]
`)
  if (!read.ok) throw new Error('it can be read')
  const { state } = playScenario(read.scenario)[0]!
  const table = state.tables.get('1')!
  expect(Object.values(state.rounds.get('1')!.open!.fees).flat()).toHaveLength(fees)
  // Only where one failed sensor stops the whole table is it remembered until somebody reports it mended.
  expect(table.broken?.sensor === undefined).toBe(activity !== 'blazing-sevens')
})
