import type { SquaresMessages } from '../../../../engine/squares/messages.ts'
import type { Cell, Score, Side } from '../../../../games/squares/grid.ts'
import type { Sentences } from '../../../language.ts'

type Teams = { readonly [S in Side]: string }
const SIDES = { top: 'the top', left: 'the left' } as const
const at = ({ column, row }: Cell): string => `column ${column}, row ${row}`
const scored = (teams: Teams, { top, left }: Score): string => `${teams.top} ${top}, ${teams.left} ${left}`
const NEXT = {
  none: 'its score is not there yet',
  carried: 'its prize was carried over',
  draw: 'a table is drawn for it first',
  nobody: 'no table was left to draw',
  won: 'it was awarded',
} as const

export const squares: Sentences<SquaresMessages> = {
  'activity has no squares': ({ activity }) => `${activity} is no game of squares that is running`,
  'grid is closed': 'the grid is closed: no table is moved any more',
  'grid is not closed': 'the grid is closed and its digest shown before a digit is drawn',
  'no table on the grid': 'no table stands on the grid',
  'too many tables on the grid': ({ most }) => `is beyond the first ${most} tables, which are all that take part`,
  'table is on the grid twice': ({ also, ...cell }) => `stands on the grid twice: ${at(also)} and ${at(cell)}`,
  'space has a table': ({ by, ...cell }) => `${at(cell)} has table ${by} already`,
  'no such space': ({ column, row }) => `there is no column ${column}, row ${row}: both go from 1 to 10`,
  'tournament table on no grid': 'plays a tournament, and tournament tables do not take part',
  'table plays no game of it': 'plays no game of the promotion',
  'table is not live': 'is not in play: only tables with live games are on the grid',
  'closing the grid takes two': 'two persons close the grid',
  'game has begun': ({ begins }) => `the game has begun at ${begins}: tables and digits stand before it`,
  'digits are drawn': ({ side }) => `the digits along ${SIDES[side]} are drawn`,
  'digits are not drawn': ({ sides }) =>
    `no digits are drawn yet along ${sides.map((side) => SIDES[side]).join(' and ')}`,
  'ten digits for a side': ({ side, digits }) => `${SIDES[side]} has ten digits, not ${digits}`,
  'no digit of a side': ({ side, digit }) => `${digit} is no digit for ${SIDES[side]}: 0 to 9`,
  'digit twice on a side': ({ side, digit }) => `${digit} stands twice along ${SIDES[side]}`,
  'game has not begun': ({ begins }) => `the game begins at ${begins}: there is no score before it`,
  'period is not posted': ({ period, periods }) => `no prize is posted for "${period}": ${periods.join(', ')}`,
  'period has ended': ({ period, at: ended }) => `the ${period} has ended at ${ended}`,
  'period has not ended': ({ period }) => `the ${period} has not ended`,
  'earlier period is open': ({ period }) => `the ${period} comes first and has not ended`,
  'score below nothing': ({ top, left }) => `${top} to ${left} is no score: none is below nothing`,
  'score is lower than before': ({ score, before, period, teams }) =>
    `${scored(teams, score)} is lower than after the ${period}: ${scored(teams, before)}`,
  'score is higher than after': ({ score, after, period, teams }) =>
    `${scored(teams, score)} is higher than after the ${period}: ${scored(teams, after)}`,
  'score is confirmed': ({ period }) => `the score of the ${period} is confirmed; two persons can correct it`,
  'score is not confirmed': ({ period }) => `the score of the ${period} is not confirmed`,
  'score is not entered': ({ period }) => `nobody has entered a score for the ${period}`,
  'score of one person': 'whoever entered the score does not confirm it',
  'scores differ': ({ entered, told, teams }) =>
    `the two differ: ${scored(teams, entered)} was entered, ${scored(teams, told)} is told now`,
  'score as it was': 'that is the score that stands',
  'score correction takes two': 'two persons correct a score',
  'no table to award': ({ period, next }) => `no table waits for the prize of the ${period}: ${NEXT[next]}`,
  'earlier period is not settled': ({ period }) => `the ${period} is not settled: its prize may still be carried over`,
  'not there when the period ended': ({ at: ended }) => `nobody played at that seat at ${ended}, when the period ended`,
  'not there as the floor says': 'was not there and playing when the period ended, as the floor says',
  'bet behind a seat': 'bet behind a seat: backline bettors do not take part',
  'squares were won': ({ period, score, teams, table, drawn }) =>
    `${period}: ${scored(teams, score)}; table ${table}${drawn === true ? ', drawn for an empty space' : ''}`,
  'no ball is drawn': ({ period }) =>
    period === '' ? 'no period waits for a table to be drawn' : `no table is drawn for the ${period}`,
  'ball of no table': 'is not on the grid, and its ball is not in the bowl',
  'ball was held out': 'was drawn before, and nobody there could win: its ball is held out',
  'ball of a closed table': 'was not in play when the period ended: its ball is not in the bowl',
}
