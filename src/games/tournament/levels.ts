/** Levels and breaks of a tournament, in their order, and what each is called: levels are counted without the breaks. */

export type Level = {
  readonly minutes: number
  readonly small: number
  readonly big: number
  readonly ante?: number | undefined
  /** Where several games are played in turn. */
  readonly game?: string | undefined
}
/** Minutes of it, and the chips that are raced off in it. */
export type Break = { readonly break: number; readonly colourUp?: readonly number[] | undefined }
export type Period = Level | Break

export const isLevel = (period: Period): period is Level => 'minutes' in period
export const minutesOf = (period: Period): number => (isLevel(period) ? period.minutes : period.break)

/** The number of the level that this period is; of a break, of the level before it. Before the first level 0. */
export const levelNumber = (periods: readonly Period[], nth: number): number =>
  periods.slice(0, nth + 1).filter(isLevel).length

/** Where level `number` stands in the list; nothing where there is none. */
export function periodOfLevel(periods: readonly Period[], number: number): number | undefined {
  let seen = 0
  const found = periods.findIndex((period) => isLevel(period) && ++seen === number)
  return found < 0 ? undefined : found
}

/** What blinds are posted in this period: its own, or in a break those of the level after it, at the end those before. */
export function blindsIn(periods: readonly Period[], nth: number): Level | undefined {
  const next = periods.slice(nth).find(isLevel)
  return next ?? periods.slice(0, nth).findLast(isLevel)
}
