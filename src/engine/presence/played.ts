/**
 * Time in seats, person by person, put together from what the house hears of seats and cards: whoever counts hours of play, of
 * whichever promotion, counts them here. Late cards and corrections change it as they change the seats.
 */
import type { TableKind } from '../house/vocabulary.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { isSeating, type Place, type Presence, type Scan, type Seated, type State } from './vocabulary.ts'

/** From when to when, at which table, and what was dealt there at that time; the last one may go on. */
export type Piece = {
  from: number
  to?: number
  readonly table: string
  readonly game?: string
  readonly kind?: TableKind
}
export type Played = { pieces: Piece[] }
export type Span = { readonly from: number; readonly to?: number }

/** `since`: what was before is not counted. */
export type Tracked<P extends Played> = { readonly since: number; readonly of: Map<string, P> }

type World = Pick<State, 'seated' | 'tables' | 'sits'>
type Told = EventIn<Presence>

/** How somebody is first known, and what becomes of a card that was read. */
export type Tracking<P extends Played> = {
  readonly fresh: () => P
  /** Where a rule counts live play alone; what asks more of a table asks it of the piece. */
  readonly isLiveOnly?: true
  readonly read?: (tracked: Tracked<P>, scan: Scan) => void
}

/** Every event by which time in seats changes, for a room that hears of them. */
export const ofSeats = <Own, World>(heard: (own: Own, event: Told, world: World) => void) => ({
  PlayerSeated: heard,
  PlayerNamed: heard,
  PlayerMoved: heard,
  PlayerAway: heard,
  PlayerBack: heard,
  PlayerLeft: heard,
  CardsScanned: heard,
  StayCorrected: heard,
})

export const isLive = ({ tables }: Pick<World, 'tables'>, table: string): boolean =>
  tables.get(table)?.kind !== 'tournament'

/** How long somebody has played until then; with a span or games only so much of it, and nothing of what is left out. */
export function playedIn(
  pieces: readonly Piece[],
  at: number,
  { from = 0, games, out = [] }: { from?: number; games?: readonly string[]; out?: readonly Span[] } = {},
): number {
  return pieces.reduce((sum, piece) => {
    if (games !== undefined && !games.includes(piece.game ?? '')) return sum
    const [begin, end] = [Math.max(piece.from, from), Math.min(piece.to ?? at, at)]
    const left = out.reduce((less, span) => less + overlap(begin, end, span.from, span.to ?? at), 0)
    return sum + Math.max(0, end - begin - left)
  }, 0)
}

const overlap = (from: number, to: number, begin: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, begin))

/** Whether somebody is known to have played then. */
export const isPlaying = (pieces: readonly Piece[] | undefined, at: number): boolean =>
  pieces?.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= at && at <= to) === true

/** Everybody who has a seat and is not away, from now on. */
export function beginTracking<P extends Played>(
  tracked: Tracked<P>,
  world: World,
  { fresh, isLiveOnly }: Tracking<P>,
  at: number,
): void {
  for (const [table, seats] of world.seated)
    for (const { person, away } of seats.values())
      if (person !== undefined && away === undefined && (isLiveOnly !== true || isLive(world, table)))
        start(tracked, { person, table, ...dealtAt(world, table) }, at, fresh)
}

type Dealt = Pick<Piece, 'game' | 'kind'>

/** A table may deal something else next week: what counts is what it was. */
const dealtAt = ({ tables }: Pick<World, 'tables'>, table: string): Dealt => {
  const { game, kind } = tables.get(table) ?? {}
  return { ...(game === undefined ? {} : { game }), ...(kind === undefined ? {} : { kind }) }
}

type At = { readonly person: string; readonly table: string } & Dealt

function start<P extends Played>(tracked: Tracked<P>, { person, ...where }: At, at: number, fresh: () => P): void {
  const known = tracked.of.get(person) ?? fresh()
  tracked.of.set(person, known)
  const { pieces } = known
  if (pieces.length === 0 || pieces.at(-1)!.to !== undefined)
    pieces.push({ from: Math.max(at, tracked.since), ...where })
}

function stop<P extends Played>({ of }: Tracked<P>, person: string, at: number): void {
  const last = of.get(person)?.pieces.at(-1)
  if (last !== undefined && last.to === undefined) last.to = Math.max(at, last.from)
}

/** Heard before presence itself knows it: what is there is what was there. */
export function hearPlay<P extends Played>(
  tracked: Tracked<P>,
  event: Told,
  world: World,
  { fresh, isLiveOnly, read }: Tracking<P>,
): void {
  const isCounted = (table: string) => isLiveOnly !== true || isLive(world, table)
  const there = (place: Place): Seated | undefined => world.seated.get(place.table)?.get(place.seat)
  const sit = (person: string | undefined, { table }: { table: string }, at: number) => {
    if (person !== undefined && isCounted(table)) start(tracked, { person, table, ...dealtAt(world, table) }, at, fresh)
  }
  const stand = (person: string | undefined, at: number) => {
    if (person !== undefined) stop(tracked, person, at)
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
      rename(tracked, there(event), event.person, event, world, isCounted(event.table) ? fresh : undefined)
      return
    case 'CardsScanned':
      for (const scan of event.scans) {
        const { person, at } = scan
        if (scan.is === 'barred') continue
        if (scan.is === 'named')
          rename(tracked, there(scan as Place), person, scan, world, isCounted(scan.table) ? fresh : undefined)
        else if (isSeating(scan)) {
          stand(person, at)
          sit(person, scan, at)
        }
        read?.(tracked, scan)
      }
      return
    case 'StayCorrected':
      correct(tracked, event)
      return
    case 'SeatReserved':
    case 'SeatReleased':
      return
  }
}

/** Whoever sat there unnamed was this person all the time; taken for another, that one was not there. Without `fresh` the table counts for nobody. */
function rename<P extends Played>(
  tracked: Tracked<P>,
  there: Seated | undefined,
  person: string,
  { table }: { readonly table: string },
  world: World,
  fresh: (() => P) | undefined,
): void {
  const taken = there?.person === undefined ? undefined : tracked.of.get(there.person)
  if (taken !== undefined)
    taken.pieces = taken.pieces.filter(({ from }) => from < Math.max(there!.since, tracked.since))
  if (there === undefined || fresh === undefined) return
  // Breaks of before are not placed any more: as much is left out at the beginning.
  start(tracked, { person, table, ...dealtAt(world, table) }, there.since + (there.wasAway ?? 0), fresh)
  if (there.away !== undefined) stop(tracked, person, there.away.since)
}

function correct<P extends Played>(
  { since: begun, of }: Tracked<P>,
  { was, to }: EventIn<Presence, 'StayCorrected'>,
): void {
  const play = was.person === undefined ? undefined : of.get(was.person)
  if (play === undefined) return
  const since = Math.max(was.since, begun)
  const until = was.until ?? Number.POSITIVE_INFINITY
  if (to === undefined) {
    play.pieces = play.pieces.filter((one) => one.from < since || (one.to ?? Number.POSITIVE_INFINITY) > until)
    return
  }
  const first = play.pieces.find(({ from }) => from === since)
  if (first !== undefined) first.from = Math.max(to.since, begun)
  const last = play.pieces.findLast((one) => one.to !== undefined && one.to === was.until)
  if (last !== undefined && to.until !== undefined) last.to = to.until
  play.pieces = play.pieces.filter((one) => one.to === undefined || one.to > one.from)
}

/** Nobody plays at a table that is closed; presence has sent everybody away by then. */
export function hearTableClosed<P extends Played>(
  tracked: Tracked<P>,
  { table, at }: { readonly table: string; readonly at: number },
): void {
  for (const [person, { pieces }] of tracked.of) if (pieces.at(-1)?.table === table) stop(tracked, person, at)
}
