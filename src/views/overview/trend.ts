/** The last days of a desk's figures, for the small plots on top of it. */

/** Amounts in cents, `verdicts` the seconds that a hit waited, the others how often. */
export const TREND_FIGURES = [
  'fees',
  'won',
  'variance',
  'held',
  'paid',
  'waiting',
  'rounds',
  'hits',
  'declined',
  'verdicts',
  'calls',
  'ids',
  'boxes',
  'recounts',
  'tickets',
  'called',
  'points',
  'pieces',
  'withPlayers',
  'forms',
  'results',
  'entries',
  'started',
  'drafts',
  'posted',
  'accepted',
  'access',
  'silent',
] as const
export type TrendFigure = (typeof TREND_FIGURES)[number]

export type Trend = {
  /** Business days, today last. */
  readonly days: readonly string[]
  /** Day by day; only what the role of whoever asks may see elsewhere too. */
  readonly figures: Readonly<Partial<Record<TrendFigure, readonly number[]>>>
}
