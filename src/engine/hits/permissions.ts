/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  ReportHit: by('dealer', 'floor'),
  EnterAward: by('floor', 'marketing', 'tournament-director'),
  AttestHit: by('floor'),
  JudgeHeld: by('floor'),
  ConfirmSurveillance: by('surveillance'),
  // Whoever declared it may not verify it: the engine sees to that.
  VerifyHit: by('floor'),
  DeclineHit: byTwo(['floor'], ['floor', 'compliance', 'surveillance']),
  DisputeHit: by('floor', 'cage', 'compliance'),
  SettleDispute: byTwo(['floor', 'compliance'], ['floor', 'compliance']),
  BackOutHit: byTwo(['accounting', 'compliance'], ['accounting', 'approver', 'compliance']),
  ClosePeriod: by('floor'),
} as const
