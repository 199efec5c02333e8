/** What is played for with passes, as a scenario writes it. */
import { z } from 'zod'
import { flag, whole } from '../../../rulebook/terms.ts'
import { settled } from './hittext.ts'
import { cards } from './words.ts'

const text = z.string()
/** By whose they are: a person, or the call that gave the pass. */
const chips = z.record(text, whole)
const begins = {
  activity: text.optional(),
  /** Everybody with a pass is there but for these. */
  absent: z.array(text).optional(),
}

export const STAGE_STEPS = {
  startStage: z.strictObject(begins),
  /** Begins where that was not done before. Who is not named under `envelopes` takes the first that is free. */
  keys: z.strictObject({
    ...begins,
    cards: z.record(text, cards).optional(),
    envelopes: z.record(text, whole).optional(),
    /** The envelope with the right key, or whose key starts the car; keys are tried until then. `none`: no key does. */
    starts: text.optional(),
    ...settled,
  }),
  /** Seats as the chips are listed, 1 first. `off`: hands that equals played off, one after the other. */
  playDown: z.strictObject({
    ...begins,
    tables: z.record(text, chips).optional(),
    final: chips.optional(),
    off: z.array(z.strictObject({ table: text, chips })).optional(),
    /** Who counts with the host. */
    with: text.optional(),
    isAlone: flag.optional(),
    ...settled,
  }),
} as const
