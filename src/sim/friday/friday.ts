/**
 * A Friday of a whole room: people come, sit down, go for a meal, move, leave; some are told by the floor at once, some by cards that
 * are read and uploaded late. It keeps its own plain account of who played what for how long, minute by minute.
 */
import { HOUR, MINUTE } from '../../base/moment.ts'
import type { Order, OrderOf } from '../../engine/mechanisms.ts'
import { AWAY, type Scan } from '../../engine/presence/vocabulary.ts'
import { type Rng, rngOf } from '../rng.ts'

export type FridayOptions = {
  readonly seed: string
  readonly tables: number
  readonly people: number
  /** When the doors open; a whole minute. */
  readonly from: number
  readonly hours: number
}
/** What is told to the house, and when. */
export type Told = { readonly at: number; readonly order: Order }
export type Friday = {
  readonly tables: readonly OrderOf<'SetTable'>[]
  readonly told: readonly Told[]
  /** Minutes of play by person and `game limit`. */
  readonly played: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly until: number
}

const GAMES = [
  { game: 'holdem', limit: '$1-$3', seats: 9 },
  { game: 'holdem', limit: '$2-$5', seats: 9 },
  { game: 'omaha', limit: '$4-$8', seats: 9 },
  { game: 'baccarat', limit: '$10-$100', seats: 7 },
] as const

type Guest = {
  readonly person: string
  readonly coming: number
  readonly staying: number
  /** Cards of this one are read by a pocket scanner, and nobody tells the floor. */
  readonly isScanned: boolean
  place?: { table: string; seat: string }
  away?: number
  isGone?: true
}

export function friday({ seed, tables, people, from, hours }: FridayOptions): Friday {
  const rng = rngOf(seed)
  const set = Array.from({ length: tables }, (_, index): OrderOf<'SetTable'> => {
    const { game, limit, seats } = GAMES[index % GAMES.length]!
    return { do: 'SetTable', table: String(index + 1), game, limit, seats, decks: 1, kind: 'live' }
  })
  const guests = Array.from(
    { length: people },
    (_, index): Guest => ({
      person: String(1_000 + index),
      coming: rng.below(hours * 60 - 60),
      staying: rng.between(20, 300),
      isScanned: rng.oneIn(5),
    }),
  )
  const told: Told[] = []
  const played = new Map<string, Map<string, number>>()
  const taken = new Set<string>()
  const dock: Scan[] = []
  for (let minute = 0; minute < hours * 60; minute += 1) {
    const at = from + minute * MINUTE
    const tell = (order: Order) => told.push({ at, order })
    for (const guest of guests) live(guest, minute, at, { rng, set, taken, dock, tell })
    for (const guest of guests) {
      if (guest.place === undefined || guest.away !== undefined) continue
      const { game, limit } = set[Number(guest.place.table) - 1]!
      const own = played.get(guest.person) ?? new Map<string, number>()
      played.set(guest.person, own.set(`${game} ${limit}`, (own.get(`${game} ${limit}`) ?? 0) + 1))
    }
    // The scanner goes into its dock every quarter of an hour; what it has read comes in any order.
    if (minute % 15 === 14 && dock.length > 0) {
      const scans = dock.splice(0).sort(() => rng.below(3) - 1)
      for (let first = 0; first < scans.length; first += 1_000)
        tell({ do: 'ScanCards', scans: scans.slice(first, first + 1_000), via: 'scanner' })
    }
  }
  return { tables: set, told, played, until: from + hours * HOUR }
}

type Room = {
  readonly rng: Rng
  readonly set: readonly OrderOf<'SetTable'>[]
  readonly taken: Set<string>
  readonly dock: Scan[]
  readonly tell: (order: Order) => void
}

/** One minute of one guest: at most one thing happens. */
function live(guest: Guest, minute: number, at: number, room: Room): void {
  const { rng, taken, dock, tell } = room
  const { person, coming, staying, isScanned, place } = guest
  if (guest.isGone === true || minute < coming) return
  if (place === undefined) {
    const free = freeSeat(room)
    if (free === undefined) return
    sitDown(guest, free, taken)
    if (isScanned) dock.push({ person, ...free, at })
    else tell({ do: 'SeatPlayer', ...free, person })
    return
  }
  if (guest.away !== undefined) {
    if (minute < guest.away) {
      // Their chips are carried to another seat; they are still away.
      if (rng.oneIn(40)) move(guest, place, room)
      return
    }
    delete guest.away
    tell({ do: 'MarkBack', ...place, via: 'tablet' })
    return
  }
  // Whoever is known by a card alone is not known to the floor before the dock was emptied.
  if (isScanned && dock.some((scan) => scan.person === person)) return
  if (minute >= coming + staying) {
    tell({ do: 'LeaveSeat', ...place })
    taken.delete(`${place.table} ${place.seat}`)
    delete guest.place
    guest.isGone = true
  } else if (rng.oneIn(90)) {
    guest.away = minute + rng.between(3, 40)
    tell({ do: 'MarkAway', ...place, why: rng.pick(AWAY), via: 'tablet' })
  } else if (rng.oneIn(200)) move(guest, place, room)
}

function move(guest: Guest, place: { table: string; seat: string }, room: Room): void {
  const free = freeSeat(room)
  if (free === undefined) return
  room.taken.delete(`${place.table} ${place.seat}`)
  sitDown(guest, free, room.taken)
  room.tell({ do: 'MovePlayer', ...place, to: free })
}

function sitDown(guest: Guest, place: { table: string; seat: string }, taken: Set<string>): void {
  guest.place = place
  taken.add(`${place.table} ${place.seat}`)
}

function freeSeat({ rng, set, taken }: Room): { table: string; seat: string } | undefined {
  for (let tries = 0; tries < 20; tries += 1) {
    const { table, seats } = rng.pick(set)
    const seat = String(rng.between(1, seats))
    if (!taken.has(`${table} ${seat}`)) return { table, seat }
  }
  return undefined
}
