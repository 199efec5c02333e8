/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

const HOSTS = ['floor', 'marketing'] as const
const WITNESSES = ['dealer', 'floor', 'marketing', 'compliance', 'surveillance'] as const

export const may = {
  // What is drawn or placed by hand is seen by another person.
  PlaceTables: byTwo(HOSTS, WITNESSES),
  CloseGrid: byTwo(HOSTS, WITNESSES),
  DrawDigits: byTwo(HOSTS, WITNESSES),
  TellScore: by(...HOSTS),
  EndPeriod: by(...HOSTS),
  EnterScore: by(...HOSTS),
  ConfirmScore: by('floor', 'marketing', 'compliance', 'surveillance'),
  CorrectScore: byTwo(HOSTS, ['approver', 'compliance', 'surveillance']),
  // Who sat there the floor says.
  AwardCell: by('floor'),
  DrawBall: byTwo(HOSTS, WITNESSES),
} as const
