/** Squares as the wall, the desk and the paper show them: the grid, the score as it stands, and every period. Nobody is named. */
import type { Moment } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { bowlIn } from '../../engine/squares/balls.ts'
import { liveTables } from '../../engine/squares/grids.ts'
import {
  beginsAt,
  digitsOf,
  gridOf,
  hasBegun,
  LOTS,
  type Lot,
  periodIn,
  periodsOf,
  type RunningSquares,
  squaresPurpose,
  squaresRunning,
  stakeIn,
} from '../../engine/squares/running.ts'
import type { Grid, PeriodState } from '../../engine/squares/vocabulary.ts'
import { type Cell, cellFor, NO_TABLE, type Score, tableIn } from '../../games/squares/grid.ts'
import { isCash } from '../../games/squares/prize.ts'

/** What is to be done for a period, or what became of it. */
export type PeriodStep = 'to come' | 'to score' | 'to confirm' | 'to award' | 'to draw' | 'won' | 'carried' | 'nobody'

export type PeriodView = {
  readonly period: string
  /** As posted: cash to divide, or what each has and what it is worth. */
  readonly prize: string
  readonly item?: string
  readonly isDivided: boolean
  /** With what was carried over to it, where that is more. */
  readonly stake?: { readonly cash?: string; readonly each: readonly string[] }
  readonly step: PeriodStep
  readonly ended?: string
  readonly score?: Score
  readonly entered?: Score
  readonly cell?: Cell
  readonly table?: string
  /** Of that table: how many it has, those that were taken when the period ended, and what the floor answers for each. */
  readonly seats?: number
  readonly taken?: readonly string[]
  readonly asks?: readonly { readonly clause: string; readonly asks: string }[]
  /** Tables whose balls lie in the bowl. */
  readonly bowl?: readonly string[]
  readonly hit?: string
  /** What each seat has. */
  readonly won?: readonly { readonly seat: string; readonly amount: string; readonly thing?: string }[]
}

export type SquaresView = {
  readonly activity: string
  readonly name: string
  readonly status: string
  readonly top: string
  readonly left: string
  readonly begins: string
  readonly hasBegun: boolean
  /** Row by row, '' where no table stands; nothing until tables are placed. */
  readonly spaces?: readonly string[]
  readonly digest?: string
  readonly digits: { readonly top?: readonly number[]; readonly left?: readonly number[] }
  /** What a grid could have now, as long as it is not closed. */
  readonly tables: readonly string[]
  /** The score as it stands, and who would have it if it ended now. */
  readonly now?: { readonly score: Score; readonly cell: Cell; readonly table?: string; readonly period?: string }
  readonly periods: readonly PeriodView[]
  /** What is drawn by the public protocol at this moment. */
  readonly draw?: { readonly lot: Lot; readonly draw: number; readonly digest: string }
}

export const squaresViews = (state: State, now: Moment): SquaresView[] =>
  inOrder(state).flatMap(({ activity, status }) => {
    const open = squaresRunning(state, activity)
    return open === undefined || status === 'closed' ? [] : [viewOf(state, open, activity, status, now)]
  })

function viewOf(state: State, open: RunningSquares, activity: string, status: string, now: Moment): SquaresView {
  const { posted, running } = open
  const grid = gridOf(state, activity)
  const { spaces, digest, digits } = grid
  return {
    activity,
    name: running.offering.name ?? running.rule.name,
    status,
    top: posted.top,
    left: posted.left,
    begins: beginsAt(posted),
    hasBegun: hasBegun(posted, now),
    ...(spaces === undefined ? {} : { spaces }),
    ...(digest === undefined ? {} : { digest }),
    digits,
    tables: digest === undefined ? liveTables(state, open) : [],
    ...standing(open, grid),
    periods: periodsOf(posted).map((period) => periodView(state, open, grid, period)),
    ...drawing(state, activity),
  }
}

/** The newest that was told, entered or confirmed; never less than what stands. */
function standing({ posted }: RunningSquares, grid: Grid): Pick<SquaresView, 'now'> {
  const digits = digitsOf(grid)
  if (digits === undefined) return {}
  const last = grid.periods.findLast(({ score }) => score !== undefined)?.score
  const { told = last } = grid
  const isOld = last !== undefined && told !== undefined && (told.top < last.top || told.left < last.left)
  const { top, left } = (isOld ? last : told) ?? { top: 0, left: 0 }
  const cell = cellFor(digits, { top, left })
  const table = tableIn(grid.spaces ?? [], cell)
  const period = periodsOf(posted).find((one) => periodIn(grid, one) === undefined)
  return {
    now: {
      score: { top, left },
      cell,
      ...(table === NO_TABLE ? {} : { table }),
      ...(period === undefined ? {} : { period }),
    },
  }
}

function stepOf(period: PeriodState | undefined): PeriodStep {
  if (period === undefined) return 'to come'
  if (period.hit !== undefined) return 'won'
  if (period.score === undefined) return period.entered === undefined ? 'to score' : 'to confirm'
  const { next } = period
  return next === 'carried' || next === 'nobody' ? next : next === 'draw' ? 'to draw' : 'to award'
}

function periodView(state: State, open: RunningSquares, grid: Grid, name: string): PeriodView {
  const { posted } = open
  const one = posted.periods.find(({ period }) => period === name)!
  const known = periodIn(grid, name)
  const step = stepOf(known)
  const { cash, each } = stakeIn(posted, grid, name)
  const isMore = cash !== (isCash(one) ? one.prize : 0n) || each.length !== (isCash(one) ? 0 : 1)
  const plain = ({ top, left }: Score): Score => ({ top, left })
  const { table } = known ?? {}
  const isAwarded = step === 'to award' || step === 'won'
  return {
    period: name,
    prize: formatMoney(one.prize),
    ...(one.item === undefined ? {} : { item: one.item }),
    isDivided: isCash(one),
    ...(isMore
      ? {
          stake: {
            ...(cash === 0n ? {} : { cash: formatMoney(cash) }),
            each: each.map(({ item, prize }) => item ?? formatMoney(prize)),
          },
        }
      : {}),
    step,
    ...(known === undefined ? {} : { ended: known.ended.local.slice(11, 16) }),
    ...(known?.score === undefined ? {} : { score: plain(known.score) }),
    ...(known?.entered === undefined ? {} : { entered: plain(known.entered) }),
    ...(known?.cell === undefined ? {} : { cell: known.cell }),
    ...(table === undefined ? {} : { table }),
    ...(table === undefined || !isAwarded ? {} : { seats: state.tables.get(table)?.seats ?? 0 }),
    ...(table === undefined || known === undefined || !isAwarded ? {} : takenAt(known, table)),
    ...(step === 'to award' ? { asks: asksOf(open) } : {}),
    ...(known === undefined || step !== 'to draw' ? {} : { bowl: bowlIn(grid, known) }),
    ...(known?.hit === undefined ? {} : { hit: known.hit, ...wonIn(state, known.hit) }),
  }
}

const takenAt = ({ ended }: PeriodState, table: string): { taken?: readonly string[] } => {
  const kept = ended.there[table]
  return kept === undefined ? {} : { taken: kept.map(({ seat }) => seat) }
}

/** What the floor confirms of each seat. */
const asksOf = ({ rule }: RunningSquares) => [
  { clause: rule.scoring.seated.by, asks: 'seated' },
  ...rule.who.flatMap(({ need, by }) =>
    need === 'not a proposition player' ? [{ clause: by, asks: 'proposition' }] : [],
  ),
]

function wonIn({ hits }: State, hit: string): Pick<PeriodView, 'won'> {
  const known = hits.get(hit)
  if (known === undefined) return {}
  return {
    won: known.awards.flatMap(({ to, amount, thing }) =>
      to.kind === 'seat'
        ? [{ seat: to.seat, amount: formatMoney(fromWire(amount)), ...(typeof thing === 'string' ? { thing } : {}) }]
        : [],
    ),
  }
}

function drawing(state: State, activity: string): Pick<SquaresView, 'draw'> {
  for (const lot of LOTS) {
    const purpose = squaresPurpose(state, activity, lot)
    const pending = state.draws.pending.find(({ opened }) => opened.purpose === purpose)
    if (pending !== undefined) return { draw: { lot, draw: pending.opened.draw, digest: pending.opened.digest } }
  }
  return {}
}
