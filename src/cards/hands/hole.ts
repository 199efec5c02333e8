import type { Card } from '../card.ts'
import { choices } from '../groups.ts'
import { evaluate, type HighCategory } from '../high/high.ts'
import type { Standing } from '../standing.ts'
import { standingOf } from './five.ts'

/**
 * Exactly two of the hole cards with exactly three of the others: Omaha with four or five hole cards,
 * and Hold'em, Pineapple and Stud (two down, three up) under the jackpots' rule.
 */
export function twoAndThree(hole: readonly Card[], others: readonly Card[]): Standing<HighCategory> {
  return standingOf(twoAndThreeStrength(hole, others))
}

export function twoAndThreeStrength(hole: readonly Card[], others: readonly Card[]): number {
  let best = 0
  for (const pair of choices(hole, 2)) {
    for (const three of choices(others, 3)) best = Math.max(best, evaluate([...pair, ...three]))
  }
  return best
}

/** Which hole cards a best five-card hand of hole and board uses. */
export type HolePlay = {
  strength: number
  /** A best hand can be laid down with all these hole cards in it. */
  canPlay: (cards: readonly Card[]) => boolean
  /** No best hand can be laid down without this card. */
  isNeeded: (card: Card) => boolean
}

/**
 * A hole card that only matches a board card of its rank still plays: the player may lay down either.
 * Whether a kicker counts as playing is for the rule; here it does, because the best hand has it.
 */
export function holePlay(hole: readonly Card[], board: readonly Card[]): HolePlay {
  const best = bestFives([...hole, ...board])
  return {
    strength: best.strength,
    canPlay: (cards) => best.hands.some((hand) => cards.every((card) => hand.includes(card))),
    isNeeded: (card) => best.hands.every((hand) => hand.includes(card)),
  }
}

export const bothHolePlay = (hole: readonly Card[], board: readonly Card[]): boolean =>
  holePlay(hole, board).canPlay(hole)

/** Every choice of five that reaches the best strength. */
function bestFives(cards: readonly Card[]): { strength: number; hands: Card[][] } {
  let strength = 0
  let hands: Card[][] = []
  for (const five of choices(cards, 5)) {
    const found = evaluate(five)
    if (found > strength) {
      strength = found
      hands = []
    }
    if (found === strength) hands.push(five)
  }
  return { strength, hands }
}
