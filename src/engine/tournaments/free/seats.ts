/** Who plays at a free table sits there for the whole house, as far as that person sits nowhere else; who is out has left it. */
import { whyNotFree, whyTooLate } from '../../presence/seats.ts'
import type { FreePlayer } from '../records.ts'
import type { Event, State } from '../vocabulary.ts'

type FreeSeat = Pick<FreePlayer, 'person' | 'table'>
type Acting = { readonly at: { readonly at: number }; readonly by: string }

/** The first seat that nobody has or is kept; without one the player stands until somebody has left. */
export function takesSeat(state: State, { person, table }: FreeSeat, { at, by }: Acting): Event[] {
  if (state.sits.has(person)) return []
  const seats = Array.from({ length: state.tables.get(table)?.seats ?? 0 }, (_, nth) => String(nth + 1))
  const seat = seats.find((one) => {
    const place = { table, seat: one }
    return whyNotFree(state, place, person) === undefined && whyTooLate(state, place, at.at, person) === undefined
  })
  return seat === undefined ? [] : [{ type: 'PlayerSeated', table, seat, person, at: at.at, by }]
}

export function leavesSeat(state: State, { person, table }: FreeSeat, { at, by }: Acting): Event[] {
  const place = state.sits.get(person)
  return place?.table === table ? [{ type: 'PlayerLeft', ...place, at: at.at, by }] : []
}
