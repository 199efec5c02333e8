/** Who may give the orders of this room. */
import { two as byTwo, may as one } from '../roles.ts'

const DIRECTOR = ['tournament-director', 'floor'] as const
const BESIDE = ['approver', 'compliance', 'surveillance', 'cage', 'floor', 'tournament-director'] as const

export const may = {
  UseTables: one(...DIRECTOR),
  ReleaseTable: one(...DIRECTOR),
  SetSeat: one(...DIRECTOR),
  SeatEntries: one('cage', ...DIRECTOR),
  PlaceEntry: one(...DIRECTOR),
  BalanceTables: one(...DIRECTOR),
  BreakTournamentTable: one(...DIRECTOR),
  TellMove: one(...DIRECTOR),
  // Whoever deals at the new table sees the player come.
  ConfirmMoves: one('dealer', ...DIRECTOR),
  DropMove: one(...DIRECTOR),
  SeatFinalTable: one(...DIRECTOR),
  UndoSeating: one(...DIRECTOR),
  BeginHand: one('dealer', ...DIRECTOR),
  SetClock: one(...DIRECTOR),
  UndoClock: one(...DIRECTOR),
  RaceChips: one(...DIRECTOR),
  RemoveChips: byTwo(DIRECTOR, BESIDE),
  CountStacks: one('dealer', ...DIRECTOR),
  UndoChips: byTwo(DIRECTOR, BESIDE),
  Penalise: one(...DIRECTOR),
  Disqualify: byTwo(DIRECTOR, BESIDE),
  UndoPenalty: one(...DIRECTOR),
  MarkAbsent: one('dealer', ...DIRECTOR),
  Announce: one(...DIRECTOR),
  TakeDownAnnouncement: one(...DIRECTOR),
} as const
