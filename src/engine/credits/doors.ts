/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { name, person, reason, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Credits } from './vocabulary.ts'

const PRIZES_MAX = 50
const prizes = z.array(words(80)).min(1).max(PRIZES_MAX)
const reservation = words(20)
const ACTIVITY = 'hawaiian-gardens/player-tracking-rewards'

export const doors = {
  RedeemCredits: {
    shape: z.strictObject({
      activity: name,
      person,
      prizes: z.array(words(80)).max(PRIZES_MAX),
      id: person.exactOptional(),
      reservation: reservation.exactOptional(),
    }),
    may: may.RedeemCredits,
    example: { activity: ACTIVITY, person: '1204', prizes: ['dinner', 'cap'], id: '1204' },
  },
  ReservePrizes: {
    shape: z.strictObject({ activity: name, person, prizes }),
    may: may.ReservePrizes,
    example: { activity: ACTIVITY, person: '1204', prizes: ['dinner'] },
  },
  ReleasePrizes: {
    shape: z.strictObject({ reservation }),
    may: may.ReleasePrizes,
    example: { reservation: 'V3' },
  },
  AdjustCredits: {
    shape: z.strictObject({ activity: name, person, credits: z.int().min(-1_000_000).max(1_000_000), reason }),
    may: may.AdjustCredits,
    example: { activity: ACTIVITY, person: '1204', credits: 2, reason: 'the reader of table 4 was down at ten' },
  },
} satisfies Doors<Credits>
