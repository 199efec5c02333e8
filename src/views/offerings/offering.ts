/** What the house may choose of an activity, made from its rule file: the form that an offering is drafted with. */

import { formatMoney } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import { saysOf } from '../../rulebook/cited.ts'
import { holdsOccasions } from '../../rulebook/offering.ts'
import type { Line, PoolTerms, RuleFile } from '../../rulebook/rule.ts'
import { formatRange, type MoneyRange, ticketsText, UNBOUNDED } from '../../rulebook/terms.ts'
import { type CreditForm, creditForm } from './creditform.ts'
import { type PieceForm, pieceForm } from './pieceform.ts'
import { type PromotionForm, promotionForm } from './promotionform.ts'
import { type SquaresForm, squaresForm } from './squaresform.ts'
import { type TournamentForm, tournamentForm } from './tournamentform.ts'

/** A term with its clause in words. */
type Term = { readonly clause: string; readonly says: string }
/** `only`: the document names one amount, so there is nothing to choose. */
export type AmountField = Term & {
  readonly range: string
  readonly only?: string
  /** The ends of a range that has both. */
  readonly ends?: readonly [least: string, most: string]
}
export type LineField = Term & {
  readonly line: string
  readonly games?: readonly string[]
  readonly pays: Line['pays']['kind']
  /** What is paid, where the house has no say in it. */
  readonly paid?: string
  readonly amount?: AmountField
}
export type PoolField = {
  readonly pool: string
  readonly amounts: Readonly<Partial<Record<'seed' | 'reseed' | 'cap' | 'daily', AmountField>>>
  /** The designated time of the daily increase. */
  readonly at?: Term
  /** What a meter gains of each wager of a table game. */
  readonly rate?: Term
}
export type OfferingForm = {
  /** Of an occasion its key. */
  readonly activity: string
  /** Whether several occasions of it may be offered at once. */
  readonly occasions: boolean
  readonly name: string
  readonly games: readonly string[]
  readonly charts: Term & {
    readonly options: Readonly<Record<string, readonly LineField[]>>
    /** Each game may have a chart of its own; hands may be left out. */
    readonly each: boolean
    readonly some: boolean
  }
  readonly structures?: Term & { readonly options: Readonly<Record<string, string>> }
  readonly settings: readonly (Term & { readonly name: string; readonly oneOf: readonly string[]; isDrawn: boolean })[]
  readonly pools: readonly PoolField[]
  readonly multiplier?: Term & { readonly range: string }
  /** The least and the most of a wager, where the document has them posted. */
  readonly limits?: Term
  readonly admin?: AmountField
  readonly hours?: Term
  readonly periods?: Term
  /** When drawings are held: one in each of these hours, if the rules say so. `prize` is what the lowest step of each may have of its own. */
  readonly drawings?: Term & {
    readonly hours?: { readonly from: string; readonly to: string }
    readonly prize?: AmountField & { readonly line: string }
  }
  /** Merchandise for each step of a game; `valued` have no amount of their own as money. */
  readonly things?: Term & { readonly lines: readonly string[]; readonly valued: readonly string[] }
  /** Of a promotion, beside its prizes. */
  readonly promotion?: PromotionForm
  /** Of credits, beside the days. */
  readonly credits?: CreditForm
  /** Of squares: the game and its periods. */
  readonly squares?: SquaresForm
  /** Of a tournament: its structure. */
  readonly tournament?: TournamentForm
  /** Of coupons and chips without cash value. */
  readonly pieces?: PieceForm
  readonly signs: {
    readonly id?: Term & { readonly id: string; readonly always: boolean }
    readonly words: readonly (Term & { readonly text: string })[]
    readonly show: readonly (Term & { readonly what: string })[]
  }
  readonly absent: readonly { readonly what: string; readonly says: string }[]
}

export function offeringForm(rule: RuleFile): OfferingForm {
  const { charts, settings = {}, multiplier, signs } = rule
  const term = (by: string) => termOf(rule, by)
  const structured = rule.shares ?? rule.room ?? rule.divided
  const hours = rule.who.find(({ need }) => need === 'posted hours')
  const promotion = promotionForm(rule)
  const credits = creditForm(rule)
  const squares = squaresForm(rule)
  const tournament = tournamentForm(rule)
  const pieces = pieceForm(rule)
  return {
    activity: rule.activity,
    occasions: holdsOccasions(rule),
    name: rule.name,
    games: rule.games.map(({ game }) => game),
    charts: {
      ...term(charts.by),
      options: Object.fromEntries(
        Object.entries(charts.option).map(([name, lines]) => [name, lines.flatMap((line) => lineFields(rule, line))]),
      ),
      each: charts.each !== undefined,
      some: charts.some !== undefined,
    },
    ...(structured === undefined || Object.keys(structured.option).length === 0
      ? {}
      : { structures: { ...term(structured.by), options: structureWords(rule) } }),
    settings: Object.entries(settings).map(([name, { by, oneOf, anew }]) => ({
      ...term(by),
      name,
      oneOf,
      isDrawn: anew?.how === 'drawn card',
    })),
    pools: Object.entries(rule.pools).map(([pool, terms]) => poolField(rule, pool, terms)),
    ...(multiplier === undefined
      ? {}
      : { multiplier: { ...term(multiplier.by), range: timesRange(multiplier.range) } }),
    ...(rule.table?.terms.limits === undefined ? {} : { limits: term(rule.table.terms.limits.by) }),
    ...(rule.reserve.admin === undefined ? {} : { admin: amountField(rule, rule.reserve.admin) }),
    ...(hours === undefined ? {} : { hours: term(hours.by) }),
    ...(rule.period === undefined ? {} : { periods: term(rule.period.by) }),
    ...(rule.drawn === undefined ? {} : { drawings: drawingsField(rule, rule.drawn) }),
    ...(rule.drawn !== undefined || rule.draws === undefined ? {} : { drawings: drawingsField(rule, rule.draws[0]!) }),
    ...(promotion === undefined ? {} : { promotion }),
    ...(credits === undefined ? {} : { credits }),
    ...(squares === undefined ? {} : { squares }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(pieces === undefined ? {} : { pieces }),
    ...thingsOf(rule),
    signs: {
      ...(signs.id === undefined
        ? {}
        : { id: { ...term(signs.id.by), id: rule.id ?? '', always: signs.id.when === 'always' } }),
      words: signs.words.map(({ by, says }) => ({ ...term(by), text: says })),
      show: signs.show.map(({ by, what }) => ({ ...term(by), what })),
    },
    absent: rule.absent,
  }
}

const termOf = (rule: RuleFile, by: string): Term => ({ clause: by, says: saysOf(rule, by) })

const amountField = (rule: RuleFile, { by, range }: { by: string; range: MoneyRange }): AmountField => ({
  ...termOf(rule, by),
  range: formatRange(range),
  ...(range.min === range.max
    ? { only: formatMoney(range.min) }
    : range.max === UNBOUNDED
      ? {}
      : { ends: [formatMoney(range.min), formatMoney(range.max)] }),
})

const drawingsField = (rule: RuleFile, { by, each }: Pick<NonNullable<RuleFile['drawn']>, 'by' | 'each'>) => ({
  ...termOf(rule, by),
  ...(each === undefined ? {} : { hours: { from: each.hours.from, to: each.hours.to } }),
  ...ownPrize(rule),
})

/** The step of a game whose amount the house posts; the others follow from it. */
function ownPrize(rule: RuleFile): { prize?: AmountField & { line: string } } {
  const lines = Object.values(rule.charts.option).flat()
  const lowest = lines.find(({ line, pays }) =>
    rule.game === undefined ? pays.kind === 'fixed' : line === rule.game.rungs[0],
  )
  if (lowest?.pays.kind !== 'fixed' || lowest.pays.range.min === lowest.pays.range.max) return {}
  return { prize: { ...amountField(rule, { by: lowest.by, range: lowest.pays.range }), line: lowest.line } }
}

/** Steps that the house may fill with things instead of money. */
function thingsOf(rule: RuleFile): Pick<OfferingForm, 'things'> {
  const { claim, game } = rule
  const isFixed = (name: string) =>
    Object.values(rule.charts.option).some((lines) =>
      lines.some(({ line, pays, form }) => line === name && pays.kind === 'fixed' && form === undefined),
    )
  const drawn = rule.draws === undefined ? [] : Object.values(rule.charts.option)[0]!.map(({ line }) => line)
  const lines = (game?.rungs ?? drawn).filter(isFixed)
  if (claim.things === undefined || lines.length === 0) return {}
  const all = Object.values(rule.charts.option).flat()
  const isMultiple = (name: string) =>
    all.some(({ line, pays }) => line === name && pays.kind === 'fixed' && pays.times !== undefined)
  return { things: { ...termOf(rule, claim.things.by), lines, valued: lines.filter(isMultiple) } }
}

const timesRange = ({ min, max }: { min: number; max: number }): string =>
  max === Number.MAX_SAFE_INTEGER ? `${min}x or more` : min === max ? `${min}x` : `${min}x to ${max}x`

function poolField(rule: RuleFile, pool: string, { seed, reseed, cap, daily }: PoolTerms): PoolField {
  return {
    pool,
    amounts: {
      seed: amountField(rule, seed),
      reseed: amountField(rule, reseed),
      ...(cap === undefined ? {} : { cap: amountField(rule, cap) }),
      ...(daily === undefined ? {} : { daily: amountField(rule, daily) }),
    },
    ...(daily === undefined ? {} : { at: termOf(rule, daily.at.by) }),
    ...(rule.table?.rate === undefined ? {} : { rate: termOf(rule, rule.table.rate.by) }),
  }
}

/** One that is alone is just the meter. */
const meterName = (pool: string): string => (pool === 'main' ? 'the meter' : `the meter ${pool.replaceAll('-', ' ')}`)

/** A hand, and where it has one the prize of all the others at its table. */
function lineFields(rule: RuleFile, { by, line, games, pays, table }: Line): LineField[] {
  const own = { ...termOf(rule, by), line, pays: pays.kind, ...(games === undefined ? {} : { games }) }
  const others: LineField[] =
    table === undefined
      ? []
      : [{ ...termOf(rule, table.by), line: table.line, pays: 'fixed', amount: amountField(rule, table) }]
  switch (pays.kind) {
    case 'pool':
      return [{ ...own, paid: `${formatShare(pays.share)} of ${meterName(pays.pool)}` }, ...others]
    case 'beaten':
      return [{ ...own, paid: pays.pool }, ...others]
    case 'shown':
      return [{ ...own, paid: formatRange(pays.range) }, ...others]
    case 'ticket':
      return [{ ...own, paid: ticketsText(pays.tickets) }, ...others]
    case 'points':
      return [{ ...own, paid: pays.points === 1 ? '1 point' : `${pays.points} points` }, ...others]
    case 'entered':
      return [{ ...own, amount: amountField(rule, { by, range: pays.range }) }, ...others]
    case 'fixed':
      if (pays.times !== undefined) return [{ ...own, paid: `${pays.times.factor} × ${pays.times.of}` }, ...others]
      return [{ ...own, amount: amountField(rule, { by, range: pays.range }) }, ...others]
    default:
      return [own, ...others]
  }
}

function structureWords({ shares, room, divided }: RuleFile): Record<string, string> {
  const words: [string, string][] = [
    ...Object.entries(shares?.option ?? {}).map(([name, { loser, winner, table }]): [string, string] => [
      name,
      `losing hand ${formatShare(loser)}, winning hand ${formatShare(winner)}, table ${formatShare(table)}`,
    ]),
    ...Object.entries(room?.option ?? {}).map(([name, { player, room: others }]): [string, string] => [
      name,
      `player ${formatShare(player)}, room ${formatShare(others)}`,
    ]),
    ...Object.entries(divided?.option ?? {}).map(([name, { from }]): [string, string] => [
      name,
      from === undefined
        ? 'each winner has the whole prize'
        : `from ${formatMoney(from)} on the table divides one prize`,
    ]),
  ]
  return Object.fromEntries(words)
}
