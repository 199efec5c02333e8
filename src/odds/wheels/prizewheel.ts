/**
 * A prize wheel, exactly. Every spot is as likely as every other; a spin that does not count is made anew, so that it changes
 * nothing. After a double only the spots that end it matter: those with a cash value and the double spot itself.
 */
import type { Cents } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { beginWheel, stepWheel, type WheelGame } from '../../games/wheel/game.ts'
import { type Spot, sizeOf, timesOf, type Wheel, type WheelRules } from '../../games/wheel/rules.ts'
import { settleWheel, type WheelResult } from '../../games/wheel/settle.ts'
import { type Fraction, fraction, plus } from '../fraction.ts'

export type WheelOdds = {
  readonly outcomes: readonly WheelOutcome[]
  /** What is won on the average, in cents, things at their value. */
  readonly worth: Fraction
  /** Spins that count, on the average. */
  readonly spins: Fraction
}
export type WheelOutcome = {
  readonly won: 'prize' | 'doubled' | 'jackpot'
  readonly spot: string
  readonly chance: Fraction
  readonly amount: Cents
  readonly form: string
  readonly thing?: string
}

/** `local` is the wall clock of the spin, for the guaranteed minimum. */
export function wheelOdds(rules: WheelRules, wheel: Wheel, local: string): WheelOdds {
  const spin = (game: WheelGame, { spot }: Spot) => counted(rules, wheel, game, spot, local)
  const size = sizeOf(wheel)
  let spins = fraction(1)
  const outcomes = wheel.spots.flatMap((spot): WheelOutcome[] => {
    const chance = fraction(timesOf(spot), size)
    const first = spin(beginWheel(), spot)
    if (first.phase === 'over') return [outcome(settleWheel(rules, wheel, first), chance)]
    const ends = wheel.spots
      .map((next) => ({ next, game: spin(first, next) }))
      .filter(({ game }) => game.phase === 'over')
    const among = ends.reduce((sum, { next }) => sum + timesOf(next), 0)
    // So many spins until one of `among` spots out of all comes.
    spins = plus(spins, by(chance, fraction(size, among)))
    return ends.map(({ next, game }) =>
      outcome(settleWheel(rules, wheel, game), by(chance, fraction(timesOf(next), among))),
    )
  })
  const worth = outcomes.map(({ chance, amount }) => by(chance, fraction(amount))).reduce(plus, fraction(0))
  return { outcomes, worth, spins }
}

/** A spin against which nothing can be said. */
function counted(rules: WheelRules, wheel: Wheel, game: WheelGame, spot: string, local: string): WheelGame {
  const seen = { turns: rules.turns?.least ?? 0, touched: false, stopped: true, rests: { spot } }
  const next = stepWheel(rules, wheel, game, { do: 'spin', ...seen }, local)
  if (isRefusal(next)) throw new Error(`a spin that counts is refused: ${next.reasons[0]?.id}`)
  return next
}

function outcome(result: WheelResult | undefined, chance: Fraction): WheelOutcome {
  if (result === undefined || result.won === 'nothing') throw new Error('a wheel that was spun gives a prize')
  const { won, spot, amount, form, thing } = result
  return { won, spot, chance, amount, form, ...(thing === undefined ? {} : { thing }) }
}

const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
