/** The grid: which tables may stand on it, closed before a digit is drawn, and the digits along its sides. */
import { citedTogether } from '../../base/cited.ts'
import type { Concern, Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import {
  digitFault,
  gridDigest,
  type Placed,
  type PlaceFault,
  SIDE,
  type Side,
  SPACES,
  spacesOf,
  tablesOn,
} from '../../games/squares/grid.ts'
import { activitiesAt } from '../offerings/running.ts'
import { keepsSeats, playersAt } from '../presence/status.ts'
import { beginsAt, gridOf, hasBegun, openSquares, type RunningSquares, whyDrawing } from './running.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function placeTables(state: State, command: CommandOf<'PlaceTables'>): Decision {
  const { activity, cells, witnesses = [], by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const { grid } = open.rule
  const early = whyNotPlaced(state, open, command) ?? whyDrawing(state, activity, 'tables', grid.by)
  if (early !== undefined) return refuse({ kind: 'activity', activity }, [early])
  if (cells.length === 0) return refuse({ kind: 'activity', activity }, [because(grid.by, 'no table on the grid')])
  const { tables: most } = grid.max
  if (cells.length > most)
    return refuse(tableOf(cells[most]!), [because(grid.max.by, 'too many tables on the grid', { most })])
  const spaces = spacesOf(cells)
  if ('fault' in spaces) return misplaced(open, spaces)
  for (const { table } of cells) {
    const outside = whyNotOn(state, open, table)
    if (outside !== undefined) return outside
  }
  const isFree = cells.some(({ table }) => state.tables.get(table)?.kind === 'free')
  const cited = [
    grid.by,
    grid.live.by,
    ...(isFree ? [grid.free.by] : []),
    ...(cells.length < SPACES ? [grid.fewer.by] : []),
  ]
  const clause = citedTogether(cited)
  return [{ type: 'TablesPlaced', activity, spaces, witnesses, clause, by }]
}

const tableOf = ({ table }: Pick<Placed, 'table'>): Party => ({ kind: 'table', table })

/** Nothing is moved any more once it is closed, or the game has begun. */
export function whyNotPlaced(
  state: State,
  { rule, posted }: RunningSquares,
  { activity, at }: Pick<CommandOf<'PlaceTables'>, 'activity' | 'at'>,
): Reason | undefined {
  if (gridOf(state, activity).digest !== undefined) return because(rule.grid.closed.by, 'grid is closed')
  return hasBegun(posted, at)
    ? because(rule.digits.before.by, 'game has begun', { begins: beginsAt(posted) })
    : undefined
}

function misplaced({ rule: { grid } }: RunningSquares, fault: PlaceFault): Refusal {
  const { table, column, row } = fault.placed
  const who = tableOf({ table })
  switch (fault.fault) {
    case 'no such space':
      return refuse(who, [because(grid.by, 'no such space', { column, row })])
    case 'space taken':
      return refuse(who, [because(grid.by, 'space has a table', { column, row, by: fault.by })])
    case 'table twice':
      return refuse(who, [because(grid.fewer.by, 'table is on the grid twice', { column, row, also: fault.also })])
  }
}

/** Of no game of it, a tournament, not in play, or beyond the first of them. */
function whyNotOn(state: State, open: RunningSquares, name: string): Refusal | undefined {
  if (!state.tables.has(name)) return refuseOrder('no such table', { table: name })
  const reason = whyNotLive(state, open, name)
  if (reason !== undefined) return refuse(tableOf({ table: name }), [reason])
  const { by, tables: most } = open.rule.grid.max
  return liveTables(state, open).includes(name)
    ? undefined
    : refuse(tableOf({ table: name }), [because(by, 'too many tables on the grid', { most })])
}

function whyNotLive(state: State, { rule }: RunningSquares, name: string): Reason | undefined {
  const table = state.tables.get(name)!
  const tournament = rule.who.find(({ need }) => need === 'not a tournament')
  if (table.kind === 'tournament' && tournament !== undefined)
    return because(tournament.by, 'tournament table on no grid')
  const isIn = activitiesAt(state, name).some((one) => one.rule.activity === rule.activity)
  if (!isIn) return because(rule.games[0]!.by, 'table plays no game of it')
  return isInPlay(state, name) || (table.kind === 'free' && table.openedAt !== undefined)
    ? undefined
    : because(rule.grid.live.by, 'table is not live')
}

/** Open; and where its seats are kept, somebody plays there. */
const isInPlay = (state: State, table: string): boolean =>
  state.tables.get(table)?.openedAt !== undefined && (!keepsSeats(state, table) || playersAt(state, table).length > 0)

/** Those that a grid may have now: the first ones by their numbers. */
export const liveTables = (state: State, open: RunningSquares): string[] =>
  [...state.tables.keys()]
    .filter((table) => whyNotLive(state, open, table) === undefined)
    .sort(byNumber)
    .slice(0, open.rule.grid.max.tables)

const byNumber = (one: string, other: string): number =>
  Number(one) - Number(other) || (one < other ? -1 : Number(one > other))

export function closeGrid(state: State, command: CommandOf<'CloseGrid'>): Decision {
  const { activity, second, by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const who: Concern = { kind: 'activity', activity }
  const { grid } = open.rule
  const early = whyNotPlaced(state, open, command) ?? whyDrawing(state, activity, 'tables', grid.by)
  if (early !== undefined) return refuse(who, [early])
  const { spaces } = gridOf(state, activity)
  if (spaces === undefined) return refuse(who, [because(grid.by, 'no table on the grid')])
  if (second === undefined) return refuseOrder('closing the grid takes two')
  const digest = gridDigest(activity, spaces)
  return [{ type: 'GridClosed', activity, digest, tables: tablesOn(spaces).length, clause: grid.closed.by, by, second }]
}

export function drawDigits(state: State, command: CommandOf<'DrawDigits'>): Decision {
  const { activity, side, digits: drawn, witnesses = [], by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const who: Concern = { kind: 'activity', activity }
  const { digits } = open.rule
  const early = whyNotDrawn(state, open, command) ?? whyDrawing(state, activity, side, digits.by)
  if (early !== undefined) return refuse(who, [early])
  const fault = digitFault(drawn)
  if (fault !== undefined) {
    const of = { side, digit: fault.digit }
    const wrong = fault.isTwice ? because(digits.once.by, 'digit twice on a side', of) : undefined
    return refuse(who, [wrong ?? because(digits.by, 'no digit of a side', of)])
  }
  if (drawn.length !== SIDE)
    return refuse(who, [because(digits.by, 'ten digits for a side', { side, digits: drawn.length })])
  return [{ type: 'DigitsDrawn', activity, side, digits: drawn, witnesses, clause: digits.by, by }]
}

/** After the grid is closed and before the game, once. */
export function whyNotDrawn(
  state: State,
  { rule, posted }: RunningSquares,
  { activity, side, at }: Pick<CommandOf<'DrawDigits'>, 'activity' | 'at'> & { readonly side: Side },
): Reason | undefined {
  const grid = gridOf(state, activity)
  if (grid.digest === undefined) return because(rule.grid.closed.by, 'grid is not closed')
  if (grid.digits[side] !== undefined) return because(rule.digits.by, 'digits are drawn', { side })
  return hasBegun(posted, at)
    ? because(rule.digits.before.by, 'game has begun', { begins: beginsAt(posted) })
    : undefined
}
