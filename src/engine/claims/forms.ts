/** The house profile set anew, and the forms that it asks for before a prize is paid. */

import { add, type Cents, fromWire, times, toWire, ZERO } from '../../base/money.ts'
import { own } from '../../base/own.ts'
import { because, type Reason, refuseOrder } from '../../base/refusal.ts'
import {
  exclusionOn,
  type FormTerms,
  formsOn,
  type NamingTerms,
  namingOn,
  type ProvingTerms,
  provingOn,
  reaches,
} from '../../rulebook/profile.ts'
import { PROFILE, profileOf } from '../house/profile.ts'
import { periodOf, receivedIn, wagerFor, winnerOf } from './paidtotals.ts'
import { fileRequest } from './reinstatement.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

export function recordForm(state: State, { claim: name, kind, reference, at, by }: CommandOf<'RecordForm'>): Decision {
  const claim = state.claims.get(name)
  if (claim === undefined) return refuseOrder('no such claim', { claim: name })
  if (claim.status !== 'open') return refuseOrder('claim is over', { claim: name, status: claim.status })
  const request = fileRequest(state, claim, { kind, reference, by })
  if (request !== undefined) return request
  const known = [...new Set((profileOf(state).forms ?? []).map((one) => one.kind))]
  if (!known.includes(kind))
    return known.length === 0
      ? refuseOrder('profile asks for no forms')
      : refuseOrder('profile has no such form', { form: kind, has: known })
  const before = own(claim.forms, kind)
  if (before !== undefined) return refuseOrder('form recorded already', { form: kind, claim: name, reference: before })
  const terms = formsOn(profileOf(state), at.local.slice(0, 10)).find((one) => one.kind === kind)
  const period = terms === undefined ? undefined : periodOf(state, terms, at.local)
  const person = winnerOf(claim)
  const covering = coveredBy(state, person, kind, period)
  const covers = person === undefined || period === undefined ? undefined : { person, period }
  if (covers !== undefined && covering !== undefined)
    return refuseOrder('period form recorded already', { form: kind, ...covers, reference: covering })
  return [{ type: 'FormRecorded', claim: name, kind, reference, ...(covers === undefined ? {} : { covers }), by }]
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
    if (!isOfPrize(state, claim, terms)) return []
    const period = periodOf(state, terms, local)
    const before = period === undefined ? ZERO : receivedIn(state, person, period, terms)
    const sum = add(before, amount)
    if (!reaches(terms, sum)) return []
    const reference = claim.forms?.[terms.kind] ?? coveredBy(state, person, terms.kind, period)
    return [
      { terms, sum, ...(period === undefined ? {} : { period }), ...(reference === undefined ? {} : { reference }) },
    ]
  })
}

/** Whether the form looks at this prize at all: by what its activity takes for it, and by how many times that it is. */
function isOfPrize(state: State, claim: Claim, { times: many, prizes }: FormTerms): boolean {
  const wager = wagerFor(state, claim.activity)
  if (prizes !== undefined && (prizes === 'of a wager') !== (wager !== undefined)) return false
  if (many === undefined) return true
  return wager !== undefined && fromWire(claim.award.amount) >= times(wager, many)
}

const coveredBy = (state: State, person: string | undefined, kind: string, period: string | undefined) =>
  person === undefined || period === undefined ? undefined : state.received.get(person)?.forms[`${kind} ${period}`]

/** From which amount on the winner must be known, where this one is not. */
export function lackingName(state: State, claim: Claim, local: string): NamingTerms | undefined {
  const terms = namingOn(profileOf(state), local.slice(0, 10))
  if (terms === undefined || winnerOf(claim) !== undefined) return undefined
  return fromWire(claim.award.amount) >= terms.amount ? terms : undefined
}

/** From which amount on the payer shows a second factor, where this prize is as large. */
export function factorAsked(state: State, claim: Claim, local: string): ProvingTerms | undefined {
  const terms = provingOn(profileOf(state), local.slice(0, 10))
  return terms !== undefined && fromWire(claim.award.amount) >= terms.amount ? terms : undefined
}

/**
 * Why the house profile holds the prize: an excluded winner, an unknown one, then each form that is not there yet, and a second
 * factor that was not shown.
 */
export function whyHeld(state: State, claim: Claim, { at: { local }, form, factor }: CommandOf<'PayClaim'>): Reason[] {
  const winner = winnerOf(claim)
  const isExcluded = winner !== undefined && state.persons.get(winner)?.exclusion === 'in force'
  if (isExcluded && exclusionOn(profileOf(state), local.slice(0, 10)) !== undefined)
    return [because(PROFILE, 'winner is excluded')]
  const naming = lackingName(state, claim, local)
  const unnamed =
    naming === undefined
      ? []
      : [because(PROFILE, 'profile asks for the winner', { from: toWire(naming.amount), by: naming.by })]
  const lacking = formsOf(state, claim, local, form).filter(({ reference }) => reference === undefined)
  const proving = factor === true ? undefined : factorAsked(state, claim, local)
  const unproven =
    proving === undefined
      ? []
      : [because(PROFILE, 'profile asks for a factor', { from: toWire(proving.amount), by: proving.by })]
  return [...unnamed, ...lacking.map(asksFor), ...unproven]
}

function asksFor({ terms, sum: total, period }: FormAsked): Reason {
  const { kind: form, by, amount, over, sum, in: forms, times: many } = terms
  const threshold = amount === undefined ? { over: toWire(over!) } : { from: toWire(amount) }
  if (period === undefined || (sum !== 'business day' && sum !== 'calendar year'))
    return because(PROFILE, 'profile asks for a form', {
      form,
      threshold,
      ...(many === undefined ? {} : { times: many }),
      by,
    })
  const counted = forms === undefined ? {} : { in: forms }
  const figures = { form, threshold, ...counted, sum, total: toWire(total), period, by }
  return because(PROFILE, 'profile asks for a period form', figures)
}
