/** A room with two tables of one game, one of another, and orders given one after another: for tests. */
import { MINUTE } from '../src/base/moment.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import { type Event, initialState, type Order, type State } from '../src/engine/mechanisms.ts'
import { byTurn, timersOf } from '../src/engine/timers.ts'
import { sentence } from '../src/words/sentence.ts'

const START = Date.UTC(2026, 2, 3, 4)
const NL = { game: 'holdem', limit: '$1-$3' }

/** How many minutes pass. */
export type Told = Order | number

export function room(...orders: readonly Told[]) {
  let state: State = initialState()
  let now = START
  let last = ''
  const events: Event[] = []
  const give = (order: Order, by: string) => {
    const decision = decide(state, { ...order, key: 'k', at: { at: now, local: '2026-03-02T20:00:00' }, by })
    last = isRefusal(decision) ? sentence(decision) : 'done'
    if (isRefusal(decision)) return
    for (const event of decision) {
      state = evolve(state, event)
      events.push(event)
    }
  }
  const pass = (until: number) => {
    for (;;) {
      const [next] = timersOf(state)
        .map(({ due, order }) => ({ at: 'at' in due ? due.at : Number.POSITIVE_INFINITY, order }))
        .sort(byTurn)
      if (next === undefined || next.at > until) break
      now = next.at
      give(next.order, 'timer')
    }
    now = until
  }
  const given: readonly Told[] = [
    { do: 'SetTable', table: '1', ...NL, seats: 3, decks: 1 },
    { do: 'SetTable', table: '2', ...NL, seats: 3, decks: 1 },
    { do: 'SetTable', table: '3', game: 'omaha', seats: 3, decks: 1 },
    { do: 'OpenTable', table: '1' },
    { do: 'SetList', list: 'NL', ...NL, minutes: 5, missed: 'end', callIn: 60 },
    { do: 'SetList', list: 'PLO', game: 'omaha', minutes: 5, missed: 'off' },
    ...orders,
  ]
  for (const order of given)
    if (typeof order === 'number') pass(now + order * MINUTE)
    else give(order, '11')
  return { state, last, now, events }
}

export const sit = (table: string, seat: string, person?: string): Order => ({
  do: 'SeatPlayer',
  table,
  seat,
  ...(person === undefined ? {} : { person }),
})
export const join = (person: string, list = 'NL', more: object = {}): Order => ({
  do: 'JoinList',
  list,
  person,
  how: 'podium',
  shows: 'initials',
  ...more,
})
export const page = (person: string, table = '1', seat?: string, list = 'NL'): Order => ({
  do: 'PagePerson',
  list,
  person,
  table,
  ...(seat === undefined ? {} : { seat }),
})
export const onList = ({ lists }: State, list = 'NL'): string[] =>
  lists.get(list)?.listed.map(({ person }) => person) ?? []
