/** What people are told about squares. */
import type { Cell, Score, Side } from '../../games/squares/grid.ts'

type Teams = { readonly [S in Side]: string }
export type SquaresMessages = {
  'activity has no squares': { activity: string }
  // the grid
  'grid is closed': undefined
  'grid is not closed': undefined
  'no table on the grid': undefined
  'too many tables on the grid': { most: number }
  'table is on the grid twice': Cell & { also: Cell }
  'space has a table': Cell & { by: string }
  'no such space': Cell
  'tournament table on no grid': undefined
  'table plays no game of it': undefined
  'table is not live': undefined
  'closing the grid takes two': undefined
  'game has begun': { begins: string }
  // digits
  'digits are drawn': { side: Side }
  'digits are not drawn': { sides: readonly Side[] }
  'ten digits for a side': { side: Side; digits: number }
  'no digit of a side': { side: Side; digit: number }
  'digit twice on a side': { side: Side; digit: number }
  // periods and scores
  'game has not begun': { begins: string }
  'period is not posted': { period: string; periods: readonly string[] }
  'period has ended': { period: string; at: string }
  'period has not ended': { period: string }
  'earlier period is open': { period: string }
  'score below nothing': Score
  'score is lower than before': { score: Score; before: Score; period: string; teams: Teams }
  'score is higher than after': { score: Score; after: Score; period: string; teams: Teams }
  'score is confirmed': { period: string }
  'score is not confirmed': { period: string }
  'score is not entered': { period: string }
  'score of one person': undefined
  'scores differ': { entered: Score; told: Score; teams: Teams }
  'score as it was': undefined
  'score correction takes two': undefined
  // who has it
  'no table to award': { period: string; next: 'none' | 'carried' | 'draw' | 'nobody' | 'won' }
  'earlier period is not settled': { period: string }
  'not there when the period ended': { at: string }
  'not there as the floor says': undefined
  'bet behind a seat': undefined
  'squares were won': { period: string; score: Score; teams: Teams; table: string; drawn?: true }
  // the bowl
  'no ball is drawn': { period: string }
  'ball of no table': undefined
  'ball was held out': undefined
  'ball of a closed table': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends SquaresMessages {}
}
