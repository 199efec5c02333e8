/** Points of a promotion as they stand, the most first, and until when they count. */
import { formatMoney } from '../../base/money.ts'
import { standingNow } from '../../engine/drawings/standings.ts'
import { countsPoints, standingEnds } from '../../engine/entries/points.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'

/** A desk shows so many; everybody else is found by number. */
const SHOWN = 50

export type PointsView = {
  readonly rows: readonly {
    readonly person: string
    readonly points: number
    /** Where places have prizes: the place, the last one of equals, and what it has. */
    readonly place?: number
    readonly to?: number
    readonly prize?: string
  }[]
  readonly persons: number
  readonly until?: string
  readonly isSettled: boolean
}

export function pointsView(state: State, running: Running): PointsView | undefined {
  if (!countsPoints(running)) return undefined
  const { activity } = running.rule
  const until = standingEnds(state, running)
  const all = [...(state.points.get(activity) ?? [])]
  const placed = standingNow(state, running)
  const rows =
    placed.length > 0
      ? placed.map(({ who: person, score: points, place, to, prize }) => ({
          person,
          points,
          place,
          to,
          prize: formatMoney(prize),
        }))
      : all.toSorted(([, one], [, other]) => other - one).map(([person, points]) => ({ person, points }))
  return {
    rows: rows.slice(0, SHOWN),
    persons: all.length,
    ...(until === undefined ? {} : { until }),
    isSettled: until !== undefined && state.settledPoints.get(activity) === until,
  }
}
