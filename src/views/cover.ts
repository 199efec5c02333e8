/** What the signs promise against the money really held, activity by activity; and every promise with its date. */

import { plusDays } from '../base/moment.ts'
import { add, type Cents, formatMoney, fromWire, negate, ZERO } from '../base/money.ts'
import type { Party } from '../base/party.ts'
import { profileOf } from '../engine/house/profile.ts'
import type { State } from '../engine/mechanisms.ts'
import { type Amounts, amountsOf, heldOf, NOTHING, shortOf, signsOf, whyStopped } from '../engine/money/cover.ts'
import { CAGE } from '../engine/money/drawers.ts'
import { funderIn, runningOf } from '../engine/offerings/running.ts'
import { coverOf } from '../ledger/balances.ts'
import { saysOf } from '../rulebook/cited.ts'
import { type PromiseTerms, promiseOn } from '../rulebook/profile.ts'
import { type Spoken, spoken } from '../words/sentence.ts'
import type { OpenAdvance } from './advance.ts'
import { lastDayOf } from './claim.ts'

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
  readonly charity: string
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
  /** Why no new fee is taken until it is covered, where the house profile stops play. */
  readonly stopped?: Spoken
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
  readonly to: Party
  readonly amount: string
  /** The last day on which it can be made. */
  readonly until?: string
}
export type CoverStatement = {
  readonly local: string
  /** What the house profile says of promises today. */
  readonly terms: Pick<PromiseTerms, 'days' | 'play' | 'by'>
  readonly rows: readonly CoverRow[]
  readonly total: Omit<CoverRow, 'activity' | 'name' | 'also' | 'stopped'>
  readonly promises: readonly PromiseRow[]
  readonly claims: readonly ClaimPromise[]
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
  const all: Record<keyof Amounts, Cents> = { ...NOTHING }
  // What one activity has to spare covers nothing of another.
  let short = ZERO
  const { days, play, by } = promiseOn(profileOf(state), local.slice(0, 10))
  // The float of the drawers is the house's own: no sign promises it.
  const funds = coverOf(state.balances).filter(({ activity }) => activity !== CAGE)
  const rows = funds.map(({ activity, held, owing }): CoverRow => {
    const amounts = amountsOf(state.balances, activity)
    for (const key of Object.keys(all) as (keyof Amounts)[]) all[key] = add(all[key], amounts[key])
    short = add(short, shortOf(amounts))
    const also = [...state.offerings.values()]
      .filter((other) => other.activity !== activity && other.status !== 'closed')
      .filter((other) => funderIn(state, other.activity) === activity)
      .map((other) => title(other.activity))
    const stopped = whyStopped(state, activity, local)
    return {
      activity,
      name: title(activity),
      also,
      ...inWords(amounts),
      agrees: held === owing,
      ...(stopped === undefined ? {} : { stopped: spoken(stopped) }),
    }
  })
  return {
    local,
    terms: { days, play, by },
    rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)),
    total: { ...inWords(all, short), agrees: rows.every(({ agrees }) => agrees) },
    promises: [...promises].flatMap(([activity, open]) =>
      open.map((one) => promiseRow(state, activity, title(activity), one, local)),
    ),
    claims: claimPromises(state, title),
  }
}

function inWords(
  amounts: Amounts,
  short = shortOf(amounts),
): Omit<CoverRow, 'activity' | 'name' | 'also' | 'agrees' | 'stopped'> {
  const shown = { ...amounts, promised: negate(amounts.promised) }
  const words = Object.fromEntries(Object.entries(shown).map(([key, amount]) => [key, formatMoney(amount)]))
  return {
    ...(words as Record<keyof Amounts, string>),
    signs: formatMoney(signsOf(amounts)),
    held: formatMoney(heldOf(amounts)),
    short: formatMoney(short),
    isShort: short > 0n,
  }
}

/** The day until which a promise is deposited, by the terms of the day on which it was made. */
export const dueOf = (state: State, { local }: Pick<OpenAdvance, 'local'>): string =>
  plusDays(local, promiseOn(profileOf(state), local.slice(0, 10)).days)

function promiseRow(state: State, activity: string, name: string, one: OpenAdvance, local: string): PromiseRow {
  const due = dueOf(state, one)
  const rule = runningOf(state, activity)?.rule
  return {
    activity,
    name,
    seq: one.seq,
    since: one.local,
    due,
    isOverdue: local.slice(0, 10) > due,
    clause: one.clause,
    says: rule === undefined ? '' : saysOf(rule, one.clause),
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
      ...(expires === undefined ? {} : { until: lastDayOf(expires) }),
    }))
    .sort((a, b) => ((a.until ?? '9') < (b.until ?? '9') ? -1 : 1))
