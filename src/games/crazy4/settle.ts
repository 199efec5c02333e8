/** One player of Crazy 4 Poker: Ante, Play, Super Bonus; Queens Up; progressives with envy; Five Card Hand Bonus. */
import { message } from '../../base/message.ts'
import { ACE, signsOf } from '../../cards/card.ts'
import { envyFor, settleProgressive, settleTable } from '../table/entries.ts'
import { shownOf } from '../table/hands.ts'
import type { Play, Settling } from '../table/play.ts'
import { clauseOf, type TableRules } from '../table/rules.ts'
import { type Entry, fromRight, type GameTable, type Instruction, type Meters } from '../table/table.ts'
import { settleBonus } from './bonus.ts'
import { highestSoFar, settleCoverAll } from './coverall.ts'
import { settleMain } from './main.ts'

const PROGRESSIVES = ['four-card progressive', 'five-card progressive'] as const

function settleSeat(table: GameTable, seat: string, rules: TableRules, before: Meters): Settling {
  const { decision, wagers, cards } = table.seats[seat]!
  // A fold ends everything but the right to an envy, which comes at the turn of whoever has the hand.
  if (decision !== 'play' || cards === undefined) return { entries: [], meters: before, table }
  const own = shownOf(cards)
  const entries: Entry[] = settleMain(rules, seat, wagers, own, shownOf(table.dealer!))
  const { 'queens up': queensUp } = wagers
  if (queensUp !== undefined)
    entries.push(settleTable(rules, { seat, wager: 'queens up', wagered: queensUp }, own, clauseOf(rules, 'queens up')))
  let meters = before
  for (const wager of PROGRESSIVES) {
    const wagered = wagers[wager]
    if (wagered !== undefined) {
      const settled = settleProgressive(rules, { seat, wager, wagered }, own, meters)
      entries.push(settled.entry)
      meters = settled.meters
    }
    entries.push(...envyFor(rules, seat, own, othersWith(table, seat, wager)))
  }
  const bonus = settleBonus(table, seat, rules, meters)
  const brings = entries.some(({ what }) => what === 'envy')
  const staysHere = brings || [...entries, ...bonus.entries].some(({ staysUp: by }) => by !== undefined)
  const isKept = (other: string) => (other === seat ? staysHere : staysFor(table, other, rules))
  const envyHand = brings && rules.by['envy hand'] !== undefined ? [staysUp(seat, rules.by['envy hand'])] : []
  return {
    ...bonus,
    entries: [...entries, ...bonus.entries],
    tells: [...envyHand, ...highestSoFar(table, seat, rules, isKept)],
  }
}

/** A hand that was settled before and lies there for its award or for the envies that it brings. */
function staysFor(table: GameTable, seat: string, rules: TableRules): boolean {
  const { cards = [] } = table.seats[seat]!
  const { deck } = table
  const isAwarded = deck?.last !== undefined && deck.staying?.[deck.last]?.includes(signsOf(cards)) === true
  return isAwarded || PROGRESSIVES.some((wager) => bringsEnvy(table, seat, rules, wager))
}

const bringsEnvy = (table: GameTable, seat: string, rules: TableRules, wager: (typeof PROGRESSIVES)[number]): boolean =>
  envyFor(rules, seat, shownOf(table.seats[seat]!.cards!), othersWith(table, seat, wager)).length > 0

const staysUp = (seat: string, by: string): Instruction => ({
  does: 'show',
  ...message('hand brings an envy', { seat }),
  by,
  seat,
})

/** Everybody else who made the wager, folded or not. */
function othersWith(table: GameTable, seat: string, wager: (typeof PROGRESSIVES)[number]) {
  return fromRight(table).flatMap((other) => {
    const { wagers, decision } = table.seats[other]!
    const wagered = wagers[wager]
    return other === seat || wagered === undefined || decision === 'left' ? [] : [{ seat: other, wager, wagered }]
  })
}

export const CRAZY_4: Play = {
  moreFrom: { category: 'pair', rank: ACE, hand: 'pair of aces' },
  keptOnFold: [],
  settledLast: ['cover all'],
  settleSeat,
  finish: (table, rules, meters) => ({ entries: settleCoverAll(table, rules), meters }),
}
