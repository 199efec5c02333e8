/**
 * The wheel of cards, exactly. Repeated cards and awards only make it longer, so that every hand of five different cards is
 * as likely as every other; each award comes as often as it does while one waits for the next new card.
 */
import { type Cents, ZERO } from '../../base/money.ts'
import { classCounts } from '../../cards/count/count.ts'
import { categoryOf, HIGH_CATEGORIES, type HighCategory } from '../../cards/high/classes.ts'
import { type CardWheel, type CardWheelRules, lineFor } from '../../games/cardwheel/game.ts'
import { type Fraction, fraction, plus } from '../fraction.ts'

export type CardWheelOdds = {
  /** The best first. */
  readonly hands: readonly { readonly hand: HighCategory; readonly chance: Fraction; readonly amount: Cents }[]
  readonly awards: readonly {
    readonly award: string
    readonly value: Cents
    /** How often it comes, on the average. */
    readonly times: Fraction
    /** The chance that it comes at all. */
    readonly once: Fraction
  }[]
  readonly spins: Fraction
  /** In cents, on the average: the money for the hand, and the things at their value. */
  readonly worth: { readonly hand: Fraction; readonly awards: Fraction }
}

const WHOLE_DECK = 52

export function cardWheelOdds(rules: CardWheelRules, wheel: CardWheel): CardWheelOdds {
  const { cards } = rules.sections
  const sections = cards + wheel.awards.reduce((sum, { times }) => sum + (times ?? 1), 0)
  /** Cards that would be new, one number for each card still lacking. */
  const fresh = Array.from({ length: rules.record.different }, (_, recorded) => cards - recorded)
  const awaited = (times: number): Fraction => sum(fresh.map((left) => fraction(times, left)))
  const hands = handsOf(cards).map(({ hand, chance }) => ({
    hand,
    chance,
    amount: lineFor(wheel, hand)?.amount ?? ZERO,
  }))
  const awards = wheel.awards.map(({ award, value, times = 1 }) => {
    const never = fresh.map((left) => fraction(left, left + times)).reduce(by)
    return { award, value, times: awaited(times), once: plus(fraction(1), fraction(-never.over, never.under)) }
  })
  return {
    hands,
    awards,
    spins: awaited(sections),
    worth: {
      hand: sum(hands.map(({ chance, amount }) => by(chance, fraction(amount)))),
      awards: sum(awards.map(({ times, value }) => by(times, fraction(value)))),
    },
  }
}

/** Of the first so many cards of the deck. */
function handsOf(cards: number): { hand: HighCategory; chance: Fraction }[] {
  const missing = Array.from({ length: WHOLE_DECK - cards }, (_, nth) => cards + nth)
  const counts = [...classCounts(5, missing).entries()]
  const all = counts.reduce((total, [, count]) => total + count, 0)
  return HIGH_CATEGORIES.toReversed().map((hand) => {
    const own = counts.reduce(
      (total, [strength, count]) => total + (count > 0 && categoryOf(strength) === hand ? count : 0),
      0,
    )
    return { hand, chance: fraction(own, all) }
  })
}

const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, fraction(0))
