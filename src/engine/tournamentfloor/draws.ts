/**
 * Seats are drawn by the public protocol: every seat of every table is a lot, and the order in which they are drawn is the order in
 * which they are filled. Late entries take the next of the same order. For the final table its seats are drawn anew.
 */
import type { Moment } from '../../base/moment.ts'
import { because, isRefusal, type Reason, type Refusal } from '../../base/refusal.ts'
import { breakOrder } from '../../games/tournament/moves.ts'
import { openSeats, seatLots, type TableSeats } from '../../games/tournament/seats.ts'
import type { DrawnFrom } from '../mechanism.ts'
import { about } from '../tournaments/tournament.ts'
import { type OpenFloor, openFloor, seatingRules, tablesNow } from './floor.ts'
import type { EventOf, Floor, Slice, State } from './vocabulary.ts'

const DRAWS = ['seats', 'final'] as const
type DrawFor = (typeof DRAWS)[number]

/** The next of its kind: a draw that was broken off, or undone by nobody having sat down, is followed by another. */
export const seatsPurpose = ({ activity, drawsSoFar }: Floor): string => `${activity}/seats/${drawsSoFar + 1}`
export const finalPurpose = ({ activity, finalsSoFar }: Floor): string => `${activity}/final/${finalsSoFar + 1}`

function readPurpose(purpose: string): { readonly activity: string; readonly of: DrawFor } | undefined {
  const [house = '', name = '', said = '', nth = '', ...more] = purpose.split('/')
  const of = DRAWS.find((one) => one === said)
  return of === undefined || !/^\d+$/.test(nth) || more.length > 0 ? undefined : { activity: `${house}/${name}`, of }
}

/** Nothing where the draw is for something else. */
export function drawnFrom(state: State, purpose: string, _at: Moment): DrawnFrom | Refusal | undefined {
  const asked = readPurpose(purpose)
  if (asked === undefined || !state.tournaments.has(asked.activity)) return undefined
  const { activity, of } = asked
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { play } = open.running.rule
  const clause = of === 'seats' ? play.seats.by : play.finalTable.by
  const wanted = of === 'seats' ? seatsPurpose(open.floor) : finalPurpose(open.floor)
  const why = of === 'seats' ? whyNotDrawn(open, clause) : whyNoFinal(open, clause)
  if (why !== undefined) return about(activity, [why])
  if (purpose !== wanted) return about(activity, [because(clause, 'drawing has another name', { purpose: wanted })])
  const tables = of === 'seats' ? tablesNow(open.floor) : [finalTable(open)!]
  const entries = seatLots(tables).map((id) => ({ id, weight: 1n }))
  return { entries, winners: entries.length, clause }
}

function whyNotDrawn({ floor }: OpenFloor, clause: string): Reason | undefined {
  if (floor.tables.size === 0) return because(clause, 'no tables for the tournament')
  const { drawn, seatOf } = floor
  return drawn !== undefined && seatOf.size > 0
    ? because(clause, 'tournament seats are drawn', { draw: drawn.draw })
    : undefined
}

function whyNoFinal(open: OpenFloor, clause: string): Reason | undefined {
  const { floor, tournament, running } = open
  if (tournament.started === undefined) return because(running.rule.play.by, 'tournament has not started')
  if (floor.tables.size === 0) return because(clause, 'no tables for the tournament')
  const seats = Math.max(...tablesNow(floor).map((table) => openSeats(table).length))
  return tournament.inPlay > seats
    ? because(clause, 'too many for the final table', { players: tournament.inPlay, seats })
    : undefined
}

/** Of those that hold everybody, the one that is broken last. */
export function finalTable({ floor, running, tournament }: OpenFloor): TableSeats | undefined {
  const last = breakOrder(floor.tables.keys(), seatingRules(running).breaks)
  return tablesNow(floor)
    .filter((table) => openSeats(table).length >= tournament.inPlay)
    .toSorted((one, other) => last.indexOf(other.table) - last.indexOf(one.table))[0]
}

/** The order stands; who sits where follows when people are seated. */
export function hearRevealed({ floors }: Slice, { draw, winners }: EventOf<'DrawRevealed'>, { draws }: State): void {
  const purpose = draws.pending.find(({ opened }) => opened.draw === draw)?.opened.purpose ?? ''
  const asked = readPurpose(purpose)
  const floor = asked === undefined ? undefined : floors.get(asked.activity)
  if (asked === undefined || floor === undefined) return
  if (asked.of === 'seats') {
    floor.drawn = { draw, order: winners }
    floor.drawsSoFar += 1
  } else {
    floor.final = { draw, order: winners }
    floor.finalsSoFar += 1
  }
}
