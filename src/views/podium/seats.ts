/** Who sits at each table, for the tablets there. */
import type { State } from '../../engine/mechanisms.ts'
import { seatsOf } from '../../engine/waiting/dealt.ts'
import type { NameOf } from './named.ts'
import { type PodiumSeat, seatView } from './podium.ts'

export type SeatsView = {
  /** Somebody sits or waits somewhere: a house that keeps no seats is asked for none. */
  areKept: boolean
  /** Tables where somebody sits or a seat is held, every seat of them. */
  tables: Record<string, PodiumSeat[]>
}

export function seatsView(state: State, nameOf: NameOf): SeatsView {
  const used = [...state.tables.values()].filter(
    ({ table }) => (state.seated.get(table)?.size ?? 0) > 0 || (state.reserved.get(table)?.size ?? 0) > 0,
  )
  return {
    areKept: used.length > 0 || state.lists.size > 0,
    tables: Object.fromEntries(
      used.map((table) => [table.table, seatsOf(table).map((seat) => seatView(state, table.table, seat, nameOf))]),
    ),
  }
}
