/** Counts as the door takes them. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { amount, localTime, name, person, table, words } from '../../engine/fields.ts'
import { needing } from '../../rulebook/text/parsed.ts'

export const countCall = z.strictObject({
  table,
  shift: words(20),
  counted: needing(
    z.record(z.string().max(80), amount),
    (all) => Object.keys(all).length > 0,
    message('nothing was counted'),
  ),
  corrects: name.optional(),
})
export type CountCall = z.infer<typeof countCall>

/** Counted by two on paper; whoever sends this types it in. */
export const paperCountCall = z.strictObject({ ...countCall.shape, counters: z.tuple([person, person]), at: localTime })
export type PaperCountCall = z.infer<typeof paperCountCall>
