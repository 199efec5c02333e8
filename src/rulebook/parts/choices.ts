/** What the house chooses: of every activity, and of those that need more. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { OCCASION } from '../../base/occasion.ts'
import { clock, date, money, moneyRange, multiple, share, whole, window } from '../terms.ts'
import { asking } from '../text/wording.ts'
import { AFTER_MISSED, GIFTS } from './calling.ts'
import { emblem } from './emblem.ts'

/** Whatever runs: where and when it is offered, and what advertisements say. */
export const choices = {
  activity: z.string(),
  /** The name it is advertised under; without one, its own. */
  name: z.string().optional(),
  /** How signs draw it; without one, by what it runs. */
  emblem: emblem.optional(),
  tables: z.array(z.string()).optional(),
  games: z.array(z.string()).optional(),
  hours: z.array(window).optional(),
  /** Administrative fee for each table-hour. */
  admin: money.optional(),
  /** The smallest chip that prizes are paid in. */
  chip: money.optional(),
  /** What advertisements say; checked against the duties of the rule file. */
  advertisement: z.strictObject({ id: z.string().optional(), words: z.array(z.string()).optional() }).optional(),
  shown: z.array(z.string()).optional(),
  /** What the document refers to and does not have, by name, as the house says it. */
  supplied: z.record(z.string(), z.string().min(1)).optional(),
}

/**
 * Kinds that are run again and again have these: several occasions at once, each with its own drum, accounts and winners. Without
 * a name it is the one occasion that an activity has by itself.
 */
export const occasionChoices = {
  occasion: asking(message('a name of an occasion'), z.string().regex(OCCASION)).optional(),
}

const poolsOf = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  pools: z.record(z.string(), z.strictObject(shape)).optional(),
})
const meter = { seed: money.optional(), reseed: money.optional() }
const pool = {
  ...meter,
  cap: money.optional(),
  daily: money.optional(),
  /** The designated time of the daily increase. */
  at: clock.optional(),
}
/** What the meter gains of each wager of a table game. */
const rate = share.optional()

export const poolChoices = poolsOf(pool)
export const drawnPoolChoices = poolsOf({ ...meter, cap: money.optional() })
export const meterChoices = poolsOf({ ...meter, rate })
/** Of activities without a pool: what is posted for one is none of theirs. */
export const noPoolChoices = poolsOf({})
/** Before anybody has looked which activity it is. */
export const anyPoolChoices = poolsOf({ ...pool, rate })

export const settingChoices = { settings: z.record(z.string(), z.string()).optional() }

/** One chart, what its lines pay, and the thing that is handed over instead of money; its value stands under `prizes`. */
export const prizeChoices = {
  chart: z.string().optional(),
  prizes: z.record(z.string(), money).optional(),
  things: z.record(z.string(), z.string().min(1)).optional(),
}

/** Where hands win. */
export const handChoices = {
  ...prizeChoices,
  ...settingChoices,
  /** By game, where each has a chart of its own; `chart` holds for the others. */
  charts: z.record(z.string(), z.string()).optional(),
  /** Only these hands, where the rules let the house choose. */
  lines: z.array(z.string()).min(1).optional(),
  /** By game and line, where the chart has rows of its own for each game and the prize is another there. */
  prizesIn: z.record(z.string(), z.record(z.string(), money)).optional(),
  /** The fee, where a sign names it: there is one amount only. */
  fee: money.optional(),
}

export const structureChoices = { structure: z.string().optional() }

export const multiplierChoices = {
  multiplier: z
    .strictObject({
      times: multiple,
      windows: z.array(window).min(1),
      tables: z.array(z.string()).optional(),
      limits: z.array(z.string()).optional(),
    })
    .optional(),
}

/** Posted periods, where hands are settled when one closes. */
export const periodChoices = { periods: z.array(window).min(1).optional() }

/** Held on weekdays, or on these dates alone; for a prize of its own: amounts and things by line, in place of the offering's. */
const drawing = z.strictObject({
  ...window.shape,
  dates: z.array(date).min(1).optional(),
  /** How many win; one, if nothing is said. */
  winners: whole.optional(),
  prizes: z.record(z.string(), money).optional(),
  things: z.record(z.string(), z.string().min(1)).optional(),
  /** The game among whose tickets it is held, where each has a drawing of its own. */
  game: z.string().optional(),
  /** What it gives, where the rules leave more than one thing open. */
  gives: z.enum(GIFTS).optional(),
})
/** Posted drawings: from when to when each is held. */
export const drawingChoices = { drawings: z.array(drawing).min(1).optional() }

/** Of promotions: how long it runs, when tickets are handed out, how many a hand brings, and the drum. */
export const promotionChoices = {
  /** Only these hands, where the rules let the house choose. */
  lines: z.array(z.string()).min(1).optional(),
  from: date.optional(),
  to: date.optional(),
  /** Times of day at which everybody who sits there has a ticket. */
  handOut: z.array(clock).min(1).optional(),
  /** For every hand, or by line. */
  tickets: z.union([whole, z.record(z.string(), whole)]).optional(),
  /** After how many days the drum is emptied, or after what. */
  emptied: z
    .union([
      z.strictObject({ days: whole }),
      z.strictObject({ after: z.array(z.enum(['each drawing', 'the end'])).min(1) }),
    ])
    .optional(),
  /** Events that call for a drawing whenever they happen, and how many tables win then. */
  events: z
    .array(z.strictObject({ event: z.string().min(1), winners: whole.optional() }))
    .min(1)
    .optional(),
  /** What happens when whoever is called does not come, where the rules let the house choose. */
  missed: z.enum(AFTER_MISSED).optional(),
}

/** By line, where a person enters the amount of each award: from what to what. */
export const enteredChoices = { ranges: z.record(z.string(), moneyRange).optional() }

/** The least and the most of a wager at a table game. */
export const limitChoices = { limits: moneyRange.optional() }
