/** "Explain this number": the movements behind an account, each with its line of the journal and its clause in words. */
import { type Cents, formatMoney, fromWire } from '../base/money.ts'
import type { Order } from '../engine/command.ts'
import type { Event } from '../engine/event.ts'
import { orderOf, toWireOrder } from '../engine/order.ts'
import { acceptedRule } from '../engine/running.ts'
import type { Book } from '../ledger/post.ts'
import { entryAt, type House } from './kernel.ts'

export type MovementView = {
  seq: number
  local: string
  from: string
  to: string
  amount: string
  /** What it did to the account that was asked for. */
  change: string
  clause: string
  says: string
  what: string
}
export type Explained = {
  activity: string
  account: string
  book: Book
  /** All movements added up: the figure that was asked about. */
  total: string
  count: number
  movements: MovementView[]
  /** Where the next older page begins. */
  before?: number
}
export type EntryView = {
  seq: number
  by: string
  local: string
  recorded: string
  order: unknown
  events: readonly Event[]
}

/** A claim as it was settled, from the projections: what the paper must say. */
export type SettledView = {
  claim: string
  form: string
  drawer: string
  paidBy: string
  /** Local time of the payment. */
  paid: string
}

export type Question = {
  readonly activity: string
  readonly account: string
  readonly book: Book
  readonly before?: number
}

const PAGE = 50

export async function explain(house: House, { activity, account, book, before }: Question): Promise<Explained> {
  const [sum] = await house.store.rows<{ total: number | null; count: number }>(
    `select sum(case when "to" = ? then cast(amount as integer) else 0 end)
          - sum(case when "from" = ? then cast(amount as integer) else 0 end) as total, count(*) as count
     from movements where activity = ? and book = ? and ("from" = ? or "to" = ?)`,
    account,
    account,
    activity,
    book,
    account,
    account,
  )
  const rows = await house.store.rows<{
    seq: number
    at: string
    from: string
    to: string
    amount: string
    clause: string
    what: string
  }>(
    `select seq, at, "from", "to", amount, clause, what from movements
     where activity = ? and book = ? and ("from" = ? or "to" = ?) and seq < ? order by seq desc, n desc limit ?`,
    activity,
    book,
    account,
    account,
    before ?? Number.MAX_SAFE_INTEGER,
    PAGE,
  )
  const last = rows.at(-1)
  return {
    activity,
    account,
    book,
    total: formatMoney(BigInt(sum?.total ?? 0) as Cents),
    count: sum?.count ?? 0,
    movements: rows.map(({ at, amount, ...row }) => ({
      ...row,
      local: house.zone.localOf(Date.parse(at)),
      amount: formatMoney(fromWire(amount)),
      change: `${row.to === account ? '+' : '−'}${formatMoney(fromWire(amount))}`,
      says: clauseInWords(house, activity, row.clause),
    })),
    ...(rows.length < PAGE || last === undefined ? {} : { before: last.seq }),
  }
}

/** `F1 B1` names two clauses; words like "variance" are the program's own. */
export function clauseInWords(house: House, activity: string, clause: string): string {
  const clauses = acceptedRule(house.state, activity)?.clauses ?? {}
  return clause
    .split(' ')
    .flatMap((name) => clauses[name]?.says ?? [])
    .join(' ')
}

/** One line of the journal as it was recorded. */
export async function entryView(house: House, seq: number): Promise<EntryView | undefined> {
  const entry = await entryAt(house.store, seq)
  if (entry === undefined) return undefined
  const { by, recorded, at = recorded, events } = entry
  return {
    seq,
    by,
    local: house.zone.localOf(Date.parse(at)),
    recorded,
    order: toWireOrder(orderOf(entry.order, events)),
    events,
  }
}

/** Nothing while the claim is not paid. */
export async function settledView(house: House, claim: string): Promise<SettledView | undefined> {
  const [row] = await house.store.rows<{ form: string; drawer: string; paid_by: string; paid: string }>(
    'select form, drawer, paid_by, paid from claims where claim = ? and paid is not null',
    claim,
  )
  if (row === undefined) return undefined
  const { form, drawer, paid_by: paidBy, paid } = row
  return { claim, form, drawer, paidBy, paid: house.zone.localOf(Date.parse(paid)) }
}

/** A report of a payment in error, with what the books know of that payment: the claim may have left memory long ago. */
export async function asBooked(house: House, order: Order): Promise<Order> {
  if (order.do !== 'ReportPaidInError') return order
  const [row] = await house.store.rows<{ activity: string; amount: string }>(
    "select activity, amount from claims where claim = ? and status in ('paid', 'paid in error')",
    order.claim,
  )
  return row === undefined ? order : { ...order, activity: row.activity, amount: fromWire(row.amount) }
}
