/**
 * The house profile: what law and the house itself ask beyond every approved document, as dated text. It is empty until
 * somebody sets it, and what it refuses is never called a clause of a document.
 *
 *   forms:
 *     - { kind: W-2G, from: 2026-01-01, amount: "$2,000", times: 300, prizes: of a wager, by: 26 USC 3402(q) }
 *     - { kind: W-2G, from: 2026-01-01, over: "$5,000", prizes: of a tournament, by: Rev. Proc. 2007-57 }
 *     - { kind: CTR, from: 2026-01-01, over: "$10,000", sum: business day, in: [cash], by: 31 CFR 1021.311 }
 *   named:
 *     - { from: 2026-01-01, amount: "$3,000", by: the house's own log of payments }
 *   shared:
 *     - { from: 2026-01-01, form: '5754', by: instructions for Form 5754 }
 *   excluded:
 *     - { from: 2026-01-01, by: 4 CCR 12464 }
 *   factor:
 *     - { from: 2026-01-01, amount: "$5,000", by: our rule for large payments }
 *   seats:
 *     - { from: 2026-01-01, age: 21, by: our license }
 *   promises:
 *     - { from: 2026-01-01, days: 7, play: stops, by: WAC 230-15-455 }
 *   keep:
 *     - { from: 2026-01-01, class: journal, years: 7, by: our state's rule on records }
 */
import { z } from 'zod'
import { type Message, message } from '../base/message.ts'
import type { Cents } from '../base/money.ts'
import { date, money, whole } from './terms.ts'
import { issueOf, needing } from './text/parsed.ts'

/** What is held against a threshold: one payment, or everything paid to the same person in a period, this one included. */
export const SUMS = ['one payment', 'business day', 'calendar year'] as const

/** `of a tournament`: all that somebody wins in one, less what that person paid for buy-ins, rebuys and add-ons of it. */
const PRIZES = ['of a wager', 'of no wager', 'of a tournament'] as const

/** A form that must be recorded before a prize is paid, from that date on: at an amount or more, or only over it. */
const form = z
  .strictObject({
    kind: z.string().min(1).max(40),
    from: date,
    amount: money.optional(),
    over: money.optional(),
    sum: z.enum(SUMS).optional(),
    /** Only what is paid in these ways; all of them where nothing is said. */
    in: z.array(z.string().min(1).max(40)).min(1).optional(),
    /** Only a prize of at least so many times the wager that won it. */
    times: whole.optional(),
    /** Only prizes of activities that take a wager or a fee for it, of those that take none, or of tournaments with a buy-in. */
    prizes: z.enum(PRIZES).optional(),
    by: z.string().min(1),
  })
  .superRefine(({ amount, over, sum = 'one payment', prizes }, context) => {
    if ((amount === undefined) === (over === undefined)) context.addIssue(issueOf(message('amount or over')))
    if (prizes === 'of a tournament' && sum !== 'one payment') context.addIssue(issueOf(message('sum of a tournament')))
  })

/** From this amount on a prize is paid only to somebody whom the register knows. */
const naming = z.strictObject({ from: date, amount: money, by: z.string().min(1) })

/** Of a prize that several won together this statement is recorded before it is paid: who has which part. */
const sharing = z.strictObject({ from: date, form: z.string().min(1).max(40), by: z.string().min(1) })

/** From this amount on whoever pays a prize shows a second factor. */
const proving = z.strictObject({ from: date, amount: money, by: z.string().min(1) })

/** From then on nobody is paid who is excluded, whatever the document of the activity says of it. */
const exclusion = z.strictObject({ from: date, by: z.string().min(1) })

/** From then on nobody is seated who is known to be younger. What a promotion asks is the promotion's own. */
const seating = z.strictObject({
  from: date,
  age: needing(whole, (age) => age >= 1 && age <= 120, message('an age')),
  by: z.string().min(1),
})

/** Where posted prizes are not covered by money in hand. */
const PLAYS = ['goes on', 'stops'] as const
/** What the house has promised and not put in yet: within how many days it must, and whether play goes on until then. */
const promise = z.strictObject({
  from: date,
  days: needing(whole, (days) => days <= 366, message('more than a year')),
  play: z.enum(PLAYS),
  by: z.string().min(1),
})

/** Records of the house by where they lie. What may not be cut apart is one class: the longest of its rules counts for all of it. */
export const RECORD_CLASSES = ['journal', 'audit trail', 'register'] as const
export type RecordClass = (typeof RECORD_CLASSES)[number]
/** From then on records of this class are kept so many years from their day on, at the least. */
const keeping = z.strictObject({
  from: date,
  class: z.enum(RECORD_CLASSES),
  years: needing(whole, (years) => years >= 1 && years <= 100, message('years to keep')),
  by: z.string().min(1),
})

export const profile = z
  .strictObject({
    forms: z.array(form).optional(),
    named: z.array(naming).optional(),
    shared: z.array(sharing).optional(),
    factor: z.array(proving).optional(),
    excluded: z.array(exclusion).optional(),
    seats: z.array(seating).optional(),
    promises: z.array(promise).optional(),
    keep: z.array(keeping).optional(),
  })
  .superRefine((read, context) => {
    const { forms = [], named = [], factor = [], shared = [], keep = [] } = read
    const complain = (path: (string | number)[], told: Message) => context.addIssue(issueOf(told, path))
    for (const [index, terms] of forms.entries()) {
      const { kind, from, amount, over } = terms
      const isAgain = forms.findIndex((other) => lineOf(other) === lineOf(terms) && other.from === from) !== index
      if (isAgain) complain(['forms', index], message('form stands twice', { form: kind, from }))
      if (amount !== undefined && amount <= 0n)
        complain(['forms', index, 'amount'], message('more than nothing expected'))
      if (over !== undefined && over <= 0n) complain(['forms', index, 'over'], message('more than nothing expected'))
    }
    for (const [part, terms] of [
      ['named', named],
      ['factor', factor],
    ] as const)
      for (const [index, { from, amount }] of terms.entries()) {
        if (terms.findIndex((other) => other.from === from) !== index)
          complain([part, index], message('date stands twice', { from }))
        if (amount <= 0n) complain([part, index, 'amount'], message('more than nothing expected'))
      }
    for (const [index, { from, form: kind }] of shared.entries()) {
      if (shared.findIndex((other) => other.from === from) !== index)
        complain(['shared', index], message('date stands twice', { from }))
      // One number would stand for two papers.
      if (forms.some((other) => other.kind === kind))
        complain(['shared', index, 'form'], message('form stands twice', { form: kind, from }))
    }
    for (const part of ['excluded', 'seats', 'promises'] as const) {
      const terms: readonly { readonly from: string }[] = read[part] ?? []
      for (const [index, { from }] of terms.entries())
        if (terms.findIndex((other) => other.from === from) !== index)
          complain([part, index], message('date stands twice', { from }))
    }
    for (const [index, { class: kept, from }] of keep.entries()) {
      if (keep.findIndex((other) => other.class === kept && other.from === from) !== index)
        complain(['keep', index], message('date stands twice', { from }))
    }
  })
/** A form of tournaments has its own threshold beside that of other prizes. */
const lineOf = ({ kind, prizes }: z.infer<typeof form>): string =>
  prizes === 'of a tournament' ? `${kind} ${prizes}` : kind

export type Profile = z.infer<typeof profile>
export type FormTerms = z.infer<typeof form>
export type NamingTerms = z.infer<typeof naming>
export type SharingTerms = z.infer<typeof sharing>
export type ProvingTerms = z.infer<typeof proving>
export type ExclusionTerms = z.infer<typeof exclusion>
export type SeatingTerms = z.infer<typeof seating>
export type PromiseTerms = z.infer<typeof promise>
export type KeepTerms = z.infer<typeof keeping>

/** Of each kind of form the threshold that holds on that date. */
export const formsOn = ({ forms = [] }: Profile, on: string): FormTerms[] =>
  [...Map.groupBy(forms, lineOf).values()].flatMap((ofKind) => newest(ofKind, on) ?? [])

export const namingOn = ({ named = [] }: Profile, on: string): NamingTerms | undefined => newest(named, on)

export const sharingOn = ({ shared = [] }: Profile, on: string): SharingTerms | undefined => newest(shared, on)

export const provingOn = ({ factor = [] }: Profile, on: string): ProvingTerms | undefined => newest(factor, on)

export const exclusionOn = ({ excluded = [] }: Profile, on: string): ExclusionTerms | undefined => newest(excluded, on)

export const seatingOn = ({ seats = [] }: Profile, on: string): SeatingTerms | undefined => newest(seats, on)

/** No document says when the house has to put in what it promised; money of players is deposited weekly at the latest. */
const NO_PROFILE: PromiseTerms = { from: '', days: 7, play: 'goes on', by: '' }
export const promiseOn = ({ promises = [] }: Profile, on: string): PromiseTerms => newest(promises, on) ?? NO_PROFILE

export const keepOn = ({ keep = [] }: Profile, of: RecordClass, on: string): KeepTerms | undefined =>
  newest(
    keep.filter((terms) => terms.class === of),
    on,
  )

/**
 * The last day on which a record of that day must still be there. A rule that begins while the record is kept can make it
 * longer, never shorter; nothing where no rule speaks of its class.
 */
export function keptUntil(profile: Profile, of: RecordClass, day: string): string | undefined {
  const first = keepOn(profile, of, day)
  const later = (profile.keep ?? []).filter((terms) => terms.class === of && terms.from > day)
  let until: string | undefined
  for (const { from, years } of [...(first === undefined ? [] : [first]), ...later.sort(byDate)]) {
    const asked = yearsAfter(day, years)
    if (until === undefined || (from <= until && asked > until)) until = asked
  }
  return until
}

/** Lines that have begun and that a new text leaves out or makes shorter. */
export const shortened = (before: Profile, after: Profile, on: string): KeepTerms[] =>
  (before.keep ?? []).filter(
    (terms) =>
      terms.from <= on &&
      !(after.keep ?? []).some(
        (other) => other.class === terms.class && other.from === terms.from && other.years >= terms.years,
      ),
  )

const byDate = (a: KeepTerms, b: KeepTerms) => (a.from < b.from ? -1 : 1)

/** A day that this year does not have is the next one. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const rest = day.slice(4)
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeap ? '-03-01' : rest}`
}

export const reaches = ({ amount, over }: FormTerms, sum: Cents): boolean =>
  amount === undefined ? over !== undefined && sum > over : sum >= amount

function newest<Terms extends { readonly from: string }>(dated: readonly Terms[], on: string): Terms | undefined {
  return dated.filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? 1 : -1))[0]
}
