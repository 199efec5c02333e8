/** What holds for a running activity: the house's choice, or what the rule leaves no choice about. */
import { type Cents, times } from '../base/money.ts'
import type { DrawingChoice, Written } from './offering.ts'
import type { Line, RuleFile } from './rule.ts'
import { leastIn, UNBOUNDED } from './terms.ts'

export type Chosen = { readonly rule: RuleFile; readonly offering: Written }

/** The lines of the chosen chart that are there for the game; with one chart only there is nothing to choose. */
export function chartOf(rule: RuleFile, offering: Written, game?: string): readonly Line[] {
  const { charts } = rule
  if (game === undefined && charts.each !== undefined)
    return [...new Set(rule.games.flatMap((each) => chartOf(rule, offering, each.game)))]
  const options = Object.keys(charts.option)
  const chosen =
    (game === undefined ? undefined : offering.charts?.[game]) ?? offering.chart ?? versionChart(rule, offering)
  const lines = charts.option[chosen ?? (options.length === 1 ? (options[0] ?? '') : '')] ?? []
  return lines.filter(
    (line) =>
      (game === undefined || line.games === undefined || line.games.includes(game)) && isOffered(line, rule, offering),
  )
}

/** Each version has a chart under its own name: the posted version says which. */
export const isByVersion = ({ charts, settings }: RuleFile): boolean =>
  settings?.version?.oneOf.every((version) => charts.option[version] !== undefined) === true

const versionChart = (rule: RuleFile, { settings }: Written): string | undefined =>
  isByVersion(rule) ? settings?.version : undefined

/** Where the house may choose among the hands of a chart, those with a posted prize are offered. */
function isOffered({ line, pays, outcome }: Line, { charts, runs }: RuleFile, { lines, prizes }: Written): boolean {
  // A prize that is drawn for is no hand.
  const isHand = runs !== 'promotion' || outcome !== undefined
  if (lines !== undefined && isHand) return lines.includes(line)
  return charts.some === undefined || pays.kind !== 'fixed' || prizes?.[line] !== undefined
}

/** Fees that the lock of a round books: sensed ones, and those that the dealer records with a button, if at all. */
export const isBookedAtLock = ({ fee }: Pick<RuleFile, 'fee'>): boolean =>
  fee !== undefined && fee.evidence !== 'counted'

/** Nobody but the lock knows who has paid: a hand is judged only in a round that was started. */
export const needsLock = ({ fee }: Pick<RuleFile, 'fee'>): boolean =>
  fee?.evidence === 'sensed' || fee?.evidence === 'recorded'

/** The activity whose accounts hold the money: its own, or the one whose reserve pays for it. */
export const funderOf = ({ reserve, activity }: Pick<RuleFile, 'reserve' | 'activity'>): string =>
  reserve.of?.activity ?? activity

/** What the house says of its base game: `backline GAME` among the settings of an activity that asks. */
export function backlineIn({ settings }: Written, game: string): boolean | undefined {
  const said = settings?.[`backline ${game}`]
  return said === undefined ? undefined : said === 'allowed'
}

/** Above it a pool does not grow; a pool without a cap has all the room there is. */
export const capOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.cap ?? rule.pools[pool]?.cap?.range.max ?? UNBOUNDED

export const reseedOf = ({ rule, offering }: Chosen, pool: string): Cents =>
  offering.pools?.[pool]?.reseed ?? rule.pools[pool]?.reseed.range.min ?? (0n as Cents)

/** The posted amount of a fixed prize; where the document names one amount there is nothing to post. */
export function prizeOf(chosen: Chosen, { line, pays }: Line, game?: string): Cents {
  const { offering } = chosen
  const posted = (game === undefined ? undefined : offering.prizesIn?.[game]?.[line]) ?? offering.prizes?.[line]
  if (posted !== undefined) return posted
  if (pays.kind === 'fixed' && pays.times !== undefined) {
    const { of, factor } = pays.times
    const other = chartOf(chosen.rule, offering).find((candidate) => candidate.line === of)
    if (other !== undefined) return times(prizeOf(chosen, other, game), factor)
  }
  if (pays.kind === 'fixed' && pays.range.min === pays.range.max) return pays.range.min
  throw new Error(`no prize posted for ${line}`)
}

/** How many tickets a hand brings: as posted, or as the document names the one number; more of them by the limit of the table. */
export function ticketsFor({ offering }: Chosen, { line, pays }: Line, limit?: string): number {
  if (pays.kind !== 'ticket') return 0
  const least = limit === undefined ? undefined : leastIn(limit)
  if (pays.more !== undefined && least !== undefined && least >= pays.more.from) return pays.more.tickets
  const posted = typeof offering.tickets === 'object' ? offering.tickets[line] : offering.tickets
  return posted ?? pays.tickets.min
}

/** The offering as it stands for one of its drawings: a drawing that posts prizes of its own is played for those alone. */
export function forDrawing<Choice extends Written>(
  { game, draws }: RuleFile,
  offering: Choice,
  drawing: DrawingChoice | undefined,
): Choice {
  if (drawing?.prizes === undefined && drawing?.things === undefined) return offering
  const isRung = ([line]: readonly [string, unknown]) => draws !== undefined || game?.rungs.includes(line) === true
  const { things: _, prizes = {}, ...rest } = offering
  const others = Object.entries(prizes).filter((entry) => !isRung(entry))
  return {
    ...rest,
    prizes: { ...Object.fromEntries(others), ...drawing.prizes },
    ...(drawing.things === undefined ? {} : { things: drawing.things }),
  } as Choice
}
