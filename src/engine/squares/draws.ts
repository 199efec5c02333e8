/**
 * What a house may draw by the public protocol instead of by hand: the places of the tables, the digits of a side, a table at the
 * end. The list follows from what is known here; the room takes the result when the draw is revealed.
 */
import type { Moment } from '../../base/moment.ts'
import { because, isRefusal, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { lotsFor, SIDE, type Side, SPACES, spacesDrawn } from '../../games/squares/grid.ts'
import type { Entry } from '../drawings/draw/drum.ts'
import type { DrawnFrom } from '../mechanism.ts'
import { bowlOf, whyNoBall } from './balls.ts'
import { liveTables, whyNotDrawn, whyNotPlaced } from './grids.ts'
import { gridOf, LOTS, type Lot, openSquares, type RunningSquares, squaresPurpose } from './running.ts'
import type { EventOf, Slice, State } from './vocabulary.ts'

function readSquares(purpose: string): { readonly activity: string; readonly lot: Lot } | undefined {
  const [house = '', name = '', word = '', said = ''] = purpose.split('/')
  const lot = LOTS.find((one) => one === said)
  return word !== 'squares' || lot === undefined ? undefined : { activity: `${house}/${name}`, lot }
}

/** Nothing where the draw is for something else. */
export function drawnFrom(state: State, purpose: string, at: Moment): DrawnFrom | Refusal | undefined {
  const asked = readSquares(purpose)
  if (asked === undefined) return undefined
  const open = openSquares(state, asked.activity)
  if (isRefusal(open)) return open
  const { activity, lot } = asked
  const wanted = squaresPurpose(state, activity, lot)
  const why = whyNot(state, open, activity, lot, at)
  if (why !== undefined) return refuse({ kind: 'activity', activity }, [why])
  if (purpose !== wanted)
    return refuse({ kind: 'activity', activity }, [
      because(open.rule.grid.by, 'drawing has another name', { purpose: wanted }),
    ])
  return lotsIn(state, open, activity, lot)
}

function whyNot(state: State, open: RunningSquares, activity: string, lot: Lot, at: Moment): Reason | undefined {
  if (lot === 'tables') return whyNotPlaced(state, open, { activity, at })
  if (lot === 'ball') return whyNoBall(state, open)
  return whyNotDrawn(state, open, { activity, side: lot, at })
}

function lotsIn(state: State, open: RunningSquares, activity: string, lot: Lot): DrawnFrom {
  const { grid, digits, blank } = open.rule
  const entries = (ids: readonly string[]): Entry[] => ids.map((id) => ({ id, weight: 1n }))
  if (lot === 'tables') return { entries: entries(lotsFor(liveTables(state, open))), winners: SPACES, clause: grid.by }
  if (lot === 'ball') return { entries: entries(bowlOf(state, activity)), winners: 1, clause: blank.last.by }
  return {
    entries: entries(Array.from({ length: SIDE }, (_, digit) => String(digit))),
    winners: SIDE,
    clause: digits.by,
  }
}

/** The result of a draw stands where a hand would have put it. */
export function hearRevealed(own: Slice, { draw, winners }: EventOf<'DrawRevealed'>, { draws }: State): void {
  const purpose = draws.pending.find(({ opened }) => opened.draw === draw)?.opened.purpose ?? ''
  const asked = readSquares(purpose)
  if (asked === undefined) return
  const { activity, lot } = asked
  const grid = gridOf(own, activity)
  own.grids.set(activity, grid)
  if (lot === 'tables') {
    grid.spaces = spacesDrawn(winners)
    grid.placedBy = { draw }
  } else if (lot === 'ball') takeBall(own, activity, winners[0] ?? '')
  else takeDigits(own, activity, lot, winners.map(Number), { draw })
}

export function takeDigits(
  own: Slice,
  activity: string,
  side: Side,
  digits: readonly number[],
  drawnBy: { readonly by: string; readonly witnesses: readonly string[] } | { readonly draw: number },
): void {
  const grid = own.grids.get(activity)!
  grid.digits[side] = digits
  grid.drawnBy[side] = drawnBy
}

export function takeBall(own: Slice, activity: string, table: string): void {
  const period = own.grids.get(activity)?.periods.find(({ next }) => next === 'draw')
  if (period === undefined) return
  period.table = table
  period.next = 'award'
}
