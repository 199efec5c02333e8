/** Crazy 4 Poker: every hand of the player against every hand of the dealer, with the best decision for each. */
import { times } from '../base/money.ts'
import { KING } from '../cards/card.ts'
import { settleMain } from '../games/crazy4/main.ts'
import { whyNotPlay } from '../games/table/decisions.ts'
import { fourFrom } from '../games/table/hands.ts'
import type { TableRules } from '../games/table/rules.ts'
import { blockedFor, familiesUpTo, levelsOf, strengthsOf } from './blocked.ts'
import { foldedRound } from './fold.ts'
import { type Fraction, fraction } from './fraction.ts'
import { cardsInto, type Families, setsOf } from './suits.ts'
import { cardsOfSuits, netOf, UNIT } from './value.ts'

export type MainOdds = {
  /** Per unit of the Ante; the player's, so below zero. */
  readonly expectation: Fraction
  readonly averageWager: Fraction
  readonly folds: Fraction
}

/** Nothing for a fold, or how many times the Ante is played; the best of them where nobody says otherwise. */
export type Strategy = (strength: number) => number | undefined

const DEALER_HANDS = setsOf(5, 47)
const KING_HIGH = fourFrom('high card', KING)

export function crazy4Main(
  rules: TableRules,
  families: readonly Families[] = familiesUpTo(5),
  strategy?: Strategy,
): MainOdds {
  const hands = families[5]!
  const strengths = strengthsOf(hands)
  const levels = levelsOf(strengths)
  const dealt = blockedFor(5, families, 4)
  const [cards, below, unqualified] = [new Uint8Array(5), new Int32Array(hands.count), new Int32Array(hands.count)]
  const ask = (family: number, isIn: boolean): number => {
    cardsInto(cards, hands.suits, family)
    return dealt.avoiding(cards, isIn ? 24 : 0)
  }
  const choices = new Choices(
    rules,
    hands,
    levels.map(({ strength }) => strength),
    strategy,
  )
  let [won, wagered, folded] = [0n, 0n, 0n]
  let isAsked = false
  for (const { strength, families: level } of levels) {
    if (!isAsked && strength >= KING_HIGH) {
      for (let family = 0; family < hands.count; family++)
        unqualified[family] = ask(family, strengths[family]! < KING_HIGH)
      isAsked = true
    }
    for (const family of level) below[family] = ask(family, false)
    for (const family of level) dealt.add(hands, family)
    if (strength < KING_HIGH) continue
    for (const family of level) settle(family, strength, unqualified[family]!, below[family]!, ask(family, true))
  }
  // Hands below king high meet only dealers that are weaker, equal or better without playing, or that play and win.
  for (const { strength, families: level } of levels) {
    if (strength >= KING_HIGH) break
    for (const family of level) settle(family, strength, unqualified[family]!, below[family]!, below[family]!)
  }

  function settle(family: number, strength: number, noKing: number, weaker: number, weakerOrEqual: number): void {
    const isLow = strength < KING_HIGH
    const counts = isLow
      ? { weakerOut: weaker, betterOut: noKing - weaker, weaker: 0, equal: 0, better: DEALER_HANDS - noKing }
      : {
          weakerOut: noKing,
          betterOut: 0,
          weaker: weaker - noKing,
          equal: weakerOrEqual - weaker,
          better: DEALER_HANDS - weakerOrEqual,
        }
    const best = choices.best(strength, family, counts)
    const weight = BigInt(hands.weights[family]!)
    won += weight * BigInt(best.value)
    wagered += weight * BigInt(best.wagered)
    if (best.isFold) folded += weight
  }

  const [deals, unit] = [BigInt(setsOf(5)), UNIT]
  return {
    expectation: fraction(won, deals * BigInt(DEALER_HANDS) * unit),
    averageWager: fraction(wagered, deals * unit),
    folds: fraction(folded, deals),
  }
}

/** How many of the dealer's hands are of each kind; `Out` are those that do not play. Equal ones among them settle alike. */
type Counts = { weakerOut: number; betterOut: number; weaker: number; equal: number; better: number }
type Choice = {
  readonly wagered: number
  readonly isFold: boolean
  readonly worth: Readonly<Record<keyof Counts, number>>
}

/** What each decision wins against each kind of dealer's hand, by the table's own settlement. */
class Choices {
  readonly #known = new Map<number, readonly Choice[]>()
  readonly #fold: number
  readonly #rules: TableRules
  readonly #hands: Families
  readonly #strengths: readonly number[]
  readonly #strategy: Strategy | undefined

  constructor(rules: TableRules, hands: Families, strengths: readonly number[], strategy: Strategy | undefined) {
    this.#rules = rules
    this.#hands = hands
    this.#strengths = strengths
    this.#strategy = strategy
    this.#fold = foldedRound(rules, { ante: UNIT, 'super bonus': UNIT })
  }

  best(strength: number, family: number, counts: Counts): { value: number; wagered: number; isFold: boolean } {
    const choices = this.#known.get(strength) ?? this.#settled(strength, family)
    this.#known.set(strength, choices)
    let best: { value: number; wagered: number; isFold: boolean } | undefined
    for (const { worth, wagered, isFold } of choices) {
      const value =
        counts.weakerOut * worth.weakerOut +
        counts.betterOut * worth.betterOut +
        counts.weaker * worth.weaker +
        counts.equal * worth.equal +
        counts.better * worth.better
      if (best === undefined || value > best.value) best = { value, wagered, isFold }
    }
    return best!
  }

  #settled(strength: number, family: number): readonly Choice[] {
    const cards = cardsOfSuits(this.#hands.suits, family)
    const all = this.#strengths
    const [weakest, strongest] = [all[0]!, all.at(-1)!]
    const lowest = all.find((one) => one >= KING_HIGH)!
    const highestOut = all.findLast((one) => one < KING_HIGH)!
    const played = Array.from({ length: this.#rules.playMax }, (_, index) => index + 1).flatMap(
      (factor): (Choice & { factor: number })[] => {
        const play = times(UNIT, factor)
        const seat = { wagers: { ante: UNIT, 'super bonus': UNIT }, cards }
        if (whyNotPlay(this.#rules, 'seat 1', seat, play) !== undefined) return []
        const worth = (dealer: number): number =>
          netOf(
            settleMain(
              this.#rules,
              '1',
              { ...seat.wagers, play },
              { four: strength, five: undefined },
              { four: dealer, five: undefined },
            ),
          )
        return [
          {
            factor,
            wagered: Number(UNIT) * (2 + factor),
            isFold: false,
            worth: {
              weakerOut: worth(weakest),
              betterOut: worth(highestOut),
              weaker: worth(lowest),
              equal: worth(strength),
              better: worth(strongest),
            },
          },
        ]
      },
    )
    const fold = this.#fold
    const folded: Choice = {
      wagered: Number(UNIT) * 2,
      isFold: true,
      worth: { weakerOut: fold, betterOut: fold, weaker: fold, equal: fold, better: fold },
    }
    if (this.#strategy === undefined) return [folded, ...played]
    const chosen = this.#strategy(strength)
    return chosen === undefined ? [folded] : played.filter(({ factor }) => factor === chosen)
  }
}
