/** Who sits where, by name: a page after the other, as a crowd looks for its seats. */
import './seating.css'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { useView } from '../../../stream/viewreader.ts'
import { words } from '../../../words.ts'
import { useTurns } from './prizes.tsx'

const COLUMNS = 4
const LINES = 12

export function Seating({ sign: { activity, changes } }: { sign: TournamentSign }) {
  const say = words().tournamentClock
  const { view: found } = useView(`/api/views/tournamentseats?${new URLSearchParams({ activity, at: changes })}`)
  const seats = found?.seats ?? []
  const aPage = COLUMNS * LINES
  const pages = Math.max(1, Math.ceil(seats.length / aPage))
  const page = useTurns(pages)
  if (found === undefined) return null
  if (seats.length === 0) return <p class="tv-said seating-none">{say.noSeats}</p>
  return (
    <section class="seating" aria-label={say.seating}>
      <ol>
        {seats.slice(page * aPage, (page + 1) * aPage).map(({ entry, name, table, seat }) => (
          <li key={entry}>
            <span>{name}</span>
            <b>
              {table}
              <i> · </i>
              {seat}
            </b>
          </li>
        ))}
      </ol>
      <p class="tv-where">
        {say.legend}
        {pages > 1 && ` · ${say.page(page + 1, pages)}`}
      </p>
    </section>
  )
}
