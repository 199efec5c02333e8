/** What a player may be sent away for, and for how long: minutes of play on the clock, without breaks and pauses. */
export const PENALTY_KINDS = ['warning', 'away', 'disqualified'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]
export const AWAY_MINUTES = [10, 20, 30, 40] as const

const MINUTE_MS = 60_000

/** `from`: what was played when it was given (`playedMs` of the clock). */
export const awayLeftMs = (minutes: number, from: number, played: number): number =>
  Math.max(0, from + minutes * MINUTE_MS - played)
