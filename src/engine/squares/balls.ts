/** An empty space at the last period: a table is drawn among those of the grid that were in play. */
import { because, isRefusal, type Reason, refuse } from '../../base/refusal.ts'
import { tablesOn } from '../../games/squares/grid.ts'
import { gridOf, openSquares, periodIn, type RunningSquares, whyDrawing } from './running.ts'
import type { CommandOf, Decision, Grid, PeriodState, State } from './vocabulary.ts'

export function drawBall(state: State, command: CommandOf<'DrawBall'>): Decision {
  const { activity, period: name, table, witnesses = [], by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const { last } = open.rule.blank
  const grid = gridOf(state, activity)
  const period = periodIn(grid, name)
  const why =
    period?.next === 'draw'
      ? whyDrawing(state, activity, 'ball', last.by)
      : because(last.by, 'no ball is drawn', { period: name })
  if (why !== undefined || period === undefined)
    return refuse({ kind: 'activity', activity }, why === undefined ? [] : [why])
  const who = { kind: 'table', table } as const
  if (!tablesOn(grid.spaces ?? []).includes(table)) return refuse(who, [because(last.by, 'ball of no table')])
  if (period.held.includes(table)) return refuse(who, [because(last.out.by, 'ball was held out')])
  if (!bowlIn(grid, period).includes(table)) return refuse(who, [because(last.out.by, 'ball of a closed table')])
  return [{ type: 'BallDrawn', activity, period: name, table, witnesses, clause: last.by, by }]
}

export function whyNoBall(state: State, { rule, running }: RunningSquares): Reason | undefined {
  const period = gridOf(state, running.rule.activity).periods.find(({ next }) => next === 'draw')
  return period === undefined ? because(rule.blank.last.by, 'no ball is drawn', { period: '' }) : undefined
}

/** The tables whose balls lie in the bowl. */
export function bowlOf(state: State, activity: string): string[] {
  const grid = gridOf(state, activity)
  const period = grid.periods.find(({ next }) => next === 'draw')
  return period === undefined ? [] : bowlIn(grid, period)
}

export function bowlIn(
  { spaces = [] }: Pick<Grid, 'spaces'>,
  { ended, held }: Pick<PeriodState, 'ended' | 'held'>,
): string[] {
  const out = new Set([...ended.closed, ...ended.empty, ...held])
  return tablesOn(spaces).filter((table) => !out.has(table))
}
