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
import { statementOf } from './shares.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

export function recordForm(state: State, command: CommandOf<'RecordForm'>): Decision {
  const { claim: name, kind, reference, person: sharer, at, by } = command
  const claim = state.claims.get(name)
  if (claim === undefined) return refuseOrder('no such claim', { claim: name })
  if (claim.status !== 'open') return refuseOrder('claim is over', { claim: name, status: claim.status })
  const request = fileRequest(state, claim, { kind, reference, by })
  if (request !== undefined) return request
  const { forms = [], shared = [] } = profileOf(state)
  const known = [...new Set([...forms.map((one) => one.kind), ...shared.map((one) => one.form)])]
  if (!known.includes(kind))
    return known.length === 0
      ? refuseOrder('profile asks for no forms')
      : refuseOrder('profile has no such form', { form: kind, has: known })
  const isStatement = shared.some((one) => one.form === kind)
  if (isStatement && claim.shares === undefined) return refuseOrder('claim is not shared', { claim: name })
  const share = claim.shares?.find(({ person }) => person === sharer)
  if (sharer !== undefined && (share === undefined || isStatement))
    return refuseOrder('person has no share', { person: sharer, claim: name })
  const before = own(sharer === undefined ? claim.forms : share?.forms, kind)
  if (before !== undefined) return refuseOrder('form recorded already', { form: kind, claim: name, reference: before })
  const terms = formsOn(profileOf(state), at.local.slice(0, 10)).find((one) => one.kind === kind)
  const period = terms === undefined ? undefined : periodOf(state, terms, at.local)
  const person = sharer ?? winnerOf(claim)
  const covering = coveredBy(state, person, kind, period)
  const covers = person === undefined || period === undefined ? undefined : { person, period }
  if (covers !== undefined && covering !== undefined)
    return refuseOrder('period form recorded already', { form: kind, ...covers, reference: covering })
  const whose = sharer === undefined ? {} : { person: sharer }
  return [
    { type: 'FormRecorded', claim: name, kind, reference, ...whose, ...(covers === undefined ? {} : { covers }), by },
  ]
}

/** A form that this payment needs: what it looks at with this payment, and its reference where it is recorded. */
export type FormAsked = {
  readonly terms: FormTerms
  readonly sum: Cents
  /** The day or year that it covers. */
  readonly period?: string
  readonly reference?: string
  /** Whose own form it is, where the prize is shared. */
  readonly person?: string
}

/** Forms that the house profile wants before this claim is paid then, in one form or in whichever, recorded or not. */
export function formsOf(state: State, claim: Claim, local: string, form?: string): FormAsked[] {
  const payee = winnerOf(claim)
  return formsOn(profileOf(state), local.slice(0, 10)).flatMap((terms) => {
    if (form !== undefined && terms.in?.includes(form) === false) return []
    if (!isOfPrize(state, claim, terms)) return []
    const period = periodOf(state, terms, local)
    // What is handed over in a day the payee gets in hand; what is won is each one's own part.
    const shares = terms.sum === 'business day' ? undefined : claim.shares
    return (shares ?? [{ person: payee, amount: claim.award.amount }]).flatMap((share): FormAsked[] => {
      const { person, amount } = share
      const before = period === undefined ? ZERO : receivedIn(state, person, period, terms)
      const sum = add(before, fromWire(amount))
      if (!reaches(terms, sum)) return []
      const recorded = 'forms' in share ? own(share.forms, terms.kind) : undefined
      const ofPayee = person === payee ? claim.forms?.[terms.kind] : undefined
      const reference = recorded ?? ofPayee ?? coveredBy(state, person, terms.kind, period)
      return [
        {
          terms,
          sum,
          ...(period === undefined ? {} : { period }),
          ...(reference === undefined ? {} : { reference }),
          ...(shares === undefined || person === undefined ? {} : { person }),
        },
      ]
    })
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
  const winners = [...(winner === undefined ? [] : [winner]), ...(claim.shares ?? []).map(({ person }) => person)]
  const isExcluded = winners.some((person) => state.persons.get(person)?.exclusion === 'in force')
  if (isExcluded && exclusionOn(profileOf(state), local.slice(0, 10)) !== undefined)
    return [because(PROFILE, 'winner is excluded')]
  const naming = lackingName(state, claim, local)
  const unnamed =
    naming === undefined
      ? []
      : [because(PROFILE, 'profile asks for the winner', { from: toWire(naming.amount), by: naming.by })]
  const lacking = formsOf(state, claim, local, form).filter(({ reference }) => reference === undefined)
  const statement = statementOf(state, claim, local)
  const unstated =
    statement === undefined || statement.reference !== undefined
      ? []
      : [because(PROFILE, 'profile asks for a statement', { form: statement.terms.form, by: statement.terms.by })]
  const proving = factor === true ? undefined : factorAsked(state, claim, local)
  const unproven =
    proving === undefined
      ? []
      : [because(PROFILE, 'profile asks for a factor', { from: toWire(proving.amount), by: proving.by })]
  return [...unnamed, ...unstated, ...lacking.map(asksFor), ...unproven]
}

function asksFor({ terms, sum: total, period, person }: FormAsked): Reason {
  const whose = person === undefined ? {} : { person }
  const { kind: form, by, amount, over, sum, in: forms, times: many } = terms
  const threshold = amount === undefined ? { over: toWire(over!) } : { from: toWire(amount) }
  if (period === undefined || (sum !== 'business day' && sum !== 'calendar year'))
    return because(PROFILE, 'profile asks for a form', {
      form,
      threshold,
      ...(many === undefined ? {} : { times: many }),
      ...whose,
      by,
    })
  const counted = forms === undefined ? {} : { in: forms }
  const figures = { form, threshold, ...counted, sum, total: toWire(total), period, ...whose, by }
  return because(PROFILE, 'profile asks for a period form', figures)
}
