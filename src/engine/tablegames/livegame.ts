/** Which game against the house is at a table, under which rules, and what lies there. */

import { HOUR } from '../../base/moment.ts'
import { add, type Cents, subtract, ZERO } from '../../base/money.ts'
import { fromPlain, type Plain } from '../../base/plain.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { keptFor } from '../../games/crazy4/bonus.ts'
import type { TableRules } from '../../games/table/rules.ts'
import { begin, type GameTable, type Meters } from '../../games/table/table.ts'
import { rulesNow } from '../../games/table/ways.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import type { Offering } from '../../rulebook/offering.ts'
import { offeringUnder } from '../../rulebook/offering.ts'
import { isTableGame, type TableGameFile, tableRulesOf } from '../../rulebook/tablegame.ts'
import { activitiesAt, haltedAt, offeringOf, ruleOf, runningOf, whysHalted } from '../offerings/running.ts'
import type { State } from './vocabulary.ts'

/** What is played at a table now, and by which rules. */
export type RunningGame = {
  readonly rule: TableGameFile
  readonly offering: Offering
  readonly rules: TableRules
  readonly game: GameTable
}

export function gameAt(state: State, name: string, alsoHalted = false): RunningGame | Refusal {
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: name })
  const kept = state.games.get(name)
  // A round that was locked is finished by the rules of that moment, whatever was posted, paused or stopped since.
  if (kept?.locked !== undefined) {
    const rule = ruleOf(kept.locked.rule) as TableGameFile
    const offering = offeringUnder(rule, offeringOf(kept.locked.text))
    return { rule, offering, rules: rulesOf(offering, rule), game: fromPlain<GameTable>(kept.game) }
  }
  const halted = haltedAt(state, name)
  const running = [
    ...activitiesAt(state, name),
    ...(alsoHalted ? halted.flatMap((activity) => runningOf(state, activity) ?? []) : []),
  ].find((one) => isTableGame(one.rule))
  if (running === undefined) {
    const clause = halted.length > 0 ? 'order' : ownTables(state)
    const why = { table: name, halted: whysHalted(state, halted) }
    return refuse({ kind: 'order' }, [because(clause, 'no house game at table', why)])
  }
  const rule = running.rule as TableGameFile
  const { offering } = running
  const rules = rulesOf(offering, rule)
  return { rule, offering, rules, game: kept === undefined ? begin(rules) : fromPlain<GameTable>(kept.game) }
}

/** The clause of a game that runs elsewhere, and by its document only there. Where several run, nobody knows which was meant. */
function ownTables(state: State): string {
  const games = [...state.offerings.values()].flatMap(({ activity }) => runningOf(state, activity)?.rule.table ?? [])
  return (games.length === 1 ? games[0]?.terms['own tables']?.by : undefined) ?? 'order'
}

/** The same rules are asked for with every card. The same offering may be posted again under a newer rule file. */
const known = new WeakMap<TableGameFile, WeakMap<Offering, TableRules>>()
function rulesOf(offering: Offering, rule: TableGameFile): TableRules {
  const byOffering = known.get(rule) ?? new WeakMap<Offering, TableRules>()
  known.set(rule, byOffering)
  const rules = byOffering.get(offering) ?? tableRulesOf(rule, offering)
  byOffering.set(offering, rules)
  return rules
}

/** What lies on a table, where a game is under way or its cards are there. */
export const liveGame = (state: State, table: string): GameTable | undefined => {
  const kept = state.games.get(table)
  return kept === undefined ? undefined : fromPlain<GameTable>(kept.game)
}

/** When the decks on a table must be changed, where the document has a clock for them. */
export function cardsChangeAt(state: State, table: string): number | undefined {
  const found = gameAt(state, table)
  if (isRefusal(found)) return undefined
  const { deck } = rulesNow(found.rules, found.game)
  return deck === undefined || found.game.deck === undefined
    ? undefined
    : found.game.deck.since + deck.changeHours * HOUR
}

/** What each meter shows at a table: what another table divides at this moment among those who wait there is nobody else's. */
export const metersOf = (state: State, activity: string, { meters, wagers }: TableRules, table: string): Meters =>
  Object.fromEntries(
    Object.entries(meters).map(([meter, { hasReserve }]) => [
      meter,
      {
        shows: subtract(
          balance(state.balances, activity, poolAccount(meter)),
          wagers['dealer hand bonus']?.meter === meter ? keptElsewhere(state, activity, table) : ZERO,
        ),
        ...(hasReserve === undefined ? {} : { reserve: balance(state.balances, activity, 'reserve') }),
      },
    ]),
  )

function keptElsewhere({ games }: State, activity: string, table: string): Cents {
  const kept = [...games].flatMap(([name, { activity: of, game }]): Cents[] => {
    const isSharing = name !== table && of === activity && 'dealerShare' in (game as object)
    return isSharing ? [keptFor(fromPlain<GameTable>(game))] : []
  })
  return add(...kept)
}

/** Cards are out or bets are closed at a table game. */
export const isRoundUnderWay = ({ games }: State, table: string): boolean => isUnderWay(games.get(table)?.game)

export function isUnderWay(game: Plain | undefined): boolean {
  const { phase } = (game ?? {}) as { readonly phase?: string }
  return phase !== undefined && phase !== 'bets' && phase !== 'closed'
}
