/** One player of Four-Card Poker from the back forwards: Play, Ante, Aces Up, progressive; envies when all are settled. */
import { envyFor, settleProgressive, settleTable } from '../table/entries.ts'
import type { Play, Settling } from '../table/games.ts'
import { shownOf } from '../table/hands.ts'
import { clauseOf, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Meters } from '../table/table.ts'
import { settleMain } from './main.ts'

function settleSeat(table: GameTable, seat: string, rules: TableRules, before: Meters): Settling {
  const { decision, wagers, cards } = table.seats[seat]!
  if (decision === 'left' || cards === undefined) return { entries: [], meters: before, table }
  const own = shownOf(cards)
  const entries: Entry[] = decision === 'play' ? settleMain(rules, seat, wagers, own, shownOf(table.dealer!)) : []
  const { 'aces up': acesUp, progressive } = wagers
  if (acesUp !== undefined) {
    const by = clauseOf(
      rules,
      ...(decision === 'fold' ? (['aces up', 'fold aces up'] as const) : (['aces up'] as const)),
    )
    entries.push(settleTable(rules, { seat, wager: 'aces up', wagered: acesUp }, own, by))
  }
  if (progressive === undefined) return { entries, meters: before, table }
  const settled = settleProgressive(rules, { seat, wager: 'progressive', wagered: progressive }, own, before)
  return { entries: [...entries, settled.entry], meters: settled.meters, table }
}

/** Each who made the wager gets an envy for every other hand that is shown; several hands, several envies. */
function finish(table: GameTable, rules: TableRules): Entry[] {
  const seats = fromRight(table)
  const withWager = seats.flatMap((seat) => {
    const { wagers, decision } = table.seats[seat]!
    const wagered = wagers.progressive
    return wagered === undefined || decision === 'left' ? [] : [{ seat, wager: 'progressive' as const, wagered }]
  })
  return seats.flatMap((seat) => {
    const { cards, decision, wagers } = table.seats[seat]!
    // The cards of a fold without another wager went to the discards unseen.
    const isGone = decision === 'left' || (decision === 'fold' && !KEPT.some((wager) => wagers[wager] !== undefined))
    if (cards === undefined || isGone) return []
    return envyFor(
      rules,
      seat,
      shownOf(cards),
      withWager.filter((other) => other.seat !== seat),
    )
  })
}

const KEPT = ['aces up', 'progressive'] as const

export const FOUR_CARD: Play = {
  keptOnFold: KEPT,
  settleSeat,
  finish,
}
