/** Places by points, chips or right picks, and what each place has where several are equal. */
import { add, type Cents, ZERO } from './money.ts'
import { divideRoundedDown } from './split.ts'

export type Scored<Who> = { readonly who: Who; readonly score: number }

/**
 * What equals have. `places together`: the prizes of all the places that they take, added up and divided among them. `prize of
 * the place`: the prize of the first of these places alone, divided; the places after it that they take are not given.
 */
export const TIES = ['places together', 'prize of the place'] as const
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
  let before = 0
  return groups.flatMap(([, equals]) => {
    const [place, to] = [before + 1, before + equals.length]
    const theirs = prizes.slice(before, ties === 'places together' ? to : place)
    const { each } = divideRoundedDown(add(ZERO, ...theirs), equals.length, unit)
    before = to
    return equals.map((one) => ({ ...one, place, to, prize: each }))
  })
}
