/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { bet, name, person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Rounds } from './vocabulary.ts'

export const doors = {
  StartRound: {
    shape: z.strictObject({ table, bets: z.array(bet).max(200), dealtIn: z.int().min(0).max(30).exactOptional() }),
    may: may.StartRound,
    example: { table: '1', bets: [{ seat: '3', wagered: true, fees: ['bay-101/blazing-7s'] }] },
  },
  BetLate: {
    shape: z.strictObject({ table, seat }),
    may: may.BetLate,
    example: { table: '1', seat: '5' },
  },
  EndRound: {
    shape: z.strictObject({ table }),
    may: may.EndRound,
    example: { table: '1' },
  },
  VoidRound: {
    shape: z.strictObject({ table, reason }),
    may: may.VoidRound,
    example: { table: '1', reason: 'misdeal' },
  },
  RequestFreeTable: {
    shape: z.strictObject({
      activity: name,
      patron: words(80).exactOptional(),
      person: person.exactOptional(),
      table: table.exactOptional(),
    }),
    may: may.RequestFreeTable,
    example: { activity: 'bay-101/blazing-7s', patron: 'a lady at the desk' },
  },
  OfferFreeTable: {
    shape: z.strictObject({ request: name, table }),
    may: may.OfferFreeTable,
    example: { request: 'F1', table: '1' },
  },
  WithdrawRequest: {
    shape: z.strictObject({ request: name, reason: reason.exactOptional() }),
    may: may.WithdrawRequest,
    example: { request: 'F1' },
  },
} satisfies Doors<Rounds>
