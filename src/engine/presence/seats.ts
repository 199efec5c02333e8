/** Sitting down, moving, going away, coming back, leaving: nobody in two seats, no seat with two people. */
import { MINUTE } from '../../base/moment.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Place, Seated, Slice, State } from './vocabulary.ts'

type SeatOrder =
  | 'SeatPlayer'
  | 'NamePlayer'
  | 'MovePlayer'
  | 'MarkAway'
  | 'MarkBack'
  | 'LeaveSeat'
  | 'ReserveSeat'
  | 'ReleaseSeat'

export function decideSeats(state: State, command: CommandOf<SeatOrder>): Decision {
  const { table, seat, by } = command
  const place = { table, seat }
  const at = command.at.at
  switch (command.do) {
    case 'SeatPlayer': {
      const { person } = command
      const refused =
        whyNotFree(state, place, person) ?? whyElsewhere(state, person) ?? whyTooLate(state, place, at, person)
      const who = person === undefined ? {} : { person }
      return refused ?? [{ type: 'PlayerSeated', ...place, ...who, at, by }, ...keptElsewhere(state, person, place, by)]
    }
    case 'ReserveSeat': {
      const { person, minutes } = command
      const refused = whyNotFree(state, place, person)
      const until = at + minutes * MINUTE
      return refused ?? [{ type: 'SeatReserved', ...place, ...(person === undefined ? {} : { person }), until, by }]
    }
    case 'ReleaseSeat':
      return state.reserved.get(table)?.has(seat)
        ? [{ type: 'SeatReleased', ...place, by }]
        : refuseOrder('seat is not reserved', place)
    case 'NamePlayer':
    case 'MovePlayer':
    case 'MarkAway':
    case 'MarkBack':
    case 'LeaveSeat': {
      const there = seatedAt(state, place)
      if (there === undefined) return refuseOrder('seat is empty', place)
      if (at < there.last) return refuseOrder('something later is known', place)
      return decideTaken(state, command, there)
    }
  }
}

function decideTaken(
  state: State,
  command: CommandOf<Exclude<SeatOrder, 'SeatPlayer' | 'ReserveSeat' | 'ReleaseSeat'>>,
  there: Seated,
): Decision {
  const { table, seat, by } = command
  const place = { table, seat }
  const at = command.at.at
  switch (command.do) {
    case 'NamePlayer': {
      const { person } = command
      if (there.person === person) return refuseOrder('named already', { person, ...place })
      const named = { type: 'PlayerNamed', ...place, person, at, by } as const
      return whyElsewhere(state, person) ?? [named, ...keptElsewhere(state, person, place, by)]
    }
    case 'MovePlayer': {
      const { to } = command
      if (to.table === table && to.seat === seat) return refuseOrder('seat is taken', place)
      const refused = whyNotFree(state, to, there.person) ?? whyTooLate(state, to, at)
      return refused ?? [{ type: 'PlayerMoved', ...place, to, at, by }, ...keptElsewhere(state, there.person, to, by)]
    }
    case 'MarkAway':
      return there.away === undefined
        ? [{ type: 'PlayerAway', ...place, why: command.why, at, by }]
        : refuseOrder('away already', place)
    case 'MarkBack':
      return there.away === undefined ? refuseOrder('not away', place) : [{ type: 'PlayerBack', ...place, at, by }]
    case 'LeaveSeat':
      return [{ type: 'PlayerLeft', ...place, at, by }]
  }
}

/** Why nobody can sit down there: no such seat, a closed table, taken, kept for another one. */
export function whyNotFree(state: State, { table: name, seat }: Place, person?: string): Refusal | undefined {
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: name })
  if (Number(seat) > table.seats) return refuseOrder('no such seat', { table: name, seats: table.seats, seat })
  if (seatedAt(state, { table: name, seat }) !== undefined) return refuseOrder('seat is taken', { table: name, seat })
  const kept = state.reserved.get(name)?.get(seat)
  if (kept !== undefined && (kept.person === undefined || kept.person !== person))
    return refuseOrder('seat is reserved', {
      table: name,
      seat,
      ...(kept.person === undefined ? {} : { person: kept.person }),
    })
  return undefined
}

/** Something later is known: the table was opened, somebody left the seat, or this person left another one. */
export function whyTooLate(state: State, { table, seat }: Place, at: number, person?: string): Refusal | undefined {
  const known = [
    state.tables.get(table)!.openedAt!,
    state.freed.get(table)?.get(seat) ?? 0,
    person === undefined ? 0 : (state.left.get(person) ?? 0),
  ]
  return known.some((later) => at < later) ? refuseOrder('something later is known', { table, seat }) : undefined
}

function whyElsewhere(state: State, person: string | undefined): Refusal | undefined {
  const elsewhere = person === undefined ? undefined : state.sits.get(person)
  return person === undefined || elsewhere === undefined
    ? undefined
    : refuseOrder('person sits elsewhere', { person, ...elsewhere })
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

export const seatedAt = ({ seated }: Slice | State, { table, seat }: Place): Seated | undefined =>
  seated.get(table)?.get(seat)
