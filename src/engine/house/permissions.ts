/** Who may give the orders of this room. */
import { BESIDE_ADMINISTRATORS, may as by, two as byTwo } from '../roles.ts'

export const may = {
  SetTable: by('floor', 'administrator'),
  OpenTable: by('floor'),
  CloseTable: by('floor'),
  ReportFault: by('dealer', 'floor'),
  ClearFault: by('floor'),
  CallFloor: by('dealer', 'floor'),
  AnswerCall: by('floor'),
  EnrolPerson: by('floor', 'cage', 'compliance', 'tournament-director'),
  SetProfile: byTwo(['compliance'], ['approver', 'compliance']),
  HandOver: byTwo(['floor'], ['floor']),
  EnrolStaff: byTwo(['administrator'], BESIDE_ADMINISTRATORS),
  DisableStaff: by('administrator'),
  EnrolDevice: by('administrator'),
  PrintSheet: by('floor', 'cage', 'count', 'accounting'),
} as const
