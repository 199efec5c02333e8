/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

const KEEPERS = ['accounting', 'marketing', 'cage'] as const

export const may = {
  ReceiveSeries: byTwo(['accounting', 'marketing'], KEEPERS),
  IssuePieces: byTwo(['accounting', 'marketing'], ['cage', 'marketing', 'floor']),
  GivePieces: by('marketing', 'floor', 'cage', 'tournament-director'),
  SellPieces: by('cage'),
  TakeBackSale: byTwo(['cage'], ['cage', 'accounting', 'floor']),
  ChangeVoucher: by('floor', 'cage', 'marketing'),
  LayPieces: by('dealer', 'floor'),
  PayPieceFee: by('dealer', 'floor'),
  DealPieces: by('dealer', 'floor'),
  SettlePieces: by('dealer', 'floor'),
  VerifyPieces: by('floor'),
  RedeemPieces: { roles: ['cage'], second: ['floor'], isSometimes: true },
  VoidPieces: byTwo(['floor', 'cage', 'accounting', 'marketing'], ['accounting', 'cage', 'floor']),
  DestroyPieces: byTwo(['accounting'], ['cage', 'marketing', 'compliance']),
  CountPieces: byTwo(['accounting', 'marketing', 'cage', 'floor'], ['accounting', 'marketing', 'cage', 'floor']),
} as const
