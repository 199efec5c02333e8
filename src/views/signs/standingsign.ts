/** Who is ahead in a standing, for everybody to see: place, number, points, and what the place has as things are. */
import { formatMoney } from '../../base/money.ts'
import { placesOf, standingNow } from '../../engine/drawings/standings.ts'
import { standingEnds } from '../../engine/entries/points.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'

export type StandingSign = {
  /** Local time at which it ends. */
  readonly until: string
  /** Everybody with points. */
  readonly persons: number
  readonly rows: readonly {
    readonly place: number
    /** Up to this place, where several are equal. */
    readonly to?: number
    readonly person: string
    readonly points: number
    readonly prize: string
  }[]
}

/** As many as there are prizes; who is equal with the last of them stands there too, up to twice as many. */
export function standingSign(state: State, running: Running): { standing?: StandingSign } {
  const until = standingEnds(state, running)
  if (until === undefined) return {}
  const all = standingNow(state, running)
  const places = placesOf(running).length
  const rows = all
    .filter(({ place }) => place <= places)
    .slice(0, 2 * places)
    .map(({ who: person, score: points, place, to, prize }) => ({
      place,
      ...(to === place ? {} : { to }),
      person,
      points,
      prize: formatMoney(prize),
    }))
  return { standing: { until, persons: all.length, rows } }
}
