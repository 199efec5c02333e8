/** Tickets as a scenario writes them: numbers and ranges of them. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import type { Span } from '../../../engine/entries/vocabulary.ts'
import { flag } from '../../../rulebook/terms.ts'
import { issueOf } from '../../../rulebook/text/parsed.ts'

/** Another person who is there, unless nobody is. */
export const beside = { with: z.string().optional(), isAlone: flag.optional() }

/** `T3` or `T3 to T7`. */
const span = z.string().transform((written, context): Span => {
  const [, first, last = first] = /^T(\d+)(?: to T(\d+))?$/.exec(written) ?? []
  if (first !== undefined) return { first: Number(first), last: Number(last) }
  context.addIssue(issueOf(message('no ticket number', { text: written })))
  return z.NEVER
})
export const someTickets = { tickets: z.array(span).min(1), ...beside }
