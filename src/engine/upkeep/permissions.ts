/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

/** Not who can set it. */
const LOOKS = ['floor', 'cage', 'accounting', 'compliance', 'surveillance'] as const

export const may = {
  ConfirmClock: byTwo(LOOKS, LOOKS),
  AcceptRelease: by('compliance'),
} as const
