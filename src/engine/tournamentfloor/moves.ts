/** Moves are suggested, told, and done when the player has come: until then both seats are kept. */
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceMoves, breakMoves, breakOrder, type Move } from '../../games/tournament/moves.ts'
import { openSeats, roomAt } from '../../games/tournament/seats.ts'
import { about, personOf, playingIn } from '../tournaments/tournament.ts'
import { type OpenFloor, playedFloor, seatingRules, tableIn, tablesToFill } from './floor.ts'
import { nextAct } from './seating.ts'
import { whyNoSeat } from './tables.ts'
import type { CommandOf, Decision, EventOf, State } from './vocabulary.ts'

export function balanceTables(state: State, { activity, at, by }: CommandOf<'BalanceTables'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const clause = running.rule.play.balance.by
  const rules = seatingRules(running)
  const moves = balanceMoves(tablesToFill(floor), rules, floor.drawn?.order ?? [])
  if (moves.length === 0) return about(activity, [because(clause, 'tables are even', { balance: rules.balance })])
  const twice = moves.map(({ who }) => whyTold(open, who)).find((one) => one !== undefined)
  return twice ?? [told(open, moves, at.at, clause, by)]
}

/** In the posted order, once the others have room for everybody who sits there. */
export function breakTable(state: State, { activity, table, at, by }: CommandOf<'BreakTournamentTable'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const clause = running.rule.play.breaks.by
  const there = tableIn(floor, table)
  if (isRefusal(there)) return there
  if (there.isBreaking === true) return refuseOrder('table is breaking', { table })
  const { breaks } = seatingRules(running)
  const first = breakOrder(floor.tables.keys(), breaks).find((one) => floor.tables.get(one)?.isBreaking !== true)
  if (first !== undefined && first !== table)
    return about(activity, [because(clause, 'another table breaks first', { table, first })])
  const pending = [...floor.moves.values()].filter(({ from, to }) => from.table === table || to.table === table)
  if (pending.length > 0) return refuseOrder('moves are open', { moves: pending.map(({ move }) => move) })
  const tables = tablesToFill(floor)
  const room = roomAt(tables.filter((one) => one.table !== table))
  if (room < there.players.size)
    return about(activity, [
      because(clause, 'others have no room', { table, players: there.players.size, seats: room }),
    ])
  const moves = breakMoves(tables, table, floor.drawn?.order ?? [])
  return [{ ...told(open, moves, at.at, clause, by), breaks: table }]
}

export function tellMove(state: State, command: CommandOf<'TellMove'>): Decision {
  const { activity, entry: name, table, seat, reason, at, by } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const clause = open.running.rule.play.balance.by
  const entry = playingIn(open, name, clause)
  if (isRefusal(entry)) return entry
  const from = open.floor.seatOf.get(name)
  if (from === undefined) return refuse(personOf(entry.person), [because(clause, 'entry has no seat', { entry: name })])
  const wrong = whyTold(open, name) ?? whyNoSeat(open, table, seat)
  if (wrong !== undefined) return wrong
  return [
    { ...told(open, [{ who: name, from, to: { table, seat }, why: 'by the director' }], at.at, clause, by), reason },
  ]
}

function whyTold({ floor }: OpenFloor, entry: string): Refusal | undefined {
  const pending = [...floor.moves.values()].find(({ who }) => who === entry)
  return pending === undefined ? undefined : refuseOrder('entry is told to move', { entry, move: pending.move })
}

function told(
  { floor, tournament: { activity } }: OpenFloor,
  moves: readonly Move[],
  at: number,
  clause: string,
  by: string,
): EventOf<'MovesTold'> {
  const named = moves.map((one, nth) => ({ move: `M${floor.soFar.moves + nth + 1}`, ...one }))
  return { type: 'MovesTold', activity, moves: named, at, clause, by }
}

export function confirmMoves(state: State, { activity, moves, at, by }: CommandOf<'ConfirmMoves'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor } = open
  const missing = moves.find((move, nth) => !floor.moves.has(move) || moves.indexOf(move) < nth)
  if (missing !== undefined) return refuseOrder('no such move', { move: missing })
  for (const move of moves) {
    const { to } = floor.moves.get(move)!
    const there = floor.tables.get(to.table)
    const player = there?.players.get(to.seat)
    if (there === undefined) return refuseOrder('table not in the tournament', { table: to.table })
    if (!openSeats(there).includes(to.seat)) return refuseOrder('seat is closed', to)
    if (player !== undefined) return refuseOrder('seat has a player', { ...to, entry: player })
  }
  return [{ type: 'MovesConfirmed', activity, act: nextAct(floor), moves, at: at.at, by }]
}

export function dropMove(state: State, { activity, move, by }: CommandOf<'DropMove'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  return open.floor.moves.has(move)
    ? [{ type: 'MoveDropped', activity, move, by }]
    : refuseOrder('no such move', { move })
}
