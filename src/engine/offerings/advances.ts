/**
 * What the house has promised or put in and wants back, kept apart by the activity for which it did. Where one fund pays
 * for several activities, the oldest advance is repaid first, each as its own clause says.
 */

import { add, atLeastZero, type Cents, cents, fromWire, negate, smaller, subtract, ZERO } from '../../base/money.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { type Balances, balance } from '../../ledger/balances.ts'
import { balanceIn, type Draft, entitle } from '../../ledger/draft.ts'
import {
  type AccountName,
  fundsIn,
  type HouseAccount,
  houseAccount,
  isGift,
  owedFor,
  poolAccount,
} from '../../ledger/name.ts'
import { type Chosen, capOf } from '../../rulebook/choice.ts'
import type { Award } from '../judging/judgement.ts'
import type { Posts } from '../posts.ts'
import type { State } from './vocabulary.ts'

/** How much of a prize the house itself gives for good: no fund is the poorer by that. */
export const giftIn = ({ parts }: Pick<Award, 'parts'>): Cents =>
  add(...fundsIn(parts).flatMap(([fund, part]) => (isGift(fund) ? [fromWire(part)] : [])))

/** What the house has put in or promised for that activity and has not got back. */
export function outstandingFor(draft: Draft, activity: string): Cents {
  const of = (kind: HouseAccount) => balanceIn(draft, houseAccount(kind, draft.activity, activity))
  return cents(-(of('promised') + of('advanced') + of('due:advance')))
}

/** The same for all activities of a fund together. */
export function outstanding({ entitlement }: Balances, fund: string): Cents {
  let sum = 0n
  for (const [account, amount] of entitlement)
    if (holderOf(account) === fund && owedFor(fund, nameOf(account)) !== undefined) sum -= amount
  return cents(sum)
}

/**
 * The house gets an advance back once the reserve holds all that is owed for that activity; an older one that has to wait
 * lets the younger ones wait too. What was only promised is struck off first: no money has to move for that.
 */
export function repayHouse(draft: Draft, owing: readonly Chosen[], fund: Chosen): void {
  for (const chosen of owing) {
    const { activity } = chosen.rule
    const owed = outstandingFor(draft, activity)
    // Where an activity's own document is silent, the fund that pays says when the house is repaid.
    const terms = chosen.rule.reserve.repaid === undefined ? fund : chosen
    const { repaid } = terms.rule.reserve
    if (owed <= 0n || repaid === undefined) continue
    if (repaid.fund !== undefined && heldIn(draft, terms.rule) < repaid.fund) return
    const first = repaid.after === undefined ? ZERO : dailyIncreases(draft, terms)
    if (balanceIn(draft, 'reserve') < owed + first) return
    const of = <Kind extends HouseAccount>(kind: Kind) => houseAccount(kind, draft.activity, activity)
    const promised = atLeastZero(negate(balanceIn(draft, of('promised'))))
    entitle(draft, 'reserve', of('promised'), promised, repaid.by)
    entitle(draft, 'reserve', of('due:advance'), subtract(owed, promised), repaid.by)
  }
}

/** What is posted and what stands behind it, together. */
const heldIn = (draft: Draft, { pools }: Chosen['rule']): bigint =>
  Object.keys(pools).reduce((sum, pool) => sum + balanceIn(draft, poolAccount(pool)), 0n + balanceIn(draft, 'reserve'))

/** What the next daily increases of all pools take, each cut to the room under its cap. */
function dailyIncreases(draft: Draft, chosen: Chosen): bigint {
  return Object.entries(chosen.offering.pools ?? {}).reduce((sum, [pool, { daily = ZERO }]) => {
    const room = atLeastZero(subtract(capOf(chosen, pool), balanceIn(draft, poolAccount(pool))))
    return sum + smaller(daily, room)
  }, 0n)
}

/** Keeps the order in which activities came to owe the house: a fund's set of them, the one with the oldest advance first. */
export function noteAdvances(state: State, posts: Posts): void {
  for (const [fund, rows] of Object.entries(posts)) {
    for (const [book, from, to] of rows) {
      if (book !== 'e') continue
      noteAccount(state, fund, from)
      noteAccount(state, fund, to)
    }
  }
}

function noteAccount(state: State, fund: string, name: AccountName): void {
  const owner = owedFor(fund, name)
  if (owner !== undefined) note(state, fund, owner)
}

function note({ owing, balances }: State, fund: string, activity: string): void {
  const balanceOf = (kind: HouseAccount) => balance(balances, fund, houseAccount(kind, fund, activity))
  const isOwed = balanceOf('promised') + balanceOf('advanced') + balanceOf('due:advance') < 0n
  const there = owing.get(fund)
  if (!isOwed) {
    there?.delete(activity)
    if (there?.size === 0) owing.delete(fund)
  } else if (there === undefined) owing.set(fund, new Set([activity]))
  else there.add(activity)
}
