/** Whatever was told before, what the podium is told to do next can be done, in any order, and leaves one suggestion less or another one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import { type NextStep, nextSteps } from './nextsteps.ts'

const START = Date.UTC(2026, 2, 3, 4)
const given = <D extends Order['do'], R extends object>(name: D, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Order>
const table = fc.constantFrom('1', '2', '3')
const seat = fc.constantFrom('1', '2', '3')
const person = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const place = { table, seat }
const list = fc.constantFrom('H', 'H', 'O')
const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 6,
    arbitrary: given('JoinList', {
      list,
      person,
      how: fc.constantFrom('podium', 'podium', 'phone'),
      shows: fc.constant('number'),
    }),
  },
  {
    weight: 1,
    arbitrary: given('JoinList', {
      list,
      person,
      how: fc.constant('podium'),
      shows: fc.constant('number'),
      prefers: fc.record({ seats: fc.tuple(seat) }),
    }),
  },
  { weight: 6, arbitrary: given('SeatPlayer', { ...place, person }) },
  { weight: 2, arbitrary: given('SeatPlayer', place) },
  { weight: 2, arbitrary: given('MarkAway', { ...place, why: fc.constant('meal') }) },
  { weight: 2, arbitrary: given('LeaveSeat', place) },
  { weight: 2, arbitrary: given('AskChange', { ...place, to: fc.record({ seats: fc.tuple(seat) }) }) },
  { weight: 2, arbitrary: given('AskChange', { ...place, to: fc.constant({}) }) },
  { weight: 1, arbitrary: given('AskChange', { ...place, to: fc.record({ table, seats: fc.tuple(seat) }) }) },
  { weight: 2, arbitrary: given('SetFeeder', { table, to: table }) },
  { weight: 1, arbitrary: given('ReserveSeat', { ...place, person, minutes: fc.constant(30) }) },
  { weight: 1, arbitrary: given('PagePerson', { list, person, table }) },
  { weight: 1, arbitrary: given('BreakTable', { table }) },
  { weight: 1, arbitrary: given('CloseTable', { table }) },
  { weight: 2, arbitrary: given('OpenTable', { table }) },
  {
    weight: 1,
    arbitrary: given('EnrolPerson', {
      person,
      duty: fc.constant('none'),
      proposition: fc.constant(false),
      exclusion: fc.constant('in force'),
    }),
  },
)

const orderFor = ({ what, table: to, seat: nth, person: whom, list: of, from }: NextStep): Order | undefined =>
  what === 'held'
    ? undefined
    : what === 'page'
      ? { do: 'PagePerson', list: of!, person: whom!, table: to, seat: nth }
      : { do: 'MovePlayer', ...from!, to: { table: to, seat: nth } }

test('a suggestion is never refused, and following them comes to an end', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 50, size: 'max' }), fc.nat(), (orders, pick) => {
      let state: State = initialState()
      let now = START
      const asked = (what: Order) =>
        decide(state, { ...what, key: 'k', at: { at: now, local: '2026-03-02T20:00:00' }, by: '11' })
      const tell = (what: Order) => {
        now += MINUTE
        const decision = asked(what)
        if (!isRefusal(decision)) for (const event of decision) state = evolve(state, event)
      }
      for (const [name, game] of Object.entries({ '1': 'holdem', '2': 'holdem', '3': 'omaha' }))
        tell({ do: 'SetTable', table: name, game, seats: 3, decks: 1 })
      for (const name of ['1', '2', '3']) tell({ do: 'OpenTable', table: name })
      for (const [name, game] of Object.entries({ H: 'holdem', O: 'omaha' }))
        tell({ do: 'SetList', list: name, game, minutes: 90, missed: 'end' })
      for (const one of orders) tell(one)
      for (let followed = 0; ; followed += 1) {
        const todo = nextSteps(state, now).flatMap((step) => orderFor(step) ?? [])
        if (todo.length === 0) break
        for (const one of todo) {
          const decision = asked(one)
          expect([one, isRefusal(decision) ? sentence(decision) : 'done']).toEqual([one, 'done'])
        }
        tell(todo[(pick + followed) % todo.length]!)
        expect(followed).toBeLessThan(60)
      }
    }),
    { numRuns: 600 },
  )
})
