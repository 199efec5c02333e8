/**
 * Points for whole hours of play. Time in a seat adds up over tables and days of the promotion; breaks and tournaments do not count.
 * A person has as many points as whole hours, but no more than hours of play in which the card was read.
 */
import { HOUR } from '../../base/moment.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { runningOf } from '../offerings/running.ts'
import { isSeating, type Place, type Presence, type Seated } from '../presence/vocabulary.ts'
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
export const pointsOf = (play: Play, at: number): number =>
  Math.min(Math.floor(playedUntil(play, at) / HOUR), play.before + readIn(play).size)

/** The hours of play in which the card was read; whoever was not there after all was not read there either. */
function readIn(play: Play): Set<number> {
  const hours = play.reads
    .filter((at) => play.pieces.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= at && at <= to))
    .map((at) => Math.floor(playedUntil(play, at) / HOUR))
  return new Set(play.last === undefined ? hours : [play.last, ...hours])
}

const playedUntil = ({ ms, pieces }: Play, at: number): number =>
  pieces.reduce((sum, { from, to = at }) => sum + Math.max(0, Math.min(to, at) - from), ms)

/** Late readers tell of the day before; what is older is added up for good. */
const KEPT = 36 * HOUR

export function evolveHours(own: Slice, event: EventOf<'PointsGiven'>, { seated, tables }: State): void {
  const { activity, points, hours: due, at } = event
  const all = own.points.get(activity) ?? new Map<string, number>()
  for (const [person, more] of points) all.set(person, (all.get(person) ?? 0) + more)
  own.points.set(activity, all)
  if (due === undefined) return
  const hours = own.hours.get(activity)
  if (hours === undefined) {
    const begun: Hours = { since: at, due, at, of: new Map() }
    own.hours.set(activity, begun)
    for (const [table, seats] of seated)
      for (const { person, away } of seats.values())
        if (person !== undefined && away === undefined && counts(tables, table)) start(begun, person, table, at)
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

const counts = (tables: State['tables'], table: string): boolean => tables.get(table)?.kind !== 'tournament'

function playOf({ of }: Hours, person: string): Play {
  const known = of.get(person)
  if (known !== undefined) return known
  const play: Play = { ms: 0, pieces: [], before: 0, reads: [], given: 0 }
  of.set(person, play)
  return play
}

function start(hours: Hours, person: string, table: string, at: number): void {
  const { pieces } = playOf(hours, person)
  if (pieces.length === 0 || pieces.at(-1)!.to !== undefined) pieces.push({ from: Math.max(at, hours.since), table })
}

function stop(hours: Hours, person: string, at: number): void {
  const last = hours.of.get(person)?.pieces.at(-1)
  if (last !== undefined && last.to === undefined) last.to = Math.max(at, last.from)
}

/** Nothing where its person did not play then. */
function read(hours: Hours, person: string, at: number): void {
  const play = hours.of.get(person)
  if (play?.pieces.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= at && at <= to) === true)
    play.reads.push(at)
}

type Told = EventIn<Presence>
type World = Pick<State, 'seated' | 'tables' | 'sits'>

/** Heard before presence itself knows it: what is there is what was there. */
export function hearSeats(own: Slice, event: Told, world: World): void {
  for (const hours of own.hours.values()) hear(hours, event, world)
}

function hear(hours: Hours, event: Told, world: World): void {
  const there = (place: Place): Seated | undefined => world.seated.get(place.table)?.get(place.seat)
  const sit = (person: string | undefined, { table }: { table: string }, at: number) => {
    if (person !== undefined && counts(world.tables, table)) start(hours, person, table, at)
  }
  const stand = (person: string | undefined, at: number) => {
    if (person !== undefined) stop(hours, person, at)
  }
  switch (event.type) {
    case 'PlayerSeated':
    case 'PlayerBack':
      sit(event.type === 'PlayerSeated' ? event.person : there(event)?.person, event, event.at)
      return
    case 'PlayerAway':
    case 'PlayerLeft':
      stand(there(event)?.person, event.at)
      return
    case 'PlayerMoved': {
      const person = there(event)?.person
      stand(person, event.at)
      // Chips that are carried for somebody who is away do not play.
      if (event.away === undefined) sit(person, event.to, event.at)
      return
    }
    case 'PlayerNamed':
      rename(hours, there(event), event.person, event, world)
      return
    case 'CardsScanned':
      for (const scan of event.scans) {
        const { person, at } = scan
        if (scan.is === 'barred') continue
        if (scan.is === 'named') rename(hours, there(scan as Place), person, scan, world)
        else if (isSeating(scan)) {
          stand(person, at)
          sit(person, scan, at)
        }
        read(hours, person, at)
      }
      return
    case 'StayCorrected':
      correct(hours, event)
      return
    case 'SeatReserved':
    case 'SeatReleased':
      return
  }
}

/** Whoever sat there unnamed was this person all the time; taken for another, that one was not there. */
function rename(
  hours: Hours,
  there: Seated | undefined,
  person: string,
  { table }: { readonly table: string },
  { tables }: World,
): void {
  const taken = there?.person === undefined ? undefined : hours.of.get(there.person)
  if (taken !== undefined) taken.pieces = taken.pieces.filter(({ from }) => from < Math.max(there!.since, hours.since))
  if (there === undefined || !counts(tables, table)) return
  // Breaks of before are not placed any more: as much is left out at the beginning.
  start(hours, person, table, there.since + (there.wasAway ?? 0))
  if (there.away !== undefined) stop(hours, person, there.away.since)
}

function correct(hours: Hours, { was, to }: EventIn<Presence, 'StayCorrected'>): void {
  const play = was.person === undefined ? undefined : hours.of.get(was.person)
  if (play === undefined) return
  const since = Math.max(was.since, hours.since)
  const until = was.until ?? Number.POSITIVE_INFINITY
  if (to === undefined) {
    play.pieces = play.pieces.filter((one) => one.from < since || (one.to ?? Number.POSITIVE_INFINITY) > until)
    return
  }
  const first = play.pieces.find(({ from }) => from === since)
  if (first !== undefined) first.from = Math.max(to.since, hours.since)
  const last = play.pieces.findLast((one) => one.to !== undefined && one.to === was.until)
  if (last !== undefined && to.until !== undefined) last.to = to.until
  play.pieces = play.pieces.filter((one) => one.to === undefined || one.to > one.from)
}

/** Nobody plays at a table that is closed; presence has sent everybody away by then. */
export function hearClosed(own: Slice, { table, at }: { readonly table: string; readonly at: number }): void {
  for (const hours of own.hours.values())
    for (const [person, { pieces }] of hours.of) if (pieces.at(-1)?.table === table) stop(hours, person, at)
}
