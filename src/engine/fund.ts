/** The movements that every activity shares: paying out of the reserve with the house behind it, repaying the house. */
import { add, type Cents, cents, negate, subtract, ZERO } from '../base/money.ts'
import { balanceIn, type Draft, entitle, entitleAtMost } from '../ledger/draft.ts'
import type { RuleFile } from '../rulebook/rule.ts'

/** What the house has put in or promised and has not got back. */
export const outstanding = (draft: Draft): Cents =>
  negate(add(balanceIn(draft, 'promised'), balanceIn(draft, 'advanced'), balanceIn(draft, 'due:advance')))

/** Out of the reserve, and what it lacks out of the house's promise. Answers with both parts. */
export function drawOnReserve(
  draft: Draft,
  { reserve }: Pick<RuleFile, 'reserve'>,
  to: string,
  wanted: Cents,
  by: string,
): { reserve: Cents; promised: Cents } {
  const fromReserve = entitleAtMost(draft, 'reserve', to, wanted, by)
  const promised = subtract(wanted, fromReserve)
  entitle(draft, 'promised', to, promised, reserve.short.by)
  return { reserve: fromReserve, promised }
}

/**
 * The house gets its advances back once the reserve holds the whole amount owed. What it only promised is struck off
 * first: no money has to move for that.
 */
export function repayHouse(draft: Draft, { reserve }: Pick<RuleFile, 'reserve'>): Cents {
  const owed = outstanding(draft)
  if (owed <= 0n || balanceIn(draft, 'reserve') < owed) return ZERO
  const promised = negate(balanceIn(draft, 'promised'))
  entitle(draft, 'reserve', 'promised', promised, reserve.repaid.by)
  entitle(draft, 'reserve', 'due:advance', cents(owed - promised), reserve.repaid.by)
  return owed
}

/** A part for a pool up to its cap; what does not fit goes where the rule says. */
export function fillPool(draft: Draft, pool: string, cap: Cents, from: string, amount: Cents, by: string): Cents {
  const room = subtract(cap, balanceIn(draft, `pool:${pool}`))
  const fits = room <= 0n ? ZERO : room < amount ? room : amount
  entitle(draft, from, `pool:${pool}`, fits, by)
  return fits
}
