/** The emblem that an offering names. */
import { z } from 'zod'
import { MOTIFS, PAIRS } from '../../base/emblem.ts'

/** Without a pair it is drawn in its own. */
export const emblem = z.strictObject({ motif: z.enum(MOTIFS), pair: z.enum(PAIRS).optional() })
