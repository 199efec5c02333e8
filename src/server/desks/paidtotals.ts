/** Who was paid how much in a business day or a calendar year, over all activities, and the forms that follow from it. */

import { plusDays } from '../../base/moment.ts'
import { add, type Cents, formatMoney, fromWire } from '../../base/money.ts'
import { wagerFor } from '../../engine/claims/paidtotals.ts'
import { profileOf } from '../../engine/house/profile.ts'
import { type FormTerms, formsOn, reaches } from '../../rulebook/profile.ts'
import type { House } from '../house/kernel.ts'

export type ReceivedRow = {
  person: string
  count: number
  cash: string
  total: string
  /** Forms of the house profile whose threshold the sums of the period reach; recorded, or not. */
  forms: { kind: string; by: string; sum: string; reference?: string }[]
}
export type ReceivedView = { period: string; rows: ReceivedRow[]; unnamed: { count: number; total: string } }

/** `2026-03-10` is a business day, `2026` a calendar year. */
export const PERIOD = /^\d{4}(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/

/** The instants between which the period lies. */
export function boundsOf({ state, zone }: House, period: string): [string, string] {
  const instant = (local: string) => new Date(zone.instantOf(local)).toISOString()
  if (period.length === 4) return [instant(`${period}-01-01T00:00`), instant(`${Number(period) + 1}-01-01T00:00`)]
  const dayStart = state.property?.dayStart ?? '00:00'
  return [instant(`${period}T${dayStart}`), instant(`${plusDays(period, 1)}T${dayStart}`)]
}

type Paid = { person: string | null; activity: string; amount: string; form: string | null }
type Recorded = { person: string; kind: string; reference: string }

/** The payee has a shared prize in hand that day; of the year each one has the own part. */
const BY_HAND = 'select person, activity, amount, form from claims where paid >= ? and paid < ?'
const BY_PART = `select coalesce(s.person, c.person) as person, c.activity, coalesce(s.amount, c.amount) as amount, c.form
  from claims c left join shares s on s.claim = c.claim where c.paid >= ? and c.paid < ?`

export async function receivedView(house: House, period: string): Promise<ReceivedView> {
  const bounds = boundsOf(house, period)
  const rows = await house.store.rows<Paid>(period.length === 4 ? BY_PART : BY_HAND, ...bounds)
  const recorded = await house.store.rows<Recorded>(
    `select case f.person when '' then c.person else f.person end as person, f.kind, f.reference
     from forms f join claims c on c.claim = f.claim
     where c.person is not null and f.at >= ? and f.at < ? order by f.at`,
    ...bounds,
  )
  const terms = termsOf(house, period)
  const unnamed = rows.filter(({ person }) => person === null)
  const people = Map.groupBy(
    rows.filter(({ person }) => person !== null),
    ({ person }) => person!,
  )
  const found = [...people].map(([person, paid]) => ({
    total: sumOf(paid),
    row: rowOf(house, person, paid, terms, recorded),
  }))
  return {
    period,
    rows: found.sort((a, b) => (a.total < b.total ? 1 : -1)).map(({ row }) => row),
    unnamed: { count: unnamed.length, total: formatMoney(sumOf(unnamed)) },
  }
}

function rowOf(
  { state }: House,
  person: string,
  paid: readonly Paid[],
  terms: readonly FormTerms[],
  recorded: readonly Recorded[],
) {
  const isLookedAt = ({ prizes }: FormTerms, { activity }: Paid) =>
    prizes === undefined || (prizes === 'of a wager') === (wagerFor(state, activity) !== undefined)
  return {
    person,
    count: paid.length,
    cash: formatMoney(sumOf(paid, ['cash'])),
    total: formatMoney(sumOf(paid)),
    forms: terms.flatMap((form) => {
      const looked = paid.filter((one) => isLookedAt(form, one))
      const sum = sumOf(looked, form.in)
      if (!reaches(form, sum)) return []
      const known = recorded.find((one) => one.person === person && one.kind === form.kind)
      const reference = known === undefined ? {} : { reference: known.reference }
      return [{ kind: form.kind, by: form.by, sum: formatMoney(sum), ...reference }]
    }),
  }
}

const sumOf = (paid: readonly Paid[], forms?: readonly string[]): Cents =>
  add(...paid.filter(({ form }) => forms?.includes(form ?? '') !== false).map(({ amount }) => fromWire(amount)))

/** What held on the last day of the period. */
const termsOf = ({ state }: House, period: string): FormTerms[] =>
  formsOn(profileOf(state), period.length === 4 ? `${period}-12-31` : period).filter(
    ({ sum }) => sum === (period.length === 4 ? 'calendar year' : 'business day'),
  )
