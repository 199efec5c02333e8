/** The log that the documents want kept by hand: everything collected and everything paid out, ready to be signed. */

import { plusDays } from '../../base/moment.ts'
import { cents, formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { acceptedRule } from '../../engine/offerings/running.ts'
import { signed } from '../../views/drawer.ts'
import type { House } from '../house/kernel.ts'
import { type PaidFrom, paidFrom } from './cage.ts'

export type LogView = {
  activity: string
  name: string
  id: string
  from: string
  to: string
  /** The clauses that ask for a log or for paperwork. */
  asked: { clause: string; cite: string; says: string }[]
  collected: {
    local: string
    table: string
    shift: string
    box: string
    by: string[]
    amount: string
    corrects?: string
  }[]
  paid: {
    local: string
    claim: string
    hit: string
    table: string
    to: Party
    line: string
    share: string
    form: string
    /** Not of a thing. */
    from?: PaidFrom
    /** Who dealt the hand; empty where it is not known. */
    dealer: string
    verifiedBy: string
    paidBy: string
    amount: string
    status: string
  }[]
  /** Pieces that were sold, changed, paid for at the table or redeemed; nothing of the activities that have none. */
  pieces: PieceLogRow[]
  total: { collected: string; paid: string; pieces: string }
}

/** `amount` with a minus where it left the house. */
export type PieceLogRow = {
  local: string
  what: PieceLogged
  of: string
  person: string
  pieces: string
  face: string
  amount: string
  window: string
  table: string
  drawer: string
  by: string[]
}
type PieceLogged =
  | 'PiecesSold'
  | 'SaleTakenBack'
  | 'VoucherChanged'
  | 'PieceFeePaid'
  | 'PiecesCorrected'
  | 'PiecesRedeemed'
  | 'PiecePaymentReturned'
  | 'PiecePaymentWrittenOff'

const ASKS = /\blog(s|ged)?\b|\bhand-written\b|\bpaperwork\b|recorded at the cage/i

/** Business days, both included. */
export async function logView(house: House, activity: string, from: string, to: string): Promise<LogView | undefined> {
  const rule = acceptedRule(house.state, activity)
  if (rule === undefined) return undefined
  const { dayStart = '00:00' } = house.state.property ?? {}
  const instant = (day: string) => new Date(house.zone.instantOf(`${day}T${dayStart}`)).toISOString()
  const [since, until] = [instant(from), instant(plusDays(to, 1))]
  const local = (at: string) => house.zone.localOf(Date.parse(at))
  type Count = Record<'table' | 'shift' | 'box' | 'at' | 'counted' | 'by', string> & { corrects: string | null }
  const counts = await house.store.rows<Count>(
    `select "table", shift, box, at, counted, by, corrects from counts
     where activity = ? and at >= ? and at < ? order by seq`,
    activity,
    since,
    until,
  )
  const wrong = new Set(counts.flatMap(({ corrects }) => corrects ?? []))
  type Paid = Record<'claim' | 'hit' | 'party' | 'line' | 'share' | 'amount' | 'paid' | 'status', string> &
    Record<'form' | 'drawer' | 'tray' | 'paid_by' | 'table' | 'decided_by' | 'dealer', string | null>
  const paid = await house.store.rows<Paid>(
    `select c.claim, c.hit, c.party, c.line, c.share, c.amount, c.paid, c.status, c.form, c.drawer, c.tray, c.paid_by, h."table", h.decided_by, h.dealer
     from claims c left join hits h on h.hit = c.hit where c.activity = ? and c.paid >= ? and c.paid < ? order by c.paid`,
    activity,
    since,
    until,
  )
  const logged = await piecesLogged(house, activity, since, until)
  // A corrected count stays in the log, and only the right one counts.
  const collected = counts
    .filter(({ box }) => !wrong.has(box))
    .reduce((sum, { counted }) => sum + fromWire(counted), 0n)
  return {
    activity,
    name: rule.name,
    id: rule.id ?? '',
    from,
    to,
    asked: Object.entries(rule.clauses)
      .filter(([, { says }]) => ASKS.test(says))
      .map(([clause, { cite, says }]) => ({ clause, cite, says })),
    collected: counts.map(({ at, counted, by, corrects, ...row }) => ({
      ...row,
      local: local(at),
      by: [...new Set(by.split(' '))],
      amount: formatMoney(fromWire(counted)),
      ...(corrects === null ? {} : { corrects }),
    })),
    paid: paid.map(({ paid: at, form, drawer, tray, paid_by, table, decided_by, dealer, amount, party, ...row }) => ({
      ...row,
      to: JSON.parse(party) as Party,
      local: local(at),
      table: table ?? '',
      form: form ?? '',
      ...paidFrom({ drawer, tray }),
      dealer: dealer ?? '',
      verifiedBy: decided_by ?? '',
      paidBy: paid_by ?? '',
      amount: formatMoney(fromWire(amount)),
    })),
    pieces: logged.map(({ at, series: _, activity: __, by, face, amount, ...row }) => ({
      ...row,
      local: local(at),
      face: face === '' ? '' : formatMoney(fromWire(face)),
      amount: amount === '' ? '' : signed(fromWire(amount)),
      by: by.split(' '),
    })),
    total: {
      pieces: signed(logged.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
      collected: formatMoney(cents(collected)),
      paid: formatMoney(cents(paid.reduce((sum, { amount }) => sum + fromWire(amount), 0n))),
    },
  }
}

type Logged = { what: PieceLogged } & Record<
  'at' | 'of' | 'series' | 'activity' | 'person' | 'pieces' | 'face' | 'amount' | 'window' | 'table' | 'drawer' | 'by',
  string
>

/** A voucher is logged by its series alone, which the book knows for ever. */
async function piecesLogged(
  { store, state }: House,
  activity: string,
  since: string,
  until: string,
): Promise<Logged[]> {
  const rows = await store.rows<Logged>(
    `select at, what, "of", coalesce(series, '') as series, coalesce(activity, '') as activity, coalesce(person, '') as person, pieces,
       coalesce(face, '') as face, coalesce(amount, '') as amount, coalesce("window", '') as "window", coalesce("table", '') as "table",
       coalesce(drawer, '') as drawer, by
     from piecelog where at >= ? and at < ? and (activity = ? or activity is null) order by seq, n`,
    since,
    until,
    activity,
  )
  return rows.filter((row) => (row.activity || state.series.get(row.series)?.activity) === activity)
}

export type PaidView = {
  claim: string
  hit: string
  activity: string
  to: Party
  line: string
  amount: string
  local: string
  paidBy: string
  status: string
  note: string
}

/** Payments, the latest first; by a word of claim, hit or winner, or only those that were made in error. */
export async function paidViews(house: House, find: string, isOnlyErrors: boolean): Promise<PaidView[]> {
  type Row = Record<'claim' | 'hit' | 'activity' | 'party' | 'line' | 'amount' | 'paid' | 'status', string> &
    Record<'paid_by' | 'note', string | null>
  const rows = await house.store.rows<Row>(
    `select claim, hit, activity, party, line, amount, paid, paid_by, status, note from claims
     where paid is not null and (? = '' or claim = ? or hit = ? or instr("to", ?) > 0) and (? = 0 or status = 'paid in error')
     order by paid desc limit 50`,
    find,
    find,
    find,
    find,
    isOnlyErrors ? 1 : 0,
  )
  return rows.map(({ paid, paid_by, note, amount, party, ...row }) => ({
    ...row,
    to: JSON.parse(party) as Party,
    amount: formatMoney(fromWire(amount)),
    local: house.zone.localOf(Date.parse(paid)),
    paidBy: paid_by ?? '',
    note: note ?? '',
  }))
}
