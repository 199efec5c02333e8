/** The money of a hit as a picture: from which funds, through what was held and claimed, to whom; and what the meter began again with. */
import { type Cents, formatMoney, parseMoney, ZERO } from '../../base/money.ts'
import { type AccountName, isPool, isPromised, kindOf } from '../../ledger/name.ts'
import type { MoneyRow } from './record.ts'

export type FlowStop = {
  readonly key: string
  /** An account by its name; nothing where several stand for one. */
  readonly account?: AccountName
  readonly amount: string
  /** The house's word, not money yet. */
  readonly isPromised?: true
  /** Of a payment: whose claim it was, and out of which drawer or tray. */
  readonly claim?: AccountName
  readonly place?: AccountName
  /** So many smaller ones are told together. */
  readonly others?: number
  /** From the first movement in to the last one out. */
  readonly since?: string
  readonly until?: string
}
/** Stop after stop, from the left to the right. */
export type FlowChain = readonly (readonly FlowStop[])[]
export type MoneyFlow = { readonly prize: FlowChain; readonly again: FlowChain }

/** More boxes than these are told as one. */
const STOPS_MOST = 4

export function moneyFlow(rows: readonly MoneyRow[]): MoneyFlow {
  const owed = rows.filter(({ book }) => book === 'entitlement')
  return { prize: prizeOf(owed, rows), again: againOf(owed) }
}

const HOLDS: readonly string[] = ['pending', 'claim']
const isHold = (name: AccountName): boolean => HOLDS.includes(kindOf(name))

function prizeOf(owed: readonly MoneyRow[], all: readonly MoneyRow[]): FlowChain {
  const came = owed.filter(({ from, to }) => !isHold(from) && isHold(to))
  const held = owed.filter(({ to }) => kindOf(to) === 'pending')
  const claimed = owed.filter(({ to }) => kindOf(to) === 'claim')
  const went = owed.filter(({ from, to }) => isHold(from) && !isHold(to))
  const payments = went.map((row) => ({ ...row, place: placeOf(row, all) }))
  return [
    stopsOf(came, ({ from }) => from),
    stopsOf(held, ({ to }) => to).map((stop) => withTimes(stop, owed)),
    stopsOf(claimed, ({ to }) => to).map((stop) => withTimes(stop, owed)),
    // To each of the winners by itself; what went back goes to its fund.
    stopsOf(
      payments,
      ({ from, to }) => (isPaid(to) ? `${from} ${to}` : to),
      ({ from, to, place }) => (isPaid(to) ? { account: to, claim: from, ...(place && { place }) } : { account: to }),
    ),
  ].filter((stops) => stops.length > 0)
}

const PAID: readonly string[] = ['patrons', 'patron']
const isPaid = (to: AccountName): boolean => PAID.includes(kindOf(to))

/** What the meter was filled with again; a reseed that waited for the floor lay apart until then. */
function againOf(owed: readonly MoneyRow[]): FlowChain {
  const isApart = (name: AccountName) => kindOf(name) === 'reseed'
  const came = owed.filter(
    ({ from, to }) => !isApart(from) && !isHold(from) && !isPaid(from) && (isApart(to) || isPool(to)),
  )
  const filled = owed.filter(({ from, to }) => isPool(to) && !isHold(from) && !isPaid(from))
  // Nothing began again, or the floor has not yet said that it does.
  if (filled.length === 0) return []
  return [stopsOf(came, ({ from }) => from), stopsOf(filled, ({ to }) => to)].filter((stops) => stops.length > 0)
}

type Told = Pick<FlowStop, 'account' | 'claim' | 'place'>

/** One stop for all rows of a key, the largest first; more than there is room for are one stop. */
function stopsOf<Row extends MoneyRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  toldOf: (row: Row) => Told = (row) => ({ account: keyOf(row) as AccountName }),
): FlowStop[] {
  const sums = [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({
    key,
    sum: own.reduce((sum, { amount }) => sum + (parseMoney(amount) ?? ZERO), 0n) as Cents,
    told: toldOf(own[0]!),
  }))
  sums.sort((a, b) => (a.sum === b.sum ? 0 : a.sum > b.sum ? -1 : 1))
  const [shown, rest] =
    sums.length > STOPS_MOST ? [sums.slice(0, STOPS_MOST - 1), sums.slice(STOPS_MOST - 1)] : [sums, []]
  return [
    ...shown.map(
      ({ key, sum, told }): FlowStop => ({
        key,
        ...told,
        amount: formatMoney(sum),
        ...(told.account !== undefined && isPromised(told.account) ? { isPromised: true } : {}),
      }),
    ),
    ...(rest.length === 0
      ? []
      : [
          {
            key: 'others',
            others: rest.length,
            amount: formatMoney(rest.reduce((sum, one) => sum + one.sum, 0n) as Cents),
          },
        ]),
  ]
}

function withTimes(stop: FlowStop, owed: readonly MoneyRow[]): FlowStop {
  const [into, out] = [owed.filter(({ to }) => to === stop.account), owed.filter(({ from }) => from === stop.account)]
  const [first, last] = [into[0]?.local, out.at(-1)?.local]
  return {
    ...stop,
    ...(first === undefined ? {} : { since: first }),
    ...(last === undefined ? {} : { until: last }),
  }
}

/** In the same line the money itself left a drawer or a tray. */
const placeOf = ({ seq, to, amount }: MoneyRow, all: readonly MoneyRow[]): AccountName | undefined =>
  isPaid(to)
    ? all.find((row) => row.book === 'custody' && row.seq === seq && row.amount === amount && isPaid(row.to))?.from
    : undefined
