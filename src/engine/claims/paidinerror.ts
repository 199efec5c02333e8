/** A payment that should not have been made: the house makes good at once what the funds gave, each its own part. */

import { atLeastZero, fromWire, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, type Draft, draftOf } from '../../ledger/draft.ts'
import { type Fund, fundsIn, isGift, isPool, type Parts } from '../../ledger/name.ts'
import type { Ask, Refill } from '../mechanism.ts'
import { drawOnReserve, giveBack, keepToCaps } from '../money/movements.ts'
import { giftIn } from '../offerings/advances.ts'
import { funderIn, funderRunning, repayFrom, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

const BY = 'adjustment'

/** Long after the day was closed too: then the order says what the books say of that claim. */
export function reportPaidInError(state: State, command: CommandOf<'ReportPaidInError'>, ask: Ask): Decision {
  const { claim: name, second, reason, by } = command
  const claim = state.claims.get(name)
  if (state.inError.has(name)) return refuseOrder('reported in error already', { claim: name })
  const isNumbered = /^C[1-9]\d*$/.test(name) && Number(name.slice(1)) <= state.claimsSoFar
  if (claim === undefined && !isNumbered) return refuseOrder('no such claim', { claim: name })
  if (claim !== undefined && claim.status !== 'paid') return refuseOrder('claim not paid', { claim: name })
  // What is not used yet is taken back by nobody's error: it ends, or is used.
  if (claim?.credit !== undefined) return refuseOrder('collection credit is open', { claim: name })
  const activity = claim?.activity ?? command.activity
  const amount = claim === undefined ? command.amount : fromWire(claim.award.amount)
  if (activity === undefined || amount === undefined) return refuseOrder('payment not known any more', { claim: name })
  if ((command.activity ?? activity) !== activity || (command.amount ?? amount) !== amount)
    return refuseOrder('report differs from claim', { claim: name, activity, amount: toWire(amount) })
  if (runningOf(state, activity) === undefined) return refuseOrder('activity never ran', { activity })
  if (amount <= 0n) return refuseOrder('payment of nothing')
  // Whoever took over the money of a closed activity takes over what comes back to it.
  const closedInto = state.offerings.get(activity)?.closedInto
  const gift = claim === undefined ? (command.gift ?? ZERO) : giftIn(claim.award)
  const lost = atLeastZero(subtract(amount, gift))
  // Never a silent negative: the house goes after the person. What it gave itself, a voucher for instance, is no fund's loss.
  const draft = draftOf(state.balances, funderIn(state, closedInto ?? activity))
  const parts = claim?.award.parts ?? command.parts
  if (closedInto !== undefined || parts === undefined) giveBack(draft, 'house', 'reserve', lost, BY)
  else makeGood(draft, parts)
  carry(draft, 'house', 'bank', lost, BY)
  const hit = claim === undefined ? command.undone : undoneWith(state, claim)
  if (closedInto === undefined && hit !== undefined) {
    const { rule } = runningOf(state, activity)!
    for (const [pool, over] of overIn(state, hit)) drawOnReserve(draft, rule, pool, fromWire(over), BY)
    takeBackRefills(draft, claim?.reseed ?? command.reseed, ask.refillsOf(hit))
  }
  keepToCaps(draft, funderRunning(state, activity))
  repayFrom(state, draft)
  return [
    {
      type: 'PaidInError',
      claim: name,
      activity,
      amount: toWire(amount),
      ...(gift === ZERO ? {} : { gift: toWire(gift) }),
      ...(hit === undefined ? {} : { undone: hit }),
      reason,
      by: [by, second],
      posts: toPosts(draft.posts),
    },
  ]
}

/** Pool, reserve, and a promise of the house: each has back what it gave. */
function makeGood(draft: Draft, parts: Parts<string>): void {
  for (const [fund, part] of fundsIn(parts)) if (!isGift(fund)) giveBack(draft, 'house', fund, fromWire(part), BY)
}

/** The hit of a pool of which no other prize stands: with this one it was no win at all, and its pool was refilled for nothing. */
function undoneWith({ claims, inError }: State, { claim, hit, award }: Claim): string | undefined {
  if (!fundsIn(award.parts).some(([fund]) => isPool(fund))) return undefined
  const others = [...claims.values()].filter((one) => one.hit === hit && one.claim !== claim)
  return others.every((one) => inError.has(one.claim)) ? hit : undefined
}

/** What did not fit under the cap while the refill still lay in the pool. */
const overIn = ({ claims }: State, hit: string): [Fund, string][] =>
  [...claims.values()].flatMap((one) => (one.hit === hit ? fundsIn(one.over ?? {}) : []))

/** What the pool was filled up with goes back where it came from, as far as it is still there. */
function takeBackRefills(draft: Draft, own: Parts<string> | undefined, refills: readonly Refill[]): void {
  const all = [
    ...refills,
    ...fundsIn(own ?? {}).map(([pool, part]) => ({ pool, from: 'reserve' as Fund, amount: fromWire(part) })),
  ]
  for (const { pool, from, amount } of all)
    if (isPool(pool)) giveBack(draft, pool, from, smaller(atLeastZero(balanceIn(draft, pool)), amount), BY)
}
