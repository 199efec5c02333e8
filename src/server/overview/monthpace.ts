/** How often the amounts of an activity were won, put in and taken over the last month, from the sums that are kept with every line. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { cents, toWire } from '../../base/money.ts'
import { isPool, poolOf } from '../../ledger/name.ts'
import type { MonthPace } from '../../views/offerings/monthpace.ts'
import { flowOf, type SumRow, wonIn } from '../../views/overview/days.ts'
import { itemsOf } from '../../views/paper/statement.ts'
import type { House } from '../house/kernel.ts'
import { startOf } from './meters.ts'
import { daysBetween } from './sums.ts'

const DAYS = 30
type Steps = MonthPace['meters'][string]
/** A meter that grew by none of a fee, and how. */
const STEPS: Readonly<Record<string, keyof Steps>> = {
  PoolSeeded: 'seed',
  HitVerified: 'reseed',
  PoolIncreased: 'daily',
}

export async function monthPace(house: House, activity: string): Promise<MonthPace> {
  const { store, state } = house
  const today = businessDay(house.now().local, state.property?.dayStart ?? '00:00')
  const to = plusDays(today, -1)
  const first = await firstDay(house, activity)
  const from = [plusDays(today, -DAYS), first ?? today].sort().at(-1)!
  const days = daysBetween(from, to)
  const sums = await store.rows<SumRow>(
    'select day, activity, book, what, "from", "to", amount, moves from sums where day >= ? and day <= ? and activity = ?',
    from,
    to,
    activity,
  )
  const won = await store.rows<{ line: string; count: number }>(
    'select line, sum(count) as count from won where activity = ? and day >= ? and day <= ? group by line',
    activity,
    from,
    to,
  )
  const taken = sums.filter(({ book, what, from: of }) => book === 'e' && what === 'AdminFeeTaken' && of === 'reserve')
  return {
    from,
    to,
    days: days.length,
    fees: toWire(itemsOf(sums.filter(({ book }) => book === 'e').map(flowOf)).fees),
    won: toWire(wonIn(sums)),
    lines: Object.fromEntries(won.map(({ line, count }) => [line, count])),
    meters: days.length === 0 ? {} : await stepsOf(house, activity, from, today),
    admin: toWire(cents(taken.reduce((sum, { amount }) => sum + amount, 0))),
  }
}

/** The day on which it was posted first. */
async function firstDay({ store, zone, state }: House, activity: string): Promise<string | undefined> {
  const [row] = await store.rows<{ posted: string | null }>(
    'select min(posted) as posted from offerings where activity = ? and posted is not null',
    activity,
  )
  return row?.posted == null
    ? undefined
    : businessDay(zone.localOf(Date.parse(row.posted)), state.property?.dayStart ?? '00:00')
}

async function stepsOf(house: House, activity: string, from: string, until: string): Promise<MonthPace['meters']> {
  const instant = (day: string) => new Date(startOf(house, day)).toISOString()
  const rows = await house.store.rows<{ account: string; what: string; times: number }>(
    `select account, what, count(*) as times from metersteps
     where activity = ? and at >= ? and at < ? and after > before group by account, what`,
    activity,
    instant(from),
    instant(until),
  )
  const meters: Record<string, Record<keyof Steps, number>> = {}
  for (const { account, what, times } of rows) {
    const step = STEPS[what]
    const pool = isPool(account) ? poolOf(account) : account
    meters[pool] ??= { seed: 0, reseed: 0, daily: 0 }
    if (step !== undefined) meters[pool][step] = times
  }
  return meters
}
