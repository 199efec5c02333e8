/**
 * Tables drawn by hand, by a ball or card for each: which of them have one, which balls are held out, and who at the drawn table
 * takes part where cards are spread there.
 */
import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { drawsOf } from '../../rulebook/calling.ts'
import type { Draws } from '../../rulebook/parts/calling.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import { activitiesAt, type Running, runningOf, whyHalted } from '../offerings/running.ts'
import { seatedAt } from '../presence/seats.ts'
import { keepsSeats, personAt, playersAt } from '../presence/status.ts'
import { called } from './calls.ts'
import { heldAgainst, isDrawnOut } from './eligibility.ts'
import type { AtSeat, CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

type OfTables = Extract<Draws, { from: 'tables' }>

export function drawTable(state: State, command: CommandOf<'DrawTable'>): Decision {
  const { activity, table, event, at, by, witnesses = [] } = command
  const running = runningOf(state, activity)
  const terms = running === undefined ? undefined : drawsOf(running)
  if (running === undefined || terms?.from !== 'tables') return refuseOrder('activity draws no tables', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  if (!state.tables.has(table)) return refuseOrder('no such table', { table })
  const drawing = drawingFor(state, running, terms, command)
  if (isRefusal(drawing)) return drawing
  const who = { kind: 'table', table } as const
  const outside = whyNoBall(state, running, terms, table)
  if (outside !== undefined) return refuse(who, [outside])
  const held = state.heldOut.get(activity)
  if (held?.drawing === drawing && held.tables.includes(table))
    return refuse(who, [because(terms.inactive.by, 'ball is held out')])
  const { drawn } = terms
  if (drawn?.ball === 'held out' && hasBeenDrawn(state, activity, table, drawing))
    return refuse(who, [because(drawn.by, 'ball is held out')])
  const isOut = !isActive(state, table)
  if (isOut && terms.inactive.ball === 'held out')
    return [{ type: 'BallHeldOut', activity, table, drawing, witnesses, clause: terms.inactive.by, by }]
  if (isOut) return refuse(who, [because(terms.inactive.by, 'table is not in play')])
  const few = whyTooFew(state, terms, table, command.dealtIn)
  if (few !== undefined) return refuse(who, [few])
  return [called(state, running, { who, drawing, ...(event === undefined ? {} : { event }), witnesses }, at)]
}

const hasBeenDrawn = ({ callups }: State, activity: string, table: string, drawing: string): boolean =>
  [...callups.values()].some(
    (one) =>
      one.activity === activity && one.drawing === drawing && one.who.kind === 'table' && one.who.table === table,
  )

/** The posted drawing that is held; or the event that was called, as long as tables are lacking for it. */
function drawingFor(
  state: State,
  running: Running,
  terms: OfTables,
  { activity, event, at }: CommandOf<'DrawTable'>,
): string | Refusal {
  const who = { kind: 'activity', activity } as const
  const full = refuse(who, [because(terms.winners?.by ?? terms.by, 'drawing has all its winners')])
  if (event === undefined) {
    const drawing = drawingAt(running.offering.drawings ?? [], at.local)
    if (drawing === undefined) return refuse(who, [because(terms.by, 'no drawing is held')])
    return isDrawnOut(state, running, drawing) ? full : drawing.from
  }
  const events = running.offering.events ?? []
  const posted = events.find((one) => one.event === event)
  if (posted === undefined || terms.events === undefined)
    return refuse(who, [
      because(terms.events?.by ?? terms.by, 'event is not posted', { event, events: events.map((one) => one.event) }),
    ])
  const minute = at.local.slice(0, 16)
  const calls = [...state.callups.values()].filter(
    (one) => one.activity === activity && one.event === event && one.status !== 'passed over',
  )
  const last = calls.at(-1)?.drawing
  const isOpen = (drawing: string) => calls.filter((one) => one.drawing === drawing).length < (posted.winners ?? 1)
  if (last !== undefined && isOpen(last)) return last
  return isOpen(minute) ? minute : full
}

/** A table of no game of the promotion has no ball, and one that plays a tournament has none where the rules say so. */
function whyNoBall(state: State, { rule }: Running, terms: OfTables, name: string): Reason | undefined {
  const table = state.tables.get(name)!
  const tournament = rule.who.find(({ need }) => need === 'not a tournament')
  if (table.kind === 'tournament' && tournament !== undefined)
    return because(tournament.by, 'tournament table has no ball')
  const isIn = activitiesAt(state, name).some((one) => one.rule.activity === rule.activity)
  return isIn ? undefined : because(terms.which.by, 'table has no ball')
}

/** Open; and where its seats are kept, somebody plays there. */
const isActive = (state: State, table: string): boolean =>
  state.tables.get(table)?.openedAt !== undefined && (!keepsSeats(state, table) || playersAt(state, table).length > 0)

/** Fewer than the rules ask for are dealt in there: by the seats where somebody keeps them, else as it is told. */
export function whyTooFew(
  state: State,
  { which }: Pick<OfTables, 'which'>,
  table: string,
  told: number | undefined,
): Reason | undefined {
  if (which.dealtIn === undefined) return undefined
  const dealtIn = keepsSeats(state, table) ? playersAt(state, table).length : told
  if (dealtIn === undefined) return because(which.by, 'nobody said how many are dealt in')
  return dealtIn < which.dealtIn
    ? because(which.by, 'too few dealt in there', { dealtIn, least: which.dealtIn })
    : undefined
}

export function spreadCards(state: State, command: CommandOf<'SpreadCards'>): Decision {
  const { callup: name, cards, ace, by } = command
  const callup = state.callups.get(name)
  const running = callup === undefined ? undefined : runningOf(state, callup.activity)
  const terms = running?.rule.spread
  if (callup === undefined || running === undefined) return refuseOrder('nobody was called', { callup: name })
  if (terms === undefined) return refuseOrder('no cards are spread', { activity: callup.activity })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  if (callup.who.kind !== 'table') return refuse(callup.who, [because(terms.by, 'cards are spread already')])
  const { table } = callup.who
  const seats = seatsTold(state, table, command.seats, callup.at)
  if (isRefusal(seats)) return seats
  for (const one of seats) {
    const at = { kind: 'seat', table, seat: one.seat } as const
    const there = seatedAt(state, { table, seat: one.seat })
    if (there !== undefined && (there.came ?? there.since) >= callup.at)
      return refuse(at, [because(terms.before.by, 'sat down after the ball')])
    const { misses } = heldAgainst(state, running, one.person, at)
    if (one.person !== undefined && misses.length > 0) return refuse(at, misses)
  }
  const wanted = cardsFor(state, running, table, seats.length)
  const isAlone = seats.length === 1 && state.tables.get(table)?.kind === 'free'
  const counted = isAlone ? `${terms.cards.by} ${terms.alone.by}` : terms.cards.by
  if (wanted !== undefined && cards !== wanted)
    return refuse(callup.who, [because(counted, 'so many cards are spread', { cards, wanted })])
  if (cards < 1 || cards > terms.cards.max)
    return refuse(callup.who, [because(terms.cards.by, 'too many cards spread', { cards, most: terms.cards.max })])
  if (ace !== undefined && !seats.some(({ seat }) => seat === ace))
    return refuse({ kind: 'seat', table, seat: ace }, [because(terms.before.by, 'ace at another seat')])
  // With fewer players than cards the ace may lie still; otherwise somebody has drawn it.
  if (ace === undefined && seats.length >= cards) return refuse(callup.who, [because(terms.by, 'somebody has the ace')])
  const cites = [terms.by, counted, terms.before.by, ...(ace === undefined ? [terms.missed.by] : [])]
  const clause = [...new Set(cites.flatMap(citedIn))].join(' ')
  const spread = { callup: name, activity: callup.activity, table, seats, cards, clause, by }
  if (ace !== undefined) return [{ type: 'CardsSpread', ...spread, ace }]
  const reason = message('nobody drew the ace', { cards })
  return [
    { type: 'CardsSpread', ...spread },
    { type: 'PassedOver', callup: name, activity: callup.activity, reason, by, clause: terms.missed.by },
  ]
}

/** Seats of the table as they were told, each once, with whoever is known to have sat there then. */
export function seatsTold(
  state: State,
  table: string,
  told: readonly AtSeat[],
  at: number,
): readonly AtSeat[] | Refusal {
  if (told.length === 0) return refuseOrder('no seat told')
  const { seats } = state.tables.get(table)!
  const twice = told.find(({ seat }, nth) => told.findIndex((one) => one.seat === seat) < nth)
  if (twice !== undefined) return refuseOrder('seat told twice', { seat: twice.seat })
  for (const { seat, person } of told) {
    if (!(Number(seat) >= 1 && Number(seat) <= seats)) return refuseOrder('no such seat', { table, seats, seat })
    if (!keepsSeats(state, table)) continue
    const there = seatedAt(state, { table, seat })
    if (there === undefined) return refuseOrder('seat is empty', { table, seat })
    if (person !== undefined && there.person !== undefined && person !== there.person)
      return refuseOrder('player is somebody else', { person, table, seat })
  }
  return told.map(({ seat, person: named }) => {
    const person = named ?? personAt(state, table, seat, at)
    return { seat, ...(person === undefined ? {} : { person }) }
  })
}

/** How many cards are spread, where the house knows it. */
function cardsFor(state: State, { rule }: Running, table: string, players: number): number | undefined {
  const most = rule.spread?.cards.max ?? players
  const { kind, game } = state.tables.get(table)!
  if (kind !== 'free' || players > 1) return Math.min(players, most)
  const live = [...state.tables.values()].filter(
    (one) => one.game === game && (one.kind ?? 'live') === 'live' && one.openedAt !== undefined,
  )
  if (live.some((one) => !keepsSeats(state, one.table))) return undefined
  return Math.min(most, Math.max(1, ...live.map((one) => playersAt(state, one.table).length)))
}

export function evolveTableDraw(state: Slice, event: EventOf<'BallHeldOut' | 'CardsSpread'>): void {
  if (event.type === 'BallHeldOut') {
    const { activity, drawing, table } = event
    const held = state.heldOut.get(activity)
    const before = held?.drawing === drawing ? held.tables : []
    state.heldOut.set(activity, { drawing, tables: [...before, table] })
    return
  }
  const callup = state.callups.get(event.callup)!
  callup.qualified = event.seats
  if (event.ace === undefined) return
  callup.who = { kind: 'seat', table: event.table, seat: event.ace }
  const person = event.seats.find(({ seat }) => seat === event.ace)?.person
  if (person !== undefined) callup.person = person
}
