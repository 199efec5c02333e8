/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

export const may = {
  StartRound: by('dealer', 'floor'),
  BetLate: by('dealer', 'floor'),
  EndRound: by('dealer', 'floor'),
  VoidRound: by('dealer', 'floor'),
  RequestFreeTable: by('dealer', 'floor'),
  OfferFreeTable: by('floor'),
  WithdrawRequest: by('floor'),
} as const
