import type { Card } from '../card.ts'
import { rankSigns } from '../groups.ts'
import { categoryOf, describe, evaluate, type HighCategory, tiebreakOf } from '../high/high.ts'
import type { Standing } from '../standing.ts'

/** The best five of five, six or seven cards under high poker; six is the bonus hand of own and player-dealer's three. */
export function fiveHigh(cards: readonly Card[]): Standing<HighCategory> {
  return standingOf(evaluate(cards))
}

/** Everything that a strength of high poker tells. */
export function standingOf(strength: number): Standing<HighCategory> {
  return {
    strength,
    category: categoryOf(strength),
    tiebreak: rankSigns(tiebreakOf(strength)),
    says: describe(strength),
  }
}
