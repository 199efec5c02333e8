/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

const KEEPERS = ['accounting', 'marketing', 'cage'] as const

export const may = {
  ReceiveSeries: byTwo(['accounting', 'marketing'], KEEPERS),
  // One of each department: whose stock it is, and who gives them out.
  IssuePieces: byTwo(KEEPERS, [...KEEPERS, 'floor']),
  GivePieces: by('marketing', 'floor', 'cage', 'tournament-director'),
  SellPieces: by('cage'),
  TakeBackSale: byTwo(['cage'], ['cage', 'accounting', 'floor']),
  ChangeVoucher: by('floor', 'cage', 'marketing'),
  LayPieces: by('dealer', 'floor'),
  PayPieceFee: by('dealer', 'floor'),
  DealPieces: by('dealer', 'floor'),
  SettlePieces: by('dealer', 'floor'),
  CorrectPieces: { roles: ['dealer', 'floor'], second: ['floor', 'cage'], isSometimes: true },
  VerifyPieces: by('floor'),
  RedeemPieces: { roles: ['cage'], second: ['floor'], isSometimes: true },
  ReturnPiecePayment: by('cage'),
  WriteOffPiecePayment: byTwo(['cage', 'accounting', 'compliance'], ['accounting', 'approver', 'compliance']),
  VoidPieces: byTwo(['floor', 'cage', 'accounting', 'marketing'], ['accounting', 'cage', 'floor']),
  DestroyPieces: byTwo(['accounting', 'marketing'], ['accounting', 'cage', 'marketing', 'compliance']),
  CountPieces: byTwo(['accounting', 'marketing', 'cage', 'floor'], ['accounting', 'marketing', 'cage', 'floor']),
} as const
