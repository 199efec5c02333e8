/**
 * How times are written for people: one way a language, whatever the screen or the paper. `2026-11-18T19:42:05` is a wall clock of the
 * house already, so no time zone is asked. Files for programs and lines of the journal keep them as they are (docs/decisions/0020).
 */
import { isClock, isDate, isLocal, WEEKDAYS, type Weekday, weekdayOf } from '../base/moment.ts'

type Names = {
  /** January first. */
  readonly months: readonly string[]
  readonly longMonths: readonly string[]
  readonly days: Readonly<Record<Weekday, string>>
  readonly longDays: Readonly<Record<Weekday, string>>
  readonly clock: (hour: number, rest: string) => string
  /** `Nov 18`, and with its year. */
  readonly date: (day: number, month: string, year: string | undefined) => string
  readonly longDate: (day: number, month: string, year: string | undefined) => string
  /** `November 2026`. */
  readonly month: (month: string, year: string) => string
  /** The name of the day before its date. */
  readonly named: (name: string, date: string) => string
}

export type Times = {
  /** `7:42 PM`, of a moment or of `19:42`. */
  readonly clock: (local: string) => string
  /** `7:42:05 PM`, where the second tells what came first. */
  readonly second: (local: string) => string
  /** `Nov 18`; with its year where that is not the one of `now`, as in all that follow. */
  readonly date: (local: string, now?: string) => string
  /** `Wed, Nov 18`. */
  readonly day: (local: string, now?: string) => string
  /** `Wednesday, November 18`. */
  readonly longDay: (local: string, now?: string) => string
  /** `Wed, Nov 18, 7:42 PM`. */
  readonly moment: (local: string, now?: string) => string
  readonly exactly: (local: string, now?: string) => string
  /** A moment, a date, a clock or a whole month, as each of them is written. */
  readonly any: (text: string, now?: string) => string
  readonly weekday: (local: string) => string
  readonly longWeekday: (local: string) => string
}

/** Whether a text is a date, a clock or both, as the house keeps them. */
export const isTime = (text: string): boolean => isClock(text) || isDate(text) || isLocal(text)

export function timesIn(names: Names): Times {
  const yearOf = (local: string, now: string | undefined) =>
    now?.slice(0, 4) === local.slice(0, 4) ? undefined : local.slice(0, 4)
  const clock = (local: string) => clockIn(names, local, 5)
  const second = (local: string) => clockIn(names, local, 8)
  const date = (local: string, now?: string) =>
    names.date(Number(local.slice(8, 10)), monthIn(names.months, local), yearOf(local, now))
  const day = (local: string, now?: string) => names.named(names.days[weekdayOf(local)], date(local, now))
  const moment = (local: string, now?: string) => `${day(local, now)}, ${clock(local)}`
  return {
    clock,
    second,
    date,
    day,
    longDay: (local, now) =>
      names.named(
        names.longDays[weekdayOf(local)],
        names.longDate(Number(local.slice(8, 10)), monthIn(names.longMonths, local), yearOf(local, now)),
      ),
    moment,
    exactly: (local, now) => `${day(local, now)}, ${second(local)}`,
    any: (text, now) => {
      if (/^\d{4}-\d{2}$/.test(text)) return names.month(monthIn(names.longMonths, text), text.slice(0, 4))
      if (!isTime(text)) return text
      return text.length === 5 ? clock(text) : text.length === 10 ? day(text, now) : moment(text, now)
    },
    weekday: (local) => names.days[weekdayOf(local)],
    longWeekday: (local) => names.longDays[weekdayOf(local)],
  }
}

const monthIn = (months: readonly string[], local: string): string => months[Number(local.slice(5, 7)) - 1] ?? ''

function clockIn({ clock }: Names, local: string, until: number): string {
  const text = local.slice(local.indexOf('T') + 1).slice(0, until)
  return clock(Number(text.slice(0, 2)), text.slice(2))
}

/** Twelve hours, twice. */
export const twelve = (hour: number, rest: string, [before, after]: readonly [string, string]): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? before : after}`

/** Names of the seven days, Sunday first. */
export const week = (...names: readonly string[]): Readonly<Record<Weekday, string>> =>
  Object.fromEntries(WEEKDAYS.map((day, at) => [day, names[at]])) as Record<Weekday, string>
