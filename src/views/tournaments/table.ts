/** The table of a tournament as its dealer sees it: who sits there, who comes and who leaves, and the clock. */
import type { State } from '../../engine/mechanisms.ts'
import { floorWith } from '../../engine/tournamentfloor/tables.ts'
import { tournamentRunning } from '../../engine/tournaments/terms.ts'
import { awayLeftMs } from '../../games/tournament/penalties.ts'
import { type Names, nameIn } from './desk.ts'
import { floorShown } from './floor.ts'
import { freeSeats } from './free.ts'
import type { EntryFloor, MoveRow } from './rows.ts'
import type { ClockView } from './sign.ts'

export type DealtSeat = {
  readonly seat: number
  readonly isClosed: boolean
  readonly player?: {
    readonly entry: string
    readonly name: string
    readonly isAbsent: boolean
    readonly owes: boolean
    readonly intends: boolean
    readonly bounty: boolean
    /** Sent away: minutes of play, from what was played then. */
    readonly away?: { readonly minutes: number; readonly played: number }
  }
}
export type TournamentTable = { readonly at?: DealtTable }
export type DealtTable = {
  readonly activity: string
  readonly name: string
  readonly table: string
  readonly clock?: ClockView
  readonly hasStarted: boolean
  readonly seats: readonly DealtSeat[]
  readonly bigBlind?: number
  /** By which the hand that was begun last is played, whatever the clock shows since. */
  readonly handLevel?: number
  readonly hasRebuys: boolean
  readonly isBreaking: boolean
  readonly isHalted: boolean
  /** To this table and away from it. */
  readonly moves: readonly MoveRow[]
  readonly players: number
  /** Free players of the tournament: no entry, no place, no moves. */
  readonly isFree?: true
}

/** Nothing where no tournament plays there now. */
export function tournamentTable(state: State, name: string, names: Names): TournamentTable {
  const free = freeTable(state, name, names)
  if (free !== undefined) return { at: free }
  const activity = floorWith(state, name)
  const running = activity === undefined ? undefined : tournamentRunning(state, activity)
  const tournament = activity === undefined ? undefined : state.tournaments.get(activity)
  if (activity === undefined || running === undefined || tournament === undefined) return {}
  const of = (entry: string) => nameIn(tournament, entry, names)
  const { part, of: floorOf } = floorShown(state, running, tournament, of)
  const row = part.tables.find(({ table }) => table === name)
  const there = state.floors.get(activity)?.tables.get(name)
  const hand = state.floors.get(activity)?.hands.get(name)
  if (row === undefined || there === undefined) return {}
  const seats = Array.from({ length: there.seats }, (_, nth): DealtSeat => {
    const entry = tournament.entries.get(there.players.get(nth + 1) ?? '')
    return {
      seat: nth + 1,
      isClosed: there.closed.includes(nth + 1),
      ...(entry === undefined
        ? {}
        : {
            player: {
              entry: entry.entry,
              name: of(entry.entry),
              isAbsent: floorOf(entry.entry).isAbsent,
              owes: entry.owes !== undefined,
              intends: entry.intends === true,
              bounty: entry.bounty !== undefined,
              ...awayOf(floorOf(entry.entry)),
            },
          }),
    }
  })
  return {
    at: {
      activity,
      name: running.offering.name ?? running.rule.name,
      table: name,
      ...(part.clock === undefined ? {} : { clock: part.clock }),
      hasStarted: tournament.started !== undefined,
      seats,
      ...(row.bigBlind === undefined ? {} : { bigBlind: row.bigBlind }),
      ...(hand === undefined ? {} : { handLevel: hand.level }),
      hasRebuys: running.posted.rebuys !== undefined,
      isBreaking: row.isBreaking,
      isHalted: row.isHalted,
      moves: part.moves.filter(({ from, to }) => from.table === name || to.table === name),
      players: tournament.inPlay,
    },
  }
}

/** The one that lasts longest. */
function awayOf({ penalties }: EntryFloor): Pick<NonNullable<DealtSeat['player']>, 'away'> {
  const sent = penalties.flatMap(({ minutes, played }) => (minutes === undefined ? [] : [{ minutes, played }]))
  const last = sent.toSorted(
    (one, other) => awayLeftMs(one.minutes, one.played, 0) - awayLeftMs(other.minutes, other.played, 0),
  )
  return last.length === 0 ? {} : { away: last.at(-1)! }
}

/** A free table at which bounties of a tournament are played for, while anybody is in play there. */
function freeTable(state: State, table: string, names: Names): DealtTable | undefined {
  for (const [activity, tournament] of state.tournaments) {
    const seated = freeSeats(state, tournament, table)
    const running = seated.length === 0 ? undefined : tournamentRunning(state, activity)
    if (running === undefined) continue
    const { clock } = floorShown(state, running, tournament, (entry) => entry).part
    const seats = seated.map(({ seat, player }): DealtSeat => {
      const bounty = tournament.free.get(player)?.bounty !== undefined
      const name = nameIn(tournament, player, names)
      return {
        seat,
        isClosed: false,
        player: { entry: player, name, isAbsent: false, owes: false, intends: false, bounty },
      }
    })
    return {
      activity,
      name: running.offering.name ?? running.rule.name,
      table,
      ...(clock === undefined ? {} : { clock }),
      hasStarted: true,
      seats,
      hasRebuys: false,
      isBreaking: false,
      isHalted: false,
      moves: [],
      players: seated.length,
      isFree: true,
    }
  }
  return undefined
}
