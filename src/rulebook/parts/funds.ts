/** Where the money of an activity comes from and where it lies: fee, pools, reserve. */
import { z } from 'zod'
import { fund, money, moneyRange, whole } from '../terms.ts'
import { by, term } from './by.ts'

/** Something else marks who takes part; or fees are handed back and nothing is offered until it is mended. */
const broken = z.strictObject({ by, instead: z.enum(['button', 'marker', 'dice cup', 'not offered']) })

/** Where a rate or a part of a fee goes. */
const feePart = z.strictObject({ by, to: fund, amount: money })
/** What a hand costs at tables of certain limits; without `playerDealer` that position pays nothing of its own. */
const rates = z.strictObject({
  by,
  games: z.array(z.string()).min(1),
  limits: z.record(z.string(), z.strictObject({ player: money, playerDealer: money.optional() })),
})
export const fee = z.strictObject({
  by,
  /**
   * sensed: locked sensors · recorded: the dealer's button · counted: only the box knows · recorded or counted: the
   * dealer's button where the table has one, and what a box holds beyond that.
   */
  evidence: z.enum(['sensed', 'recorded', 'counted', 'recorded or counted']),
  from: z.enum(['player', 'pot', 'player-dealer']),
  amount: money,
  /** One fee for the whole round, and who puts it down by the number of players at the lock. */
  round: z
    .strictObject({
      /** From so many players on the player-dealer has to; without it the round goes on, but nothing can be won. */
      mandatory: z.strictObject({ by, players: whole }).optional(),
      /** With fewer it is the player's own choice. */
      optional: term.optional(),
      /** Games without that position: one of the players puts it down for all, from so many on. */
      without: z.strictObject({ by, games: z.array(z.string()).min(1), players: whole }).optional(),
    })
    .optional(),
  /** By game and betting limits; `amount` is then the smallest step of all of them. */
  rates: z.array(rates).min(1).optional(),
  /** Who puts it down: one position for the table, or every position; of several on that hand, who bets most on it. */
  postedBy: z
    .strictObject({
      by,
      who: z.enum(['first position', 'every position']),
      several: z.strictObject({ by, who: z.enum(['most money in action']) }).optional(),
    })
    .optional(),
  dealtInMin: whole.optional(),
  baseWagerFirst: term.optional(),
  /** A dark sensor is replaced with the dealer's button: the short form of `broken.sensor`. */
  button: term.optional(),
  /** What a failed sensor, or a failed reader, means at its table. */
  broken: z.strictObject({ sensor: broken.optional(), reader: broken.optional() }).optional(),
  /** A second space for a fee on the player-dealer's hand. */
  dealerSpace: term.optional(),
  parts: z.array(feePart).min(1),
  /** Where the part of a pool goes once that pool is at its cap. */
  past: z.strictObject({ by, to: fund }).optional(),
})

/** What every pool has: from what to what it goes, what it starts and starts anew with. */
const meterTerms = {
  by,
  range: moneyRange,
  seed: z.strictObject({ by, range: moneyRange, repaid: term.optional() }),
  reseed: z.strictObject({ by, range: moneyRange, from: z.enum(['reserve']) }),
}
/** Without one the pool has no upper end. */
const cap = z.strictObject({ by, range: moneyRange }).optional()

/** A pool that hands win, or that people award. */
const pool = z.strictObject({
  ...meterTerms,
  cap,
  daily: z.strictObject({ by, range: moneyRange, at: term, from: z.enum(['reserve']) }).optional(),
  extra: z.strictObject({ by, from: z.enum(['reserve']), short: z.enum(['house advances', 'not offered']) }).optional(),
  /** `when won or lowered with notice`: the house may take back to the reserve what is above the seed. */
  falls: z.strictObject({ by, only: z.enum(['when won', 'when won or lowered with notice']) }),
  /** A part of the pool may leave less than its range begins with: then the reserve fills it up to there. */
  least: z.strictObject({ by, from: z.enum(['reserve']) }).optional(),
  /** Beyond seed and reseed the house adds nothing of its own. */
  grows: z.strictObject({ by, only: z.enum(['by fees']) }).optional(),
})
export const pools = z.record(z.string(), pool)

/** A pool that is played for after a drawing. */
const drawnPool = z.strictObject({
  ...meterTerms,
  cap,
  falls: z.strictObject({ by, only: z.enum(['when won', 'when won or after the last drawing']) }),
  /** How much it grows with each game that does not win it. */
  missed: z.strictObject({ by, amount: money, from: z.enum(['reserve']) }).optional(),
})
export const drawnPools = z.record(z.string(), drawnPool)

/** A meter that wagers of a table game raise. */
const meter = z.strictObject({ ...meterTerms, falls: z.strictObject({ by, only: z.enum(['when won']) }) })
export const meters = z.record(z.string(), meter)

export const reserve = z.strictObject({
  by,
  /** Another activity whose funds pay; without it the activity has its own. */
  of: z.strictObject({ by, activity: z.string() }).optional(),
  /** What the reserve lacks the house advances and gets back, or gives for good. */
  short: z.strictObject({ by, who: z.enum(['house advances', 'house gives', 'house refills the reserve']) }),
  /** `after`: fees serve the daily increases first, and only what stays beyond the next ones repays the house. */
  repaid: z
    .strictObject({
      by,
      when: z.enum(['whole amount is there', 'fund reaches']),
      /** What pools and reserve hold together before anything is repaid. */
      fund: money.optional(),
      after: z.strictObject({ by, what: z.enum(['daily increases']) }).optional(),
    })
    .optional(),
  admin: z
    .strictObject({
      by,
      range: moneyRange,
      per: z.enum(['table hour']),
      empty: z.strictObject({ by, fee: z.enum(['waits']) }),
    })
    .optional(),
})

/** What the document calls the two keys of the dealer that lock the bets and end the hand. */
export const keypad = z.strictObject({
  by,
  start: z.enum(['Start Game', 'Coin In']),
  end: z.enum(['End Game', 'Game Over']),
})
