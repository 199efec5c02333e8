/** Whatever is told, in whatever order and however late: nobody in two seats, no seat with two people, no time twice. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { AWAY } from './vocabulary.ts'

const START = 1_000_000
const table = fc.constantFrom('1', '2')
const seat = fc.constantFrom('1', '2', '3')
const person = fc.constantFrom('a', 'b', 'c', 'd')
const at = fc.integer({ min: 0, max: 3_000 })
const place = { table, seat }
const told: fc.Arbitrary<{ order: Order; late: number }> = fc.record({
  // Whoever sits goes away and comes back more than once.
  order: fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('SeatPlayer' as const), ...place, person }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('SeatPlayer' as const), ...place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('NamePlayer' as const), ...place, person }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('MovePlayer' as const), ...place, to: fc.record(place) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('MarkAway' as const), ...place, why: fc.constantFrom(...AWAY) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('MarkBack' as const), ...place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('LeaveSeat' as const), ...place }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('ReserveSeat' as const), ...place, person, minutes: fc.constant(1) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('ReleaseSeat' as const), ...place }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('ScanCards' as const),
        // Made into instants when it is told: so long before.
        scans: fc.array(fc.record({ person, ...place, at }), { minLength: 1, maxLength: 4 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('CloseTable' as const), table }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('OpenTable' as const), table }) },
  ),
  late: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })),
})

type Stay = { person: string | undefined; place: string; from: number; to: number; away: number; awaySince?: number }

/** A second reckoning, by the plainest means: what every event says, one after another. */
function staysOf(events: readonly Event[], end: number): Stay[] {
  const stays: Stay[] = []
  const open: Stay[] = []
  const rise = (which: (stay: Stay) => boolean, to: number): Stay => {
    const index = open.findIndex(which)
    const [stay] = open.splice(index, 1)
    backFrom(stay!, to)
    stays.push({ ...stay!, to })
    return stay!
  }
  const sits = (person: string | undefined, where: string, from: number) =>
    open.push({ person, place: where, from, to: end, away: 0 })
  for (const event of events) {
    if (event.type === 'PlayerSeated') sits(event.person, `${event.table}/${event.seat}`, event.at)
    if (event.type === 'PlayerNamed')
      open.find((stay) => stay.place === `${event.table}/${event.seat}`)!.person = event.person
    if (event.type === 'PlayerAway')
      open.find((stay) => stay.place === `${event.table}/${event.seat}`)!.awaySince = event.at
    if (event.type === 'PlayerBack')
      backFrom(open.find((stay) => stay.place === `${event.table}/${event.seat}`)!, event.at)
    if (event.type === 'PlayerLeft') rise((stay) => stay.place === `${event.table}/${event.seat}`, event.at)
    if (event.type === 'PlayerMoved') {
      const { person: who } = rise((stay) => stay.place === `${event.table}/${event.seat}`, event.at)
      sits(who, `${event.to.table}/${event.to.seat}`, event.at)
      if (event.away !== undefined) open.at(-1)!.awaySince = event.at
    }
    if (event.type === 'TableClosed')
      while (open.some((stay) => stay.place.startsWith(`${event.table}/`)))
        rise((stay) => stay.place.startsWith(`${event.table}/`), event.at)
    if (event.type === 'CardsScanned')
      for (const scan of event.scans) {
        const where = `${scan.table}/${scan.seat}`
        if (scan.is === 'sat') sits(scan.person, where, scan.at)
        if (scan.is === 'named') open.find((stay) => stay.place === where)!.person = scan.person
        if (scan.is === 'moved') {
          rise((stay) => stay.person === scan.person, scan.at)
          sits(scan.person, where, scan.at)
        }
      }
  }
  return [...stays, ...open]
}

function backFrom(stay: Stay, at: number): void {
  if (stay.awaySince === undefined) return
  stay.away += at - stay.awaySince
  delete stay.awaySince
}

function overlapping(stays: readonly Stay[], by: (stay: Stay) => string | undefined): readonly Stay[][] {
  return stays.flatMap((one, index) =>
    stays
      .slice(index + 1)
      .filter((other) => by(one) !== undefined && by(one) === by(other) && one.from < other.to && other.from < one.to)
      .map((other) => [one, other]),
  )
}

test('no seat and no person is counted twice, and the room agrees with a naive reckoning', () => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 80, size: 'max' }), (all) => {
      let state: State = initialState()
      const events: Event[] = []
      let now = START
      const tell = (order: Order, when: number) => {
        const decision = decide(state, { ...order, key: 'k', at: { at: when, local: '2026-03-02T19:30:00' }, by: '11' })
        if (isRefusal(decision)) return
        for (const event of decision) state = evolve(state, event)
        events.push(...decision)
      }
      for (const name of ['1', '2'])
        tell({ do: 'SetTable', table: name, game: 'holdem', seats: 3, decks: 1 }, START - 5_000)
      tell({ do: 'OpenTable', table: '1' }, START - 4_000)
      for (const { order, late } of all) {
        now += 500
        const isLateable = order.do !== 'CloseTable' && order.do !== 'OpenTable'
        if (order.do === 'ScanCards')
          tell({ ...order, scans: order.scans.map((scan) => ({ ...scan, at: now - scan.at })) }, now)
        else tell(order, isLateable ? now - late : now)
      }
      const stays = staysOf(events, now)
      expect(overlapping(stays, ({ place: where }) => where)).toEqual([])
      expect(overlapping(stays, ({ person: who }) => who)).toEqual([])
      expect(stays.filter(({ from, to }) => to < from)).toEqual([])
      const sitting = [...state.seated].flatMap(([name, seats]) =>
        [...seats].map(([nth, { person: who }]) => `${name}/${nth} ${who ?? 'stranger'}`),
      )
      const open = stays.filter((stay) => stay.to === now && sitting.some((one) => one.startsWith(`${stay.place} `)))
      expect(sitting.toSorted()).toEqual(
        [...new Set(open.map(({ place: where, person: who }) => `${where} ${who ?? 'stranger'}`))].toSorted(),
      )
      for (const { from, to, away } of stays) expect(away).toBeLessThanOrEqual(to - from)
      for (const [name, seats] of state.seated)
        for (const [nth, { wasAway = 0, since, away }] of seats) {
          const stay = stays.find((one) => one.place === `${name}/${nth}` && one.to === now && one.from === since)
          expect([stay?.away, stay?.awaySince]).toEqual([wasAway, away?.since])
        }
      expect(
        new Set([...state.seated.values()].flatMap((seats) => [...seats.values()].map(({ session }) => session))).size,
      ).toBe(sitting.length)
      expect(new Map(seatedPersons(state))).toEqual(state.sits)
      for (const [who, where] of state.sits) expect(state.seated.get(where.table)?.get(where.seat)?.person).toBe(who)
    }),
    { seed: 16, numRuns: 2_000 },
  )
})

const seatedPersons = ({ seated }: State): [string, { table: string; seat: string }][] =>
  [...seated].flatMap(([name, seats]) =>
    [...seats].flatMap(([nth, { person: who }]): [string, { table: string; seat: string }][] =>
      who === undefined ? [] : [[who, { table: name, seat: nth }]],
    ),
  )
