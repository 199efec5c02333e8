/** The grid of squares: tables in their spaces, digits along the top and the left, the space of the score lit. */
import './grid.css'
import type { Cell } from '../../../games/squares/grid.ts'
import type { SquaresView } from '../../../views/squares/squares.ts'
import { words } from '../../words.ts'

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

type Of = Pick<SquaresView, 'top' | 'left' | 'spaces' | 'digits'> & {
  readonly lit?: Cell | undefined
  /** Spaces that have won a period. */
  readonly won?: readonly Cell[]
}

export function SquaresGrid({ top, left, spaces = [], digits, lit, won = [] }: Of) {
  const say = words().squares
  const isLit = (column: number, row: number) => lit?.column === column + 1 && lit.row === row + 1
  const hasWon = (column: number, row: number) => won.some((one) => one.column === column + 1 && one.row === row + 1)
  return (
    <table class="squares-grid">
      <caption>{say.gridOf(top, left)}</caption>
      <thead>
        <tr>
          <td class="squares-team" />
          {TEN.map((column) => (
            <th key={column} scope="col">
              {digits.top?.[column] ?? '·'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEN.map((row) => (
          <tr key={row}>
            <th scope="row">{digits.left?.[row] ?? '·'}</th>
            {TEN.map((column) => {
              const table = spaces[row * 10 + column] ?? ''
              return (
                <td key={column} data-lit={isLit(column, row)} data-won={hasWon(column, row)} data-empty={table === ''}>
                  {table}
                  {isLit(column, row) && <span class="unseen">{say.lit}</span>}
                  {hasWon(column, row) && <span class="unseen">{say.hasWon}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
