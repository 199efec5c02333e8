/** What the simulated room does next: people come, wait, are called, sit down, eat, change, leave; dealers go round. Read from the state alone. */
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Table } from '../../engine/house/vocabulary.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { playersAt } from '../../engine/presence/status.ts'
import { AWAY, type Place, type Scan } from '../../engine/presence/vocabulary.ts'
import { firstDue, suggestedPushes } from '../../engine/rotation/suggestion.ts'
import { breakPlan } from '../../engine/waiting/breaking.ts'
import { freeSeats, listFor, openTablesOf, tablesOf, waitsOf } from '../../engine/waiting/dealt.ts'
import { nextSteps } from '../../engine/waiting/nextsteps.ts'
import type { List, Listed } from '../../engine/waiting/vocabulary.ts'
import { type Chance, shuffled } from './deal.ts'
import { PLAYERS } from './players.ts'
import { PODIUM_TABLES, SIMULATED } from './tables.ts'

type Look = {
  readonly state: State
  readonly at: number
  readonly chance: Chance
  /** Those who have no card and gave a name. */
  readonly guests: readonly string[]
}
type Act = (look: Look) => Order | undefined

/** So much of the room is taken where people come as fast as they go. */
const FULL = 0.68
/** Somebody who is called needs so long to the seat. */
const WALK_MS = 12_000
/** Somebody who phoned needs so long to the room. */
const RIDE_MS = 90_000
/** A simulated game goes on with so many. */
const FEWEST = 5
const WAITING_MAX = 30

/** What is tried first, how often of a hundred times; the others follow where there is nothing to do. */
const ACTS: readonly (readonly [number, Act])[] = [
  [14, back],
  [22, arrive],
  [14, follow],
  [10, checkIn],
  [12, join],
  [8, walkIn],
  [6, away],
  [6, leave],
  [3, ask],
  [5, openOrBreak],
]

export function nextOrder(state: State, at: number, chance: Chance, guests: readonly string[] = []): Order | undefined {
  const look = { state, at, chance, guests }
  let roll = chance(ACTS.reduce((sum, [often]) => sum + often, 0))
  const first = ACTS.findIndex(([often]) => {
    roll -= often
    return roll < 0
  })
  for (const [, act] of [...ACTS.slice(first), ...ACTS.slice(0, first)]) {
    const order = act(look)
    if (order !== undefined) return order
  }
  return undefined
}

function back({ state, at }: Look): Order | undefined {
  const rested = sitting(state).find(
    ({ place, there: { away: gone } }) => gone !== undefined && at - gone.since > MINUTE + Number(place.seat) * 15_000,
  )
  return rested === undefined ? undefined : { do: 'MarkBack', ...rested.place, via: 'tablet' }
}

/** Called, and at the seat after a while; one in nine does not come. */
function arrive({ state, at }: Look): Order | undefined {
  for (const { list, listed } of state.lists.values())
    for (const { person, page } of listed) {
      if (page === undefined || at - page.at < WALK_MS || Number(person) % 9 === 0) continue
      if (page.answer === undefined) return { do: 'AnswerPage', list, person, how: 'here' }
      const to = { table: page.table, seat: page.seat }
      const from = state.sits.get(person)
      return from === undefined ? { do: 'SeatPlayer', ...to, person } : { do: 'MovePlayer', ...from, to }
    }
  return undefined
}

/** The podium does what is suggested to it. */
function follow({ state, at }: Look): Order | undefined {
  for (const { what, table, seat, person, list, from } of nextSteps(state, at)) {
    if (isInHand(state, table)) continue
    if (what === 'page') return { do: 'PagePerson', list: list!, person: person!, table, seat }
    if (what !== 'held' && from !== undefined && !isInHand(state, from.table))
      return { do: 'MovePlayer', ...from, to: { table, seat } }
  }
  return undefined
}

function checkIn({ state, at }: Look): Order | undefined {
  for (const { listed } of state.lists.values())
    for (const { person, isConfirmed, joined } of listed)
      if (!isConfirmed && at - joined > RIDE_MS && Number(person) % 7 !== 0) return { do: 'CheckIn', person }
  return undefined
}

function join({ state, chance, guests }: Look): Order | undefined {
  const lists = [...state.lists.values()].filter(({ isLocked }) => isLocked !== true)
  const waiting = lists.reduce((sum, { listed }) => sum + listed.length, 0)
  const list = oneOf(lists, chance)
  const person = somebody(state, chance, guests)
  if (waiting >= WAITING_MAX || list === undefined || person === undefined) return undefined
  const how = chance(4) > 0 ? 'podium' : chance(2) > 0 || list.callIn === undefined ? 'phone' : 'call'
  const prefers = chance(8) === 0 ? { prefers: { seats: ['1', '2', '8', '9'] } } : {}
  return { do: 'JoinList', list: list.list, person, how, shows: chance(2) > 0 ? 'initials' : 'number', ...prefers }
}

/** Where nobody waits one just sits down; one in ten is a stranger. */
function walkIn({ state, chance, guests }: Look): Order | undefined {
  if (fullness(state) >= FULL) return undefined
  const tables = openTables(state).filter((table) => waitingFor(state, table) === 0 && !isInHand(state, table.table))
  const emptiest = shuffled(tables, chance).sort((a, b) => share(state, a) - share(state, b))[chance(3)]
  const seat = emptiest === undefined ? undefined : oneOf(freeSeats(state, emptiest), chance)
  if (emptiest === undefined || seat === undefined) return undefined
  const person = chance(10) === 0 ? undefined : somebody(state, chance, guests)
  return { do: 'SeatPlayer', table: emptiest.table, seat, ...(person === undefined ? {} : { person }), via: 'tablet' }
}

function away({ state, chance }: Look): Order | undefined {
  const here = leaving(state).filter(({ there }) => there.away === undefined)
  const one = oneOf(here, chance)
  return one === undefined
    ? undefined
    : { do: 'MarkAway', ...one.place, why: AWAY[chance(AWAY.length)]!, via: 'tablet' }
}

/** Small games get smaller, so that a table breaks now and then. */
function leave({ state, chance }: Look): Order | undefined {
  if (fullness(state) < FULL - 0.05) return undefined
  const all = leaving(state)
  const smallest = podiumTables(state)
    .filter((table) => openTablesOf(state, table).length > 1 && !isMain(state, table))
    .sort((a, b) => share(state, a) - share(state, b))[0]?.table
  const there = chance(3) === 0 ? all.filter(({ place }) => place.table === smallest) : []
  const one = oneOf(there.length > 0 ? there : all, chance)
  return one === undefined ? undefined : { do: 'LeaveSeat', ...one.place }
}

function ask({ state, chance }: Look): Order | undefined {
  const all = leaving(state).filter(
    ({ place }) => !state.changes.some((one) => one.table === place.table && one.seat === place.seat),
  )
  const one = oneOf(all, chance)
  if (one === undefined || state.changes.length > 4) return undefined
  const table = state.tables.get(one.place.table)!
  const isOther = openTablesOf(state, table).length > 1 && chance(2) > 0
  const seats = ['1', '2', '5', '6'].filter((seat) => seat !== one.place.seat && Number(seat) <= table.seats)
  return { do: 'AskChange', ...one.place, to: isOther ? {} : { seats } }
}

function openOrBreak({ state, at }: Look): Order | undefined {
  for (const list of state.lists.values()) {
    const closed = podium(tablesOf(state, list)).find(({ openedAt }) => openedAt === undefined)
    const ready = list.listed.filter((one) => isReady(state, one))
    if (closed !== undefined && ready.length >= FEWEST)
      return { do: 'OpenFromList', list: list.list, table: closed.table }
  }
  for (const table of podiumTables(state)) {
    const [main] = openTablesOf(state, table)
    if (main !== undefined && main !== table && !state.feeders.has(table.table) && !isMain(state, table))
      return { do: 'SetFeeder', table: table.table, to: main.table }
    const isSmall = playersAt(state, table.table).length <= 2 && at - table.openedAt! > 4 * MINUTE
    const plan = isSmall && !isMain(state, table) && main !== table ? breakPlan(state, table.table) : undefined
    if (plan !== undefined && !isRefusal(plan)) return { do: 'BreakTable', table: table.table }
  }
  return undefined
}

/** What a pocket scanner has read on its way through the room, and now and then the card of somebody who just sat down. */
export function uploaded(state: State, at: number, chance: Chance): Order | undefined {
  const known = sitting(state).flatMap(({ place, there: { person } }) =>
    // A guest has no card.
    person === undefined || !PLAYERS.includes(person) ? [] : [{ person, ...place }],
  )
  const free = openTables(state).filter((table) => waitingFor(state, table) === 0 && !isInHand(state, table.table))
  const table = fullness(state) < FULL ? oneOf(free, chance) : undefined
  const seat = table === undefined ? undefined : oneOf(freeSeats(state, table), chance)
  const person = somebody(state, chance)
  const coming =
    table === undefined || seat === undefined || person === undefined ? [] : [{ person, table: table.table, seat }]
  const read = [...shuffled(known, chance).slice(0, 10), ...coming]
  const scans = read.map((one, n): Scan => ({ ...one, at: at - (read.length - 1 - n) * 500 }))
  return scans.length === 0 ? undefined : { do: 'ScanCards', scans, via: 'scanner' }
}

/** Tables without a dealer first; then one string after the other, so that somebody moves every few minutes. */
export function nextPush(state: State, at: number): Order | undefined {
  const empty = suggestedPushes(state, at).find(
    ({ relieves, dealer, string }) => relieves === undefined && string === undefined && dealer !== undefined,
  )
  if (empty !== undefined) return { do: 'PushDealer', table: empty.table, dealer: empty.dealer! }
  const { pace, strings, lineUp } = state
  const latest = Math.max(...[...lineUp.values()].map(({ where }) => (where.is === 'table' ? where.since : 0)))
  if (pace === undefined || at - latest < (pace.pushMinutes * MINUTE) / strings.size) return undefined
  const [string] = [...strings.keys()]
    .flatMap((name) => {
      const due = firstDue(state, name)
      return due === undefined ? [] : [{ name, due }]
    })
    .sort((a, b) => a.due - b.due)
  return string === undefined ? undefined : { do: 'PushString', string: string.name }
}

const sitting = ({ seated }: State) =>
  [...seated].flatMap(([table, seats]) =>
    [...seats].map(([seat, there]) => ({ place: { table, seat } as Place, there })),
  )

/** Whoever looks at the demo deals there just now: nobody comes or goes. */
const isInHand = ({ rounds }: State, table: string): boolean =>
  !SIMULATED.includes(table) && rounds.get(table)?.open !== undefined

/** Those who can go without ending a game that plays by itself. */
const leaving = (state: State) =>
  sitting(state).filter(
    ({ place: { table } }) =>
      !isInHand(state, table) && (!SIMULATED.includes(table) || playersAt(state, table).length > FEWEST),
  )

/** Nobody comes to a tournament from the podium. */
const openTables = ({ tables }: State): Table[] =>
  [...tables.values()].filter(({ openedAt, kind }) => openedAt !== undefined && kind !== 'tournament')
const podium = (tables: readonly Table[]): Table[] =>
  tables.filter(({ table }) => PODIUM_TABLES.some((one) => one.table === table))
const podiumTables = (state: State): Table[] => podium(openTables(state))
const isMain = ({ feeders }: State, { table }: Table): boolean => [...feeders.values()].includes(table)
const share = ({ seated }: State, { table, seats }: Table): number => (seated.get(table)?.size ?? 0) / seats
const waitingFor = (state: State, table: Table): number => listFor(state, table)?.listed.length ?? 0
const isReady = (state: State, { isConfirmed, person }: Listed): boolean =>
  isConfirmed && waitsOf(state, person).every(({ listed }: { list: List; listed: Listed }) => listed.page === undefined)

function fullness(state: State): number {
  const open = openTables(state)
  const seats = open.reduce((sum, { seats: its }) => sum + its, 0)
  return open.reduce((sum, { table }) => sum + (state.seated.get(table)?.size ?? 0), 0) / Math.max(1, seats)
}

/** Neither at a table nor on a list. */
export const isFree = (state: State, person: string): boolean =>
  !state.sits.has(person) && waitsOf(state, person).length === 0

/** A member, and one in six a guest. */
function somebody(state: State, chance: Chance, guests: readonly string[] = []): string | undefined {
  const from = guests.length > 0 && chance(6) === 0 ? guests : PLAYERS
  return oneOf(
    from.filter((person) => isFree(state, person)),
    chance,
  )
}

const oneOf = <T>(all: readonly T[], chance: Chance): T | undefined =>
  all.length === 0 ? undefined : all[chance(all.length)]
