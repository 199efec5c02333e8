/** Days as accounting sees them: the movements between two closes, added up once and kept. */
import { type Cents, cents, fromWire } from '../../base/money.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { type AccountName, flowKind } from '../../ledger/name.ts'
import { type Figures, type Flow, type Statement, statementOf } from '../../views/paper/statement.ts'
import type { House } from './kernel.ts'

export type DayView = { day: string; seq: number; closedBy: string; closed: string }
export type DayStatement = Statement & {
  /** The day, or nothing of the one that is open. */
  day?: string
  /** Lines of the journal: after the close before, up to its own. */
  after: number
  until: number
  closedBy?: string
  closed?: string
}

export async function daysOf(house: House): Promise<DayView[]> {
  const rows = await house.store.rows<{ day: string; seq: number; closed_by: string; recorded: string }>(
    'select day, seq, closed_by, recorded from days order by day desc',
  )
  return rows.map(({ day, seq, closed_by, recorded }) => ({
    day,
    seq,
    closedBy: closed_by,
    closed: house.zone.localOf(Date.parse(recorded)),
  }))
}

/** The statement of a closed day, or of what is open since; nothing for a day that was never closed by itself. */
export async function dayStatement(house: House, day?: string): Promise<DayStatement | undefined> {
  const days = await daysOf(house)
  const at = day === undefined ? -1 : days.findIndex((one) => one.day === day)
  const own = days[at]
  if (day !== undefined && own === undefined) return undefined
  const before = days[at + 1]
  const [after, until] = [before?.seq ?? 0, own?.seq ?? house.durable().seq]
  // Figures and movements of one instant: what comes in while the movements are added up is of a later line.
  const closing = own === undefined ? figuresNow(house) : await figuresAt(house, own.day)
  const flows = await flowsBetween(house, after, until)
  const opening = before === undefined ? new Map() : await figuresAt(house, before.day)
  return {
    ...statementOf(flows, opening, closing),
    ...(own === undefined ? {} : { day: own.day, closedBy: own.closedBy, closed: own.closed }),
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
  // Somebody else may be adding up at this moment: each works on a tally of his own.
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
