/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

export const may = {
  PlayTable: { roles: ['dealer', 'floor'], second: ['floor'], isSometimes: true },
  UseAccount: by('dealer', 'floor', 'cage'),
  SettleTable: by('floor', 'cage', 'accounting'),
} as const
