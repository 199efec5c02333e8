/** No purchase necessary: tables without fee or wager, and what they pay. */
import { z } from 'zod'
import { flag, whole } from '../terms.ts'
import { by, term } from './by.ts'

const table = { by, table: z.enum(['on request']) }

/** Hands to be dealt there: `max` by game; `full` to every seat; `each` player plays one, the house the rest. */
const hands = z.strictObject({
  by,
  min: whole.optional(),
  max: z.record(z.string(), whole).optional(),
  full: flag.optional(),
  each: z.enum(['one']).optional(),
})

/** Where a hand wins, or a hand of a period. */
export const free = z.strictObject({
  ...table,
  /** Only the prize that the player asked for before the deal. */
  asked: term.optional(),
  hands: hands.optional(),
  /** Every hand at the table has its part, whoever plays it; the parts of the house's own hands are not paid. */
  ownPart: term.optional(),
  /** A hand of the chart dealt to a seat where nobody plays is a hand of everybody who does. */
  emptySeat: term.optional(),
})

/** `full prize`: who makes the beaten hand at a free table has the whole posted prize, not a share of it. */
export const freeBeaten = z.strictObject({ ...free.shape, pays: z.enum(['full prize']).optional() })

/** Where nobody needs cards to win, a free table is asked for and offered all the same. */
export const freeTable = z.strictObject(table)
