/** What somebody at the podium might try: seats, lists, pages, changes, tables that are opened and broken. */
import type { Table } from '../../engine/house/vocabulary.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { AWAY, type Place } from '../../engine/presence/vocabulary.ts'
import { ANSWERS, JOINED_BY, MISSED, SHOWN } from '../../engine/waiting/vocabulary.ts'
import type { Rng } from '../rng.ts'

type Orders = {
  readonly [Name in Order['do']]?: (rng: Rng, state: State, persons: readonly string[]) => Order | undefined
}

/** Mostly somebody and something that is there. */
const ORDERS: Orders = {
  SeatPlayer: (rng, state, persons) => ({ do: 'SeatPlayer', ...somewhere(rng, state), ...maybe(rng, persons) }),
  NamePlayer: (rng, state, persons) => ({ do: 'NamePlayer', ...taken(rng, state), person: rng.pick(persons) }),
  MovePlayer: (rng, state) => ({ do: 'MovePlayer', ...taken(rng, state), to: somewhere(rng, state) }),
  MarkAway: (rng, state) => ({ do: 'MarkAway', ...taken(rng, state), why: rng.pick(AWAY) }),
  MarkBack: (rng, state) => ({ do: 'MarkBack', ...taken(rng, state) }),
  LeaveSeat: (rng, state) => ({ do: 'LeaveSeat', ...taken(rng, state) }),
  ReserveSeat: (rng, state, persons) => ({
    do: 'ReserveSeat',
    ...somewhere(rng, state),
    ...maybe(rng, persons),
    minutes: rng.between(1, 30),
  }),
  ReleaseSeat: (rng, state) => ({ do: 'ReleaseSeat', ...somewhere(rng, state) }),
  SetList: (rng, { tables }) => {
    const { game, limit } = rng.pick([...tables.values()])
    return {
      do: 'SetList',
      list: game,
      game,
      ...(limit === undefined ? {} : { limit }),
      minutes: rng.between(1, 10),
      missed: rng.pick(MISSED),
      ...(rng.oneIn(2) ? { callIn: 60 } : {}),
    }
  },
  LockList: onList((list) => ({ do: 'LockList', list })),
  UnlockList: onList((list) => ({ do: 'UnlockList', list })),
  CloseList: onList((list) => ({ do: 'CloseList', list })),
  JoinList: onList((list, rng, persons) => ({
    do: 'JoinList',
    list,
    person: rng.pick(persons),
    how: rng.pick(JOINED_BY),
    shows: rng.pick(SHOWN),
    ...(rng.oneIn(6) ? { prefers: { seats: ['1', '2'] } } : {}),
  })),
  CheckIn: onListed(({ person }) => ({ do: 'CheckIn', person })),
  LeaveList: onListed((who) => ({ do: 'LeaveList', ...who })),
  PagePerson: onListed((who, rng, state) => ({ do: 'PagePerson', ...who, table: ofGame(rng, state, who.list) })),
  AnswerPage: onListed((who, rng) => ({ do: 'AnswerPage', ...who, how: rng.pick(ANSWERS) })),
  DropPage: onListed((who) => ({ do: 'DropPage', ...who })),
  OpenFromList: onList((list, rng, _, state) => ({ do: 'OpenFromList', list, table: ofGame(rng, state, list) })),
  AskChange: (rng, state) => ({
    do: 'AskChange',
    ...taken(rng, state),
    to: rng.oneIn(2) ? { seats: ['1', '2', '3'] } : {},
  }),
  DropChange: (rng, state) => ({ do: 'DropChange', ...taken(rng, state) }),
  SetFeeder: (rng, { tables }) => ({
    do: 'SetFeeder',
    table: rng.pick([...tables.keys()]),
    to: rng.pick([...tables.keys()]),
  }),
  BreakTable: (rng, { tables }) => ({ do: 'BreakTable', table: rng.pick([...tables.keys()]) }),
}

/** How often some are tried beside those that are tried once. */
const OFTEN: readonly (keyof Orders)[] = [
  'SeatPlayer',
  'SeatPlayer',
  'JoinList',
  'JoinList',
  'JoinList',
  'PagePerson',
  'PagePerson',
]
const NAMES = [...(Object.keys(ORDERS) as (keyof Orders)[]), ...OFTEN]

export function podiumOrder(rng: Rng, state: State, persons: readonly string[]): Order | undefined {
  return state.tables.size === 0 ? undefined : ORDERS[rng.pick(NAMES)]?.(rng, state, persons)
}

function onList(make: (list: string, rng: Rng, persons: readonly string[], state: State) => Order) {
  return (rng: Rng, state: State, persons: readonly string[]): Order | undefined =>
    state.lists.size === 0 ? undefined : make(rng.pick([...state.lists.keys()]), rng, persons, state)
}

type OnList = { readonly list: string; readonly person: string }
function onListed(make: (who: OnList, rng: Rng, state: State) => Order) {
  return (rng: Rng, state: State): Order | undefined => {
    const all = [...state.lists.values()].flatMap(({ list, listed }) => listed.map(({ person }) => ({ list, person })))
    return all.length === 0 ? undefined : make(rng.pick(all), rng, state)
  }
}

const seatAt = (rng: Rng, { table, seats }: Table): Place => ({ table, seat: String(rng.between(1, seats)) })
const somewhere = (rng: Rng, { tables }: State): Place => seatAt(rng, rng.pick([...tables.values()]))
const maybe = (rng: Rng, persons: readonly string[]) => (rng.oneIn(4) ? {} : { person: rng.pick(persons) })

function taken(rng: Rng, state: State): Place {
  const places = [...state.seated].flatMap(([table, seats]) => [...seats.keys()].map((seat) => ({ table, seat })))
  return places.length === 0 || rng.oneIn(8) ? somewhere(rng, state) : rng.pick(places)
}

function ofGame(rng: Rng, { tables, lists }: State, list: string): string {
  const right = [...tables.values()].filter(({ game }) => game === lists.get(list)?.game)
  return rng.pick(right.length === 0 || rng.oneIn(8) ? [...tables.values()] : right).table
}
