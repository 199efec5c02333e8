/**
 * The house profile: what law and the house itself ask beyond every approved document, as dated text. It is empty until
 * somebody sets it, and what it refuses is never called a clause of a document.
 *
 *   forms:
 *     - { kind: W-2G, from: 2026-01-01, amount: "$2,000", by: 26 USC 6041 }
 */
import { z } from 'zod'
import type { Cents } from '../base/money.ts'
import { date, money } from './terms.ts'

/** A form that must be recorded before a prize of this amount or more is paid, from that date on. */
const form = z.strictObject({ kind: z.string().min(1).max(40), from: date, amount: money, by: z.string().min(1) })

export const profile = z.strictObject({ forms: z.array(form).optional() }).superRefine(({ forms = [] }, context) => {
  for (const [index, { kind, from, amount }] of forms.entries()) {
    const isAgain = forms.findIndex((other) => other.kind === kind && other.from === from) !== index
    if (isAgain)
      context.addIssue({ code: 'custom', path: ['forms', index], message: `${kind} from ${from} on stands here twice` })
    if (amount <= 0n)
      context.addIssue({ code: 'custom', path: ['forms', index, 'amount'], message: 'more than nothing was expected' })
  }
})
export type Profile = z.infer<typeof profile>
export type FormTerms = z.infer<typeof form>

/** The forms for a prize that is paid on that date: of each kind the threshold that holds then decides. */
export function formsFor({ forms = [] }: Profile, amount: Cents, on: string): FormTerms[] {
  return [...Map.groupBy(forms, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const [now] = ofKind.filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? 1 : -1))
    return now !== undefined && amount >= now.amount ? [now] : []
  })
}
