/** What a hand wins, and how several share it: lines, shares, the parts of others. */
import { z } from 'zod'
import { type FundName, money, moneyRange, share, whole } from './terms.ts'

const by = z.string()

const source = z
  .string()
  .regex(/^(reserve|pool:[a-z ]+)$/, 'a prize comes from reserve or from a pool like pool:main')
  .transform((text) => text as FundName)

const prize = z.discriminatedUnion('kind', [
  /** A share of what is posted. */
  z.strictObject({ kind: z.literal('pool'), pool: z.string(), share }),
  /** An amount that the house posts inside the range. */
  z.strictObject({
    kind: z.literal('fixed'),
    range: moneyRange,
    /** `pool:main`: out of that pool, and what it lacks out of the reserve. */
    from: source,
    /** So many times the posted prize of another line. */
    times: z.strictObject({ by, of: z.string(), factor: whole }).optional(),
    /** One amount for all who have it, instead of one for each. */
    divided: z.strictObject({ by }).optional(),
  }),
  /** Run by hand: an amount that a person enters for each winner, inside the range that the house posts. */
  z.strictObject({ kind: z.literal('entered'), range: moneyRange, from: source }),
  /** Tickets for a drawing. */
  z.strictObject({ kind: z.literal('ticket'), tickets: whole }),
  /** A losing hand that was beaten opens the pool for loser, winner and table. */
  z.strictObject({
    kind: z.literal('beaten'),
    pool: z.string(),
    /** Without these two there is no showdown: hands meet the player-dealer's, or each other, as the game has it. */
    showdown: z.strictObject({ by }).optional(),
    secondBest: z.strictObject({ by }).optional(),
    /** A division of its own, whatever structure is posted. */
    shares: z.strictObject({ by, loser: share, winner: share, table: share }).optional(),
  }),
])
export const line = z.strictObject({
  by,
  line: z.string(),
  /** A named outcome of cards/outcomes, what it asks for, and which of that the house posts; none where people decide. */
  outcome: z.string().optional(),
  with: z.record(z.string(), z.string()).optional(),
  posted: z.record(z.string(), z.string()).optional(),
  /** The clause that says which cards count, where it is another than the line's own. */
  cards: z.strictObject({ by }).optional(),
  /** Only in these of the activity's games. */
  games: z.array(z.string()).optional(),
  /** The hand belongs to the whole table: a person on several spots has the prize once. */
  once: z.strictObject({ by }).optional(),
  /** The outcome is about a hand that the best hand of the showdown beat. */
  beaten: z.strictObject({ by }).optional(),
  /** A ticket for a beaten hand: the hand that beat it has one too. */
  winnerToo: z.strictObject({ by }).optional(),
  /** A hand that was folded counts if the dealer was asked to keep its cards. */
  heldAside: z.strictObject({ by }).optional(),
  pays: prize,
  /** The one form in which this prize is handed over. */
  form: z.strictObject({ by, is: z.string() }).optional(),
  /** What every other player of the round gets when this hand is made. */
  table: z.strictObject({ by, line: z.string(), range: moneyRange, from: z.enum(['reserve']) }).optional(),
  /** What everybody else with a fee gets for this hand of another player. */
  envy: z.strictObject({ by, amount: money, from: z.enum(['reserve']) }).optional(),
})

/** Several hands for the pool in one round. */
export const several = z.strictObject({
  by,
  how: z.enum(['share equally', 'each in full']),
  /** The first is paid from the meter; this names who pays the others. */
  others: z.strictObject({ by, from: z.enum(['reserve']) }).optional(),
  odd: z.strictObject({ by, how: z.enum(['stays in the pool', 'house rounds up']) }),
  /** Hands for different shares of one pool: the smaller share is settled first. */
  order: z.strictObject({ by, first: z.enum(['smaller share']) }).optional(),
  /** A player's own hand and the player-dealer's hand both win: half for each side. */
  halves: z.strictObject({ by }).optional(),
})
/** Fees on the player-dealer's hand: those who have one divide a prize from the pool, and have a fixed prize each. */
export const dealerHand = z.strictObject({
  pool: z.strictObject({ by }),
  fixed: z.strictObject({ by }),
  /** A prize from the pool for somebody's own hand. */
  own: z.strictObject({ by }),
})

/** A part of the pool for everybody with a fee at any table when it is won; paid once, however many win. */
export const room = z.strictObject({
  by,
  once: z.strictObject({ by }),
  option: z.record(z.string(), z.strictObject({ by, player: share, room: share })),
})
export const shares = z.strictObject({ by, loser: share, winner: share, table: share })

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
