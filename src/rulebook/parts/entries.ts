/** Terms of how somebody comes to take part in a promotion's drawings, besides by a hand of the chart. */
import { z } from 'zod'
import { clock, whole, wholeRange } from '../terms.ts'
import { by, term } from './by.ts'

const version = { in: z.array(z.string()).min(1).optional() }

/** Who takes part without a hand: by a seat at a posted instant, or by the hours of play. */
export const entries = z
  .array(
    z.discriminatedUnion('for', [
      z.strictObject({
        by,
        ...version,
        for: z.literal('seated'),
        /** The times of day; without them the house posts its own. */
        every: z.strictObject({ by, hours: whole, from: clock }).optional(),
        /** Also at tables without purchase. */
        free: term.optional(),
      }),
      z.strictObject({
        by,
        ...version,
        for: z.literal('completed hour'),
        /** Hours count for whoever has the card read in each of them. */
        scanned: term,
        free: term.optional(),
      }),
    ]),
  )
  .min(1)
export type Entering = z.infer<typeof entries>[number]

/** What stands on a ticket besides its number: printed where the house knows it, else a line to write on. */
const TICKET_FIELDS = [
  'name',
  'full name',
  'first and last name',
  'identification',
  'card number',
  'date',
  'time',
  'table',
  'seat',
  'initials of the house',
] as const
export type TicketField = (typeof TICKET_FIELDS)[number]

/** The half for the drum; the other half is the player's to keep. */
const ticketPaper = z.strictObject({ by, fields: z.array(z.enum(TICKET_FIELDS)).min(1) })

/** The drum and what lies in it. */
export const drum = z.strictObject({
  by,
  /** Somebody of the house brings the tickets to it: until then they are not in it. */
  collected: z.strictObject({ by, minutes: whole.optional() }).optional(),
  ticket: ticketPaper.optional(),
  /** After so many days at most, as posted; or after each drawing and at the end, as posted. */
  emptied: z
    .discriminatedUnion('when', [
      z.strictObject({ by, when: z.literal('days'), days: wholeRange }),
      z.strictObject({ by, when: z.literal('drawing or end') }),
    ])
    .optional(),
})

/** How long the promotion may run. */
export const lasts = z.strictObject({ by, weeks: z.array(whole).min(1) })
