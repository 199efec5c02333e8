/**
 * What each person was paid, over all activities: by business day and by calendar year, for law counts the payments of a
 * period together. Kept while the period can still grow; every payment of ever is in the table of claims.
 */

import { businessDay, plusDays } from '../../base/moment.ts'
import { add, type Cents, fromWire, ZERO } from '../../base/money.ts'
import type { FormTerms } from '../../rulebook/profile.ts'
import type { Claim, Receipt, Slice, State } from './vocabulary.ts'

/** Papers of a closed day may come late. */
const DAYS_KEPT = 7

export const winnerOf = ({ person, award }: Claim): string | undefined => person ?? award.person

export const periodsAt = ({ property }: Pick<State, 'property'>, local: string): { day: string; year: string } => ({
  day: businessDay(local, property?.dayStart ?? '00:00'),
  year: local.slice(0, 4),
})

/** The period that a form sums over; nothing where it looks at one payment alone. */
export function periodOf(state: Pick<State, 'property'>, { sum }: FormTerms, local: string): string | undefined {
  const { day, year } = periodsAt(state, local)
  return sum === 'business day' ? day : sum === 'calendar year' ? year : undefined
}

export function receiptOf(state: State, claim: Claim, local: string): { received?: Receipt } {
  const person = winnerOf(claim)
  return person === undefined ? {} : { received: { person, ...periodsAt(state, local) } }
}

/** What the person got in that period, in some forms or in any. */
export function receivedIn(
  { received }: Pick<State, 'received'>,
  person: string | undefined,
  period: string,
  forms?: readonly string[],
): Cents {
  const paid = person === undefined ? undefined : received.get(person)?.paid[period]
  return add(ZERO, ...Object.entries(paid ?? {}).flatMap(([form, sum]) => (forms?.includes(form) === false ? [] : sum)))
}

export function evolveReceived(state: Slice, form: string, amount: string, receipt: Receipt | undefined): void {
  if (receipt === undefined) return
  const { person, day, year } = receipt
  const { paid, forms } = state.received.get(person) ?? { paid: {}, forms: {} }
  const grown = { ...paid }
  for (const period of [day, year]) {
    const before = grown[period] ?? {}
    grown[period] = { ...before, [form]: add(before[form] ?? ZERO, fromWire(amount)) }
  }
  state.received.set(person, { paid: grown, forms })
}

export function evolvePeriodForm(state: Slice, person: string, kind: string, period: string, reference: string): void {
  const { paid, forms } = state.received.get(person) ?? { paid: {}, forms: {} }
  state.received.set(person, { paid, forms: { ...forms, [`${kind} ${period}`]: reference } })
}

/** Days and years that can no longer grow leave memory. */
export function forgetReceived(state: Slice, closedDay: string): void {
  const [day, year] = [plusDays(closedDay, -DAYS_KEPT), plusDays(closedDay, -DAYS_KEPT).slice(0, 4)]
  const isKept = (period: string) => (period.length === 4 ? period >= year : period > day)
  for (const [person, { paid, forms }] of state.received) {
    const kept = {
      paid: Object.fromEntries(Object.entries(paid).filter(([period]) => isKept(period))),
      forms: Object.fromEntries(Object.entries(forms).filter(([name]) => isKept(name.split(' ').at(-1) ?? ''))),
    }
    if (Object.keys(kept.paid).length + Object.keys(kept.forms).length === 0) state.received.delete(person)
    else state.received.set(person, kept)
  }
}
