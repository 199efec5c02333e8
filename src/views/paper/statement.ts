/**
 * The statement of a business day for accounting: for every activity what each kind of event did to its funds, from the
 * figures of the close before to its own. A closed day is the lines between two closes, so it can never change.
 */
import { type Cents, cents, formatMoney, ZERO } from '../../base/money.ts'
import { type AccountName, type FlowKind, flowKind } from '../../ledger/name.ts'

/** Movements of one kind between two accounts, added up. Kinds of account: `pool`, `claim`, `due:fee`. */
export type Flow = {
  readonly activity: string
  readonly what: string
  readonly from: FlowKind
  readonly to: FlowKind
  readonly sum: Cents
}
/** By activity and account, the entitlement book at an instant. */
export type Figures = ReadonlyMap<string, ReadonlyMap<AccountName, Cents>>

export const FUNDS = [
  'pools',
  'reserve',
  'held',
  'claims',
  'accounts',
  'charity',
  'due',
  'promised',
  'variance',
] as const
export type Fund = (typeof FUNDS)[number]
export const ITEMS = [
  'fees',
  'prizes',
  'reseeds',
  'increases',
  'admin',
  'advanced',
  'deposited',
  'repaid',
  'fetched',
  'variance',
] as const
export type Item = (typeof ITEMS)[number]

export type StatementRow = { readonly what: string; readonly changes: Readonly<Record<Fund, string>> }
export type ActivityStatement = {
  readonly activity: string
  readonly items: Readonly<Record<Item, string>>
  readonly opening: Readonly<Record<Fund, string>>
  readonly rows: readonly StatementRow[]
  readonly closing: Readonly<Record<Fund, string>>
  /** Opening and movements add up to what the books held at the end. */
  readonly agrees: boolean
}
export type Statement = {
  readonly activities: readonly ActivityStatement[]
  readonly total: Readonly<Record<Item, string>>
}

/** Nothing where the account is outside of the activity: players and the house. */
const FUND_OF: Readonly<Partial<Record<FlowKind, Fund>>> = {
  pool: 'pools',
  reserve: 'reserve',
  pending: 'held',
  reseed: 'held',
  claim: 'claims',
  account: 'accounts',
  charity: 'charity',
  'due:fee': 'due',
  'due:thing': 'due',
  'due:reverted': 'due',
  'due:float': 'due',
  'due:sale': 'due',
  'due:advance': 'due',
  'due:game': 'due',
  promised: 'promised',
  'promised:gift': 'promised',
  variance: 'variance',
}
export function statementOf(flows: readonly Flow[], opening: Figures, closing: Figures): Statement {
  const names = [...new Set([...flows.map(({ activity }) => activity), ...opening.keys(), ...closing.keys()])].sort()
  const total = nothing(ITEMS)
  const activities = names.map((activity): ActivityStatement => {
    const own = flows.filter((flow) => flow.activity === activity)
    const items = itemsOf(own)
    for (const item of ITEMS) total[item] = cents(total[item] + items[item])
    const before = fundsIn(opening.get(activity))
    const after = fundsIn(closing.get(activity))
    const rows = [...Map.groupBy(own, ({ what }) => what)].map(([what, those]) => ({ what, changes: changesOf(those) }))
    const agrees = FUNDS.every(
      (fund) => rows.reduce((sum, { changes }) => sum + changes[fund], before[fund] as bigint) === after[fund],
    )
    return {
      activity,
      items: inWords(items),
      opening: inWords(before),
      rows: rows.map(({ what, changes }) => ({ what, changes: inWords(changes) })),
      closing: inWords(after),
      agrees,
    }
  })
  return { activities, total: inWords(total) }
}

function fundsIn(accounts: ReadonlyMap<AccountName, Cents> = new Map()): Record<Fund, Cents> {
  const funds = nothing(FUNDS)
  for (const [account, amount] of accounts) {
    const fund = FUND_OF[flowKind(account)]
    if (fund !== undefined) funds[fund] = cents(funds[fund] + amount)
  }
  return funds
}

function changesOf(flows: readonly Flow[]): Record<Fund, Cents> {
  const changes = nothing(FUNDS)
  for (const { from, to, sum } of flows) {
    const [out, into] = [FUND_OF[from], FUND_OF[to]]
    if (out !== undefined) changes[out] = cents(changes[out] - sum)
    if (into !== undefined) changes[into] = cents(changes[into] + sum)
  }
  return changes
}

const isPromise = (kind: FlowKind): boolean => kind === 'promised' || kind === 'promised:gift'
const isPrizeFund = (kind: FlowKind): boolean => kind === 'pool' || kind === 'reserve'
const FEES: readonly string[] = ['RoundStarted', 'RoundVoided', 'BoxCounted']
const ENTRY_FEES_BACK: readonly string[] = ['EntryWithdrawn', 'EntryVoided', 'EntryRefunded']

/** What an accountant wants to see of a day at one glance; the rows below have everything. */
export function itemsOf(flows: readonly Flow[]): Record<Item, Cents> {
  const items = nothing(ITEMS)
  const count = (item: Item, sum: bigint) => {
    items[item] = cents(items[item] + sum)
  }
  for (const { what, from, to, sum } of flows) {
    if (FEES.includes(what) && from === 'patrons' && isPrizeFund(to)) count('fees', sum)
    // Where the reserve was spent meanwhile, the house gives a fee back.
    if (FEES.includes(what) && to === 'patrons' && (isPrizeFund(from) || isPromise(from))) count('fees', -sum)
    if (from === 'claim' && (to === 'patrons' || to === 'due:thing')) count('prizes', sum)
    if (to === 'pool' && (from === 'reseed' || what === 'PeriodClosed')) count('reseeds', sum)
    if (what === 'PoolIncreased' && to === 'pool') count('increases', sum)
    if (what === 'PoolIncreased' && from === 'pool') count('increases', -sum)
    if (to === 'due:fee') count('admin', sum)
    // The entry fee of somebody who has the money back is none: the player has it, or the house that had given the entry.
    if (from === 'due:fee' && to !== 'house') count('admin', -sum)
    // One that was transferred already the house gives.
    if (ENTRY_FEES_BACK.includes(what) && (isPromise(from) || from === 'reserve') && to === 'patrons')
      count('admin', -sum)
    if (isPromise(from)) count('advanced', sum)
    if (what === 'PoolSeeded' || (what === 'MoneyMoved' && isPromise(to))) count('deposited', sum)
    if (to === 'due:advance' || (from === 'reserve' && isPromise(to))) count('repaid', sum)
    if (what === 'MoneyMoved' && FUND_OF[from] === 'due') count('fetched', sum)
    if (to === 'variance') count('variance', sum)
    if (from === 'variance') count('variance', -sum)
  }
  return items
}

const nothing = <Key extends string>(keys: readonly Key[]): Record<Key, Cents> =>
  Object.fromEntries(keys.map((key) => [key, ZERO])) as Record<Key, Cents>
const inWords = <Key extends string>(amounts: Record<Key, Cents>): Record<Key, string> =>
  Object.fromEntries(Object.entries<Cents>(amounts).map(([key, amount]) => [key, formatMoney(amount)])) as Record<
    Key,
    string
  >
