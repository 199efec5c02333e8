/** How people give the orders of this room: shape, who may, an example. */

import { z } from 'zod'
import { words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Upkeep } from './vocabulary.ts'

export const doors = {
  ConfirmClock: {
    shape: z.strictObject({ shows: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) }),
    may: may.ConfirmClock,
    example: { shows: '2026-03-02T19:30' },
  },
  AcceptRelease: {
    shape: z.strictObject({ version: words(40), digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    may: may.AcceptRelease,
    example: { version: '0.2.0', digest: '0'.repeat(64) },
  },
} satisfies Doors<Upkeep>
