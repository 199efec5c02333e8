/** How the events of this room change who sits where. */
import { HOUR, instantOf, plusDays } from '../../base/moment.ts'
import type { Event, Place, Reserved, Seated, Slice, Source } from './vocabulary.ts'

export function evolveSeats(own: Slice, event: Exclude<Event, { type: 'CardsScanned' }>): void {
  switch (event.type) {
    case 'PlayerSeated': {
      const { person, at } = event
      own.sessionsSoFar += 1
      const who = { ...(person === undefined ? {} : { person }), ...viaOf(event) }
      sit(own, event, { ...who, since: at, last: at, session: own.sessionsSoFar })
      return
    }
    case 'PlayerNamed': {
      const there = seated(own, event)
      if (there.person !== undefined) own.sits.delete(there.person)
      sit(own, event, { ...there, ...viaOf(event), person: event.person, last: event.at })
      return
    }
    case 'PlayerMoved': {
      const { person, session, since, came = since } = seated(own, event)
      stand(own, event, event.at)
      const { at } = event
      const stays = event.to.table === event.table ? { came } : {}
      const who = { ...(person === undefined ? {} : { person }), ...viaOf(event) }
      const away = event.away === undefined ? {} : { away: { why: event.away, since: at } }
      sit(own, event.to, { ...who, since: at, ...stays, last: at, session, ...away })
      return
    }
    case 'PlayerAway':
      sit(own, event, { ...seated(own, event), away: { why: event.why, since: event.at }, last: event.at })
      return
    case 'PlayerBack': {
      const { away, wasAway = 0, ...there } = seated(own, event)
      sit(own, event, { ...there, wasAway: wasAway + event.at - away!.since, back: event.at, last: event.at })
      return
    }
    case 'StayCorrected': {
      const { was, to } = event
      if (to === undefined) return
      if (was.until !== undefined) {
        stayedUntil(own, was, was.person, to.until!)
        return
      }
      sit(own, was, { ...seated(own, was), since: to.since })
      return
    }
    case 'PlayerLeft':
      stand(own, event, event.at)
      return
    case 'SeatReserved':
      own.reserved.set(event.table, reservedAt(own, event, reservation(event)))
      return
    case 'SeatReleased':
      own.reserved.set(event.table, reservedAt(own, event))
      return
  }
}

/** Nobody sits at a table that is closed. */
export function emptyTable(own: Slice, table: string, at: number): void {
  for (const seat of own.seated.get(table)?.keys() ?? []) stand(own, { table, seat }, at)
  own.seated.delete(table)
  own.reserved.delete(table)
}

/** No house lies further east: its day has not ended before this. */
const EAST = 14 * HOUR

/**
 * Nothing is told into a day that is closed, but into the one that runs already. Who left while somebody sat here who still does
 * cannot be that one.
 */
export function closeDay(own: Slice, day: string, dayStart: string): void {
  const end = instantOf(`${plusDays(day, 1)}T${dayStart}:00.000Z`) - EAST
  for (const [table, seats] of own.freed) {
    const later = new Map([...seats].filter(([, at]) => at > end))
    if (later.size === 0) own.freed.delete(table)
    else if (later.size < seats.size) own.freed.set(table, later)
  }
  const oldest = Math.min(...[...own.seated.values()].flatMap((seats) => [...seats.values()].map(({ since }) => since)))
  for (const [person, at] of own.left) if (at <= Math.min(oldest, end)) own.left.delete(person)
}

const seated = ({ seated: all }: Slice, { table, seat }: Place): Seated => all.get(table)!.get(seat)!

function sit(own: Slice, { table, seat }: Place, there: Seated): void {
  own.seated.set(table, new Map(own.seated.get(table)).set(seat, there))
  if (there.person !== undefined) own.sits.set(there.person, { table, seat })
  if (own.reserved.get(table)?.has(seat)) own.reserved.set(table, reservedAt(own, { table, seat }))
}

function stand(own: Slice, { table, seat }: Place, at: number): void {
  const { person } = seated(own, { table, seat })
  const others = new Map(own.seated.get(table))
  others.delete(seat)
  own.seated.set(table, others)
  own.freed.set(table, new Map(own.freed.get(table)).set(seat, at))
  if (person === undefined) return
  own.sits.delete(person)
  own.left.set(person, at)
}

/** Whoever stayed longer than was known left later: no card that is read late tells of somebody else there before. */
function stayedUntil(own: Slice, { table, seat }: Place, person: string | undefined, until: number): void {
  const freed = own.freed.get(table)
  if (until > (freed?.get(seat) ?? 0)) own.freed.set(table, new Map(freed).set(seat, until))
  if (person !== undefined && until > (own.left.get(person) ?? 0)) own.left.set(person, until)
}

const viaOf = ({ via }: { via?: Source }) => (via === undefined ? {} : { via })

const reservation = ({ person, until, list }: Reserved): Reserved => ({
  ...(person === undefined ? {} : { person }),
  until,
  ...(list === undefined ? {} : { list }),
})

/** The reservations of a table with this one, or without any for that seat. */
function reservedAt({ reserved }: Slice, { table, seat }: Place, one?: Reserved): ReadonlyMap<string, Reserved> {
  const all = new Map(reserved.get(table))
  if (one === undefined) all.delete(seat)
  else all.set(seat, one)
  return all
}
