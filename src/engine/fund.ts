/** The movements that every activity shares: paying out of the reserve with the house behind it, repaying the house. */
import { add, atLeastZero, type Cents, cents, negate, smaller, subtract, ZERO } from '../base/money.ts'
import { balanceIn, type Draft, entitle, entitleAtMost } from '../ledger/draft.ts'
import { type Chosen, capOf } from '../rulebook/chosen.ts'
import type { Offering } from '../rulebook/offering.ts'
import type { RuleFile } from '../rulebook/rule.ts'

/** What the house has put in or promised and has not got back. */
export const outstanding = (draft: Draft): Cents =>
  negate(add(balanceIn(draft, 'promised'), balanceIn(draft, 'advanced'), balanceIn(draft, 'due:advance')))

/** `promised` is to be repaid, `promised:gift` is not. */
export type Drawn = { reserve: Cents; promised: Cents; 'promised:gift': Cents }

/** Out of the reserve, and what it lacks out of the house's promise. Answers with both parts. */
export function drawOnReserve(
  draft: Draft,
  { reserve }: Pick<RuleFile, 'reserve'>,
  to: string,
  wanted: Cents,
  by: string,
): Drawn {
  const fromReserve = entitleAtMost(draft, 'reserve', to, wanted, by)
  const lacking = subtract(wanted, fromReserve)
  if (reserve.short.who === 'house refills the reserve') {
    // Put into the reserve for good, and out of it again: it is the reserve that pays.
    entitle(draft, 'promised:gift', 'reserve', lacking, reserve.short.by)
    entitle(draft, 'reserve', to, lacking, by)
    return { reserve: wanted, promised: ZERO, 'promised:gift': ZERO }
  }
  const promise = reserve.short.who === 'house gives' ? 'promised:gift' : 'promised'
  entitle(draft, promise, to, lacking, reserve.short.by)
  return promise === 'promised'
    ? { reserve: fromReserve, promised: lacking, 'promised:gift': ZERO }
    : { reserve: fromReserve, promised: ZERO, 'promised:gift': lacking }
}

/**
 * The house gets its advances back once the reserve holds the whole amount owed. What it only promised is struck off
 * first: no money has to move for that.
 */
export function repayHouse(draft: Draft, rule: RuleFile, offering: Offering): Cents {
  const { reserve } = rule
  const owed = outstanding(draft)
  if (reserve.repaid === undefined || owed <= 0n) return ZERO
  if (reserve.repaid.fund !== undefined && fundOf(draft, rule) < reserve.repaid.fund) return ZERO
  const first = reserve.repaid.after === undefined ? ZERO : dailyIncreases(draft, { rule, offering })
  if (balanceIn(draft, 'reserve') < add(owed, first)) return ZERO
  const promised = negate(balanceIn(draft, 'promised'))
  entitle(draft, 'reserve', 'promised', promised, reserve.repaid.by)
  entitle(draft, 'reserve', 'due:advance', cents(owed - promised), reserve.repaid.by)
  return owed
}

/** What is posted and what stands behind it, together. */
const fundOf = (draft: Draft, { pools }: RuleFile): Cents =>
  add(balanceIn(draft, 'reserve'), ...Object.keys(pools).map((pool) => balanceIn(draft, `pool:${pool}`)))

/** What the next daily increases of all pools take, each cut to the room under its cap. */
function dailyIncreases(draft: Draft, chosen: Chosen): Cents {
  const each = Object.entries(chosen.offering.pools ?? {}).map(([pool, { daily = ZERO }]) =>
    smaller(daily, atLeastZero(subtract(capOf(chosen, pool), balanceIn(draft, `pool:${pool}`)))),
  )
  return add(...each)
}

/** A part for a pool up to its cap; what does not fit goes where the rule says. */
export function fillPool(draft: Draft, pool: string, cap: Cents, from: string, amount: Cents, by: string): Cents {
  const room = subtract(cap, balanceIn(draft, `pool:${pool}`))
  const fits = room <= 0n ? ZERO : room < amount ? room : amount
  entitle(draft, from, `pool:${pool}`, fits, by)
  return fits
}

/** Out of a fund again: as much as it still holds, then the reserve, then the house. */
export function takeBack(
  draft: Draft,
  rule: Pick<RuleFile, 'reserve'>,
  fund: string,
  to: string,
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
export function giveBack(draft: Draft, from: string, fund: string, amount: Cents, by: string): void {
  const isPromise = fund.startsWith('promised')
  const open = isPromise ? smaller(atLeastZero(negate(balanceIn(draft, fund))), amount) : amount
  entitle(draft, from, fund, open, by)
  entitle(draft, from, 'reserve', subtract(amount, open), by)
}

/** What comes back to a pool that has grown meanwhile may be more than it can hold. */
export function keepToCaps(draft: Draft, running: Chosen | undefined): void {
  if (running === undefined) return
  for (const [pool, terms] of Object.entries(running.rule.pools)) {
    const over = balanceIn(draft, `pool:${pool}`) - capOf(running, pool)
    if (over > 0n) entitle(draft, `pool:${pool}`, 'reserve', cents(over), terms.cap?.by ?? terms.by)
  }
}
