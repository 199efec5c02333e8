/** Ante, Play and Super Bonus against the dealer. */
import { KING } from '../../cards/card.ts'
import { collected, handedBack, lineOf, paidTo } from '../table/entries.ts'
import { fourFrom, type Shown } from '../table/hands.ts'
import { clauseOf, type TableRules, type Wagers } from '../table/rules.ts'
import type { Entry } from '../table/table.ts'

export type Result = 'not qualified' | 'lower' | 'equal' | 'higher'

/** The dealer plays with king high or better; below that no hands are compared. */
function resultOf(own: Shown, dealer: Shown): Result {
  if (dealer.four < fourFrom('high card', KING)) return 'not qualified'
  return own.four < dealer.four ? 'lower' : own.four === dealer.four ? 'equal' : 'higher'
}

export function settleMain(rules: TableRules, seat: string, wagers: Wagers, own: Shown, dealer: Shown): Entry[] {
  const { ante, play, 'super bonus': bonus } = wagers
  if (ante === undefined || play === undefined || bonus === undefined)
    throw new Error('only who made all three wagers is settled against the dealer')
  const result = resultOf(own, dealer)
  const by = clauseOf(rules, result)
  const paid = `${by} ${clauseOf(rules, 'odds')}`
  const anteBet = { seat, wager: 'ante', wagered: ante } as const
  const playBet = { seat, wager: 'play', wagered: play } as const
  const superBonus = settleSuperBonus(rules, { seat, wager: 'super bonus', wagered: bonus }, own, result)
  switch (result) {
    case 'not qualified':
      return [handedBack(anteBet, by), paidTo(playBet, rules.even, paid), superBonus]
    case 'lower':
      return [collected(anteBet, by), collected(playBet, by), superBonus]
    case 'equal':
      return [handedBack(anteBet, by), handedBack(playBet, by), superBonus]
    case 'higher':
      return [paidTo(anteBet, rules.even, paid), paidTo(playBet, rules.even, paid), superBonus]
  }
}

/** By its own table whatever the dealer has; below the table it goes back, except to a beaten hand. */
function settleSuperBonus(
  rules: TableRules,
  bet: { seat: string; wager: 'super bonus'; wagered: Entry['wagered'] },
  own: Shown,
  result: Result,
): Entry {
  const table = rules.pays['super bonus']!
  const line = lineOf(table, own)
  const by = `${clauseOf(rules, result)} ${table.by}`
  if (line !== undefined) return paidTo(bet, line.pays, by, line.hand)
  return result === 'lower' ? collected(bet, by) : handedBack(bet, by)
}
