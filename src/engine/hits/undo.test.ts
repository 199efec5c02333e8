/** What was done is undone: rounds voided, hits declined and backed out, counts corrected. Each was found by the simulator or its auditor. */

import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { localAt } from '../../base/moment.ts'
import { type Cents, cents, dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { coverOf } from '../../ledger/balances.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { ruleOf } from '../offerings/running.ts'

const BLAZING = 'bay-101/blazing-7s'
const BEAT = 'bay-101/no-limit-bad-beat'

let state: State
let local: string
beforeEach(() => {
  state = initialState()
  local = '2026-03-03T19:00:00'
  give({ do: 'OpenProperty', property: 'Test', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1) })
  give({ do: 'SetTable', table: '1', game: 'no-bust-21', seats: 7, decks: 6 })
  give({ do: 'SetTable', table: '2', game: 'no-bust-21', seats: 7, decks: 6 })
  give({ do: 'SetTable', table: '4', game: 'holdem', seats: 9, decks: 1 })
  for (const [activity, name] of [
    [BLAZING, 'blazing-7s'],
    [BEAT, 'no-limit-bad-beat'],
  ] as const) {
    const text = readFileSync(`catalog/bay-101/${name}.yaml`, 'utf8')
    give({ do: 'AcceptRules', text, document: 'as approved', clauses: Object.keys(ruleOf(text).clauses) }, 'o2')
    const offering = readFileSync(`demo/offerings/${name}.yaml`, 'utf8')
    give({ do: 'DraftOffering', text: offering.replace(/^hours:.*$/m, "hours: [ { from: '10:00', to: '04:00' } ]") })
    give({ do: 'ApproveOffering', activity, version: 1 }, 'o2')
    give({ do: 'PostOffering', activity, places: ['door'] })
  }
  for (const table of ['1', '2', '4']) give({ do: 'OpenTable', table })
})

const command = (order: Order, by: string): Command =>
  ({ ...order, by, key: 'k', at: { at: atOf(local), local } }) as Command
const atOf = (text: string) => Date.parse(`${text}Z`)

function give(order: Order, by = 'o1'): readonly Event[] {
  const decision = decide(state, command(order, by))
  if (isRefusal(decision)) throw new Error(sentence(decision))
  for (const event of decision) state = evolve(state, event)
  for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
  return decision
}
function refused(order: Order, by = 'o1'): string {
  const decision = decide(state, command(order, by))
  return isRefusal(decision) ? sentence(decision) : 'done'
}
/** Into what runs, as programs of before took it. */
const bring = (activity: string, pool: Cents, reserve: Cents) =>
  give({ do: 'BringForward', activity, pools: { main: pool }, reserve, advance: cents(0), isRecorded: true } as Order)
const of = (activity: string, name: string, book: 'entitlement' | 'custody' = 'entitlement') =>
  state.balances[book].get(`${activity} ${name}`) ?? 0n
const round = (table: string) =>
  give({ do: 'StartRound', table, bets: [{ seat: '1', wagered: true, fees: [BLAZING] }] }, 'device:t1')
const sevens = (table: string, hand: number[], up: number) =>
  give(
    {
      do: 'ReportHit',
      table,
      facts: { dealtIn: 2, tournament: false },
      common: { dealerUp: [up] },
      hands: [
        {
          seat: '1',
          role: 'player',
          cards: { hand },
          bettors: [{ place: 'seated', duty: 'none', proposition: false }],
        },
      ],
    },
    'd1',
  )
const SEVEN_OF_HEARTS = 22
const SEVEN_OF_CLUBS = 20
/** Two sevens of clubs at table 1 win $50: H1 is verified, C1 can be paid. */
function verifySevens(): void {
  bring(BLAZING, dollars(1_000), dollars(1_000))
  round('1')
  sevens('1', [SEVEN_OF_CLUBS, SEVEN_OF_CLUBS], 0)
  give({ do: 'VerifyHit', hit: 'H1' }, 'f1')
}
const PAID_IN_ERROR: Order = { do: 'ReportPaidInError', claim: 'C1', second: 'm2', reason: 'wrong seat' }
const decline = (hit: string) =>
  give({ do: 'DeclineHit', hit, reason: 'video', second: 'f2', evidence: 'video 3' }, 'f1')

describe('a voided round', () => {
  test('takes nothing out of a pool or a reserve that another table has emptied meanwhile: the house makes it up', () => {
    bring(BLAZING, dollars(1_000), cents(0))
    round('1')
    round('2')
    // All of the pool is won at table 2, and its reseed empties the reserve.
    sevens('2', [SEVEN_OF_HEARTS, SEVEN_OF_HEARTS], SEVEN_OF_HEARTS)
    expect([of(BLAZING, 'pool:main'), of(BLAZING, 'reserve')]).toEqual([0n, 0n])
    const promised = of(BLAZING, 'promised')
    give({ do: 'VoidRound', table: '1', reason: 'misdeal' })
    expect([of(BLAZING, 'pool:main'), of(BLAZING, 'reserve')]).toEqual([0n, 0n])
    expect(of(BLAZING, 'promised')).toBe(promised - 100n)
    expect(of(BLAZING, 'box:1', 'custody')).toBe(0n)
  })

  test('is possible once the hit in it was declined', () => {
    bring(BLAZING, dollars(1_000), dollars(1_000))
    round('1')
    sevens('1', [SEVEN_OF_CLUBS, SEVEN_OF_CLUBS], 0)
    expect(refused({ do: 'VoidRound', table: '1', reason: 'misdeal' })).toContain('decline it first')
    decline('H1')
    give({ do: 'VoidRound', table: '1', reason: 'misdeal' })
    expect([of(BLAZING, 'pool:main'), of(BLAZING, 'reserve')]).toEqual([100_000n, 100_000n])
  })
})

describe('a hit taken back', () => {
  test('a promise that the house has deposited meanwhile goes to the reserve and is repaid, never above nothing', () => {
    bring(BLAZING, dollars(1_000), cents(0))
    round('1')
    sevens('1', [SEVEN_OF_CLUBS, SEVEN_OF_CLUBS], 0)
    // $50 for two sevens suited, of which the reserve had 89 cents.
    expect(of(BLAZING, 'promised')).toBe(-4_911n)
    give({ do: 'DepositAdvance', activity: BLAZING, amount: cents(4_911) })
    decline('H1')
    expect([of(BLAZING, 'promised'), of(BLAZING, 'reserve'), of(BLAZING, 'due:advance')]).toEqual([0n, 89n, 4_911n])
  })

  test('a disputed hit that was never verified is declined, not backed out', () => {
    bring(BLAZING, dollars(1_000), dollars(1_000))
    round('1')
    sevens('1', [SEVEN_OF_CLUBS, SEVEN_OF_CLUBS], 0)
    give({ do: 'DisputeHit', hit: 'H1', reason: 'a player objects' })
    const backOut: Order = { do: 'BackOutHit', hit: 'H1', second: 'm2', reason: 'wrong', document: 'A1' }
    expect(refused(backOut)).toContain('never verified')
    decline('H1')
    expect(of(BLAZING, 'pending:H1')).toBe(0n)
  })

  test('backed out after the pool was won again: the pool does not go under nothing', () => {
    bring(BLAZING, dollars(1_000), dollars(20_000))
    round('1')
    sevens('1', [SEVEN_OF_HEARTS, SEVEN_OF_HEARTS], SEVEN_OF_HEARTS)
    give({ do: 'VerifyHit', hit: 'H1' }, 'f1')
    round('2')
    sevens('2', [SEVEN_OF_HEARTS, SEVEN_OF_HEARTS], SEVEN_OF_HEARTS)
    expect(of(BLAZING, 'pool:main')).toBe(0n)
    give({ do: 'BackOutHit', hit: 'H1', second: 'm2', reason: 'wrong', document: 'A1' })
    // What H1 had won is back, its reseed is in the hands of H2.
    expect(of(BLAZING, 'pool:main')).toBe(100_011n)
  })

  test('what was paid in error is reported once', () => {
    verifySevens()
    give({ do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'a' })
    give(PAID_IN_ERROR)
    expect(refused(PAID_IN_ERROR)).toContain('already')
    expect(-of(BLAZING, 'house')).toBe(5_000n)
  })

  test('what was paid in error is reported after the close of the day too: once, and as the books have it', () => {
    verifySevens()
    expect(refused({ ...PAID_IN_ERROR, activity: BLAZING, amount: dollars(50) })).toContain('was not paid')
    give({ do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'a' })
    expect(refused({ ...PAID_IN_ERROR, amount: dollars(51) })).toContain('the report does not match')
    expect(refused({ ...PAID_IN_ERROR, activity: BEAT })).toContain('the report does not match')
    local = '2026-03-04T07:00:00'
    give({ do: 'EndRound', table: '1' })
    give({ do: 'CloseDay', day: '2026-03-03' })
    expect(state.claims.has('C1')).toBe(false)
    expect(refused(PAID_IN_ERROR)).toContain('give the activity and amount')
    const found: Order = { ...PAID_IN_ERROR, activity: BLAZING, amount: dollars(50) }
    expect(refused({ ...found, claim: 'C2' })).toContain('there is no claim C2')
    expect(refused({ ...found, activity: 'bay-101/none' })).toContain('never ran')
    expect(refused(found, 'm2')).toContain('two people')
    const before = of(BLAZING, 'reserve')
    give(found)
    expect(of(BLAZING, 'reserve') - before).toBe(5_000n)
    expect(refused(found)).toContain('already')
  })

  test('one that was reported before the close of the day is not reported again after it', () => {
    verifySevens()
    give({ do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'a' })
    give(PAID_IN_ERROR)
    local = '2026-03-04T07:00:00'
    give({ do: 'EndRound', table: '1' })
    give({ do: 'CloseDay', day: '2026-03-03' })
    expect(refused({ ...PAID_IN_ERROR, activity: BLAZING, amount: dollars(50) })).toContain('already')
  })
})

describe('a count', () => {
  const count = (box: string, amount: Cents, corrects?: string): Order => ({
    do: 'CountBox',
    box,
    table: '1',
    shift: 'day',
    counted: { [BLAZING]: amount },
    counters: ['k1', 'k2'],
    ...(corrects === undefined ? {} : { corrects }),
  })

  test('is corrected against what was in that box, not in the next one', () => {
    bring(BLAZING, dollars(1_000), cents(0))
    round('1')
    give(count('A', dollars(3)))
    expect(of(BLAZING, 'variance')).toBe(200n)
    give({ do: 'EndRound', table: '1' })
    round('1')
    give(count('B', dollars(1), 'A'))
    expect(of(BLAZING, 'variance')).toBe(0n)
    expect(of(BLAZING, 'box:1', 'custody')).toBe(100n)
  })

  test('is corrected once; a second correction corrects the first', () => {
    bring(BLAZING, dollars(1_000), cents(0))
    round('1')
    give(count('A', dollars(3)))
    give(count('B', dollars(2), 'A'))
    expect(refused(count('C', dollars(1), 'A'))).toContain('was corrected by B')
    give(count('C', dollars(1), 'B'))
    expect([of(BLAZING, 'variance'), of(BLAZING, 'bank', 'custody')]).toEqual([0n, 100_100n])
  })

  test('of counted fees, corrected downward when the reserve is spent: the house makes it up', () => {
    bring(BEAT, dollars(25_000), cents(0))
    const beat = (box: string, amount: Cents, corrects?: string): Order =>
      ({
        ...count(box, amount, corrects),
        table: '4',
        counted: { [BEAT]: amount },
      }) as Order
    give(beat('A', dollars(100)))
    give({ do: 'IncreasePool', activity: BEAT, pool: 'main', amount: dollars(100), notice: 'signs' })
    give(beat('B', dollars(40), 'A'))
    expect([of(BEAT, 'reserve'), of(BEAT, 'promised')]).toEqual([0n, -6_000n])
  })
})

describe('the moment of the lock decides', () => {
  test.each([
    ['locked inside the hours, told after them', '03:59:50', '04:00:20', 'HitDeclared'],
    ['locked after the hours', '04:00:00', '04:00:20', 'HandJudged'],
  ])('%s', (_, locked, told, type) => {
    bring(BLAZING, dollars(1_000), dollars(1_000))
    local = `2026-03-04T${locked}`
    round('1')
    local = `2026-03-04T${told}`
    expect(sevens('1', [SEVEN_OF_CLUBS, SEVEN_OF_CLUBS], 0)[0]?.type).toBe(type)
  })

  test.each([
    [0, '2026-03-01T00:00:10'],
    [-10, '2026-03-01T00:00:00'],
    [-11, '2026-02-28T23:59:59'],
    [86_400, '2026-03-02T00:00:10'],
  ])('%d s from ten seconds past midnight it is %s', (seconds, expected) => {
    expect(localAt({ at: 1_000_000, local: '2026-03-01T00:00:10' }, 1_000_000 + seconds * 1_000)).toBe(expected)
  })
})
