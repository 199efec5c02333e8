/** Who sits where: by the order that was drawn, by hand with a reason, and anew at the final table. */
import { because, isRefusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { nextSeats, readSeatLot } from '../../games/tournament/seats.ts'
import { about, personOf, playingIn } from '../tournaments/tournament.ts'
import { finalPurpose, finalTable, seatsPurpose } from './draws.ts'
import { openFloor, playedFloor, tablesToFill, withoutSeat } from './floor.ts'
import { whyNoSeat } from './tables.ts'
import type { CommandOf, Decision, Floor, State } from './vocabulary.ts'

/** `S2`; acts of other rooms have other letters. */
export const isOfTheFloor = (act: string): boolean => act.startsWith('S')
export const nextAct = ({ soFar }: Floor): string => `S${soFar.acts + 1}`

export function seatEntries(state: State, { activity, at, by }: CommandOf<'SeatEntries'>): Decision {
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const clause = running.rule.play.seats.by
  const { drawn } = floor
  if (drawn === undefined)
    return about(activity, [because(clause, 'tournament seats not drawn', { purpose: seatsPurpose(floor) })])
  const waiting = withoutSeat(open)
  if (waiting.length === 0) return refuseOrder('everybody has a seat')
  const seats = nextSeats(tablesToFill(floor), drawn.order, waiting.length)
  if (seats.length === 0) return about(activity, [because(clause, 'no seat is free', { waiting: waiting.length })])
  const given = seats.map((seat, nth) => ({ entry: waiting[nth]!.entry, ...seat }))
  return [
    { type: 'EntriesSeated', activity, act: nextAct(floor), seats: given, draw: drawn.draw, at: at.at, clause, by },
  ]
}

export function placeEntry(state: State, command: CommandOf<'PlaceEntry'>): Decision {
  const { activity, entry: name, table, seat, reason, at, by } = command
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const clause = running.rule.play.seats.by
  const entry = playingIn(open, name, clause)
  if (isRefusal(entry)) return entry
  const has = floor.seatOf.get(name)
  if (has !== undefined)
    return refuse(personOf(entry.person), [because(clause, 'entry has a seat', { entry: name, ...has })])
  const wrong = whyNoSeat(open, table, seat)
  const seats = [{ entry: name, table, seat }]
  return wrong ?? [{ type: 'EntriesSeated', activity, act: nextAct(floor), seats, reason, at: at.at, clause, by }]
}

export function seatFinalTable(state: State, { activity, at, by }: CommandOf<'SeatFinalTable'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running, tournament } = open
  const clause = running.rule.play.finalTable.by
  const { final } = floor
  if (final === undefined)
    return about(activity, [because(clause, 'final table not drawn', { purpose: finalPurpose(floor) })])
  const players = [...tournament.entries.values()].filter(({ status }) => status === 'in')
  const lots = final.order.map(readSeatLot)
  const table = finalTable(open)?.table
  const isAsDrawn = table !== undefined && lots[0]?.table === table
  if (!isAsDrawn || players.length > lots.length)
    return about(activity, [
      because(clause, 'too many for the final table', { players: players.length, seats: lots.length }),
    ])
  const seats = players.map(({ entry }, nth) => ({ entry, ...lots[nth]! }))
  return [
    {
      type: 'FinalTableSeated',
      activity,
      act: nextAct(floor),
      table,
      seats,
      draw: final.draw,
      at: at.at,
      clause,
      by,
    },
  ]
}
