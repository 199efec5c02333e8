/** Who may give the orders of this room. */
import { type Allowed, two as byTwo, may as one } from '../roles.ts'

const DIRECTOR = ['tournament-director', 'floor'] as const
/** Where registration is at a counter of its own, directors take entries that cost nothing. */
const COUNTER = ['cage', 'tournament-director', 'floor'] as const
const BESIDE = ['approver', 'compliance', 'surveillance', 'cage', 'floor', 'tournament-director'] as const
const APART = ['approver', 'compliance', 'surveillance', 'cage'] as const

/** Alone where no money hangs on it. */
const sometimes = (roles: Allowed['roles'], second: NonNullable<Allowed['second']>): Allowed => ({
  ...byTwo(roles, second),
  isSometimes: true,
})

export const may = {
  OpenSignUps: one(...DIRECTOR),
  Register: one(...COUNTER),
  Unregister: one(...COUNTER),
  VoidEntry: byTwo(COUNTER, BESIDE),
  StartTournament: one(...DIRECTOR),
  Rebuy: one('cage'),
  AddOn: one('cage'),
  IntendRebuy: one('dealer', ...DIRECTOR),
  WaiveRebuy: byTwo(DIRECTOR, BESIDE),
  VoidPurchase: byTwo(COUNTER, BESIDE),
  NameTargets: one('tournament-director'),
  KnockOut: one('dealer', ...DIRECTOR),
  UndoKnockOut: sometimes([...DIRECTOR, 'cage'], BESIDE),
  AgreeDeal: byTwo(DIRECTOR, BESIDE),
  UndoStart: byTwo(DIRECTOR, APART),
  UndoDeal: byTwo(DIRECTOR, APART),
  AwardTournament: byTwo(DIRECTOR, APART),
  SignTournamentLog: one(...DIRECTOR),
  CallOffTournament: byTwo(DIRECTOR, APART),
  RefundEntry: one(...COUNTER),
  EnterFree: one(...DIRECTOR),
  KnockOutFree: one('dealer', ...DIRECTOR),
  UndoFree: sometimes(DIRECTOR, BESIDE),
  EndFreePlay: byTwo(DIRECTOR, BESIDE),
  PayCharity: byTwo(['accounting', 'cage'], ['approver', 'compliance', 'accounting']),
} as const
