/** Terms of activities in which somebody is drawn, reports in time and plays a game for the prize. */
import { z } from 'zod'
import { clock, whole } from '../terms.ts'
import type { Whole } from '../whole.ts'
import { by, term } from './by.ts'

/** Who is drawn and what must happen before the game. */
const calling = {
  by,
  /** Minutes to report, from the call on. */
  report: z.strictObject({ by, minutes: whole }),
  /** Who does not report has lost it, and somebody else is drawn. */
  again: term,
  /** A person wins once a day. */
  once: term,
  /** What must be there when the person reports; some of it only where the house does not know who it is. */
  ready: z.array(z.strictObject({ by, asks: z.string(), of: z.literal('strangers').optional() })).optional(),
}

export const drawn = z.discriminatedUnion('from', [
  /** Players whose club card is in a machine at that moment. */
  z.strictObject({
    from: z.literal('carded players'),
    ...calling,
    /** One winner in each whole hour of these; nothing is drawn outside of them. */
    each: z.strictObject({ by, hours: z.strictObject({ from: clock, to: clock }) }).optional(),
  }),
  /** Paper tickets in a drum. */
  z.strictObject({
    from: z.literal('ticket drum'),
    ...calling,
    /** A ticket leaves the drum when its prize is claimed. */
    leaves: term.optional(),
  }),
])

/** The prizes by right guesses, none of them first; names of lines. */
const rungs = z.array(z.string()).min(2)

const hiLo = z.strictObject({
  game: z.literal('hi-lo'),
  by,
  shuffle: term,
  cut: term,
  first: term,
  call: term,
  /** From the two to the ace. */
  ranks: term,
  equal: term,
  quit: term,
  missed: z.strictObject({ by, fallsTo: z.string() }),
  forgiven: z.strictObject({ by, misses: whole, at: z.array(z.string()).min(1) }).optional(),
  rungs,
  top: term,
})

const doubleUp = z.strictObject({
  game: z.literal('double-up baccarat'),
  by,
  keep: term,
  choose: term,
  tie: term,
  lost: term,
  dragon: term,
  top: term,
  decks: z.strictObject({ by, number: whole }),
  rungs,
})

export const ownGame = z.discriminatedUnion('game', [hiLo, doubleUp])
export type OwnGame = z.infer<typeof ownGame>
export type Drawn = Whole<z.infer<typeof drawn>>
