import { z } from 'zod'
import type { Reading } from '../../cards/notation.ts'

/** A text that a reader of ours takes: what it finds wrong is said as it says it. */
export const parsed = <T>(text: z.ZodType<string, string>, reads: (text: string) => Reading<T>) =>
  text.transform((written, context): T => {
    const read = reads(written)
    if (read.ok) return read.value
    context.addIssue({ code: 'custom', message: read.says })
    return z.NEVER
  })
