/** An offering is the house's choice inside the ranges of a rule file: what is drafted, approved, posted and run. */
import { z } from 'zod'
import { clock, date, money, moneyRange, share, whole, window } from './terms.ts'

const pool = z.strictObject({
  seed: money.optional(),
  reseed: money.optional(),
  cap: money.optional(),
  daily: money.optional(),
  /** The designated time of the daily increase. */
  at: clock.optional(),
  /** What the meter gains of each wager of a table game. */
  rate: share.optional(),
})

const multiplier = z.strictObject({
  times: whole,
  windows: z.array(window).min(1),
  tables: z.array(z.string()).optional(),
  limits: z.array(z.string()).optional(),
})

/** Held on weekdays, or on these dates alone; for a prize of its own: amounts and things by line, in place of the offering's. */
const drawing = z.strictObject({
  ...window.shape,
  dates: z.array(date).min(1).optional(),
  /** How many win; one, if nothing is said. */
  winners: whole.optional(),
  prizes: z.record(z.string(), money).optional(),
  things: z.record(z.string(), z.string().min(1)).optional(),
})

export const offering = z.strictObject({
  activity: z.string(),
  /** The name it is advertised under; without one, its own. */
  name: z.string().optional(),
  tables: z.array(z.string()).optional(),
  games: z.array(z.string()).optional(),
  hours: z.array(window).optional(),
  /** Posted periods, where hands are settled when one closes. */
  periods: z.array(window).min(1).optional(),
  /** Posted drawings: from when to when each is held. */
  drawings: z.array(drawing).min(1).optional(),
  chart: z.string().optional(),
  /** By game, where each has a chart of its own; `chart` holds for the others. */
  charts: z.record(z.string(), z.string()).optional(),
  /** Only these hands, where the rules let the house choose. */
  lines: z.array(z.string()).min(1).optional(),
  /** The fee, where a sign names it: there is one amount only. */
  fee: money.optional(),
  structure: z.string().optional(),
  settings: z.record(z.string(), z.string()).optional(),
  prizes: z.record(z.string(), money).optional(),
  /** By line, the thing that is handed over instead of money; its value stands under `prizes`. */
  things: z.record(z.string(), z.string().min(1)).optional(),
  /** By game and line, where the chart has rows of its own for each game and the prize is another there. */
  prizesIn: z.record(z.string(), z.record(z.string(), money)).optional(),
  /** By line, where a person enters the amount of each award: from what to what. */
  ranges: z.record(z.string(), moneyRange).optional(),
  pools: z.record(z.string(), pool).optional(),
  multiplier: multiplier.optional(),
  /** The least and the most of a wager at a table game. */
  limits: moneyRange.optional(),
  /** Administrative fee for each table-hour. */
  admin: money.optional(),
  /** The smallest chip that prizes are paid in. */
  chip: money.optional(),
  /** What advertisements say; checked against the duties of the rule file. */
  advertisement: z.strictObject({ id: z.string().optional(), words: z.array(z.string()).optional() }).optional(),
  shown: z.array(z.string()).optional(),
  /** What the document refers to and does not have, by name, as the house says it. */
  supplied: z.record(z.string(), z.string().min(1)).optional(),
})

export type Offering = z.infer<typeof offering>
export type DrawingChoice = NonNullable<Offering['drawings']>[number]
