/** Squares, as one room of the engine. */
import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import type { Mechanism } from '../mechanism.ts'
import { awardCell } from './awards.ts'
import { drawBall } from './balls.ts'
import { correctScore } from './corrections.ts'
import { doors } from './doors.ts'
import { drawnFrom, hearRevealed, takeBall, takeDigits } from './draws.ts'
import { closeGrid, drawDigits, placeTables } from './grids.ts'
import { gridOf, isSettled, periodIn } from './running.ts'
import { confirmScore, endPeriod, enteredBefore, enterScore, tellScore } from './scores.ts'
import type { Below, EventOf, Found, Grid, PeriodState, Slice, Squares, State } from './vocabulary.ts'

const TWO = { second: 'one person is not two' } as const

export const squares: Mechanism<Squares, Below, Below, typeof doors> = {
  uses: [
    'drawings',
    'entries',
    'hits',
    'claims',
    'pieces',
    'rounds',
    'money',
    'offerings',
    'rotation',
    'presence',
    'house',
  ],
  doors,
  initial: () => ({ grids: new Map() }),
  orders: {
    PlaceTables: { ...TWO, decide: placeTables },
    CloseGrid: { ...TWO, decide: closeGrid },
    DrawDigits: { ...TWO, decide: drawDigits },
    TellScore: { decide: tellScore },
    EndPeriod: { decide: endPeriod },
    EnterScore: { decide: enterScore },
    ConfirmScore: {
      apart: (world, order) => ({ persons: [enteredBefore(world, order)], says: 'score of one person' }),
      decide: confirmScore,
    },
    CorrectScore: { ...TWO, decide: correctScore },
    AwardCell: { decide: awardCell },
    DrawBall: { ...TWO, decide: drawBall },
  },
  events: {
    TablesPlaced: {
      v: 1,
      evolve: (own, { activity, spaces, by, witnesses }) => {
        const grid = gridIn(own, activity)
        grid.spaces = spaces
        grid.placedBy = { by, witnesses }
      },
    },
    GridClosed: {
      v: 1,
      evolve: (own, { activity, digest }) => {
        gridIn(own, activity).digest = digest
      },
    },
    DigitsDrawn: {
      v: 1,
      evolve: (own, { activity, side, digits, by, witnesses }) =>
        takeDigits(own, activity, side, digits, { by, witnesses }),
    },
    ScoreTold: {
      v: 1,
      evolve: (own, { activity, top, left }) => {
        gridIn(own, activity).told = { top, left }
      },
    },
    PeriodEnded: {
      v: 1,
      evolve: (own, { activity, period, at, local, there, closed, empty }) =>
        void gridIn(own, activity).periods.push({ period, ended: { at, local, there, closed, empty }, held: [] }),
    },
    ScoreEntered: {
      v: 1,
      evolve: (own, { activity, period, top, left, source, by }) =>
        change(own, activity, period, { entered: { top, left, source, by } }),
    },
    ScoreConfirmed: {
      v: 1,
      evolve: (own, { activity, period, top, left, source, by, found }) => {
        const { entered } = periodIn(gridIn(own, activity), period)!
        const score = { top, left, source, by: entered?.by ?? by, confirmedBy: by }
        change(own, activity, period, { score, ...foundIn(found) })
      },
    },
    ScoreCorrected: {
      v: 1,
      evolve: (own, { activity, period: name, top, left, source, by, second, found, undone }) => {
        const period = periodIn(gridIn(own, activity), name)!
        const score = { top, left, source, by, confirmedBy: second }
        const isSameCell = found.column === period.cell?.column && found.row === period.cell?.row
        const corrected = { by, second }
        if (isSameCell) return change(own, activity, name, { score, corrected })
        const { hit: _hit, claims: _claims, table: _table, ...rest } = period
        replace(own, activity, { ...rest, score, corrected, held: [], ...foundIn(found) })
        for (const hit of undone) forget(own, hit, corrected)
      },
    },
    BallDrawn: { v: 1, evolve: (own, { activity, table }) => takeBall(own, activity, table) },
    CellAwarded: {
      v: 1,
      evolve: (own, { activity, period, hit }) => change(own, activity, period, { hit }),
    },
    CellForfeited: {
      v: 1,
      evolve: (own, { activity, period: name, table, next, undone }) => {
        const { held } = periodIn(gridIn(own, activity), name)!
        change(own, activity, name, { next, held: [...held, table] })
        for (const hit of undone) forget(own, hit)
      },
    },
  },
  on: {
    DrawRevealed: (own, event, world) => hearRevealed(own, event, world),
    // The table has won all the same: the floor says anew who sat there.
    HitVerified: noteVerified,
    ClaimPaid: (own, { claim }) => notePaid(own, claim),
    PrizeDelivered: (own, { claim }) => notePaid(own, claim),
    HitDeclined: (own, { hit }) => forget(own, hit),
    HitBackedOut: (own, { hit }) => forget(own, hit),
    OfferingClosed: (own, { activity }) => void own.grids.delete(activity),
  },
  answers: {
    drawnFrom,
    keepsActivityOpen: ({ grids }, activity) => {
      const open = openIn(grids.get(activity))
      return open === undefined ? undefined : because('order', 'earlier period is not settled', { period: open.period })
    },
    openItems: ({ grids }) =>
      [...grids.values()].flatMap((grid): OpenItem[] => {
        const open = openIn(grid)
        return open === undefined ? [] : [{ kind: 'squares', activity: grid.activity, period: open.period }]
      }),
  },
}

/** The first period that has ended and is not settled. */
const openIn = (grid: Grid | undefined): PeriodState | undefined => grid?.periods.find((one) => !isSettled(one))

function gridIn(own: Slice, activity: string): Grid {
  const grid = gridOf(own, activity)
  own.grids.set(activity, grid)
  return grid
}

const foundIn = ({ column, row, table, next }: Found) => ({
  cell: { column, row },
  next,
  ...(table === undefined ? {} : { table }),
})

function replace(own: Slice, activity: string, period: PeriodState): void {
  const { periods } = gridIn(own, activity)
  periods[periods.findIndex((one) => one.period === period.period)] = period
}

const change = (own: Slice, activity: string, name: string, to: Partial<PeriodState>): void =>
  replace(own, activity, { ...periodIn(gridIn(own, activity), name)!, ...to })

function noteVerified(own: Slice, { hit, claims }: EventOf<'HitVerified'>, { hits }: Pick<State, 'hits'>): void {
  const awards = hits.get(hit)?.awards ?? []
  for (const period of periodsIn(own))
    if (period.hit === hit)
      period.claims = claims.map(({ claim, award }) => ({
        claim,
        amount: awards[award]!.amount,
        parts: awards[award]!.parts,
      }))
}

function notePaid(own: Slice, claim: string): void {
  for (const period of periodsIn(own))
    if (period.claims?.some((won) => won.claim === claim) === true)
      period.claims = period.claims.map((won) => (won.claim === claim ? { ...won, isPaid: true } : won))
}

const periodsIn = ({ grids }: Slice): PeriodState[] => [...grids.values()].flatMap(({ periods }) => periods)

function forget(own: Slice, hit: string, corrected?: PeriodState['corrected']): void {
  for (const period of periodsIn(own)) {
    if (period.hit !== hit) continue
    delete period.hit
    delete period.claims
    if (corrected !== undefined) period.corrected = corrected
  }
}
