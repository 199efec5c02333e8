/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { AWAY, type Presence, SOURCES } from './vocabulary.ts'

const place = { table, seat }
const via = z.enum(SOURCES).exactOptional()
const instant = z.int().min(0)
const times = { since: instant, until: instant.exactOptional() }
/** What one dock uploads in one go; a larger batch comes in several. */
const MOST_SCANS = 1_000

export const doors = {
  SeatPlayer: {
    shape: z.strictObject({ ...place, person: person.exactOptional(), via }),
    may: may.SeatPlayer,
    example: { table: '1', seat: '3', person: '1204' },
  },
  NamePlayer: {
    shape: z.strictObject({ ...place, person, via }),
    may: may.NamePlayer,
    example: { table: '1', seat: '3', person: '1204' },
  },
  MovePlayer: {
    shape: z.strictObject({ ...place, to: z.strictObject(place), via }),
    may: may.MovePlayer,
    example: { table: '1', seat: '3', to: { table: '2', seat: '7' } },
  },
  MarkAway: {
    shape: z.strictObject({ ...place, why: z.enum(AWAY), via }),
    may: may.MarkAway,
    example: { table: '1', seat: '3', why: 'meal' },
  },
  MarkBack: { shape: z.strictObject({ ...place, via }), may: may.MarkBack, example: { table: '1', seat: '3' } },
  LeaveSeat: { shape: z.strictObject({ ...place, via }), may: may.LeaveSeat, example: { table: '1', seat: '3' } },
  ReserveSeat: {
    shape: z.strictObject({ ...place, person: person.exactOptional(), minutes: z.int().min(1).max(240) }),
    may: may.ReserveSeat,
    example: { table: '1', seat: '3', person: '1204', minutes: 10 },
  },
  ReleaseSeat: { shape: z.strictObject(place), may: may.ReleaseSeat, example: { table: '1', seat: '3' } },
  ScanCards: {
    shape: z.strictObject({
      scans: z
        .array(z.strictObject({ person, table, seat: seat.exactOptional(), at: instant }))
        .min(1)
        .max(MOST_SCANS),
      via,
      unknown: z.int().min(1).max(MOST_SCANS).exactOptional(),
    }),
    may: may.ScanCards,
    example: { scans: [{ person: '1204', table: '1', seat: '3', at: 1_773_194_400_000 }] },
  },
  CorrectStay: {
    shape: z.strictObject({
      stay: words(40),
      was: z.strictObject({ ...place, person: person.exactOptional(), ...times }),
      to: z.strictObject(times).exactOptional(),
      reason,
    }),
    may: may.CorrectStay,
    example: {
      stay: '812.0',
      was: { table: '1', seat: '3', person: '1204', since: 1_773_194_400_000, until: 1_773_201_600_000 },
      to: { since: 1_773_194_400_000, until: 1_773_198_000_000 },
      reason: 'left an hour before the seat was cleared',
    },
  },
} satisfies Doors<Presence>
