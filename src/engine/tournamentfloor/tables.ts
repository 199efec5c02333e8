/** Tables that play a tournament, and seats of them at which nobody can sit. */
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { TournamentTable } from '../mechanism.ts'
import { about } from '../tournaments/tournament.ts'
import { type OpenFloor, openFloor, tableIn } from './floor.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function useTables(state: State, { activity, tables, by }: CommandOf<'UseTables'>): Decision {
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { rule, posted } = open.running
  for (const [nth, { table }] of tables.entries()) {
    const wrong = tables.findIndex((one) => one.table === table) < nth ? inPlay(table) : whyNotUsed(state, open, table)
    if (wrong !== undefined) return wrong
  }
  const most = rule.half?.tables.most
  const count = open.floor.tables.size + tables.length
  if (most !== undefined && count > most)
    return about(activity, [because(rule.half!.tables.by, 'too many tables', { tables: count, most })])
  const used = tables.map(({ table, closed = [] }) => ({
    table,
    seats: Math.min(posted.seats, state.tables.get(table)!.seats),
    closed: [...new Set(closed)].toSorted((one, other) => one - other),
  }))
  const strange = used.find(({ seats, closed }) => closed.some((seat) => seat > seats))
  if (strange !== undefined)
    return refuseOrder('seat not at the table', {
      table: strange.table,
      seat: strange.closed.at(-1)!,
      seats: strange.seats,
    })
  return [{ type: 'TablesUsed', activity, tables: used, clause: rule.play.seats.by, by }]
}

const inPlay = (table: string): Refusal => refuseOrder('table is in play', { table })

function whyNotUsed(state: State, { floor }: OpenFloor, name: string): Refusal | undefined {
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (table.kind !== 'tournament') return refuseOrder('table plays no tournament', { table: name })
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: name })
  if (floor.tables.has(name)) return inPlay(name)
  const reason = whyTakenBy(state, name)
  return reason === undefined ? undefined : refuse({ kind: 'order' }, [reason])
}

/** Another tournament plays there, or people of the podium sit there or are expected. */
function whyTakenBy(state: State, table: string): Reason | undefined {
  const other = floorWith(state, table)
  if (other !== undefined) return because('order', 'table plays another tournament', { table, activity: other })
  const players = (state.seated.get(table)?.size ?? 0) + (state.reserved.get(table)?.size ?? 0)
  return players > 0 ? because('order', 'table has other players', { table, players }) : undefined
}

/** The tournament that plays there; one that is over has given its tables back. */
export function floorWith({ floors, tournaments }: State, table: string): string | undefined {
  for (const { activity, tables, isGivenBack } of floors.values()) {
    const tournament = tournaments.get(activity)
    const isOver = tournament === undefined || tournament.awarded !== undefined || tournament.calledOff !== undefined
    if (!isOver && isGivenBack !== true && tables.has(table)) return activity
  }
  return undefined
}

/** Whose its seats are, by seat. */
export function tournamentAt(state: State, table: string): TournamentTable | undefined {
  const activity = floorWith(state, table)
  if (activity === undefined) return undefined
  const entries = state.tournaments.get(activity)?.entries
  const players = state.floors.get(activity)?.tables.get(table)?.players ?? new Map<number, string>()
  const persons = [...players].flatMap(([seat, entry]) => {
    const person = entries?.get(entry)?.person
    return person === undefined ? [] : [[String(seat), person] as const]
  })
  return { activity, persons: new Map(persons) }
}

/** Its tables were given back; now it would be played on at them. */
export function whyNotPlayedOn(state: State, activity: string): Reason | undefined {
  const floor = state.floors.get(activity)
  if (floor?.isGivenBack !== true) return undefined
  for (const table of floor.tables.keys()) {
    const { kind, openedAt } = state.tables.get(table) ?? {}
    if (openedAt === undefined) return because('order', 'table not open', { table })
    if (kind !== 'tournament') return because('order', 'table plays no tournament', { table })
    const taken = whyTakenBy(state, table)
    if (taken !== undefined) return taken
  }
  return undefined
}

export function releaseTable(state: State, { activity, table, by }: CommandOf<'ReleaseTable'>): Decision {
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor } = open
  const there = tableIn(floor, table)
  if (isRefusal(there)) return there
  if (there.players.size > 0) return refuseOrder('tournament seats not empty', { table, players: there.players.size })
  const kept = [...floor.moves.values()].find(({ to }) => to.table === table)
  if (kept !== undefined) return refuseOrder('seat is kept', { ...kept.to, move: kept.move })
  return [{ type: 'TableReleased', activity, table, by }]
}

export function setSeat(state: State, { activity, table, seat, isClosed, by }: CommandOf<'SetSeat'>): Decision {
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const there = tableIn(open.floor, table)
  if (isRefusal(there)) return there
  if (seat > there.seats) return refuseOrder('seat not at the table', { table, seat, seats: there.seats })
  if (there.closed.includes(seat) === isClosed) return refuseOrder('seat is so already', { table, seat })
  const wrong = isClosed ? whyTaken(open, table, seat) : undefined
  return wrong ?? [{ type: 'SeatSet', activity, table, seat, isClosed, by }]
}

/** Somebody sits there, or is on the way. */
function whyTaken({ floor }: Pick<OpenFloor, 'floor'>, table: string, seat: number): Refusal | undefined {
  const player = floor.tables.get(table)?.players.get(seat)
  if (player !== undefined)
    return refuse({ kind: 'order' }, [because('order', 'seat has a player', { table, seat, entry: player })])
  const kept = [...floor.moves.values()].find(({ to }) => to.table === table && to.seat === seat)
  return kept === undefined ? undefined : refuseOrder('seat is kept', { table, seat, move: kept.move })
}

/** There, open and free. */
export function whyNoSeat(open: Pick<OpenFloor, 'floor'>, table: string, seat: number): Refusal | undefined {
  const there = tableIn(open.floor, table)
  if (isRefusal(there)) return there
  if (there.isBreaking === true) return refuseOrder('table is breaking', { table })
  if (seat > there.seats) return refuseOrder('seat not at the table', { table, seat, seats: there.seats })
  if (there.closed.includes(seat)) return refuseOrder('seat is closed', { table, seat })
  return whyTaken(open, table, seat)
}
