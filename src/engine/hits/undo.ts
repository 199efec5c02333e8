/** A hit is undone: what a declaration held is released, what an award gave is taken back by adjustment. */

import { atLeastZero, fromWire, smaller } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { balanceIn, type Draft, draftOf, entitleAtMost } from '../../ledger/draft.ts'
import { claimAccount, type Fund, fundsIn, isPool, pendingAccount, reseedAccount } from '../../ledger/name.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame } from '../../rulebook/tablegame.ts'
import { numberOf, ticketsWith } from '../entries/spans.ts'
import type { Refill } from '../mechanism.ts'
import { drawOnReserve, giveBack, keepToCaps } from '../money/movements.ts'
import { acceptedRule, funderIn, funderRunning, repayFrom, runningOf } from '../offerings/running.ts'
import { entitled, type Posts, toPosts } from '../posts.ts'
import { refillWon, wonSince } from './refill.ts'
import type { CommandOf, Decision, Hit, State } from './vocabulary.ts'

/** What was held for the reseed goes to the pool that was won. */
export function reseededPools(posts: Posts, hit: Pick<Hit, 'hit'>) {
  const all = entitled(posts)
  // Of several pools in one round each is followed by its own reseed.
  const isWin = ({ from, to }: (typeof all)[number]) => isPool(from) && to === pendingAccount(hit.hit)
  const wonBefore = (index: number) => all.slice(0, index).findLast(isWin) ?? all.find(isWin)
  return all
    .map((post, index) => ({ ...post, won: wonBefore(index) }))
    .filter(({ to }) => to === reseedAccount(hit.hit))
    .map(({ from, amount, by, won }) => ({
      // What nobody took came out of the pool and is not part of its next prize.
      to: won === undefined || isPool(from) ? ('reserve' as const) : won.from,
      from,
      amount,
      by,
    }))
}

/** Of an awarded hit: what its pools were filled up with, and from where. */
export const refillsIn = (hit: Pick<Hit, 'hit' | 'posts'>): Refill[] =>
  reseededPools(hit.posts, hit).flatMap(({ from, to, amount }) =>
    isPool(to) && !isPool(from) ? [{ pool: to, from: from as Fund, amount }] : [],
  )

/** Everything held goes back where it came from; a pool that has grown meanwhile keeps to its cap. */
export function releasePosts(state: State, hit: Hit, by: string): Posts {
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  const kept = keptFor(state, hit)
  for (const { from, to, amount } of entitled(hit.posts)) giveBack(draft, to, from, amount, by, kept)
  refillWon(state, draft, hit.activity, wonSince(state, hit))
  const funds = funderRunning(state, hit.activity)
  keepToCaps(draft, funds)
  repayFrom(state, draft)
  return toPosts(draft.posts)
}

/** A recorded win is undone by a manual adjustment only, and only as far as it was not paid out. */
export function backOut(state: State, hit: Hit, { by, second, reason, document }: CommandOf<'BackOutHit'>): Decision {
  if (hit.status !== 'verified' && hit.status !== 'disputed')
    return refuseOrder('hit not to be backed out', { hit: hit.hit, status: hit.status })
  const isOnBoard = state.boards.get(hit.activity)?.some((entry) => entry.hit === hit.hit) ?? false
  const hasPoints = hit.points !== undefined && (hit.before ?? hit.status) === 'verified'
  if (hit.claims.length === 0 && !isOnBoard && !hasPoints && hit.handed === undefined)
    return refuseOrder(hit.board === undefined ? 'hit never verified' : 'hit won nothing', { hit: hit.hit })
  // Tickets are void first, before two persons: they lie in a drum, or in somebody's pocket.
  const left = ticketsLeft(state, hit)
  if (left.length > 0) return refuseOrder('tickets to be void first', { hit: hit.hit, tickets: left })
  if (document === '') return refuseOrder('adjustment names its document')
  const claims = hit.claims.map((id) => state.claims.get(id)!)
  // What was paid in error is made good already; a hit of which nothing else is left has nothing to be taken back.
  const isOver = claims.length > 0 && claims.every(({ status }) => status === 'paid')
  const paid = claims.find(({ status, inError }) => status === 'paid' && (isOver || inError !== true))
  if (paid !== undefined) return refuseOrder('claim was paid', { claim: paid.claim })
  const draft = draftOf(state.balances, funderIn(state, hit.activity))
  const clause = adjustedBy(runningOf(state, hit.activity)?.rule)
  // The reseed leaves the pool again, as far as nobody else has won it since.
  for (const { from, to, amount } of reseededPools(hit.posts, hit)) {
    if (isPool(from)) entitleAtMost(draft, 'reserve', from, amount, clause)
    // Back to the reserve or the promise of the house, whichever gave it.
    else if (to !== 'reserve') giveBack(draft, to, from, smaller(atLeastZero(balanceIn(draft, to)), amount), clause)
  }
  for (const { reseed = {} } of claims) {
    for (const [pool, amount] of fundsIn(reseed)) entitleAtMost(draft, pool, 'reserve', fromWire(amount), clause)
  }
  const rule = runningOf(state, hit.activity)?.rule
  for (const { claim, award, status } of claims) {
    // What has expired lies in the reserve: a posted pool has its part of it back.
    if (status === 'expired' && rule?.claim.expires?.to === 'reserve')
      for (const [fund, part] of fundsIn(award.parts))
        if (isPool(fund)) drawOnReserve(draft, rule, fund, fromWire(part), clause)
    if (status !== 'open') continue
    for (const [fund, part] of fundsIn(award.parts)) giveBack(draft, claimAccount(claim), fund, fromWire(part), clause)
  }
  takeBackReset(draft, hit.posts, clause, keptFor(state, hit))
  const funds = funderRunning(state, hit.activity)
  keepToCaps(draft, funds)
  repayFrom(state, draft)
  return [{ type: 'HitBackedOut', hit: hit.hit, by: [by, second], reason, document, posts: toPosts(draft.posts) }]
}

/** Which of its tickets are in somebody's hand or in the drum: neither void, nor drawn, nor thrown away. */
export const ticketsLeft = ({ tickets }: Pick<State, 'tickets'>, { handed = [] }: Pick<Hit, 'handed'>): string[] =>
  handed.filter((one) => ticketsWith(tickets, numberOf(one)) !== undefined)

type Kept = NonNullable<Parameters<typeof giveBack>[5]>

/** Where money goes that the house has put in by now for a start that did not count: a table game's reset amount was its own. */
function keptFor(state: State, { activity }: Hit): Kept {
  const rule = runningOf(state, activity)?.rule ?? acceptedRule(state, activity)!
  return isTableGame(rule) ? 'due:reverted' : 'reserve'
}

/** The reset amount, and the reserve, that went onto a meter for an award which is now taken back. */
function takeBackReset(draft: Draft, posts: Posts, by: string, kept: Kept): void {
  for (const { from, to: pool, amount } of entitled(posts)) {
    if (!isPool(pool) || (from !== 'promised:gift' && from !== 'reserve')) continue
    giveBack(draft, pool, from, smaller(balanceIn(draft, pool), amount), by, kept)
  }
}

/** The clause under which an award is backed out, where the document of a game speaks of it. */
function adjustedBy(rule: RuleFile | undefined): string {
  const terms = rule !== undefined && isTableGame(rule) ? rule.table.terms : undefined
  return terms?.['backed out']?.by ?? 'adjustment'
}
