/** Who may give the orders of this room. */
import { two as byTwo, may as one } from '../roles.ts'

const DESK = ['floor', 'marketing', 'tournament-director'] as const
const BESIDE = ['approver', 'compliance', 'surveillance', 'floor', 'marketing', 'tournament-director'] as const

export const may = {
  DraftSlate: one(...DESK),
  OpenContest: one('approver', 'compliance', ...DESK),
  NameTeam: byTwo(DESK, BESIDE),
  ChangeGame: byTwo(DESK, BESIDE),
  GiveForm: one('floor'),
  EnterForm: one('floor', 'marketing'),
  AdjustHours: byTwo(['floor', 'marketing'], BESIDE),
  EnterResult: one(...DESK),
  ConfirmResult: one('approver', 'compliance', ...DESK),
  // Prizes hang on results: whoever corrects one has somebody beside who does not run the contest.
  CorrectResult: byTwo(DESK, ['approver', 'compliance', 'surveillance']),
  AwardContest: byTwo(DESK, ['approver', 'compliance', 'surveillance', 'cage']),
} as const
