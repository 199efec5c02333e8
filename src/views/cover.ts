/** What the signs promise against the money really held, activity by activity; and every promise with its date. */
import { plusDays } from '../base/moment.ts'
import { add, atLeastZero, type Cents, cents, formatMoney, fromWire, negate, ZERO } from '../base/money.ts'
import { CAGE } from '../engine/drawers.ts'
import { funderIn, runningOf } from '../engine/running.ts'
import type { State } from '../engine/state.ts'
import { activityOf, kindOf, nameOf } from '../ledger/account.ts'
import { coverOf } from '../ledger/balances.ts'
import type { OpenAdvance } from './advance.ts'

export type CoverRow = {
  readonly activity: string
  readonly name: string
  /** Others whose prizes come from these funds. */
  readonly also: readonly string[]
  /** What signs promise: posted prizes, what is held for hits and their reseeds, claims. */
  readonly posted: string
  readonly hits: string
  readonly claims: string
  readonly signs: string
  /** What else the money in hand is for. */
  readonly reserve: string
  readonly due: string
  readonly variance: string
  /** Money in hand, by place; drawers and trays have laid out what is below nothing. */
  readonly bank: string
  readonly boxes: string
  readonly laidOut: string
  readonly held: string
  /** The house's word, not money yet. */
  readonly promised: string
  /** What signs promise and neither the money in hand nor the reserve behind it covers. */
  readonly short: string
  readonly isShort: boolean
  readonly agrees: boolean
}
export type PromiseRow = {
  readonly activity: string
  readonly name: string
  readonly seq: number
  readonly since: string
  readonly due: string
  readonly isOverdue: boolean
  readonly clause: string
  readonly says: string
  readonly amount: string
}
export type ClaimPromise = {
  readonly claim: string
  readonly name: string
  readonly to: string
  readonly amount: string
  readonly expires?: string
}
export type CoverStatement = {
  readonly local: string
  readonly rows: readonly CoverRow[]
  readonly total: Omit<CoverRow, 'activity' | 'name' | 'also'>
  readonly promises: readonly PromiseRow[]
  readonly claims: readonly ClaimPromise[]
}

/** No document says when the house has to put in what it promised; money of players is deposited weekly at the latest. */
export const DEPOSIT_WITHIN_DAYS = 7

type Amounts = Record<
  'posted' | 'hits' | 'claims' | 'reserve' | 'due' | 'variance' | 'bank' | 'boxes' | 'laidOut' | 'promised',
  Cents
>
const PLACE_OF: Readonly<Record<string, keyof Amounts>> = {
  pool: 'posted',
  pending: 'hits',
  reseed: 'hits',
  claim: 'claims',
  // What players have on their game accounts is owed to them as a claim is.
  account: 'claims',
  reserve: 'reserve',
  due: 'due',
  variance: 'variance',
  promised: 'promised',
  bank: 'bank',
  box: 'boxes',
  count: 'boxes',
  drawer: 'laidOut',
  tray: 'laidOut',
}

export function coverStatement(
  state: State,
  local: string,
  promises: ReadonlyMap<string, readonly OpenAdvance[]>,
): CoverStatement {
  const title = (activity: string) => {
    const running = runningOf(state, activity)
    return running?.offering.name ?? running?.rule.name ?? activity
  }
  const all = nothing()
  // The float of the drawers is the house's own: no sign promises it.
  const funds = coverOf(state.balances).filter(({ activity }) => activity !== CAGE)
  const rows = funds.map(({ activity, held, owing }): CoverRow => {
    const amounts = amountsOf(state, activity)
    for (const key of Object.keys(all) as (keyof Amounts)[]) all[key] = add(all[key], amounts[key])
    const also = [...state.offerings.values()]
      .filter((other) => other.activity !== activity && other.status !== 'closed')
      .filter((other) => funderIn(state, other.activity) === activity)
      .map((other) => title(other.activity))
    return { activity, name: title(activity), also, ...inWords(amounts), agrees: held === owing }
  })
  return {
    local,
    rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)),
    total: { ...inWords(all), agrees: rows.every(({ agrees }) => agrees) },
    promises: [...promises].flatMap(([activity, open]) =>
      open.map((one) => promiseRow(state, activity, title(activity), one, local)),
    ),
    claims: claimPromises(state, title),
  }
}

function amountsOf({ balances }: State, activity: string): Amounts {
  const amounts = nothing()
  for (const accounts of [balances.entitlement, balances.custody]) {
    for (const [account, amount] of accounts) {
      const place = activityOf(account) === activity ? PLACE_OF[kindOf(nameOf(account))] : undefined
      if (place !== undefined) amounts[place] = add(amounts[place], amount)
    }
  }
  return { ...amounts, promised: negate(amounts.promised) }
}

function inWords(amounts: Amounts): Omit<CoverRow, 'activity' | 'name' | 'also' | 'agrees'> {
  const { posted, hits, claims, due, bank, boxes, laidOut } = amounts
  const signs = add(posted, hits, claims)
  const held = add(bank, boxes, laidOut)
  const short = atLeastZero(cents(signs - (held - due)))
  const words = Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, formatMoney(amount)]))
  return {
    ...(words as Record<keyof Amounts, string>),
    signs: formatMoney(signs),
    held: formatMoney(held),
    short: formatMoney(short),
    isShort: short > 0n,
  }
}

function promiseRow(state: State, activity: string, name: string, one: OpenAdvance, local: string): PromiseRow {
  const due = plusDays(one.local, DEPOSIT_WITHIN_DAYS)
  const clauses = runningOf(state, activity)?.rule.clauses ?? {}
  return {
    activity,
    name,
    seq: one.seq,
    since: one.local,
    due,
    isOverdue: local.slice(0, 10) > due,
    clause: one.clause,
    says: one.clause
      .split(' ')
      .flatMap((clause) => clauses[clause]?.says ?? [])
      .join(' '),
    amount: formatMoney(one.left),
  }
}

const claimPromises = (state: State, title: (activity: string) => string): ClaimPromise[] =>
  [...state.claims.values()]
    .filter(({ status }) => status === 'open')
    .map(({ claim, activity, award, expires }) => ({
      claim,
      name: title(activity),
      to: award.to,
      amount: formatMoney(fromWire(award.amount)),
      ...(expires === undefined ? {} : { expires }),
    }))
    .sort((a, b) => ((a.expires ?? '9') < (b.expires ?? '9') ? -1 : 1))

const nothing = (): Amounts => ({
  posted: ZERO,
  hits: ZERO,
  claims: ZERO,
  reserve: ZERO,
  due: ZERO,
  variance: ZERO,
  bank: ZERO,
  boxes: ZERO,
  laidOut: ZERO,
  promised: ZERO,
})
