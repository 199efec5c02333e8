/** The page of whoever runs the house: what it took, gave, holds and promises, against a week before. All amounts are in cents. */

import type { Recorded } from '../../base/message.ts'
import type { Party } from '../../base/party.ts'
import type { DayFigures } from './days.ts'
import type { Frequency } from './frequency.ts'
import type { Forecast } from './growth.ts'

/** How many days are looked at. */
export const SPANS = [7, 30, 90, 365] as const
export type Span = (typeof SPANS)[number]

/** So much so far today, and a week before by the same time of day and in all. */
export type Against = { readonly now: string; readonly weekBefore: string; readonly weekBeforeInAll: string }

export type TodayFigures = {
  readonly fees: Against
  readonly prizes: Against & {
    readonly hits: number
    readonly largest?: { readonly hit: string; readonly amount: string }
  }
  readonly drop: Against
  readonly variance: Against
  readonly waiting: { readonly amount: string; readonly claims: number; readonly since?: string }
}

export type TableFigures = {
  readonly table: string
  readonly game?: string
  /** Of today, of the same day a week before, and of all days that are looked at. */
  readonly today: TableDay
  readonly weekBefore: TableDay
  readonly span: TableDay
}
export type TableDay = {
  readonly rounds: number
  readonly voided: number
  readonly fees: string
  readonly drop: string
  readonly variance: string
}

export type MeterFigures = {
  readonly activity: string
  /** In whose books it stands: its own activity, or the one that pays for it. */
  readonly fund: string
  readonly name: string
  /** `main` of `pool:main`. */
  readonly pool: string
  readonly now: string
  readonly cap?: string
  /** By day, what it stood at when the day ended; the last one is now. */
  readonly levels: readonly string[]
  readonly hits: number
  readonly won: string
  readonly forecast: Forecast
}
export type MeterStep = {
  readonly seq: number
  readonly at: number
  readonly local: string
  readonly what: string
  readonly hit?: string
  readonly before: string
  readonly after: string
}
/** The ends of the days and every step between them. */
export type MeterLine = {
  readonly activity: string
  readonly fund: string
  readonly pool: string
  readonly ends: readonly { readonly day: string; readonly at: number; readonly amount: string }[]
  readonly steps: readonly MeterStep[]
}

export type Undone = {
  readonly person: string
  readonly table: string
  readonly what: string
  readonly count: number
  /** The first of those who signed: whoever counts things, and not people, counts these alone. */
  readonly isFirst: boolean
}
export type UndoneLine = {
  readonly seq: number
  readonly local: string
  readonly what: string
  readonly of: string
  readonly by: readonly string[]
  readonly why?: string
  readonly told?: Recorded
  readonly activity?: string
  readonly before?: string
  readonly after?: string
}

/** So many are told; there may be more. */
export const WINNERS_TOLD = 40

export type WinnerRow = {
  readonly claim: string
  readonly hit: string
  readonly name: string
  readonly local: string
  readonly to: Party
  readonly line: string
  readonly amount: string
  readonly status: string
  readonly person?: string
  readonly forms: readonly { readonly kind: string; readonly reference: string }[]
}

/** How often a thing happened: tickets handed out, pieces sold, forms, entries. */
export type Counted = {
  readonly what: string
  readonly activity?: string
  readonly name?: string
  readonly today: number
  readonly weekBefore: number
  readonly span: number
  readonly byDay: readonly number[]
}

export type SilentDevice = {
  readonly table: string
  readonly device: string
  readonly times: number
  readonly minutes: number
  readonly last: string
  readonly isNow: boolean
  readonly reason: Recorded
}

/** What the house has promised an activity and not put in, in all, and the day on which the first of it is due. */
export type PromisedFor = {
  readonly activity: string
  readonly name: string
  readonly count: number
  readonly amount: string
  readonly due: string
  readonly isOverdue: boolean
  /** Where all of it is booked; of more accounts than one, none. */
  readonly account?: string
}

export type Overview = {
  readonly local: string
  readonly day: string
  /** The last day that is closed: its statement, and those before it, can be opened. */
  readonly closedDay?: string
  readonly span: Span
  readonly today: TodayFigures
  /** In order, the last is today; and for each of them the day a week before. */
  readonly days: readonly DayFigures[]
  readonly weekBefore: readonly DayFigures[]
  readonly tables: readonly TableFigures[]
  readonly meters: readonly MeterFigures[]
  readonly meter?: MeterLine
  readonly cover: {
    readonly signs: string
    readonly held: string
    readonly promised: string
    readonly short: string
    readonly promises: readonly PromisedFor[]
  }
  readonly frequencies: readonly Frequency[]
  /** `today`: how many exceptions the business day has so far. */
  readonly undone: { readonly rows: readonly Undone[]; readonly today: number; readonly latest: readonly UndoneLine[] }
  readonly winners: readonly WinnerRow[]
  readonly counted: readonly Counted[]
  readonly silent: readonly SilentDevice[]
}
