/**
 * Each meter of an activity as a laboratory asks for it: its terms, what wagers, the house and hits have done to it since it
 * began, and its last awards. Reckoned from the movements; fees of rounds are what the others leave of the balance.
 */
import { type Cents, cents, formatMoney, fromWire, larger, subtract, ZERO } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { type Running, runningOf } from '../../engine/offerings/running.ts'
import { NOT_FEES } from '../../journal/projections/movements.ts'
import { balance } from '../../ledger/balances.ts'
import { type EntitlementName, type Fund, kindOf, poolAccount, poolOf } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { poolsOf } from '../../rulebook/tablegame.ts'
import { type LevelTerms, termsOf } from '../../views/offerings/terms.ts'
import type { House } from '../house/kernel.ts'

export type LevelCounters = {
  wagers: number
  contributed: string
  /** What the cap left no room for. */
  overflow: string
  /** Put in beside the wagers: seeds, reseeds, increases, what was brought forward; less what went back. */
  raised: string
  hits: number
  won: string
  /** The three before add up to what is posted. */
  posted: string
  reserve: string
}
export type LevelAward = {
  claim: string
  hit: string
  local: string
  to: Party
  line: string
  amount: string
  status: string
}
export type Level = { pool: string; terms: LevelTerms; counters: LevelCounters }
export type LevelsView = {
  activity: string
  name: string
  tables: string[]
  levels: Level[]
  /** The last awards of the activity, the newest first. */
  awards: LevelAward[]
}

const AWARDS_TOLD = 25

export async function levelsView(house: House, activity: string): Promise<LevelsView | undefined> {
  const running = runningOf(house.state, activity)
  if (running === undefined) return undefined
  const { rule, offering } = running
  const fund = funderOf(rule)
  const names = Object.keys(poolsOf(rule, offering)).map(poolAccount)
  const flows = new Map<Fund, Flows>()
  const fed: Fund[] = [...names, 'reserve', ...(rule.fee?.parts ?? []).map(({ to }) => to)]
  for (const name of new Set(fed)) flows.set(name, await flowsOf(house, fund, name))
  const fees = feesIn(running, flows)
  return {
    activity,
    name: offering.name ?? rule.name,
    tables: [...(offering.tables ?? [])],
    levels: names.map((name) => ({
      pool: poolOf(name),
      terms: termsOf(running, poolOf(name)),
      counters: countersOf(running, name, flows.get(name)!, fees, balance(house.state.balances, fund, 'reserve')),
    })),
    awards: await awardsOf(house, activity),
  }
}

type Flow = { readonly other: EntitlementName; readonly what: string; readonly sum: bigint; readonly count: number }
/** What came into a fund and went out of it, by the other account and by what happened; and its fees at the lock. */
export type Flows = {
  readonly into: readonly Flow[]
  readonly out: readonly Flow[]
  readonly atLock: Cents
  readonly now: Cents
}

async function flowsOf(house: House, activity: string, fund: Fund): Promise<Flows> {
  const side = async (here: 'from' | 'to', other: 'from' | 'to') =>
    (
      await house.store.rows<{ other: EntitlementName; what: string; sum: number; count: number }>(
        `select "${other}" as other, what, sum(cast(amount as integer)) as sum, count(*) as count from movements
         where ${NOT_FEES} and activity = ? and book = 'entitlement' and "${here}" = ? group by 1, 2`,
        activity,
        fund,
      )
    ).map((row) => ({ ...row, sum: BigInt(row.sum) }))
  const [into, out] = [await side('to', 'from'), await side('from', 'to')]
  const now = balance(house.state.balances, activity, fund)
  return { into, out, atLock: subtract(now, cents(sumOf(into) - sumOf(out))), now }
}

const sumOf = (flows: readonly Flow[]): bigint => flows.reduce((sum, flow) => sum + flow.sum, 0n)
const PAYERS: readonly string[] = ['patrons', 'account']
/** Fees that a count found, wagers of a game against the house, and what of either was taken back. */
const FED_BY = ['RoundVoided', 'BoxCounted', 'TablePlayed']
const isFed = ({ other, what }: Flow): boolean => FED_BY.includes(what) && PAYERS.includes(kindOf(other))
const HOLDS: readonly string[] = ['pending', 'claim']
const isHeld = ({ other }: Flow): boolean => HOLDS.includes(kindOf(other))

const contributedTo = ({ into, out, atLock }: Flows): Cents =>
  cents(atLock + sumOf(into.filter(isFed)) - sumOf(out.filter(isFed)))

/** How many fees of the smallest amount all funds together have got: every part of a fee goes to one of them. */
function feesIn({ rule: { fee } }: Running, flows: ReadonlyMap<Fund, Flows>): bigint | undefined {
  if (fee === undefined) return undefined
  const funds = new Set([
    ...fee.parts.map(({ to }) => to),
    ...(fee.past === undefined ? ['reserve' as const] : [fee.past.to]),
  ])
  return [...funds].reduce((sum, fund) => sum + contributedTo(flows.get(fund)!), 0n) / fee.amount
}

function countersOf(
  { rule: { fee } }: Running,
  name: Fund,
  flows: Flows,
  fees: bigint | undefined,
  reserve: Cents,
): LevelCounters {
  const { into, out, now } = flows
  const contributed = contributedTo(flows)
  const held = new Map<string, bigint>()
  for (const { other, sum } of out.filter(isHeld)) held.set(other, (held.get(other) ?? 0n) + sum)
  for (const { other, sum } of into.filter(isHeld)) held.set(other, (held.get(other) ?? 0n) - sum)
  const won = cents([...held.values()].reduce((sum, each) => sum + each, 0n))
  const part = fee?.parts.find(({ to }) => to === name)?.amount
  const counted =
    into.filter(isFed).reduce((sum, { count }) => sum + count, 0) -
    out.filter(isFed).reduce((sum, { count }) => sum + count, 0)
  const over = fees === undefined || part === undefined ? ZERO : larger(ZERO, cents(fees * part - contributed))
  return {
    wagers: fees === undefined ? counted : Number(fees),
    contributed: formatMoney(contributed),
    overflow: formatMoney(over),
    raised: formatMoney(cents(now - contributed + won)),
    hits: [...held.values()].filter((sum) => sum > 0n).length,
    won: formatMoney(won),
    posted: formatMoney(now),
    reserve: formatMoney(reserve),
  }
}

async function awardsOf(house: House, activity: string): Promise<LevelAward[]> {
  const rows = await house.store.rows<
    Record<'claim' | 'hit' | 'party' | 'line' | 'amount' | 'status', string> & { since: number }
  >(
    `select claim, hit, party, line, amount, status, since from claims where activity = ?
     order by since desc, claim desc limit ?`,
    activity,
    AWARDS_TOLD,
  )
  return rows.map(({ party, since, amount, ...row }) => ({
    ...row,
    local: house.zone.localOf(since),
    to: JSON.parse(party) as Party,
    amount: formatMoney(fromWire(amount)),
  }))
}
