/** How people give the orders of this room: shape, who may, an example. */

import { z } from 'zod'
import { seat, signed, table } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { tableAction } from './tableaction.ts'
import type { TableGames } from './vocabulary.ts'

export const doors = {
  PlayTable: {
    shape: z.strictObject({ table, action: tableAction }),
    may: may.PlayTable,
    example: { table: '1', action: { do: 'wager', seat: '3', wagers: { ante: '$10', 'super bonus': '$10' } } },
  },
  UseAccount: {
    shape: z.strictObject({ table, seat, amount: signed }),
    may: may.UseAccount,
    example: { table: '1', seat: '3', amount: '$20' },
  },
  SettleTable: {
    shape: z.strictObject({ table }),
    may: may.SettleTable,
    example: { table: '1' },
  },
} satisfies Doors<TableGames>
