/** The exact chances of the lines that a meter pays, by the paytable that a house has posted. Done beside the house. */
import { offeringOf, ruleOf } from '../../engine/offerings/running.ts'
import type { WagerName } from '../../games/table/rules.ts'
import { allHands, paytableOdds } from '../../odds/paytable.ts'
import { setsUpTo } from '../../odds/sets.ts'
import { isTableGame, tableRulesOf } from '../../rulebook/tablegame.ts'

/** Over and under of a fraction, as text. */
export type MeterChance = {
  readonly wager: string
  readonly line: string
  readonly over: string
  readonly under: string
}

export function meterOdds({
  rule: text,
  offering,
}: {
  readonly rule: string
  readonly offering: string
}): MeterChance[] {
  const rule = ruleOf(text)
  if (!isTableGame(rule)) return []
  const rules = tableRulesOf(rule, offeringOf(offering))
  const hands = allHands(setsUpTo(5)[5]!)
  return (Object.keys(rules.pays) as WagerName[]).flatMap((wager) => {
    const table = rules.pays[wager]
    if (table === undefined || !table.lines.some(({ pays }) => pays.is === 'meter')) return []
    const { lines } = paytableOdds(rules, wager, hands)
    const paid: ReadonlySet<string> = new Set(
      table.lines.filter(({ pays }) => pays.is === 'meter').map(({ hand }) => hand),
    )
    return lines
      .filter(({ hand }) => paid.has(hand))
      .map(({ hand, probability: { over, under } }) => ({ wager, line: hand, over: `${over}`, under: `${under}` }))
  })
}
