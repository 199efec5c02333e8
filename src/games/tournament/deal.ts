/** A deal: those who are left share all that is there among themselves, evenly, by chips, by the worth of their chips or as they like. */
import { type Message, message } from '../../base/message.ts'
import { add, type Cents, cents, subtract, times, toWire, ZERO } from '../../base/money.ts'
import { equalParts } from './payouts.ts'

export const DEALS = ['even', 'chips', 'chips above the least', 'icm', 'custom'] as const
export type DealMethod = (typeof DEALS)[number]

export type DealShare<Who> = { readonly who: Who; readonly amount: Cents }
export type Stack<Who> = { readonly who: Who; readonly chips: number }

/** Why a deal may not be: somebody missing, a stranger, somebody twice, less than nothing, or not exactly all that is there. */
export function dealFaults(there: Cents, left: readonly string[], shares: readonly DealShare<string>[]): Message[] {
  const named = shares.map(({ who }) => who)
  const faults: Message[] = []
  const twice = named.find((who, nth) => named.indexOf(who) !== nth)
  if (twice !== undefined) faults.push(message('twice in the deal', { who: twice }))
  const stranger = named.find((who) => !left.includes(who))
  if (stranger !== undefined) faults.push(message('not in the deal', { who: stranger }))
  const missing = left.find((who) => !named.includes(who))
  if (missing !== undefined) faults.push(message('missing from the deal', { who: missing }))
  const debtor = shares.find(({ amount }) => amount < ZERO)
  if (debtor !== undefined) faults.push(message('deal below nothing', { who: debtor.who }))
  const sum = add(ZERO, ...shares.map(({ amount }) => amount))
  const values = { sum: toWire(sum), there: toWire(there) }
  if (sum < there) faults.push(message('deal leaves money', values))
  if (sum > there) faults.push(message('deal gives more than there is', values))
  return faults
}

export function evenDeal<Who>(there: Cents, stacks: readonly Stack<Who>[]): DealShare<Who>[] {
  return equalParts(there, stacks.length).map((amount, nth) => ({ who: stacks[nth]!.who, amount }))
}

/** All of it by chips. A leader with most of the chips may have more than the first prize by it. */
export function chipDeal<Who>(there: Cents, stacks: readonly Stack<Who>[]): DealShare<Who>[] {
  const total = stacks.reduce((sum, { chips }) => sum + BigInt(chips), 0n)
  if (total <= 0n) throw new Error('no chips to go by')
  return withRest(
    there,
    stacks,
    stacks.map(({ chips }) => cents((there * BigInt(chips)) / total)),
  )
}

/** Everybody first has the least of the prizes that are left; what is above it goes by chips. */
export function chipDealAboveLeast<Who>(there: Cents, least: Cents, stacks: readonly Stack<Who>[]): DealShare<Who>[] {
  const above = subtract(there, times(least, stacks.length))
  if (above < ZERO) throw new Error('the least prize for everybody is more than there is')
  return chipDeal(above, stacks).map(({ who, amount }) => ({ who, amount: add(amount, least) }))
}

/** Rounded down to the cent; what that leaves goes to whoever has the most chips, of equals to the first. */
export function withRest<Who>(
  there: Cents,
  stacks: readonly Stack<Who>[],
  amounts: readonly Cents[],
): DealShare<Who>[] {
  const rest = subtract(there, add(...amounts))
  const most = stacks.reduce((best, { chips }, nth) => (chips > stacks[best]!.chips ? nth : best), 0)
  return stacks.map(({ who }, nth) => ({ who, amount: nth === most ? add(amounts[nth]!, rest) : amounts[nth]! }))
}
