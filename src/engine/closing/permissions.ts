/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  CloseOffering: byTwo(['approver', 'compliance'], ['accounting', 'approver', 'compliance']),
  CloseDay: by('accounting'),
} as const
