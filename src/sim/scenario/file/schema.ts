/** A scenario file: what is given, what happens, what is expected. One schema, described in docs/scenarios.md. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { TABLE_KINDS } from '../../../engine/house/vocabulary.ts'
import { clock, flag, money, whole } from '../../../rulebook/terms.ts'
import { issueOf } from '../../../rulebook/text/parsed.ts'
import { expectations } from './expectation.ts'
import { person } from './seattext.ts'
import { chosen, step } from './steps.ts'
import { localTime, zone } from './words.ts'

const given = {
  house: z
    .strictObject({
      name: z.string().optional(),
      zone: zone.optional(),
      dayStart: clock.optional(),
      chip: money.optional(),
    })
    .optional(),
  start: localTime.optional(),
  tables: z
    .record(
      z.string(),
      z.strictObject({
        game: z.string().optional(),
        seats: whole.optional(),
        decks: whole.optional(),
        limit: z.string().optional(),
        kind: z.enum(TABLE_KINDS).optional(),
        open: flag.optional(),
      }),
    )
    .optional(),
  persons: z.record(z.string(), person).optional(),
  offering: chosen.optional(),
  offerings: z.array(chosen).optional(),
}

/** A variant starts again from the same given; what it states itself is laid over that. */
const variant = z.strictObject({
  variant: z.string(),
  about: z.string().optional(),
  ...given,
  offering: chosen
    .partial({ activity: true })
    .extend({
      multiplier: chosen.shape.multiplier.unwrap().partial().optional(),
      /** `none` takes a prize of the given away, which the variant's own chart does not have. */
      prizes: z.record(z.string(), z.union([z.literal('none'), money])).optional(),
    })
    .optional(),
  steps: z.array(step).optional(),
  expect: expectations.optional(),
})

export const scenario = z
  .strictObject({
    title: z.string(),
    /** The worked case it covers, or several. */
    case: z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional(),
    /** What the author wants a reader to know: facts stated, readings taken. */
    about: z.string().optional(),
    ...given,
    steps: z.array(step).optional(),
    expect: expectations.optional(),
    variants: z.array(variant).min(1).optional(),
  })
  .superRefine((written, context) => {
    if (written.steps === undefined && written.variants === undefined)
      context.addIssue(issueOf(message('scenario without steps')))
  })
export type Scenario = z.infer<typeof scenario>
export type Variant = z.infer<typeof variant>
export type Given = Pick<Variant, 'house' | 'start' | 'tables' | 'persons'> & { readonly offerings: readonly Chosen[] }
type Chosen = z.infer<typeof chosen>
