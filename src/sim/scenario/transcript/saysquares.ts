/** What the transcript says of squares. */
import { formatMoney } from '../../../base/money.ts'
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { gridOf, squaresRunning, stakeIn } from '../../../engine/squares/running.ts'
import type { Found, Next } from '../../../engine/squares/vocabulary.ts'
import type { Score } from '../../../games/squares/grid.ts'

type SquaresEvent = EventOf<
  | 'TablesPlaced'
  | 'GridClosed'
  | 'DigitsDrawn'
  | 'ScoreTold'
  | 'PeriodEnded'
  | 'ScoreEntered'
  | 'ScoreConfirmed'
  | 'ScoreCorrected'
  | 'BallDrawn'
  | 'CellAwarded'
  | 'CellForfeited'
>

export function saySquares(event: SquaresEvent, state: State): string {
  const posted = squaresRunning(state, event.activity)?.posted
  const scored = ({ top, left }: Score) => `${posted?.top ?? 'top'} ${top}, ${posted?.left ?? 'left'} ${left}`
  switch (event.type) {
    case 'TablesPlaced': {
      const tables = event.spaces.filter((table) => table !== '')
      return `${tables.length} of 100 spaces have a table, placed before ${event.witnesses.join(', ')} [${event.clause}]`
    }
    case 'GridClosed':
      return `the grid is closed with ${event.tables} tables: ${event.digest.slice(0, 16)}… [${event.clause}]`
    case 'DigitsDrawn':
      return `digits along the ${event.side}: ${event.digits.join(' ')}, drawn before ${event.witnesses.join(', ')} [${event.clause}]`
    case 'PeriodEnded': {
      const out = [
        ...event.closed.map((table) => `table ${table} is closed`),
        ...event.empty.map((table) => `nobody plays at table ${table}`),
      ]
      return `the ${event.period} ends${out.length === 0 ? '' : `; ${out.join(', ')}`} [${event.clause}]`
    }
    case 'ScoreTold':
      return `the boards show ${scored(event)} [${event.clause}]`
    case 'ScoreEntered':
      return `${event.by} enters the ${event.period}: ${scored(event)} (${event.source}) [${event.clause}]`
    case 'ScoreConfirmed':
      return `${event.by} confirms the ${event.period}: ${scored(event)}; ${where(event.found)} [${event.clause}]`
    case 'ScoreCorrected':
      return `the ${event.period} was ${scored(event)}, signed by ${event.by} and ${event.second}: ${event.reason}; ${where(event.found)} [${event.clause}]`
    case 'BallDrawn':
      return `the ball of table ${event.table} is drawn before ${event.witnesses.join(', ')} [${event.clause}]`
    case 'CellAwarded': {
      const stake = posted === undefined ? undefined : stakeIn(posted, gridOf(state, event.activity), event.period)
      const what = [
        ...(stake === undefined || stake.cash === 0n ? [] : [`${formatMoney(stake.cash)} to be divided`]),
        ...(stake?.each ?? []).map(
          ({ item, form, prize }) => `${item ?? form ?? ''} worth ${formatMoney(prize)} for each`,
        ),
      ]
      return `table ${event.table} has the ${event.period}: ${what.join(', ')} (${event.hit}) [${event.clause}]`
    }
    case 'CellForfeited':
      return `nobody at table ${event.table} may win the ${event.period}: ${NEXT[event.next]} [${event.clause}]`
  }
}

const NEXT: { readonly [N in Next]: string } = {
  award: 'those who sit there have it',
  carried: 'its prize is carried over',
  draw: 'a table is drawn',
  nobody: 'no table is left to draw',
}

const where = ({ column, row, table, next }: Found): string =>
  `column ${column}, row ${row}: ${table === undefined ? 'empty' : `table ${table}`}; ${NEXT[next]}`
