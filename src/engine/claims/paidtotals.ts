/**
 * What each person was paid, over all activities: by business day and by calendar year, for law counts the payments of a
 * period together. Kept while the period can still grow; every payment of ever is in the table of claims.
 */

import { businessDay, plusDays } from '../../base/moment.ts'
import { add, type Cents, dollars, fromWire, smaller, subtract, ZERO } from '../../base/money.ts'
import type { FormTerms } from '../../rulebook/profile.ts'
import { isTournament } from '../../rulebook/rule.ts'
import { isTableGame, tableRulesOf } from '../../rulebook/tablegame.ts'
import { runningOf } from '../offerings/running.ts'
import type { Claim, Receipt, Slice, State } from './vocabulary.ts'

/** Papers of a closed day may come late. */
const DAYS_KEPT = 7

export const winnerOf = ({ person, award }: Claim): string | undefined => person ?? award.person

/** Whoever has the prize or a part of it: the payee, and those who share it. */
export const winnersOf = (claim: Claim): string[] => [
  ...new Set([winnerOf(claim) ?? [], ...(claim.shares ?? []).map(({ person }) => person)].flat()),
]

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

/** What the activity takes for its prizes, the smallest where it depends; nothing where it takes neither fee nor wager. */
export function wagerFor(state: Pick<State, 'offerings'>, activity: string): Cents | undefined {
  const running = runningOf(state as State, activity)
  if (running === undefined) return undefined
  const { rule, offering } = running
  if (isTournament(rule)) return offering.tournament?.buyIn === ZERO ? undefined : offering.tournament?.buyIn
  if (!isTableGame(rule)) return rule.fee?.amount
  const amounts = Object.values(tableRulesOf(rule, offering).wagers).flatMap((terms) => terms?.amounts ?? [])
  return amounts.reduce((least, one) => smaller(least, one), dollars(1))
}

/** Beside the sum of a period, that of its prizes without a wager. */
const freeIn = (period: string): string => `free ${period}`

/** What the person got in that period, in some forms or in any. */
export function receivedIn(
  { received }: Pick<State, 'received'>,
  person: string | undefined,
  period: string,
  { in: forms, prizes }: Pick<FormTerms, 'in' | 'prizes'> = {},
): Cents {
  const paid = person === undefined ? undefined : received.get(person)?.paid
  const sumOf = (key: string): Cents =>
    add(
      ZERO,
      ...Object.entries(paid?.[key] ?? {}).flatMap(([form, sum]) => (forms?.includes(form) === false ? [] : sum)),
    )
  if (prizes === undefined) return sumOf(period)
  const free = sumOf(freeIn(period))
  return prizes === 'of no wager' ? free : subtract(sumOf(period), free)
}

export function evolveReceived(
  state: Slice,
  { activity, award, shares }: Claim,
  form: string,
  receipt: Receipt | undefined,
  world: Pick<State, 'offerings'>,
): void {
  if (receipt === undefined) return
  const { person, day, year } = receipt
  const isFree = wagerFor(world, activity) === undefined
  const count = (to: string, amount: Cents, periods: readonly string[]) => {
    const { paid, forms } = state.received.get(to) ?? { paid: {}, forms: {} }
    const grown = { ...paid }
    for (const period of periods) {
      const before = grown[period] ?? {}
      grown[period] = { ...before, [form]: add(before[form] ?? ZERO, amount) }
    }
    state.received.set(to, { paid: grown, forms })
  }
  const named = (period: string) => (isFree ? [period, freeIn(period)] : [period])
  const amount = fromWire(award.amount)
  if (shares === undefined) {
    count(person, amount, [day, year, ...(isFree ? [freeIn(day), freeIn(year)] : [])])
    return
  }
  // The payee has it in hand that day; of the year each one has a part.
  count(person, amount, named(day))
  for (const share of shares) count(share.person, fromWire(share.amount), named(year))
}

export function evolvePeriodForm(state: Slice, person: string, kind: string, period: string, reference: string): void {
  const { paid, forms } = state.received.get(person) ?? { paid: {}, forms: {} }
  state.received.set(person, { paid, forms: { ...forms, [`${kind} ${period}`]: reference } })
}

/** Days and years that can no longer grow leave memory. */
export function forgetReceived(state: Slice, closedDay: string): void {
  const [day, year] = [plusDays(closedDay, -DAYS_KEPT), plusDays(closedDay, -DAYS_KEPT).slice(0, 4)]
  const isIn = (period: string) => (period.length === 4 ? period >= year : period > day)
  const isKept = (name: string) => isIn(name.split(' ').at(-1) ?? '')
  for (const [person, { paid, forms }] of state.received) {
    const kept = {
      paid: Object.fromEntries(Object.entries(paid).filter(([period]) => isKept(period))),
      forms: Object.fromEntries(Object.entries(forms).filter(([name]) => isKept(name))),
    }
    if (Object.keys(kept.paid).length + Object.keys(kept.forms).length === 0) state.received.delete(person)
    else state.received.set(person, kept)
  }
}
