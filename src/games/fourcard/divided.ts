/** The procedure of a house that divides: hands of one line share its part of the meter, the smaller part first. */
import { lineOf, settleProgressive } from '../table/entries.ts'
import { shownOf } from '../table/hands.ts'
import { clauseOf, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Meters } from '../table/table.ts'

export function dividedAwards(
  table: GameTable,
  rules: TableRules,
  before: Meters,
): { entries: readonly Entry[]; meters: Meters } {
  const hits = fromRight(table).flatMap((seat) => {
    const { wagers, cards, decision } = table.seats[seat]!
    const { progressive: wagered } = wagers
    if (wagered === undefined || cards === undefined || decision === 'left') return []
    const shown = shownOf(cards)
    const line = lineOf(rules.pays.progressive!, shown)
    return line?.pays.is === 'meter' ? [{ seat, wagered, shown, line }] : []
  })
  let meters = before
  const entries: Entry[] = []
  // Paytables have the largest part on top.
  for (const line of [...rules.pays.progressive!.lines].reverse()) {
    const winners = hits.filter((hit) => hit.line === line)
    let after = meters
    for (const [at, { seat, wagered, shown }] of winners.entries()) {
      const bet = { seat, wager: 'progressive' as const, wagered }
      const settled = settleProgressive(rules, bet, shown, meters, winners.length)
      const { resets, ...entry } = settled.entry
      const isLast = at === winners.length - 1
      entries.push({
        ...entry,
        ...(resets === true && isLast ? { resets } : {}),
        by: `${entry.by} ${clauseOf(rules, 'several hits')}`,
      })
      after = settled.meters
    }
    meters = after
  }
  return { entries, meters }
}
