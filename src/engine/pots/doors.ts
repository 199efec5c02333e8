/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { flag, name, drawer as oneDrawer, person, reason, seat } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Pots } from './vocabulary.ts'

const atSeat = { seat, person: person.exactOptional() }
const drawer = oneDrawer.exactOptional()

export const doors = {
  SplashPot: {
    shape: z.strictObject({ callup: name, drawer, dealtIn: z.int().min(0).max(30).exactOptional() }),
    may: may.SplashPot,
    example: { callup: 'U1', drawer: '1', dealtIn: 6 },
  },
  AwardPot: {
    shape: z.strictObject({
      callup: name,
      seats: z.array(z.strictObject(atSeat)).min(1).max(30).exactOptional(),
      card: z.int().min(1).max(52).exactOptional(),
      isEmpty: z.literal(true).exactOptional(),
    }),
    may: may.AwardPot,
    example: { callup: 'U1', seats: [{ seat: '2' }] },
  },
  AwardSeats: {
    shape: z.strictObject({
      callup: name,
      seats: z
        .array(z.strictObject({ ...atSeat, answers: z.record(z.string().max(40), flag).exactOptional() }))
        .min(1)
        .max(30),
    }),
    may: may.AwardSeats,
    example: { callup: 'U1', seats: [{ seat: '1', answers: { E2: true, E3: true } }] },
  },
  TakeBackPot: {
    shape: z.strictObject({ callup: name, drawer, reason }),
    may: may.TakeBackPot,
    example: { callup: 'U1', drawer: '1', reason: 'the game broke up before the next hand' },
  },
} satisfies Doors<Pots>
