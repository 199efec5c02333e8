/** What a wheel, a list of rewards or the periods of a game come to: as the house has posted them, which is less than a document allows. */
import { type Cents, larger, parseMoney, smaller } from '../../base/money.ts'
import type { Running } from '../../engine/offerings/running.ts'
import type { MoneyRange } from '../../rulebook/terms.ts'

/** From the least of them to the most; nothing where none is posted. */
export function shownRange(running: Running, line: string): MoneyRange | undefined {
  const [first, ...others] = amountsOf(running, line)
  return first === undefined ? undefined : { min: others.reduce(smaller, first), max: others.reduce(larger, first) }
}

function amountsOf({ rule, offering }: Running, line: string): Cents[] {
  const { wheel, cardWheel, rewards, squares } = offering
  if (rule.cardWheel !== undefined && cardWheel !== undefined)
    return line === rule.cardWheel.awards.line
      ? cardWheel.awards.map(({ value }) => value)
      : cardWheel.chart.map(({ amount }) => amount)
  if (wheel !== undefined)
    return [...wheel.spots.flatMap(worthOf), ...(wheel.jackpot === undefined ? [] : [wheel.jackpot.value])]
  if (rewards !== undefined) return Object.values(rewards).map(({ value }) => value)
  return squares?.periods.map(({ prize }) => prize) ?? []
}

/** A spot that is named by an amount is worth it; the double spot has no worth of its own. */
function worthOf({ spot, value }: { readonly spot: string; readonly value?: Cents | undefined }): Cents[] {
  const worth = value ?? parseMoney(spot)
  return worth === undefined ? [] : [worth]
}
