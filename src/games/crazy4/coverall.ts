/** Cover All: the one highest hand of the table, the dealer's among them, paid by the number of players in the round. */
import { collected, lineOf, paidTo } from '../table/entries.ts'
import { shownOf } from '../table/hands.ts'
import { clauseOf, type PayLine, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable } from '../table/table.ts'

export function settleCoverAll(table: GameTable, rules: TableRules): Entry[] {
  const { coverAll } = rules
  if (coverAll === undefined) return []
  const seats = fromRight(table)
  const inPlay = seats.filter((seat) => table.seats[seat]!.decision === 'play')
  const lines = coverAll.players[String(seats.length)] ?? []
  const hands = [table.dealer!, ...inPlay.map((seat) => table.seats[seat]!.cards!)].map(shownOf)
  const found = hands.flatMap((hand) => lineOf({ lines, judged: coverAll.judged }, hand) ?? [])
  const highest = found.reduce<PayLine | undefined>(
    (best, line) => (best === undefined || lines.indexOf(line) < lines.indexOf(best) ? line : best),
    undefined,
  )
  const by = `${clauseOf(rules, 'cover all last', 'cover all highest')} ${coverAll.by}`
  return inPlay.flatMap((seat): Entry[] => {
    const wagered = table.seats[seat]!.wagers['cover all']
    if (wagered === undefined) return []
    const bet = { seat, wager: 'cover all', wagered } as const
    return [highest === undefined ? collected(bet, by) : paidTo(bet, highest.pays, by, highest.hand)]
  })
}
