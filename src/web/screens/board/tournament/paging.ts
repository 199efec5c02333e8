/** How many lines a wall has at once, and which of them: prizes beside the time, seats by name. */

/** Beside the time, and below it where the screen is tall. */
export const PRIZE_LINES = { wide: 9, tall: 6 }

/** The more there are, the closer they stand: nobody waits for many pages. Lines of a wide screen; a tall one has half as many columns. */
const SHAPES = [
  { to: 96, columns: 4, lines: 12, close: 0 },
  { to: 450, columns: 4, lines: 18, close: 1 },
  { to: Number.POSITIVE_INFINITY, columns: 6, lines: 22, close: 2 },
] as const

export type Shape = { readonly aPage: number; readonly close: number }
export function shapeOf(seats: number): Shape {
  const { columns, lines, close } = SHAPES.find(({ to }) => seats <= to)!
  return { aPage: columns * lines, close }
}

export const pagesOf = (rows: number, aPage: number): number => Math.max(1, Math.ceil(rows / aPage))
export const onPage = <T>(rows: readonly T[], aPage: number, page: number): readonly T[] =>
  rows.slice(page * aPage, (page + 1) * aPage)

type Named = { readonly name: string }

/** The letters that a page begins and ends with, so that one knows whether to wait. */
export function lettersOf(names: readonly Named[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)].map((one) => one?.name.slice(0, 1).toLocaleUpperCase() ?? '')
  return first === last ? first : `${first}–${last}`
}

/** Two of one name are told apart by the entry on their receipts. */
export function sharedNames(seats: readonly Named[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()]
  for (const { name } of seats) (seen.has(name) ? shared : seen).add(name)
  return shared
}
