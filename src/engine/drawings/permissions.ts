/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

/** Beside whoever holds a drawing; of another department than that person, which the engine asks. */
const BESIDE = ['floor', 'marketing', 'cage', 'approver', 'compliance', 'surveillance'] as const
const AT_THE_DESK = ['floor', 'marketing'] as const

export const may = {
  // drawings and the games for their prizes
  AcceptWitness: byTwo(['compliance'], ['approver', 'surveillance', 'administrator']),
  RetireWitness: byTwo(['compliance'], ['approver', 'surveillance', 'administrator']),
  EnrolMachines: byTwo(['compliance'], ['approver', 'surveillance', 'administrator']),
  RetireMachine: byTwo(['compliance'], ['approver', 'surveillance', 'administrator']),
  InsertCard: byTwo(AT_THE_DESK, BESIDE),
  RemoveCard: byTwo(AT_THE_DESK, BESIDE),
  DrawTicket: byTwo(['floor', 'marketing'], ['dealer', 'floor', 'compliance', 'surveillance']),
  DrawTable: byTwo(['floor', 'marketing'], ['dealer', 'floor', 'compliance', 'surveillance']),
  SpreadCards: by('floor', 'marketing'),
  ReportIn: by('floor', 'marketing'),
  PassOver: byTwo(AT_THE_DESK, BESIDE),
  StepGame: by('floor', 'marketing'),
} as const
