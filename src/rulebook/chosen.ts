/** What holds for a running activity: the house's choice, or what the rule leaves no choice about. */
import { type Cents, times } from '../base/money.ts'
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

/** The activity whose accounts hold the money: its own, or the one whose reserve pays for it. */
export const funderOf = ({ reserve, activity }: Pick<RuleFile, 'reserve' | 'activity'>): string =>
  reserve.of?.activity ?? activity

/** What the house says of its base game: `backline GAME` among the settings of an activity that asks. */
export function backlineIn({ settings }: Offering, game: string): boolean | undefined {
  const said = settings?.[`backline ${game}`]
  return said === undefined ? undefined : said === 'allowed'
}

/** Above it a pool does not grow; a pool without a cap has all the room there is. */
export const capOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.cap ?? rule.pools[pool]?.cap?.range.max ?? UNBOUNDED

export const reseedOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.reseed ?? rule.pools[pool]?.reseed.range.min ?? (0n as Cents)

/** The posted amount of a fixed prize; where the document names one amount there is nothing to post. */
export function prizeOf(chosen: Chosen, { line, pays }: Line): Cents {
  const { offering } = chosen
  const posted = offering.prizes?.[line]
  if (posted !== undefined) return posted
  if (pays.kind === 'fixed' && pays.times !== undefined) {
    const { of, factor } = pays.times
    const other = chartOf(chosen.rule, offering).find((candidate) => candidate.line === of)
    if (other !== undefined) return times(prizeOf(chosen, other), factor)
  }
  if (pays.kind === 'fixed' && pays.range.min === pays.range.max) return pays.range.min
  throw new Error(`no prize posted for ${line}`)
}
