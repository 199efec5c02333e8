/**
 * Hours that a contest asks for: time in a seat, or hours of the clock in which the card was read. Seats and cards are only noted
 * when they are heard of; what they come to is asked whenever somebody needs it. The midnights of the house are kept, so that a
 * wall clock is known for every moment also when clocks change.
 */
import { HOUR, isInside, localAt, MINUTE, type Moment, plusDays } from '../../base/moment.ts'
import { because, isRefusal, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Need } from '../../rulebook/rule.ts'
import type { TableKind } from '../house/vocabulary.ts'
import { holdRound } from '../judging/conditions.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { beginTracking, hearPlay, isPlaying, type Tracked } from '../presence/played.ts'
import type { Presence, Scan } from '../presence/vocabulary.ts'
import { about, contestRunning, openActivity, personOf, type RunningContest } from './contest.ts'
import { freshContest } from './slates.ts'
import type { CommandOf, ContestHours, Decision, EventOf, Player, Slice, State } from './vocabulary.ts'

/** What somebody has and needs, in milliseconds; nothing where no hours are asked. */
export type HoursOf = { readonly has: number; readonly needs: number; readonly from: string; readonly to: string }

export function hoursOf(state: State, running: RunningContest, person: string, now: Moment): HoursOf | undefined {
  const terms = running.rule.enter.hours
  if (terms === undefined) return undefined
  const { from = '', to = '' } = running.offering
  const kept = state.contestHours.get(running.rule.activity)
  const player = kept?.of.get(person)
  const own = kept === undefined || player === undefined ? 0 : counted(running, kept, player, now)
  const more = state.contests.get(running.rule.activity)?.more.get(person) ?? 0
  const has = Math.max(0, own + more * HOUR)
  return { has, needs: terms.least * HOUR, from, to }
}

export function whyTooFewHours(state: State, running: RunningContest, person: string, now: Moment): Reason | undefined {
  const hours = hoursOf(state, running, person, now)
  if (hours === undefined || hours.has >= hours.needs) return undefined
  const { has, needs, from, to } = hours
  const { by, counted: how, card } = running.rule.enter.hours!
  return because(`${by} ${card.by}`, 'too few hours', { has, needs, from, to, how })
}

function counted(running: RunningContest, kept: ContestHours, player: Player, now: Moment): number {
  const end = Math.min(now.at, kept.until ?? now.at)
  const isOut = (at: number) => kept.out.some(({ from, to = end }) => from <= at && at < to)
  const wall = (at: number) => wallClock(kept, now, at)
  if (running.rule.enter.hours!.counted === 'readings') {
    const hours = player.reads
      .filter((read) => read.at <= now.at && read.at < (kept.until ?? Number.POSITIVE_INFINITY))
      .filter((read) => read.isPlaying && !isOut(read.at))
      .filter((read) => isCountedAt(running, read, wall(read.at)))
      .map(({ at }) => Math.floor(at / HOUR))
    return new Set(hours).size * HOUR
  }
  const windows = running.offering.hours
  return player.pieces.reduce((sum, { from, to = end, ...at }) => {
    const until = Math.min(to, end)
    if (until <= from || !isCountedAt(running, at)) return sum
    const out = kept.out.reduce((less, span) => less + overlap(from, until, span.from, span.to ?? end), 0)
    if (windows === undefined) return sum + until - from - out
    // Posted hours begin and end with a minute.
    let inside = 0
    for (let at = from; at < until; at += MINUTE)
      if (!isOut(at) && windows.some((window) => isInside(window, wall(at)))) inside += Math.min(MINUTE, until - at)
    return sum + inside
  }, 0)
}

const overlap = (from: number, to: number, begin: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, begin))

const CLOCKS_CHANGE = '02:00'

/** From the midnight before; on a day when clocks change, after that by what comes after it. */
export function wallClock({ days }: Pick<ContestHours, 'days'>, now: Moment, at: number): string {
  const nth = days.findLastIndex((day) => day.at <= at)
  const before = days[nth]
  const after = days[nth + 1] ?? now
  if (before === undefined) return localAt(after, at)
  const local = localAt(before, at)
  return local.slice(11, 16) < CLOCKS_CHANGE ? local : localAt(after, at)
}

const OF_TABLES: readonly Need['need'][] = ['posted hours', 'designated game', 'not a tournament']
type At = { readonly table: string; readonly game?: string; readonly kind?: TableKind }

/** Whether a table and a time of day count. */
function isCountedAt({ rule, offering }: RunningContest, { table, game = '', kind }: At, local?: string): boolean {
  if (kind === 'free' && rule.enter.hours?.free === undefined) return false
  if (offering.tables !== undefined && !offering.tables.includes(table)) return false
  const needs = rule.who.filter(
    ({ need }) => OF_TABLES.includes(need) && (local !== undefined || need !== 'posted hours'),
  )
  const round = { table, game, decks: 1, common: {}, hands: [], facts: { tournament: kind === 'tournament' } }
  const games = offering.games ?? rule.games.map((one) => one.game)
  return holdRound(needs, round, { local: local ?? '', hours: offering.hours ?? [], games }).misses.length === 0
}

/** After `last`: the first day of the contest or the day on which it was posted, every day, and the end of the last one. */
export function nextDay(
  { offering, rule }: RunningContest,
  since: string,
  last: string | undefined,
): string | undefined {
  const { from, to } = offering
  if (rule.enter.hours === undefined || from === undefined || to === undefined) return undefined
  const begin = from > since.slice(0, 10) ? `${from}T00:00` : since.slice(0, 16)
  const due = last === undefined ? begin : `${plusDays(last, 1)}T00:00`
  return due.slice(0, 10) > plusDays(to, 1) ? undefined : due
}

export function countDay(state: State, { activity, due, at }: CommandOf<'CountDay'>): Decision {
  const running = contestRunning(state, activity)
  if (running === undefined) return refuseOrder('activity is no contest', { activity })
  const since = state.offerings.get(activity)!.running!.since
  const kept = state.contestHours.get(activity)
  const { hours } = running.rule.enter
  if (hours === undefined || due !== nextDay(running, since, kept?.due) || due > at.local.slice(0, 16))
    return about(activity, [because(hours?.by ?? 'order', 'day is not counted then', { due })])
  const isOver = due.slice(0, 10) > (running.offering.to ?? '')
  return [{ type: 'DayCounted', activity, due, at: at.at, local: at.local, ...(isOver ? { isOver } : {}) }]
}

export function adjustHours(state: State, command: CommandOf<'AdjustHours'>): Decision {
  const { activity, person, hours, reason, by, second } = command
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const terms = running.rule.enter.hours
  if (terms === undefined) return refuseOrder('contest asks no hours', { activity })
  if (second === undefined) return refuseOrder('hours take two')
  if (hours === 0) return refuseOrder('hours not changed')
  if (state.contests.get(activity)?.isAwarded === true)
    return refuse(personOf(person), [because(terms.by, 'contest is awarded')])
  return [{ type: 'HoursAdjusted', activity, person, hours, reason, by, second }]
}

const fresh = (): Player => ({ pieces: [], reads: [] })

export function evolveDay(own: Slice, { activity, due, at, local, isOver }: EventOf<'DayCounted'>, world: State): void {
  const known = own.contestHours.get(activity)
  const kept: ContestHours = known ?? { since: at, due, days: [], of: new Map(), out: [] }
  own.contestHours.set(activity, kept)
  if (known === undefined) beginTracking(kept, world, { fresh }, at)
  kept.due = due
  kept.days.push({ at, local })
  if (isOver === true) kept.until = at
}

export function evolveAdjusted(own: Slice, { activity, person, hours }: EventOf<'HoursAdjusted'>): void {
  const contest = own.contests.get(activity) ?? freshContest(activity)
  own.contests.set(activity, contest)
  contest.more.set(person, (contest.more.get(person) ?? 0) + hours)
}

type World = Pick<State, 'seated' | 'tables' | 'sits'>

/** Heard before presence itself knows it, until prizes are given. */
export function hearSeats(own: Slice, event: EventIn<Presence>, world: World): void {
  const read = (tracked: Tracked<Player>, scan: Scan) => note(tracked, scan, world)
  for (const [activity, kept] of own.contestHours)
    if (own.contests.get(activity)?.isAwarded !== true) hearPlay(kept, event, world, { fresh, read })
}

function note({ of, since }: Tracked<Player>, { person, table, at }: Scan, world: World): void {
  if (at < since) return
  const player = of.get(person) ?? fresh()
  of.set(person, player)
  const { game, kind } = world.tables.get(table) ?? {}
  const isUnkept = !world.seated.has(table) && !world.sits.has(person)
  player.reads.push({
    at,
    table,
    ...(game === undefined ? {} : { game }),
    ...(kind === undefined ? {} : { kind }),
    isPlaying: isPlaying(player.pieces, at) || isUnkept,
  })
}
