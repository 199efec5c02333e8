/**
 * When something happened. The core has no clock and no time zones: the shell hands in the instant (milliseconds)
 * and the wall clock of the house at that instant (`2026-03-08T19:30:05`).
 */
export type Moment = { readonly at: number; readonly local: string }

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const MINUTE = 60_000
export const HOUR = 3_600_000

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Days since 1 January 1970 of a local date. */
export function dayNumber(local: string): number {
  const [year = 0, month = 1, day = 1] = local.slice(0, 10).split('-').map(Number)
  const years = month > 2 ? year : year - 1
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return (year - 1970) * 365 + leaps - 477 + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1
}

/** The local date of a day number. */
export function dateOf(day: number): string {
  let year = 1970 + Math.floor(day / 365.2425)
  while (dayNumber(`${year + 1}-01-01`) <= day) year += 1
  while (dayNumber(`${year}-01-01`) > day) year -= 1
  let month = 12
  const two = (value: number) => String(value).padStart(2, '0')
  while (dayNumber(`${year}-${two(month)}-01`) > day) month -= 1
  return `${year}-${two(month)}-${two(day - dayNumber(`${year}-${two(month)}-01`) + 1)}`
}

export const weekdayOf = (local: string): Weekday => WEEKDAYS[(((dayNumber(local) + 4) % 7) + 7) % 7] ?? 'sunday'
export const clockOf = (local: string): string => local.slice(11, 16)
export const plusDays = (date: string, days: number): string => dateOf(dayNumber(date) + days)

/** A date that the calendar has: there is no 31st of February. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(dayNumber(text)) === text
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
/** `2026-03-02T19:30`, with seconds or without. */
export const isLocal = (text: string): boolean =>
  isDate(text.slice(0, 10)) && text[10] === 'T' && isClock(text.slice(11, 16)) && /^(:[0-5]\d)?$/.test(text.slice(16))

/** The wall clock at another instant not far from `moment`: right unless the clocks change between the two. */
export function localAt({ at, local }: Moment, other: number): string {
  const total = secondsOf(local) + Math.floor((other - at) / 1_000)
  const days = Math.floor(total / 86_400)
  const rest = total - days * 86_400
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = [rest / 3600, (rest % 3600) / 60, rest % 60].map((part) => two(Math.floor(part))).join(':')
  return `${plusDays(local, days)}T${clock}`
}

/** The instant of a wall clock not far from `moment`: right unless the clocks change between the two. */
export const instantAt = ({ at, local }: Moment, other: string): number =>
  at + ((dayNumber(other) - dayNumber(local)) * 86_400 + secondsOf(other) - secondsOf(local)) * 1_000

function secondsOf(local: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** The instant of a line of the journal: `2026-03-03T02:00:00.000Z`. */
export const instantOf = (iso: string): number =>
  (dayNumber(iso) * 86_400 + secondsOf(iso.slice(0, 19))) * 1_000 + Number(iso.slice(20, 23))

/** The business day that a moment belongs to: it turns at `dayStart` (`06:00`), not at midnight. */
export const businessDay = (local: string, dayStart: string): string =>
  clockOf(local) >= dayStart ? local.slice(0, 10) : plusDays(local, -1)

/** A posted weekly window; from is inside, to is outside; `22:00..02:00` runs past midnight. No days means every day. */
export type Window = { readonly days?: readonly Weekday[] | undefined; readonly from: string; readonly to: string }

export function isInside(window: Window, local: string): boolean {
  const clock = clockOf(local)
  const runs = (date: string) => window.days === undefined || window.days.includes(weekdayOf(date))
  if (window.from < window.to) return runs(local) && clock >= window.from && clock < window.to
  if (window.from === window.to) return runs(local)
  return (runs(local) && clock >= window.from) || (runs(plusDays(local, -1)) && clock < window.to)
}
