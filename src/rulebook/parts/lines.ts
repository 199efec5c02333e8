/** Lines of a chart, and the charts among which the house chooses. */
import { z } from 'zod'
import { by, term } from './by.ts'

/** Whatever brings a prize has a name. */
export const named = { by, line: z.string() }

/** A hand: a named outcome of cards/outcomes, what it asks for, and which of that the house posts. */
export const hand = {
  ...named,
  outcome: z.string(),
  with: z.record(z.string(), z.string()).optional(),
  posted: z.record(z.string(), z.string()).optional(),
  /** The clause that says which cards count, where it is another than the line's own. */
  cards: term.optional(),
  /** Only in these of the activity's games. */
  games: z.array(z.string()).optional(),
}

/** One chart of lines is posted, never mixed. */
export const charts = <Line extends z.ZodType>(line: Line) => z.strictObject(chartTerms(line))

/** Of hands, where the documents give the house more to choose. */
export const handCharts = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({
    ...chartTerms(line),
    /** Each game has an option of its own. */
    each: term.optional(),
    /** The chart has rows of its own for each game: the prize for a hand may be another in each. */
    rows: term.optional(),
    /** The house may offer some of the hands only: those with a posted prize. */
    some: term.optional(),
    /** All hands of the chart at all times, and so all the games that they are dealt in. */
    together: term.optional(),
  })

const chartTerms = <Line extends z.ZodType>(line: Line) => ({
  by,
  option: z.record(z.string(), z.array(line).min(1)),
})

/** Which cards count in which game. */
export const counts = z.record(z.string(), z.strictObject({ by, cards: z.string() }))

/** What the house posts beside prizes: a suit, a rank, a way of dealing. */
export const settings = z.record(
  z.string(),
  z.strictObject({
    by,
    oneOf: z.array(z.string()),
    /** May be posted anew while it runs: by the card that is drawn in view of the floor, or as the house decides. */
    anew: z.strictObject({ by, how: z.enum(['drawn card', 'house decides']) }).optional(),
  }),
)
