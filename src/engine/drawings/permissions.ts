/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  // drawings and the games for their prizes
  InsertCard: by('floor', 'marketing'),
  RemoveCard: by('floor', 'marketing'),
  DrawTicket: byTwo(['floor', 'marketing'], ['dealer', 'floor', 'compliance', 'surveillance']),
  ReportIn: by('floor', 'marketing'),
  PassOver: by('floor', 'marketing'),
  StepGame: by('floor', 'marketing'),
} as const
