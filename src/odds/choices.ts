/** What each decision wins against each kind of dealer's hand, asked of the table's own settlement. */
import { type Cents, times } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import { whyNotPlay } from '../games/table/decisions.ts'
import type { Shown } from '../games/table/hands.ts'
import type { TableRules, Wagers } from '../games/table/rules.ts'
import type { Entry } from '../games/table/table.ts'
import { foldedRound } from './fold.ts'
import type { Fraction } from './fraction.ts'
import { netOf, UNIT } from './value.ts'

export type MainOdds = {
  /** Per unit of the Ante; the player's, so below zero. */
  readonly expectation: Fraction
  readonly averageWager: Fraction
  readonly folds: Fraction
}

/** Nothing for a fold, or how many times the Ante is played; the best of them where nobody says otherwise. */
export type Strategy = (strength: number) => number | undefined

export type Settle = (rules: TableRules, seat: string, wagers: Wagers, own: Shown, dealer: Shown) => Entry[]

/** Otherwise than best, or otherwise than the table settles: to see what that would come to. */
export type How = { readonly strategy?: Strategy; readonly settle?: Settle }

/** The game as it is counted: who is settled how, what lies on the table before the cards, all hands of the dealer. */
export type Counted = {
  readonly rules: TableRules
  readonly settle: Settle
  readonly wagers: Wagers
  /** Every strength that the dealer can have, weakest first. */
  readonly dealers: readonly number[]
}

export type Choice = {
  readonly wagered: number
  readonly isFold: boolean
  /** By kind: between two turns of the settlement all dealers' hands are worth the same. */
  readonly worth: readonly number[]
}

/**
 * Where the settlement turns whatever the player holds, such as the least hand with which the dealer plays: found by
 * settling the weakest and the strongest hand against every hand of the dealer.
 */
export function turnsOf({ rules, settle, wagers, dealers }: Counted): number[] {
  const found = new Set<number>()
  for (const own of [dealers[0]!, dealers.at(-1)!]) {
    const worth = dealers.map((dealer) => worthOf(settle, rules, { ...wagers, play: UNIT }, own, dealer))
    for (let at = 1; at < dealers.length; at++) {
      const isOwn = dealers[at] === own || dealers[at - 1] === own
      if (worth[at] !== worth[at - 1] && !isOwn) found.add(dealers[at]!)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** Kinds of dealers for a hand of this strength, by where each begins: at the settlement's turns, equal hands, better ones. */
export const kindsFrom = (strength: number, turns: readonly number[]): number[] =>
  [...new Set([...turns, strength, strength + 1])].sort((a, b) => a - b)

export class Choices {
  readonly #game: Counted
  readonly #fold: number
  readonly #strategy: Strategy | undefined
  /** Wagers before the cards. */
  readonly #before: number
  readonly #known = new Map<string, readonly Choice[]>()

  constructor(game: Counted, strategy?: Strategy) {
    this.#game = game
    this.#fold = foldedRound(game.rules, game.wagers)
    this.#strategy = strategy
    this.#before = Object.values(game.wagers).reduce((sum, wager) => sum + Number(wager), 0)
  }

  /** What may be decided with a hand of this strength, of which `cards` are one; `from` are the kinds after the first. */
  of(strength: number, cards: readonly Card[], from: readonly number[]): readonly Choice[] {
    const { rules, wagers } = this.#game
    const factors = Array.from({ length: rules.playMax }, (_, index) => index + 1)
    const plays = factors
      .map((factor) => times(UNIT, factor))
      .filter((play) => whyNotPlay(rules, { kind: 'position', seat: '1' }, { wagers, cards }, play) === undefined)
    const all = this.#settled(strength, plays, this.#examplesOf(from))
    if (this.#strategy === undefined) return all
    const chosen = this.#strategy(strength) ?? 0
    return all.filter(({ wagered }) => wagered === this.#before + chosen * Number(UNIT))
  }

  /** One dealer's hand of each kind. One that no hand is of counts for nothing; it is settled like the kind before. */
  #examplesOf(from: readonly number[]): readonly number[] {
    const { dealers } = this.#game
    const examples = [dealers[0]!]
    for (const [at, least] of from.entries()) {
      const found = dealers[firstFrom(dealers, least)] ?? Number.POSITIVE_INFINITY
      examples.push(found < (from[at + 1] ?? Number.POSITIVE_INFINITY) ? found : examples[at]!)
    }
    return examples
  }

  /** Every hand is asked with the least Play; of hands that come to the same with it one is asked with the others. */
  #settled(own: number, plays: readonly Cents[], examples: readonly number[]): readonly Choice[] {
    const worthOfAll = (play: Cents) => examples.map((dealer) => this.#worth(play, own, dealer))
    const least = worthOfAll(UNIT)
    const key = `${plays} ${least}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const played = (play: Cents): Choice => ({
      wagered: this.#before + Number(play),
      isFold: false,
      worth: play === UNIT ? least : worthOfAll(play),
    })
    const folded: Choice = { wagered: this.#before, isFold: true, worth: examples.map(() => this.#fold) }
    const all = [folded, ...plays.map(played)]
    this.#known.set(key, all)
    return all
  }

  #worth(play: Cents, own: number, dealer: number): number {
    const { settle, rules, wagers } = this.#game
    return worthOf(settle, rules, { ...wagers, play }, own, dealer)
  }
}

function worthOf(settle: Settle, rules: TableRules, wagers: Wagers, own: number, dealer: number): number {
  return netOf(settle(rules, '1', wagers, { four: own, five: undefined }, { four: dealer, five: undefined }))
}

function firstFrom(dealers: readonly number[], least: number): number {
  let [low, high] = [0, dealers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (dealers[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
