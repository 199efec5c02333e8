/** The house profile set anew, and the forms that it asks for before a prize is paid. */

import { add, atLeastZero, type Cents, fromWire, subtract, times, toWire, ZERO } from '../../base/money.ts'
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
import type { Ask, Stake } from '../mechanism.ts'
import { periodOf, receivedIn, wagerFor, winnerOf } from './paidtotals.ts'
import { fileRequest, whyExcluded } from './reinstatement.ts'
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
  if (sharer !== undefined && share === undefined)
    return refuseOrder('person has no share', { person: sharer, claim: name })
  const terms = formsOn(profileOf(state), at.local.slice(0, 10)).find((one) => one.kind === kind)
  const isEachs = terms !== undefined && isOfEach(terms)
  if (sharer !== undefined && !isEachs) return refuseOrder('form is of the payee', { form: kind, claim: name })
  if (sharer === undefined && isEachs && claim.shares !== undefined)
    return refuseOrder('form is of each', { form: kind, claim: name })
  const before = own(sharer === undefined ? claim.forms : share?.forms, kind)
  if (before !== undefined) return refuseOrder('form recorded already', { form: kind, claim: name, reference: before })
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
  /** Whose own form it is, where the prize is shared, and the part that it states. */
  readonly person?: string
  readonly part?: Cents
}

/** What is handed over in a day the payee has in hand; of anything else each one who shares the prize has an own form. */
const isOfEach = ({ sum }: FormTerms): boolean => sum !== 'business day'

/**
 * Forms that the house profile wants before this claim is paid then, in one form or in whichever, recorded or not. Whether a form on
 * one payment is wanted is asked of the whole prize, shared or not; what a person has in a year is the own parts together.
 */
export function formsOf(
  state: State,
  claim: Claim,
  local: string,
  { stakeOf }: Pick<Ask, 'stakeOf'>,
  form?: string,
): FormAsked[] {
  const payee = winnerOf(claim)
  const stake = stakeOf(claim.claim)
  return formsOn(profileOf(state), local.slice(0, 10)).flatMap((terms) => {
    if (form !== undefined && terms.in?.includes(form) === false) return []
    if (!isOfPrize(state, claim, stake, terms)) return []
    const period = periodOf(state, terms, local)
    const prize = fromWire(claim.award.amount)
    const asked = (person: string | undefined, part: Cents, recorded: Readonly<Record<string, string>> | undefined) => {
      const sum =
        period === undefined ? winningsOf(prize, stake, terms) : add(receivedIn(state, person, period, terms), part)
      if (!reaches(terms, sum)) return []
      const reference = own(recorded, terms.kind) ?? coveredBy(state, person, terms.kind, period)
      const known = reference === undefined ? {} : { reference }
      return [{ terms, sum, ...(period === undefined ? {} : { period }), ...known }]
    }
    if (claim.shares === undefined || !isOfEach(terms)) return asked(payee, prize, claim.forms)
    return claim.shares.flatMap(({ person, amount, forms }) =>
      asked(person, fromWire(amount), forms).map((one): FormAsked => ({ ...one, person, part: fromWire(amount) })),
    )
  })
}

/** Whether the form looks at this prize at all: by what its activity takes for it, and by how many times that it is. */
function isOfPrize(state: State, claim: Claim, stake: Stake | undefined, { times: many, prizes }: FormTerms): boolean {
  const wager = wagerFor(state, claim.activity)
  const isOf = stake !== undefined && stake.staked > ZERO ? 'of a tournament' : wager ? 'of a wager' : 'of no wager'
  if (prizes !== undefined && prizes !== isOf) return false
  if (many === undefined) return true
  return wager !== undefined && fromWire(claim.award.amount) >= times(wager, many)
}

/** Of a tournament, what is won there in all, less what was paid in; of anything else the prize. */
const winningsOf = (prize: Cents, stake: Stake | undefined, { prizes }: FormTerms): Cents =>
  stake === undefined || prizes !== 'of a tournament'
    ? prize
    : atLeastZero(subtract(add(stake.before, prize), stake.staked))

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
export function whyHeld(
  state: State,
  claim: Claim,
  { at: { local }, form, factor }: CommandOf<'PayClaim'>,
  ask: Pick<Ask, 'stakeOf'>,
): Reason[] {
  const excluded = whyExcluded(state, claim, PROFILE)
  if (excluded !== undefined && exclusionOn(profileOf(state), local.slice(0, 10)) !== undefined) return [excluded]
  const naming = lackingName(state, claim, local)
  const unnamed =
    naming === undefined
      ? []
      : [because(PROFILE, 'profile asks for the winner', { from: toWire(naming.amount), by: naming.by })]
  const lacking = formsOf(state, claim, local, ask, form).filter(({ reference }) => reference === undefined)
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

function asksFor({ terms, sum: total, period, person, part }: FormAsked): Reason {
  const whose = person === undefined || part === undefined ? {} : { person, part: toWire(part) }
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
