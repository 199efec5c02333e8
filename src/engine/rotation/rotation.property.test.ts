/** Whatever is told, in whatever order and however late: a dealer at one table at most, a table with one dealer at most, no time twice. */
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { canonical } from '../../journal/canonical.ts'
import { DEALINGS } from '../../journal/projections/dealings.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { dealerAt } from './dealer.ts'
import { suggestedPushes } from './suggestion.ts'

const START = 10_000_000
const TABLES = ['1', 'vip', '10', 'high']
const table = fc.constantFrom(...TABLES)
const dealer = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const string = fc.constantFrom('A', 'B')
const told: fc.Arbitrary<{ order: Order; late: number }> = fc.record({
  order: fc.oneof(
    fc.record({ do: fc.constant('JoinLineUp' as const), dealer }),
    fc.record({ do: fc.constant('JoinLineUp' as const), dealer, games: fc.constantFrom([], ['holdem']) }),
    fc.record({ do: fc.constant('LeaveLineUp' as const), dealer }),
    fc.record({ do: fc.constant('SetString' as const), string, tables: fc.shuffledSubarray(TABLES) }),
    { weight: 3, arbitrary: fc.record({ do: fc.constant('PushDealer' as const), table, dealer }) },
    fc.record({ do: fc.constant('PushDealer' as const), table, dealer, reason: fc.constant('why not') }),
    { weight: 4, arbitrary: fc.record({ do: fc.constant('PushString' as const), string }) },
    fc.record({
      do: fc.constant('UndoPush' as const),
      push: fc.integer({ min: 1, max: 12 }),
      reason: fc.constant('x'),
    }),
    { weight: 2, arbitrary: fc.record({ do: fc.constant('TakeBreak' as const), dealer }) },
    fc.record({ do: fc.constant('EndBreak' as const), dealer, reason: fc.constant('enough') }),
    fc.record({ do: fc.constant('EndBreak' as const), dealer }),
    fc.record({ do: fc.constant('CloseTable' as const), table }),
    fc.record({ do: fc.constant('OpenTable' as const), table }),
  ),
  late: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
})

type Stay = { dealer: string; at: string; since: number; until?: number }

/** A second reckoning, by the plainest means: as if what was undone had never been told. */
function staysOf(all: readonly Event[]): Stay[] {
  const undone = new Set(all.flatMap((event) => (event.type === 'PushUndone' ? [event.push] : [])))
  const stays: Stay[] = []
  const end = (isIt: (stay: Stay) => boolean, until: number) => {
    for (const stay of stays) if (stay.until === undefined && isIt(stay)) stay.until = Math.max(until, stay.since)
  }
  const come = (who: string, at: string, since: number) => stays.push({ dealer: who, at, since })
  for (const event of all)
    switch (event.type) {
      case 'LineUpLeft':
        end((stay) => stay.dealer === event.dealer, event.at)
        break
      case 'BreakTaken':
        end((stay) => stay.dealer === event.dealer, event.at)
        come(event.dealer, 'break', event.at)
        break
      case 'BreakEnded':
        end((stay) => stay.dealer === event.dealer, event.at)
        break
      case 'TableClosed':
        end((stay) => stay.at === event.table, event.at)
        break
      case 'DealerPushed':
      case 'StringPushed': {
        if (undone.has(event.push)) break
        const dealers = event.type === 'DealerPushed' ? { [event.table]: event.dealer } : event.dealers
        const moved = Object.entries(dealers)
        end((stay) => moved.some(([where, who]) => stay.at === where || stay.dealer === who), event.at)
        for (const [where, who] of moved) come(who, where, event.at)
        if (event.type === 'StringPushed' && event.off !== undefined) come(event.off, 'break', event.at)
        break
      }
      default:
        break
    }
  return stays
}

const overlapping = (stays: readonly Stay[], of: (stay: Stay) => string) =>
  stays.flatMap((one, index) =>
    stays
      .slice(index + 1)
      .filter((other) => of(one) === of(other))
      .filter((other) => one.since < (other.until ?? Infinity) && other.since < (one.until ?? Infinity))
      .map((other) => [one, other]),
  )

const keyOf = ({ dealer: who, at, since, until }: Stay) => `${who} ${at} ${since} ${until ?? '...'}`

/** What the tables of the journal say of the same events. */
function projected(events: readonly Event[]): Stay[] {
  const db = new Database(':memory:')
  for (const sql of DEALINGS.create) db.exec(sql)
  for (const [seq, event] of events.entries())
    DEALINGS.apply({ seq, events: [JSON.parse(canonical(event))], key: '', by: '', recorded: '' }, (sql, ...values) => {
      db.prepare(sql).run(...values)
    })
  const rows = db
    .prepare<[], { dealer: string; at: string; since: number; until: number | null }>(
      `select dealer, "table" as at, since, until from dealings union all select dealer, 'break', since, until from breaks`,
    )
    .all()
  db.close()
  return rows.map(({ until, ...stay }) => (until === null ? stay : { ...stay, until }))
}

test('nobody deals at two tables, no table has two dealers, and every reckoning agrees', () => {
  fc.assert(
    fc.property(fc.array(told, { minLength: 5, maxLength: 60 }), (all) => {
      let state: State = initialState()
      const events: Event[] = []
      let now = START
      const tell = (order: Order, when: number) => {
        const before = canonicalState(state)
        const decision = decide(state, { ...order, key: 'k', at: { at: when, local: '2026-03-02T19:30:00' }, by: '11' })
        if (isRefusal(decision)) {
          expect(canonicalState(state)).toBe(before)
          return
        }
        for (const event of decision) state = evolve(state, event)
        events.push(...decision)
      }
      for (const person of ['a', 'b', 'c', 'd', 'e'])
        tell({ do: 'EnrolStaff', person, roles: ['dealer'], second: '13' }, START - 9_000)
      for (const [nth, name] of TABLES.entries())
        tell({ do: 'SetTable', table: name, game: nth < 3 ? 'holdem' : 'omaha', seats: 9, decks: 1 }, START - 9_000)
      for (const name of TABLES) tell({ do: 'OpenTable', table: name }, START - 9_000)
      for (const person of ['a', 'b', 'c', 'd']) tell({ do: 'JoinLineUp', dealer: person }, START - 8_000)
      tell({ do: 'SetString', string: 'A', tables: ['10', 'vip', 'high'] }, START - 8_000)
      tell({ do: 'SetPace', pushMinutes: 2, breakAfterMinutes: 5, breakMinutes: 1 }, START - 8_000)
      for (const { order, late } of all) {
        now += 60_000
        const isOfTheHouse = order.do === 'CloseTable' || order.do === 'OpenTable'
        tell(order, isOfTheHouse ? now : now - late)
        const suggested = suggestedPushes(state, now)
        const coming = suggested.flatMap(({ dealer: who, from }) =>
          who === undefined || from === 'table' ? [] : [who],
        )
        expect(new Set(coming).size).toBe(coming.length)
        // What is suggested first for a table without a dealer is what may be done.
        const [first] = suggested
        if (first?.dealer !== undefined && first.string === undefined)
          expect(
            isRefusal(
              decide(state, {
                do: 'PushDealer',
                table: first.table,
                dealer: first.dealer,
                key: 'k',
                at: { at: now, local: '2026-03-02T19:30:00' },
                by: '11',
              }),
            ),
          ).toBe(false)
      }
      const stays = staysOf(events)
      const ofTables = stays.filter(({ at }) => at !== 'break')
      expect(overlapping(stays, (stay) => stay.dealer)).toEqual([])
      expect(overlapping(ofTables, (stay) => stay.at)).toEqual([])
      expect(stays.filter(({ since, until = since }) => until < since)).toEqual([])
      const open = stays.filter(({ until }) => until === undefined)
      const known = [...state.lineUp.values()].flatMap(({ dealer: who, where }) =>
        where.is === 'free'
          ? []
          : [{ dealer: who, at: where.is === 'table' ? where.table : 'break', since: where.since }],
      )
      expect(known.map(keyOf).toSorted()).toEqual(open.map(keyOf).toSorted())
      expect([...state.dealing].toSorted()).toEqual(
        known
          .filter(({ at }) => at !== 'break')
          .map(({ dealer: who, at }) => [at, who])
          .toSorted(),
      )
      expect(projected(events).map(keyOf).toSorted()).toEqual(stays.map(keyOf).toSorted())
      // Who is named for a hand is who dealt then, or nobody.
      for (const when of [now, now - 30_000, now - 90_000, now - 300_000])
        for (const name of TABLES) {
          const named = dealerAt(state, name, when)
          const dealt = ofTables.find(({ at, since, until = Infinity }) => at === name && since <= when && when < until)
          if (named !== undefined) expect(dealt?.dealer).toBe(named)
        }
      const again = events.reduce<State>(
        (before, event) => evolve(before, JSON.parse(canonical(event))),
        initialState(),
      )
      expect(canonicalState(again)).toBe(canonicalState(state))
    }),
    { seed: 16, numRuns: 600 },
  )
})

/** The order of maps included: it decides who comes first. */
const canonicalState = (state: State): string =>
  JSON.stringify(state, (_, value) =>
    value instanceof Map ? [...value] : typeof value === 'bigint' ? `${value}` : value,
  )
