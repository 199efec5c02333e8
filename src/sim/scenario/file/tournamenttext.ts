/** Tournaments as a scenario writes them: players by name, and `others` whom nobody names. */
import { z } from 'zod'
import { FREE_OUT_BY, WAYS_IN } from '../../../engine/tournaments/records.ts'
import { DEALS } from '../../../games/tournament/deal.ts'
import { flag, money } from '../../../rulebook/terms.ts'
import { settled } from './hittext.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const activity = text.optional()
const number = z.coerce.number().int()
const drawer = text.optional()
const reason = text.optional()
/** Players by name, the first `others` of those without one, or both. */
const players = { activity, person: text.optional(), persons: z.array(text).optional(), others: number.optional() }

const fallen = z.strictObject({
  person: text,
  /** Chips at the start of the hand. */
  chips: number.optional(),
  /** Who won the hand; several with equal hands. */
  by: z.union([text.transform((one) => [one]), z.array(text)]).optional(),
  rebuys: flag.optional(),
})

const seats = z.union([number.transform((one) => [one]), z.array(number)])
/** What lies on the table, and what holds then. */
const ruling = z.strictObject({
  activity,
  raise: z.strictObject({ bet: number, putIn: number }).optional(),
  oversized: z.strictObject({ bet: number, chip: number, silent: flag.optional(), most: number.optional() }).optional(),
  /** Somebody acted on a bet; since then these came, in turn. */
  reopened: z.strictObject({ acted: number, bets: z.array(number).min(1) }).optional(),
  split: z.strictObject({ pot: number, winners: seats, button: number, seats: number, chip: number }).optional(),
  /** By seat what was put in; the best hands first, equal ones together. */
  pots: z
    .strictObject({
      put: z.record(z.string(), number),
      folded: seats.optional(),
      best: z.array(seats).min(1),
      button: number,
      seats: number,
      chip: number,
    })
    .optional(),
})
export type RulingText = z.infer<typeof ruling>

export const TOURNAMENT_STEPS = {
  openSignUps: z.strictObject({ activity }),
  /** One after the other, at the first drawer if nothing is said. */
  register: z.strictObject({
    ...players,
    way: z.enum(WAYS_IN).optional(),
    drawer,
    claim: text.optional(),
    from: text.optional(),
  }),
  unregister: z.strictObject({ ...players, drawer }),
  voidEntry: z.strictObject({ activity, person: text, drawer, reason, ...beside }),
  startTournament: z.strictObject({ activity }),
  /** Whoever still has a stack loses it first, unless the structure sells rebuys to small stacks; then `chips` are left. */
  rebuy: z.strictObject({ ...players, drawer, chips: number.optional() }),
  addOn: z.strictObject({ ...players, drawer }),
  intendRebuy: z.strictObject({ activity, person: text }),
  waiveRebuy: z.strictObject({ activity, person: text, reason, ...beside }),
  voidPurchase: z.strictObject({ activity, receipt: text, drawer, reason, ...beside }),
  nameTargets: z.strictObject({ activity, persons: z.array(text) }),
  /** One of them, or all who fell in the same hand; bounties that are due are paid, as far as `until` says. */
  knockOut: z.strictObject({
    activity,
    ...fallen.partial().shape,
    together: z.array(fallen).min(2).optional(),
    how: z.enum(['hand', 'disqualified']).optional(),
    until: settled.until,
    table: text.optional(),
  }),
  undoKnockOut: z.strictObject({ activity, out: text.optional(), drawer, reason, ...beside }),
  /** Everybody else goes out, and then these, the last named first; down to so many. */
  finish: z.strictObject({ activity, order: z.array(text).min(1), left: number.optional() }),
  /** By person what each has; all of them agree, but for those under `without`. */
  deal: z.strictObject({
    activity,
    shares: z.record(z.string(), money),
    method: z.enum(DEALS).optional(),
    without: z.array(text).optional(),
    note: text.optional(),
    ...beside,
  }),
  undoStart: z.strictObject({ activity, reason, ...beside }),
  undoDeal: z.strictObject({ activity, reason, ...beside }),
  /** Everybody with a prize is paid, as far as `until` says. */
  awardTournament: z.strictObject({ activity, ...beside, ...settled }),
  signLog: z.strictObject({ activity, tables: number.optional() }),
  callOffTournament: z.strictObject({ activity, reason, ...beside }),
  refundEntry: z.strictObject({ ...players, drawer }),
  /** One after the other, at a free table. */
  enterFree: z.strictObject({ ...players, table: text, request: text.optional() }),
  /** By the hand of somebody there, or gone; bounties that are due are paid, as far as `until` says. */
  knockOutFree: z.strictObject({
    activity,
    person: text,
    by: z.union([text.transform((one) => [one]), z.array(text)]).optional(),
    how: z.enum(FREE_OUT_BY).optional(),
    until: settled.until,
  }),
  undoFree: z.strictObject({ activity, person: text, reason, ...beside }),
  endFreePlay: z.strictObject({ activity, table: text, ...beside, until: settled.until }),
  payCharity: z.strictObject({ activity, reference: text.optional(), ...beside }),
  ruling,
} as const
