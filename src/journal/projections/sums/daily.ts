/**
 * The projection `daily`: what each business day moved, added up as lines are written. `sums` has every kind of movement of every
 * activity, `tablesums` what came from each table, `pace` fees and prizes by the minute; and `standings` what all of it has come to.
 * Whatever is taken back counts on the day on which that is booked, with a minus.
 */
import { prizeIn } from '../../../engine/claims/won.ts'
import type { Event } from '../../../engine/mechanisms.ts'
import type { Posts, WirePost } from '../../../engine/posts.ts'
import { type AccountName, type FlowKind, flowKind, isPool, isPromised, type Pool } from '../../../ledger/name.ts'
import type { Entry } from '../../line.ts'
import type { Projection, WriteSql } from '../projection.ts'
import { bookedBy, type DayOf } from './booked.ts'

import { add, type Tally, tally } from './tally.ts'

const SUM = `insert into sums (day, activity, book, what, "from", "to", amount, moves) values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (day, activity, book, what, "from", "to") do update set amount = amount + excluded.amount, moves = moves + excluded.moves`
const TABLE = `insert into tablesums (day, "table", what, amount, count) values (?, ?, ?, ?, ?)
  on conflict (day, "table", what) do update set amount = amount + excluded.amount, count = count + excluded.count`
const STANDING = `insert into standings (activity, book, name, amount, moves) values (?, ?, ?, ?, ?)
  on conflict (activity, book, name) do update set amount = amount + excluded.amount, moves = moves + excluded.moves`
const PACE = `insert into pace (day, minute, what, amount, count) values (?, ?, ?, ?, ?)
  on conflict (day, minute, what) do update set amount = amount + excluded.amount, count = count + excluded.count`

/** Meters by name, everything else by kind: claims and hits have numbers of their own, and there are too many. */
export type SumName = Pool | Exclude<FlowKind, 'pool'>
/** What is told of a table, and of a minute. */
export type TableWhat = 'fees' | 'drop' | 'variance'
export type PaceWhat = 'fees' | 'prizes'

export const dailyOf = (dayOf: DayOf): Projection<Event> => {
  const bookedOf = bookedBy(dayOf)
  const nameOf = sumNames()
  const applyAll = (entries: readonly Entry<Event>[], write: WriteSql) => {
    const [sums, tables, pace, standings] = [tally(), tally(), tally(), tally()]
    for (const entry of entries) {
      let booked: ReturnType<typeof bookedOf> | undefined
      for (const event of entry.events) {
        const { posts, table } = event as { readonly posts?: Posts; readonly table?: string }
        if (posts === undefined) continue
        booked ??= bookedOf(entry)
        const { day, minute } = booked
        for (const activity in posts)
          for (const row of posts[activity] ?? []) {
            const [book, from, to, amount] = row
            const size = Number(amount)
            add(sums.row(day, activity, book, event.type, nameOf(from), nameOf(to)), size, 1)
            if (book === 'e') addPace(pace, day, minute, event.type, row, size)
            if (table !== undefined) addTable(tables, day, table, event.type, row, size)
          }
      }
    }
    sums.write(SUM, write)
    sums.each(([, activity, book, , from, to], { amount, count }) => {
      add(standings.row(`${activity}`, `${book}`, `${from}`), -amount, count)
      add(standings.row(`${activity}`, `${book}`, `${to}`), amount, count)
    })
    standings.write(STANDING, write)
    tables.write(TABLE, write)
    pace.write(PACE, write)
  }
  return {
    name: 'daily',
    version: 1,
    tables: {
      sums: 'day, activity, book, what, "from", "to"',
      tablesums: 'day, "table", what',
      pace: 'day, minute, what',
      standings: 'activity, book, name',
    },
    create: [
      `create table sums (
         day text not null, activity text not null, book text not null, what text not null, "from" text not null, "to" text not null,
         amount integer not null, moves integer not null, primary key (day, activity, book, what, "from", "to")
       ) strict, without rowid`,
      `create table tablesums (
         day text not null, "table" text not null, what text not null, amount integer not null, count integer not null,
         primary key (day, "table", what)
       ) strict, without rowid`,
      `create table standings (
         activity text not null, book text not null, name text not null, amount integer not null, moves integer not null,
         primary key (activity, book, name)
       ) strict, without rowid`,
      `create table pace (
         day text not null, minute integer not null, what text not null, amount integer not null, count integer not null,
         primary key (day, minute, what)
       ) strict, without rowid`,
    ],
    apply: (entry, write) => applyAll([entry], write),
    applyAll,
  }
}

/** Fees as the statement of a day has them: paid at the lock or found by a count, less those of rounds that were voided. */
const FEE_EVENTS: ReadonlySet<string> = new Set(['RoundStarted', 'RoundVoided', 'BoxCounted'])
const isFund = (name: string): boolean => isPool(name as AccountName) || name === 'reserve'

/** A fee is above zero, one that was given back below it. */
export const feeIn = (type: string, [, from, to]: WirePost): -1 | 0 | 1 => {
  if (!FEE_EVENTS.has(type)) return 0
  if (from === 'patrons' && isFund(to)) return 1
  return to === 'patrons' && (isFund(from) || isPromised(from)) ? -1 : 0
}

function addPace(pace: Tally, day: string, minute: number, type: string, row: WirePost, size: number): void {
  const fee = feeIn(type, row)
  if (fee !== 0) add(pace.row(day, minute, 'fees' satisfies PaceWhat), fee * size, fee)
  const prize = fee === 0 ? prizeIn(type, row[1], row[2]) : 0
  if (prize !== 0) add(pace.row(day, minute, 'prizes' satisfies PaceWhat), prize * size, prize)
}

function addTable(tables: Tally, day: string, table: string, type: string, row: WirePost, size: number): void {
  const [book, from, to] = row
  const told = (what: TableWhat, sign: number) => add(tables.row(day, table, what), sign * size, sign)
  if (book === 'e') {
    const fee = feeIn(type, row)
    if (fee !== 0) told('fees', fee)
    if (type === 'BoxCounted' && (from === 'variance') !== (to === 'variance'))
      told('variance', to === 'variance' ? 1 : -1)
  } else if (type === 'BoxCounted' && (from === 'bank') !== (to === 'bank')) told('drop', to === 'bank' ? 1 : -1)
}

const NAMES_KEPT = 2_000

/** Nearly all movements are between the same few accounts. */
function sumNames(): (name: AccountName) => SumName {
  const known = new Map<AccountName, SumName>()
  return (name) => {
    let kept = known.get(name)
    if (kept !== undefined) return kept
    kept = isPool(name) ? name : (flowKind(name) as SumName)
    if (known.size >= NAMES_KEPT) known.clear()
    known.set(name, kept)
    return kept
  }
}
