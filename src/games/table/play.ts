/** How the games that share a table's steps differ. */
import type { FourCardCategory } from '../../cards/hands/four.ts'
import type { MoreFrom } from './messages.ts'
import type { TableRules, WagerName } from './rules.ts'
import type { Entry, GameTable, Instruction, Meters } from './table.ts'

export type Settling = {
  readonly entries: readonly Entry[]
  readonly meters: Meters
  readonly table: GameTable
  /** What else the dealer is told, beside money. */
  readonly tells?: readonly Instruction[]
}

export type Play = {
  /** More than once the Ante takes this hand. */
  readonly moreFrom?: { readonly category: FourCardCategory; readonly rank: number; readonly hand: MoreFrom }
  /** Wagers that a fold leaves in play. */
  readonly keptOnFold: readonly WagerName[]
  /** Wagers that lie there until everybody is settled. */
  readonly settledLast: readonly WagerName[]
  /** One seat at its turn. */
  readonly settleSeat: (table: GameTable, seat: string, rules: TableRules, meters: Meters) => Settling
  /** After everybody is settled. */
  readonly finish: (
    table: GameTable,
    rules: TableRules,
    meters: Meters,
  ) => { readonly entries: readonly Entry[]; readonly meters: Meters }
}
