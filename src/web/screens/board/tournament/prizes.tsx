/** What each place has. More places than a wall has lines turn page by page. */
import { useEffect, useState } from 'preact/hooks'
import type { PrizeRow, TournamentSign } from '../../../../views/tournaments/sign.ts'
import { shape } from '../../../ui/stage/shape.ts'
import { words } from '../../../words.ts'
import { onPage, PRIZE_LINES, pagesOf } from './paging.ts'

const TURN_MS = 8_000

export function Prizes({ sign: { pool, prizes } }: { sign: TournamentSign }) {
  const say = words().tournamentClock
  const lines = shape.value === 'wall' ? PRIZE_LINES.wide : PRIZE_LINES.tall
  const pages = pagesOf(prizes.length, lines)
  const page = useTurns(pages)
  const shown = onPage(prizes, lines, page)
  return (
    <section class="tv-side right" aria-label={say.prizes}>
      <h2>{say.pool(pool)}</h2>
      <ol class="tv-prizes">
        {shown.map((row) => (
          <li key={row.place} data-first={row.place === 1}>
            <span>
              {placeOf(row)}
              {row.name !== undefined && <em class="tv-name"> {row.name}</em>}
            </span>
            <b data-thing={row.thing !== undefined} style={`--signs: ${row.prize.length}`}>
              {row.thing ?? row.prize}
            </b>
          </li>
        ))}
      </ol>
      {pages > 1 && <p class="tv-where">{say.page(page + 1, pages)}</p>}
    </section>
  )
}

const placeOf = ({ place, to }: PrizeRow): string =>
  to === undefined || to === place ? String(place) : words().tournamentClock.places(place, to)

export function useTurns(pages: number): number {
  const [page, turnTo] = useState(0)
  useEffect(() => {
    if (pages < 2) return undefined
    const timer = setInterval(() => turnTo((now) => (now + 1) % pages), TURN_MS)
    return () => clearInterval(timer)
  }, [pages])
  return page < pages ? page : 0
}
