/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  AcceptRules: byTwo(['compliance'], ['approver', 'compliance']),
  DraftOffering: by('marketing', 'tournament-director'),
  // Whoever drafted it may not approve it: the engine sees to that.
  ApproveOffering: by('approver', 'compliance'),
  PostOffering: by('marketing', 'approver', 'compliance'),
  PauseOffering: by('floor', 'marketing', 'approver', 'compliance'),
  ResumeOffering: by('approver', 'compliance'),
  StopOffering: by('approver', 'compliance'),
  CancelOffering: by('marketing', 'approver', 'compliance'),
  PostRank: byTwo(['floor', 'marketing'], ['dealer', 'floor', 'compliance', 'surveillance']),
} as const
