/** What the paytables of a game against the house pay for a hand, whatever its dealer holds. */
import { parseMoney, toWire } from '../../base/money.ts'
import { partRoundedDown } from '../../base/share.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { lineOf } from '../../games/table/entries.ts'
import { shownOf } from '../../games/table/hands.ts'
import type { PayLine, WagerName } from '../../games/table/rules.ts'
import type { Written } from '../../rulebook/offering.ts'
import { type TableGameFile, tableRulesOf } from '../../rulebook/tablegame.ts'
import type { SignPrize } from '../../words/signprize.ts'
import type { MeterSign } from '../signs/meter.ts'
import { type Brought, groundsOf } from './brought.ts'

/** Fewer are no hand of these games. */
const DEALT = 5

export function paytablePays(
  rule: TableGameFile,
  offering: Written,
  { hand = [] }: Deal,
  sign: MeterSign | undefined,
): Brought[] {
  if (hand.length !== DEALT) return []
  const rules = tableRulesOf(rule, offering)
  const shown = shownOf(hand)
  return (Object.keys(rules.pays) as WagerName[]).flatMap((wager): Brought[] => {
    const table = rules.pays[wager]!
    const line = lineOf(table, shown)
    if (line === undefined) return []
    const meter = sign?.pools.find(({ pool }) => pool === rules.wagers[wager]?.meter)?.posted
    return [
      {
        to: 'you',
        name: { is: 'pay', wager, hand: line.hand },
        prize: prizeOf(line, meter),
        by: groundsOf(rule, [table.by]),
      },
    ]
  })
}

function prizeOf({ pays }: PayLine, meter: string | undefined): SignPrize {
  switch (pays.is) {
    case 'to':
      return { is: 'odds', over: pays.over, under: pays.under }
    case 'for':
      return { is: 'for one', times: pays.times }
    case 'meter': {
      const shows = parseMoney(meter ?? '')
      return shows === undefined
        ? { is: 'share', share: '100%' }
        : { is: 'amount', amount: toWire(partRoundedDown(shows, pays.share)) }
    }
  }
}
