/** Periods and their scores: what the house knew when one ended, the score that one enters and another confirms, and where it leads. */
import { citedTogether } from '../../base/cited.ts'
import type { Concern } from '../../base/party.ts'
import { because, isRefusal, type Reason, refuse } from '../../base/refusal.ts'
import { cellFor, NO_TABLE, type Score, tableIn, tablesOn } from '../../games/squares/grid.ts'
import type { AtSeat } from '../drawings/vocabulary.ts'
import { keepsSeats, playersAt } from '../presence/status.ts'
import { bowlIn } from './balls.ts'
import {
  beginsAt,
  digitsOf,
  gridOf,
  hasBegun,
  openSquares,
  periodIn,
  periodsOf,
  type RunningSquares,
  teamsOf,
  undrawn,
} from './running.ts'
import type { CommandOf, Decision, Ended, Found, Grid, Next, PeriodState, State } from './vocabulary.ts'

const of = (activity: string): Concern => ({ kind: 'activity', activity })

export function endPeriod(state: State, command: CommandOf<'EndPeriod'>): Decision {
  const { activity, period, at, by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const grid = gridOf(state, activity)
  const why = whyNotEnded(open, grid, command)
  if (why !== undefined) return refuse(of(activity), [why])
  const { scoring } = open.rule
  const clause = citedTogether([scoring.by, scoring.seated.by, scoring.active.by])
  return [{ type: 'PeriodEnded', activity, period, ...seenAt(state, grid, at), clause, by }]
}

/** In the posted order, once each, of a game that is being played on a grid with its digits. */
function whyNotEnded(
  { rule: { grid: onGrid, digits, scoring }, posted }: RunningSquares,
  grid: Grid,
  { period, at }: Pick<CommandOf<'EndPeriod'>, 'period' | 'at'>,
): Reason | undefined {
  const periods = periodsOf(posted)
  if (!periods.includes(period)) return because(scoring.by, 'period is not posted', { period, periods })
  if (grid.digest === undefined) return because(onGrid.closed.by, 'grid is not closed')
  const sides = undrawn(grid)
  if (sides.length > 0) return because(digits.by, 'digits are not drawn', { sides })
  if (!hasBegun(posted, at)) return because(scoring.rises.by, 'game has not begun', { begins: beginsAt(posted) })
  const ended = periodIn(grid, period)?.ended
  if (ended !== undefined)
    return because(scoring.seated.by, 'period has ended', { period, at: ended.local.slice(11, 16) })
  const earlier = periods.slice(0, periods.indexOf(period)).find((one) => periodIn(grid, one) === undefined)
  return earlier === undefined ? undefined : because(scoring.by, 'earlier period is open', { period: earlier })
}

/** Tables of the grid as they are at this moment. */
function seenAt(state: State, { spaces = [] }: Grid, { at, local }: CommandOf<'EndPeriod'>['at']): Ended {
  const there: Record<string, readonly AtSeat[]> = {}
  const closed: string[] = []
  const empty: string[] = []
  for (const name of tablesOn(spaces)) {
    const table = state.tables.get(name)
    if (table?.openedAt === undefined || table.kind === 'tournament') closed.push(name)
    else if (keepsSeats(state, name)) {
      const seats = playersAt(state, name)
      if (seats.length === 0) empty.push(name)
      else
        there[name] = seats.map((seat) => {
          const person = state.seated.get(name)?.get(seat)?.person
          return { seat, ...(person === undefined ? {} : { person }) }
        })
    }
  }
  return { at, local, there, closed, empty }
}

export function tellScore(state: State, { activity, top, left, at, by }: CommandOf<'TellScore'>): Decision {
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const { scoring } = open.rule
  const { rises } = scoring
  const sides = undrawn(gridOf(state, activity))
  if (sides.length > 0) return refuse(of(activity), [because(open.rule.digits.by, 'digits are not drawn', { sides })])
  if (top < 0 || left < 0) return refuse(of(activity), [because(rises.by, 'score below nothing', { top, left })])
  if (!hasBegun(open.posted, at))
    return refuse(of(activity), [because(rises.by, 'game has not begun', { begins: beginsAt(open.posted) })])
  return [{ type: 'ScoreTold', activity, top, left, clause: scoring.cell.by, by }]
}

export function enterScore(state: State, command: CommandOf<'EnterScore'>): Decision {
  const { activity, period: name, top, left, source, by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const grid = gridOf(state, activity)
  const why = whyNoScore(open, grid, command)
  if (why !== undefined) return refuse(of(activity), [why])
  const { scoring } = open.rule
  const { score, entered } = periodIn(grid, name)!
  if (score !== undefined)
    return refuse(of(activity), [because(scoring.two.by, 'score is confirmed', { period: name })])
  // Who entered it may do so anew; another person who has seen something else does not write over it.
  if (entered !== undefined && entered.by !== by && !isSame(entered, command))
    return refuse(of(activity), [differs(open, entered, command)])
  const clause = citedTogether([scoring.two.by, scoring.rises.by])
  return [{ type: 'ScoreEntered', activity, period: name, top, left, source, clause, by }]
}

/** It cannot be the score of that period. */
export function whyNoScore(
  { rule: { scoring }, posted }: RunningSquares,
  grid: Grid,
  { period: name, top, left, at }: Score & Pick<CommandOf<'EnterScore'>, 'period' | 'at'>,
): Reason | undefined {
  const score = { top, left }
  const periods = periodsOf(posted)
  const place = periods.indexOf(name)
  if (place < 0) return because(scoring.by, 'period is not posted', { period: name, periods })
  if (top < 0 || left < 0) return because(scoring.rises.by, 'score below nothing', score)
  if (!hasBegun(posted, at)) return because(scoring.rises.by, 'game has not begun', { begins: beginsAt(posted) })
  if (periodIn(grid, name) === undefined) return because(scoring.seated.by, 'period has not ended', { period: name })
  const scored = (one: string) => periodIn(grid, one)?.score
  const lacking = periods.slice(0, place).find((one) => scored(one) === undefined)
  if (lacking !== undefined) return because(scoring.two.by, 'score is not confirmed', { period: lacking })
  const teams = teamsOf(posted)
  const last = periods[place - 1]
  const before = last === undefined ? undefined : scored(last)
  if (last !== undefined && before !== undefined && (top < before.top || left < before.left))
    return because(scoring.rises.by, 'score is lower than before', {
      score,
      before: plain(before),
      period: last,
      teams,
    })
  const next = periods[place + 1]
  const after = next === undefined ? undefined : scored(next)
  if (next !== undefined && after !== undefined && (top > after.top || left > after.left))
    return because(scoring.rises.by, 'score is higher than after', { score, after: plain(after), period: next, teams })
  return undefined
}

const plain = ({ top, left }: Score): Score => ({ top, left })
const isSame = (one: Score, other: Score): boolean => one.top === other.top && one.left === other.left
const differs = ({ rule, posted }: RunningSquares, entered: Score, told: Score): Reason =>
  because(rule.scoring.two.by, 'scores differ', { entered: plain(entered), told: plain(told), teams: teamsOf(posted) })

export function confirmScore(state: State, command: CommandOf<'ConfirmScore'>): Decision {
  const { activity, period: name, top, left, source, by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const grid = gridOf(state, activity)
  const { scoring } = open.rule
  const period = periodIn(grid, name)
  const why =
    period?.score === undefined
      ? whyNoScore(open, grid, command)
      : because(scoring.two.by, 'score is confirmed', { period: name })
  if (why !== undefined || period === undefined) return refuse(of(activity), why === undefined ? [] : [why])
  if (period.entered === undefined)
    return refuse(of(activity), [because(scoring.two.by, 'score is not entered', { period: name })])
  if (!isSame(period.entered, command)) return refuse(of(activity), [differs(open, period.entered, command)])
  const { found, clause } = findCell(open, grid, period, command)
  return [{ type: 'ScoreConfirmed', activity, period: name, top, left, source, by, found, clause }]
}

export const enteredBefore = (
  state: State,
  { activity, period }: CommandOf<'ConfirmScore'> | { activity: string; period: string },
) => periodIn(gridOf(state, activity), period)?.entered?.by

/** Where the last digits meet, and what becomes of the prize. */
export function findCell(
  open: RunningSquares,
  grid: Grid,
  period: PeriodState,
  score: Score,
): { readonly found: Found; readonly clause: string } {
  const { scoring, blank } = open.rule
  const cell = cellFor(digitsOf(grid)!, score)
  const table = tableIn(grid.spaces ?? [], cell)
  const { closed, empty } = period.ended
  const isOut = closed.includes(table) || empty.includes(table)
  const known = table === NO_TABLE ? {} : { table }
  if (table !== NO_TABLE && !isOut) return { found: { ...cell, ...known, next: 'award' }, clause: scoring.cell.by }
  const out = table === NO_TABLE ? [] : [closed.includes(table) ? blank.closed.by : blank.nobody.by]
  const { next, by } = afterBlank(open, grid, { ...period, held: [] })
  return { found: { ...cell, ...known, next }, clause: citedTogether([scoring.cell.by, ...out, ...by]) }
}

/** Handed on to the next period; at the last one a table is drawn, as long as one is left. */
export function afterBlank(
  { rule: { blank }, posted }: RunningSquares,
  grid: Grid,
  period: PeriodState,
): { readonly next: Next; readonly by: readonly string[] } {
  if (periodsOf(posted).at(-1) !== period.period) return { next: 'carried', by: [blank.by, blank.added.by] }
  const { last } = blank
  return bowlIn(grid, period).length === 0
    ? { next: 'nobody', by: [last.by, last.out.by] }
    : { next: 'draw', by: [last.by, last.posted.by] }
}
