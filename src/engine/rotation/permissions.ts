/** Who may give the orders of this room. */
import { may as by } from '../roles.ts'

const podium = by('floor', 'brush', 'tournament-director')
export const may = {
  JoinLineUp: podium,
  LeaveLineUp: podium,
  SetString: podium,
  SetPace: by('floor'),
  PushDealer: podium,
  PushString: podium,
  UndoPush: podium,
  TakeBreak: podium,
  EndBreak: podium,
} as const
