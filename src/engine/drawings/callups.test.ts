/** Drawings in the engine itself: what a scenario cannot reach, and what holds money together. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { digestOf } from '../../base/digest.ts'
import { dollars } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import type { AccountName } from '../../ledger/name.ts'
import { sentence, spoken } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { drawingAt, lastDrawingEnds } from '../offerings/drawingtimes.ts'
import { runningOf } from '../offerings/running.ts'
import { timersOf } from '../timers.ts'
import { type Entry, entriesIn, seal } from './draw/drum.ts'
import { commitOf, fingerprintOf, type Outside } from './draw/outside.ts'
import { secretDigestOf, select } from './draw/selection.ts'
import { missedDrawings } from './eligibility.ts'
import { eligibleNow } from './urns.ts'

const HI_LO = 'saratoga/hi-lo-progressive'
const RULE = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'catalog', `${HI_LO}.yaml`), 'utf8')
const CLAUSES = [...RULE.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
const OFFERING = `activity: ${HI_LO}
drawings: [{ from: '17:00', to: '18:00' }, { from: '18:00', to: '19:00' }]
pools: { progressive: { seed: '$1,000', reseed: '$1,000' } }
`
const SECRET = 'a'.repeat(64)
const DIGITS = [{ kind: 'digits', digits: '123456' }] as const

/** A house of its own; the clock stands where it is put. */
function openHouse() {
  let state: State = initialState()
  let now = { at: Date.parse('2026-03-05T17:05:00Z'), local: '2026-03-05T17:05:00' }
  let keys = 0
  const ask = (order: Order, by = 'host') => {
    keys += 1
    return decide(state, { ...order, key: `k${keys}`, at: now, by })
  }
  const does = (order: Order, by = 'host'): readonly Event[] => {
    const decision = ask(order, by)
    if (isRefusal(decision)) throw new Error(sentence(decision))
    for (const event of decision) state = evolve(state, event)
    for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
    return decision
  }
  const why = (order: Order, by = 'host') => {
    const decision = ask(order, by)
    return isRefusal(decision) ? spoken(decision.reasons[0]!) : { clause: 'done', says: 'done' }
  }
  does({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  does({ do: 'AcceptRules', text: RULE, document: 'S4', clauses: CLAUSES }, 'compliance')
  does({ do: 'DraftOffering', text: OFFERING }, 'marketing')
  does({ do: 'ApproveOffering', activity: HI_LO, version: 1 }, 'approver')
  does({ do: 'PostOffering', activity: HI_LO, places: ['room'] }, 'marketing')
  const fingerprint = fingerprintOf(witnessed(1))
  does({ do: 'AcceptWitness', name: 'the regulator', fingerprint, second: 'surveillance' }, 'compliance')
  return {
    get state() {
      return state
    },
    does,
    why,
    moveTo(local: string) {
      now = { at: Date.parse(`${local}Z`), local }
    },
    pool: () => balance(state.balances, HI_LO, 'pool:progressive'),
    entries: (): Entry[] => [...eligibleNow(state, runningOf(state, HI_LO)!, now).entries],
    insert: (...persons: string[]) => {
      const machines = persons.map((person) => `m-${person}`).filter((machine) => !state.machines.has(machine))
      if (machines.length > 0) does({ do: 'EnrolMachines', machines, second: 'compliance' }, 'administrator')
      for (const person of persons) does({ do: 'InsertCard', machine: `m-${person}`, person }, 'device:slots')
    },
  }
}
type House = ReturnType<typeof openHouse>

const opening = (house: House, more: Partial<Extract<Order, { do: 'OpenDraw' }>> = {}): Order => ({
  do: 'OpenDraw',
  purpose: `${HI_LO}/2026-03-05/17:00`,
  how: { winners: 1, standby: 0, replacement: false },
  secretDigest: secretDigestOf(SECRET),
  outside: witnessed(house.state.draws.count + 1),
  ...more,
})

const valueFor = (draw: number): string => digestOf(`value ${draw}`)
const witnessed = (draw: number): Outside => ({
  kind: 'witness',
  key: 'b'.repeat(64),
  commit: commitOf(valueFor(draw)),
  signature: '0'.repeat(128),
  minutes: 10,
})

function pick(house: House, more: Partial<Extract<Order, { do: 'OpenDraw' }>> = {}): string {
  house.does(opening(house, more))
  const draw = house.state.draws.count
  house.does({ do: 'ContributeToDraw', draw, contribution: DIGITS })
  house.does({ do: 'RevealDraw', draw, secret: SECRET, outside: { value: valueFor(draw), proof: '' } })
  return [...house.state.callups.values()].at(-1)!.callup
}

/** Alternating guesses that are all right: up, down, up … */
function play(house: House, callup: string, cards: string, rights: number): readonly Event[] {
  const deck = cardsIn(cards)
  const step = (action: Extract<Order, { do: 'StepGame' }>['action']) => house.does({ do: 'StepGame', callup, action })
  step({ do: 'shuffle' })
  step({ do: 'cut' })
  step({ do: 'turn', card: deck.shift()! })
  let last: readonly Event[] = []
  for (let n = 0; n < rights; n++) {
    step({ do: 'call', call: n % 2 === 0 ? 'higher' : 'lower' })
    last = step({ do: 'turn', card: deck.shift()! })
  }
  return last
}
const RIGHT = '6c 9d 4h 8s 3d Jc 2s Kd'

describe('a draw for a posted drawing seals exactly those who can be drawn', () => {
  const idsIn = ({ state }: House) => entriesIn(state.draws.pending[0]!.list).map(({ id }) => id)
  test('[saratoga/hi-lo-progressive E1 E2] the engine knows who plays: nobody hands in a list', () => {
    const house = openHouse()
    house.insert('3', '1', '2')
    house.does({ do: 'RemoveCard', machine: 'm-2' }, 'device:slots')
    house.does(opening(house))
    expect(idsIn(house)).toEqual(['1', '3'])
    // Sealed is sealed: who comes or goes before the reveal changes nothing.
    house.insert('4')
    house.does({ do: 'RemoveCard', machine: 'm-1' }, 'device:slots')
    expect(idsIn(house)).toEqual(['1', '3'])
    house.does({ do: 'ContributeToDraw', draw: 1, contribution: DIGITS })
    const [revealed] = house.does({
      do: 'RevealDraw',
      draw: 1,
      secret: SECRET,
      outside: { value: valueFor(1), proof: '' },
    })
    const entries = ['1', '3'].map((id) => ({ id, weight: 1n, source: `device:slots m-${id}` }))
    const how = { winners: 1, standby: 0, replacement: false }
    expect(revealed).toMatchObject(select(SECRET, 'digits 123456', 1, seal(entries), entries, how, valueFor(1)))
  })
  test('orders of before brought the list: a friend more, one less, another weight: refused; the list as it is: sealed', () => {
    const house = openHouse()
    house.insert('1', '2', '3')
    const entries = house.entries()
    for (const wrong of [
      [...entries, { id: 'friend', weight: 1n }],
      entries.slice(1),
      entries.map((entry) => ({ ...entry, weight: entry.id === '1' ? 2n : 1n })),
    ])
      expect(house.why(opening(house, { own: wrong })).says).toMatch(/do not match who is playing/)
    expect(house.why(opening(house, { own: entries.toReversed() })).clause).toBe('done')
  })
  test('another name for the same drawing, and two winners at once, are refused', () => {
    const house = openHouse()
    house.insert('1', '2', '3')
    expect(house.why(opening(house, { purpose: `${HI_LO}/2026-03-05/17:30` })).says).toMatch(/is called/)
    expect(house.why(opening(house, { how: { winners: 2, standby: 0, replacement: false } })).clause).toBe('H2')
    house.moveTo('2026-03-05T16:59:59')
    expect(house.why(opening(house)).says).toBe('no posted drawing is being held now')
  })
  test('a stop by the regulator holds for the pick and for the game', () => {
    const house = openHouse()
    house.insert('1')
    const callup = pick(house)
    house.does({ do: 'ReportIn', callup })
    house.does({ do: 'StopOffering', activity: HI_LO, reason: 'by order' }, 'regulator')
    expect(house.why({ do: 'StepGame', callup, action: { do: 'shuffle' } }).says).toMatch(/stopped: by order/)
  })
})

describe('[saratoga/hi-lo-progressive E6] an hour that ended before it was known that nobody came', () => {
  const LATE = { purpose: `${HI_LO}/2026-03-05/17:00`, again: 'nobody came' }
  const missed = () => {
    const house = openHouse()
    house.insert('1', '2', '3')
    house.moveTo('2026-03-05T17:58:00')
    const callup = pick(house)
    house.moveTo('2026-03-05T18:04:00')
    return { house, callup, who: house.state.callups.get(callup)!.who }
  }
  test('is drawn for again only once the person is passed over, without that person, and has then one winner', () => {
    const { house, callup, who } = missed()
    const now = () => ({ at: 0, local: '2026-03-05T18:04:00' })
    const running = runningOf(house.state, HI_LO)!
    expect(house.why(opening(house, LATE)).says).toMatch(/is called/)
    house.does({ do: 'PassOver', callup }, 'timer')
    expect(missedDrawings(house.state, running, now()).map(({ from }) => from)).toEqual(['2026-03-05T17:00'])
    // For the hour that runs now everybody can be drawn, for the one before not who was called in it.
    expect(house.entries()).toHaveLength(3)
    const others = ['1', '2', '3'].filter((id) => partyKey(who) !== partyKey({ kind: 'person', person: id }))
    expect(others).toHaveLength(2)
    house.does(opening(house, LATE))
    expect(entriesIn(house.state.draws.pending[0]!.list).map(({ id }) => id)).toEqual(others)
    const draw = house.state.draws.count
    house.does({ do: 'ContributeToDraw', draw, contribution: DIGITS })
    const outside = { value: valueFor(draw), proof: '' }
    house.does({ do: 'RevealDraw', draw, secret: SECRET, outside })
    const second = [...house.state.callups.values()].at(-1)!
    expect(second).toMatchObject({ drawing: '2026-03-05T17:00', status: 'called' })
    expect(missedDrawings(house.state, running, now())).toEqual([])
    expect(house.why(opening(house, LATE)).says).toMatch(/is called/)
  })
  test('not after the last hour of the day, and not on another day', () => {
    const { house, callup } = missed()
    house.does({ do: 'PassOver', callup }, 'timer')
    house.moveTo('2026-03-05T19:00:00')
    expect(house.why(opening(house, LATE)).says).toBe('no posted drawing is being held now')
    const last = { at: 0, local: '2026-03-05T19:00:00' }
    expect(missedDrawings(house.state, runningOf(house.state, HI_LO)!, last)).toEqual([])
    house.moveTo('2026-03-06T17:10:00')
    expect(house.why(opening(house, LATE)).says).toMatch(/is called/)
  })
  test('a clause that the rules do not have passes nobody over', () => {
    const { house, callup } = missed()
    expect(house.why({ do: 'PassOver', callup, reason: 'banned', clause: 'X9' }).says).toMatch(/no clause X9/)
    expect(house.why({ do: 'PassOver', callup, reason: 'banned', clause: 'X1' }).clause).toBe('done')
  })
  test('nobody takes the five minutes of a winner away alone, or with somebody of the same department', () => {
    const house = openHouse()
    house.insert('1', '2', '3')
    const callup = pick(house)
    const banned = { do: 'PassOver', callup, reason: 'banned', clause: 'X1' } as const
    expect(house.why(banned).says).toMatch(/takes a second person of another department/)
    expect(house.why({ ...banned, second: 'host' }).says).toBe('the second person must be someone else')
    const staff = [
      ['host', 'floor'],
      ['21', 'floor'],
      ['71', 'compliance'],
    ] as const
    for (const [person, role] of staff)
      house.does({ do: 'EnrolStaff', person, roles: [role], second: 'approver' }, 'administrator')
    expect(house.why({ ...banned, second: '21' }).says).toBe('the second person must be of another department')
    const [event] = house.does({ ...banned, second: '71' })
    expect(event).toMatchObject({ type: 'PassedOver', by: 'host', second: '71' })
  })
})

describe('closing', () => {
  test('[saratoga/hi-lo-progressive J4] what is left is the house’s, and nobody else’s', () => {
    const house = openHouse()
    const close = (to: string): Order => ({ do: 'CloseOffering', activity: HI_LO, reason: 'August is over', to })
    expect(house.why(close('bay-101/blazing-7s'))).toMatchObject({
      clause: 'J4',
      id: 'rest goes back to the house',
    })
    expect(house.why(close('house')).clause).toBe('done')
  })
})

describe('money', () => {
  test('[saratoga/hi-lo-progressive J1 J3] the first call starts the prize; won, it is held with its reseed; declined, all is as before', () => {
    const house = openHouse()
    house.insert('1')
    expect(house.pool()).toBe(0n)
    const callup = pick(house)
    expect(house.pool()).toBe(dollars(1000))
    house.does({ do: 'ReportIn', callup })
    const declared = play(house, callup, RIGHT, 7).find((event) => event.type === 'HitDeclared')!
    expect(declared.awards[0]).toMatchObject({ line: 'progressive', amount: '100000', person: '1' })
    expect(house.pool()).toBe(0n)
    expect(balance(house.state.balances, HI_LO, 'reseed:H1')).toBe(dollars(1000))
    house.does({ do: 'DeclineHit', hit: 'H1', reason: 'under age', second: 'other', evidence: 'the card' })
    expect(house.pool()).toBe(dollars(1000))
    // No win, so the person can be drawn in the next hour; in this one the call was used up.
    expect(house.entries()).toEqual([])
    house.moveTo('2026-03-05T18:05:00')
    expect(house.entries().map(({ id }) => id)).toEqual(['1'])
  })
  test('[saratoga/hi-lo-progressive J4] what the house had put in is due to it; what it only promised is struck off', () => {
    const house = openHouse()
    house.does({ do: 'SeedPool', activity: HI_LO, pool: 'progressive' }, 'accounting')
    house.insert('1')
    const callup = pick(house)
    house.does({ do: 'ReportIn', callup })
    play(house, callup, '6c 9d', 1)
    house.does({ do: 'StepGame', callup, action: { do: 'quit' } })
    expect(house.pool()).toBe(dollars(1500))
    const answers = Object.fromEntries(house.state.hits.get('H1')!.questions.map(({ id }) => [id, true]))
    house.does({ do: 'AttestHit', hit: 'H1', answers })
    house.does({ do: 'VerifyHit', hit: 'H1' }, 'manager')
    house.moveTo('2026-03-05T19:00:00')
    const timer = timersOf(house.state).find(({ order }) => order.do === 'RevertPools')!
    expect(timer.due).toEqual({ local: '2026-03-05T19:00' })
    house.does(timer.order, 'timer')
    expect(house.pool()).toBe(0n)
    const of = (name: AccountName) => balance(house.state.balances, HI_LO, name)
    // $500 of the growth and the $100 of free play were promised; $1,000 lie in the bank.
    expect(of('due:reverted')).toBe(dollars(900))
    expect(of('promised:gift')).toBe(0n)
    house.does({ do: 'FetchDue', activity: HI_LO }, 'accounting')
    expect(of('due:reverted')).toBe(0n)
    expect(balance(house.state.balances, HI_LO, 'bank', 'custody')).toBe(dollars(100))
    expect(timersOf(house.state).some(({ order }) => order.do === 'RevertPools')).toBe(false)
  })
  test('a second top prize waits until the first is decided', () => {
    const house = openHouse()
    house.insert('1', '2')
    const first = pick(house)
    house.does({ do: 'ReportIn', callup: first })
    play(house, first, RIGHT, 7)
    house.moveTo('2026-03-05T18:05:00')
    const second = pick(house, { purpose: `${HI_LO}/2026-03-05/18:00` })
    house.does({ do: 'ReportIn', callup: second })
    expect(() => play(house, second, RIGHT, 7)).toThrow(/hit H1 for the same prize is not decided yet/)
    expect(house.state.callups.get(second)?.status).toBe('playing')
  })
})

describe('clocks of the wall', () => {
  test.each([
    ['a second before', '2026-03-05T16:59:59', undefined],
    ['as it begins', '2026-03-05T17:00:00', '2026-03-05T17:00'],
    ['as the next begins', '2026-03-05T18:00:00', '2026-03-05T18:00'],
    ['as the last ends', '2026-03-05T19:00:00', undefined],
  ])('%s', (_, local, from) => {
    const windows = [
      { from: '17:00', to: '18:00' },
      { from: '18:00', to: '19:00' },
    ]
    expect(drawingAt(windows, local)?.from).toBe(from)
  })
  test('a drawing over midnight belongs to the day it began on', () => {
    const late = [{ from: '23:30', to: '00:30' }]
    expect(drawingAt(late, '2026-03-06T00:10:00')).toEqual({ from: '2026-03-05T23:30', to: '2026-03-06T00:30' })
    expect(lastDrawingEnds(late, '2026-03-05')).toBe('2026-03-06T00:30')
  })
  test('who is called after midnight is of the evening before: its prizes go back when that one ends', () => {
    const house = openHouse()
    house.insert('1')
    pick(house)
    const called = {
      ...[...house.state.callups.values()].at(-1)!,
      type: 'CalledUp',
      v: 2,
      clause: 'E1',
      posts: {},
    } as const
    evolve(house.state, { ...called, callup: 'U2', local: '2026-03-06T00:10:00', drawing: '2026-03-05T23:30' })
    expect(house.state.offerings.get(HI_LO)?.drawnOn).toBe('2026-03-05')
  })
  test('on dates alone; of a drawing over midnight the date on which it begins', () => {
    const dated = [{ dates: ['2012-08-30'], from: '23:30', to: '00:30' }]
    expect(drawingAt(dated, '2012-08-30T23:40:00')?.from).toBe('2012-08-30T23:30')
    expect(drawingAt(dated, '2012-08-31T00:10:00')?.from).toBe('2012-08-30T23:30')
    expect(drawingAt(dated, '2012-08-31T23:40:00')).toBeUndefined()
  })
  test('who was called is passed over one second after the time, not before', () => {
    const house = openHouse()
    house.insert('1')
    const callup = pick(house)
    const { until } = house.state.callups.get(callup)!
    expect(timersOf(house.state).find(({ order }) => order.do === 'PassOver')?.due).toEqual({ at: until! + 1_000 })
    house.moveTo('2026-03-05T17:10:00')
    expect(house.why({ do: 'PassOver', callup }, 'timer')).toMatchObject({ clause: 'E5 E4' })
    house.moveTo('2026-03-05T17:10:01')
    expect(house.why({ do: 'PassOver', callup }, 'timer').clause).toBe('done')
  })
})
