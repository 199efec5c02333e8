/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

const podium = by('floor')
export const may = {
  SetList: podium,
  LockList: podium,
  UnlockList: podium,
  CloseList: podium,
  JoinList: podium,
  CheckIn: podium,
  LeaveList: podium,
  PagePerson: podium,
  AnswerPage: podium,
  DropPage: podium,
  OpenFromList: podium,
  AskChange: by('floor', 'dealer'),
  DropChange: by('floor', 'dealer'),
  SetFeeder: podium,
  BreakTable: podium,
} as const
