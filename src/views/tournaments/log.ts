import type { TournamentLog } from '../../engine/tournaments/log.ts'

/** The log with the names that the register has now; signed, or as it would be signed. Nothing before the prizes are given. */
export type TournamentLogView = {
  readonly log?: TournamentLog
  readonly names: Readonly<Record<string, string>>
  /** `name`: as whoever works here is called now. */
  readonly signed?: { readonly by: string; readonly name?: string; readonly local: string }
  /** The rules ask for no log: nobody signs it, and nothing says how long it is kept. */
  readonly isNotAsked?: true
}

/** Logs that were signed since a day, the last first; a tournament that was called off has none, and says why. */
export type TournamentLogs = { readonly from: string; readonly rows: readonly LoggedRow[] }
export type LoggedRow = {
  readonly activity: string
  readonly name: string
  /** Local time of its start; of one that was called off, when that was. */
  readonly started: string
  readonly by: readonly string[]
} & (
  | { readonly is: 'signed'; readonly signed: string; readonly entries: number; readonly paid: string }
  | { readonly is: 'called off'; readonly reason: string }
)

/** What a log is printed under: tournaments of one name are told apart by when they started. */
export const logName = (activity: string, started: string): string => `${activity} ${started}`
