/** Today so far, and the same day a week before up to the same time of day. */
import { MINUTE, plusDays } from '../../base/moment.ts'
import { fromWire } from '../../base/money.ts'
import { LARGE } from '../../journal/projections/claims.ts'
import type { PaceWhat } from '../../journal/projections/sums/daily.ts'
import type { Against, TodayFigures } from '../../views/overview/overview.ts'
import type { House } from '../house/kernel.ts'
import { startOf } from './meters.ts'
import type { TableRow } from './tables.ts'

export async function todayOf(house: House, day: string, tables: readonly TableRow[]): Promise<TodayFigures> {
  const before = plusDays(day, -7)
  const [fees, prizes] = [await paceOf(house, day, 'fees'), await paceOf(house, day, 'prizes')]
  const counted = (what: TableRow['what']): Against => {
    const sum = (of: string) =>
      `${tables.reduce((total, row) => (row.day === of && row.what === what ? total + row.amount : total), 0)}`
    // Boxes are counted when they are: there is no time of day to compare.
    return { now: sum(day), weekBefore: sum(before), weekBeforeInAll: sum(before) }
  }
  return {
    fees,
    prizes: { ...prizes, ...(await hitsOf(house, day)) },
    drop: counted('drop'),
    variance: counted('variance'),
    waiting: waitingAtTheCage(house),
  }
}

async function paceOf({ store, zone, now }: House, day: string, what: PaceWhat): Promise<Against> {
  const before = plusDays(day, -7)
  const { local } = now()
  const then = Math.floor(zone.instantOf(`${plusDays(local, -7)}${local.slice(10)}`) / MINUTE)
  const [row] = await store.rows<{ now: number; then: number; whole: number }>(
    `select coalesce(sum(case when day = ? then amount end), 0) as now,
       coalesce(sum(case when day = ? and minute <= ? then amount end), 0) as "then",
       coalesce(sum(case when day = ? then amount end), 0) as whole
     from pace where day in (?, ?) and what = ?`,
    ...[day, before, then, before, day, before, what],
  )
  return { now: `${row?.now ?? 0}`, weekBefore: `${row?.then ?? 0}`, weekBeforeInAll: `${row?.whole ?? 0}` }
}

async function hitsOf(house: House, day: string): Promise<Pick<TodayFigures['prizes'], 'hits' | 'largest'>> {
  const { store } = house
  const [verified] = await store.rows<{ count: number }>(
    `select coalesce(sum(count), 0) as count from tallies where day = ? and what = 'HitVerified'`,
    day,
  )
  // A prize below the limit of that index is none to be named.
  const [largest] = await store.rows<{ hit: string; amount: number }>(
    `select hit, sum(cast(amount as integer)) as amount from claims where ${LARGE} and since >= ? and status <> 'backed out'
     group by hit order by 2 desc limit 1`,
    startOf(house, day),
  )
  return {
    hits: verified?.count ?? 0,
    ...(largest === undefined ? {} : { largest: { hit: largest.hit, amount: `${largest.amount}` } }),
  }
}

function waitingAtTheCage({ state, zone }: House): TodayFigures['waiting'] {
  const open = [...state.claims.values()].filter(({ status }) => status === 'open')
  const amount = open.reduce((sum, { award }) => sum + fromWire(award.amount), 0n)
  const first = open.reduce<number | undefined>(
    (least, { since }) => (least === undefined || since < least ? since : least),
    undefined,
  )
  return {
    amount: `${amount}`,
    claims: open.length,
    ...(first === undefined ? {} : { since: zone.localOf(first) }),
  }
}
