/** Who may give the orders of this room. */
import { BESIDE_ADMINISTRATORS, BESIDE_COMPLIANCE, may as by, two as byTwo, ROLES } from '../roles.ts'

/** Whoever a paper can name; the engine sees to it that it is that person. */
const NAMED = ROLES.filter((role) => role !== 'regulator')

export const may = {
  SetTable: by('floor', 'administrator'),
  OpenTable: by('floor'),
  CloseTable: by('floor'),
  ReportFault: by('dealer', 'floor'),
  ClearFault: by('floor'),
  CallFloor: by('dealer', 'floor'),
  AnswerCall: by('floor'),
  // The second person where an exclusion is lifted.
  EnrolPerson: {
    roles: ['floor', 'cage', 'compliance', 'tournament-director'],
    second: ['floor', 'cage', 'approver', 'compliance', 'surveillance'],
    isSometimes: true,
  },
  // The desk of the club.
  SetClubForm: by('floor', 'marketing', 'cage'),
  // Whoever the winner talks to.
  AllowName: by('floor', 'marketing', 'cage'),
  SetProfile: byTwo(['compliance'], BESIDE_COMPLIANCE),
  HandOver: byTwo(['floor'], ['floor']),
  ConfirmPaper: by(...NAMED),
  DeclinePaper: by(...NAMED),
  EnrolStaff: byTwo(['administrator'], BESIDE_ADMINISTRATORS),
  DisableStaff: by('administrator'),
  EnrolDevice: byTwo(['administrator'], BESIDE_ADMINISTRATORS),
  DisableDevice: by('administrator'),
  PrintSheet: by('floor', 'cage', 'count', 'accounting', 'marketing', 'tournament-director', 'compliance'),
} as const
