/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { person, seat, table } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { AWAY, type Presence } from './vocabulary.ts'

const place = { table, seat }
/** What one dock uploads in one go; a larger batch comes in several. */
const MOST_SCANS = 1_000

export const doors = {
  SeatPlayer: {
    shape: z.strictObject({ ...place, person: person.exactOptional() }),
    may: may.SeatPlayer,
    example: { table: '1', seat: '3', person: '1204' },
  },
  NamePlayer: {
    shape: z.strictObject({ ...place, person }),
    may: may.NamePlayer,
    example: { table: '1', seat: '3', person: '1204' },
  },
  MovePlayer: {
    shape: z.strictObject({ ...place, to: z.strictObject(place) }),
    may: may.MovePlayer,
    example: { table: '1', seat: '3', to: { table: '2', seat: '7' } },
  },
  MarkAway: {
    shape: z.strictObject({ ...place, why: z.enum(AWAY) }),
    may: may.MarkAway,
    example: { table: '1', seat: '3', why: 'meal' },
  },
  MarkBack: { shape: z.strictObject(place), may: may.MarkBack, example: { table: '1', seat: '3' } },
  LeaveSeat: { shape: z.strictObject(place), may: may.LeaveSeat, example: { table: '1', seat: '3' } },
  ReserveSeat: {
    shape: z.strictObject({ ...place, person: person.exactOptional(), minutes: z.int().min(1).max(240) }),
    may: may.ReserveSeat,
    example: { table: '1', seat: '3', person: '1204', minutes: 10 },
  },
  ReleaseSeat: { shape: z.strictObject(place), may: may.ReleaseSeat, example: { table: '1', seat: '3' } },
  ScanCards: {
    shape: z.strictObject({
      scans: z
        .array(z.strictObject({ person, table, seat: seat.exactOptional(), at: z.int().min(0) }))
        .min(1)
        .max(MOST_SCANS),
    }),
    may: may.ScanCards,
    example: { scans: [{ person: '1204', table: '1', seat: '3', at: 1_773_194_400_000 }] },
  },
} satisfies Doors<Presence>
