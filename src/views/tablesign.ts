/** The schedules of a game against the house as its sign shows them: the wagers with a meter first, then envies, the others, the limits. */
import { formatMoney } from '../base/money.ts'
import { formatShare } from '../base/share.ts'
import { formatPay } from '../games/table/pays.ts'
import type { PayLine, TableRules, WagerName } from '../games/table/rules.ts'
import type { Written } from '../rulebook/offering.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import type { MeterSign } from './meter.ts'

type Hands = MeterSign['hands']

export function tableHands(rule: TableGameFile, offering: Written): Hands {
  const rules = tableRulesOf(rule, offering)
  const names = Object.keys(rules.pays) as WagerName[]
  const withMeter = names.filter((name) => rules.wagers[name]?.meter !== undefined)
  const others = names.filter((name) => !withMeter.includes(name))
  // Where there is one meter, its hands need no name before them.
  const nameOf = (name: WagerName): string =>
    withMeter.length === 1 && name === withMeter[0] ? '' : name === 'ante' ? 'automatic bonus: ' : `${name}: `
  return [
    ...withMeter.flatMap((name) => paid(rules.pays[name]!.lines, nameOf(name))),
    ...withMeter.flatMap((name) => envied(rules, name, nameOf(name))),
    ...others.flatMap((name) => paid(rules.pays[name]!.lines, nameOf(name))),
    ...limited(rules),
  ]
}

const limited = ({ limits }: TableRules): Hands =>
  limits === undefined
    ? []
    : [{ line: 'table limits', prize: `${formatMoney(limits.min)} to ${formatMoney(limits.max)}`, isShare: false }]

const paid = (lines: readonly PayLine[], before: string): Hands =>
  lines.map(({ hand, pays }) => ({
    line: `${before}${hand}`,
    prize: pays.is === 'meter' ? formatShare(pays.share) : formatPay(pays),
    isShare: pays.is === 'meter',
  }))

/** For the wager that is posted; where several may be made, for each. */
function envied({ envy, wagers }: TableRules, name: WagerName, before: string): Hands {
  const table = envy[name]
  if (table === undefined) return []
  const posted = wagers[name]?.amounts ?? table.columns.map(({ wager }) => wager)
  return posted.flatMap((wager) => {
    const column =
      table.columns.find((one) => one.wager === wager) ?? (table.scales === true ? table.columns[0] : undefined)
    return (column?.lines ?? []).map(({ hand, amount }) => ({
      line: `${before}envy for ${hand}${posted.length === 1 ? '' : ` with ${formatMoney(wager)}`}`,
      prize: formatMoney(((amount * wager) / column!.wager) as typeof amount),
      isShare: false,
    }))
  })
}
