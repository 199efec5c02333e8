/** What a scenario expects, at a step or at the end. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { flag, money, whole } from '../../../rulebook/terms.ts'
import { needing } from '../../../rulebook/text/parsed.ts'
import { tournamentStands } from './floortext.ts'
import { cards, seatsIn } from './words.ts'

const payment = needing(
  z.strictObject({
    to: z.string(),
    amount: money,
    from: z.string().optional(),
    /** By fund, what each adds to it. */
    parts: z.record(z.string(), money).optional(),
    share: z.string().optional(),
    form: z.string().optional(),
    /** With `to: others`: so many persons that no other row names. */
    persons: whole.optional(),
  }),
  ({ to, persons }) => persons === undefined || (seatsIn(to)?.length ?? persons) === persons,
  ({ to, persons = 0 }) => message('not so many seats', { seats: seatsIn(to)?.length ?? 0, persons }),
)

const refusal = z.strictObject({
  who: z.string().optional(),
  /** The deciding clause first; the refusal may name more after these. */
  clauses: z.array(z.string()).optional(),
  says: z.string().optional(),
})
const refusals = z.union([flag, z.array(refusal), refusal.transform((one) => [one])])

const move = z.strictObject({ from: z.string(), to: z.string(), amount: money, clause: z.string().optional() })
const figures = z.record(z.string(), money)

/** Somebody on a board, with as much of the hand as matters. */
const standing = z.strictObject({
  who: z.string(),
  /** The line of the chart, or what it is in poker. */
  hand: z.string().optional(),
  /** Some or all of the cards that were shown. */
  cards: cards.optional(),
  /** What this one would get, as things stand. */
  amount: money.optional(),
})

export const expectation = z.strictObject({
  /** Every payment and no other; `none` for nothing paid. */
  payments: z.union([z.literal('none').transform(() => []), z.array(payment)]).optional(),
  /** What each fund adds to the payments. */
  paidBy: figures.optional(),
  /** A step that was not done. */
  refused: refusals.optional(),
  /** Somebody who gets nothing. */
  denied: refusals.optional(),
  accepted: flag.optional(),
  /** Each of these among the movements. */
  moves: z.array(move).optional(),
  /** By fund, or by activity and fund. */
  balances: z.union([figures, z.record(z.string(), figures)]).optional(),
  /** Who stands on a board as things are: these and nobody else; `none` for an empty one. */
  board: z.union([z.literal('none').transform(() => []), z.array(z.union([z.string(), standing]))]).optional(),
  /** Who waits on a list, by the number of the register, the first one first; `none` for an empty one. */
  lists: z.record(z.string(), z.union([z.literal('none').transform(() => []), z.array(z.string())])).optional(),
  /** All payments together. */
  total: money.optional(),
  /** Fees that came in, altogether or by fund. */
  collected: z.union([money, figures]).optional(),
  /** Cards that somebody holds, and what they are. */
  hands: z.array(z.strictObject({ who: z.string(), cards, rank: z.string() })).optional(),
  /** What was asked of fees: these and no others. By fund it is what came in, and `collected` all of it. */
  fees: z.union([z.array(z.strictObject({ who: z.string(), amount: money })), figures]).optional(),
  /** Each of these is a part of what the transcript says. */
  says: z.array(z.string()).optional(),
  /** Each a part of a sentence of the transcript, in this order. */
  inOrder: z.array(z.string()).optional(),
  /** By seat and wager, what was won beside it, or lost: these among all. `all` is everything of that seat. */
  wins: z.record(z.string(), figures).optional(),
  /** Tickets that were handed out, by person: none for a person who has none. */
  tickets: z.record(z.string(), whole).optional(),
  /** Points by person, as they stand. */
  points: z.record(z.string(), whole).optional(),
  /** By series, how many pieces are where: `patron`, `patron ana`, `cancelled`, `void`, `with cage`. */
  pieces: z.record(z.string(), z.record(z.string(), whole)).optional(),
  /** Credits by person, as they stand. */
  credits: z.record(z.string(), whole).optional(),
  /** Claims still open, by person. */
  claims: figures.optional(),
  /** How a tournament stands. */
  tournament: tournamentStands.optional(),
})
export type Figures = z.infer<typeof figures>
export type Expectation = z.infer<typeof expectation>

/** One, or a list of them that all must hold. */
export const expectations = z.union([expectation.transform((one) => [one]), z.array(expectation)])
