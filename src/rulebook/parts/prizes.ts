/** What a line of a chart pays: a share of a pool, a posted amount, an entered one, tickets, or a division among several. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { type FundName, money, moneyRange, share, whole, wholeRange } from '../terms.ts'
import { asking } from '../text/wording.ts'
import { by, term } from './by.ts'

const source = asking(message('a fund'), z.string().regex(/^(reserve|pool:[a-z ]+)$/)).transform(
  (text) => text as FundName,
)

/** A share of what is posted. */
export const ofPool = z.strictObject({ kind: z.literal('pool'), pool: z.string(), share })

/** An amount that the house posts inside the range. */
const posted = {
  kind: z.literal('fixed'),
  range: moneyRange,
  /** `pool:main`: out of that pool, and what it lacks out of the reserve. */
  from: source,
}
export const plainFixed = z.strictObject(posted)
/** So many times the posted prize of another line. */
const times = z.strictObject({ by, of: z.string(), factor: whole }).optional()
export const multipliedFixed = z.strictObject({ ...posted, times })
/** `divided`: one amount for all who have it, instead of one for each. */
export const fixed = z.strictObject({ ...posted, times, divided: term.optional() })

/** An amount that a person enters for each winner, inside the range that the house posts. */
export const entered = z.strictObject({ kind: z.literal('entered'), range: moneyRange, from: source })

/** Tickets for a drawing: so many as the house posts inside the range. */
export const ticket = z.strictObject({
  kind: z.literal('ticket'),
  tickets: wholeRange,
  /** Where the least bet of the table is this or more. */
  more: z.strictObject({ by, from: money, tickets: whole }).optional(),
})
/** As much as a wheel shows. */
export const shown = z.strictObject({ kind: z.literal('shown'), range: moneyRange, from: source })
/** Points, which add up. */
export const points = z.strictObject({ kind: z.literal('points'), points: whole })

export const division = z.strictObject({ by, loser: share, winner: share, table: share })
/** A losing hand that was beaten opens the pool for loser, winner and table. */
export const beaten = z.strictObject({
  kind: z.literal('beaten'),
  pool: z.string(),
  /** Without these two there is no showdown: hands meet the player-dealer's, or each other, as the game has it. */
  showdown: term.optional(),
  secondBest: term.optional(),
  /** A division of its own, whatever structure is posted. */
  shares: division.optional(),
})
