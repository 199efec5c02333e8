/** Money without a hand, and the days, as the auditor sees them. */
import type { CommandOf, EventOf } from '../../engine/mechanisms.ts'
import { BEAT } from '../cardroom/terms.ts'
import { agree } from './difference.ts'
import { draw, houseGets, housePays, patronsPay } from './fund.ts'
import type { AuditLedger, Standing } from './ledger.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function broughtForward({ funds }: AuditLedger, command: CommandOf<'BringForward'>): void {
  const fund = funds[command.activity]!
  const [pool, reserve, advance] = [Number(command.pools.main ?? 0), Number(command.reserve), Number(command.advance)]
  fund.pool += pool
  fund.reserve += reserve
  fund.advanced += Math.min(advance, pool + reserve)
  housePays(fund, Math.min(advance, pool + reserve))
  patronsPay(fund, Math.max(0, pool + reserve - advance))
}

export function seeded({ funds, terms }: AuditLedger, { activity }: CommandOf<'SeedPool'>): void {
  const fund = funds[activity]!
  const { seed } = activity === BEAT ? terms.beat : terms.blazing
  fund.pool += seed
  fund.advanced += seed
  housePays(fund, seed)
}

export function mayIncrease(ledger: AuditLedger, { due, at }: CommandOf<'IncreaseDaily'>): string | undefined {
  const { increased, terms } = ledger
  if (increased !== undefined && due !== dateAfter(increased)) return 'another day comes next'
  return at.local < `${due}T${terms.beat.dailyAt}` ? 'it is not time' : undefined
}

export function increased(ledger: AuditLedger, { activity, due, at }: CommandOf<'IncreaseDaily'>): void {
  const fund = ledger.funds[activity]!
  ledger.increased = due
  raise(ledger, { activity, at }, Math.max(0, Math.min(ledger.terms.beat.daily, fund.cap - fund.pool)))
}

export function raise(
  { funds, raises }: AuditLedger,
  { activity, at }: Pick<CommandOf<'IncreasePool'>, 'activity' | 'at'>,
  amount: number,
): void {
  const fund = funds[activity]!
  raises.push({ activity, at: at.at, before: fund.pool, amount })
  draw(fund, amount)
  fund.pool += amount
}

const dateAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

export function mayCharge(
  ledger: AuditLedger,
  { activity, table, due, at }: CommandOf<'TakeAdminFee'>,
): string | undefined {
  const opened = ledger.tables.get(table)?.openedAt
  if (opened === undefined) return 'the table is not open'
  const next = (ledger.charged.get(`${activity} ${table}`) ?? opened) + HOUR
  return due === next && at.at >= due ? undefined : 'it is not time'
}

/** What the reserve has, at most the fee and what waited; the rest waits. */
export function charged(
  ledger: AuditLedger,
  command: CommandOf<'TakeAdminFee'>,
  event: EventOf<'AdminFeeTaken'>,
): void {
  const { activity, table, due } = command
  const fund = ledger.funds[activity]!
  const owed = fund.waiting + (activity === BEAT ? ledger.terms.beat.admin : ledger.terms.blazing.admin)
  const taken = Math.min(Math.max(fund.reserve, 0), owed)
  fund.reserve -= taken
  fund.dueFee += taken
  fund.waiting = owed - taken
  agree(`administrative fee that waits for ${activity}`, fund.waiting, Number(event.waiting))
  ledger.charged.set(`${activity} ${table}`, due)
}

export function fetched({ funds }: AuditLedger, { activity }: CommandOf<'FetchDue'>): void {
  const fund = funds[activity]!
  houseGets(fund, fund.dueAdvance + fund.dueFee)
  fund.advanced -= fund.dueAdvance
  fund.dueAdvance = 0
  fund.dueFee = 0
}

export function deposited({ funds }: AuditLedger, { activity, amount }: CommandOf<'DepositAdvance'>): void {
  const fund = funds[activity]!
  fund.promised -= Number(amount)
  fund.advanced += Number(amount)
  housePays(fund, Number(amount))
}

/** The business day of a moment, by a house whose day turns at six. */
const businessDayOf = (local: string): string =>
  local.slice(11, 16) >= '06:00'
    ? local.slice(0, 10)
    : new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - DAY).toISOString().slice(0, 10)

export const isOver = ({ day, at }: CommandOf<'CloseDay' | 'EndDay'>): boolean => day < businessDayOf(at.local)

export function mayCloseDay({ closedDay }: AuditLedger, command: CommandOf<'CloseDay'>): string | undefined {
  return command.day > closedDay && isOver(command) ? undefined : 'the day is closed or not over'
}

/** What pools and reserves hold. */
export const standing = ({ funds }: AuditLedger): Standing =>
  Object.fromEntries(Object.entries(funds).map(([activity, { pool, reserve }]) => [activity, { pool, reserve }]))

export function dayEnded(ledger: AuditLedger, { day }: CommandOf<'EndDay'>): void {
  ledger.ended.set(day, standing(ledger))
  ledger.endedDay = day
  for (const count of ledger.counts.values()) count.day ??= day
}

/** What happened on a day that has ended counts in it, and in the days since, until it is closed. */
export function toldLate(ledger: AuditLedger, local: string, before: Standing): void {
  const of = businessDayOf(local)
  if (!ledger.ended.has(of)) return
  for (const [day, figures] of ledger.ended) {
    if (day < of) continue
    for (const [activity, { pool, reserve }] of Object.entries(standing(ledger))) {
      figures[activity]!.pool += pool - before[activity]!.pool
      figures[activity]!.reserve += reserve - before[activity]!.reserve
    }
  }
}

/** What is settled by the close of a day is filed away. */
export function dayClosed(ledger: AuditLedger, { day }: CommandOf<'CloseDay'>, event: EventOf<'DayClosed'>): void {
  ledger.closedDay = day
  for (const [activity, { pool, reserve }] of Object.entries(ledger.ended.get(day) ?? standing(ledger))) {
    agree(`pool of ${activity} at the end of ${day}`, pool, Number(event.figures[activity]?.['pool:main'] ?? 0))
    agree(`reserve of ${activity} at the end of ${day}`, reserve, Number(event.figures[activity]?.reserve ?? 0))
  }
  for (const hit of [...ledger.hits.values()]) {
    if (hit.status !== 'verified') continue
    if (hit.claims.some((claim) => ledger.claims.get(claim)?.status === 'open')) continue
    for (const claim of hit.claims) ledger.claims.delete(claim)
    ledger.hits.delete(hit.hit)
  }
  for (const [box, count] of ledger.counts)
    if (!ledger.ended.has(day) || (count.day !== undefined && count.day <= day)) ledger.counts.delete(box)
  for (const ended of [...ledger.ended.keys()]) if (ended <= day) ledger.ended.delete(ended)
}
