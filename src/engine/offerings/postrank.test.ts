/** Ranks posted while an activity runs: drawn in view, or decided by the house; and never for what is part of the offering. */

import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { coverOf } from '../../ledger/balances.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, initialState, type Order, type State } from '../mechanisms.ts'
import { ruleOf, runningOf } from './running.ts'

const QUADS = 'hawaiian-gardens/four-of-a-kind-poker'
const TRIPS = 'hawaiian-gardens/three-of-a-kind-on-the-flop'
const JACKPOT = 'hawaiian-gardens/hawaiian-jackpot'
const NINE = Date.parse('2026-03-02T09:00:00Z')

let state: State
let now = NINE
const command = (order: Order, by: string): Command =>
  ({ ...order, by, key: 'k', at: { at: now, local: new Date(now).toISOString().slice(0, 19) } }) as Command

function give(order: Order, by = 'o1'): void {
  const decision = decide(state, command(order, by))
  if (isRefusal(decision)) throw new Error(sentence(decision))
  for (const event of decision) state = evolve(state, event)
  for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
}
function answer(order: Order, by = 'o1'): string {
  const decision = decide(state, command(order, by))
  return isRefusal(decision) ? sentence(decision) : decision.map(({ type }) => type).join(' ')
}

beforeEach(() => {
  state = initialState()
  now = NINE
  give({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  for (const activity of [JACKPOT, QUADS, TRIPS]) {
    const name = activity.slice(activity.indexOf('/') + 1)
    const text = readFileSync(`catalog/${activity}.yaml`, 'utf8')
    give({ do: 'AcceptRules', text, document: 'as approved', clauses: Object.keys(ruleOf(text).clauses) })
    give({ do: 'DraftOffering', text: readFileSync(`demo/offerings/${name}.yaml`, 'utf8') })
    give({ do: 'ApproveOffering', activity, version: 1 }, 'o2')
    give({ do: 'PostOffering', activity, places: ['room'] })
  }
})

const draw = (drawnCard: string, more: Partial<Extract<Order, { do: 'PostRank' }>> = {}): Order => ({
  do: 'PostRank',
  activity: QUADS,
  setting: 'rank',
  drawnCard,
  witnesses: ['w1'],
  ...more,
})
const rankAt = (activity: string, at: number) => runningOf(state, activity, { at })?.offering.settings?.rank

describe('a rank that a card decides', () => {
  test('holds from the instant of the draw until the next one', () => {
    expect(rankAt(QUADS, NINE)).toBeUndefined()
    now = NINE + 1_000
    give(draw('2h'))
    now = NINE + 3_000
    give(draw('10d'))
    const at = [999, 1_000, 2_999, 3_000].map((after) => rankAt(QUADS, NINE + after))
    expect(at).toEqual([undefined, '2', '2', 'T'])
  })

  test('is forgotten when the offering is posted anew', () => {
    give(draw('2h'))
    give({ do: 'DraftOffering', text: readFileSync('demo/offerings/four-of-a-kind-poker.yaml', 'utf8') })
    give({ do: 'ApproveOffering', activity: QUADS, version: 2 }, 'o2')
    give({ do: 'PostOffering', activity: QUADS, places: ['room'] })
    expect(rankAt(QUADS, now)).toBeUndefined()
  })

  test.each<[string, Order, string]>([
    ['without a card', { ...draw('2h'), drawnCard: undefined } as unknown as Order, 'name the card'],
    ['with another rank than the card', draw('2h', { value: '3' }), 'the card drawn is 2h'],
    ['with a joker', draw('Xx'), 'is not a card'],
    ['seen by nobody', draw('2h', { witnesses: [] }), 'name a witness'],
    ['seen only by the one who draws', draw('2h', { witnesses: ['o1'] }), 'name a witness'],
    ['of a setting that is not there', draw('2h', { setting: 'suit' }), 'has no setting suit'],
    ['of an activity that is not running', draw('2h', { activity: 'house/none' }), 'is not running'],
  ])('[hawaiian-gardens/four-of-a-kind-poker Q1] is refused %s', (_, order, says) => {
    expect(answer(order)).toContain(says)
  })
})

test('[GEAR-001123 Q4] the house decides this one, without a card', () => {
  expect(rankAt(TRIPS, now)).toBe('8')
  now = NINE + 1_000
  give({ do: 'PostRank', activity: TRIPS, setting: 'rank', value: 'K', witnesses: [] })
  expect([999, 1_000].map((after) => rankAt(TRIPS, NINE + after))).toEqual(['8', 'K'])
  // Nothing of it was offered before it was posted.
  expect(runningOf(state, TRIPS, { at: NINE - 1 })).toBeUndefined()
  expect(answer({ do: 'PostRank', activity: TRIPS, setting: 'rank', value: '1', witnesses: [] })).toContain(
    'not one of',
  )
  expect(answer({ do: 'PostRank', activity: TRIPS, setting: 'rank', witnesses: [] })).toContain('which rank')
})

test('[GEGA-001477 H1] what is part of the offering is not posted anew', () => {
  const order: Order = { do: 'PostRank', activity: JACKPOT, setting: 'losing hand', value: 'four aces', witnesses: [] }
  expect(answer(order)).toContain('part of the offering')
})
