/** Who may give the orders of this room. */
import { two as byTwo, may as one } from '../roles.ts'

const BESIDE = ['floor', 'marketing', 'cage', 'brush', 'dealer', 'compliance', 'surveillance'] as const

export const may = {
  GiveTicket: one('floor', 'brush', 'marketing', 'dealer'),
  CollectTickets: byTwo(['floor', 'marketing'], BESIDE),
  VoidTickets: byTwo(['floor', 'marketing'], ['cage', 'approver', 'compliance', 'surveillance', 'floor', 'marketing']),
  EmptyDrum: byTwo(['floor', 'marketing'], ['cage', 'approver', 'compliance', 'surveillance', 'floor', 'marketing']),
  AdjustPoints: byTwo(['floor', 'marketing'], ['cage', 'approver', 'compliance', 'surveillance', 'floor', 'marketing']),
} as const
