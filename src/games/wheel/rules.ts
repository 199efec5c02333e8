/** A prize wheel as a document allows it, and as the house has built and posted it. */

import type { Window } from '../../base/moment.ts'
import type { Cents } from '../../base/money.ts'

/** What a document says of its wheel, every term with its clause. What it does not say is left out, and holds nobody up. */
export type WheelRules = {
  /** The prize is the one that the pointer shows. */
  readonly spin: Term
  /** One prize and no more. */
  readonly once: Term
  readonly spots: Term & { readonly max?: number | undefined }
  /** What a spot may be worth. */
  readonly worth: Term & Range
  /** So much of a money form is an amount; anything else is a thing with a value. */
  readonly forms: Term & { readonly money: readonly string[]; readonly things: readonly string[] }
  /** Complete turns that a spin takes to be valid. */
  readonly turns?: (Term & { readonly least: number }) | undefined
  readonly untouched?: Term | undefined
  /** Nothing is decided while the wheel moves: it is waited for, or spun again. */
  readonly still?: (Term & { readonly moving: 'wait' | 'spin again' }) | undefined
  /** Where the pointer of a real wheel shows no spot, so that it is spun again. */
  readonly astray?: (Term & { readonly at: 'peg' | 'between' }) | undefined
  /** A wheel on the screen: its spot is drawn by the program, each by as many chances as it has places. */
  readonly drawn?: Term | undefined
  /** The player may leave the wheel alone, and wins nothing. */
  readonly giveUp?: Term | undefined
  readonly double?: DoubleRules | undefined
  readonly least?: LeastRules | undefined
}

/** The spot after which the next cash spot counts twice. */
export type DoubleRules = Term & {
  /** A spot of these forms has a posted cash value, and keeps its form when it is doubled. */
  readonly cash: Term & { readonly forms: readonly string[] }
  /** A spot without one is spun again. */
  readonly again: Term
  /** The double spot a second time. */
  readonly jackpot: Term & Range & { readonly forms: readonly string[] }
  /** A doubled prize is never more than this; without it, it is what it is. */
  readonly most?: (Term & { readonly amount: Cents }) | undefined
}

/** In posted hours nobody wins less. */
export type LeastRules = Term & {
  /** Which spin has to be made in these hours, where one game takes several that count. */
  readonly spin: Term & { readonly which: 'any' | 'deciding' }
  /** After a double: the spot is raised and then doubled, or what comes of doubling is raised. */
  readonly doubled: Term & { readonly raises: 'spot' | 'prize' }
  /** For a thing of less value: the minimum in its place, or the thing and what is lacking. */
  readonly thing: Term & { readonly gives: 'minimum' | 'difference' }
}

export type Term = { readonly by: string }
export type Range = { readonly min: Cents; readonly max: Cents }

/** What is posted beside the wheel. */
export type Wheel = {
  /** In the order in which they stand on it. */
  readonly spots: readonly Spot[]
  /** For the double spot a second time. */
  readonly jackpot?: WheelPrize | undefined
  readonly least?: readonly (Window & { readonly prize: Cents })[] | undefined
}
export type Spot = PrizeSpot | DoubleSpot
/** `times` spots of one name stand together in the list; they need not on the wheel. */
type Named = { readonly spot: string; readonly times?: number | undefined }
export type PrizeSpot = Named &
  WheelPrize & {
    readonly double?: false | undefined
    /** The cash value that is posted for a thing. */
    readonly cash?: Cents | undefined
  }
export type DoubleSpot = Named & { readonly double: true }
export type WheelPrize = { readonly value: Cents; readonly form: string; readonly thing?: string | undefined }

export const timesOf = ({ times }: Pick<Spot, 'times'>): number => times ?? 1
export const sizeOf = ({ spots }: Wheel): number => spots.reduce((sum, spot) => sum + timesOf(spot), 0)

/** By its number on the wheel, counted from 1, or by its name. */
export function spotAt({ spots }: Wheel, at: number | string): Spot | undefined {
  if (typeof at === 'string') return spots.find(({ spot }) => spot === at)
  if (!Number.isInteger(at) || at < 1) return undefined
  let before = 0
  return spots.find((spot) => {
    before += timesOf(spot)
    return at <= before
  })
}

/** What counts twice after a double; nothing where no cash value is posted. */
export const cashOf = ({ double }: WheelRules, spot: PrizeSpot): Cents | undefined =>
  spot.cash ?? (double?.cash.forms.includes(spot.form) ? spot.value : undefined)
