/** A game against the house as its dealer sees it: the rules it is played by, what lies on the table, what the meters show. */
import { formatMoney } from '../base/money.ts'
import { type Plain, toPlain } from '../base/plain.ts'
import { activitiesAt } from '../engine/running.ts'
import type { State } from '../engine/state.ts'
import { liveGame, metersOf } from '../engine/tablegame.ts'
import { accountName } from '../engine/tablemoney.ts'
import { begin } from '../games/table/table.ts'
import { balance } from '../ledger/balances.ts'
import { isTableGame, tableRulesOf } from '../rulebook/tablegame.ts'

export type TableGameView = {
  readonly table: string
  readonly activity: string
  readonly name: string
  readonly rules: Plain
  readonly game: Plain
  readonly meters: Plain
  /** By seat, what lies in the game account. */
  readonly accounts: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, { readonly cite: string; readonly says: string }>>
}

/** Nothing where no such game runs at the table. */
export function tableGameView(state: State, table: string): TableGameView | undefined {
  const running = activitiesAt(state, table).find(({ rule }) => isTableGame(rule))
  if (running === undefined || !isTableGame(running.rule)) return undefined
  const { rule, offering } = running
  const { activity } = rule
  const rules = tableRulesOf(rule, offering)
  const seats = Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1))
  return {
    table,
    activity,
    name: offering.name ?? rule.name,
    rules: toPlain(rules),
    game: toPlain(liveGame(state, table) ?? begin(rules)),
    meters: toPlain(metersOf(state, activity, rules)),
    accounts: Object.fromEntries(
      seats.flatMap((seat) => {
        const held = balance(state.balances, activity, accountName(table, seat))
        return held === 0n ? [] : [[seat, formatMoney(held)]]
      }),
    ),
    clauses: Object.fromEntries(Object.entries(rule.clauses).map(([id, { cite, says }]) => [id, { cite, says }])),
  }
}
