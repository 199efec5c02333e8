/** The clock of seats that are kept for somebody. */
import type { OrderOf, Timer } from '../mechanism.ts'
import { type Event, type EventOf, type Heard, isSeating, type Place, type Presence, type State } from './vocabulary.ts'

export function* reservedPlaces({ reserved }: State): Iterable<string> {
  for (const [table, seats] of reserved) for (const seat of seats.keys()) yield nameOf({ table, seat })
}

/** Whoever sits down ends it too, and so does a table that closes. */
export function keptPlaces(happened: { readonly type: string }, { tables }: State): string[] {
  const event = happened as Event | Heard
  switch (event.type) {
    case 'SeatReserved':
    case 'SeatReleased':
    case 'PlayerSeated':
      return [nameOf(event)]
    case 'PlayerMoved':
      return [nameOf(event.to)]
    case 'CardsScanned':
      return event.scans.filter(isSeating).map(nameOf)
    case 'TableClosed':
      return Array.from({ length: tables.get(event.table)!.seats }, (_, n) =>
        nameOf({ table: event.table, seat: String(n + 1) }),
      )
    default:
      return []
  }
}

/** A page has its own clock, which says what becomes of the person. */
export function releaseDue({ reserved }: State, name: string): Timer<OrderOf<Presence>> | undefined {
  const blank = name.indexOf(' ')
  const place = { table: name.slice(blank + 1), seat: name.slice(0, blank) }
  const kept = reserved.get(place.table)?.get(place.seat)
  return kept === undefined || kept.list !== undefined
    ? undefined
    : { due: { at: kept.until }, order: { do: 'ReleaseSeat', ...place } }
}

/** A page to one table is done with when its person sits down at another one of the same game: that seat is free again. */
export function keptElsewhere(
  { tables, reserved }: Pick<State, 'tables' | 'reserved'>,
  person: string | undefined,
  { table, seat }: Place,
  by: string,
): EventOf<'SeatReleased'>[] {
  if (person === undefined) return []
  const { game, limit } = tables.get(table)!
  return [...reserved].flatMap(([other, seats]) => {
    const there = tables.get(other)!
    if (there.game !== game || there.limit !== limit) return []
    return [...seats]
      .filter(([nth, kept]) => kept.list !== undefined && kept.person === person && (other !== table || nth !== seat))
      .map(([nth]) => ({ type: 'SeatReleased' as const, table: other, seat: nth, by }))
  })
}

/** A table may have a blank in its name. */
const nameOf = ({ table, seat }: Place): string => `${seat} ${table}`
