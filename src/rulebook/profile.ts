/**
 * The house profile: what law and the house itself ask beyond every approved document, as dated text. It is empty until
 * somebody sets it, and what it refuses is never called a clause of a document.
 *
 *   forms:
 *     - { kind: W-2G, from: 2026-01-01, amount: "$2,000", times: 300, prizes: of a wager, by: 26 USC 3402(q) }
 *     - { kind: CTR, from: 2026-01-01, over: "$10,000", sum: business day, in: [cash], by: 31 CFR 1021.311 }
 *   named:
 *     - { from: 2026-01-01, amount: "$3,000", by: the house's own log of payments }
 *   shared:
 *     - { from: 2026-01-01, form: '5754', by: instructions for Forms W-2G and 5754 }
 *   excluded:
 *     - { from: 2026-01-01, by: 4 CCR 12464 }
 *   promises:
 *     - { from: 2026-01-01, days: 7, play: stops, by: WAC 230-15-455 }
 */
import { z } from 'zod'
import { type Message, message } from '../base/message.ts'
import type { Cents } from '../base/money.ts'
import { date, money, whole } from './terms.ts'
import { issueOf, needing } from './text/parsed.ts'

/** What is held against a threshold: one payment, or everything paid to the same person in a period, this one included. */
export const SUMS = ['one payment', 'business day', 'calendar year'] as const

export const PRIZES = ['of a wager', 'of no wager'] as const

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
    /** Only prizes of activities that take a wager or a fee for it, or only of those that take none. */
    prizes: z.enum(PRIZES).optional(),
    by: z.string().min(1),
  })
  .superRefine(({ amount, over }, context) => {
    if ((amount === undefined) === (over === undefined)) context.addIssue(issueOf(message('amount or over')))
  })

/** From this amount on a prize is paid only to somebody whom the register knows. */
const naming = z.strictObject({ from: date, amount: money, by: z.string().min(1) })

/** Of a prize that several won together this statement is recorded before it is paid: who has which part. */
const sharing = z.strictObject({ from: date, form: z.string().min(1).max(40), by: z.string().min(1) })

/** From then on nobody is paid who is excluded, whatever the document of the activity says of it. */
const exclusion = z.strictObject({ from: date, by: z.string().min(1) })

/** Where posted prizes are not covered by money in hand. */
export const PLAYS = ['goes on', 'stops'] as const
/** What the house has promised and not put in yet: within how many days it must, and whether play goes on until then. */
const promise = z.strictObject({
  from: date,
  days: needing(whole, (days) => days <= 366, message('more than a year')),
  play: z.enum(PLAYS),
  by: z.string().min(1),
})

export const profile = z
  .strictObject({
    forms: z.array(form).optional(),
    named: z.array(naming).optional(),
    shared: z.array(sharing).optional(),
    excluded: z.array(exclusion).optional(),
    promises: z.array(promise).optional(),
  })
  .superRefine(({ forms = [], named = [], shared = [], excluded = [], promises = [] }, context) => {
    const complain = (path: (string | number)[], told: Message) => context.addIssue(issueOf(told, path))
    for (const [index, { kind, from, amount, over }] of forms.entries()) {
      const isAgain = forms.findIndex((other) => other.kind === kind && other.from === from) !== index
      if (isAgain) complain(['forms', index], message('form stands twice', { form: kind, from }))
      if (amount !== undefined && amount <= 0n)
        complain(['forms', index, 'amount'], message('more than nothing expected'))
      if (over !== undefined && over <= 0n) complain(['forms', index, 'over'], message('more than nothing expected'))
    }
    for (const [index, { from, amount }] of named.entries()) {
      if (named.findIndex((other) => other.from === from) !== index)
        complain(['named', index], message('date stands twice', { from }))
      if (amount <= 0n) complain(['named', index, 'amount'], message('more than nothing expected'))
    }
    for (const [index, { from, form: kind }] of shared.entries()) {
      if (shared.findIndex((other) => other.from === from) !== index)
        complain(['shared', index], message('date stands twice', { from }))
      // One number would stand for two papers.
      if (forms.some((other) => other.kind === kind))
        complain(['shared', index, 'form'], message('form stands twice', { form: kind, from }))
    }
    for (const [index, { from }] of excluded.entries()) {
      if (excluded.findIndex((other) => other.from === from) !== index)
        complain(['excluded', index], message('date stands twice', { from }))
    }
    for (const [index, { from }] of promises.entries()) {
      if (promises.findIndex((other) => other.from === from) !== index)
        complain(['promises', index], message('date stands twice', { from }))
    }
  })
export type Profile = z.infer<typeof profile>
export type FormTerms = z.infer<typeof form>
export type NamingTerms = z.infer<typeof naming>
export type SharingTerms = z.infer<typeof sharing>
export type ExclusionTerms = z.infer<typeof exclusion>
export type PromiseTerms = z.infer<typeof promise>

/** Of each kind of form the threshold that holds on that date. */
export const formsOn = ({ forms = [] }: Profile, on: string): FormTerms[] =>
  [...Map.groupBy(forms, ({ kind }) => kind).values()].flatMap((ofKind) => newest(ofKind, on) ?? [])

export const namingOn = ({ named = [] }: Profile, on: string): NamingTerms | undefined => newest(named, on)

export const sharingOn = ({ shared = [] }: Profile, on: string): SharingTerms | undefined => newest(shared, on)

export const exclusionOn = ({ excluded = [] }: Profile, on: string): ExclusionTerms | undefined => newest(excluded, on)

/** No document says when the house has to put in what it promised; money of players is deposited weekly at the latest. */
export const NO_PROFILE: PromiseTerms = { from: '', days: 7, play: 'goes on', by: '' }
export const promiseOn = ({ promises = [] }: Profile, on: string): PromiseTerms => newest(promises, on) ?? NO_PROFILE

export const reaches = ({ amount, over }: FormTerms, sum: Cents): boolean =>
  amount === undefined ? over !== undefined && sum > over : sum >= amount

function newest<Terms extends { readonly from: string }>(dated: readonly Terms[], on: string): Terms | undefined {
  return dated.filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? 1 : -1))[0]
}
