/**
 * Whatever is told, in whatever order, however late, with the clocks running: lists lose nobody and double nobody, their order
 * is kept, every page has its seat and every seat that is kept for a page its page, and the journal alone makes the same room.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectedRows } from '../../../tests/projected.ts'
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { WAITS } from '../../journal/projections/waits.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { byTurn, timerNames, timerOf, timersOf, touchedBy } from '../timers.ts'
import { breakPlan } from './breaking.ts'
import { nextSteps } from './nextsteps.ts'
import { ANSWERS, JOINED_BY } from './vocabulary.ts'

const START = Date.UTC(2026, 2, 3, 4)
const GAMES: Readonly<Record<string, string>> = { '1': 'holdem', '2': 'holdem', '3': 'omaha' }
const LISTS: Readonly<Record<string, string>> = { H: 'holdem', O: 'omaha' }

const table = fc.constantFrom('1', '2', '3')
const seat = fc.constantFrom('1', '2', '3')
const person = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const list = fc.constantFrom('H', 'H', 'O')
const place = { table, seat }
const who = { list, person }
const given = <D extends Order['do'], R extends object>(name: D, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Order>

const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 6,
    arbitrary: given('JoinList', { ...who, how: fc.constantFrom(...JOINED_BY), shows: fc.constant('number') }),
  },
  { weight: 2, arbitrary: given('CheckIn', { person }) },
  { weight: 1, arbitrary: given('LeaveList', who) },
  { weight: 4, arbitrary: given('ReturnToList', who) },
  { weight: 5, arbitrary: given('PagePerson', { ...who, table }) },
  { weight: 2, arbitrary: given('PagePerson', { ...who, ...place }) },
  { weight: 2, arbitrary: given('AnswerPage', { ...who, how: fc.constantFrom(...ANSWERS) }) },
  { weight: 1, arbitrary: given('DropPage', who) },
  { weight: 1, arbitrary: given('OpenFromList', { list, table }) },
  { weight: 2, arbitrary: given('BreakTable', { table }) },
  { weight: 1, arbitrary: given('SetFeeder', { table, to: table }) },
  { weight: 2, arbitrary: given('AskChange', { ...place, to: fc.record({ seats: fc.tuple(seat) }) }) },
  { weight: 1, arbitrary: given('AskChange', { ...place, to: fc.record({ table }) }) },
  { weight: 1, arbitrary: given('LockList', { list }) },
  { weight: 4, arbitrary: given('UnlockList', { list }) },
  { weight: 5, arbitrary: given('SeatPlayer', { ...place, person }) },
  { weight: 1, arbitrary: given('SeatPlayer', place) },
  { weight: 1, arbitrary: given('NamePlayer', { ...place, person }) },
  { weight: 3, arbitrary: given('MovePlayer', { ...place, to: fc.record(place) }) },
  { weight: 3, arbitrary: given('LeaveSeat', place) },
  { weight: 1, arbitrary: given('ReserveSeat', { ...place, person, minutes: fc.constant(3) }) },
  { weight: 1, arbitrary: given('ReleaseSeat', place) },
  { weight: 3, arbitrary: given('OpenTable', { table }) },
  { weight: 1, arbitrary: given('CloseTable', { table }) },
)
/** Cards are read up to ten minutes before they arrive; people tell of things up to five minutes late. */
const minutes = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }))
/** Aimed at somebody who waits, or who is called: most of what happens at a podium. */
const AIMS = [
  'page',
  'page',
  'answer',
  'drop',
  'sit where called',
  'sit',
  'card',
  'check in',
  'leave',
  'return',
] as const
type Aim = { aim: (typeof AIMS)[number]; n: number; table: string; seat: string }

type Told =
  | Aim
  | { order: Order; late: number }
  | { scans: { person: string; table: string; seat: string; ago: number }[] }
  | number
const told: fc.Arbitrary<Told> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ aim: fc.constantFrom(...AIMS), n: fc.nat(20), ...place }) },
  { weight: 8, arbitrary: fc.record({ order, late: minutes(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      scans: fc.array(fc.record({ person, ...place, ago: minutes(10) }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 8 }) },
)

/** A second reckoning by the plainest means: one row for each person who waits, and where everybody sits. */
type Row = { list: string; person: string; since: number; isTop: boolean }

class Naive {
  rows: Row[] = []
  sits = new Map<string, string | undefined>()
  /** By person, the seat that is kept for their page. */
  pages = new Map<string, string>()
  /** Whoever came off a list, and who stood before them. */
  was = new Map<string, { row: Row; before: string[] }>()

  hear(event: Event): void {
    switch (event.type) {
      case 'ListJoined': {
        const isTop = event.how === 'break'
        this.off(event.list, event.person)
        const was = this.was.get(`${event.list} ${event.person}`)
        if (event.since !== undefined && was !== undefined) {
          const there = this.rows.filter((one) => one.list === event.list)
          const next = there[there.filter(({ person: one }) => was.before.includes(one)).length]
          this.rows.splice(next === undefined ? this.rows.length : this.rows.indexOf(next), 0, was.row)
          return
        }
        const row = { list: event.list, person: event.person, since: event.at, isTop }
        // Nobody who came later, and nobody below the top, stands before them.
        const others = this.rows.filter((one) => one.list === event.list)
        const before = others.findLast((one) => one.isTop || (!isTop && one.since <= event.at))
        this.rows.splice(before === undefined ? 0 : this.rows.indexOf(before) + 1, 0, row)
        return
      }
      case 'ListLeft':
        this.off(event.list, event.person)
        return
      case 'PageMissed': {
        const row = this.rows.find((one) => one.list === event.list && one.person === event.person)!
        this.off(event.list, event.person)
        if (event.to === 'end') this.rows.push(row)
        return
      }
      case 'PageDropped':
        this.pages.delete(event.person)
        return
      case 'PersonPaged':
        this.pages.set(event.person, `${event.table}/${event.seat}`)
        return
      case 'SeatReleased':
        this.unkept(`${event.table}/${event.seat}`)
        return
      case 'SeatReserved':
        if (event.list === undefined) this.unkept(`${event.table}/${event.seat}`)
        return
      case 'PlayerSeated':
      case 'PlayerNamed':
        this.sat(event.table, event.seat, event.person, event.at)
        return
      case 'PlayerMoved': {
        const mover = this.sits.get(`${event.table}/${event.seat}`)
        this.sits.delete(`${event.table}/${event.seat}`)
        this.sat(event.to.table, event.to.seat, mover, event.at)
        return
      }
      case 'PlayerLeft':
        this.sits.delete(`${event.table}/${event.seat}`)
        return
      case 'CardsScanned':
        for (const { person: whose, table: at, seat: nth, at: when, is } of event.scans)
          if (is === 'sat' || is === 'named' || is === 'moved') {
            for (const [where, sitting] of this.sits) if (sitting === whose) this.sits.delete(where)
            this.sat(at, nth!, whose, when)
          }
        return
      case 'TableClosed':
        for (const where of [...this.sits.keys()]) if (where.startsWith(`${event.table}/`)) this.sits.delete(where)
        for (const where of [...this.pages.values()]) if (where.startsWith(`${event.table}/`)) this.unkept(where)
        return
    }
  }

  sat(at: string, nth: string, whose: string | undefined, when: number): void {
    this.sits.set(`${at}/${nth}`, whose)
    this.unkept(`${at}/${nth}`)
    const name = Object.keys(LISTS).find((one) => LISTS[one] === GAMES[at])!
    const row = this.rows.find((one) => one.list === name && one.person === whose)
    if (row !== undefined && row.since <= when) this.off(name, row.person, at)
  }

  /** A page to that game is over as well. */
  off(name: string, whose: string, _sitsAt?: string): void {
    const there = this.rows.filter((one) => one.list === name)
    const place = there.findIndex((one) => one.person === whose)
    const before = there.slice(0, place).map((one) => one.person)
    if (place >= 0) this.was.set(`${name} ${whose}`, { row: there[place]!, before })
    this.rows = this.rows.filter((one) => one.list !== name || one.person !== whose)
    const kept = this.pages.get(whose)
    if (kept !== undefined && GAMES[kept[0]!] === LISTS[name]) this.pages.delete(whose)
  }

  unkept(where: string): void {
    for (const [whose, kept] of this.pages) if (kept === where) this.pages.delete(whose)
  }
}

function aimed({ lists, offLately }: State, { aim, n, ...where }: Aim, now: number): Order | undefined {
  if (aim === 'return') {
    const off = offLately.at(-1)
    return off === undefined ? undefined : { do: 'ReturnToList', list: off.list, person: off.listed.person }
  }
  const all = [...lists.values()].flatMap(({ list: name, listed }) => listed.map((one) => ({ ...one, list: name })))
  const isCalled = aim === 'answer' || aim === 'drop' || aim === 'sit where called'
  const meant = all.filter(({ page }) => !isCalled || page !== undefined)
  const one = meant[n % meant.length]
  if (one === undefined) return undefined
  const on = { list: one.list, person: one.person }
  switch (aim) {
    case 'page':
      return { do: 'PagePerson', ...on, table: where.table }
    case 'answer':
      return { do: 'AnswerPage', ...on, how: ANSWERS[n % 2]! }
    case 'drop':
      return { do: 'DropPage', ...on }
    case 'sit where called':
      return { do: 'SeatPlayer', table: one.page!.table, seat: one.page!.seat, person: one.person }
    case 'sit':
      return { do: 'SeatPlayer', ...where, person: one.person }
    case 'card':
      return { do: 'ScanCards', scans: [{ ...where, person: one.person, at: now - (n % 10) * MINUTE }] }
    case 'check in':
      return { do: 'CheckIn', person: one.person }
    case 'leave':
      return { do: 'LeaveList', ...on }
  }
}

/** The plain state, for comparing. */
const plain = (state: State) => ({
  lists: [...state.lists],
  changes: state.changes,
  feeders: [...state.feeders],
  callNumber: state.callNumber,
  offLately: state.offLately,
  reserved: [...state.reserved].map(([name, seats]) => [name, [...seats]]),
})

class Room {
  state: State = initialState()
  now = START
  events: Event[] = []
  naive = new Naive()
  known = new Map<string, string>()

  tell(what: Order, at: number, by = '11'): void {
    const before = JSON.stringify(plain(this.state))
    const decision = decide(this.state, { ...what, key: 'k', at: { at, local: '2026-03-02T20:00:00' }, by })
    expect(JSON.stringify(plain(this.state))).toBe(before)
    if (isRefusal(decision)) return
    for (const event of JSON.parse(JSON.stringify(decision)) as Event[]) {
      this.state = evolve(this.state, event)
      this.naive.hear(event)
      this.events.push(event)
      this.timersAreKnown(event)
    }
    this.holds()
  }

  /** Whatever is due happens, each at its instant. */
  pass(until: number): void {
    for (;;) {
      const [next] = timersOf(this.state)
        .map(({ due, order: what }) => ({ at: 'at' in due ? due.at : Number.POSITIVE_INFINITY, order: what }))
        .sort(byTurn)
      if (next === undefined || next.at > until) break
      this.now = Math.max(this.now, next.at)
      const count = this.events.length
      this.tell(next.order, this.now, 'timer')
      expect(this.events.length).toBeGreaterThan(count)
    }
    this.now = until
  }

  /** Whoever looks only at the timers that an event touches knows them all. */
  timersAreKnown(event: Event): void {
    const now = (name: string) => JSON.stringify(timerOf(this.state, name)) ?? 'none'
    for (const name of touchedBy(event, this.state)) this.known.set(name, now(name))
    for (const name of timerNames(this.state))
      expect([event.type, name, this.known.get(name) ?? 'none']).toEqual([event.type, name, now(name)])
    for (const [name, was] of this.known) expect([event.type, name, was]).toEqual([event.type, name, now(name)])
  }

  holds(): void {
    const { state, naive } = this
    const listed = [...state.lists.values()].flatMap(({ list: name, listed: all }) =>
      all.map((one) => ({ ...one, list: name })),
    )
    for (const name of Object.keys(LISTS)) {
      const there = (state.lists.get(name)?.listed ?? []).map(({ person: one }) => one)
      expect(new Set(there).size).toBe(there.length)
      expect(there).toEqual(naive.rows.filter((row) => row.list === name).map((row) => row.person))
    }
    const pages = listed.flatMap(({ person: whose, page }) =>
      page === undefined ? [] : [`${whose} ${page.table}/${page.seat}`],
    )
    expect(pages.toSorted()).toEqual([...naive.pages].map(([whose, kept]) => `${whose} ${kept}`).toSorted())
    const kept = [...state.reserved].flatMap(([name, seats]) =>
      [...seats].flatMap(([nth, one]) => (one.list === undefined ? [] : [`${one.person} ${name}/${nth}`])),
    )
    expect(kept.toSorted()).toEqual(pages.toSorted())
    expect(new Set(pages.map((one) => one.split(' ')[0])).size).toBe(pages.length)
    // One number for each person, and nobody has another one's.
    const numbers = new Map(listed.map(({ number, person: whose }) => [number, whose]))
    for (const { number, person: whose } of listed) expect(numbers.get(number)).toBe(whose)
    expect(numbers.size).toBe(new Set(listed.map(({ person: whose }) => whose)).size)
    for (const change of state.changes) expect(state.seated.get(change.table)?.has(change.seat)).toBe(true)
    const steps = nextSteps(state, this.now)
    expect(new Set(steps.map((step) => `${step.table}/${step.seat}`)).size).toBe(steps.length)
    const moving = steps.flatMap((step) => (step.what === 'held' || step.person === undefined ? [] : [step.person]))
    expect(new Set(moving).size).toBe(moving.length)
  }
}

type Wait = { list: string; person: string; since: number; until: number | null; ended: string | null }

test('lists, pages and seats hold together, and the journal alone makes them again', () => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 120, size: 'max' }), (all) => {
      const room = new Room()
      for (const [name, game] of Object.entries(GAMES))
        room.tell({ do: 'SetTable', table: name, game, seats: 3, decks: 1 }, START)
      for (const name of ['1', '3']) room.tell({ do: 'OpenTable', table: name }, START)
      for (const [name, game] of Object.entries(LISTS))
        room.tell(
          { do: 'SetList', list: name, game, minutes: 4, missed: name === 'H' ? 'end' : 'off', callIn: 10 },
          START,
        )
      room.pass(START + 20 * MINUTE)
      for (const one of all) {
        if (typeof one === 'number') room.pass(room.now + one * MINUTE)
        else if ('aim' in one) {
          const what = aimed(room.state, one, room.now)
          if (what !== undefined) room.tell(what, room.now)
        } else if ('scans' in one) {
          const scans = one.scans.map(({ ago, ...scan }) => ({ ...scan, at: room.now - ago * MINUTE }))
          room.tell({ do: 'ScanCards', scans }, room.now)
        } else {
          const { order: what, late } = one
          const isOfTable = what.do === 'OpenTable' || what.do === 'CloseTable'
          const plan = what.do === 'BreakTable' ? breakPlan(room.state, what.table) : undefined
          const before = room.events.length
          room.tell(what, room.now - (isOfTable ? 0 : late) * MINUTE)
          if (plan !== undefined && room.events.length > before) expect(isRefusal(plan)).toBe(false)
        }
        room.pass(room.now + 30_000)
      }
      let again = initialState()
      for (const event of room.events) again = evolve(again, event)
      expect(plain(again)).toEqual(plain(room.state))
      const rows = projectedRows<Wait>(WAITS, room.events, 'select list, person, since, until, ended from waits')
      const still = rows
        .filter(({ until }) => until === null)
        .map(({ list: on, person: one, since }) => [on, one, since])
      const listed = [...room.state.lists].flatMap(([on, { listed: all }]) =>
        all.map((one) => [on, one.person, one.joined]),
      )
      expect(still.toSorted()).toEqual(listed.toSorted())
      for (const { since, until, ended } of rows)
        expect([ended === null, (until ?? since) >= since]).toEqual([until === null, true])
    }),
    { numRuns: 150 },
  )
})
