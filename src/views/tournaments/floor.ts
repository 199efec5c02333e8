/** What the floor of a tournament adds: clock, tables and seats, moves that were told and what the seating asks for, chips, penalties. */
import { isRefusal } from '../../base/refusal.ts'
import type { State } from '../../engine/mechanisms.ts'
import { chipsInPlay } from '../../engine/tournamentfloor/chips.ts'
import { finalPurpose, seatsPurpose } from '../../engine/tournamentfloor/draws.ts'
import { emptyFloor, periodsOf, plannedTables, seatingRules, tablesNow } from '../../engine/tournamentfloor/floor.ts'
import { isOfTheFloor } from '../../engine/tournamentfloor/seating.ts'
import { floorWith } from '../../engine/tournamentfloor/tables.ts'
import { undoSeating } from '../../engine/tournamentfloor/undo.ts'
import type { Floor, SeatingAct } from '../../engine/tournamentfloor/vocabulary.ts'
import type { RunningTournament } from '../../engine/tournaments/terms.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import { clockOf } from '../../games/tournament/clock.ts'
import { type Move, seatingPlan } from '../../games/tournament/moves.ts'
import type { SeatAt } from '../../games/tournament/seats.ts'
import { sealedOf } from '../drawings/sealed.ts'
import type { DrawState, EntryFloor, FloorPart, LastSeating, MoveRow, PlannedMove, SeatedAt } from './rows.ts'

export type FloorShown = {
  readonly part: FloorPart
  /** Of one entry: its seat, what is held against it, its chips when they were last counted. */
  readonly of: (entry: string) => EntryFloor
  readonly moves: readonly MoveRow[]
}

/** `line`: the witness who can be asked over the line. */
export function floorShown(
  state: State,
  running: RunningTournament,
  tournament: Tournament | undefined,
  nameOf: (entry: string) => string,
  line?: string,
): FloorShown {
  const { activity } = running.rule
  const floor = state.floors.get(activity) ?? emptyFloor(activity)
  const clock = clockOf(periodsOf(running), floor.facts)
  const inPlay = tournament === undefined ? 0 : chipsInPlay(tournament, floor)
  const players = tournament?.inPlay ?? 0
  const moveRow = ({ who, from, to, why }: Move): PlannedMove => ({
    entry: who,
    name: nameOf(who),
    from: seatedAt(from),
    to: seatedAt(to),
    why,
  })
  const moves = [...floor.moves.values()].map((one) => ({ move: one.move, ...moveRow(one) }))
  const lastFact = floor.facts.at(-1)
  // What a knock-out did to seats is undone with it.
  const lastAct = floor.acts.findLast(({ act }) => isOfTheFloor(act))
  return {
    part: {
      ...(clock === undefined ? {} : { clock: { periods: periodsOf(running), clock } }),
      ...(lastFact === undefined || lastFact.do === 'start'
        ? {}
        : { lastFact: { fact: lastFact.fact, do: lastFact.do } }),
      ...(players === 0 ? {} : { average: Math.floor(inPlay / players) }),
      chipsInPlay: inPlay,
      chipActs: floor.chipActs.map(({ act, difference, out }) => ({ act, difference, isUndoable: out === undefined })),
      tables: tableRows(floor, running),
      ...(floor.tables.size >= (running.rule.half?.tables.most ?? Number.POSITIVE_INFINITY)
        ? {}
        : { freeTables: freeTables(state) }),
      tablesUsed: floor.used.size,
      moves,
      plan: planOf(floor, running, tournament, moveRow),
      waiting:
        tournament === undefined
          ? 0
          : [...tournament.entries.values()].filter(({ entry, status }) => status === 'in' && !floor.seatOf.has(entry))
              .length,
      seatDraw: drawState(state, seatsPurpose(floor), floor.drawn?.draw, line),
      finalDraw: drawState(state, finalPurpose(floor), floor.final?.draw, line),
      ...(lastAct === undefined ? {} : { lastAct: lastSeating(state, activity, lastAct) }),
      announced: floor.announced.map(({ announcement, says }) => ({ announcement, says })),
    },
    of: (entry) => entryFloor(floor, entry),
    moves,
  }
}

/** Why it would not be undone now is said before anybody presses. */
function lastSeating(state: State, activity: string, { act, changes }: SeatingAct): LastSeating {
  const undone = undoSeating(state, { activity, act, reason: '', by: '' })
  return { act, changes: changes.length, ...(isRefusal(undone) ? { refused: undone.reasons } : {}) }
}

export const seatedAt = ({ table, seat }: SeatAt): SeatedAt => ({ table, seat: String(seat) })

function entryFloor(floor: Floor, entry: string): EntryFloor {
  const at = floor.seatOf.get(entry)
  const count = floor.counts.get(entry)
  const penalties = floor.penalties.filter((one) => one.entry === entry)
  return {
    ...(at === undefined ? {} : seatedAt(at)),
    ...(count === undefined ? {} : { chips: count.chips }),
    isAbsent: floor.absent.has(entry),
    penalties: penalties.map(({ penalty, kind, minutes, played, ground }) => ({
      penalty,
      kind,
      ...(minutes === undefined ? {} : { minutes }),
      played,
      ground,
    })),
  }
}

function tableRows(floor: Floor, running: RunningTournament): FloorPart['tables'] {
  const { halted } = seatingPlan(tablesNow(floor), seatingRules(running), floor.drawn?.order ?? [])
  return [...floor.tables.values()].map(({ table, seats, closed, players, isBreaking }) => {
    const { bigBlind } = floor.hands.get(table) ?? {}
    return {
      table,
      seats,
      closed,
      players: players.size,
      isBreaking: isBreaking === true,
      isHalted: halted.includes(table),
      ...(bigBlind === undefined ? {} : { bigBlind }),
    }
  })
}

/** Open for tournaments, and none plays there. */
const freeTables = (state: State): string[] =>
  [...state.tables.values()]
    .filter(
      ({ table, kind, openedAt }) =>
        kind === 'tournament' && openedAt !== undefined && floorWith(state, table) === undefined,
    )
    .map(({ table }) => table)

/** What the seating asks for now; nothing before the start and nothing where all is told already. */
function planOf(
  floor: Floor,
  running: RunningTournament,
  tournament: Tournament | undefined,
  rowOf: (move: Move) => PlannedMove,
): FloorPart['plan'] {
  if (tournament?.started === undefined) return { isFinal: false, moves: [] }
  const tables = plannedTables(floor).filter(({ table }) => floor.tables.get(table)?.isBreaking !== true)
  const { isFinal, breaks, moves } = seatingPlan(tables, seatingRules(running), floor.drawn?.order ?? [])
  return { isFinal, moves: moves.map(rowOf), ...(breaks === undefined ? {} : { breaks }) }
}

function drawState(state: State, purpose: string, drawn: number | undefined, line: string | undefined): DrawState {
  const pending = state.draws.pending.find(({ opened }) => opened.purpose === purpose)
  return {
    ...(drawn === undefined ? {} : { drawn }),
    ...(pending === undefined ? {} : { sealed: sealedOf(state, pending, line) }),
  }
}
