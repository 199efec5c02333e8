/** What is read of the sums of business days: some weeks at a time, and everybody else in between. */
import { plusDays } from '../../base/moment.ts'
import { CAGE } from '../../engine/money/drawers.ts'
import type { SqlValue } from '../../journal/projections/projection.ts'
import type { SumRow } from '../../views/overview/days.ts'
import type { House } from '../house/kernel.ts'

const DAYS_AT_ONCE = 14

/** Rows with a day from `from` up to `to`, both included. `sql` ends where the days are named: `… where day >= ? and day <= ?`. */
export async function rowsByDay<Row>(
  { store }: Pick<House, 'store'>,
  sql: string,
  from: string,
  to: string,
  ...before: readonly SqlValue[]
): Promise<Row[]> {
  const found: Row[] = []
  for (let first = from; first <= to; first = plusDays(first, DAYS_AT_ONCE)) {
    const last = plusDays(first, DAYS_AT_ONCE - 1)
    for (const row of await store.rows<Row>(sql, ...before, first, last < to ? last : to)) found.push(row)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

/** Without the float of the drawers, which is the house's own. */
export const sumsOf = (house: House, from: string, to: string): Promise<SumRow[]> =>
  rowsByDay<SumRow>(
    house,
    'select day, activity, book, what, "from", "to", amount, moves from sums where activity <> ? and day >= ? and day <= ?',
    from,
    to,
    CAGE,
  )

/** Every day from the first to the last. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day)
  return days
}
