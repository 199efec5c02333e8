/** Crazy 4 Poker: every hand of the player against every hand of the dealer, with the best decision for each. */
import { settleMain } from '../games/crazy4/main.ts'
import type { TableRules } from '../games/table/rules.ts'
import { blockedFor } from './blocked.ts'
import { type Choice, Choices, type How, kindsFrom, type MainOdds, turnsOf } from './choices.ts'
import { fraction } from './fraction.ts'
import { completionsOf, levelsOf } from './levels.ts'
import { type Sets, setsUpTo } from './sets.ts'
import { cardsInto, setsOf } from './suits.ts'
import { cardsOfSuits, UNIT } from './value.ts'

const DEALER_HANDS = setsOf(5, 47)

export function crazy4Main(rules: TableRules, sets: readonly Sets[] = setsUpTo(5), how: How = {}): MainOdds {
  const hands = sets[5]!
  const levels = levelsOf(hands)
  const dealers = levels.map(({ strength }) => strength)
  const game = { rules, settle: how.settle ?? settleMain, wagers: { ante: UNIT, 'super bonus': UNIT }, dealers }
  const choices = new Choices(game, how.strategy)
  const turns = turnsOf(game)
  const dealt = blockedFor(5, sets)
  const byStrength = new Map(completionsOf(sets[4]!).map((level) => [level.strength, level]))
  const cards = new Uint8Array(5)
  const countInto = (into: Int32Array, families: Int32Array, isIn: (family: number) => boolean): void => {
    for (const family of families) {
      cardsInto(cards, hands.suits, family)
      into[family] = dealt.avoiding(cards, isIn(family) ? 1 : 0)
    }
  }

  /** By turn and by own strength: how many hands of the dealer come before, without the player's cards. */
  const beforeTurn = turns.map(() => new Int32Array(hands.count))
  const [before, upTo] = [new Int32Array(hands.count), new Int32Array(hands.count)]
  const isIn = new Uint8Array(hands.count)
  for (const { strength, families } of levels) {
    const turn = turns.indexOf(strength)
    if (turn >= 0)
      for (const { families: all } of levels) countInto(beforeTurn[turn]!, all, (family) => isIn[family] === 1)
    countInto(before, families, () => false)
    dealt.add(byStrength.get(strength)!)
    dealt.catchUp()
    for (const family of families) isIn[family] = 1
    countInto(upTo, families, () => true)
  }

  let [won, wagered, folded] = [0n, 0n, 0n]
  for (const { strength, families } of levels) {
    const from = kindsFrom(strength, turns)
    const all = choices.of(strength, cardsOfSuits(hands.suits, families[0]!), from)
    const counts = from.map((least) =>
      least === strength ? before : least === strength + 1 ? upTo : beforeTurn[turns.indexOf(least)]!,
    )
    const level = sumOf(all, counts, families, hands.weights)
    won += BigInt(level.won)
    wagered += BigInt(level.wagered)
    folded += BigInt(level.folded)
  }
  const deals = BigInt(setsOf(5))
  return {
    expectation: fraction(won, deals * BigInt(DEALER_HANDS) * UNIT),
    averageWager: fraction(wagered, deals * UNIT),
    folds: fraction(folded, deals),
  }
}

/** Every hand of the level with its best decision; one level stays far below 2^53. */
function sumOf(
  choices: readonly Choice[],
  counts: readonly Int32Array[],
  families: Int32Array,
  weights: Uint8Array,
): { readonly won: number; readonly wagered: number; readonly folded: number } {
  let [won, wagered, folded] = [0, 0, 0]
  for (const family of families) {
    const weight = weights[family]!
    const { value, choice } = bestOf(choices, counts, family)
    won += weight * value
    wagered += weight * choice.wagered
    if (choice.isFold) folded += weight
  }
  return { won, wagered, folded }
}

function bestOf(choices: readonly Choice[], counts: readonly Int32Array[], family: number) {
  let best = { value: Number.NEGATIVE_INFINITY, choice: choices[0]! }
  for (const choice of choices) {
    let [value, below] = [0, 0]
    for (let kind = 0; kind < counts.length; kind++) {
      const upTo = counts[kind]![family]!
      value += (upTo - below) * choice.worth[kind]!
      below = upTo
    }
    value += (DEALER_HANDS - below) * choice.worth[counts.length]!
    if (value > best.value) best = { value, choice }
  }
  return best
}
