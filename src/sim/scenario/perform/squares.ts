/** Tables on a grid, digits, scores, and who sat where they meet. */
import { isRefusal } from '../../../base/refusal.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { drawnFrom } from '../../../engine/squares/draws.ts'
import { gridOf, periodIn, squaresPurpose } from '../../../engine/squares/running.ts'
import { cellOf, type Placed, SIDES, SPACES } from '../../../games/squares/grid.ts'
import { holdDraw } from '../draw.ts'
import { settleHit } from '../hit.ts'
import { type Night, nowOf, order, Undone } from '../night.ts'
import { activityOf, tableOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import type { Perform } from './steps.ts'

const SOURCE = 'the broadcast'

export const SQUARES = {
  grid: (night, { activity, cells, tables, witnesses = ['floor'], open }, by = 'club host') => {
    const named = activityOf(night, activity)
    const placed = cells === undefined ? inOrder(tables ?? []) : Object.entries(cells).map(placedAt)
    for (const { table } of placed) tableOf(night, table)
    const done = order(night, { do: 'PlaceTables', activity: named, cells: placed, witnesses }, by)
    if (isRefusal(done) || open === true) return
    order(night, { do: 'CloseGrid', activity: named, second: 'floor' }, by)
  },
  closeGrid: (night, { activity, ...who }, by = 'club host') =>
    order(
      night,
      { do: 'CloseGrid', activity: activityOf(night, activity), ...besideOf({ with: 'floor', ...who }) },
      by,
    ),
  digits: (night, { activity, witnesses = ['floor'], ...written }, by = 'club host') => {
    const named = activityOf(night, activity)
    for (const side of SIDES) {
      const digits = written[side]?.split(' ').map(Number)
      if (digits !== undefined) order(night, { do: 'DrawDigits', activity: named, side, digits, witnesses }, by)
    }
  },
  drawSquares: (night, { activity, lot, first, ...held }, by) => {
    const named = activityOf(night, activity)
    const purpose = squaresPurpose(night.state, named, lot)
    const found = drawnFrom(night.state, purpose, nowOf(night))
    const { entries, winners } = found === undefined || isRefusal(found) ? { entries: [], winners: 1 } : found
    holdDraw(night, purpose, entries, first, held, by, winners)
  },
  tellScore: (night, { activity, ...score }, by = 'club host') =>
    order(night, { do: 'TellScore', activity: activityOf(night, activity), ...score }, by),
  endPeriod: (night, { activity, period }, by = 'floor') =>
    order(night, { do: 'EndPeriod', activity: activityOf(night, activity), period }, by),
  score: (night, { activity, period, top, left, source = SOURCE, until }, by = 'club host') => {
    const named = activityOf(night, activity)
    const isOver = periodIn(gridOf(night.state, named), period) !== undefined
    if (!isOver && isRefusal(order(night, { do: 'EndPeriod', activity: named, period }, 'floor'))) return
    if (until === 'ended') return
    const entered = order(night, { do: 'EnterScore', activity: named, period, top, left, source }, by)
    if (isRefusal(entered) || until === 'entered') return
    order(night, { do: 'ConfirmScore', activity: named, period, top, left, source }, 'compliance')
  },
  enterScore: (night, { activity, source = SOURCE, ...score }, by = 'club host') =>
    order(night, { do: 'EnterScore', activity: activityOf(night, activity), source, ...score }, by),
  confirmScore: (night, { activity, source = SOURCE, ...score }, by = 'compliance') =>
    order(night, { do: 'ConfirmScore', activity: activityOf(night, activity), source, ...score }, by),
  correctScore: (
    night,
    { activity, source = SOURCE, reason = 'read wrongly', period, top, left, ...who },
    by = 'club host',
  ) =>
    order(
      night,
      {
        do: 'CorrectScore',
        activity: activityOf(night, activity),
        period,
        top,
        left,
        source,
        reason,
        ...besideOf({ with: 'compliance', ...who }),
      },
      by,
    ),
  awardCell: (night, { activity, period, seats, backline, ...how }, by = 'floor') => {
    const named = activityOf(night, activity)
    const asked = askedIn(night, named)
    const awarded = order(
      night,
      {
        do: 'AwardCell',
        activity: named,
        period: periodOf(night, named, period),
        seats: Object.entries(seats).map(([seat, { person, no = [] }]) => ({
          seat,
          ...(person === undefined ? {} : { person }),
          answers: Object.fromEntries([...new Set([...asked, ...no])].map((clause) => [clause, !no.includes(clause)])),
        })),
        ...(backline === undefined
          ? {}
          : {
              backline: Object.entries(backline).map(([seat, { person }]) => ({
                seat,
                ...(person === undefined ? {} : { person }),
              })),
            }),
      },
      by,
    )
    if (isRefusal(awarded) || how.until === 'declared') return
    for (const event of awarded) if (event.type === 'HitDeclared') settleHit(night, event.hit, how)
  },
  drawBall: (night, { activity, period, table, witnesses = ['floor'] }, by = 'club host') => {
    const named = activityOf(night, activity)
    order(night, { do: 'DrawBall', activity: named, period: periodOf(night, named, period), table, witnesses }, by)
  },
} satisfies Partial<Perform>

const placedAt = ([table, [column, row]]: readonly [string, readonly [number, number]]): Placed => ({
  table,
  column,
  row,
})

/** From the first space on; what does not fit stands in the last one, and is refused. */
const inOrder = (written: string | readonly string[]): Placed[] =>
  (typeof written === 'string' ? [written] : written)
    .flatMap(tablesIn)
    .map((table, nth) => ({ table, ...cellOf(Math.min(nth, SPACES - 1)) }))

function tablesIn(written: string): string[] {
  const [, first, last] = /^(\d+) to (\d+)$/.exec(written) ?? []
  if (first === undefined) return [written]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, nth) => String(Number(first) + nth))
}

function periodOf({ state }: Night, activity: string, named: string | undefined): string {
  const last = named ?? gridOf(state, activity).periods.at(-1)?.period
  if (last === undefined) throw new Undone('no period has ended')
  return last
}

/** What is asked of a seat of which the house does not know it. */
const askedIn = ({ state }: Night, activity: string): string[] =>
  (runningOf(state, activity)?.rule.who ?? []).flatMap(({ need, by }) =>
    need === 'not a proposition player' ? [by] : [],
  )
