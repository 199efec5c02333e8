/** What the cage reads from the tables: settled claims as their papers say them, payments of a day, drawers that were counted. */
import { citedIn } from '../../base/cited.ts'
import { add, cents, formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import { signed } from '../../views/drawer.ts'
import type { House } from '../house/kernel.ts'
import { boundsOf } from './paidtotals.ts'

/** A claim as it was settled: what the paper must say, however long ago it was. */
export type SettledView = {
  claim: string
  hit: string
  activity: string
  name: string
  id?: string
  to: Party
  person?: string
  line: string
  share: string
  amount: string
  clauses: string[]
  cards: Shown
  /** Local time of the hand. */
  local: string
  /** Who dealt the hand, where the rotation knew it. */
  dealer?: string
  status: string
  form: string
  /** Not of a thing. */
  from?: PaidFrom
  paidBy: string
  /** Local time of the payment. */
  paid: string
  /** Entered late from paper, by this person. */
  typedBy?: string
  note?: string
  forms: { kind: string; reference: string; person?: string }[]
}

/** A drawer of the cage, or the tray of that table. */
export type PaidFrom = { drawer: string } | { tray: string }

export type PaymentRow = {
  claim: string
  /** Number of the register, where the winner is named. */
  winner?: string
  name: string
  to: Party
  amount: string
  form: string
  /** Not of a thing. */
  from?: PaidFrom
  paid: string
  by: string
  typedBy?: string
  isInError: boolean
}
export type PaymentsView = {
  /** A business day, or a calendar year. */
  period: string
  by?: string
  person?: string
  rows: PaymentRow[]
  totals: { form: string; amount: string; count: number }[]
  total: string
}

/** A drawer from its opening count to its closing count. */
export type DrawerRow = {
  drawer: string
  cashier: string
  opened: string
  opening: string
  /** Prizes and pieces that it paid for, what it sold, and what came back from the banks, less what was brought there. */
  paid: string
  taken: string
  repaid: string
  closed?: string
  counted?: string
  expected?: string
  variance?: string
  by: string[]
}

type ClaimRow = Record<
  'claim' | 'hit' | 'activity' | 'party' | 'line' | 'share' | 'amount' | 'clauses' | 'status',
  string
> &
  Record<'person' | 'form' | 'drawer' | 'tray' | 'paid_by' | 'paid' | 'typed_by' | 'note', string | null>

export const paidFrom = ({ drawer, tray }: Record<'drawer' | 'tray', string | null>): { from?: PaidFrom } =>
  drawer !== null ? { from: { drawer } } : tray !== null ? { from: { tray } } : {}

/** Nothing while the claim is not paid. */
export async function settledView(house: House, claim: string): Promise<SettledView | undefined> {
  const [row] = await house.store.rows<ClaimRow & Record<'cards' | 'local', string> & { dealer: string | null }>(
    `select c.*, h.cards, h.local, h.dealer from claims c join hits h on h.hit = c.hit where c.claim = ? and c.paid is not null`,
    claim,
  )
  if (row === undefined) return undefined
  const forms = await house.store.rows<{ kind: string; person: string; reference: string }>(
    'select kind, person, reference from forms where claim = ? order by kind, person',
    claim,
  )
  const { person, typed_by: typedBy, note, activity } = row
  const id = acceptedRule(house.state, activity)?.id
  return {
    claim,
    hit: row.hit,
    activity,
    name: nameIn(house, activity),
    ...(id === undefined ? {} : { id }),
    to: JSON.parse(row.party) as Party,
    ...(person === null ? {} : { person }),
    line: row.line,
    share: row.share,
    amount: formatMoney(fromWire(row.amount)),
    clauses: citedIn(row.clauses),
    cards: JSON.parse(row.cards) as Shown,
    local: row.local,
    ...(row.dealer === null ? {} : { dealer: row.dealer }),
    status: row.status,
    form: row.form ?? '',
    ...paidFrom(row),
    paidBy: row.paid_by ?? '',
    paid: house.zone.localOf(Date.parse(row.paid ?? '')),
    ...(typedBy === null ? {} : { typedBy }),
    ...(note === null ? {} : { note }),
    forms: forms.map(({ person: of, ...form }) => (of === '' ? form : { ...form, person: of })),
  }
}

/** One step of a claim: the event, who did it, and what else is to be said of it. */
export type ClaimStep = { local: string; what: string; by?: string; note?: string; n?: number; typedBy?: string }
export type ClaimHistory = { claim: string; steps: ClaimStep[] }

/** From the hit to the papers, in the order in which it happened. */
export async function claimHistory(house: House, claim: string): Promise<ClaimHistory | undefined> {
  type Row = ClaimRow & { since: number; id_shown: string | null; id_by: string | null } & Record<
      'declared_by',
      string
    > & {
      declared: number
      decided_by: string | null
    }
  const [row] = await house.store.rows<Row>(
    `select c.*, h.at as declared, h.declared_by, h.decided_by from claims c join hits h on h.hit = c.hit where c.claim = ?`,
    claim,
  )
  if (row === undefined) return undefined
  const forms = await house.store.rows<Record<'kind' | 'person' | 'reference' | 'by' | 'at', string>>(
    'select kind, person, reference, by, at from forms where claim = ?',
    claim,
  )
  const shares = await house.store.rows<Record<'person' | 'amount' | 'by' | 'at', string>>(
    'select person, amount, by, at from shares where claim = ?',
    claim,
  )
  const [shared] = shares
  const prints = await house.store.rows<{ sheet: string; n: number; at: string; by: string }>(
    'select sheet, n, at, by from sheets where "of" = ?',
    claim,
  )
  const {
    id_shown: shown,
    id_by: seenBy,
    paid,
    form,
    drawer,
    tray,
    paid_by: by,
    typed_by: typedBy,
    decided_by: decidedBy,
  } = row
  const steps: (Omit<ClaimStep, 'local'> & { at: number })[] = [
    { at: row.declared, what: 'HitDeclared', by: row.declared_by, note: row.hit },
    { at: row.since, what: 'HitVerified', ...(decidedBy === null ? {} : { by: decidedBy }) },
    ...(shown === null ? [] : [{ at: Date.parse(shown), what: 'IdShown', ...(seenBy === null ? {} : { by: seenBy }) }]),
    ...(shared === undefined
      ? []
      : [
          {
            at: Date.parse(shared.at),
            what: 'ClaimShared',
            by: shared.by,
            note: shares.map(({ person, amount }) => `${person}: ${formatMoney(fromWire(amount))}`).join(', '),
          },
        ]),
    ...forms.map((one) => ({
      at: Date.parse(one.at),
      what: 'FormRecorded',
      by: one.by,
      note: [one.kind, one.person, one.reference].filter((word) => word !== '').join(' '),
    })),
    ...prints.map((one) => ({ at: Date.parse(one.at), what: 'SheetPrinted', by: one.by, note: one.sheet, n: one.n })),
    ...(paid === null
      ? []
      : [
          {
            at: Date.parse(paid),
            what: drawer === null && tray === null ? 'PrizeDelivered' : 'ClaimPaid',
            ...(by === null ? {} : { by }),
            note: form ?? '',
            ...(typedBy === null ? {} : { typedBy }),
          },
        ]),
  ]
  const orderOf = ({ at, what }: { at: number; what: string }) => (what === 'HitDeclared' ? 0 : Math.max(at, row.since))
  return {
    claim,
    // A paper knows minutes only: nothing of a claim is before the claim.
    steps: steps
      .sort((a, b) => orderOf(a) - orderOf(b))
      .map(({ at, ...step }) => ({ local: house.zone.localOf(at), ...step })),
  }
}

export type PaidBy = { readonly by?: string | undefined; readonly person?: string | undefined }

/** Everything paid on a business day or in a year: by one cashier or by all, to one person or to everybody. */
export async function paymentsView(house: House, period: string, { by, person }: PaidBy = {}): Promise<PaymentsView> {
  const rows = await house.store.rows<ClaimRow>(
    `select * from claims where paid >= ? and paid < ? and (? = '' or paid_by = ?) and (? = '' or person = ?)
     order by paid, length(claim), claim`,
    ...boundsOf(house, period),
    by ?? '',
    by ?? '',
    person ?? '',
    person ?? '',
  )
  const ways = [...Map.groupBy(rows, ({ form }) => form ?? '')].sort(([a], [b]) => (a < b ? -1 : 1))
  const sum = (some: readonly ClaimRow[]) => formatMoney(add(...some.map(({ amount }) => fromWire(amount))))
  return {
    period,
    ...(by === undefined ? {} : { by }),
    ...(person === undefined ? {} : { person }),
    rows: rows.map((row) => ({
      claim: row.claim,
      ...(row.person === null ? {} : { winner: row.person }),
      name: nameIn(house, row.activity),
      to: JSON.parse(row.party) as Party,
      amount: formatMoney(fromWire(row.amount)),
      form: row.form ?? '',
      ...paidFrom(row),
      paid: house.zone.localOf(Date.parse(row.paid ?? '')),
      by: row.paid_by ?? '',
      ...(row.typed_by === null ? {} : { typedBy: row.typed_by }),
      isInError: row.status === 'paid in error',
    })),
    totals: ways.map(([form, some]) => ({ form, amount: sum(some), count: some.length })),
    total: sum(rows),
  }
}

const DRAWERS_SHOWN = 30

export async function drawerRows(house: House): Promise<DrawerRow[]> {
  type Row = { paid: number; taken: number; repaid: number } & Record<
    'drawer' | 'cashier' | 'opened' | 'opening',
    string
  > &
    Record<'closed' | 'counted' | 'expected' | 'variance' | 'closed_by', string | null>
  const rows = await house.store.rows<Row>('select * from drawers order by seq desc limit ?', DRAWERS_SHOWN)
  return rows.map(
    ({
      drawer,
      cashier,
      opened,
      opening,
      paid,
      taken,
      repaid,
      closed,
      counted,
      expected,
      variance,
      closed_by: by,
    }) => ({
      drawer,
      cashier,
      opened,
      opening: formatMoney(fromWire(opening)),
      paid: formatMoney(cents(paid)),
      taken: formatMoney(cents(taken)),
      repaid: formatMoney(cents(repaid)),
      ...(closed === null || counted === null || expected === null || variance === null
        ? {}
        : {
            closed,
            counted: formatMoney(fromWire(counted)),
            expected: formatMoney(fromWire(expected)),
            variance: signed(fromWire(variance)),
          }),
      by: by?.split(' ') ?? [],
    }),
  )
}

/** A print with the number of prints before it: those of closed days are in the table only. */
export async function withPrints(house: House, order: Order): Promise<Order> {
  if (order.do !== 'PrintSheet') return order
  return { ...order, before: await printsOf(house, order.sheet, order.of) }
}

export async function printsOf(house: House, sheet: string, of: string): Promise<number> {
  const [row] = await house.store.rows<{ n: number | null }>(
    'select max(n) as n from sheets where sheet = ? and "of" = ?',
    sheet,
    of,
  )
  return row?.n ?? 0
}

const nameIn = (house: House, activity: string): string =>
  runningOf(house.state, activity)?.offering.name ?? acceptedRule(house.state, activity)?.name ?? activity
