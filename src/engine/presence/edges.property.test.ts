/** At the edges: a day that is closed while people play on, a table that is closed by a late paper, a break, and a move in it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, localAt, MINUTE } from '../../base/moment.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'

/** Three in the morning of Tuesday; the day of Monday ends at six. */
const START = Date.UTC(2026, 2, 3, 11)
const CLOCK = { at: START, local: '2026-03-03T03:00:00' }

class Room {
  state: State = initialState()
  events: Event[] = []
  tell(order: Order, at: number): boolean {
    const decision = decide(this.state, { ...order, key: 'k', at: { at, local: localAt(CLOCK, at) }, by: '21' })
    if (isRefusal(decision)) return false
    for (const event of decision) this.state = evolve(this.state, event)
    this.events.push(...decision)
    return true
  }
}

function opened(): Room {
  const room = new Room()
  const zone = 'America/Los_Angeles'
  room.tell({ do: 'OpenProperty', property: 'Room', zone, dayStart: '06:00', chip: dollars(1) }, START)
  for (const table of ['1', '2']) {
    room.tell({ do: 'SetTable', table, game: 'holdem', seats: 2, decks: 1 }, START)
    room.tell({ do: 'OpenTable', table }, START)
  }
  return room
}

type Stay = { person: string; place: string; from: number; to: number; away: readonly (readonly [number, number])[] }

/** What the events say, one after another, by the plainest means. */
function staysOf(events: readonly Event[], end: number): Stay[] {
  const done: Stay[] = []
  const open = new Map<string, { person: string; from: number; away: [number, number][]; gone?: number }>()
  const sit = (place: string, person: string, from: number) => open.set(place, { person, from, away: [] })
  const rise = (place: string, to: number) => {
    const { gone, ...stay } = open.get(place)!
    open.delete(place)
    done.push({ ...stay, place, to, away: gone === undefined ? stay.away : [...stay.away, [gone, to]] })
    return stay.person
  }
  const placeOf = (person: string) => [...open].find(([, one]) => one.person === person)![0]
  for (const event of events) {
    const here = 'seat' in event ? `${event.table}/${event.seat}` : ''
    if (event.type === 'PlayerSeated') sit(here, event.person!, event.at)
    if (event.type === 'PlayerLeft') rise(here, event.at)
    if (event.type === 'PlayerMoved') {
      const there = `${event.to.table}/${event.to.seat}`
      sit(there, rise(here, event.at), event.at)
      if (event.away !== undefined) open.get(there)!.gone = event.at
    }
    if (event.type === 'PlayerAway') open.get(here)!.gone = event.at
    if (event.type === 'PlayerBack') {
      const one = open.get(here)!
      one.away.push([one.gone!, event.at])
      delete one.gone
    }
    if (event.type === 'TableClosed')
      for (const place of [...open.keys()].filter((one) => one.startsWith(`${event.table}/`))) rise(place, event.at)
    if (event.type === 'CardsScanned')
      for (const { person, table, seat, at, is } of event.scans) {
        if (is === 'moved') rise(placeOf(person), at)
        if (is === 'sat' || is === 'moved') sit(`${table}/${seat}`, person, at)
      }
  }
  for (const place of [...open.keys()]) rise(place, end)
  return done
}

const overlapping = (stays: readonly Stay[], by: 'person' | 'place') =>
  stays.flatMap((one, n) =>
    stays.slice(n + 1).filter((other) => one[by] === other[by] && one.from < other.to && other.from < one.to),
  )

const person = fc.constantFrom('71', '72', '73')
const place = { table: fc.constantFrom('1', '2'), seat: fc.constantFrom('1', '2') }
const told = fc.record({
  order: fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('SeatPlayer' as const), ...place, person }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('LeaveSeat' as const), ...place }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('MovePlayer' as const), ...place, to: fc.record(place) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('MarkAway' as const), ...place, why: fc.constant('meal' as const) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('MarkBack' as const), ...place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('CloseTable' as const), table: place.table }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('OpenTable' as const), table: place.table }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('ScanCards' as const), person, ...place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('CloseDay' as const), day: fc.constant('2026-03-02') }) },
  ),
  /** As a paper or an upload says it, so many minutes before. */
  late: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 })),
})

test('nobody sits twice, no seat has two, and no stay ends before it begins, however late it is told and whenever the day is closed', () => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 60, size: 'max' }), (all) => {
      const room = opened()
      let now = START + 30 * MINUTE
      const away = new Map<string, boolean>()
      for (const { order, late } of all) {
        now += 7 * MINUTE
        const at = order.do === 'OpenTable' || order.do === 'CloseDay' ? now : now - late * MINUTE
        if (order.do === 'ScanCards') {
          const { person: who, table, seat } = order
          room.tell({ do: 'ScanCards', scans: [{ person: who, table, seat, at }] }, now)
        } else {
          const from = order.do === 'MovePlayer' ? room.state.seated.get(order.table)?.get(order.seat) : undefined
          if (room.tell(order, at) && order.do === 'MovePlayer' && from?.person !== undefined)
            away.set(from.person, from.away !== undefined)
          for (const [who, isAway] of away) {
            const { table, seat } = room.state.sits.get(who) ?? {}
            if (table !== undefined) expect(room.state.seated.get(table)?.get(seat!)?.away !== undefined).toBe(isAway)
          }
          away.clear()
        }
      }
      const stays = staysOf(room.events, now)
      expect(overlapping(stays, 'place')).toEqual([])
      expect(overlapping(stays, 'person')).toEqual([])
      for (const { from, to, away: gone } of stays) {
        expect(to).toBeGreaterThanOrEqual(from)
        for (const [since, until] of gone)
          expect([since >= from, until <= to, until >= since]).toEqual([true, true, true])
      }
    }),
    { numRuns: 1_500 },
  )
})

test('a day is closed in the morning; what was told of the new day before that is not forgotten', () => {
  const room = opened()
  const morning = START + 5 * HOUR
  room.tell({ do: 'SeatPlayer', table: '1', seat: '1', person: '71' }, morning)
  room.tell({ do: 'LeaveSeat', table: '1', seat: '1' }, morning + 50 * MINUTE)
  expect(room.tell({ do: 'CloseDay', day: '2026-03-02' }, morning + 55 * MINUTE)).toBe(true)
  const scans = [
    { person: '72', table: '1', seat: '1', at: morning + 20 * MINUTE },
    { person: '71', table: '2', seat: '1', at: morning + 20 * MINUTE },
  ]
  room.tell({ do: 'ScanCards', scans }, morning + HOUR)
  const [read] = room.events.flatMap((event) => (event.type === 'CardsScanned' ? [event.scans] : []))
  expect(read?.map(({ is }) => is)).toEqual(['late', 'late'])
  // What lies a day and more back is.
  expect(room.tell({ do: 'CloseDay', day: '2026-03-03' }, morning + 30 * HOUR)).toBe(true)
  expect(room.tell({ do: 'CloseDay', day: '2026-03-04' }, morning + 54 * HOUR)).toBe(true)
  expect([room.state.freed.get('1')?.size ?? 0, room.state.left.size]).toEqual([0, 0])
})
