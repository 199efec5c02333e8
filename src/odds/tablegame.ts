/** All that is computed of a game against the house: the game itself, and every paytable that a house may choose. */
import type { TableRules, WagerName } from '../games/table/rules.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import type { MainOdds } from './choices.ts'
import { type CoverAllOdds, coverAllOdds } from './coverall.ts'
import { crazy4Main } from './crazy4.ts'
import { fourCardMain } from './fourcard.ts'
import { allHands, type PaytableOdds, paytableOdds } from './paytable.ts'
import { type SelectedOdds, selectedOdds } from './selected.ts'
import { setsUpTo } from './sets.ts'

export type GameOdds = {
  readonly main: MainOdds
  readonly tables: readonly { readonly wager: WagerName; readonly option: string; readonly odds: PaytableOdds }[]
  readonly selected: readonly SelectedOdds[]
  readonly coverAll: readonly CoverAllOdds[]
}

/** Whatever the house leaves open that odds do not depend on. */
const PLAIN = { dealing: 'hand', shuffling: 'counting device' }
/** Settled with the game itself, not on a table alone. */
const WITH_THE_GAME: readonly WagerName[] = ['ante', 'super bonus']

export function oddsOf(rule: TableGameFile): GameOdds {
  const sets = setsUpTo(5)
  const rulesFor = (settings: Record<string, string>): TableRules =>
    tableRulesOf(rule, { activity: rule.activity, settings: { ...PLAIN, ...settings } })
  const hands = allHands(sets[5]!)
  const tables = Object.entries(rule.table.paytables).flatMap(([name, table]) => {
    const wager = name as WagerName
    if (WITH_THE_GAME.includes(wager)) return []
    return Object.keys(table.option).map((option) => {
      const setting = rule.table.wagers[wager]?.with ?? wager
      return { wager, option, odds: paytableOdds(rulesFor({ [setting]: option }), wager, hands) }
    })
  })
  const main = rule.table.game === 'four-card-poker' ? fourCardMain(rulesFor({}), sets) : crazy4Main(rulesFor({}), sets)
  const offered = rulesFor({ 'cover all': 'offered', 'magic card': 'offered' })
  return { main, tables, selected: selectedOdds(offered, hands), coverAll: coverAllOdds(offered, hands) }
}
