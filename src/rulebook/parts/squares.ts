/** Terms of squares: tables on a grid of ten by ten, digits along two sides, and scores that find a cell. */
import { z } from 'zod'
import { clock, date, money, whole } from '../terms.ts'
import { by, term } from './by.ts'

/** When a score counts, in the order in which they come. */
const PERIODS = ['first quarter', 'second quarter', 'half', 'third quarter', 'fourth quarter', 'final'] as const
export type Period = (typeof PERIODS)[number]

export const grid = z.strictObject({
  by,
  /** Only tables in play are on it, and tables without purchase too. */
  live: term,
  free: term,
  max: z.strictObject({ by, tables: whole }),
  /** Spaces where no table stands. */
  fewer: term,
  /** Its digest is shown, and nothing changes, before a digit is drawn. */
  closed: term,
})

export const digits = z.strictObject({
  by,
  /** None of them twice along a side. */
  once: term,
  /** Drawn before the game begins. */
  before: term,
})

export const scoring = z.strictObject({
  by,
  periods: z.array(z.enum(PERIODS)).min(1),
  /** Names of the teams, one along each side. */
  teams: term,
  /** The last digits meet at the cell that wins. */
  cell: term,
  /** Who sits there when the period ends. */
  seated: term,
  /** And plays: who is away from the seat does not. */
  active: term,
  /** One enters it, another confirms it, both with the source. */
  two: term,
  /** No score falls, and none is there before the game. */
  rises: term,
  /** A table may win in several periods. */
  again: term,
  corrected: term,
})

export const divides = z.strictObject({
  by,
  /** The line of the chart that pays. */
  line: z.string(),
  cash: z.strictObject({ by, odd: term }),
  /** Whatever is no cash, for each of them. */
  item: term,
})

export const blank = z.strictObject({
  by,
  /** Adding up what is carried over. */
  added: term,
  /** The table is not in play any more when the period ends. */
  closed: term,
  /** Nobody there may win. */
  nobody: term,
  /** At the last of the posted periods a table is drawn; one where nobody may win is held out. */
  last: z.strictObject({ by, posted: term, out: term }),
})

/** What the house posts of one game: the teams, when it begins, the periods that count and what each is worth. */
export const squaresChoices = {
  squares: z
    .strictObject({
      top: z.string().min(1).max(40),
      left: z.string().min(1).max(40),
      date,
      begins: clock,
      periods: z
        .array(
          z.strictObject({
            period: z.enum(PERIODS),
            prize: money,
            /** What it is, where it is no money; and how it is handed over. */
            item: z.string().min(1).max(80).optional(),
            form: z.string().optional(),
          }),
        )
        .min(1),
    })
    .optional(),
} as const
