/** Who is first, second and third, why, and what each has. Every prize is given once, kept as a rest of cents, or not given at all. */
import { add, type Cents, subtract, times, ZERO } from '../../base/money.ts'
import { placedGroups, type Ties } from '../../base/standing.ts'

export type Entrant<Who> = {
  readonly who: Who
  /** Right winners. */
  readonly points: number
  /** How far the guess is from the total, over or under; of everybody once the game has been played, of nobody before. */
  readonly off?: number | undefined
}

export type Stood<Who> = Entrant<Who> & {
  /** The first place that this one has; with others who are equal, up to `to`. */
  readonly place: number
  readonly to: number
  readonly prize: Cents
  readonly why: Why
}

export type Why = {
  /** `points`: nobody else has as many. `total`: somebody has, and is farther from the total or closer to it. `tied`: equal in everything. */
  readonly by: 'points' | 'total' | 'tied'
  /** How many are equal in everything, this one among them. */
  readonly equals: number
  /** The prizes, counted from 1, that they divide, and their sum. */
  readonly prizes: readonly number[]
  readonly sum: Cents
}

export type Places<Who> = {
  readonly standing: readonly Stood<Who>[]
  /** What division leaves: fewer cents for each prize that was divided than there were equals. */
  readonly rest: Cents
  /** The prizes, counted from 1, for which there is nobody. */
  readonly notGiven: readonly number[]
}

/** The best first; equals in the order in which they were handed over. */
export function placesOf<Who>(entrants: readonly Entrant<Who>[], prizes: readonly Cents[], ties: Ties): Places<Who> {
  const groups = [...Map.groupBy(entrants, rankOf)]
    .toSorted(([one], [other]) => other - one)
    .map(([, equals]) => equals)
  const places = placedGroups(
    groups.map((equals) => equals.length),
    prizes,
    ties,
  )
  const groupsWith = Map.groupBy(groups, (equals) => equals[0]!.points)
  const standing = places.flatMap(({ place, to, prizes: theirs, sum, each }, nth): Stood<Who>[] => {
    const equals = groups[nth]!
    const by = equals.length > 1 ? 'tied' : groupsWith.get(equals[0]!.points)!.length > 1 ? 'total' : 'points'
    const why = { by, equals: equals.length, prizes: theirs, sum } as const
    return equals.map(({ who, points, off }) => ({
      who,
      points,
      ...(off === undefined ? {} : { off }),
      place,
      to,
      prize: each,
      why,
    }))
  })
  const given = new Set(places.flatMap((group) => group.prizes))
  const notGiven = prizes.flatMap((_, nth) => (given.has(nth + 1) ? [] : [nth + 1]))
  const rest = add(ZERO, ...places.map(({ sum, each, place, to }) => subtract(sum, times(each, to - place + 1))))
  return { standing, rest, notGiven }
}

/** More right winners first; then the closer to the total. */
const rankOf = ({ points, off = 0 }: Entrant<unknown>): number => points * OFF_MAX - off
/** More than any guess is off: 1,998 at most. */
const OFF_MAX = 2_048
