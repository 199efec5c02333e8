/**
 * An activity ends: pools and reserve go to another one, with the advances that lie in them. Everything that can be
 * settled is settled before, so that no money of a closed activity is left anywhere.
 */

import { add, atLeastZero, type Cents, cents, negate, smaller, subtract, toWire } from '../../base/money.ts'
import { because, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { balanceIn, carry, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import {
  type Advanced,
  claimAccount,
  isAdvanced,
  isPromised,
  kindOf,
  type Pool,
  type Promised,
  poolAccount,
  readName,
} from '../../ledger/name.ts'
import { isTournament, type RuleFile } from '../../rulebook/rule.ts'
import type { Ask } from '../mechanism.ts'
import { giveToHouse } from '../money/movements.ts'
import { funderIn, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

const BY = 'closing'
const PRIZES = poolAccount('prizes')

export function closeOffering(
  state: State,
  { activity, reason, to, by }: CommandOf<'CloseOffering'>,
  ask: Ask,
): Decision {
  const running = runningOf(state, activity)
  if (running === undefined || state.offerings.get(activity)?.status === 'closed')
    return refuseOrder('activity never ran to be closed', { activity })
  const named = closesTo(running.rule)
  if (named !== undefined && to !== named.to) {
    const reason =
      named.to === 'house'
        ? because(named.by, 'rest goes back to the house')
        : because(named.by, 'money stays in its funds', { activity: named.to })
    return refuse({ kind: 'activity', activity }, [reason])
  }
  if (named?.to === 'house') return closeToHouse(state, running.rule, { reason, by }, ask)
  const next = state.offerings.get(to)
  if (next?.running === undefined || next.status === 'closed' || to === activity)
    return refuseOrder('successor lacking')
  const open = whatIsOpen(state, activity, ask)
  if (open !== undefined) return refuse({ kind: 'order' }, [open])
  const { rule } = running
  const { of } = rule.reserve
  const pools = Object.keys(rule.pools).map((pool) => poolAccount(pool))
  if (of !== undefined) {
    // Its open claims lie there too, and are paid from there.
    const draft = draftOf(state.balances, of.activity)
    for (const pool of pools) entitle(draft, pool, 'reserve', atLeastZero(balanceIn(draft, pool)), BY)
    return [{ type: 'OfferingClosed', activity, by, reason, to, posts: toPosts(draft.posts) }]
  }
  const funder = funderIn(state, to)
  if (funder !== to) return refuseOrder('successor is paid from other funds', { activity: to, funder })
  const draft = draftOf(state.balances, activity)
  const unsettled = notSettled(state, draft)
  if (unsettled !== undefined) return unsettled
  const successor = draftOf(state.balances, to)
  hand(draft, successor, pools)
  const posts = { ...toPosts(draft.posts), ...toPosts(successor.posts) }
  return [{ type: 'OfferingClosed', activity, by, reason, to, posts }]
}

/**
 * Where a clause says what becomes of the money: the fund that it lies in, or the house, to which every prize goes back. A
 * tournament has paid out all that it collected; what can be left is what the house put in.
 */
export function closesTo(rule: RuleFile): { readonly to: string; readonly by: string } | undefined {
  const { pools, reserve } = rule
  if (reserve.of !== undefined) return { to: reserve.of.activity, by: reserve.of.by }
  if (isTournament(rule)) return { to: 'house', by: reserve.by }
  const [first, ...others] = Object.values(pools).map(({ falls }) => falls)
  const isTheHouses = [first, ...others].every((falls) => falls?.only === 'when won or after the last drawing')
  return isTheHouses && first !== undefined ? { to: 'house', by: first.by } : undefined
}

/** What the house had put in is due to it, and fetched when the activity is closed. */
function closeToHouse(
  state: State,
  rule: RuleFile,
  { reason, by }: { reason: string; by: string },
  ask: Ask,
): Decision {
  const { activity } = rule
  const open = whatIsOpen(state, activity, ask)
  if (open !== undefined) return refuse({ kind: 'order' }, [open])
  const draft = draftOf(state.balances, activity)
  for (const [pool, { falls }] of Object.entries(rule.pools))
    giveToHouse(draft, poolAccount(pool), atLeastZero(balanceIn(draft, poolAccount(pool))), falls.by)
  // Added before anybody signed up.
  if (isTournament(rule)) giveToHouse(draft, PRIZES, atLeastZero(balanceIn(draft, PRIZES)), rule.reserve.by)
  giveToHouse(draft, 'reserve', atLeastZero(balanceIn(draft, 'reserve')), rule.reserve.by)
  const unsettled = notSettled(state, draft)
  if (unsettled !== undefined) return unsettled
  return [{ type: 'OfferingClosed', activity, by, reason, posts: toPosts(draft.posts) }]
}

/** Hands, rounds, boards and other activities that still need it. */
function whatIsOpen(state: State, activity: string, ask: Ask): Reason | undefined {
  const open = ask.keepsActivityOpen(activity)
  if (open !== undefined) return open
  const paidFromIt = [...state.offerings.values()].find(
    (other) => other.activity !== activity && other.status !== 'closed' && funderIn(state, other.activity) === activity,
  )
  if (paidFromIt === undefined) return undefined
  return because('order', 'another is paid from it', { other: paidFromIt.activity, activity })
}

/** Claims are paid or expire, the house puts in what it promised and fetches what is due, the cage has its money back. */
function notSettled({ claims, balances }: State, draft: Draft): Refusal | undefined {
  const { activity } = draft
  const claim = [...claims.values()].find(
    ({ claim, status }) => status === 'open' && balanceIn(draft, claimAccount(claim)) > 0n,
  )
  if (claim !== undefined) return refuseOrder('claim of somebody is open', { claim: claim.claim, to: claim.award.to })
  const promised = negate(add(...inFund(draft, 'promised').map((name) => balanceIn(draft, name))))
  if (promised !== 0n) return refuseOrder('promise not put in', { amount: toWire(promised) })
  for (const [account, amount] of balances.entitlement) {
    if (holderOf(account) === activity && kindOf(nameOf(account)) === 'due')
      return refuseOrder('due not fetched', { amount: toWire(amount) })
  }
  for (const [account, amount] of balances.custody) {
    if (holderOf(account) !== activity) continue
    const place = readName(nameOf(account))
    if (place.kind === 'box') return refuseOrder('fees not counted', { amount: toWire(amount), table: place.table })
    if (place.kind === 'drawer' || place.kind === 'tray') {
      const from = place.kind === 'drawer' ? { drawer: place.drawer } : { table: place.table }
      return refuseOrder('laid out not repaid', { from, amount: toWire(negate(amount)) })
    }
  }
  return undefined
}

/** Two halves, because each activity's books balance by themselves. */
function hand(draft: Draft, next: Draft, pools: readonly Pool[]): void {
  let moved = 0n
  for (const fund of [...pools, 'reserve'] as const) {
    const amount = atLeastZero(balanceIn(draft, fund))
    entitle(draft, fund, 'patrons', amount, BY)
    entitle(next, 'patrons', 'reserve', amount, BY)
    moved += amount
  }
  carryAdvance(draft, next, cents(moved))
  const variance = balanceIn(draft, 'variance')
  const size = variance < 0n ? negate(variance) : variance
  const [over, under] = variance < 0n ? [next, draft] : [draft, next]
  entitle(over, 'variance', 'patrons', size, BY)
  entitle(under, 'patrons', 'variance', size, BY)
  const cash = cents(moved + variance)
  const [from, into] = cash < 0n ? [next, draft] : [draft, next]
  carry(from, 'bank', 'patron', cash < 0n ? negate(cash) : cash, BY)
  carry(into, 'patron', 'bank', cash < 0n ? negate(cash) : cash, BY)
}

/**
 * What the house advanced and has not got back by a clause goes along, as far as its money is still there: the rules of
 * the other activity say whether it is repaid. What was spent stays given.
 */
function carryAdvance(draft: Draft, next: Draft, moved: Cents): void {
  let left = moved
  for (const name of inFund(draft, 'advanced')) {
    const owed = atLeastZero(negate(balanceIn(draft, name)))
    const along = smaller(owed, left)
    left = subtract(left, along)
    entitle(draft, 'patrons', name, along, BY)
    entitle(next, 'advanced', 'patrons', along, BY)
    entitle(draft, 'house', name, subtract(owed, along), BY)
  }
}

/** The accounts of one kind in this fund, whichever activity each stands for. */
const inFund = ({ activity, balances }: Draft, kind: 'promised' | 'advanced'): (Promised | Advanced)[] =>
  [...balances.entitlement.keys()]
    .filter((account) => holderOf(account) === activity)
    .map(nameOf)
    .filter(kind === 'promised' ? isPromised : isAdvanced)
