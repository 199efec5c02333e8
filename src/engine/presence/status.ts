/** What goes on at a table, from who sits there. */
import type { State } from './vocabulary.ts'

const TABLE_STATUSES = ['closed', 'open', 'short', 'playing'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/** `open`: too few for a game. `short`: at most half of the seats have somebody who is not away. */
export function statusOf(state: State, name: string): TableStatus {
  const table = state.tables.get(name)
  if (table?.openedAt === undefined) return 'closed'
  const here = playersAt(state, name).length
  return here < 2 ? 'open' : here * 2 <= table.seats ? 'short' : 'playing'
}

/** Seats with somebody who is not away, in their order. */
export const playersAt = ({ seated }: Pick<State, 'seated'>, table: string): string[] =>
  [...(seated.get(table) ?? [])]
    .filter(([, { away }]) => away === undefined)
    .map(([seat]) => seat)
    .sort((a, b) => Number(a) - Number(b))

/** Who is known to have sat there then and to sit there still. */
export function personAt(
  { seated }: Pick<State, 'seated'>,
  table: string,
  seat: string,
  at: number,
): string | undefined {
  const there = seated.get(table)?.get(seat)
  return there === undefined || there.since > at ? undefined : there.person
}

/** Whether somebody keeps the seats of this table since it was opened: then what they say counts. */
export const keepsSeats = ({ seated }: Pick<State, 'seated'>, table: string): boolean => seated.has(table)
