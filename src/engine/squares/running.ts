/** Squares as they run: the posted game, how each period ended so far, and what is played for in it. */
import type { Moment } from '../../base/moment.ts'
import { because, type Reason, type Refusal, refuseFor, refuseOrder } from '../../base/refusal.ts'
import type { Digits, Side } from '../../games/squares/grid.ts'
import { SIDES } from '../../games/squares/grid.ts'
import { type Ending, type PeriodPrize, playedFor, type Stake, stakeOf } from '../../games/squares/prize.ts'
import type { OfferingOf } from '../../rulebook/offering.ts'
import { isSquares, type RuleOf } from '../../rulebook/rule.ts'
import type { Purpose } from '../drawings/purpose.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import type { Grid, PeriodState, State } from './vocabulary.ts'

export type Posted = NonNullable<OfferingOf<'squares'>['squares']>
export type RunningSquares = { readonly running: Running; readonly rule: RuleOf<'squares'>; readonly posted: Posted }

export function squaresRunning(state: State, activity: string): RunningSquares | undefined {
  const running = runningOf(state, activity)
  if (running === undefined || !isSquares(running.rule)) return undefined
  const posted = running.offering.squares
  return posted === undefined ? undefined : { running, rule: running.rule, posted }
}

/** It runs, and nothing of it is halted. */
export function openSquares(state: State, activity: string): RunningSquares | Refusal {
  const found = squaresRunning(state, activity)
  if (found === undefined) return refuseOrder('activity has no squares', { activity })
  const halted = whyHalted(state, activity)
  return halted === undefined ? found : refuseFor(halted)
}

export const gridOf = ({ grids }: Pick<State, 'grids'>, activity: string): Grid =>
  grids.get(activity) ?? { activity, digits: {}, drawnBy: {}, periods: [] }

/** The local minute at which the game begins. */
export const beginsAt = ({ date, begins }: Posted): string => `${date}T${begins}`
export const hasBegun = (posted: Posted, { local }: Moment): boolean => local.slice(0, 16) >= beginsAt(posted)

export const undrawn = ({ digits }: Pick<Grid, 'digits'>): Side[] => SIDES.filter((side) => digits[side] === undefined)
export const digitsOf = ({ digits: { top, left } }: Pick<Grid, 'digits'>): Digits | undefined =>
  top === undefined || left === undefined ? undefined : { top, left }

export const periodsOf = ({ periods }: Posted): string[] => periods.map(({ period }) => period)
export const periodIn = ({ periods }: Grid, name: string): PeriodState | undefined =>
  periods.find(({ period }) => period === name)

export const teamsOf = ({ top, left }: Posted): { readonly [S in Side]: string } => ({ top, left })

/** Of each posted period, as far as it is decided. */
export const endingsOf = (posted: Posted, grid: Grid): Ending[] =>
  periodsOf(posted).map((name) => endingOf(periodIn(grid, name)))

const endingOf = (period: PeriodState | undefined): Ending =>
  period?.next === 'carried' ? 'carried' : period?.next === undefined ? undefined : 'pays'

/** What is played for in that period, with what was carried over to it. */
export const prizesIn = (posted: Posted, endings: readonly Ending[], period: string): PeriodPrize[] =>
  playedFor(posted.periods, endings, periodsOf(posted).indexOf(period))
export const stakeIn = (posted: Posted, grid: Grid, period: string): Stake =>
  stakeOf(prizesIn(posted, endingsOf(posted, grid), period))

/** It is decided for good: paid out, handed on, or nobody's. */
export const isSettled = ({ next, hit }: PeriodState): boolean =>
  next === 'carried' || next === 'nobody' || hit !== undefined

/** What of it is drawn by the public protocol. */
export const LOTS = ['tables', ...SIDES, 'ball'] as const
export type Lot = (typeof LOTS)[number]

const slugOf = (period: string): string => period.replaceAll(' ', '-')

/** `hawaiian-gardens/sports-squares/squares/top`; of balls, also the period and which ball it is. */
export function squaresPurpose(state: Pick<State, 'grids'>, activity: string, lot: Lot): Purpose {
  if (lot !== 'ball') return `${activity}/squares/${lot}`
  const period = gridOf(state, activity).periods.find(({ next }) => next === 'draw')
  return `${activity}/squares/ball/${slugOf(period?.period ?? 'none')}/${(period?.held.length ?? 0) + 1}`
}

/** Once a draw for it is open, its result stands and nothing else. */
export function whyDrawing(state: State, activity: string, lot: Lot, by: string): Reason | undefined {
  const purpose = squaresPurpose(state, activity, lot)
  const pending = state.draws.pending.find(({ opened }) => opened.purpose === purpose)
  return pending === undefined ? undefined : because(by, 'draw is open', { draw: pending.opened.draw, purpose })
}
