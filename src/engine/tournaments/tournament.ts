/** A tournament as it runs: its rules, what the house has posted of it, and how far it has come. */
import type { Moment } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { whyHalted } from '../offerings/running.ts'
import { stopsAt } from './prizes.ts'
import type { Entry, FreePlayer } from './records.ts'
import { type RunningTournament, tournamentRunning } from './terms.ts'
import type { State, Tournament, TournamentStatus } from './vocabulary.ts'

export type Opened = { readonly running: RunningTournament; readonly tournament: Tournament }

export const personOf = (person: string): Party => ({ kind: 'person', person })
export const about = (activity: string, reasons: readonly Reason[]): Refusal =>
  refuse({ kind: 'activity', activity }, reasons)

/** Posted, and not paused or stopped. */
export function openActivity(state: State, activity: string): RunningTournament | Refusal {
  const running = tournamentRunning(state, activity)
  if (running === undefined) return refuseOrder('activity is no tournament', { activity })
  const halted = whyHalted(state, activity)
  return halted === undefined ? running : refuseFor(halted)
}

/** With sign-ups that were opened; paused or stopped too, where money only goes back. */
export function anyTournament(state: State, activity: string): Opened | Refusal {
  const running = tournamentRunning(state, activity)
  if (running === undefined) return refuseOrder('activity is no tournament', { activity })
  const tournament = state.tournaments.get(activity)
  return tournament === undefined ? refuseOrder('sign-ups not open', { activity }) : { running, tournament }
}

/** The same, while it is neither paused nor stopped, awarded nor called off. */
export function openTournament(state: State, activity: string): Opened | Refusal {
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const opened = anyTournament(state, activity)
  if (isRefusal(opened)) return opened
  return whyOver(opened) ?? opened
}

/** Prizes are given, or the money goes back: nobody comes, pays or falls any more. */
export function whyOver({ running, tournament }: Opened): Refusal | undefined {
  const status = statusOf(running, tournament)
  return status === 'awarded' || status === 'called off'
    ? about(tournament.activity, [because(running.rule.structure.by, 'tournament is over', { status })])
    : undefined
}

export function statusOf(running: RunningTournament, tournament: Tournament): TournamentStatus {
  if (tournament.calledOff !== undefined) return 'called off'
  if (tournament.awarded !== undefined) return 'awarded'
  if (tournament.started === undefined) return 'open'
  return isFinished(running, tournament) ? 'finished' : 'running'
}

/** A deal ends it; else nobody is left to play against, or as many as have prizes that are all the same. */
export const isFinished = (running: RunningTournament, tournament: Tournament): boolean =>
  tournament.started !== undefined &&
  (tournament.deal !== undefined ||
    (tournament.inPlay <= stopsAt(running, tournament) && owing(tournament).length === 0))

export const entriesIn = ({ entries }: Tournament, ...status: readonly Entry['status'][]): Entry[] =>
  [...entries.values()].filter((one) => status.includes(one.status))

/** Everybody who counts: in or out, and not gone from the list. */
export const field = (tournament: Tournament): Entry[] => entriesIn(tournament, 'in', 'out')

/** Came in after play had begun: entries are numbered as they come. */
export const isLate = ({ started }: Tournament, entry: string): boolean =>
  started !== undefined && Number(entry.slice(1)) > started.soFar

/** Bound to buy the seat anew, and has not paid yet. */
export const owing = (tournament: Tournament): Entry[] =>
  entriesIn(tournament, 'in').filter(({ owes }) => owes !== undefined)

/** In play at free tables, or at one of them. */
export const freeIn = ({ free }: Tournament, table?: string): FreePlayer[] =>
  [...free.values()].filter((one) => one.status === 'in' && (table === undefined || one.table === table))

/** The entry, or why there is none. */
export function entryIn({ tournament }: Opened, name: string): Entry | Refusal {
  return tournament.entries.get(name) ?? refuseOrder('no such entry', { entry: name })
}

/** In play: neither out nor gone. */
export function playingIn(opened: Opened, name: string, clause: string): Entry | Refusal {
  const entry = entryIn(opened, name)
  if (isRefusal(entry)) return entry
  if (entry.status === 'in') return entry
  const who = personOf(entry.person)
  return entry.status === 'out'
    ? refuse(who, [because(clause, 'entry is out', { entry: name, out: entry.out ?? '' })])
    : refuse(who, [because(clause, 'entry is not in play', { entry: name, status: entry.status })])
}

/** The level that is played, the break after it with it; the first one where no clock runs. Before the start there is none. */
export const levelAt = ({ started, activity }: Tournament, at: Moment, ask: Ask): number =>
  started === undefined ? 0 : (ask.levelOf(activity, at) ?? 1)
