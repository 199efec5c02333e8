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

/** Minute by minute; after the last one it begins anew. */
export function minutesOf({ singles, soon, grids }: Scheduled, seconds: number): string[][] {
  const pages = Math.max(1, Math.floor(MINUTE / seconds))
  const all = singles.length + grids.length
  if (all <= pages) return all === 0 ? [] : [between(singles, grids)]
  const places = Math.max(1, pages - grids.length)
  const others = singles.filter((key) => !soon.has(key))
  // Whatever is about to happen, one place is left for the others.
  const each = [...soon].filter((key) => singles.includes(key)).slice(0, others.length === 0 ? places : places - 1)
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
