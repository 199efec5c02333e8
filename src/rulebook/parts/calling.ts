/**
 * Terms of a promotion's drawings: what lies in the urn, with what it is drawn, how long somebody has to come, what must be
 * shown, what becomes of an entry whose holder does not come, how often a person wins, and what the call gives.
 */
import { z } from 'zod'
import { clock, whole } from '../terms.ts'
import type { Whole } from '../whole.ts'
import { by, term } from './by.ts'

/** What is drawn from: cards in machines, paper tickets, members by their points, tables. */
const URNS = ['carded players', 'ticket drum', 'points', 'tables'] as const
export type Urn = (typeof URNS)[number]

/** What the person has who was called, came and was found to be the one. */
export const GIFTS = ['prize', 'game', 'spin', 'card wheel', 'pass', 'pot'] as const
export type Gift = (typeof GIFTS)[number]

/** When whoever is called does not come: another is drawn, the prize waits for the next drawing, or nobody wins. */
export const AFTER_MISSED = ['another is drawn', 'prize carries over', 'no winner'] as const
export type AfterMissed = (typeof AFTER_MISSED)[number]

/** How often one person can win. */
const ONCE = ['business day', '24 hours', 'calendar day', 'drawing', 'promotion'] as const
export type Once = (typeof ONCE)[number]

export const once = z.strictObject({
  by,
  per: z.enum(ONCE),
  /** Only prizes in money count. */
  of: z.enum(['cash']).optional(),
})

const calling = {
  by,
  /** Only in these of the versions among which the house chooses. */
  in: z.array(z.string()).min(1).optional(),
  /** By hand the number is entered, before witnesses; the computer's draw goes by the public protocol. */
  with: z.strictObject({ by, what: z.enum(['paper', 'balls', 'computer']) }),
  /** Without minutes nobody has a clock; who is not there when called has missed it. */
  report: z.strictObject({
    by,
    minutes: whole.optional(),
    /** Nobody has to be there: others are drawn meanwhile, and whoever was drawn comes for the prize later. */
    waits: term.optional(),
  }),
  /** Where a document leaves it open, the house posts which of these. */
  missed: z.strictObject({ by, next: z.array(z.enum(AFTER_MISSED)).min(1) }),
  once: once.optional(),
  /** What must be there when the person reports; some of it only where the house does not know who it is. */
  ready: z.array(z.strictObject({ by, asks: z.string(), of: z.literal('strangers').optional() })).optional(),
  /** Identification may follow until the next stage begins. */
  idUntil: z.strictObject({ by, asks: z.string() }).optional(),
  /** Who is called may give it up: then nobody has won. */
  givenUp: term.optional(),
  /** Where it gives more than one of these, each posted drawing says which. `line`: the one prize that it gives then. */
  gives: z.array(z.strictObject({ by, what: z.enum(GIFTS), line: z.string().optional() })).min(1),
  /** How many win in each drawing; without it one does, unless the house posts more. */
  winners: z.strictObject({ by, number: whole }).optional(),
  /** So many drawings, one after the other, from a time of day on. */
  times: z
    .strictObject({
      by,
      on: z.enum(['last day', 'days in a row']),
      from: clock.optional(),
      minutes: whole.optional(),
      number: whole,
    })
    .optional(),
}

export const draws = z
  .array(
    z.discriminatedUnion('from', [
      /** Paper tickets in a drum. */
      z.strictObject({
        from: z.literal('ticket drum'),
        ...calling,
        /** What becomes of the ticket of somebody who did not come. */
        absent: z.strictObject({ by, ticket: z.enum(['discarded', 'goes back']) }),
        /** The ticket leaves the drum when its prize is claimed. */
        leaves: term.optional(),
        /** Each game has a drawing of its own among its own tickets, for so many of these prizes, in this order. */
        games: z
          .array(
            z.strictObject({
              by,
              game: z.string(),
              winners: z.array(z.strictObject({ by, line: z.string(), number: whole })).min(1),
            }),
          )
          .min(1)
          .optional(),
      }),
      /** Members, each with as many chances as points. */
      z.strictObject({ from: z.literal('points'), ...calling }),
      /** Tables, by a ball or card for each. */
      z.strictObject({
        from: z.literal('tables'),
        ...calling,
        /** `active`: in play, free tables among them; with `dealtIn` so many at least were dealt in. */
        which: z.strictObject({ by, tables: z.enum(['active', 'dealt in']), dealtIn: whole.optional() }),
        /** A ball that stands for a table that is not in play. */
        inactive: z.strictObject({ by, ball: z.enum(['held out', 'not in']) }),
        /** What becomes of the ball that was drawn. */
        drawn: z.strictObject({ by, ball: z.enum(['goes back', 'held out']) }).optional(),
        /** Also when a posted event happens, whatever the time. */
        events: term.optional(),
      }),
    ]),
  )
  .min(1)

export type Draws = Whole<z.infer<typeof draws>[number]>
