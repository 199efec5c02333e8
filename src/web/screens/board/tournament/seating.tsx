/** Who sits where, by name: a page after the other, as a crowd looks for its seats. */
import './seating.css'
import type { TournamentSign } from '../../../../views/tournaments/sign.ts'
import { useView } from '../../../stream/viewreader.ts'
import { words } from '../../../words.ts'
import { useTurns } from './prizes.tsx'

/** The more there are, the closer they stand: nobody waits for many pages. Lines of a wide screen; a tall one has half as many columns. */
const SHAPES = [
  { to: 96, columns: 4, lines: 12, close: 0 },
  { to: 450, columns: 4, lines: 18, close: 1 },
  { to: Number.POSITIVE_INFINITY, columns: 6, lines: 22, close: 2 },
] as const

/** The letters that a page begins and ends with, so that one knows whether to wait. */
const lettersOf = (names: readonly { readonly name: string }[]): string => {
  const [first, last] = [names[0], names.at(-1)].map((one) => one?.name.slice(0, 1).toLocaleUpperCase() ?? '')
  return first === last ? first! : `${first}–${last}`
}

/** Two of one name are told apart by the entry on their receipts. */
function sharedNames(seats: readonly { readonly name: string }[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()]
  for (const { name } of seats) (seen.has(name) ? shared : seen).add(name)
  return shared
}

export function Seating({ sign: { activity, changes } }: { sign: TournamentSign }) {
  const say = words().tournamentClock
  const { view: found } = useView(`/api/views/tournamentseats?${new URLSearchParams({ activity, at: changes })}`)
  const seats = found?.seats ?? []
  const { columns, lines, close } = SHAPES.find(({ to }) => seats.length <= to)!
  const aPage = columns * lines
  const pages = Math.max(1, Math.ceil(seats.length / aPage))
  const page = useTurns(pages)
  const shown = seats.slice(page * aPage, (page + 1) * aPage)
  const isShared = sharedNames(seats)
  if (found === undefined) return null
  if (seats.length === 0) return <p class="tv-said seating-none">{say.noSeats}</p>
  return (
    <section class="seating" aria-label={say.seating} data-close={close}>
      <ol>
        {shown.map(({ entry, name, table, seat }) => (
          <li key={entry}>
            <span>
              {name}
              {isShared.has(name) && <small> {entry}</small>}
            </span>
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
