/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { person, seat, table } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Presence } from './vocabulary.ts'

export const doors = {
  SeatPlayer: {
    shape: z.strictObject({ table, seat, person: person.exactOptional() }),
    may: may.SeatPlayer,
    example: { table: '1', seat: '3', person: '1204' },
  },
} satisfies Doors<Presence>
