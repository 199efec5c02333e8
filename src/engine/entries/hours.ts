/**
 * Points for whole hours of play. Time in a seat adds up over tables and days of the promotion; breaks do not count.
 * A person has as many points as whole hours, but no more than hours of play in which the card was read.
 */
import { HOUR } from '../../base/moment.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { runningOf } from '../offerings/running.ts'
import { beginTracking, hearPlay, hearTableClosed, isPlaying, playedIn, type Tracked } from '../presence/played.ts'
import type { Presence, Scan } from '../presence/vocabulary.ts'
import { enteringBy, nextHours } from './instants.ts'
import type { CommandOf, Decision, EventOf, Hours, Play, Slice, State } from './vocabulary.ts'

export function addUpHours(state: State, { activity, due, at }: CommandOf<'AddUpHours'>): Decision {
  const running = runningOf(state, activity)
  const entering = running === undefined ? undefined : enteringBy(running, 'completed hour')
  if (running === undefined || entering === undefined) return refuseOrder('hours bring no points', { activity })
  const hours = state.hours.get(activity)
  const since = state.offerings.get(activity)!.running!.since
  if (due !== nextHours(running, since, hours?.due) || due > at.local.slice(0, 16))
    return refuse({ kind: 'activity', activity }, [because(entering.by, 'hours are not added up then', { due })])
  const points = [...(hours?.of ?? [])].flatMap(([person, play]): [string, number][] => {
    const more = pointsOf(play, at.at) - play.given
    return more > 0 ? [[person, more]] : []
  })
  const clause = [...new Set([entering.by, entering.scanned.by].flatMap((one) => one.split(' ')))].join(' ')
  return [{ type: 'PointsGiven', activity, points, hours: due, at: at.at, clause }]
}

/** What somebody has by then. */
const pointsOf = (play: Play, at: number): number =>
  Math.min(Math.floor(playedUntil(play, at) / HOUR), play.before + readIn(play).size)

/** The hours of play in which the card was read; whoever was not there after all was not read there either. */
function readIn(play: Play): Set<number> {
  const hours = play.reads
    .filter((at) => isPlaying(play.pieces, at))
    .map((at) => Math.floor(playedUntil(play, at) / HOUR))
  return new Set(play.last === undefined ? hours : [play.last, ...hours])
}

const playedUntil = ({ ms, pieces }: Play, at: number): number => ms + playedIn(pieces, at)

/** Late readers tell of the day before; what is older is added up for good. */
const KEPT = 36 * HOUR

const fresh = (): Play => ({ ms: 0, pieces: [], before: 0, reads: [], given: 0 })

export function evolveHours(own: Slice, event: EventOf<'PointsGiven'>, world: State): void {
  const { activity, points, hours: due, at } = event
  const all = own.points.get(activity) ?? new Map<string, number>()
  for (const [person, more] of points) all.set(person, (all.get(person) ?? 0) + more)
  own.points.set(activity, all)
  if (due === undefined) return
  const hours = own.hours.get(activity)
  if (hours === undefined) {
    const begun: Hours = { since: at, due, at, of: new Map() }
    own.hours.set(activity, begun)
    beginTracking(begun, world, { fresh }, at)
    return
  }
  for (const [person, more] of points) hours.of.get(person)!.given += more
  hours.due = due
  hours.at = at
  for (const play of hours.of.values()) fold(play, at - KEPT)
}

function fold(play: Play, until: number): void {
  const next = play.pieces.findIndex(({ to }) => to === undefined || to >= until)
  const gone = play.pieces.slice(0, next < 0 ? play.pieces.length : next)
  const end = gone.at(-1)?.to
  if (end === undefined) return
  const hours = readIn({ ...play, reads: play.reads.filter((at) => at <= end) })
  play.ms += gone.reduce((sum, { from, to }) => sum + to! - from, 0)
  const whole = Math.floor(play.ms / HOUR)
  play.before += [...hours].filter((hour) => hour < whole).length
  if (hours.has(whole)) play.last = whole
  else delete play.last
  play.pieces.splice(0, gone.length)
  play.reads = play.reads.filter((at) => at > end)
}

/** Nothing where its person did not play then. */
function read(hours: Tracked<Play>, { person, at }: Scan): void {
  const play = hours.of.get(person)
  if (play !== undefined && isPlaying(play.pieces, at)) play.reads.push(at)
}

type World = Pick<State, 'seated' | 'tables' | 'sits'>

export function hearSeats(own: Slice, event: EventIn<Presence>, world: World): void {
  for (const hours of own.hours.values()) hearPlay(hours, event, world, { fresh, read })
}

export function hearClosed(own: Slice, event: { readonly table: string; readonly at: number }): void {
  for (const hours of own.hours.values()) hearTableClosed(hours, event)
}
