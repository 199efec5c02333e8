/** What lies behind the figures of one table: its days, and of one day every round and count that moved its fees, line by line. */
import { plusDays } from '../../base/moment.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { Posts } from '../../engine/posts.ts'
import type { Entry } from '../../journal/line.ts'
import { bookedBy } from '../../journal/projections/sums/booked.ts'
import { feeIn } from '../../journal/projections/sums/daily.ts'
import type { TableFeeDay, TableFeeLine, TableFees } from '../../views/overview/tablefees.ts'
import { activityName } from '../../views/table.ts'
import { entriesWith } from '../desks/seatrounds.ts'
import type { House } from '../house/kernel.ts'
import { rowsByDay } from './sums.ts'
import { type RoundsRow, roundsIn, type TableRow, tableRows } from './tables.ts'

/** From `from` up to `to`, newest first; where both are one day, with its lines. */
export async function tableFees(house: House, table: string, from: string, to: string): Promise<TableFees> {
  const sums = (await tableRows(house, from, to)).filter((row) => row.table === table)
  const rounds = (await roundsIn(house, from, to)).filter((row) => row.table === table)
  const days = [...new Set([...sums, ...rounds].map(({ day }) => day))].sort().reverse()
  return {
    table,
    from,
    to,
    days: days.map((day) => dayOf(day, sums, rounds)),
    ...(from === to ? { lines: await linesOf(house, table, from) } : {}),
  }
}

function dayOf(day: string, sums: readonly TableRow[], rounds: readonly RoundsRow[]): TableFeeDay {
  const sum = (what: TableRow['what']) =>
    `${sums.reduce((total, row) => (row.day === day && row.what === what ? total + row.amount : total), 0)}`
  const played = rounds.find((row) => row.day === day)
  return {
    day,
    rounds: played?.rounds ?? 0,
    voided: played?.voided ?? 0,
    fees: sum('fees'),
    drop: sum('drop'),
    variance: sum('variance'),
  }
}

/** Fees of rounds are in no index: the lines of the day are read, and those that were told later and count in it. */
async function linesOf(house: House, table: string, day: string): Promise<TableFeeLine[]> {
  const ends = await rowsByDay<{ day: string; seq: number }>(
    house,
    'select day, seq from ends where day >= ? and day <= ?',
    plusDays(day, -DAYS_SHUT),
    day,
  )
  const endOf = (is: (of: string) => boolean) => Math.max(0, ...ends.filter((end) => is(end.day)).map(({ seq }) => seq))
  const from = endOf((of) => of < day) + 1
  const to = endOf((of) => of === day) || house.durable().seq
  const late = await house.store.rows<{ seq: number }>('select seq from late where day = ? and seq > ?', day, to)
  const marked = `"table":"${table}"`
  const entries = await entriesWith(house, { from, to }, marked)
  for (const { seq } of late) entries.push(...(await entriesWith(house, { from: seq, to: seq }, marked)))
  const booked = bookedBy((at) => house.zone.dayOf(at, house.state.property?.dayStart ?? '00:00'))
  return entries
    .filter((entry) => booked(entry).day === day)
    .flatMap((entry) => linesIn(house, table, entry))
    .reverse()
}
/** A house that was shut for longer reads some lines more. */
const DAYS_SHUT = 60

function linesIn(house: House, table: string, entry: Entry<Event>): TableFeeLine[] {
  return entry.events.flatMap((event): TableFeeLine[] => {
    const of = event as { readonly table?: string; readonly posts?: Posts; readonly round?: number }
    if (of.table !== table) return []
    const fees = feesIn(event.type, of.posts ?? {})
    const isRound = event.type === 'RoundStarted' || event.type === 'RoundVoided'
    if (!isRound && fees.length === 0) return []
    return [
      {
        seq: entry.seq,
        local: house.zone.localOf(Date.parse(entry.at ?? entry.recorded)),
        what: event.type,
        ...(of.round === undefined ? {} : { round: of.round }),
        names: fees.map(([activity]) => activityName(house.state, activity)),
        amount: `${fees.reduce((sum, [, amount]) => sum + amount, 0)}`,
      },
    ]
  })
}

function feesIn(type: string, posts: Posts): [activity: string, amount: number][] {
  return Object.entries(posts).flatMap(([activity, rows]): [string, number][] => {
    const fees = rows.filter((row) => row[0] === 'e' && feeIn(type, row) !== 0)
    if (fees.length === 0) return []
    return [[activity, fees.reduce((sum, row) => sum + feeIn(type, row) * Number(row[3]), 0)]]
  })
}
