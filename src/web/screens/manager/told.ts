/** How the page writes amounts, days and comparisons, and where each of its figures leads. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import { poolAccount } from '../../../ledger/name.ts'
import type { Against, Overview, PromisedFor } from '../../../views/overview/overview.ts'
import { LOCALES } from '../../hands/texts.ts'
import { language } from '../../preferences.ts'
import { clockOf, dayOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

export const money = (wire: string): string => formatMoney(fromWire(wire))
export const cents = (wire: string): number => Number(wire)
export const sumOf = (amounts: readonly string[]): string => `${amounts.reduce((sum, one) => sum + BigInt(one), 0n)}`
export const many = (count: number, most = 0): string =>
  new Intl.NumberFormat(LOCALES[language.value], { maximumFractionDigits: most }).format(count)

const PERCENT_MOST = 400

export const weekday = (day: string): string => words().times.longWeekday(day)
/** `Tue` while a week is shown, `Mar 10` otherwise. */
export const dayLabel = (day: string, days: number): string => (days <= 7 ? words().times.weekday(day) : dayOf(day))

/** So far today against the same weekday by the same time. */
export function comparedTo({ now, weekBefore }: Against, { day, local }: Pick<Overview, 'day' | 'local'>): string {
  const say = words().manager
  const [today, then] = [cents(now), cents(weekBefore)]
  const [name, time] = [weekday(day), clockOf(local)]
  if (then === 0) return today === 0 ? say.same(name, time) : say.noneBefore(name, time)
  const change = Math.round(((today - then) / Math.abs(then)) * 100)
  // A large win beside a small one is no percentage.
  if (Math.abs(change) > PERCENT_MOST || then < 0) return say.before(money(weekBefore), name, time)
  const percent = `${many(Math.abs(change))}%`
  if (change === 0) return say.same(name, time)
  return change > 0 ? say.more(percent, name, time) : say.less(percent, name, time)
}

/** A table that scrolls is a place of its own, and has a name of its own. */
export const numbersOf = (name: string): string => `${name}, ${words().kit.numbers.toLowerCase()}`

const address = (path: string, asked: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(asked)}`

/** The statement of a day; of one that is not closed, what is open. */
export const statementAt = (day: string, { closedDay }: Pick<Overview, 'closedDay'>): string =>
  address('/books', { page: 'statement', ...(closedDay !== undefined && day <= closedDay ? { day } : {}) })
export const meterAt = ({ fund, pool }: { readonly fund: string; readonly pool: string }): string =>
  address('/books', { page: 'funds', activity: fund, account: poolAccount(pool), book: 'entitlement' })
/** Its plot, and below it each win with what it took. */
export const winsAt = (activity: string, pool: string): string =>
  address('/manager', { page: 'meters', meter: `${activity} ${pool}` })
/** Its account; of several, the fund that has them. */
export const promisedAt = ({ activity, account }: PromisedFor): string =>
  address('/books', {
    page: 'funds',
    activity,
    ...(account === undefined ? {} : { account, book: 'entitlement' }),
  })
/** `found`: somebody's name, and what happened; `table`: where, nothing for what was at none. */
export const exceptionsAt = (
  from: string,
  to: string,
  { table, ...found }: { readonly table?: string; readonly find?: string; readonly only?: string } = {},
): string =>
  address('/books', {
    page: 'exceptions',
    from,
    to,
    ...(table === undefined ? {} : { table }),
    ...Object.fromEntries(Object.entries(found).map(([key, value]) => [`exceptions-${key}`, value])),
  })
/** Every hit of a business day. */
export const hitsAt = (day: string): string => address('/hit', { day })
/** The counts of a table, or without one of all of them. */
export const countsAt = (of: string, from: string, to: string): string =>
  address('/count', { ...(of === '' ? {} : { of }), from, to })
/** What one table took: its days, or the lines of one day. */
export const feesAt = (table: string, { span }: Pick<Overview, 'span'>, day?: string): string =>
  address('/manager', { page: 'tables', days: `${span}`, table, ...(day === undefined ? {} : { day }) })
/** Drop and fees of each table: they add up to those of the house. */
export const TABLES = '/manager?page=tables'
export const logAt = (activity: string, from: string, to: string): string =>
  address('/books', { page: 'log', activity, from, to })
export const recordsAt = (find: string): string => address('/hit', { find })
export const lineAt = (seq: number): string => address('/books', { page: 'funds', line: `${seq}` })
export const COVER = '/books?page=cover'
export const firstDay = ({ days, day }: Pick<Overview, 'days' | 'day'>): string => days[0]?.day ?? day
