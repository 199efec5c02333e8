/** What a fold costs, by the steps of the table itself. */
import { isRefusal } from '../base/refusal.ts'
import type { Action } from '../games/table/action.ts'
import type { TableRules, Wagers } from '../games/table/rules.ts'
import { step } from '../games/table/step.ts'
import { begin, type Entry, type GameTable } from '../games/table/table.ts'
import { netOf } from './value.ts'

export function foldedRound(rules: TableRules, wagers: Wagers): number {
  const dealer = Array.from({ length: rules.dealerCards }, (_, card) => card)
  const actions: Action[] = [
    ...(rules.deck === undefined
      ? []
      : [
          { do: 'open', at: 0, backs: ['red'], inspected: true, verified: true, spread: true, washed: true } as const,
          { do: 'shuffle', at: 0, by: 'device', counted: 52 } as const,
        ]),
    { do: 'wager', seat: '1', wagers },
    { do: 'close bets' },
    { do: 'deal' },
    { do: 'decide', seat: '1' },
    { do: 'reveal', dealer },
    { do: 'settle' },
  ]
  let table: GameTable = begin(rules)
  const entries: Entry[] = []
  for (const action of actions) {
    const done = step(table, action, { rules, meters: {} })
    if (isRefusal(done)) throw new Error(`a plain round is refused: ${done.reasons[0]?.id}`)
    table = done.table
    entries.push(...done.entries)
  }
  return netOf(entries)
}
