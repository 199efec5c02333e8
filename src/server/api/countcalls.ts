/** Counts as the door takes them. */
import { z } from 'zod'
import { amount, localTime, name, person, table, words } from '../../engine/fields.ts'

export const countCall = z.strictObject({
  table,
  shift: words(20),
  counted: z.record(z.string().max(80), amount).refine((all) => Object.keys(all).length > 0, 'nothing was counted'),
  corrects: name.optional(),
})
export type CountCall = z.infer<typeof countCall>

/** Counted by two on paper; whoever sends this types it in. */
export const paperCountCall = z.strictObject({ ...countCall.shape, counters: z.tuple([person, person]), at: localTime })
export type PaperCountCall = z.infer<typeof paperCountCall>
