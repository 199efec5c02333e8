/** A prize whose payee says that it is won by several: who has which part, and the statement on that. */

import { add, fromWire, toWire, ZERO } from '../../base/money.ts'
import { own } from '../../base/own.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { type SharingTerms, sharingOn } from '../../rulebook/profile.ts'
import { profileOf } from '../house/profile.ts'
import { runningOf } from '../offerings/running.ts'
import { winnerOf } from './paidtotals.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

export function shareClaim(state: State, { claim: name, shares, at, by }: CommandOf<'ShareClaim'>): Decision {
  const claim = state.claims.get(name)
  if (claim === undefined) return refuseOrder('no such claim', { claim: name })
  if (claim.status !== 'open') return refuseOrder('claim is over', { claim: name, status: claim.status })
  const terms = sharingOn(profileOf(state), at.local.slice(0, 10))
  if (terms === undefined) return refuseOrder('profile has no statement')
  // Where the document makes the prize the winner's own, nobody else has a part of it.
  const personal = runningOf(state, claim.activity)?.rule.claim.personal
  if (personal !== undefined) return refuse({ kind: 'claim', claim: name }, [because(personal.by, 'prize is personal')])
  if (winnerOf(claim) === undefined) return refuseOrder('payee not known', { claim: name })
  // A profile set anew may name the statement otherwise than the one that was signed.
  const statements = profileOf(state).shared ?? []
  const isRecorded =
    statements.some(({ form }) => own(claim.forms, form) !== undefined) ||
    claim.shares?.some(({ forms }) => forms !== undefined)
  if (isRecorded === true) return refuseOrder('shares are recorded', { claim: name })
  const twice = shares.find(({ person }, index) => shares.findIndex((other) => other.person === person) !== index)
  if (twice !== undefined) return refuseOrder('person shares twice', { person: twice.person })
  const sum = add(ZERO, ...shares.map(({ amount }) => amount))
  if (sum !== fromWire(claim.award.amount))
    return refuseOrder('shares differ from prize', { shares: toWire(sum), prize: claim.award.amount })
  const told = shares.map(({ person, amount }) => ({ person, amount: toWire(amount) }))
  return [{ type: 'ClaimShared', claim: name, shares: told, by }]
}

/** All of it the payee's own: nobody shares it after all. */
export function evolveShares(claim: Claim, shares: readonly { person: string; amount: string }[]): void {
  if (shares.length === 1 && shares[0]!.person === winnerOf(claim)) delete claim.shares
  else claim.shares = shares
}

/** The statement that the profile asks for of a shared prize, with its reference once it is recorded. */
export function statementOf(
  state: State,
  claim: Claim,
  local: string,
): { readonly terms: SharingTerms; readonly reference?: string } | undefined {
  const terms = sharingOn(profileOf(state), local.slice(0, 10))
  if (terms === undefined || claim.shares === undefined) return undefined
  const reference = own(claim.forms, terms.form)
  return { terms, ...(reference === undefined ? {} : { reference }) }
}
