/** The schedules of a game against the house as its sign shows them: the wagers with a meter first, then envies, the others, the limits. */

import { toWire } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import type { PayLine, TableRules, WagerName } from '../../games/table/rules.ts'
import type { Written } from '../../rulebook/offering.ts'
import { type TableGameFile, tableRulesOf } from '../../rulebook/tablegame.ts'
import { signLine } from '../../words/en/lines.ts'
import type { SignLine } from '../../words/signline.ts'
import type { SignPrize } from '../../words/signprize.ts'
import type { HandSign } from './handsign.ts'

type Hands = HandSign[]
type Wagered = { wager?: WagerName }

const sign = (name: SignLine, prize: SignPrize): Hands[number] => ({
  line: signLine(name) ?? '',
  name,
  prize,
})

export function tableHands(rule: TableGameFile, offering: Written): Hands {
  const rules = tableRulesOf(rule, offering)
  const names = Object.keys(rules.pays) as WagerName[]
  const withMeter = names.filter((name) => rules.wagers[name]?.meter !== undefined)
  const others = names.filter((name) => !withMeter.includes(name))
  // Where there is one meter, its hands need no name before them.
  const named = (name: WagerName): Wagered => (withMeter.length === 1 && name === withMeter[0] ? {} : { wager: name })
  return [
    ...withMeter.flatMap((name) => paid(rules.pays[name]!.lines, named(name), rules.wagers[name]?.meter)),
    ...withMeter.flatMap((name) => envied(rules, name, named(name))),
    ...others.flatMap((name) => paid(rules.pays[name]!.lines, named(name))),
    ...limited(rules),
  ]
}

const limited = ({ limits }: TableRules): Hands =>
  limits === undefined
    ? []
    : [sign({ is: 'limits' }, { is: 'range', min: toWire(limits.min), max: toWire(limits.max) })]

const paid = (lines: readonly PayLine[], wagered: Wagered, meter?: string): Hands =>
  lines.map(({ hand, pays }) => sign({ is: 'pay', ...wagered, hand }, prizeOf(pays, meter)))

function prizeOf(pays: PayLine['pays'], meter: string | undefined): SignPrize {
  switch (pays.is) {
    case 'to':
      return { is: 'odds', over: pays.over, under: pays.under }
    case 'for':
      return { is: 'for one', times: pays.times }
    case 'meter':
      return { is: 'share', share: formatShare(pays.share), ...(meter === undefined ? {} : { pool: meter }) }
  }
}

/** For the wager that is posted; where several may be made, for each. */
function envied({ envy, wagers }: TableRules, name: WagerName, wagered: Wagered): Hands {
  const table = envy[name]
  if (table === undefined) return []
  const posted = wagers[name]?.amounts ?? table.columns.map(({ wager }) => wager)
  return posted.flatMap((wager) => {
    const column =
      table.columns.find((one) => one.wager === wager) ?? (table.scales === true ? table.columns[0] : undefined)
    const bet = posted.length === 1 ? {} : { with: toWire(wager) }
    return (column?.lines ?? []).map(({ hand, amount }) =>
      sign(
        { is: 'envy', ...wagered, hand, ...bet },
        { is: 'amount', amount: toWire(((amount * wager) / column!.wager) as typeof amount) },
      ),
    )
  })
}
