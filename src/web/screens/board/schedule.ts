/**
 * In which order the pages of a screen come: what is about to happen, then size, and grids between them. Every minute shows every grid,
 * so no meter waits longer, and all that is about to happen; the other pages take turns in what is left of it.
 */
export type Scheduled = {
  /** In the order in which they are to be read. */
  readonly singles: readonly string[]
  /** Those of them that are about to happen. */
  readonly soon: ReadonlySet<string>
  readonly grids: readonly string[]
}

const MINUTE = 60

/** How long a page stands: as its screen wants it, and shorter where its grids and one more page would not fit into a minute. */
export const standsOf = (grids: number, seconds: number): number =>
  grids === 0 ? seconds : Math.min(seconds, Math.floor(MINUTE / (grids + 1)))

/** Minute by minute; after the last one it begins anew. */
export function minutesOf({ singles, soon, grids }: Scheduled, seconds: number): string[][] {
  const pages = Math.max(1, Math.floor(MINUTE / seconds))
  const all = singles.length + grids.length
  if (all <= pages) return all === 0 ? [] : [between(singles, grids)]
  const places = Math.max(1, pages - grids.length)
  const near = [...soon].filter((key) => singles.includes(key))
  // Whatever is about to happen, one place is left for the others; what is too much for every minute takes the first turns there.
  const each = near.slice(0, near.length === singles.length && near.length <= places ? places : places - 1)
  const others = [...near.slice(each.length), ...singles.filter((key) => !soon.has(key))]
  const turns = Math.max(1, places - each.length)
  const minutes = Math.max(1, Math.ceil(others.length / turns))
  return Array.from({ length: minutes }, (_, minute) => {
    const turn = others.slice(minute * turns, (minute + 1) * turns)
    return between([...each, ...turn], grids)
  })
}

/** One after the other: a page, a grid, a page. */
function between(pages: readonly string[], grids: readonly string[]): string[] {
  const longer = Math.max(pages.length, grids.length)
  return Array.from({ length: longer }, (_, at) => [pages[at], grids[at]])
    .flat()
    .filter((key) => key !== undefined)
}
