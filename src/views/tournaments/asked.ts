/** What is asked about one tournament by everybody: who sits where, and one's own entry by the number on its receipt. */
import { add, formatMoney, fromWire, ZERO } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Floor } from '../../engine/tournamentfloor/vocabulary.ts'
import { placesIn } from '../../engine/tournaments/prizes.ts'
import type { EntryStatus } from '../../engine/tournaments/records.ts'
import { counted, type Names, publicName } from './desk.ts'
import { seatedAt } from './floor.ts'
import type { SeatedAt } from './rows.ts'

export type SeatOnBoard = {
  readonly entry: string
  readonly name: string
  /** Told to go there, and not come yet. */
  readonly goes?: SeatedAt
} & SeatedAt
/** As people look names up: accents and capitals make no difference. */
const BY_NAME = new Intl.Collator('en', { numeric: true })

export type SeatsOnBoard = { readonly seats: readonly SeatOnBoard[] }

/** Everybody in play who has a seat, by name; nobody where there is no such tournament. */
export function seatsOnBoard(state: State, activity: string, names: Names): SeatsOnBoard {
  const tournament = state.tournaments.get(activity)
  if (tournament === undefined) return { seats: [] }
  const floor = state.floors.get(activity)
  const seats = counted(tournament).flatMap(({ entry, status }): SeatOnBoard[] => {
    const at = status === 'in' ? floor?.seatOf.get(entry) : undefined
    if (at === undefined) return []
    return [{ entry, name: publicName(tournament, entry, names), ...seatedAt(at), ...goesTo(floor, entry) }]
  })
  return { seats: seats.toSorted((one, other) => BY_NAME.compare(one.name, other.name)) }
}

function goesTo(floor: Floor | undefined, entry: string): { readonly goes?: SeatedAt } {
  const told = [...(floor?.moves.values() ?? [])].find(({ who }) => who === entry)
  return told === undefined ? {} : { goes: seatedAt(told.to) }
}

export type OwnEntry = {
  readonly entry: string
  readonly name: string
  readonly status: EntryStatus
  readonly owes: boolean
  readonly bounty?: string
  readonly place?: number
  readonly to?: number
  /** Once prizes are given. */
  readonly prize?: string
  /** Told to go there, and not come yet. */
  readonly goes?: SeatedAt
} & Partial<SeatedAt>
export type EntryFound = { readonly entry?: OwnEntry }

/** Nothing but what the wall shows as well: no card number, no receipt. */
export function ownEntry(state: State, activity: string, number: string, names: Names): EntryFound {
  const tournament = state.tournaments.get(activity)
  const entry = tournament?.entries.get(number.trim().toUpperCase())
  if (tournament === undefined || entry === undefined) return {}
  const placed = placesIn(tournament).find(({ who }) => who === entry.entry)
  const floor = state.floors.get(activity)
  const at = floor?.seatOf.get(entry.entry)
  const won = tournament.wins.filter((win) => win.entry === entry.entry).flatMap(({ prizes }) => prizes)
  return {
    entry: {
      entry: entry.entry,
      name: publicName(tournament, entry.entry, names),
      status: entry.status,
      owes: entry.owes !== undefined,
      ...(entry.bounty === undefined ? {} : { bounty: formatMoney(fromWire(entry.bounty)) }),
      ...(placed === undefined || entry.status !== 'out'
        ? {}
        : { place: placed.place, ...(placed.to === placed.place ? {} : { to: placed.to }) }),
      ...(won.length === 0 ? {} : { prize: formatMoney(add(ZERO, ...won.map(({ amount }) => fromWire(amount)))) }),
      ...(at === undefined || entry.status !== 'in' ? {} : seatedAt(at)),
      ...(entry.status === 'in' ? goesTo(floor, entry.entry) : {}),
    },
  }
}
