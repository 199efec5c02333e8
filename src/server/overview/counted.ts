/** How often things happened: tickets, pieces, contests, tournaments, hits; and equipment that was not heard. */
import type { Recorded } from '../../base/message.ts'
import { MINUTE, plusDays } from '../../base/moment.ts'
import type { Counted, SilentDevice } from '../../views/overview/overview.ts'
import { activityName } from '../../views/table.ts'
import type { House } from '../house/kernel.ts'
import { startOf } from './meters.ts'
import { rowsByDay } from './sums.ts'

export type TallyRow = {
  readonly day: string
  readonly what: string
  readonly activity: string
  readonly count: number
}

export const talliesOf = (house: House, from: string, to: string): Promise<TallyRow[]> =>
  rowsByDay<TallyRow>(house, 'select day, what, activity, count from tallies where day >= ? and day <= ?', from, to)

/** `days` are those that are looked at; rows may begin a week earlier. */
export function countedOf({ state }: House, days: readonly string[], rows: readonly TallyRow[]): Counted[] {
  const today = days.at(-1) ?? ''
  const before = plusDays(today, -7)
  const things = Map.groupBy(
    rows.filter(({ what }) => !what.startsWith('wager:')),
    ({ what, activity }) => `${what} ${activity}`,
  )
  return [...things.values()].map((of): Counted => {
    const { what, activity } = of[0]!
    const byDay = new Map(of.map(({ day, count }) => [day, count]))
    const counts = days.map((day) => byDay.get(day) ?? 0)
    return {
      what,
      ...(activity === '' ? {} : { activity, name: activityName(state, activity) }),
      today: byDay.get(today) ?? 0,
      weekBefore: byDay.get(before) ?? 0,
      span: counts.reduce((sum, each) => sum + each, 0),
      byDay: counts,
    }
  })
}

type Row = Record<'table' | 'device' | 'reason', string> & { since: number; until: number | null }
const ROWS_MOST = 5_000

export async function silentSince(house: House, from: string): Promise<SilentDevice[]> {
  const now = house.now().at
  const rows = await house.store.rows<Row>(
    'select "table", device, reason, since, until from silences where since >= ? or until is null order by since desc limit ?',
    startOf(house, from),
    ROWS_MOST,
  )
  const devices = Map.groupBy(rows, ({ table, device }) => `${table} ${device}`)
  return [...devices.values()].map((own): SilentDevice => {
    const { table, device, reason, since } = own[0]!
    const silent = own.reduce((sum, one) => sum + (one.until ?? now) - one.since, 0)
    return {
      table,
      device,
      times: own.length,
      minutes: Math.round(silent / MINUTE),
      last: house.zone.localOf(since),
      isNow: own.some(({ until }) => until === null),
      reason: JSON.parse(reason) as Recorded,
    }
  })
}
