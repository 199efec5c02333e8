/** Cover All: the one highest hand of the table, the dealer's among them, paid by the number of players in the round. */
import { message } from '../../base/message.ts'
import type { Card } from '../../cards/card.ts'
import { collected, lineOf, paidTo } from '../table/entries.ts'
import { fourFrom, shownOf } from '../table/hands.ts'
import type { Position } from '../table/instructions.ts'
import { clauseOf, type PayLine, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Instruction } from '../table/table.ts'

export function settleCoverAll(table: GameTable, rules: TableRules): Entry[] {
  const { coverAll } = rules
  if (coverAll === undefined) return []
  const seats = fromRight(table)
  const inPlay = seats.filter((seat) => table.seats[seat]!.decision === 'play')
  const lines = linesFor(table, rules)
  const hands = [table.dealer!, ...inPlay.map((seat) => table.seats[seat]!.cards!)].map(shownOf)
  const found = hands.flatMap((hand) => lineOf({ lines, judged: coverAll.judged }, hand) ?? [])
  const highest = found.reduce<PayLine | undefined>(
    (best, line) => (best === undefined || lines.indexOf(line) < lines.indexOf(best) ? line : best),
    undefined,
  )
  const by = `${clauseOf(rules, 'cover all last', 'cover all highest')} ${coverAll.by}`
  return inPlay.flatMap((seat): Entry[] => {
    const { wagers, hasLeft } = table.seats[seat]!
    const wagered = wagers['cover all']
    // Of who has left meanwhile only the hand counts.
    if (wagered === undefined || hasLeft === true) return []
    const bet = { seat, wager: 'cover all', wagered } as const
    return [highest === undefined ? collected(bet, by) : paidTo(bet, highest.pays, by, highest.hand)]
  })
}

/** The column for as many players as were dealt a hand. */
const linesFor = (table: GameTable, { coverAll }: TableRules): readonly PayLine[] =>
  coverAll?.players[String(Object.keys(table.seats).length)] ?? []

/**
 * From a straight up the highest hand stays face up until a higher one is found, that of the dealer too; then the lower one is taken
 * away. `isKept`: hands that stay for another reason. The dealer's own stays anyway, to settle the others against.
 */
export function highestSoFar(
  table: GameTable,
  seat: string,
  rules: TableRules,
  isKept: (seat: string) => boolean,
): Instruction[] {
  const by = rules.by['cover all hand']
  const wagered = Object.values(table.seats).some(({ wagers }) => wagers['cover all'] !== undefined)
  if (by === undefined || rules.coverAll === undefined || !wagered) return []
  const lines = linesFor(table, rules)
  const { judged } = rules.coverAll
  const height = (cards: readonly Card[]): number => {
    const shown = shownOf(cards)
    const line = lineOf({ lines, judged }, shown)
    return line === undefined ? shown.four : (lines.length - lines.indexOf(line)) * 2 ** 24 + shown.four
  }
  const before = fromRight(table).filter(
    (other) => table.seats[other]!.isSettled && table.seats[other]!.decision === 'play',
  )
  const dealer = { of: 'dealer' as Position, height: height(table.dealer!) }
  const others = before.map((of) => ({ of: of as Position, height: height(table.seats[of]!.cards!) }))
  const top = others.reduce((best, one) => (one.height > best.height ? one : best), dealer)
  const own = height(table.seats[seat]!.cards!)
  const stays = (of: Position): Instruction => ({ does: 'show', ...message('highest so far', { of }), by })
  const goes = (of: Position): Instruction[] =>
    of === 'dealer' || isKept(of) ? [] : [{ does: 'remove', ...message('no longer the highest', { seat: of }), by }]
  const least = fourFrom('straight')
  const isFirstLook = before.length === 0 && top.height >= least
  if (own < least) return isFirstLook ? [stays('dealer')] : []
  if (own > top.height) return [stays(seat), ...(top.height < least ? [] : goes(top.of))]
  return [...(isFirstLook ? [stays('dealer')] : []), ...(own < top.height ? goes(seat) : [])]
}
