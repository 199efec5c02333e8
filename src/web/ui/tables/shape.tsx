/** A table from above: an oval where those who sit there play each other, half a circle where they play whoever deals. */
import './shape.css'
import { GAMES, isGame } from '../../../games/games.ts'

export const isOval = (game: string): boolean => !isGame(game) || ['flop', 'stud', 'draw'].includes(GAMES[game].family)

/** So much is written large. */
const SHORT = 6

/** With its number inside; its words stand below it. */
export const TableShape = ({ table, game }: { table: string; game: string }) => (
  <span class="table-shape" data-oval={isOval(game)}>
    <svg viewBox="0 0 80 44" aria-hidden="true" focusable="false">
      {isOval(game) ? (
        <rect x="1.5" y="1.5" width="77" height="41" rx="20.5" />
      ) : (
        <path d="M5 1.5h70a3.5 3.5 0 0 1 3.5 3.5c0 22-16 37.5-38.5 37.5S1.5 27 1.5 5A3.5 3.5 0 0 1 5 1.5z" />
      )}
    </svg>
    <span class="table-shape-number" data-long={table.length > SHORT || undefined} title={table}>
      <span>{table}</span>
    </span>
  </span>
)
