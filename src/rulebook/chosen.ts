/** What holds for a running activity: the house's choice, or what the rule leaves no choice about. */
import type { Cents } from '../base/money.ts'
import type { Offering } from './offering.ts'
import type { Line, RuleFile } from './rule.ts'
import { UNBOUNDED } from './terms.ts'

export type Chosen = { readonly rule: RuleFile; readonly offering: Offering }

/** The lines of the chosen chart that are there for the game; with one chart only there is nothing to choose. */
export function chartOf({ charts }: RuleFile, { chart }: Offering, game?: string): readonly Line[] {
  const options = Object.keys(charts.option)
  const lines = charts.option[chart ?? (options.length === 1 ? (options[0] ?? '') : '')] ?? []
  return game === undefined ? lines : lines.filter(({ games }) => games === undefined || games.includes(game))
}

/** Above it a pool does not grow; a pool without a cap has all the room there is. */
export const capOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.cap ?? rule.pools[pool]?.cap?.range.max ?? UNBOUNDED

export const reseedOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.reseed ?? rule.pools[pool]?.reseed.range.min ?? (0n as Cents)

/** The posted amount of a fixed prize; where the document names one amount there is nothing to post. */
export function prizeOf({ offering }: Chosen, { line, pays }: Line): Cents {
  const posted = offering.prizes?.[line]
  if (posted !== undefined) return posted
  if (pays.kind === 'fixed' && pays.range.min === pays.range.max) return pays.range.min
  throw new Error(`no prize posted for ${line}`)
}
