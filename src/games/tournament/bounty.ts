/** A bounty goes to whoever won the hand that knocked the target out; equal hands share it. */
import { type Cents, ZERO } from '../../base/money.ts'
import { equalParts } from './payouts.ts'

export type BountyPart<Who> = { readonly to: Who; readonly amount: Cents }

/** Those with the highest hands, the first left of the button first: odd cents go one each to the first of them. */
export function bountySplit<Who>(bounty: Cents, winners: readonly Who[]): BountyPart<Who>[] {
  if (winners.length === 0) throw new Error('nobody won the hand')
  return equalParts(bounty, winners.length)
    .map((amount, nth) => ({ to: winners[nth]!, amount }))
    .filter(({ amount }) => amount > ZERO)
}
