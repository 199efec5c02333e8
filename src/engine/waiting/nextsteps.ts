/** For each open seat, what the podium would do next, and why. */
import { type Message, message } from '../../base/message.ts'
import { MINUTE } from '../../base/moment.ts'
import type { Table } from '../house/vocabulary.ts'
import { isBanned } from '../presence/seats.ts'
import type { Place, Reserved } from '../presence/vocabulary.ts'
import { isSameGame, listFor, openTablesOf, seatsOf, wants } from './dealt.ts'
import { canBePaged } from './pages.ts'
import { inOrder } from './sitting.ts'
import type { Change, State } from './vocabulary.ts'

export type NextStep = {
  readonly table: string
  readonly seat: string
  readonly what: 'held' | 'must move' | 'seat change' | 'table change' | 'page'
  /** Nobody for a stranger, whom `from` finds. */
  readonly person?: string
  readonly list?: string
  readonly from?: Place
  readonly because: Message
}

/** Who has a suggestion already, so that nobody is suggested for two seats. */
type Taken = { readonly places: Set<string>; readonly persons: Set<string> }
type Found = Omit<NextStep, 'table' | 'seat'>

/** In the order of the tables and their seats; a seat for which nobody waits has none. */
export function nextSteps(state: State, now: number): NextStep[] {
  const taken: Taken = { places: new Set(), persons: new Set() }
  return [...state.tables.values()]
    .filter((table) => openTablesOf(state, table).includes(table))
    .flatMap((table) =>
      seatsOf(table)
        .filter((seat) => !state.seated.get(table.table)?.has(seat))
        .flatMap((seat): NextStep[] => {
          const found = stepFor(state, table, seat, taken, now)
          if (found === undefined) return []
          if (found.from !== undefined) taken.places.add(keyOf(found.from))
          if (found.person !== undefined) taken.persons.add(found.person)
          return [{ table: table.table, seat, ...found }]
        }),
    )
}

function stepFor(state: State, table: Table, seat: string, taken: Taken, now: number): Found | undefined {
  const kept = state.reserved.get(table.table)?.get(seat)
  return kept === undefined
    ? // A change of seats leaves the table as full as it was: whoever must move takes the seat that becomes free.
      (seatChange(state, table, seat, taken, now) ??
        mustMove(state, table, taken, now) ??
        tableChange(state, table, seat, taken, now) ??
        fromList(state, table, seat, taken, now))
    : held(kept, now)
}

function held({ person, list, until }: Reserved, now: number): Found {
  const minutes = Math.max(0, Math.ceil((until - now) / MINUTE))
  const who = person === undefined ? {} : { person }
  return list === undefined || person === undefined
    ? { what: 'held', ...who, because: message('kept by hand', { ...who, minutes }) }
    : { what: 'held', ...who, list, because: message('kept for a page', { list, person, minutes }) }
}

/** Who is away from the table keeps the turn; the next one moves. */
function mustMove(state: State, { table }: Table, taken: Taken, now: number): Found | undefined {
  for (const [feeder, main] of state.feeders) {
    if (main !== table) continue
    const first = inOrder(state, feeder).find(({ place, isAway }) => !isAway && !taken.places.has(keyOf(place)))
    if (first === undefined) continue
    const because = message('first of the feeder', { feeder, minutes: minutesSince(first.came, now) })
    return { what: 'must move', ...personAt(state, first.place), from: first.place, because }
  }
  return undefined
}

function seatChange(state: State, { table }: Table, seat: string, taken: Taken, now: number): Found | undefined {
  const asked = asking(state, taken, (one) => one.table === table && one.to.table === undefined && wishes(one, seat))
  return asked === undefined
    ? undefined
    : { what: 'seat change', ...byRequest(state, asked), because: message('asked for this seat', saidOf(asked, now)) }
}

function tableChange(state: State, table: Table, seat: string, taken: Taken, now: number): Found | undefined {
  const asked = asking(
    state,
    taken,
    (one) =>
      one.table !== table.table &&
      isSameGame(state.tables.get(one.table)!, table) &&
      (one.to.table === undefined ? one.to.seats === undefined : one.to.table === table.table) &&
      (one.to.seats === undefined || wishes(one, seat)),
  )
  return asked === undefined
    ? undefined
    : { what: 'table change', ...byRequest(state, asked), because: message('asked for this table', saidOf(asked, now)) }
}

const wishes = ({ to }: Change, seat: string): boolean => to.seats?.includes(seat) ?? false

const asking = ({ changes }: State, { places }: Taken, isFor: (one: Change) => boolean): Change | undefined =>
  changes.find((one) => !places.has(keyOf(one)) && isFor(one))

const byRequest = (state: State, { table, seat }: Change) => ({
  ...personAt(state, { table, seat }),
  from: { table, seat },
})

const saidOf = ({ table, seat, at }: Change, now: number) => ({ table, seat, minutes: minutesSince(at, now) })

/** The first one who is in the room, not called anywhere, would take the seat, and was not banned while waiting. */
function fromList(state: State, table: Table, seat: string, taken: Taken, now: number): Found | undefined {
  const list = listFor(state, table)
  if (list === undefined) return undefined
  const place = list.listed.findIndex(
    (one) =>
      !taken.persons.has(one.person) &&
      state.sits.get(one.person)?.table !== table.table &&
      canBePaged(state, one, table.table) &&
      !isBanned(state, one.person) &&
      wants(one, { table: table.table, seat }),
  )
  const first = list.listed[place]
  if (first === undefined) return undefined
  const { person, joined } = first
  const minutes = minutesSince(joined, now)
  const from = state.sits.get(person)
  const found = { person, list: list.list, ...(from === undefined ? {} : { from }) }
  // A card that was read late told of their seat after they had joined.
  if (from !== undefined && isSameGame(state.tables.get(from.table)!, table))
    return {
      what: 'table change',
      ...found,
      because: message('first on the list plays it', { ...from, list: list.list, minutes }),
    }
  return {
    what: 'page',
    ...found,
    because: message('first on the list', { list: list.list, place: place + 1, minutes }),
  }
}

function personAt({ seated }: State, { table, seat }: Place): { person?: string } {
  const person = seated.get(table)?.get(seat)?.person
  return person === undefined ? {} : { person }
}

const keyOf = ({ table, seat }: Place): string => `${table} ${seat}`
const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / MINUTE))
