/** Who may give the orders of this room. */
import { two as byTwo, may as one } from '../roles.ts'

const DESK = ['floor', 'marketing', 'cage'] as const

export const may = {
  RedeemCredits: one(...DESK),
  ReservePrizes: one(...DESK),
  ReleasePrizes: one(...DESK),
  // Credits are worth money: whoever hands out prizes does not write them up alone.
  AdjustCredits: byTwo(
    ['floor', 'marketing'],
    ['cage', 'approver', 'compliance', 'surveillance', 'floor', 'marketing'],
  ),
} as const
