/**
 * Whoever has a seat of a tournament sits there, for the whole house: podium, lists and tickets know it from presence, as of every other
 * seat. It counts from the start on, as long as nobody has marked the player absent; who sits elsewhere sits there until that is left.
 */
import { emptyTable, evolveSeats } from '../presence/evolve.ts'
import { copiedSeats, evolveScans } from '../presence/scans.ts'
import { seatedAt, stillAway } from '../presence/seats.ts'
import type { Place, Event as PresenceEvent, Slice as Seats } from '../presence/vocabulary.ts'
import { floorOf } from './floor.ts'
import type { Event, Floor, State } from './vocabulary.ts'

/** Every event by which somebody has another seat of a tournament, or is free to take it. */
export const SEATING = [
  'TournamentStarted',
  'StartUndone',
  'EntriesSeated',
  'MovesConfirmed',
  'FinalTableSeated',
  'SeatingUndone',
  'AbsentMarked',
  'KnockedOut',
  'RebuyWaived',
  'KnockOutUndone',
  'DealUndone',
  'EntryWithdrawn',
  'EntryVoided',
  'TournamentAwarded',
  'TournamentCalledOff',
  'PlayerLeft',
  'PlayerMoved',
  'PlayerNamed',
  'CardsScanned',
  'TableClosed',
] as const satisfies readonly Event['type'][]

type Acting = { readonly at: { readonly at: number }; readonly by: string }
/** `after`: the floor of a tournament when these events are added up. */
type After = (state: State, activity: string, events: readonly Event[]) => Floor

export function seatsFollow(state: State, events: readonly Event[], { at, by }: Acting, after: After): PresenceEvent[] {
  if (state.floors.size === 0) return []
  const own = seatsAfter(state, events)
  const told: PresenceEvent[] = []
  const tell = (event: PresenceEvent) => {
    evolveSeats(own, event as Parameters<typeof evolveSeats>[1])
    told.push(event)
  }
  const seat = (activity: string) => {
    const wanted = seatsOf(state, activity, after(state, activity, events), events)
    const said = { at: at.at, by }
    for (const table of new Set([...tablesOf(floorOf(state, activity)), ...wanted.tables]))
      for (const [nth, { person }] of own.seated.get(table) ?? [])
        if (!isTheirs(wanted, person, { table, seat: nth })) moveOrLeave(own, wanted, { table, seat: nth }, said, tell)
    for (const [person, to] of wanted.come)
      if (!own.sits.has(person) && seatedAt(own, to) === undefined)
        tell({ type: 'PlayerSeated', ...to, person, ...said })
  }
  const first = new Set(touchedIn(state, events))
  for (const activity of first) seat(activity)
  // Who is out of one tournament may have a seat of another.
  if (told.some(({ type }) => type === 'PlayerLeft'))
    for (const activity of state.floors.keys()) if (!first.has(activity)) seat(activity)
  return told
}

/** Those that it has: what it has given back is anybody's. */
const tablesOf = ({ isGivenBack, tables }: Floor): string[] => (isGivenBack === true ? [] : [...tables.keys()])

type Wanted = {
  readonly tables: readonly string[]
  /** By person, the seat of the tournament. */
  readonly theirs: ReadonlyMap<string, Place>
  /** Those of them who sit there by now, as far as they do not sit elsewhere. */
  readonly come: ReadonlyMap<string, Place>
}

function seatsOf(state: State, activity: string, floor: Floor, events: readonly Event[]): Wanted {
  const tournament = state.tournaments.get(activity)
  const tables = tablesOf(floor)
  // Once its start is undone they get up: nobody sits for it before the next one.
  const isUndone = events.some(({ type }) => type === 'StartUndone')
  if (tournament === undefined || floor.isGivenBack === true || isUndone)
    return { tables, theirs: new Map(), come: new Map() }
  const isStarted = tournament.started !== undefined || events.some(({ type }) => type === 'TournamentStarted')
  const marked = new Set(events.flatMap((event) => (event.type === 'AbsentMarked' ? [event.entry] : [])))
  const [theirs, come] = [new Map<string, Place>(), new Map<string, Place>()]
  for (const [entry, { table, seat }] of floor.seatOf) {
    const person = tournament.entries.get(entry)?.person
    const isAbsent = floor.absent.has(entry)
    if (person === undefined || (isAbsent && marked.has(entry))) continue
    theirs.set(person, { table, seat: String(seat) })
    if (isStarted && !isAbsent) come.set(person, { table, seat: String(seat) })
  }
  return { tables, theirs, come }
}

const isTheirs = ({ theirs }: Wanted, person: string | undefined, { table, seat }: Place): boolean => {
  const at = person === undefined ? undefined : theirs.get(person)
  return at?.table === table && at.seat === seat
}

type Said = { readonly at: number; readonly by: string }

/** To the new seat, where that is free; where two change seats, one gets up first. Strangers sit where no tournament knows them. */
function moveOrLeave(
  own: Seats,
  { come }: Wanted,
  from: Place,
  said: Said,
  tell: (event: PresenceEvent) => void,
): void {
  const there = seatedAt(own, from)
  if (there?.person === undefined) return
  const to = come.get(there.person)
  if (to === undefined || seatedAt(own, to) !== undefined) tell({ type: 'PlayerLeft', ...from, ...said })
  else tell({ type: 'PlayerMoved', ...from, to, ...said, ...stillAway(there) })
}

function seatsAfter(state: State, events: readonly Event[]): Seats {
  const own = copiedSeats(state)
  for (const event of events)
    switch (event.type) {
      case 'PlayerSeated':
      case 'PlayerNamed':
      case 'PlayerMoved':
      case 'PlayerLeft':
        evolveSeats(own, event)
        break
      case 'CardsScanned':
        evolveScans(own, event)
        break
      case 'TableClosed':
        emptyTable(own, event.table, event.at)
        break
    }
  return own
}

/** Tournaments that the events are of; where people leave other seats, all in which one of them may have a seat. */
function touchedIn({ floors }: State, events: readonly Event[]): Iterable<string> {
  const isElsewhere = events.some(({ type }) =>
    ['PlayerLeft', 'PlayerMoved', 'PlayerNamed', 'CardsScanned', 'TableClosed'].includes(type),
  )
  if (isElsewhere) return floors.keys()
  return new Set(
    events.flatMap((event) =>
      'activity' in event && floors.has(event.activity as string) ? [event.activity as string] : [],
    ),
  )
}
