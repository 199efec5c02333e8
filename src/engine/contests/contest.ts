/** A contest as it runs: its rules, how far it has come, and until when forms are taken. */
import { plusDays, weekdayOf } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import type { Result } from '../../games/contest/results.ts'
import { firstStart, type Slate, type SlateTerms } from '../../games/contest/slate.ts'
import { isContest, type RuleOf } from '../../rulebook/rule.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import type { Contest, ContestStatus, State } from './vocabulary.ts'

export type RunningContest = Running & { readonly rule: RuleOf<'contest'> }
export type Slated = Contest & { slate: Slate; locks: string }

export const personOf = (person: string): Party => ({ kind: 'person', person })
export const about = (activity: string, reasons: readonly Reason[]): Refusal =>
  refuse({ kind: 'activity', activity }, reasons)

export function contestRunning(state: State, activity: string): RunningContest | undefined {
  const running = runningOf(state, activity)
  return running !== undefined && isContest(running.rule) ? { ...running, rule: running.rule } : undefined
}

/** It runs, and is not paused or stopped. */
export function openActivity(state: State, activity: string): RunningContest | Refusal {
  const running = contestRunning(state, activity)
  if (running === undefined) return refuseOrder('activity is no contest', { activity })
  const halted = whyHalted(state, activity)
  return halted === undefined ? running : refuseFor(halted)
}

type Opened = { readonly running: RunningContest; readonly contest: Slated }

/** With a slate that two agree on. */
export function slatedContest(state: State, activity: string): Opened | Refusal {
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const contest = state.contests.get(activity)
  return contest?.slate === undefined || contest.locks === undefined
    ? refuseOrder('contest not open', { activity })
    : { running, contest: contest as Slated }
}

export const resultsOf = ({ results }: Pick<Contest, 'results'>): Result[] =>
  [...results.values()].map(({ result }) => result)

export function statusOf({ slate, locked, results, isAwarded }: Contest): ContestStatus {
  if (slate === undefined) return 'drafted'
  if (locked === undefined) return 'open'
  if (isAwarded === true) return 'awarded'
  const known = slate.games.map(({ id }) => results.get(id))
  if (known.some((one) => one === undefined)) return 'locked'
  return known.every((one) => one?.confirmedBy !== undefined) ? 'confirmed' : 'played'
}

/** What the rules ask of a slate. */
export function slateTerms({ form }: RuleOf<'contest'>): SlateTerms {
  if (form.kind === 'bracket') return { kind: 'bracket', teams: form.teams }
  const { days, total } = form
  return { kind: 'card', days, ...(total === undefined ? {} : { totalOn: total.on }) }
}

/** The wall clock from which on a form is too late. */
export function lockOf({ enter: { until } }: RuleOf<'contest'>, slate: Slate): string {
  const first = firstStart(slate)
  if ('before' in until) return first
  const days = slate.games.map(({ starts }) => starts.slice(0, 10)).toSorted()
  const day = days.find((date) => weekdayOf(date) === until.day)
  if (day !== undefined) return `${day}T${until.at}`
  let date = first.slice(0, 10)
  while (weekdayOf(date) !== until.day) date = plusDays(date, -1)
  return `${date}T${until.at}`
}

/** The local date on which the last game was to be played. */
export const endsOn = ({ games }: Slate): string =>
  games
    .map(({ starts }) => starts.slice(0, 10))
    .toSorted()
    .at(-1)!

/** Whether forms are taken at that moment of the wall clock. */
export const isOpenAt = ({ locked, locks }: Contest, local: string): boolean =>
  locked === undefined && locks !== undefined && local < locks

export const lateFor = ({ enter: { until } }: RuleOf<'contest'>, locks: string): Reason =>
  because(until.by, 'form after the lock', { locks })
