/** The last days of a desk's figures, for the small plots on top of it. */

/** Amounts in cents, the others how often. */
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
  'boxes',
  'tickets',
  'called',
  'points',
  'pieces',
  'forms',
  'entries',
  'drafts',
  'silent',
] as const
export type TrendFigure = (typeof TREND_FIGURES)[number]

export type Trend = {
  /** Business days, today last. */
  readonly days: readonly string[]
  /** Day by day; only what the role of whoever asks may see elsewhere too. */
  readonly figures: Readonly<Partial<Record<TrendFigure, readonly number[]>>>
}
