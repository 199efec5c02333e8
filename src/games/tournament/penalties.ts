/** What a player may be sent away for, and for how long: minutes of play on the clock, without breaks and pauses. */
const PENALTY_KINDS = ['warning', 'away', 'disqualified'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

const MINUTE_MS = 60_000

/** `from`: what was played when it was given (`playedMs` of the clock). */
export const awayLeftMs = (minutes: number, from: number, played: number): number =>
  Math.max(0, from + minutes * MINUTE_MS - played)
