/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { name, person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Entries } from './vocabulary.ts'

const number = z.int().min(1)
const tickets = z
  .array(z.strictObject({ first: number, last: number }))
  .min(1)
  .max(2_000)

export const doors = {
  GiveTicket: {
    shape: z.strictObject({
      activity: name,
      table,
      seat,
      person: person.exactOptional(),
      answers: z.record(words(40), z.boolean()).exactOptional(),
    }),
    may: may.GiveTicket,
    example: { activity: 'hawaiian-gardens/big-spin', table: '4', seat: '3', answers: { E1: true, E2: true } },
  },
  CollectTickets: {
    shape: z.strictObject({ activity: name, tickets }),
    may: may.CollectTickets,
    example: { activity: 'hawaiian-gardens/big-spin', tickets: [{ first: 12, last: 40 }] },
  },
  VoidTickets: {
    shape: z.strictObject({ activity: name, tickets, reason }),
    may: may.VoidTickets,
    example: { activity: 'hawaiian-gardens/big-spin', tickets: [{ first: 12, last: 12 }], reason: 'torn in two' },
  },
  EmptyDrum: {
    shape: z.strictObject({ activity: name, reason: reason.optional() }),
    may: may.EmptyDrum,
    example: { activity: 'hawaiian-gardens/big-spin' },
  },
  AdjustPoints: {
    shape: z.strictObject({ activity: name, person, points: z.int().min(-1_000_000).max(1_000_000), reason }),
    may: may.AdjustPoints,
    example: {
      activity: 'hawaiian-gardens/high-hand',
      person: '1204',
      points: -3,
      reason: 'counted for another player’s hand',
    },
  },
} satisfies Doors<Entries>
