/** The games that anybody may try out: rules as the catalogue has them, with every wager offered. Nothing is booked. */
import { dollars, larger } from '../../base/money.ts'
import { toPlain } from '../../base/plain.ts'
import { percent } from '../../base/share.ts'
import { doubleUpRules, hiLoRules } from '../../engine/drawings/prizegame.ts'
import type { DoubleUpRules } from '../../games/doubleup/game.ts'
import type { HiLoRules } from '../../games/hilo/game.ts'
import type { TableRules } from '../../games/table/rules.ts'
import type { Meters } from '../../games/table/table.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame, poolsOf, tableRulesOf } from '../../rulebook/tablegame.ts'
import { activities, catalogued } from '../house/catalogue.ts'

type About = {
  readonly activity: string
  readonly name: string
  readonly document: string
  readonly clauses: { readonly [clause: string]: { readonly cite: string; readonly says: string } }
}
export type Practice = About &
  (
    | { readonly game: 'table'; readonly rules: TableRules; readonly meters: Meters }
    | { readonly game: 'hi-lo'; readonly rules: HiLoRules; readonly rungs: readonly string[] }
    | { readonly game: 'double-up baccarat'; readonly rules: DoubleUpRules; readonly rungs: readonly string[] }
  )

/** Where a document leaves the amount to the house, a meter to practise with shows this. */
const WORTH_A_LOOK = dollars(10_000)

let made: string | undefined

/** As text, made once: rule files do not change while the house runs. */
export function practiceText(): string {
  made ??= JSON.stringify(
    activities().flatMap((activity) => {
      const found = catalogued(activity)
      return found !== undefined && 'rule' in found ? practiceOf(found.rule).map(toPlain) : []
    }),
  )
  return made
}

function practiceOf(rule: RuleFile): Practice[] {
  const about: About = {
    activity: rule.activity,
    name: rule.name,
    document: rule.document,
    clauses: Object.fromEntries([
      ...Object.entries(rule.clauses).map(([id, { cite, says }]) => [id, { cite, says }]),
      ...rule.readings.map(({ id, on, says }) => [`reading ${id}`, { cite: on, says }]),
    ]),
  }
  const { game } = rule
  if (isTableGame(rule)) {
    const pools = Object.fromEntries(
      Object.entries(poolsOf(rule, { activity: rule.activity })).map(([pool, { reseed }]) => [
        pool,
        { reseed: larger(reseed.range.min, WORTH_A_LOOK), rate: percent(10) },
      ]),
    )
    // Wagers of one posted amount are of the first that may be posted.
    const amounts = Object.entries(rule.settings ?? {}).filter(([name]) => name.endsWith(' wager'))
    const settings = {
      ...Object.fromEntries(amounts.map(([name, { oneOf }]) => [name, oneOf[0]!])),
      ...(rule.table.dealing === undefined ? {} : { dealing: 'hand', shuffling: 'counting device' }),
    }
    const rules = tableRulesOf(rule, { activity: rule.activity, pools, settings })
    const meters = Object.fromEntries(
      Object.entries(rules.meters).map(([meter, { reset }]) => [meter, { shows: reset }]),
    )
    return [{ ...about, game: 'table', rules, meters }]
  }
  if (game?.game === 'hi-lo') return [{ ...about, game: game.game, rules: hiLoRules(game), rungs: game.rungs }]
  if (game?.game === 'double-up baccarat')
    return [{ ...about, game: game.game, rules: doubleUpRules(game), rungs: game.rungs }]
  return []
}
