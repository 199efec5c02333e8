import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playScenario, readScenario } from '../sim/scenario/play.ts'
import { ruleFor } from '../sim/scenario/setup.ts'

/** What makes each need of the rule fail, as a scenario states it. */
const FAILS = {
  'bay-101/no-limit-bad-beat': {
    'posted hours': { hours: true },
    'not a tournament': { hit: 'tournament: yes' },
    'no misdeal': { hit: 'misdeal: yes' },
    'standard deck': { hit: 'standardDeck: no' },
    'dealt in': { dealtIn: 4 },
    'nobody spoke of it': { hit: 'spokenOf: yes' },
    'dealt in person': { seat: 'dealt: no' },
    'no button': { seat: 'button: hold' },
    employee: { seat: 'duty: on duty' },
  },
  'bay-101/blazing-7s': {
    // The fee is handed back then, so that it is missing too.
    'posted hours': { hours: true, brings: 'fee posted' },
    'not a tournament': { hit: 'tournament: yes' },
    'dealt in': { dealtIn: 1 },
    'not a proposition player': { seat: 'proposition: yes' },
    employee: { seat: 'duty: on duty' },
    'fee posted': { noFee: true },
  },
} as const
type Activity = keyof typeof FAILS
type Failing = { hours?: boolean; brings?: string; hit?: string; seat?: string; dealtIn?: number; noFee?: boolean }

/** Plays the hand with these needs failing; answers with the clauses named to the player, in their order. */
function clausesNamed(activity: Activity, failing: readonly string[]): readonly string[] {
  const fails = failing.map((need) => (FAILS[activity] as Record<string, Failing>)[need]!)
  const hit = fails.flatMap((one) => one.hit ?? [])
  const seat = fails.flatMap((one) => one.seat ?? [])
  const dealtIn = fails.find((one) => one.dealtIn !== undefined)?.dealtIn ?? 7
  const hours = fails.some((one) => one.hours) ? "hours: [{ from: '10:00', to: '11:00' }]," : ''
  const cards =
    activity === 'bay-101/blazing-7s'
      ? `round: { ${fails.some((one) => one.noFee) ? 'wagers' : 'fees'}: [5] }, dealerUp: 7h, seats: { 5: { hand: 7h 7h`
      : 'board: Kc Ks Qd Qh 3s, seats: { 2: { hole: Kd Kh }, 5: { hole: Qs Qc'
  const text = `
title: x
offering: { activity: ${activity}, ${hours} settings: { ${activity.endsWith('7s') ? 'suit: hearts' : ''} }, balances: { pool: '$20,000', reserve: '$9,000' } }
steps: [{ reportHit: { dealtIn: ${dealtIn}, ${hit.map((fact) => `${fact}, `).join('')}${cards}${seat.map((fact) => `, ${fact}`).join('')} } } } }]`
  const read = readScenario(text)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { records } = playScenario(read.scenario)[0]!
  return records[1]?.refusals.findLast(({ who }) => who === 'table 1 seat 5')?.clauses ?? []
}

describe.each(Object.keys(FAILS) as Activity[])('refusals of %s', (activity) => {
  const order = ruleFor(activity).rule.who
  const needs = Object.keys(FAILS[activity])
  const brought = (need: string) => (FAILS[activity] as Record<string, Failing>)[need]?.brings ?? need
  const inOrder = (rule: readonly { need: string; by: string }[], failing: readonly string[]) =>
    rule.filter(({ need }) => [...failing, ...failing.map(brought)].includes(need)).map(({ by }) => by)
  const holds = (rule: readonly { need: string; by: string }[]) =>
    fc.property(fc.subarray(needs, { minLength: 1 }), (failing) => {
      expect(clausesNamed(activity, failing)).toEqual(inOrder(rule, failing))
    })

  test('each need alone is refused under its own clause', () => {
    for (const need of needs) expect([need, clausesNamed(activity, [need])]).toEqual([need, inOrder(order, [need])])
  })
  test('whatever fails together is named in the order of the rule, the deciding clause first', () => {
    fc.assert(holds(order), { numRuns: 40 })
  })
  test('an order turned round would be noticed', () => {
    expect(fc.check(holds(order.toReversed()), { numRuns: 40 }).failed).toBe(true)
  })
  test('where nothing fails nobody is refused', () => {
    expect(clausesNamed(activity, [])).toEqual([])
  })
})
