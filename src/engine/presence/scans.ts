/** Cards that were read: each says that its person was at a table at an instant, however late it arrives. */
import { businessDay, localAt } from '../../base/moment.ts'
import { refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { evolveSeats } from './evolve.ts'
import { keptElsewhere } from './keeping.ts'
import { canBe, seatedAt, whyBarred } from './seats.ts'
import {
  type CommandOf,
  type Decision,
  type EventOf,
  isSeating,
  type Scan,
  type Scanned,
  type Slice,
  type Source,
  type State,
} from './vocabulary.ts'

type Read = EventOf<'CardsScanned'>['scans'][number]

export function scanCards(
  state: State,
  { scans, via, unknown, by, at }: CommandOf<'ScanCards'>,
  ask: Pick<Ask, 'tournamentAt'>,
): Decision {
  for (const { table, seat, at: when } of scans) {
    const known = state.tables.get(table)
    if (known === undefined) return refuseOrder('no such table', { table })
    if (seat !== undefined && Number(seat) > known.seats)
      return refuseOrder('no such seat', { table, seats: known.seats, seat })
    if (when > at.at) return refuseOrder('scan from the future', { table })
    if (isClosed(state, localAt(at, when))) return refuseOrder('scan of a closed day', { table, day: state.closedDay! })
  }
  const own = copiedSeats(state)
  const read: Read[] = []
  const released: EventOf<'SeatReleased'>[] = []
  for (const scan of [...scans].sort((a, b) => a.at - b.at)) {
    const one = {
      ...scan,
      is:
        whyBarred(state, scan.person, at.local) === undefined ? meaningOf(own, state, scan, ask) : ('barred' as const),
    }
    evolveScan(own, one, by, via)
    read.push(one)
    if (!isSeating(one)) continue
    const place = own.sits.get(scan.person)!
    for (const free of keptElsewhere({ ...own, tables: state.tables }, scan.person, place, by)) {
      evolveSeats(own, free)
      released.push(free)
    }
  }
  const more = { ...(via === undefined ? {} : { via }), ...(unknown === undefined ? {} : { unknown }) }
  return [...released, { type: 'CardsScanned', scans: read, ...more, by }]
}

/** What a closed day was settled from stays as it is. */
const isClosed = ({ closedDay, property }: State, local: string): boolean =>
  closedDay !== undefined && businessDay(local, property!.dayStart) <= closedDay

/** Only what is newer than everything known of the person and of the seat changes who sits where. */
function meaningOf(
  own: Slice,
  { tables }: State,
  { person, table, seat, at }: Scan,
  ask: Pick<Ask, 'tournamentAt'>,
): Scanned {
  const sits = own.sits.get(person)
  const isThere = sits?.table === table && (seat === undefined || sits.seat === seat)
  if (isThere || seat === undefined) return 'seen'
  // A tournament says whose its seats are; a card that is read at another one changes nothing there.
  const tournament = ask.tournamentAt(table)
  if (tournament !== undefined && tournament.persons.get(seat) !== person) return 'elsewhere'
  const there = seatedAt(own, { table, seat })
  const openedAt = tables.get(table)?.openedAt
  const known = [
    openedAt ?? Number.POSITIVE_INFINITY,
    own.freed.get(table)?.get(seat) ?? 0,
    own.left.get(person) ?? 0,
    there?.last ?? 0,
    sits === undefined ? 0 : seatedAt(own, sits)!.last,
  ]
  if (known.some((later) => at < later)) return 'late'
  if (there === undefined) return sits === undefined ? 'sat' : 'moved'
  return there.person === undefined && sits === undefined && canBe(own, person, there) ? 'named' : 'elsewhere'
}

export function evolveScans(own: Slice, { scans, via, by }: EventOf<'CardsScanned'>): void {
  for (const scan of scans) evolveScan(own, scan, by, via)
}

function evolveScan(own: Slice, { person, table, seat = '', at, is }: Read, by: string, via?: Source): void {
  const place = { table, seat, ...(via === undefined ? {} : { via }) }
  if (is === 'sat') evolveSeats(own, { type: 'PlayerSeated', ...place, person, at, by })
  if (is === 'named') evolveSeats(own, { type: 'PlayerNamed', ...place, person, at, by })
  if (is === 'moved')
    evolveSeats(own, {
      type: 'PlayerMoved',
      ...own.sits.get(person)!,
      to: { table, seat },
      at,
      by,
      ...(via === undefined ? {} : { via }),
    })
}

/** The maps of the room anew, so that scans of one batch see what those before them brought about. */
export const copiedSeats = ({ seated, sits, reserved, freed, left, sessionsSoFar }: Slice | State): Slice => ({
  seated: new Map(seated),
  sits: new Map(sits),
  reserved: new Map(reserved),
  freed: new Map(freed),
  left: new Map(left),
  sessionsSoFar,
})
