/** Who may give the orders of this room. */
import { BESIDE_COMPLIANCE, may as by, two as byTwo } from '../roles.ts'

export const may = {
  AcceptRules: byTwo(['compliance'], BESIDE_COMPLIANCE),
  DraftOffering: by('marketing', 'tournament-director'),
  // Nobody of the department that drafted it may approve it: the engine sees to that.
  ApproveOffering: by('approver', 'compliance'),
  ReturnOffering: by('approver', 'compliance'),
  PostOffering: by('marketing', 'approver', 'compliance'),
  PauseOffering: by('floor', 'marketing', 'approver', 'compliance'),
  ResumeOffering: by('approver', 'compliance'),
  StopOffering: by('approver', 'compliance'),
  CancelOffering: by('marketing', 'approver', 'compliance'),
  // What hangs on the wall is marketing's; the floor changes it when a screen is needed for something else.
  SetScreen: by('marketing', 'floor'),
  RemoveScreen: by('marketing', 'floor'),
  PostRank: byTwo(['floor', 'marketing'], ['dealer', 'floor', 'compliance', 'surveillance']),
} as const
