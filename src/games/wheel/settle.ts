/** What a wheel that came to its end gives: an amount in a form, or a thing of a value. */
import { citedIn } from '../../base/cited.ts'
import { isInside } from '../../base/moment.ts'
import { type Cents, larger, smaller, subtract, times, ZERO } from '../../base/money.ts'
import type { Spin, WheelGame } from './game.ts'
import { cashOf, spotAt, type Wheel, type WheelPrize, type WheelRules } from './rules.ts'

export type WheelResult =
  | { readonly won: 'nothing'; readonly by: readonly string[] }
  | {
      readonly won: 'prize' | 'doubled' | 'jackpot'
      readonly spot: string
      /** All of it; a thing at its value. */
      readonly amount: Cents
      readonly form: string
      readonly thing?: string
      /** Paid in money beside the thing; a part of the amount. */
      readonly besides?: Cents
      readonly by: readonly string[]
    }

/** Nothing as long as the wheel is to be spun. */
export function settleWheel(rules: WheelRules, wheel: Wheel, game: WheelGame): WheelResult | undefined {
  const { phase, spins, givenUp } = game
  if (phase !== 'over') return undefined
  if (givenUp !== undefined) return { won: 'nothing', by: citedIn(givenUp.by) }
  const last = spins.at(-1)
  const spot = typeof last?.rests === 'object' ? spotAt(wheel, last.rests.spot) : undefined
  if (last === undefined || spot === undefined) throw new Error('a wheel that is done shows a spot')
  const least = leastFor(rules, wheel, spins)
  const given = raised(rules, least, givenFor(rules, wheel, last, least))
  const by = [...spins.map((spin) => spin.by), ...given.by].flatMap(citedIn)
  return {
    won: last.was === 'doubled' || last.was === 'jackpot' ? last.was : 'prize',
    spot: spot.spot,
    ...given,
    by: [...new Set(by)],
  }
}

type Given = { amount: Cents; form: string; thing?: string; besides?: Cents; by: readonly string[] }

/** Before the minimum, unless that raises the spot which is doubled. */
function givenFor(rules: WheelRules, wheel: Wheel, { was, rests }: Spin, least: Cents | undefined): Given {
  const { double } = rules
  const spot = typeof rests === 'object' ? spotAt(wheel, rests.spot) : undefined
  if (was === 'jackpot') {
    if (wheel.jackpot === undefined) throw new Error('no jackpot is posted for the double spot')
    return asGiven(wheel.jackpot)
  }
  if (spot === undefined || spot.double === true) throw new Error('no prize is posted where the pointer rests')
  const cash = cashOf(rules, spot)
  if (was !== 'doubled' || double === undefined || cash === undefined) return asGiven(spot)
  const isSpotRaised = least !== undefined && least > cash && rules.least?.doubled.raises === 'spot'
  const twice = times(isSpotRaised ? least : cash, 2)
  const amount = double.most === undefined ? twice : smaller(twice, double.most.amount)
  const form = double.cash.forms.includes(spot.form) ? spot.form : (double.cash.forms[0] ?? spot.form)
  const by = [
    ...(isSpotRaised ? [rules.least.by, rules.least.doubled.by] : []),
    ...(double.most !== undefined && amount < twice ? [double.most.by] : []),
  ]
  return { amount, form, by: [double.cash.by, ...by] }
}

const asGiven = ({ value, form, thing }: WheelPrize): Given => ({
  amount: value,
  form,
  ...(thing === undefined ? {} : { thing }),
  by: [],
})

/** Whatever it is, not less than the minimum. */
function raised({ forms, least: rule }: WheelRules, least: Cents | undefined, given: Given): Given {
  if (rule === undefined || least === undefined || given.amount >= least) return given
  const by = [...given.by, rule.by]
  if (forms.money.includes(given.form)) return { amount: least, form: given.form, by }
  if (rule.thing.gives === 'difference')
    return { ...given, amount: least, besides: subtract(least, given.amount), by: [...by, rule.thing.by] }
  return { amount: least, form: forms.money[0] ?? given.form, by: [...by, rule.thing.by] }
}

/** The minimum that is guaranteed for these spins; of several the highest. */
function leastFor(rules: WheelRules, wheel: Wheel, spins: readonly Spin[]): Cents | undefined {
  if (rules.least === undefined) return undefined
  const valid = spins.filter(({ was }) => was !== 'invalid')
  const counted = rules.least.spin.which === 'any' ? valid : valid.slice(-1)
  const inside = (wheel.least ?? []).filter((window) => counted.some(({ local }) => isInside(window, local)))
  return inside.length === 0 ? undefined : inside.map(({ prize }) => prize).reduce(larger, ZERO)
}
