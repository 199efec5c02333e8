/** The house profile set anew, and the forms that it asks for before a prize is paid. */

import { add, type Cents, formatMoney, fromWire, ZERO } from '../../base/money.ts'
import { type Reason, refuseStep } from '../../base/refusal.ts'
import { type FormTerms, formsOn, type NamingTerms, namingOn, reaches, thresholdOf } from '../../rulebook/profile.ts'
import { PROFILE, profileOf } from '../house/profile.ts'
import { periodOf, receivedIn, winnerOf } from './paidtotals.ts'
import { fileRequest } from './reinstatement.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

export function recordForm(state: State, { claim: name, kind, reference, at, by }: CommandOf<'RecordForm'>): Decision {
  const claim = state.claims.get(name)
  if (claim === undefined) return refuseStep(`there is no claim ${name}`)
  if (claim.status !== 'open') return refuseStep(`claim ${name} is ${claim.status} already`)
  const request = fileRequest(state, claim, { kind, reference, by })
  if (request !== undefined) return request
  const known = [...new Set((profileOf(state).forms ?? []).map((one) => one.kind))]
  if (!known.includes(kind))
    return refuseStep(
      known.length === 0
        ? 'the house profile asks for no forms'
        : `the house profile has no form ${kind}; it has ${known.join(', ')}`,
    )
  const before = claim.forms?.[kind]
  if (before !== undefined) return refuseStep(`the ${kind} of claim ${name} is recorded already as ${before}`)
  const terms = formsOn(profileOf(state), at.local.slice(0, 10)).find((one) => one.kind === kind)
  const period = terms === undefined ? undefined : periodOf(state, terms, at.local)
  const person = winnerOf(claim)
  const covering = coveredBy(state, person, kind, period)
  if (covering !== undefined)
    return refuseStep(`the ${kind} of person ${person} for ${period} is recorded already as ${covering}`)
  const covers = person === undefined || period === undefined ? {} : { covers: { person, period } }
  return [{ type: 'FormRecorded', claim: name, kind, reference, ...covers, by }]
}

/** A form that this payment needs: what it looks at with this payment, and its reference where it is recorded. */
export type FormAsked = {
  readonly terms: FormTerms
  readonly sum: Cents
  /** The day or year that it covers. */
  readonly period?: string
  readonly reference?: string
}

/** Forms that the house profile wants before this claim is paid then, in one form or in whichever, recorded or not. */
export function formsOf(state: State, claim: Claim, local: string, form?: string): FormAsked[] {
  const amount = fromWire(claim.award.amount)
  const person = winnerOf(claim)
  return formsOn(profileOf(state), local.slice(0, 10)).flatMap((terms) => {
    if (form !== undefined && terms.in?.includes(form) === false) return []
    const period = periodOf(state, terms, local)
    const before = period === undefined ? ZERO : receivedIn(state, person, period, terms.in)
    const sum = add(before, amount)
    if (!reaches(terms, sum)) return []
    const reference = claim.forms?.[terms.kind] ?? coveredBy(state, person, terms.kind, period)
    return [
      { terms, sum, ...(period === undefined ? {} : { period }), ...(reference === undefined ? {} : { reference }) },
    ]
  })
}

const coveredBy = (state: State, person: string | undefined, kind: string, period: string | undefined) =>
  person === undefined || period === undefined ? undefined : state.received.get(person)?.forms[`${kind} ${period}`]

/** From which amount on the winner must be known, where this one is not. */
export function lackingName(state: State, claim: Claim, local: string): NamingTerms | undefined {
  const terms = namingOn(profileOf(state), local.slice(0, 10))
  if (terms === undefined || winnerOf(claim) !== undefined) return undefined
  return fromWire(claim.award.amount) >= terms.amount ? terms : undefined
}

/** Why the house profile holds the prize: an unknown winner, then each form that is not there yet. */
export function whyHeld(state: State, claim: Claim, local: string, form: string): Reason[] {
  const naming = lackingName(state, claim, local)
  const unnamed =
    naming === undefined
      ? []
      : [
          {
            clause: PROFILE,
            says: `the house profile asks who the winner is before ${formatMoney(naming.amount)} or more are paid (${naming.by})`,
          },
        ]
  const lacking = formsOf(state, claim, local, form).filter(({ reference }) => reference === undefined)
  return [...unnamed, ...lacking.map((asked) => ({ clause: PROFILE, says: asksFor(asked) }))]
}

function asksFor({ terms, sum, period }: FormAsked): string {
  const { kind, by } = terms
  if (period === undefined)
    return `the house profile asks for the form ${kind} before ${thresholdOf(terms)} are paid (${by})`
  const forms = terms.in === undefined ? '' : ` in ${terms.in.join(' or ')}`
  return `the house profile asks for the form ${kind} before a person gets ${thresholdOf(terms)}${forms} in a ${terms.sum}; with this one it is ${formatMoney(sum)} in ${period} (${by})`
}
