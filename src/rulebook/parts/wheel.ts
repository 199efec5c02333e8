/** Terms of wheels: how a spin counts, what may stand on it, and what the house has posted on its own. */
import { z } from 'zod'
import { parseMoney } from '../../base/money.ts'
import { HIGH_CATEGORIES } from '../../cards/high/classes.ts'
import type { CardWheel, CardWheelRules } from '../../games/cardwheel/game.ts'
import type { Wheel, WheelRules } from '../../games/wheel/rules.ts'
import { flag, money, moneyRange, whole, window } from '../terms.ts'
import { by, term } from './by.ts'

const forms = z.array(z.string()).min(1)

/** A wheel of prizes. What a document does not say of it is left out, and holds nobody up. */
export const wheel = z.strictObject({
  by,
  /** The line of the chart that its prizes are paid by. */
  line: z.string(),
  /** A wheel on the screen, for a house's own activities: its spot is drawn by the public protocol. Without it a real one. */
  with: z.strictObject({ by, what: z.literal('computer') }).optional(),
  once: term,
  spots: z.strictObject({ by, max: whole.optional() }),
  worth: z.strictObject({ by, range: moneyRange }),
  forms: z.strictObject({ by, money: forms, things: z.array(z.string()) }),
  turns: z.strictObject({ by, least: whole }).optional(),
  untouched: term.optional(),
  still: z.strictObject({ by, moving: z.enum(['wait', 'spin again']) }).optional(),
  astray: z.strictObject({ by, at: z.enum(['peg', 'between']) }).optional(),
  giveUp: term.optional(),
  double: z
    .strictObject({
      by,
      cash: z.strictObject({ by, forms }),
      again: term,
      jackpot: z.strictObject({ by, range: moneyRange, forms }),
    })
    .optional(),
  least: z
    .strictObject({
      by,
      spin: z.strictObject({ by, which: z.enum(['any', 'deciding']) }),
      doubled: z.strictObject({ by, raises: z.enum(['spot', 'prize']) }),
      thing: z.strictObject({ by, gives: z.enum(['minimum', 'difference']) }),
    })
    .optional(),
})
export type WheelTerms = z.infer<typeof wheel>

export function wheelRules({ by: clause, line: _, with: drawn, worth, double, ...rest }: WheelTerms): WheelRules {
  return {
    ...rest,
    ...(drawn === undefined ? {} : { drawn: { by: drawn.by } }),
    spin: { by: clause },
    worth: { by: worth.by, ...worth.range },
    ...(double === undefined
      ? {}
      : {
          double: {
            ...double,
            jackpot: { by: double.jackpot.by, ...double.jackpot.range, forms: double.jackpot.forms },
          },
        }),
  }
}

/** A wheel of cards and things. */
export const cardWheel = z.strictObject({
  by,
  line: z.string(),
  sections: z.strictObject({ by, cards: whole, awards: whole }),
  record: z.strictObject({ by, different: whole }),
  repeated: term,
  /** `line`: what the things on it are handed over by. */
  awards: z.strictObject({ by, line: z.string() }),
  chart: term,
  over: term,
})
export type CardWheelTerms = z.infer<typeof cardWheel>
export const cardWheelRules = ({ by: _by, line: _line, ...rules }: CardWheelTerms): CardWheelRules => rules

/** `{ spot: $50, times: 20 }`, `{ spot: car, value: $24,000, form: vehicle }`, `{ spot: double }`. */
const spot = z.strictObject({
  spot: z.string().min(1),
  times: whole.optional(),
  value: money.optional(),
  form: z.string().optional(),
  thing: z.string().optional(),
  double: flag.optional(),
})
/** What the house has posted: its spots, the jackpot of the double spot, hours with a guaranteed minimum. */
export const wheelChoices = {
  wheel: z
    .strictObject({
      spots: z.array(spot).min(1),
      jackpot: z.strictObject({ value: money, form: z.string().optional(), thing: z.string().optional() }).optional(),
      least: z.array(z.strictObject({ ...window.shape, prize: money })).optional(),
    })
    .optional(),
  cardWheel: z
    .strictObject({
      awards: z.array(z.strictObject({ award: z.string().min(1), value: money, times: whole.optional() })),
      chart: z.array(z.strictObject({ hand: z.enum(HIGH_CATEGORIES), amount: money })).min(1),
    })
    .optional(),
}
type Posted = NonNullable<z.infer<(typeof wheelChoices)['wheel']>>

/** The wheel as it is built: a spot that is named by an amount is worth it in cash, unless more is said. */
export function postedWheel({ forms: { money: cash } }: WheelTerms, { spots, jackpot, least }: Posted): Wheel {
  const first = cash[0]!
  return {
    spots: spots.map(({ spot: name, times, value, form, thing, double }) => {
      const named = { spot: name, ...(times === undefined ? {} : { times }) }
      if (double === true || (name === 'double' && value === undefined)) return { ...named, double: true as const }
      const amount = value ?? parseMoney(name)
      const own = form ?? (parseMoney(name) === undefined ? 'merchandise' : first)
      const what = thing ?? (cash.includes(own) ? undefined : name)
      return { ...named, value: amount ?? (0n as never), form: own, ...(what === undefined ? {} : { thing: what }) }
    }),
    ...(jackpot === undefined ? {} : { jackpot: { ...jackpot, form: jackpot.form ?? first } }),
    ...(least === undefined ? {} : { least }),
  }
}

export const postedCardWheel = (posted: NonNullable<z.infer<(typeof wheelChoices)['cardWheel']>>): CardWheel => posted
