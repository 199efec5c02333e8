/** A game against the house as its dealer sees it: the rules it is played by, what lies on the table, what the meters show. */

import { localAt, type Moment } from '../base/moment.ts'
import { formatMoney } from '../base/money.ts'
import { type Plain, toPlain } from '../base/plain.ts'
import { isRefusal } from '../base/refusal.ts'
import type { State } from '../engine/mechanisms.ts'
import { cardsChangeAt, gameAt, metersOf } from '../engine/tablegames/livegame.ts'
import type { Told } from '../engine/tablegames/vocabulary.ts'
import { rulesNow } from '../games/table/ways.ts'
import { balance } from '../ledger/balances.ts'
import { gameAccount } from '../ledger/name.ts'

export type TableGameView = {
  readonly table: string
  readonly activity: string
  readonly name: string
  readonly rules: Plain
  readonly game: Plain
  readonly meters: Plain
  /** What the dealer was told since the last "no more bets"; the money in it as it was booked. */
  readonly told: readonly Omit<Told, 'entry'>[]
  /** When the decks must be changed, by the wall clock of the house. */
  readonly changeBy?: string
  /** By seat, what lies in the game account. */
  readonly accounts: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, { readonly cite: string; readonly says: string }>>
}

/** Nothing where no such game runs at the table; a round under way is shown to its end by the rules it began with. */
export function tableGameView(state: State, table: string, now: Moment): TableGameView | undefined {
  const found = gameAt(state, table)
  if (isRefusal(found)) return undefined
  const { rule, offering, rules: posted, game } = found
  const { activity } = rule
  const rules = rulesNow(posted, game)
  const changeAt = cardsChangeAt(state, table)
  const seats = Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1))
  return {
    table,
    activity,
    name: offering.name ?? rule.name,
    rules: toPlain(rules),
    game: toPlain(game),
    meters: toPlain(metersOf(state, activity, rules, table)),
    told: (state.games.get(table)?.told ?? []).map(({ entry: _entry, ...told }) => told),
    ...(changeAt === undefined ? {} : { changeBy: localAt(now, changeAt) }),
    accounts: Object.fromEntries(
      seats.flatMap((seat) => {
        const held = balance(state.balances, activity, gameAccount(table, seat))
        return held === 0n ? [] : [[seat, formatMoney(held)]]
      }),
    ),
    clauses: Object.fromEntries(Object.entries(rule.clauses).map(([id, { cite, says }]) => [id, { cite, says }])),
  }
}
