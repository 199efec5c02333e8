/** Who sits where, by name: a page after the other, as a crowd looks for its seats. */
import './seating.css'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { useView } from '../../../stream/viewreader.ts'
import { words } from '../../../words.ts'
import { lettersOf, onPage, pagesOf, shapeOf, sharedNames } from './paging.ts'
import { useTurns } from './prizes.tsx'

export function Seating({ sign: { activity, changes } }: { sign: TournamentSign }) {
  const say = words().tournamentClock
  const { view: found } = useView(`/api/views/tournamentseats?${new URLSearchParams({ activity, at: changes })}`)
  const seats = found?.seats ?? []
  const { aPage, close } = shapeOf(seats.length)
  const pages = pagesOf(seats.length, aPage)
  const page = useTurns(pages)
  const shown = onPage(seats, aPage, page)
  const isShared = sharedNames(seats)
  if (found === undefined) return null
  if (seats.length === 0) return <p class="tv-said seating-none">{say.noSeats}</p>
  return (
    <section class="seating" aria-label={say.seating} data-close={close}>
      <ol>
        {shown.map(({ entry, name, goes, ...sits }) => (
          <li key={entry}>
            <span>
              {name}
              {isShared.has(name) && <small> {entry}</small>}
            </span>
            <b>
              {goes !== undefined && <i>→ </i>}
              {(goes ?? sits).table}
              <i> · </i>
              {(goes ?? sits).seat}
            </b>
          </li>
        ))}
      </ol>
      <p class="tv-where">
        {say.legend}
        {pages > 1 && (
          <>
            {` · ${say.page(page + 1, pages)} · `}
            <b>{lettersOf(shown)}</b>
          </>
        )}
      </p>
    </section>
  )
}
