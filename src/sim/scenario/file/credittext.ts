/** Credits as a scenario writes them. */
import { z } from 'zod'
import { settled } from './hittext.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const activity = text.optional()
const reason = text.optional()
const { id: _, ...goesOn } = settled

export const CREDIT_STEPS = {
  /** `id`: the member's own is shown; `none`, or somebody else's name. Each prize goes on to the payment, as far as `until` says. */
  redeemCredits: z.strictObject({
    activity,
    person: text,
    prizes: z.array(text).optional(),
    id: text.optional(),
    reservation: text.optional(),
    ...goesOn,
  }),
  reservePrizes: z.strictObject({ activity, person: text, prizes: z.array(text) }),
  releasePrizes: z.strictObject({ reservation: text }),
  /** `with` another person, who is there unless `isAlone`. */
  adjustCredits: z.strictObject({ activity, person: text, credits: z.coerce.number().int(), reason, ...beside }),
} as const
