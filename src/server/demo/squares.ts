/** The demo's game of squares: it begins a minute after the room opens, on a grid with the room's tables and drawn digits. */
import { localAt, MINUTE, type Moment } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { liveTables } from '../../engine/squares/grids.ts'
import { gridOf, hasBegun, squaresRunning } from '../../engine/squares/running.ts'
import { cellOf, SPACES } from '../../games/squares/grid.ts'
import type { House } from '../house/kernel.ts'

export const SQUARES = 'hawaiian-gardens/sports-squares'
const MARKETING = '61'
const FLOOR = '21'
/** From one table to the next, so that they are all over the board. */
const STRIDE = 37
const FIRST = 11
const DIGITS = { top: [3, 7, 1, 9, 0, 5, 8, 2, 6, 4], left: [6, 4, 0, 2, 9, 1, 7, 3, 5, 8] } as const

/** The game that an offering posts, moved to the next minute. */
export function beginningSoon(text: string, now: Moment): string {
  const [date, clock] = localAt(now, now.at + MINUTE).split('T') as [string, string]
  return text
    .replace(/^( +date: )'[^']*'$/m, `$1'${date}'`)
    .replace(/^( +begins: )'[^']*'$/m, `$1'${clock.slice(0, 5)}'`)
}

/** What was not done when the room opened first is not made up for: the game has begun. */
export async function openDemoSquares(house: House): Promise<void> {
  const open = squaresRunning(house.state, SQUARES)
  if (open === undefined || gridOf(house.state, SQUARES).digest !== undefined || hasBegun(open.posted, house.now()))
    return
  const cells = liveTables(house.state, open).map((table, nth) => ({
    table,
    ...cellOf((FIRST + nth * STRIDE) % SPACES),
  }))
  const of = { activity: SQUARES, witnesses: [FLOOR] }
  const orders: Order[] = [
    { do: 'PlaceTables', ...of, cells },
    { do: 'CloseGrid', activity: SQUARES, second: FLOOR },
    { do: 'DrawDigits', ...of, side: 'top', digits: DIGITS.top },
    { do: 'DrawDigits', ...of, side: 'left', digits: DIGITS.left },
  ]
  // Sent together, so that one sync serves them all.
  await Promise.all(orders.map((order) => house.submit(order, { by: MARKETING })))
}
