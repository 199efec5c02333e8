/** Which place everybody has who is out. The first out has the last place; several in one hand go by their chips at its start. */

/** Somebody who is out. Exits with the same `hand` fell in one hand, at one table or hand for hand at several. */
export type Exit<Who> = {
  readonly who: Who
  readonly hand?: string | undefined
  /** At the start of that hand; nothing where nobody counted them. */
  readonly chips?: number | undefined
}

export type Place = {
  /** The first place that this one has; with others who are equal, up to `to`. */
  readonly place: number
  readonly to: number
}
export type PlacedExit<Who> = { readonly who: Who } & Place

/**
 * The best place first; equals in the order in which they went out. `field` counts every entry, those still in too: they
 * have the places above all of these. In one hand the larger stack has the better place, equal stacks tie, and where one of
 * them was not counted all of that hand tie.
 */
export function placesOf<Who>(field: number, exits: readonly Exit<Who>[]): PlacedExit<Who>[] {
  if (exits.length > field) throw new Error('more are out than ever came in')
  let to = field
  return handsOf(exits)
    .flatMap(equalsOf)
    .map((equals) => {
      const place = to - equals.length + 1
      const placed = equals.map(({ who }) => ({ who, place, to }))
      to = place - 1
      return placed
    })
    .toReversed()
    .flat()
}

/** In the order in which they were played. A hand has the place in it that its first exit has. */
function handsOf<Who>(exits: readonly Exit<Who>[]): Exit<Who>[][] {
  return [...Map.groupBy(exits, ({ hand }, nth) => (hand === undefined ? nth : hand)).values()]
}

/** The smallest stack first. */
function equalsOf<Who>(together: readonly Exit<Who>[]): (readonly Exit<Who>[])[] {
  if (together.some(({ chips }) => chips === undefined)) return [together]
  return [...Map.groupBy(together, ({ chips }) => chips!)]
    .toSorted(([one], [other]) => one - other)
    .map(([, equals]) => equals)
}
