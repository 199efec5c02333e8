/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { amount, drawer, name, positive, reason, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Money } from './vocabulary.ts'

export const doors = {
  BringForward: {
    shape: z.strictObject({
      activity: name,
      pools: z.record(name, amount),
      reserve: amount,
      advance: amount,
      document: words(200),
    }),
    may: may.BringForward,
    example: {
      activity: 'bay-101/blazing-7s',
      pools: { main: '$5,000.00' },
      reserve: '$0.00',
      advance: '$0.00',
      document: 'closing statement of 28 February, page 3',
    },
  },
  SeedPool: {
    shape: z.strictObject({ activity: name, pool: name }),
    may: may.SeedPool,
    example: { activity: 'bay-101/blazing-7s', pool: 'main' },
  },
  IncreasePool: {
    shape: z.strictObject({ activity: name, pool: name, amount: positive, notice: reason }),
    may: may.IncreasePool,
    example: { activity: 'bay-101/blazing-7s', pool: 'main', amount: '$100.00', notice: 'letter of 2 March' },
  },
  DepositAdvance: {
    shape: z.strictObject({ activity: name, amount: positive }),
    may: may.DepositAdvance,
    example: { activity: 'bay-101/blazing-7s', amount: '$1,000.00' },
  },
  FetchDue: {
    shape: z.strictObject({ activity: name }),
    may: may.FetchDue,
    example: { activity: 'bay-101/blazing-7s' },
  },
  RepayDrawer: {
    shape: z.strictObject({ activity: name, drawer: name }),
    may: may.RepayDrawer,
    example: { activity: 'bay-101/blazing-7s', drawer: 'main' },
  },
  OpenDrawer: {
    shape: z.strictObject({ drawer, counted: amount }),
    may: may.OpenDrawer,
    example: { drawer: 'main', counted: '$5,000.00' },
  },
  CloseDrawer: {
    shape: z.strictObject({ drawer, counted: amount }),
    may: may.CloseDrawer,
    example: { drawer: 'main', counted: '$4,100.00' },
  },
} satisfies Doors<Money>
