/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

const podium = by('floor', 'brush')
const seats = by('floor', 'brush', 'dealer')
export const may = {
  SetList: podium,
  LockList: podium,
  UnlockList: podium,
  CloseList: podium,
  JoinList: podium,
  CheckIn: podium,
  LeaveList: podium,
  ReturnToList: podium,
  PagePerson: podium,
  AnswerPage: podium,
  DropPage: podium,
  OpenFromList: podium,
  AskChange: seats,
  DropChange: seats,
  SetFeeder: podium,
  BreakTable: podium,
} as const
