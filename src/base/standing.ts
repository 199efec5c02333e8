/** Places by points, chips or right picks, and what each place has where several are equal. */
import { add, type Cents, ZERO } from './money.ts'
import { divideRoundedDown } from './split.ts'

export type Scored<Who> = { readonly who: Who; readonly score: number }

/**
 * What equals have. `places together`: the prizes of all the places that they take, added up and divided among them. `prize of
 * the place`: the prize of the first of these places alone, divided; the places after it that they take are not given. `prize of
 * the score`: the best score has the first prize, the next best the second, however many have it; each is divided among them.
 */
export const TIES = ['places together', 'prize of the place', 'prize of the score'] as const
export type Ties = (typeof TIES)[number]

export type Placed<Who> = Scored<Who> & {
  /** The first place that this one has; with others who are equal, up to `to`. */
  readonly place: number
  readonly to: number
  readonly prize: Cents
}

/** The highest score first; of equals the one who was named first. Rounded down to the unit: what is left is nobody's. */
export function placed<Who>(
  standing: readonly Scored<Who>[],
  prizes: readonly Cents[],
  ties: Ties,
  unit: Cents = 1n as Cents,
): Placed<Who>[] {
  const groups = [...Map.groupBy(standing, ({ score }) => score)].toSorted(([one], [other]) => other - one)
  const sizes = groups.map(([, equals]) => equals.length)
  return placedGroups(sizes, prizes, ties, unit).flatMap(({ place, to, each }, nth) =>
    groups[nth]![1].map((one) => ({ ...one, place, to, prize: each })),
  )
}

export type PlacedGroup = {
  readonly place: number
  readonly to: number
  /** The prizes, counted from 1, that these equals divide; their sum, and what each of them has of it. */
  readonly prizes: readonly number[]
  readonly sum: Cents
  readonly each: Cents
}

/** The same for groups of equals, the best first, of which only the size matters. */
export function placedGroups(
  sizes: readonly number[],
  prizes: readonly Cents[],
  ties: Ties,
  unit: Cents = 1n as Cents,
): PlacedGroup[] {
  let before = 0
  return sizes.map((size, nth) => {
    const [place, to] = [before + 1, before + size]
    before = to
    const theirs = prizesOf(ties, nth + 1, place, to).filter((number) => number <= prizes.length)
    const sum = add(ZERO, ...theirs.map((number) => prizes[number - 1]!))
    return { place, to, prizes: theirs, sum, each: divideRoundedDown(sum, size, unit).each }
  })
}

function prizesOf(ties: Ties, score: number, place: number, to: number): number[] {
  switch (ties) {
    case 'places together':
      return Array.from({ length: to - place + 1 }, (_, nth) => place + nth)
    case 'prize of the place':
      return [place]
    case 'prize of the score':
      return [score]
  }
}
