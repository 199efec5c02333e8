/**
 * How credits come. Cards and seats are only noted when they are heard of; the clock adds up what they brought, and so does
 * whoever hands some in. A posted time and a span of minutes bring theirs once.
 */
import { citedIn } from '../../base/cited.ts'
import { HOUR, localAt, MINUTE, type Moment, plusDays } from '../../base/moment.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { isOfRound } from '../../rulebook/parts/who.ts'
import { isCredits, type Need, type RuleOf } from '../../rulebook/rule.ts'
import { holdPlayer, holdRound } from '../judging/conditions.ts'
import type { PersonFacts } from '../judging/fact.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { type Running, runningOf } from '../offerings/running.ts'
import { beginTracking, hearPlay, isLive, isPlaying, playedIn, type Tracked } from '../presence/played.ts'
import type { Presence, Scan } from '../presence/vocabulary.ts'
import { changeLots } from './lots.ts'
import { isPosted, nextAddUp, postedTime } from './times.ts'
import type { CommandOf, Crediting, Decision, Earner, EventOf, Gain, Slice, State, Swipe } from './vocabulary.ts'

export type RunningCredits = Running & { readonly rule: RuleOf<'credits'> }

export function creditsRunning(state: State, activity: string): RunningCredits | undefined {
  const running = runningOf(state, activity)
  return running !== undefined && isCredits(running.rule) ? { ...running, rule: running.rule } : undefined
}

export function addUpCredits(state: State, { activity, due, at }: CommandOf<'AddUpCredits'>): Decision {
  const running = creditsRunning(state, activity)
  if (running === undefined) return refuseOrder('activity has no credits', { activity })
  const since = state.offerings.get(activity)!.running!.since
  if (due !== nextAddUp(running, since, state.crediting.get(activity)?.due) || due > at.local.slice(0, 16))
    return refuse({ kind: 'activity', activity }, [
      because(running.rule.earns.by, 'credits are not added up then', { due }),
    ])
  return [{ ...givenBy(state, running, at), due }]
}

/** What one person has gained since; nothing where that is nothing. */
export function givenTo(
  state: State,
  running: RunningCredits,
  at: Moment,
  person: string,
): EventOf<'CreditsGiven'> | undefined {
  const given = givenBy(state, running, at, person)
  return given.gains.length === 0 ? undefined : { ...given, person }
}

function givenBy(state: State, running: RunningCredits, at: Moment, only?: string): EventOf<'CreditsGiven'> {
  const { rule, offering } = running
  const { activity, earns } = rule
  const crediting = state.crediting.get(activity)
  const isOut = crediting !== undefined && !isPosted(running, crediting.due)
  const gains = new Map<string, { each: number; isTime?: true; of: [string, number][] }>()
  const denied = new Map<string, { reasons: readonly Reason[]; of: string[] }>()
  const gain = (of: string, person: string, times: number, each: number, isTime?: true) => {
    const key = `${of} ${each}`
    const known = gains.get(key) ?? { each, ...(isTime === undefined ? {} : { isTime }), of: [] }
    gains.set(key, { ...known, of: [...known.of, [person, times]] })
  }
  const deny = (person: string, reasons: readonly Reason[]) => {
    const key = JSON.stringify(reasons)
    denied.set(key, { reasons, of: [...(denied.get(key)?.of ?? []), person] })
  }
  for (const [person, earner] of crediting?.of ?? []) {
    if (only !== undefined && person !== only) continue
    if (offering.swipes !== undefined && earns.swipes !== undefined)
      addSwipes(state, running, at, person, earner, gain, deny)
    if (offering.time !== undefined && earns.time !== undefined)
      addTime(state, running, at, person, earner, crediting!, isOut, gain, deny)
  }
  const way = offering.time === undefined ? earns.swipes : earns.time
  return {
    type: 'CreditsGiven',
    activity,
    at: at.at,
    gains: [...gains].map(([key, { each, isTime, of }]): Gain => {
      const what = key.slice(0, key.lastIndexOf(' '))
      return { for: what, each, ...(isTime === undefined ? {} : { isTime }), of }
    }),
    ...(denied.size === 0 ? {} : { denied: [...denied.values()] }),
    ends: endOf(running, at.local),
    ...(isOut ? { isOut } : {}),
    clause: [...new Set([way?.by ?? earns.by, way?.playing.by ?? ''].flatMap(citedIn))].join(' '),
  }
}

/** The midnight after the last day on which a credit of today is good; '' where that is the promotion's own end. */
export const endOf = ({ offering: { creditDays } }: RunningCredits, local: string): string =>
  creditDays === undefined ? '' : `${plusDays(local, creditDays + 1)}T00:00`

type Giving = (of: string, person: string, times: number, each: number, isTime?: true) => void
type Denying = (person: string, reasons: readonly Reason[]) => void

/** One for each posted time: of several readings the first that counts. */
function addSwipes(
  state: State,
  running: RunningCredits,
  at: Moment,
  person: string,
  { swipes, given }: Earner,
  gain: Giving,
  deny: Denying,
): void {
  const { credits } = running.rule.earns.swipes!
  const done = new Set(given)
  const refused = new Map<string, readonly Reason[]>()
  for (const swipe of swipes.toSorted((one, other) => one.at - other.at)) {
    const local = localAt(at, swipe.at)
    const time = postedTime(running, local)
    if (time === undefined || done.has(time)) continue
    const misses = whyNoSwipe(state, running, person, swipe, local)
    if (misses.length > 0) {
      refused.set(time, misses)
      continue
    }
    done.add(time)
    refused.delete(time)
    gain(time, person, 1, credits)
  }
  for (const reasons of refused.values()) deny(person, reasons)
}

function whyNoSwipe(state: State, running: RunningCredits, person: string, swipe: Swipe, local: string): Reason[] {
  const { rule } = running
  const terms = rule.earns.swipes!
  const facts = { ...state.persons.get(person), ...(swipe.duty === undefined ? {} : { duty: swipe.duty }) }
  return [
    ...(swipe.isPlaying ? [] : [because(terms.playing.by, 'not playing when the card was read')]),
    ...whyNotAt(running, terms, swipe, local),
    ...heldOf(running, person, facts),
  ]
}

const OF_TABLES: readonly Need['need'][] = ['posted hours', 'designated game', 'not a tournament']

/** What a table and a time of day lack. */
function whyNotAt(
  { rule, offering }: RunningCredits,
  { by, free }: { readonly by: string; readonly free?: { readonly by: string } | undefined },
  { table, game = '', kind }: Pick<Swipe, 'table' | 'game' | 'kind'>,
  local?: string,
): Reason[] {
  const round = { table, game, decks: 1, common: {}, hands: [], facts: { tournament: kind === 'tournament' } }
  // Of time, what lies outside of posted hours is left out when it is added up.
  const isAsked = ({ need }: Need) => OF_TABLES.includes(need) && (local !== undefined || need !== 'posted hours')
  const posted = {
    local: local ?? '',
    hours: offering.hours ?? [],
    games: offering.games ?? rule.games.map((one) => one.game),
  }
  const isElsewhere = offering.tables !== undefined && !offering.tables.includes(table)
  return [
    ...holdRound(rule.who.filter(isAsked), round, posted).misses,
    ...(kind === 'free' && free === undefined ? [because(by, 'no credits at free tables')] : []),
    ...(isElsewhere ? [because(by, 'not a table of the promotion')] : []),
  ]
}

/** What is known to keep a person out; what nobody knows is asked when a prize is confirmed. */
function heldOf({ rule }: RunningCredits, person: string, facts: PersonFacts): readonly Reason[] {
  const bettor = { ...facts, person, place: 'seated' as const }
  const hand = { seat: '', role: 'player' as const, cards: {}, bettors: [bettor] }
  const asked = rule.who.filter((need) => !isOfRound(need) && !OF_TABLES.includes(need.need))
  return holdPlayer(asked, { who: { kind: 'person', person }, hand, bettor, on: 'own hand', cards: hand }).misses
}

/** Whole spans of posted minutes, game by game. */
function addTime(
  state: State,
  running: RunningCredits,
  at: Moment,
  person: string,
  { pieces, ms, spans }: Earner,
  crediting: Crediting,
  isOut: boolean,
  gain: Giving,
  deny: Denying,
): void {
  const terms = running.rule.earns.time!
  const counted = (table: string, game: string) =>
    whyNotAt(running, terms, { table, game, ...kindOf(state, table) }).length === 0
  const here = pieces.filter(({ table, game = '' }) => isTimed(running, game) && counted(table, game))
  const out = isOut ? [...crediting.out, { from: crediting.at }] : crediting.out
  const facts = state.persons.get(person) ?? {}
  const misses = heldOf(running, person, facts)
  // Who has come on duty since keeps what was played before.
  const isOnDuty = misses.length > 0 && heldOf(running, person, { ...facts, duty: 'none' }).length === 0
  let isDenied = false
  for (const [game, { minutes, credits }] of Object.entries(running.offering.time ?? {})) {
    const before = Object.entries(ms).reduce((sum, [key, time]) => {
      const { table, game: of } = placeIn(key)
      return of === game && counted(table, game) ? sum + time : sum
    }, 0)
    const whole = Math.floor((before + playedIn(here, at.at, { games: [game], out })) / (minutes * MINUTE))
    const more = whole - (spans[game] ?? 0)
    if (more <= 0) continue
    if (misses.length === 0) gain(game, person, more, credits, true)
    else {
      isDenied = true
      if (!isOnDuty) gain(game, person, more, 0, true)
    }
  }
  if (isDenied) deny(person, misses)
}

const isTimed = ({ offering }: RunningCredits, game: string): boolean => offering.time?.[game] !== undefined
const kindOf = ({ tables }: State, table: string) => {
  const kind = tables.get(table)?.kind
  return kind === undefined ? {} : { kind }
}
/** A table may have a blank in its name, a game has none. */
const keyOf = (game: string, table: string): string => `${game} ${table}`
const placeIn = (key: string): { game: string; table: string } => ({
  game: key.slice(0, key.indexOf(' ')),
  table: key.slice(key.indexOf(' ') + 1),
})

const fresh = (): Earner => ({ pieces: [], swipes: [], given: [], ms: {}, spans: {} })
/** Credits are earned in live play. */
const LIVE = { fresh, isLiveOnly: true } as const

type World = Pick<State, 'seated' | 'tables' | 'sits' | 'persons' | 'offerings'>

/** Heard before presence itself knows it. */
export function hearSeats(own: Slice, event: EventIn<Presence>, world: World): void {
  for (const [activity, crediting] of own.crediting) {
    const isRunning = world.offerings.get(activity)?.status === 'running'
    const read = (tracked: Tracked<Earner>, scan: Scan) => {
      if (isRunning) note(tracked, scan, world)
    }
    hearPlay(crediting, event, world, { ...LIVE, read })
  }
}

function note({ of }: Tracked<Earner>, { person, table, at }: Scan, world: World): void {
  const earner = of.get(person) ?? fresh()
  of.set(person, earner)
  const { game, kind } = world.tables.get(table) ?? {}
  const { duty } = world.persons.get(person) ?? {}
  const isUnkept = !world.seated.has(table) && isLive(world, table) && !world.sits.has(person)
  earner.swipes.push({
    at,
    table,
    ...(game === undefined ? {} : { game }),
    ...(kind === undefined ? {} : { kind }),
    isPlaying: isPlaying(earner.pieces, at) || isUnkept,
    ...(duty === undefined ? {} : { duty }),
  })
}

/** Late readers tell of the day before; what is older is added up for good. */
const KEPT = 36 * HOUR
const OUT_KEPT = 7 * 24 * HOUR
const TIMES_KEPT = 60

export function evolveGiven(own: Slice, event: EventOf<'CreditsGiven'>, world: State): void {
  const { activity, at, due, person: only, gains, ends, isOut = false } = event
  const known = own.crediting.get(activity)
  if (known === undefined) {
    if (due === undefined) return
    const begun: Crediting = { since: at, due, at, of: new Map(), out: [] }
    own.crediting.set(activity, begun)
    beginTracking(begun, world, LIVE, at)
    return
  }
  for (const { for: what, each, isTime = false, of } of gains)
    for (const [person, times] of of) {
      const earner = known.of.get(person)!
      if (isTime) earner.spans[what] = (earner.spans[what] ?? 0) + times
      else earner.given = [...earner.given, what].slice(-TIMES_KEPT)
      if (each > 0) changeLots(own, activity, person, [[ends, each * times]], 1)
    }
  for (const [person, earner] of known.of)
    if (only === undefined || person === only) earner.swipes = earner.swipes.filter((swipe) => swipe.at > at)
  if (due === undefined) return
  if (isOut) known.out.push({ from: known.at, to: at })
  known.due = due
  known.at = at
  for (const earner of known.of.values()) fold(earner, known, at - KEPT)
  known.out = known.out.filter(({ to = at }) => to > at - OUT_KEPT)
}

function fold(earner: Earner, { out }: Crediting, until: number): void {
  while (earner.pieces[0]?.to !== undefined && earner.pieces[0].to < until) {
    const piece = earner.pieces.shift()!
    const key = keyOf(piece.game ?? '', piece.table)
    earner.ms[key] = (earner.ms[key] ?? 0) + playedIn([piece], piece.to!, { out })
  }
}
