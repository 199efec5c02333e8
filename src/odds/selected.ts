/**
 * Magic Card and Lucky Bonus beside the Five Card Hand Bonus. The system selects a card or a position; how often it does so
 * the document does not say, so these are the odds of a round in which it does.
 */
import { CRAZY_4 } from '../games/crazy4/settle.ts'
import type { TableRules } from '../games/table/rules.ts'
import type { GameTable, SeatState } from '../games/table/table.ts'
import { type Fraction, fraction } from './fraction.ts'
import type { AllHands } from './paytable.ts'
import { UNIT } from './value.ts'

export type SelectedOdds = {
  readonly what: 'magic card' | 'lucky bonus'
  readonly on: 'hand bonus' | 'dealer hand bonus'
  readonly pays: string
  readonly probability: Fraction
  /** Added to what a dollar wagered brings back. */
  readonly adds: Fraction
}

/** By the settlement of the table: every card and every position that can be selected, of a hand that wins nothing else. */
export function selectedOdds(rules: TableRules, hands: AllHands): SelectedOdds[] {
  if (rules.magic === undefined) return []
  const [own, dealer] = [hands[0]!.cards, hands[1]!.cards]
  const positions = [...Array.from({ length: rules.seatsMax }, (_, seat) => String(seat + 1)), 'dealer']
  const cards = Array.from({ length: 52 }, (_, card) => card)
  return (['hand bonus', 'dealer hand bonus'] as const).flatMap((on) => {
    if (rules.wagers[on] === undefined) return []
    const seat: SeatState = {
      wagers: { ante: UNIT, 'super bonus': UNIT, play: UNIT, [on]: UNIT },
      cards: own,
      decision: 'play',
    }
    const table: GameTable = { phase: 'settle', round: 1, seats: { 1: seat }, dealer }
    const count = (what: SelectedOdds['what'], selections: readonly Partial<GameTable>[]): SelectedOdds => {
      const paid = selections.flatMap((selected) =>
        CRAZY_4.settleSeat({ ...table, ...selected }, '1', rules, {}).entries.filter((entry) => entry.what === what),
      )
      const sum = paid.reduce((total, { win }) => total + win, 0n)
      return {
        what,
        on,
        pays: paid[0]?.odds ?? '',
        probability: fraction(paid.length, selections.length),
        adds: fraction(sum, BigInt(selections.length) * UNIT),
      }
    }
    return [
      count(
        'magic card',
        cards.map((magic) => ({ magic })),
      ),
      count(
        'lucky bonus',
        positions.map((lucky) => ({ lucky })),
      ),
    ]
  })
}
