/**
 * Days as accounting sees them: the movements from the end of the day before to its own, added up once and kept, and what was told
 * of it between its end and its close. Where no end is on record, the day ran until it was closed.
 */
import { type Cents, cents, fromWire } from '../../base/money.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { type AccountName, flowKind } from '../../ledger/name.ts'
import { pieceStatement, type SeriesStatement } from '../../views/paper/piecestatement.ts'
import { type Figures, type Flow, type Statement, statementOf } from '../../views/paper/statement.ts'
import { pieceFlows, piecesAstray, piecesAt, piecesNow } from './days/pieces.ts'
import type { House } from './kernel.ts'

export type DayView = { day: string; seq: number; closedBy: string; closed: string }
type ClosedDay = DayView & { readonly ended: number }
export type DayStatement = Statement & {
  /** Coupons, certificates and dead chips, by series. */
  pieces: readonly SeriesStatement[]
  /** The day or the month, or nothing of the day that is open. */
  day?: string
  /** Lines of the journal: after the end of the day before, up to its own. */
  after: number
  until: number
  closedBy?: string
  closed?: string
}

export async function daysOf(house: House): Promise<DayView[]> {
  return (await closedDays(house)).map(({ ended: _ended, ...day }) => day)
}

async function closedDays(house: House): Promise<ClosedDay[]> {
  const rows = await house.store.rows<
    Record<'day' | 'closed_by' | 'recorded', string> & { seq: number; ended: number }
  >(
    `select days.day, days.seq, closed_by, recorded, coalesce(ends.seq, days.seq) as ended
     from days left join ends on ends.day = days.day order by days.day desc`,
  )
  return rows.map(({ day, seq, closed_by, recorded, ended }) => ({
    day,
    seq,
    closedBy: closed_by,
    closed: house.zone.localOf(Date.parse(recorded)),
    ended,
  }))
}

/**
 * The statement of a closed day, of the closed days of a month (2026-03), or of what is open since; nothing for a day that was
 * never closed by itself.
 */
export async function dayStatement(house: House, period?: string): Promise<DayStatement | undefined> {
  const days = await closedDays(house)
  // The newest first: of a month its last closed day, and behind it the last one before the month.
  const own = period === undefined ? undefined : days.find(({ day }) => day.startsWith(period))
  if (period !== undefined && own === undefined) return undefined
  const before = period === undefined ? days[0] : days.find(({ day }) => day < period)
  const [after, until] = [before?.ended ?? 0, own?.ended ?? house.durable().seq]
  // Figures and movements of one instant: what comes in while the movements are added up is of a later line.
  const piecesThen = piecesNow(house)
  const closing = own === undefined ? figuresNow(house) : await figuresAt(house, own.day)
  const flows = [
    ...(await flowsBetween(house, after, until)),
    // Told late: of a day before, though the line stands here; and of this day, though it stands after its end.
    ...(await lateFlows(house, { after, until, days: ['', before?.day ?? ''] }, -1n)),
    ...(own === undefined
      ? []
      : await lateFlows(house, { after: until, until: own.seq, days: [before?.day ?? '', own.day] }, 1n)),
  ]
  const opening = before === undefined ? new Map() : await figuresAt(house, before.day)
  return {
    ...statementOf(flows, opening, closing),
    pieces: pieceStatement(
      await pieceFlows(house, before, own, until),
      before === undefined ? new Map() : await piecesAt(house, before),
      own === undefined ? piecesThen : await piecesAt(house, own),
      await piecesAstray(house, own ?? before),
    ),
    ...(own === undefined ? {} : { day: period ?? own.day, closedBy: own.closedBy, closed: own.closed }),
    after,
    until,
  }
}

type Tally = { upTo: number; readonly flows: Map<string, Flow> }
const tallies = new WeakMap<House, Map<number, Tally>>()
/** So many lines are added up in one go; then others have their turn. */
const LINES_AT_ONCE = 10_000

async function flowsBetween(house: House, after: number, until: number): Promise<Flow[]> {
  const known = tallies.get(house) ?? new Map<number, Tally>()
  tallies.set(house, known)
  const kept = known.get(after)
  // Somebody else may be adding up at this moment: each works on a separate tally.
  const tally: Tally =
    kept === undefined || kept.upTo > until
      ? { upTo: after, flows: new Map() }
      : { upTo: kept.upTo, flows: new Map(kept.flows) }
  while (tally.upTo < until) {
    const next = Math.min(until, tally.upTo + LINES_AT_ONCE)
    await addUp(house, tally.flows, tally.upTo, next)
    tally.upTo = next
    await new Promise((resolve) => setImmediate(resolve))
  }
  known.set(after, tally)
  return [...tally.flows.values()]
}

/** Lines that count in another day than the one they stand in: after the first named day, up to the second. */
async function lateFlows(
  house: House,
  { after, until, days }: { after: number; until: number; days: readonly [string, string] },
  sign: bigint,
): Promise<Flow[]> {
  const lines = await house.store.rows<{ seq: number }>(
    'select seq from late where seq > ? and seq <= ? and day > ? and day <= ? order by seq',
    after,
    until,
    ...days,
  )
  const flows = new Map<string, Flow>()
  for (const { seq } of lines) await addUp(house, flows, seq - 1, seq)
  return [...flows.values()].map((flow) => ({ ...flow, sum: cents(sign * flow.sum) }))
}

async function addUp(house: House, flows: Map<string, Flow>, after: number, until: number): Promise<void> {
  const rows = await house.store.rows<
    Record<'activity' | 'what', string> & Record<'from' | 'to', AccountName> & { sum: number }
  >(
    `select activity, what, "from", "to", sum(cast(amount as integer)) as sum from movements
     where seq > ? and seq <= ? and book = 'entitlement' group by activity, what, "from", "to"`,
    after,
    until,
  )
  for (const { activity, what, from, to, sum } of rows) {
    const flow = { activity, what, from: flowKind(from), to: flowKind(to) }
    const key = [activity, what, flow.from, flow.to].join(' ')
    flows.set(key, { ...flow, sum: cents((flows.get(key)?.sum ?? 0n) + BigInt(sum)) })
  }
}

async function figuresAt(house: House, day: string): Promise<Figures> {
  const rows = await house.store.rows<Record<'activity' | 'amount', string> & { account: AccountName }>(
    'select activity, account, amount from figures where day = ?',
    day,
  )
  const figures = new Map<string, Map<AccountName, Cents>>()
  for (const { activity, account, amount } of rows)
    figures.set(activity, (figures.get(activity) ?? new Map()).set(account, fromWire(amount)))
  return figures
}

function figuresNow({ state }: House): Figures {
  const figures = new Map<string, Map<AccountName, Cents>>()
  for (const [account, amount] of state.balances.entitlement) {
    const activity = holderOf(account)
    figures.set(activity, (figures.get(activity) ?? new Map()).set(nameOf(account), amount))
  }
  return figures
}
