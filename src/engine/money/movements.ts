/** The movements that every activity shares: paying out of the reserve with the house behind it, filling and giving back. */
import { atLeastZero, type Cents, cents, negate, smaller, subtract, ZERO } from '../../base/money.ts'
import { balanceIn, type Draft, entitle, entitleAtMost } from '../../ledger/draft.ts'
import { type EntitlementName, houseAccount, isPromised, type Parts, poolAccount } from '../../ledger/name.ts'
import { type Chosen, capOf } from '../../rulebook/choice.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

/** By fund, what it gave: the reserve, and the house's promise in the account of the activity it promises for. */
export type Drawn = Parts<Cents>
type Paying = Pick<RuleFile, 'activity' | 'reserve'>

/** Out of the reserve, and what it lacks out of the house's promise. Answers with both parts. */
export function drawOnReserve(
  draft: Draft,
  { activity, reserve }: Paying,
  to: EntitlementName,
  wanted: Cents,
  by: string,
): Drawn {
  const fromReserve = entitleAtMost(draft, 'reserve', to, wanted, by)
  const lacking = subtract(wanted, fromReserve)
  const isGift = reserve.short.who !== 'house advances'
  const promise = houseAccount(isGift ? 'promised:gift' : 'promised', draft.activity, activity)
  if (reserve.short.who === 'house refills the reserve') {
    // Put into the reserve for good, and out of it again: it is the reserve that pays.
    entitle(draft, promise, 'reserve', lacking, reserve.short.by)
    entitle(draft, 'reserve', to, lacking, by)
    return { reserve: wanted }
  }
  entitle(draft, promise, to, lacking, reserve.short.by)
  return { reserve: fromReserve, [promise]: lacking }
}

/** Where the house promises money for its own clause, that clause stands beside the one by which it promises at all. */
export const saying = ({ activity, reserve }: Paying, by: string): Paying => ({
  activity,
  reserve: { ...reserve, short: { ...reserve.short, by: `${by} ${reserve.short.by}` } },
})

/** A part for a pool up to its cap; what does not fit goes where the rule says. */
export function fillPool(
  draft: Draft,
  pool: string,
  cap: Cents,
  from: EntitlementName,
  amount: Cents,
  by: string,
): Cents {
  const room = subtract(cap, balanceIn(draft, poolAccount(pool)))
  const fits = room <= 0n ? ZERO : room < amount ? room : amount
  entitle(draft, from, poolAccount(pool), fits, by)
  return fits
}

/** Out of a fund again: as much as it still holds, then the reserve, then the house. */
export function takeBack(
  draft: Draft,
  rule: Paying,
  fund: EntitlementName,
  to: EntitlementName,
  amount: Cents,
  by: string,
): void {
  const there = fund === 'reserve' ? ZERO : entitleAtMost(draft, fund, to, amount, by)
  drawOnReserve(draft, rule, to, subtract(amount, there), by)
}

/**
 * Back to the fund that it was drawn from. A promise that was struck off or deposited meanwhile is none any more: that
 * part belongs in the reserve, from which the house is repaid.
 */
export function giveBack(
  draft: Draft,
  from: EntitlementName,
  fund: EntitlementName,
  amount: Cents,
  by: string,
  kept: 'reserve' | 'due:reverted' = 'reserve',
): void {
  const open = isPromised(fund) ? smaller(atLeastZero(negate(balanceIn(draft, fund))), amount) : amount
  entitle(draft, from, fund, open, by)
  entitle(draft, from, kept, subtract(amount, open), by)
}

/** What comes back to a pool that has grown meanwhile may be more than it can hold. */
export function keepToCaps(draft: Draft, running: Chosen | undefined): void {
  if (running === undefined) return
  for (const [pool, terms] of Object.entries(running.rule.pools)) {
    const over = balanceIn(draft, poolAccount(pool)) - capOf(running, pool)
    if (over > 0n) entitle(draft, poolAccount(pool), 'reserve', cents(over), terms.cap?.by ?? terms.by)
  }
}

/** What the house only promised is struck off; what it had put in is due to it. */
export function giveToHouse(draft: Draft, from: EntitlementName, amount: Cents, by: string): void {
  const promised = smaller(atLeastZero(negate(balanceIn(draft, 'promised:gift'))), amount)
  entitle(draft, from, 'promised:gift', promised, by)
  entitle(draft, from, 'due:reverted', subtract(amount, promised), by)
}
