/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { game, person, reason, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Rotation } from './vocabulary.ts'

const string = words(20)
/** More than anybody deals without a push, and without a break. */
const minutes = z.int().min(1).max(600)

export const doors = {
  JoinLineUp: {
    shape: z.strictObject({ dealer: person, games: z.array(game).max(100).exactOptional() }),
    may: may.JoinLineUp,
    example: { dealer: '204' },
  },
  LeaveLineUp: { shape: z.strictObject({ dealer: person }), may: may.LeaveLineUp, example: { dealer: '204' } },
  SetString: {
    shape: z.strictObject({ string, tables: z.array(table).max(40) }),
    may: may.SetString,
    example: { string: 'A', tables: ['1', '2', '3'] },
  },
  SetPace: {
    shape: z.strictObject({ pushMinutes: minutes, breakAfterMinutes: minutes, breakMinutes: minutes }),
    may: may.SetPace,
    example: { pushMinutes: 30, breakAfterMinutes: 120, breakMinutes: 15 },
  },
  PushDealer: {
    shape: z.strictObject({ table, dealer: person, reason: reason.exactOptional() }),
    may: may.PushDealer,
    example: { table: '1', dealer: '204' },
  },
  PushString: {
    shape: z.strictObject({ string, coming: z.array(person).max(40).exactOptional() }),
    may: may.PushString,
    example: { string: 'A' },
  },
  UndoPush: {
    shape: z.strictObject({ push: z.int().min(1), reason }),
    may: may.UndoPush,
    example: { push: 12, reason: 'the wrong table' },
  },
  TakeBreak: { shape: z.strictObject({ dealer: person }), may: may.TakeBreak, example: { dealer: '204' } },
  EndBreak: {
    shape: z.strictObject({ dealer: person, reason: reason.exactOptional() }),
    may: may.EndBreak,
    example: { dealer: '204' },
  },
} satisfies Doors<Rotation>
