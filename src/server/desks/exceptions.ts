/** The report of exceptions: what was taken back, corrected, overridden or counted otherwise; and numbers that are missing. */

import type { Recorded } from '../../base/message.ts'
import { plusDays } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { House } from '../house/kernel.ts'
import { TABLE_OF } from '../overview/exceptiontable.ts'

export type ExceptionRow = {
  seq: number
  local: string
  /** The kind of event. */
  what: string
  /** Hit, claim, box, table, drawer, device or draw. */
  of: string
  /** Where it was, if it was at a table. */
  table?: string
  activity?: string
  by: string[]
  why?: string
  /** A reason of the house's own. */
  told?: Recorded
  document?: string
  before?: string
  after?: string
}
export type ExceptionsView = {
  from: string
  to: string
  rows: ExceptionRow[]
  /** Numbers of hits and claims that were given and are in no report table, whatever the days. */
  missing: string[]
}

/** More are not told at once; whoever wants them asks for fewer days. */
const ROWS_MAX = 1000

/** Business days, both included; the newest first. `table`: only what was there; empty for what was at none. */
export async function exceptionsView(house: House, from: string, to: string, table?: string): Promise<ExceptionsView> {
  const { dayStart = '00:00' } = house.state.property ?? {}
  const instant = (day: string) => new Date(house.zone.instantOf(`${day}T${dayStart}`)).toISOString()
  type Row = Record<'at' | 'what' | 'of' | 'by', string> &
    Record<'table' | 'activity' | 'why' | 'told' | 'document' | 'before' | 'after', string | null> & {
      seq: number
      n: number
    }
  const rows = await house.store.rows<Row>(
    `select * from (
       select seq, n, at, what, "of", ${TABLE_OF} as "table", activity, by, why, told, document, before, after from exceptions e
       where at >= ? and at < ?)
     where ? is null or coalesce("table", '') = ? order by seq desc, n limit ?`,
    instant(from),
    instant(plusDays(to, 1)),
    table ?? null,
    table ?? null,
    ROWS_MAX,
  )
  return {
    from,
    to,
    rows: rows.map(({ at, n: _, by, table: place, activity, why, told, document, before, after, ...row }) => ({
      ...row,
      local: house.zone.localOf(Date.parse(at)),
      by: by.split(' '),
      ...(place === null ? {} : { table: place }),
      ...(activity === null ? {} : { activity }),
      ...(why === null ? {} : { why }),
      ...(told === null ? {} : { told: JSON.parse(told) as Recorded }),
      ...(document === null ? {} : { document }),
      ...(before === null ? {} : { before: formatMoney(fromWire(before)) }),
      ...(after === null ? {} : { after: formatMoney(fromWire(after)) }),
    })),
    missing: await missingNumbers(house),
  }
}

async function missingNumbers(house: House): Promise<string[]> {
  const { hitsSoFar, claimsSoFar } = house.state
  const names = async (table: string, column: string) =>
    (await house.store.rows<{ name: string }>(`select ${column} as name from ${table}`)).map(({ name }) => name)
  return [
    ...missingIn('H', await names('hits', 'hit'), hitsSoFar),
    ...missingIn('C', await names('claims', 'claim'), claimsSoFar),
  ]
}

/** Of the numbers 1 to the last one given, those that nobody has. */
export function missingIn(letter: string, names: readonly string[], last: number): string[] {
  const there = new Set(names)
  return Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter((name) => !there.has(name))
}
