/** "Explain this number": the movements behind an account, each with its line of the journal and its clause in words. */

import { type Cents, formatMoney, fromWire, subtract } from '../../base/money.ts'
import type { Plain } from '../../base/plain.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { acceptedRule } from '../../engine/offerings/running.ts'
import { orderOf, toWireOrder } from '../../engine/recorded.ts'
import { NOT_FEES } from '../../journal/projections/movements.ts'
import { balance } from '../../ledger/balances.ts'
import type { AccountName } from '../../ledger/name.ts'
import type { Book } from '../../ledger/post.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'
import { type FigureStep, stepsOf } from '../overview/figuresteps.ts'

export type MovementView = {
  seq: number
  local: string
  from: AccountName
  to: AccountName
  amount: string
  /** What it did to the account that was asked for. */
  change: string
  clause: string
  says: string
  what: string
}
export type Explained = {
  activity: string
  account: AccountName
  book: Book
  /** The figure that was asked about. */
  total: string
  /** What the fees of rounds brought it, all together; they are listed one by one only when asked for. */
  fees: string
  /** All other movements: how many, and what they add up to. */
  others: { count: number; sum: string }
  movements: MovementView[]
  /** How the figure came about: its last steps in their order, or what was done to it by kind. They add up to it. */
  steps: FigureStep[]
  /** Where the next older page begins. */
  before?: number
}
export type EntryView = {
  seq: number
  by: string
  local: string
  recorded: string
  /** As the journal writes it. */
  order: Plain
  events: readonly Event[]
}

export type Question = {
  readonly activity: string
  readonly account: AccountName
  readonly book: Book
  readonly before?: number
  /** Also the fees of rounds, one by one. */
  readonly isWithFees?: boolean
}

const PAGE = 50
/** Fees have no index: so many lines are looked through for a page of them. */
const LINES_LOOKED_AT = 100_000

type MovementRow = Record<'at' | 'amount' | 'clause' | 'what', string> &
  Record<'from' | 'to', AccountName> & { seq: number; n: number }
const COLUMNS = 'seq, n, at, "from", "to", amount, clause, what'

export async function explain(house: House, question: Question): Promise<Explained> {
  const { activity, account, book, before = house.durable().seq + 1, isWithFees = false } = question
  const here = [activity, book, account] as const
  const [sum] = await house.store.rows<{ sum: number; count: number }>(
    `select coalesce(sum(signed), 0) as sum, count(*) as count from (
       select cast(amount as integer) as signed from movements where ${NOT_FEES} and activity = ? and book = ? and "to" = ?
       union all
       select -cast(amount as integer) from movements where ${NOT_FEES} and activity = ? and book = ? and "from" = ?)`,
    ...here,
    ...here,
  )
  const total = balance(house.state.balances, activity, account, book)
  const others = BigInt(sum?.sum ?? 0) as Cents
  const rows = await house.store.rows<MovementRow>(
    `select * from (
       select ${COLUMNS} from movements where ${NOT_FEES} and activity = ? and book = ? and "to" = ? and seq < ?
       union all
       select ${COLUMNS} from movements where ${NOT_FEES} and activity = ? and book = ? and "from" = ? and seq < ?)
     order by seq desc, n desc limit ?`,
    ...here,
    before,
    ...here,
    before,
    PAGE,
  )
  const { page, next } = isWithFees ? await withFees(house, question, before, rows) : pageOf(rows, rows.length === PAGE)
  return {
    activity,
    account,
    book,
    total: formatMoney(total),
    fees: formatMoney(subtract(total, others)),
    others: { count: sum?.count ?? 0, sum: formatMoney(others) },
    steps: await stepsOf(house, here, total, subtract(total, others)),
    movements: await Promise.all(
      page.map(async ({ at, amount, n: _, ...row }) => ({
        ...row,
        local: house.zone.localOf(Date.parse(at)),
        amount: formatMoney(fromWire(amount)),
        change: `${row.to === account ? '+' : '−'}${formatMoney(fromWire(amount))}`,
        says: clauseInWords(house, activity, row.clause) || (await clauseOfAnother(house, row)),
      })),
    ),
    ...(next === undefined ? {} : { before: next }),
  }
}

type Page = { page: MovementRow[]; next: number | undefined }

/** A line is never torn between two pages. */
function pageOf(rows: MovementRow[], isMore: boolean): Page {
  if (!isMore) return { page: rows, next: undefined }
  const whole = rows.filter(({ seq }) => seq > (rows.at(-1)?.seq ?? 0))
  const page = whole.length === 0 ? rows : whole
  return { page, next: page.at(-1)?.seq }
}

/** The page with the fees among the rest, as far back as both were looked at. */
async function withFees(house: House, question: Question, before: number, others: MovementRow[]): Promise<Page> {
  const { activity, account, book } = question
  const least = Math.max(0, before - LINES_LOOKED_AT)
  const fees = await house.store.rows<MovementRow>(
    `select ${COLUMNS} from movements where seq < ? and seq >= ? and what = 'RoundStarted' and "from" in ('patron', 'patrons')
       and activity = ? and book = ? and ("from" = ? or "to" = ?) order by seq desc, n desc limit ?`,
    before,
    least,
    activity,
    book,
    account,
    account,
    PAGE,
  )
  const all = [...others.filter(({ seq }) => seq >= least), ...fees].sort((a, b) => b.seq - a.seq || b.n - a.n)
  const isWhole = all.length <= PAGE
  if (!isWhole) return pageOf(all.slice(0, PAGE), true)
  return { page: all, next: least > 0 ? least : undefined }
}

/** Funds that pay for several activities move by the clauses of each: the line of the journal says whose it was. */
async function clauseOfAnother(
  house: House,
  { seq, clause, what }: Pick<MovementRow, 'seq' | 'clause' | 'what'>,
): Promise<string> {
  if (!/\d/.test(clause)) return ''
  const events = (await entryAt(house.store, seq))?.events ?? []
  const owners = events.flatMap((event) => {
    if (event.type !== what) return []
    if ('activity' in event && typeof event.activity === 'string') return event.activity
    return 'claim' in event && typeof event.claim === 'string'
      ? (house.state.claims.get(event.claim)?.activity ?? [])
      : []
  })
  return owners.map((owner) => clauseInWords(house, owner, clause)).find((says) => says !== '') ?? ''
}

/** Words like "variance" are the program's own. */
export function clauseInWords(house: House, activity: string, clause: string): string {
  const rule = acceptedRule(house.state, activity)
  return rule === undefined ? '' : saysOf(rule, clause)
}

/** The entries of a drum are shown as they are kept: there may be very many. */
function orderShown(kept: unknown, events: readonly Event[]): Plain {
  const { entries, own, ...order } = (kept ?? {}) as { readonly entries?: unknown; readonly own?: unknown }
  if (own !== undefined) return kept as Plain
  if (!Array.isArray(entries)) return toWireOrder(orderOf(kept, events)) as Plain
  return { ...order, entries } as Plain
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
    order: orderShown(entry.order, events),
    events,
  }
}
