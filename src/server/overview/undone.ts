/** What was declined, voided, backed out or taken back: by whom and at which table, and the latest of it line by line. */
import type { Recorded } from '../../base/message.ts'
import { plusDays } from '../../base/moment.ts'
import type { Overview, Undone, UndoneLine } from '../../views/overview/overview.ts'
import type { House } from '../house/kernel.ts'
import { TABLE_OF } from './exceptiontable.ts'
import { startOf } from './meters.ts'

/** Of all exceptions those that take something from somebody, or give it back. */
const WHAT = [
  'HitDeclined',
  'HitBackedOut',
  'RoundVoided',
  'PaidInError',
  'SaleTakenBack',
  'PiecesVoided',
  'PassedOver',
] as const
const LATEST = 12

type Row = { by: string; table: string | null; what: string; count: number }
type Line = Record<'what' | 'of' | 'by', string> &
  Record<'why' | 'told' | 'activity' | 'before' | 'after', string | null> & { seq: number; at: string }

export async function undoneOf(house: House, from: string, day: string): Promise<Overview['undone']> {
  const bounds = [from, plusDays(day, 1)].map((of) => new Date(startOf(house, of)).toISOString())
  const rows = await house.store.rows<Row>(
    `select e.by, e.what, count(*) as count, ${TABLE_OF} as "table" from exceptions e
     where e.at >= ? and e.at < ? and e.what in (${WHAT.map(() => '?')}) group by 1, 2, 4`,
    ...bounds,
    ...WHAT,
  )
  const lines = await house.store.rows<Line>(
    `select seq, at, what, "of", by, why, told, activity, before, after from exceptions where at >= ? and at < ? order by seq desc limit ?`,
    ...bounds,
    LATEST,
  )
  const [counted] = await house.store.rows<{ today: number }>(
    'select count(*) as today from exceptions where at >= ? and at < ?',
    new Date(startOf(house, day)).toISOString(),
    bounds[1] ?? '',
  )
  return {
    rows: rows.flatMap(eachPerson),
    today: counted?.today ?? 0,
    latest: lines.map((line) => lineOf(house, line)),
  }
}

/** Where two signed, it counts for each of them. */
const eachPerson = ({ by, table, what, count }: Row): Undone[] =>
  by.split(' ').map((person, n) => ({ person, table: table ?? '', what, count, isFirst: n === 0 }))

function lineOf({ zone }: House, { at, by, why, told, activity, before, after, ...line }: Line): UndoneLine {
  return {
    ...line,
    local: zone.localOf(Date.parse(at)),
    by: by.split(' '),
    ...(why === null ? {} : { why }),
    ...(told === null ? {} : { told: JSON.parse(told) as Recorded }),
    ...(activity === null ? {} : { activity }),
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
  }
}
