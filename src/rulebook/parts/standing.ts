/** Terms of a standing: points add up to the posted end, and the first places have prizes. */
import { z } from 'zod'
import { TIES } from '../../base/standing.ts'
import { by } from './by.ts'
import { once } from './calling.ts'

export const standing = z.strictObject({
  by,
  /** Only in these of the versions among which the house chooses. */
  in: z.array(z.string()).min(1).optional(),
  /** Prizes of the chart, the first place first. */
  places: z.array(z.string()).min(1),
  ties: z.strictObject({ by, have: z.enum(TIES) }),
  /** Who has won that recently has no place. */
  once: once.optional(),
})
