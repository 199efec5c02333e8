/** Sitting down: nobody in two seats, no seat with two people. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function seatPlayer(state: State, { table: name, seat, person, at, by }: CommandOf<'SeatPlayer'>): Decision {
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: name })
  if (Number(seat) > table.seats) return refuseOrder('no such seat', { table: name, seats: table.seats, seat })
  if (state.seated.get(name)?.has(seat)) return refuseOrder('seat is taken', { table: name, seat })
  const elsewhere = person === undefined ? undefined : seatOf(state, person)
  if (person !== undefined && elsewhere !== undefined)
    return refuseOrder('person sits elsewhere', { person, ...elsewhere })
  return [{ type: 'PlayerSeated', table: name, seat, ...(person === undefined ? {} : { person }), at: at.at, by }]
}

/** Where a person sits now; nothing while they sit nowhere. */
export function seatOf({ seated }: Slice, person: string): { table: string; seat: string } | undefined {
  for (const [table, seats] of seated)
    for (const [seat, one] of seats) if (one.person === person) return { table, seat }
  return undefined
}

export function evolveSeats(own: Slice, { table, seat, person, at }: EventOf<'PlayerSeated'>): void {
  const seats = new Map(own.seated.get(table))
  seats.set(seat, { ...(person === undefined ? {} : { person }), since: at })
  own.seated.set(table, seats)
}
