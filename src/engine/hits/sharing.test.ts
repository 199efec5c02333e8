/** Fees on either hand, positions that nobody names, fees that are not taken, prizes that come back: as the documents of the sensor jackpots say. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { cents, dollars } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import { shoe } from '../../cards/deck.ts'
import { coverOf } from '../../ledger/balances.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, type Event, type EventOf, initialState, type Order, type State } from '../mechanisms.ts'
import { ruleOf } from '../offerings/running.ts'
import type { Bet } from '../rounds/vocabulary.ts'

const cards = (text: string) => cardsIn(text, shoe(8, 8))

function open(house: string, name: string, game: string, change = (text: string) => text) {
  const activity = `${house}/${name}`
  let state: State = initialState()
  const give = (order: Order, by = 'o1', local = '2026-03-03T19:00:00'): readonly Event[] => {
    const command = { ...order, by, key: 'k', at: { at: Date.parse(`${local}Z`), local } } as Command
    const decision = decide(state, command)
    if (isRefusal(decision)) throw new Error(sentence(decision))
    for (const event of decision) state = evolve(state, event)
    for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
    return decision
  }
  give({ do: 'OpenProperty', property: 'Test', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1) })
  for (const table of ['1', '2']) {
    give({ do: 'SetTable', table, game, seats: 7, decks: 8 })
    give({ do: 'OpenTable', table })
  }
  const text = readFileSync(`catalog/${activity}.yaml`, 'utf8')
  give({ do: 'AcceptRules', text, document: 'as approved', clauses: Object.keys(ruleOf(text).clauses) })
  const offering = readFileSync(`demo/offerings/${name}.yaml`, 'utf8').replace(/^tables:.*$/m, "tables: ['1', '2']")
  give({ do: 'DraftOffering', text: change(offering) })
  give({ do: 'ApproveOffering', activity, version: 1 }, 'o2')
  const brought = { pools: { main: dollars(9000) }, reserve: dollars(20000), advance: cents(0) }
  give({ do: 'BringForward', activity, ...brought, document: 'books', second: 'o2' })
  give({ do: 'PostOffering', activity, places: ['door'] })
  const bet = (seat: string, more: Partial<Bet> = {}): Bet => ({ seat, wagered: true, fees: [activity], ...more })
  const start = (table: string, bets: readonly Bet[]) =>
    give({ do: 'StartRound', table, bets }, 'device')[0] as EventOf<'RoundStarted'>
  const of = (fund: string) => state.balances.entitlement.get(`${activity} ${fund}`) ?? 0n
  return { give, start, bet, of, activity, now: () => state }
}

const awardsOf = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'HitDeclared' ? event.awards : []))
const deniedOf = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'HitDeclared' || event.type === 'HandJudged' ? event.denied : []))

describe('fees that are not taken', () => {
  test('[GEGA-004430 E2 E5] behind a seat and from proposition players, every reason said', () => {
    const { start, bet, of } = open('hawaiian-gardens', 'fortune-7-baccarat', 'fortune-7-baccarat')
    const before = of('reserve')
    const started = start('1', [bet('1'), bet('2', { backline: 1, proposition: true, wagered: false })])
    expect(started.fees).toEqual({ 'hawaiian-gardens/fortune-7-baccarat': ['1'] })
    expect(started.returned?.map(({ who, reasons }) => [partyKey(who), reasons.map(({ clause }) => clause)])).toEqual([
      ['table 1 seat 2 backline 1', ['B3', 'E5', 'E2 E1']],
    ])
    expect(of('reserve')).toBe(before + 80n)
  })
  test('[GEGA-003976 E8] who is signed in as one is known without the dealer', () => {
    const { give, start, bet } = open('hawaiian-gardens', 'fortune-pai-gow-progressive', 'fortune-pai-gow-poker')
    give({ do: 'EnrolPerson', person: '17', duty: 'none', proposition: true })
    const started = start('1', [bet('1', { person: '17' }), bet('2', { person: '18' })])
    expect(started.returned).toHaveLength(1)
    expect(started.persons).toEqual({ '1': '17', '2': '18' })
  })
  test('a fee on the player-dealer hand where there is no space for one', () => {
    const { start, bet } = open('hawaiian-gardens', 'fortune-7-baccarat', 'fortune-7-baccarat')
    expect(start('1', [bet('1', { onDealer: true })]).returned?.[0]?.reasons[0]?.id).toBe(
      'no space on the player-dealer hand',
    )
  })
})

describe('positions that the report leaves out', () => {
  const community = { player: cards('Ks 3h 4d'), banker: cards('2d 3c 2s') }
  test('[GEGA-004430 P7] all with a fee have a part in the hands of the table', () => {
    const { give, start, bet } = open('hawaiian-gardens', 'fortune-7-baccarat', 'fortune-7-baccarat')
    start('1', [bet('1'), bet('4')])
    const events = give({ do: 'ReportHit', table: '1', facts: {}, common: community, hands: [] })
    expect(awardsOf(events).map(({ to, amount }) => `${partyKey(to)} ${amount}`)).toEqual([
      'table 1 seat 1 10000',
      'table 1 seat 4 10000',
    ])
  })
  test('nobody is told that a hand which was not called is no hand', () => {
    const { give, start, bet } = open('hawaiian-gardens', 'fortune-pai-gow-progressive', 'fortune-pai-gow-poker')
    start('1', [bet('1'), bet('4')])
    const hands = [
      {
        seat: '1',
        role: 'player',
        cards: { hand: cards('Ks Qh 9d 8c 5c 3d 2h') },
        bettors: [{ place: 'seated' }],
      },
    ] as const
    const events = give({ do: 'ReportHit', table: '1', facts: {}, common: {}, hands })
    expect(deniedOf(events).map(({ who }) => partyKey(who))).toEqual(['table 1 seat 1'])
  })
})

describe('[GEGA-003976 S1 P9] the room', () => {
  test('a person on two spots has one part, and the parts and the rest are the posted prize', () => {
    const { give, start, bet, of } = open('hawaiian-gardens', 'fortune-pai-gow-progressive', 'fortune-pai-gow-poker')
    start('1', [bet('1', { person: '7' }), bet('2', { person: '7' }), bet('3')])
    start('2', [bet('5'), bet('6')])
    const posted = of('pool:main')
    const hands = [
      {
        seat: '5',
        role: 'player',
        cards: { hand: cards('As Ah Ad Ac Xx 9d 4c') },
        bettors: [{ place: 'seated' }],
      },
    ] as const
    const awards = awardsOf(give({ do: 'ReportHit', table: '2', facts: {}, common: {}, hands }))
    expect(awards.map(({ to, share }) => `${partyKey(to)} ${share}`)).toEqual([
      'table 2 seat 5 full',
      'table 1 seat 1 room',
      'table 1 seat 3 room',
      'table 2 seat 5 room',
      'table 2 seat 6 room',
    ])
    expect(awards[1]?.person).toBe('7')
    const paid = awards.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    expect(paid + of('pool:main')).toBe(posted)
    expect(of('pool:main')).toBeLessThan(4n)
  })

  // One joker in the deck: at a real table this cannot happen, so a made-up one with several decks shows the rule.
  test('[GEGA-003976 P7 P8] two winners: one from the meter, one from the reserve, the room once', () => {
    const { give, start, bet } = open('hawaiian-gardens', 'fortune-pai-gow-progressive', 'fortune-pai-gow-poker')
    start('1', [bet('1'), bet('2')])
    const hand = (seat: string) =>
      ({
        seat,
        role: 'player',
        cards: { hand: cards('As Ah Ad Ac Xx 9d 4c') },
        bettors: [{ place: 'seated' }],
      }) as const
    const hands = [hand('1'), hand('2')]
    const awards = awardsOf(give({ do: 'ReportHit', table: '1', facts: {}, common: {}, hands }))
    // 9,000.28 on the meter: 40% is 3,600.11, half of the other 60% is 2,700.08.
    expect(awards.map(({ to, share, parts }) => [partyKey(to), share, parts])).toEqual([
      ['table 1 seat 1', 'full', { 'pool:main': '360011' }],
      ['table 1 seat 2', 'full', { reserve: '360011' }],
      ['table 1 seat 1', 'room', { 'pool:main': '270008' }],
      ['table 1 seat 2', 'room', { 'pool:main': '270008' }],
    ])
  })
})

describe('fees on either hand', () => {
  const royal = cards('Ah Kh Qh Jh Th')
  test("[GEAR-001274 B4 W2] the player-dealer's own fee is one of those on that hand", () => {
    const { give, start, bet } = open('bay-101', 'bonus-hand-progressive', 'crazy-4-poker')
    start('1', [bet('1', { onDealer: true }), bet('2', { onDealer: true }), bet('6')])
    const hands = [
      { seat: '6', role: 'player-dealer', cards: { hand: royal }, bettors: [{ place: 'seated' }] },
    ] as const
    const awards = awardsOf(give({ do: 'ReportHit', table: '1', facts: {}, common: {}, hands }))
    expect(awards.map(({ to, amount }) => `${partyKey(to)} ${amount}`)).toEqual([
      'table 1 player-dealer 300011',
      'table 1 seat 1 300011',
      'table 1 seat 2 300011',
    ])
  })
  test('[GEAR-001274 E6] an expired prize returns to the fund that gave it, never over the cap', () => {
    const { give, start, bet, of } = open('bay-101', 'bonus-hand-progressive', 'crazy-4-poker')
    start('1', [bet('1')])
    const hands = [{ seat: '1', role: 'player', cards: { hand: royal }, bettors: [{ place: 'seated' }] }] as const
    const [declared] = give({ do: 'ReportHit', table: '1', facts: {}, common: {}, hands }) as [EventOf<'HitDeclared'>]
    const answers = Object.fromEntries(declared.questions.map(({ id }) => [id, true]))
    give({ do: 'AttestHit', hit: declared.hit, answers })
    give({ do: 'VerifyHit', hit: declared.hit }, 'o2')
    const [pool, reserve] = [of('pool:main'), of('reserve')]
    give({ do: 'ExpireClaim', claim: 'C1', due: '2026-04-03' }, 'timer', '2026-04-03T00:00:00')
    expect(of('pool:main')).toBe(pool + 900011n)
    expect(of('reserve')).toBe(reserve)
  })
})
