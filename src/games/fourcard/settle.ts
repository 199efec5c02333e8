/** One player of Four-Card Poker from the back forwards: Play, Ante, Aces Up, progressive; envies when all are settled. */
import { message } from '../../base/message.ts'
import { envyFor, lineOf, settleProgressive, settleTable } from '../table/entries.ts'
import { shownOf } from '../table/hands.ts'
import type { Play, Settling } from '../table/play.ts'
import { clauseOf, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Instruction, isSamePlayer, type Meters } from '../table/table.ts'
import { dividedAwards } from './divided.ts'
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
  const tells = envyTold(table, seat, rules)
  if (progressive === undefined) return { entries, meters: before, table, tells }
  const isPaidLater = rules.severalHits === 'divided' && lineOf(rules.pays.progressive!, own)?.pays.is === 'meter'
  if (isPaidLater) return { entries, meters: before, table, tells: [waits(rules, seat), ...tells] }
  const settled = settleProgressive(rules, { seat, wager: 'progressive', wagered: progressive }, own, before)
  const { entry } = settled
  const isOneOfSeveral = entry.from === 'meter' && fromRight(table).some((other) => hasWonOfMeter(table, other, rules))
  const by = isOneOfSeveral ? `${entry.by} ${clauseOf(rules, 'several hits')}` : entry.by
  return { entries: [...entries, { ...entry, by }], meters: settled.meters, table, tells }
}

function hasWonOfMeter({ seats }: GameTable, seat: string, rules: TableRules): boolean {
  const { isSettled, wagers, cards } = seats[seat]!
  if (isSettled !== true || wagers.progressive === undefined || cards === undefined) return false
  return lineOf(rules.pays.progressive!, shownOf(cards))?.pays.is === 'meter'
}

const waits = (rules: TableRules, seat: string): Instruction => ({
  does: 'show',
  ...message('hand waits for the others', { seat }),
  by: clauseOf(rules, 'several hits'),
  seat,
})

/** A hand for which others get an envy stays face up until everything is paid. */
function envyTold(table: GameTable, seat: string, rules: TableRules): Instruction[] {
  if (envyOf(table, seat, rules).length === 0) return []
  return [{ does: 'show', ...message('hand stays until paid', { seat }), by: clauseOf(rules, 'envy hand'), seat }]
}

/** What the others get for the hand of a seat; who plays several positions is no other to the own hands. */
function envyOf(table: GameTable, of: string, rules: TableRules): Entry[] {
  const { cards, decision, wagers } = table.seats[of]!
  // The cards of a fold without another wager went to the discards unseen.
  const isGone = decision === 'left' || (decision === 'fold' && !KEPT.some((wager) => wagers[wager] !== undefined))
  if (cards === undefined || isGone) return []
  const others = fromRight(table).flatMap((seat) => {
    const other = table.seats[seat]!
    const wagered = other.wagers.progressive
    return isSamePlayer(table, seat, of) || wagered === undefined || other.decision === 'left'
      ? []
      : [{ seat, wager: 'progressive' as const, wagered }]
  })
  return envyFor(rules, of, shownOf(cards), others)
}

/** Awards that were divided, then an envy for every other hand that is shown; several hands, several envies. */
function finish(table: GameTable, rules: TableRules, before: Meters) {
  const divided =
    rules.severalHits === 'divided' ? dividedAwards(table, rules, before) : { entries: [], meters: before }
  const envies = fromRight(table).flatMap((seat) => envyOf(table, seat, rules))
  return { entries: [...divided.entries, ...envies], meters: divided.meters }
}

const KEPT = ['aces up', 'progressive'] as const

export const FOUR_CARD: Play = {
  keptOnFold: KEPT,
  settledLast: [],
  settleSeat,
  finish,
}
