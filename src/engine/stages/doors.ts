/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { needing } from '../../rulebook/text/parsed.ts'
import { cardZone, flag, name, person, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Stages } from './vocabulary.ts'

const CALLS_MAX = 500
const callup = words(20)
const oneCard = needing(cardZone, ({ length }) => length === 1, message('not one card')).transform(([card]) => card!)
const table = words(10)
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw card'), who: callup, card: oneCard }),
  z.strictObject({ do: z.literal('choose'), who: callup, envelope: z.int().min(1).max(CALLS_MAX) }),
  z.strictObject({ do: z.literal('try'), who: callup, starts: flag }),
  z.strictObject({
    do: z.literal('seat'),
    seats: z.array(z.strictObject({ who: callup, table, seat: z.int().min(1).max(20) })).max(CALLS_MAX),
  }),
])

export const doors = {
  BringId: {
    shape: z.strictObject({ callup, person: person.exactOptional() }),
    may: may.BringId,
    example: { callup: 'U3' },
  },
  StartStage: {
    shape: z.strictObject({ activity: name, present: z.array(callup).max(CALLS_MAX) }),
    may: may.StartStage,
    example: { activity: 'hawaiian-gardens/car-drawing', present: ['U1', 'U2', 'U4'] },
  },
  StepStage: {
    shape: z.strictObject({ activity: name, action }),
    may: may.StepStage,
    example: { activity: 'hawaiian-gardens/car-drawing', action: { do: 'draw card', who: 'U1', card: '7s' } },
  },
  CountChips: {
    shape: z.strictObject({
      activity: name,
      table,
      chips: z
        .array(z.strictObject({ who: callup, chips: z.int().min(0).max(1_000_000_000) }))
        .min(1)
        .max(CALLS_MAX),
    }),
    may: may.CountChips,
    example: {
      activity: 'hawaiian-gardens/blackjack-poker-car',
      table: 'final',
      chips: [
        { who: 'U1', chips: 900 },
        { who: 'U2', chips: 1_500 },
      ],
    },
  },
} satisfies Doors<Stages>
