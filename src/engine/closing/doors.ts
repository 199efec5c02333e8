/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { date, name, reason } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Closing } from './vocabulary.ts'

export const doors = {
  CloseOffering: {
    shape: z.strictObject({ activity: name, reason, to: name }),
    may: may.CloseOffering,
    example: { activity: 'bay-101/blazing-7s', reason: 'replaced', to: 'bay-101/no-limit-bad-beat' },
  },
  CloseDay: {
    shape: z.strictObject({ day: date }),
    may: may.CloseDay,
    example: { day: '2026-03-09' },
  },
} satisfies Doors<Closing>
