/** Terms of credits that members earn by playing and hand in for posted prizes. */
import { z } from 'zod'
import { date, flag, money, whole, wholeRange, window } from '../terms.ts'
import { by, term } from './by.ts'

/** How credits come: the house posts one of the ways that the document has. */
export const WAYS = ['swipes', 'time'] as const

export const earns = z.strictObject({
  by,
  /** The card is read at a posted time while its holder plays: so many for each of these times, however often it is read. */
  swipes: z.strictObject({ by, credits: whole, once: term, playing: term, free: term.optional() }).optional(),
  /** So many for each full span of minutes at a game, as posted for it. */
  time: z.strictObject({ by, playing: term, free: term.optional() }).optional(),
  /** How long each of them lasts; without it until the promotion is over. */
  last: z.strictObject({ by, days: wholeRange }).optional(),
})

export const redeem = z.strictObject({
  by,
  /** Several at once, and again later. */
  several: term,
  /** Never more than there are. */
  balance: term,
  /** From the first to the last posted day, and not after. */
  period: term,
  /** Shown when they are handed in, not later. */
  id: term,
  /** Nobody hands in another's. */
  personal: term,
})

/** What they are handed in for, as one line of the chart: at a fixed value, never at one that grows. */
export const rewards = z.strictObject({ by, line: z.string(), fixed: term })

/** What the house posts of it. */
export const creditChoices = {
  from: date.optional(),
  to: date.optional(),
  /** From when to when cards are read, each a posted time of its own. */
  swipes: z.array(window).min(1).optional(),
  /** By game: for so many minutes of play so many credits. */
  time: z.record(z.string(), z.strictObject({ minutes: whole, credits: whole })).optional(),
  /** How long a credit lasts, where the rules let the house say so. */
  creditDays: whole.optional(),
  /** By name: how many credits, what it is worth, and what is handed over where that is no money. */
  rewards: z
    .record(
      z.string(),
      z.strictObject({
        credits: whole,
        value: money,
        form: z.string(),
        thing: z.string().min(1).optional(),
        /** Nobody may post such a one; it is said, so that the refusal can name its clause. */
        progressive: flag.optional(),
      }),
    )
    .optional(),
  /** For so many hours a prize can be put aside without identification; without it nobody puts one aside. */
  reserveHours: whole.optional(),
} as const
