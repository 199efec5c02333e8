/** How several share a prize, and what others have of it. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { flag, money, moneyRange, share, wholeRange } from '../terms.ts'
import { needing } from '../text/parsed.ts'
import { by, term } from './by.ts'
import { division } from './prizes.ts'

export const highest = z.strictObject({ by, only: flag })

/** Several who win the pool at once. */
const several = {
  by,
  how: z.enum(['share equally', 'each in full']),
  /** The first is paid from the meter; this names who pays the others. */
  others: z.strictObject({ by, from: z.enum(['reserve']) }).optional(),
  /** What an equal division leaves; where each is paid in full and nobody else has a part, nothing is divided. */
  odd: z.strictObject({ by, how: z.enum(['stays in the pool', 'house rounds up']) }).optional(),
  /** For different shares of one pool: the smaller share is settled first. */
  order: z.strictObject({ by, first: z.enum(['smaller share']) }).optional(),
}
const isDivided = ({ how, odd }: { readonly how: string; readonly odd?: unknown }): boolean =>
  how === 'each in full' || odd !== undefined
const ODD = message('odd part not said')

export const severalAwarded = needing(z.strictObject(several), isDivided, ODD)
export const severalHands = needing(
  z.strictObject({
    ...several,
    /** A player's own hand and the player-dealer's hand both win: half for each side. */
    halves: term.optional(),
  }),
  isDivided,
  ODD,
)

/** Fees on the player-dealer's hand: those who have one divide a prize from the pool, and have a fixed prize each. */
export const dealerHand = z.strictObject({
  pool: term,
  fixed: term,
  /** A prize from the pool for somebody's own hand. */
  own: term,
})

/** A player's hand of the chart has its prize together with the player-dealer, by how the two hands compare. */
export const withDealer = z.strictObject({
  by,
  ahead: z.strictObject({ by, player: share, playerDealer: share }),
  behind: z.strictObject({ by, player: share, playerDealer: share }),
  /** A player-dealer who may not win leaves that part to the player; other parts without takers stay in the fund. */
  dealerOut: z.strictObject({ by, to: z.enum(['player']) }),
  untaken: z.strictObject({ by, to: z.enum(['reserve']) }),
  /** Several hands for one prize in one round. */
  several: z.strictObject({ by, how: z.enum(['share equally']) }),
})

/** A part of the pool for everybody with a fee at any table when it is won; paid once, however many win. */
export const room = z.strictObject({
  by,
  once: term,
  option: z.record(z.string(), z.strictObject({ by, player: share, room: share })),
})

/** Fixed prizes for a hand of the whole table: each winner has one, or from a posted amount on all divide one. */
export const divided = z.strictObject({
  by,
  /** Rounded up to the chip; who gives what that takes beyond the prize. */
  odd: z.strictObject({ by, from: z.enum(['reserve']) }),
  /** Without `from` nothing is divided. */
  option: z.record(z.string(), z.strictObject({ by, from: money.optional() })),
})

/** Loser, winner and table: payout structures, of which the house posts one. */
export const shares = z.strictObject({
  by,
  fixedUntil: term.optional(),
  /** Rounded up to the chip at the house's cost, if nothing is said. */
  odd: z.strictObject({
    by,
    how: z.enum(['house rounds up', 'stays in the pool', 'to the first in order']).optional(),
  }),
  /** An ineligible person's part, and a table share without takers, stay in the pool. */
  untaken: z.strictObject({ by, to: z.enum(['reserve']).optional() }),
  option: z.record(z.string(), division),
})

/** What every other player of the round gets when this hand is made. */
export const tableShare = z.strictObject({ by, line: z.string(), range: moneyRange, from: z.enum(['reserve']) })
/** What everybody else with a fee gets for this hand of another player. */
export const envy = z.strictObject({ by, amount: money, from: z.enum(['reserve']) })

export const multiplier = z.strictObject({
  by,
  range: wholeRange,
  /** Only so many whole times: doubled, tripled. */
  whole: flag.optional(),
  /** A multiplied prize is no more than this. */
  most: z.strictObject({ by, amount: money }).optional(),
  rest: z.strictObject({ by, from: z.enum(['reserve']) }),
})
