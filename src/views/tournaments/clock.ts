/** What the clock of a tournament shows at an instant, for every screen the same: it follows from how it was set and from the time of the house. */
import { type ClockReading, readClock } from '../../games/tournament/clock.ts'
import { isLevel, levelNumber, minutesOf, type Period } from '../../games/tournament/levels.ts'
import type { ClockView } from './sign.ts'

export type Shown = ClockReading & { readonly now: Period }

export function shownAt({ periods, clock }: ClockView, at: number): Shown {
  const reading = readClock(periods, clock, at)
  return { ...reading, now: periods[reading.period]! }
}

/** How long until the next break begins; nothing where none is left. */
export function toBreak({ periods }: ClockView, { period, leftMs }: Shown): number | undefined {
  const next = periods.findIndex((one, nth) => nth > period && !isLevel(one))
  return next < 0 ? undefined : periods.slice(period + 1, next).reduce((sum, one) => sum + msOf(one), leftMs)
}

export const msOf = (period: Period): number => minutesOf(period) * 60_000

/** What comes after it, each with the number that its level has. */
export const comingAfter = (periods: readonly Period[], period: number, most: number) =>
  periods
    .slice(period + 1, period + 1 + most)
    .map((one, nth) => ({ period: one, level: levelNumber(periods, period + 1 + nth) }))

/** `14:32`, `1:04:10`: a second stands as long as any of it is left. */
export function leftText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
