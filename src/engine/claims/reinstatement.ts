/** A winner whose ban has ended: files a request to come back, and has the prize once it is approved. */

import { because, type Reason, refuse } from '../../base/refusal.ts'
import { runningOf } from '../offerings/running.ts'
import { asksId } from './deadlines.ts'
import { winnerOf, winnersOf } from './paidtotals.ts'
import type { Claim, Decision, EventOf, State } from './vocabulary.ts'

export type Reinstatement = {
  readonly by: string
  /** Whose ban has ended: the payee, or somebody who shares the prize. */
  readonly person: string
  /** The form that is filed, and its reference once it is. */
  readonly form: string
  readonly reference?: string
}

/** What the prize waits for; nothing where the winner was never excluded, or is approved again. */
export function reinstatementOf(state: State, claim: Claim): Reinstatement | undefined {
  const { reinstated } = runningOf(state, claim.activity)?.rule.claim ?? {}
  const person = winnersOf(claim).find((one) => state.persons.get(one)?.exclusion === 'ended')
  if (reinstated === undefined || person === undefined) return undefined
  const { by, form } = reinstated
  const reference = claim.forms?.[form]
  return { by, person, form, ...(reference === undefined ? {} : { reference }) }
}

export function whyNotReinstated(state: State, claim: Claim): Reason | undefined {
  const bar = barOf(state, claim)
  const excluded = bar === undefined ? undefined : whyExcluded(state, claim, bar)
  if (excluded !== undefined) return excluded
  const waits = reinstatementOf(state, claim)
  if (waits === undefined) return undefined
  const { by, form, reference } = waits
  return reference === undefined
    ? because(by, 'reinstatement not filed', { form })
    : because(by, 'reinstatement not approved', { form, reference })
}

/** Whoever has the prize or a part of it is excluded: also if that came to light late. */
export function whyExcluded(state: State, claim: Claim, clause: string): Reason | undefined {
  const person = winnersOf(claim).find((one) => state.persons.get(one)?.exclusion === 'in force')
  if (person === undefined) return undefined
  return person === winnerOf(claim)
    ? because(clause, 'winner is excluded')
    : because(clause, 'sharer is excluded', { person })
}

/** The clause by which nobody wins who is excluded. */
function barOf(state: State, claim: Claim): string | undefined {
  const rule = runningOf(state, claim.activity)?.rule
  if (rule?.claim.reinstated === undefined) return undefined
  return rule.who.find(({ need }) => need === 'not excluded')?.by ?? rule.claim.reinstated.by
}

/** Whoever files it has claimed the prize, which then waits for the approval and not for the end of its time. */
export function fileRequest(
  state: State,
  claim: Claim,
  { kind, reference, by }: Pick<EventOf<'FormRecorded'>, 'kind' | 'reference' | 'by'>,
): Decision | undefined {
  const waits = reinstatementOf(state, claim)
  if (waits?.form !== kind || waits.reference !== undefined) return undefined
  const terms = runningOf(state, claim.activity)!.rule.claim
  if (terms.id !== undefined && asksId(terms, claim.award) && !claim.idShown)
    return refuse({ kind: 'claim', claim: claim.claim }, [because(terms.id.by, 'id before the request')])
  return [{ type: 'FormRecorded', claim: claim.claim, kind, reference, keeps: true, by }]
}
