/** Play, Ante and the automatic bonus against a dealer who always plays and loses ties. */
import { collected, lineOf, paidTo } from '../table/entries.ts'
import type { Shown } from '../table/hands.ts'
import { clauseOf, type TableRules, type Wagers } from '../table/rules.ts'
import type { Entry } from '../table/table.ts'

export function settleMain(rules: TableRules, seat: string, wagers: Wagers, own: Shown, dealer: Shown): Entry[] {
  const { ante, play } = wagers
  if (ante === undefined || play === undefined)
    throw new Error('only who made both wagers is settled against the dealer')
  const result = own.four > dealer.four ? 'higher' : own.four === dealer.four ? 'equal' : 'lower'
  const by = clauseOf(rules, result)
  const settled = (wager: 'play' | 'ante', wagered: Entry['wagered']): Entry =>
    result === 'lower'
      ? collected({ seat, wager, wagered }, by)
      : paidTo({ seat, wager, wagered }, rules.even, `${by} ${clauseOf(rules, 'odds')}`)
  return [settled('play', play), settled('ante', ante), ...automaticBonus(rules, seat, ante, own)]
}

/** By the Ante, whether that wins or loses; nothing of it goes back. */
function automaticBonus(rules: TableRules, seat: string, ante: Entry['wagered'], own: Shown): Entry[] {
  const table = rules.pays.ante!
  const line = lineOf(table, own)
  if (line === undefined) return []
  const paid = paidTo(
    { seat, wager: 'ante', wagered: ante },
    line.pays,
    `${clauseOf(rules, 'automatic bonus')} ${table.by}`,
    line.hand,
  )
  return [{ ...paid, what: 'automatic bonus', wagered: 0n as never, isReturned: false }]
}
