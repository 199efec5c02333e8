/**
 * What people try around tickets, drums, calls, wheels and stages: by right and wrong persons, twice, late, with numbers of another
 * promotion. Mostly what is next to be done.
 */
import { readyFor } from '../../engine/drawings/callups.ts'
import type { CallUp } from '../../engine/drawings/vocabulary.ts'
import { ticketName } from '../../engine/entries/spans.ts'
import type { Span } from '../../engine/entries/vocabulary.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Stage, StageAction } from '../../engine/stages/vocabulary.ts'
import { type KeysGame, nextOf } from '../../games/keys/game.ts'
import { dueAt, FINAL, type PlayDown, seatsInTurn } from '../../games/playdown/game.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { playDownRules } from '../../rulebook/parts/stages.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Maker = (rng: Rng, state: State, persons: readonly string[]) => Order | undefined

const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}

const callingIn = (state: State, activity: string) => {
  const running = runningOf(state, activity)
  return running === undefined ? undefined : callingOf(running)
}

const drawnFrom = (state: State, urn: string): string[] =>
  [...state.offerings.keys()].filter((activity) => callingIn(state, activity)?.from === urn)

/** Of a promotion with tickets; now and then of any. */
const withTickets = (rng: Rng, state: State): string | undefined =>
  some(rng, rng.oneIn(12) ? state.offerings.keys() : drawnFrom(state, 'ticket drum'))

/** Some of those that are there and meant, or a little more; now and then numbers that are anybody's. */
function numbers(
  rng: Rng,
  state: State,
  activity: string,
  isMeant: (one: State['tickets'][number]) => boolean,
): Span[] {
  const found = state.tickets.filter((one) => one.activity === activity && isMeant(one))
  const one = rng.oneIn(10) ? some(rng, state.tickets) : some(rng, found)
  if (one === undefined || rng.oneIn(15)) {
    const first = rng.between(1, state.ticketsSoFar + 2)
    return [{ first, last: first + rng.below(3) }]
  }
  if (rng.oneIn(3)) return found.slice(0, 8).map(({ first, last }) => ({ first, last }))
  return [{ first: one.first, last: one.last + (rng.oneIn(12) ? 1 : 0) }]
}

const collect: Maker = (rng, state) => {
  const waiting = some(rng, rng.oneIn(6) ? [] : state.tickets.filter(({ isIn }) => !isIn))
  const activity = waiting?.activity ?? withTickets(rng, state)
  if (activity === undefined) return undefined
  const tickets = numbers(rng, state, activity, ({ isIn }) => !isIn || rng.oneIn(20))
  return { do: 'CollectTickets', activity, tickets, ...second(rng) }
}

const void_: Maker = (rng, state) => {
  const activity = withTickets(rng, state)
  if (activity === undefined) return undefined
  const isMeant = ({ isDrawn }: State['tickets'][number]) => isDrawn === true || !rng.oneIn(3)
  return {
    do: 'VoidTickets',
    activity,
    tickets: numbers(rng, state, activity, isMeant),
    reason: 'torn',
    ...second(rng),
  }
}

const empty: Maker = (rng, state) => {
  const activity = withTickets(rng, state)
  if (activity === undefined) return undefined
  return { do: 'EmptyDrum', activity, ...(rng.oneIn(2) ? { reason: 'the drum fell' } : {}), ...second(rng) }
}

const drawTicket: Maker = (rng, state) => {
  const activity = withTickets(rng, state)
  if (activity === undefined) return undefined
  const [one] = numbers(rng, state, activity, ({ isIn, isDrawn }) => (isIn && isDrawn !== true) || rng.oneIn(10))
  const ticket = ticketName(one?.first ?? 1)
  return { do: 'DrawTicket', activity, ticket, ...(rng.oneIn(20) ? {} : { witnesses: ['23'] }) }
}

const calledUp = (rng: Rng, state: State, isMeant: (one: CallUp) => boolean): CallUp | undefined =>
  some(rng, rng.oneIn(25) ? state.callups.values() : [...state.callups.values()].filter(isMeant))

const reportIn: Maker = (rng, state, persons) => {
  const called = calledUp(rng, state, ({ status, who }) => status === 'called' && who.kind !== 'table')
  const terms = called === undefined ? undefined : callingIn(state, called.activity)
  if (called === undefined || terms === undefined) return undefined
  const person = rng.oneIn(12) ? rng.pick(persons) : (called.person ?? (rng.oneIn(2) ? rng.pick(persons) : undefined))
  const clauses = [...readyFor(terms, person), ...(terms.idUntil === undefined ? [] : [terms.idUntil])]
  const answers = Object.fromEntries(clauses.map(({ by }) => [by, !rng.oneIn(12)]))
  return { do: 'ReportIn', callup: called.callup, ...(person === undefined ? {} : { person }), answers }
}

const passOver: Maker = (rng, state) => {
  const called = calledUp(rng, state, ({ status }) => status === 'called')
  if (called === undefined) return undefined
  return {
    do: 'PassOver',
    callup: called.callup,
    ...(rng.oneIn(3) ? {} : { reason: 'went home', ...second(rng) }),
    ...(rng.oneIn(5) ? { isGivenUp: true } : {}),
  }
}

const spin: Maker = (rng, state) => {
  const playing = calledUp(
    rng,
    state,
    ({ status, play }) => status === 'playing' && play !== undefined && 'spins' in play && !('hand' in play),
  )
  const spots = runningOf(state, playing?.activity ?? '')?.offering.wheel?.spots
  if (playing === undefined || spots === undefined) return undefined
  if (rng.oneIn(10)) return { do: 'StepGame', callup: playing.callup, action: { do: 'give up' } }
  const rests = rng.oneIn(8) ? ('between' as const) : { spot: rng.oneIn(12) ? 70 : rng.pick(spots).spot }
  const seen = { turns: rng.below(6), touched: rng.oneIn(8), stopped: !rng.oneIn(20), rests }
  return { do: 'StepGame', callup: playing.callup, action: { do: 'spin', ...seen } }
}

/** The floor answers for a seat that was asked about, or for any. */
const giveTicket: Maker = (rng, state, persons) => {
  const [activity, now] = some(rng, state.handedOut) ?? []
  const table = some(rng, state.tables.values())
  if (activity === undefined || now === undefined || table === undefined) return undefined
  const asked = some(rng, rng.oneIn(3) ? now.denied.values() : now.asked.values())
  const place = asked ?? { table: table.table, seat: String(rng.between(1, table.seats + 1)) }
  const who = runningOf(state, activity)?.rule.who ?? []
  return {
    do: 'GiveTicket',
    activity,
    table: place.table,
    seat: place.seat,
    ...(rng.oneIn(3) ? { person: rng.pick(persons) } : {}),
    answers: Object.fromEntries(who.filter(() => !rng.oneIn(8)).map(({ by }) => [by, !rng.oneIn(12)])),
  }
}

/** What only the clock does, tried early and once more. */
const byTheClock: Maker = (rng, state) => {
  const activity = some(rng, state.offerings.keys())
  if (activity === undefined) return undefined
  const due = state.handedOut.get(activity)?.due ?? state.hours.get(activity)?.due ?? '2026-03-28T14:00'
  return { do: rng.pick(['HandOut', 'AddUpHours', 'ClosePoints', 'EmptyDrum']), activity, due }
}

const adjustPoints: Maker = (rng, state, persons) => {
  const activity = some(rng, rng.oneIn(4) ? state.offerings.keys() : state.points.keys())
  if (activity === undefined) return undefined
  const person = some(rng, state.points.get(activity)?.keys() ?? []) ?? rng.pick(persons)
  return { do: 'AdjustPoints', activity, person, points: rng.between(-3, 3), reason: 'counted again', ...second(rng) }
}

const bringId: Maker = (rng, state, persons) => {
  const passes = [...state.stages.values()].flatMap((stage) => stage.passes)
  const pass = some(rng, rng.oneIn(8) ? passes : passes.filter(({ owes }) => owes !== undefined))
  if (pass === undefined) return undefined
  const person = pass.person ?? (rng.oneIn(2) ? rng.pick(persons) : undefined)
  return { do: 'BringId', callup: pass.callup, ...(person === undefined ? {} : { person }) }
}

const stage: Maker = (rng, state) => {
  const open = some(rng, state.stages.values())
  if (open === undefined) return undefined
  const { activity, passes, play } = open
  if (play === undefined || rng.oneIn(20))
    return { do: 'StartStage', activity, present: passes.filter(() => !rng.oneIn(8)).map(({ callup }) => callup) }
  return play.is === 'keys' ? keys(rng, open, play.game) : chips(rng, state, open, play.game)
}

function keys(rng: Rng, { activity, passes }: Stage, game: KeysGame): Order {
  const left = game.who.filter((one) => !game.drawn.some(({ who }) => who === one))
  const next = rng.oneIn(12) ? rng.pick(passes).callup : (nextOf(game) ?? some(rng, left) ?? rng.pick(passes).callup)
  const step = (action: StageAction): Order => ({ do: 'StepStage', activity, action })
  if (game.phase === 'to draw cards') {
    const suit = (game.drawn[0]?.card ?? 3) & 3
    // From the ace to the ten, and now and then a card that is none of them.
    return step({ do: 'draw card', who: next, card: rng.pick([12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) * 4 + suit })
  }
  if (game.phase === 'to choose') return step({ do: 'choose', who: next, envelope: rng.between(1, 11) })
  return step({ do: 'try', who: next, starts: rng.oneIn(8) })
}

function chips(rng: Rng, state: State, { activity }: Stage, game: PlayDown): Order | undefined {
  const terms = runningOf(state, activity)?.rule.stage
  if (terms?.is !== 'play-down') return undefined
  const rules = playDownRules(terms)
  if (game.phase === 'to seat') {
    const seats = seatsInTurn(rules, game.who)
    return { do: 'StepStage', activity, action: { do: 'seat', seats: rng.oneIn(6) ? seats.slice(1) : seats } }
  }
  const table = some(rng, game.tables)
  if (table === undefined) return undefined
  const due = rng.oneIn(8) ? table.who : dueAt(rules, table)
  // So few different counts that some are equal.
  const counted = due.map((who) => ({ who, chips: rng.below(table.table === FINAL ? 4 : 6) * 25 }))
  return { do: 'CountChips', activity, table: table.table, chips: counted, ...second(rng) }
}

const second = (rng: Rng): { second?: string } => (rng.oneIn(15) ? {} : { second: rng.pick(['21', '22', '71', '82']) })

const ORDERS: readonly (readonly [weight: number, maker: Maker])[] = [
  [6, collect],
  [1, void_],
  [1, empty],
  [8, drawTicket],
  [10, reportIn],
  [3, passOver],
  [8, spin],
  [4, giveTicket],
  [1, byTheClock],
  [1, adjustPoints],
  [2, bringId],
  [14, stage],
]

/** Mostly by somebody of the floor. */
export function promotionOrder(rng: Rng, state: State, persons: readonly string[]): Try | undefined {
  let left = rng.below(ORDERS.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, maker] of ORDERS) {
    left -= weight
    if (left >= 0) continue
    const order = maker(rng, state, persons)
    return order === undefined
      ? undefined
      : { order, by: rng.pick(rng.oneIn(10) ? ['31', '1001'] : ['21', '22', '23']) }
  }
  return undefined
}
