/** Squares as a scenario writes them. */
import { z } from 'zod'
import { LOTS } from '../../../engine/squares/running.ts'
import { flag } from '../../../rulebook/terms.ts'
import { settled } from './hittext.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const activity = text.optional()
const number = z.coerce.number().int()
const witnesses = z.array(text).optional()
/** Of the last one that has ended, if nothing is said. */
const period = text.optional()
const source = text.optional()
/** `1 to 100`, or one of them. */
const tables = z.union([text, z.array(text)])
/** `3 7 1 9 0 5 8 2 6 4`. */
const digits = text.optional()

export const SQUARES_STEPS = {
  /**
   * By hand: `cells` with column and row of each table, or `tables` from the first space on. Closed by two, unless it stays `open`.
   */
  grid: z.strictObject({
    activity,
    cells: z.record(z.string(), z.tuple([number, number])).optional(),
    tables: tables.optional(),
    witnesses,
    open: flag.optional(),
  }),
  closeGrid: z.strictObject({ activity, ...beside }),
  /** Along one side or both. */
  digits: z.strictObject({ activity, top: digits, left: digits, witnesses }),
  /** By the public protocol. */
  drawSquares: z.strictObject({
    activity,
    lot: z.enum(LOTS),
    until: z.enum(['opened', 'contributed']).optional(),
    /** The secret is then one by which that is drawn first. */
    first: text.optional(),
    isUnwitnessed: flag.optional(),
  }),
  /** For the boards, while a period is played. */
  tellScore: z.strictObject({ activity, top: number, left: number }),
  endPeriod: z.strictObject({ activity, period: text }),
  /** The period ends, one enters its score, another confirms it: as far as `until` says. */
  score: z.strictObject({
    activity,
    period: text,
    top: number,
    left: number,
    source,
    until: z.enum(['ended', 'entered']).optional(),
  }),
  enterScore: z.strictObject({ activity, period: text, top: number, left: number, source }),
  confirmScore: z.strictObject({ activity, period: text, top: number, left: number, source }),
  correctScore: z.strictObject({
    activity,
    period: text,
    top: number,
    left: number,
    source,
    reason: text.optional(),
    ...beside,
  }),
  /** Seats of the table; whatever is asked is answered yes, but for the clauses under `no`. */
  awardCell: z.strictObject({
    activity,
    period,
    seats: z.record(z.string(), z.strictObject({ person: text.optional(), no: z.array(text).optional() })),
    backline: z.record(z.string(), z.strictObject({ person: text.optional() })).optional(),
    ...settled,
  }),
  drawBall: z.strictObject({ activity, period, table: text, witnesses }),
} as const
