/** Points by activity and person: they come with verified hands and hours of play, and stand until the posted end. */
import { plusDays } from '../../base/moment.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { isIn, versionOf } from '../../rulebook/calling.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { type Running, runningOf } from '../offerings/running.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** Hands bring them, or hours of play, in the version that is posted. */
export const countsPoints = ({ rule, offering }: Running): boolean =>
  chartOf(rule, offering).some(({ pays }) => pays.kind === 'points') ||
  (rule.entries ?? []).some((one) => one.for === 'completed hour' && isIn(one, versionOf(offering)))

/** The terms by which points come to places, in the version that is posted. */
export const standingOf = ({ rule, offering }: Running) =>
  rule.standing !== undefined && isIn(rule.standing, versionOf(offering)) ? rule.standing : undefined

/** When a standing ends: with the posted last day, as the house counts its days. */
export const standingEnds = ({ property }: Pick<State, 'property'>, running: Running): string | undefined =>
  standingOf(running) === undefined || running.offering.to === undefined
    ? undefined
    : `${plusDays(running.offering.to, 1)}T${property?.dayStart ?? '00:00'}`

const pointsOf = ({ points }: Pick<State, 'points'>, activity: string, person: string): number =>
  points.get(activity)?.get(person) ?? 0

export function adjustPoints(state: State, command: CommandOf<'AdjustPoints'>): Decision {
  const { activity, person, points, reason, by, second } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  if (!countsPoints(running)) return refuseOrder('activity counts no points', { activity })
  if (second === undefined) return refuseOrder('points take two')
  if (points === 0) return refuseOrder('points not changed')
  const until = standingEnds(state, running)
  const clause = standingOf(running)?.by ?? running.rule.charts.by
  if (until !== undefined && state.settledPoints.get(activity) === until)
    return refuse({ kind: 'activity', activity }, [because(clause, 'standing is settled', { until })])
  const own = pointsOf(state, activity, person)
  if (own + points < 0)
    return refuse({ kind: 'person', person }, [because(clause, 'fewer points than that', { person, points: own })])
  return [{ type: 'PointsAdjusted', activity, person, points, reason, by, second }]
}

export const evolvePoints = (own: Slice, { activity, person, points }: EventOf<'PointsAdjusted'>): void =>
  addPoints(own, activity, person, points)

/** Who has none left is not in the standing. */
export function addPoints({ points }: Slice, activity: string, person: string, more: number): void {
  const all = points.get(activity) ?? new Map<string, number>()
  const sum = (all.get(person) ?? 0) + more
  if (sum > 0) all.set(person, sum)
  else all.delete(person)
  if (all.size > 0) points.set(activity, all)
  else points.delete(activity)
}
