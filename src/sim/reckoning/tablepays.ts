/** What a wager of a table game wins, by the paytable that the house has posted; meters are reckoned with the table. */
import { parseMoney } from '../../base/money.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { Entry, GameTable } from '../../games/table/table.ts'
import type { RuleOf } from '../../rulebook/rule.ts'
import type { Running } from './running.ts'

type TableRule = RuleOf<'table game'>
type Option = NonNullable<TableRule['table']['paytables'][WagerName]>['option'][string]
type Pay = NonNullable<Option['pays'][keyof Option['pays']]>

export const ruleOfTable = ({ rule }: Running): TableRule => {
  if (rule.runs !== 'table game') throw new Error(`${rule.activity} is no table game`)
  return rule
}

/** The paytable of a wager: the posted one, or the only one. */
export function optionOf(running: Running, wager: WagerName): Option | undefined {
  const { table } = ruleOfTable(running)
  const options = table.paytables[wager]?.option ?? {}
  const posted = running.offering.settings?.[table.wagers[wager]?.with ?? wager] ?? ''
  return options[posted] ?? Object.values(options)[0]
}

/** What that entry should win beside the wager; nothing where a meter pays, or where no table says it. */
export function winOf(running: Running, entry: Entry, { seats }: GameTable): bigint | undefined {
  const { table } = ruleOfTable(running)
  const { seat, wager, what, hand } = entry
  const wagered = seats[seat]?.wagers[wager]
  if (wagered === undefined) return undefined
  if (what === 'envy') return envyOf(optionOf(running, wager)?.envy, hand, wagered)
  if (what === 'magic card') return table.magic === undefined ? undefined : times(wagered, table.magic.card)
  if (what === 'lucky bonus') return table.magic === undefined ? undefined : times(wagered, table.magic.lucky)
  if (hand === undefined) return times(wagered, evenOf(running))
  const pays =
    wager === 'cover all'
      ? table.coverAll?.players[String(Object.keys(seats).length)]?.[hand]
      : optionOf(running, wager)?.pays[hand]
  return pays === undefined || pays.is === 'meter' ? undefined : times(wagered, pays)
}

function times(wagered: bigint, pay: Pay): bigint {
  if (pay.is === 'meter') throw new Error('a meter pays no odds')
  return pay.is === 'for' ? wagered * BigInt(pay.times) : (wagered * BigInt(pay.over)) / BigInt(pay.under)
}

/** In the column of the wager; where the table goes by proportion, so many times the first. */
function envyOf(envy: Option['envy'], hand: Entry['hand'], wagered: bigint): bigint | undefined {
  if (envy === undefined || hand === undefined) return undefined
  const columns = Object.entries(envy.for).map(([text, paid]) => [parseMoney(text) ?? 100n, paid[hand]] as const)
  const own = columns.find(([amount]) => amount === wagered) ?? (envy.scales === undefined ? undefined : columns[0])
  const paid = own?.[1]
  return own === undefined || paid === undefined ? undefined : (paid * wagered) / own[0]
}

/** Ante and Play: as the document says, or as the house has said where that is left to the layout. */
function evenOf({ rule, offering }: Running): Pay {
  const { even } = ruleOfTable({ rule } as Running).table
  if ('pays' in even) return even.pays
  const [, over = '1', under = '1'] = /^(\d+) to (\d+)$/.exec(offering.supplied?.[even.supplied] ?? '') ?? []
  return { is: 'to', over: Number(over), under: Number(under) }
}
