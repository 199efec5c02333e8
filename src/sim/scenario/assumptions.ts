/** What a scenario leaves open about an offering is filled in, and said; the engine itself takes complete offerings only. */
import { stringify } from 'yaml'
import { dollars, formatMoney, larger, ZERO } from '../../base/money.ts'
import { isMultiple, multipleNumber } from '../../base/multiple.ts'
import { formatShare, percent, type Share } from '../../base/share.ts'
import { isByVersion } from '../../rulebook/choice.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { isTableGame, leastOf, oddsLeftOpen, poolsOf, printedWager, rateClause } from '../../rulebook/tablegame.ts'
import { formatRange, type MoneyRange, UNBOUNDED, type WholeRange } from '../../rulebook/terms.ts'
import { daysOf, drawingsOf } from './assumeddays.ts'
import { type Sketched, tournamentWords, wholeTournament } from './file/tournamentsketch.ts'
import { promised } from './promised.ts'

export type Completed = {
  readonly offering: Written
  /** What was filled in, in words with the clause. */
  readonly assumed: readonly string[]
  /** Daily increases and administrative fees happen only where the scenario speaks of them. */
  readonly quiet: { readonly daily: readonly string[]; readonly admin: boolean }
}

/** The first chart and structure, the first of each setting, the least of each range; of a cap the most. */
export function completed(rule: RuleFile, { tournament: sketched, ...sketch }: Sketched, today: string): Completed {
  const assumed: string[] = []
  const fill = <T>(value: T | undefined, otherwise: T, says: string, by: string): T => {
    if (value !== undefined) return value
    assumed.push(`${says} [${by}]`)
    return otherwise
  }
  const tournament = wholeTournament(rule, sketched, fill)
  const written: Written = {
    ...sketch,
    ...(tournament === undefined ? {} : { tournament, games: sketch.games ?? [rule.games[0]!.game] }),
  }
  const charts = Object.keys(rule.charts.option)
  const chart =
    charts.length > 1 && !isByVersion(rule)
      ? fill(written.chart, charts[0]!, `chart ${charts[0]}`, rule.charts.by)
      : written.chart
  const structured = rule.shares ?? rule.room ?? rule.divided
  const [first] = Object.keys(structured?.option ?? {})
  const structure =
    structured === undefined || first === undefined
      ? written.structure
      : fill(written.structure, first, `payout structure ${first}`, structured.by)
  const settings = { ...written.settings }
  // What a card decides is nobody's choice, so nothing is assumed of it.
  for (const [name, { by, oneOf }] of Object.entries(rule.settings ?? {}).filter(
    ([, { anew }]) => anew?.how !== 'drawn card',
  )) {
    const first = printedWager(rule, settings, name) ?? oneOf[0]!
    settings[name] = fill(settings[name], first, `${name} ${first}`, by)
  }
  const prizes = { ...written.prizes }
  const ranges = { ...written.ranges }
  const posted = isByVersion(rule) ? settings.version : chart
  for (const line of rule.charts.option[posted ?? charts[0]!] ?? []) {
    if (line.table !== undefined)
      prizes[line.table.line] ??= fill(
        undefined,
        line.table.range.min,
        `${line.table.line} ${formatMoney(line.table.range.min)}`,
        line.table.by,
      )
    if (line.pays.kind === 'entered') {
      const { range } = line.pays
      ranges[line.line] = fill(ranges[line.line], range, `${line.line} from ${formatRange(range)}`, line.by)
    }
    if (line.pays.kind !== 'fixed' || line.pays.times !== undefined) continue
    const { min, max } = line.pays.range
    if (min === max) continue
    // Where the house may choose among the hands, those it names are all it offers.
    if (rule.charts.some !== undefined && written.prizes !== undefined && prizes[line.line] === undefined) continue
    prizes[line.line] = fill(prizes[line.line], min, `prize for ${line.line} ${formatMoney(min)}`, line.by)
  }
  const pools = { ...written.pools }
  const daily: string[] = []
  for (const [name, terms] of Object.entries(poolsOf(rule, { ...written, settings }))) {
    const choice = { ...pools[name] }
    if (isTableGame(rule))
      choice.rate = fill(choice.rate, percent(25), `rate of progression of ${name} 25%`, rateClause(rule, name))
    const least = isTableGame(rule) ? (leastOf(rule, { ...written, settings }, name) ?? ZERO) : ZERO
    const seed = larger(terms.seed.range.min, least)
    const reseed = larger(terms.reseed.range.min, least)
    choice.seed = fill(choice.seed, seed, `seed of ${name} ${formatMoney(seed)}`, terms.seed.by)
    choice.reseed = fill(choice.reseed, reseed, `reseed of ${name} ${formatMoney(reseed)}`, terms.reseed.by)
    if (terms.cap !== undefined) {
      const { min: least, max: cap } = terms.cap.range
      choice.cap ??= least === cap ? cap : fill(undefined, cap, `cap of ${name} ${formatMoney(cap)}`, terms.cap.by)
    }
    if (terms.daily !== undefined) {
      if (choice.daily === undefined) daily.push(name)
      const { min } = terms.daily.range
      const says = `daily increase of ${name} ${formatMoney(min)}, left out of this scenario`
      choice.daily = fill(choice.daily, min, says, terms.daily.by)
      choice.at = fill(choice.at, '06:00', `daily increase at 06:00`, terms.daily.at.by)
    }
    pools[name] = choice
  }
  const { admin: terms } = rule.reserve
  const least = terms?.range.min
  const admin =
    terms === undefined || least === undefined
      ? written.admin
      : fill(written.admin, least, `administrative fee ${formatMoney(least)}, left out of this scenario`, terms.by)
  const periods =
    rule.period === undefined
      ? written.periods
      : fill(
          written.periods,
          [{ from: '06:00', to: '06:00' }],
          'one posted period each day, from 06:00 to 06:00',
          rule.period.by,
        )
  const days =
    written.from === undefined && written.to === undefined ? daysOf(rule, { ...written, settings }, today) : undefined
  const { from, to } = days === undefined ? written : fill(undefined, ...days)
  const drawn = drawingsOf(rule, { ...written, settings, to })
  const drawings = drawn === undefined ? written.drawings : fill(written.drawings, ...drawn)
  const supplied = { ...written.supplied }
  const odds = oddsLeftOpen(rule)
  if (odds !== undefined) supplied[odds.what] = fill(supplied[odds.what], '1 to 1', `${odds.what} 1 to 1`, odds.by)
  for (const { what } of rule.absent)
    supplied[what] = fill(supplied[what], 'as the house says', `${what} as the house says`, rule.charts.by)
  const limitsBy = rule.table?.terms.limits?.by
  const limits =
    limitsBy === undefined
      ? written.limits
      : fill(written.limits, WIDE, `limits ${formatMoney(WIDE.min)} to ${formatMoney(WIDE.max)}`, limitsBy)
  const id = rule.id ?? supplied.id
  const advertisement = written.advertisement ?? {
    ...(id === undefined ? {} : { id }),
    words: [
      ...rule.signs.words.map(({ says }) => says),
      ...feeWords(rule, written),
      ...tournamentWords(rule, tournament),
    ],
  }
  const offering = {
    ...written,
    ...(chart === undefined ? {} : { chart }),
    ...(structure === undefined ? {} : { structure }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...(Object.keys(prizes).length === 0 ? {} : { prizes }),
    ...(Object.keys(ranges).length === 0 ? {} : { ranges }),
    ...(periods === undefined ? {} : { periods }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(drawings === undefined ? {} : { drawings }),
    ...(limits === undefined ? {} : { limits }),
    ...(written.series === undefined ? {} : { series: printedSeries(rule, written.series) }),
    ...promised(rule, { ...written, ...(chart === undefined ? {} : { chart }), settings }, fill),
    pools,
    ...(admin === undefined ? {} : { admin }),
    advertisement,
    ...(rule.absent.length === 0 ? {} : { supplied }),
  }
  return { offering, assumed, quiet: { daily, admin: written.admin === undefined } }
}

/** Whatever must stand on a piece does, and the advertisement names its fee. */
const printedSeries = ({ pieces }: RuleFile, series: NonNullable<Written['series']>): Written['series'] =>
  Object.fromEntries(
    Object.entries(series).map(([code, one]) => [code, { printed: pieces?.printed?.says ?? [], ...one }]),
  )
const feeWords = ({ pieces }: RuleFile, { series = {} }: Written): string[] =>
  pieces?.fee === undefined
    ? []
    : Object.values(series).flatMap(({ fee }) => (fee === undefined ? [] : [`redemption fee ${formatMoney(fee)}`]))

/** Where nothing is said of them, limits shut nothing out. */
const WIDE = { min: dollars(1), max: dollars(100_000) }

/** The offering as a file that the engine reads: every value a word. */
export const offeringText = (offering: Written): string => stringify(inWords(offering))

function inWords(value: unknown): unknown {
  if (typeof value === 'bigint') return formatMoney(value as never)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(inWords)
  if (typeof value !== 'object' || value === null) return value
  if (isShare(value)) return formatShare(value)
  if (isMultiple(value)) return String(multipleNumber(value))
  if (isCounts(value)) return `${value.min}..${value.max === Number.MAX_SAFE_INTEGER ? '' : value.max}`
  if (isRange(value)) return `${formatMoney(value.min)}..${value.max === UNBOUNDED ? '' : formatMoney(value.max)}`
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, inWords(inner)]])),
  )
}

export const isShare = (value: object): value is Share => 'isShare' in value
const isCounts = (value: object): value is WholeRange => 'min' in value && typeof value.min === 'number'
export const isRange = (value: object): value is MoneyRange =>
  'min' in value && 'max' in value && typeof value.min === 'bigint' && typeof value.max === 'bigint'
