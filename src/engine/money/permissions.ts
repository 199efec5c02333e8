/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  BringForward: byTwo(['accounting'], ['accounting', 'approver', 'compliance']),
  SeedPool: by('accounting'),
  IncreasePool: byTwo(['accounting'], ['accounting', 'approver', 'compliance']),
  CountBox: by('count'),
  DepositAdvance: by('accounting'),
  FetchDue: by('accounting'),
  RepayDrawer: by('cage', 'accounting'),
  OpenDrawer: by('cage'),
  // By its own cashier; for one who has gone, by two others.
  CloseDrawer: { roles: ['cage', 'accounting'], second: ['cage', 'accounting', 'floor'], isSometimes: true },
} as const
