/**
 * Games against the house in rule files: paytables, wagers and terms of procedure, each with its clause. Together with the
 * house's choice they make the rules that the play in games/table follows.
 */
import { citedIn } from '../base/cited.ts'
import { type Cents, parseMoney } from '../base/money.ts'
import type { Share } from '../base/share.ts'
import type { HandName } from '../games/table/hands.ts'
import { type Pay, parsePay } from '../games/table/pays.ts'
import {
  DEALING,
  type PayLine,
  SEVERAL_HITS,
  SHUFFLING,
  type TableRules,
  type Terms,
  WAGERS,
  type WagerName,
} from '../games/table/rules.ts'
import type { Written } from './offering.ts'
import type { RuleFile, RuleOf } from './rule.ts'

export type TableGameFile = RuleOf<'table game'>
export type TableGameTerms = TableGameFile['table']
export const isTableGame = (rule: RuleFile): rule is TableGameFile => rule.runs === 'table game'

const NOT = 'none'
const linesOf = (pays: { readonly [Hand in HandName]?: Pay }): PayLine[] =>
  Object.entries(pays).map(([name, pays]) => ({ hand: name as HandName, pays: pays as Pay }))

/** Which table of a wager the house chose; nothing where it does not offer the wager. */
export function chosenOption({ table }: TableGameFile, { settings }: Written, name: WagerName): string | undefined {
  const options = Object.keys(table.paytables[name]?.option ?? {})
  const chosen = settings?.[table.wagers[name]?.with ?? name]
  if (chosen === NOT) return undefined
  return chosen !== undefined && options.includes(chosen) ? chosen : (options[0] ?? chosen ?? 'offered')
}

export const isOfferedWager = (rule: TableGameFile, offering: Written, name: WagerName): boolean =>
  rule.table.wagers[name] !== undefined && chosenOption(rule, offering, name) !== undefined

/** The pools that the house's choice uses: all, but of a game only the meters of wagers that are offered. */
export function poolsOf(rule: RuleFile, offering: Written): RuleFile['pools'] {
  if (!isTableGame(rule)) return rule.pools
  const used = WAGERS.flatMap((name) =>
    isOfferedWager(rule, offering, name) ? (rule.table.wagers[name]?.meter ?? []) : [],
  )
  return Object.fromEntries(Object.entries(rule.pools).filter(([pool]) => used.includes(pool)))
}

/** The clause of this very meter, where the file has one for each. */
export function rateClause({ table, pools, charts }: TableGameFile, pool: string): string {
  const all = table.rate?.by ?? charts.by
  const own = pools[pool]?.by
  return own !== undefined && citedIn(all).includes(own) ? own : all
}

/** The least that a meter may start with under the paytable the house chose. */
export function leastOf(rule: TableGameFile, offering: Written, pool: string): Cents | undefined {
  const { wagers, paytables } = rule.table
  const name = WAGERS.find((one) => wagers[one]?.meter === pool && isOfferedWager(rule, offering, one))
  return name === undefined
    ? undefined
    : paytables[name]?.option[chosenOption(rule, offering, name) ?? '']?.least?.amount
}

/** Odds that the document leaves to the layout. */
export function oddsLeftOpen({ table }: RuleFile): { readonly what: string; readonly by: string } | undefined {
  return table !== undefined && 'supplied' in table.even ? { what: table.even.supplied, by: table.even.by } : undefined
}

/** The amount that a schedule is printed for, where the setting of its wager is still open. */
export function printedWager(rule: RuleFile, settings: Written['settings'], setting: string): string | undefined {
  const name = WAGERS.find((wager) => setting === `${wager} wager`)
  if (!isTableGame(rule) || name === undefined) return undefined
  const amount = rule.table.paytables[name]?.option[settings?.[name] ?? '']?.wager?.amount
  return amount === undefined ? undefined : rule.settings?.[setting]?.oneOf.find((text) => parseMoney(text) === amount)
}

/** The one amount that may be wagered, where there is only one. */
export const onlyWager = (rule: TableGameFile, offering: Written, name: WagerName): Cents | undefined =>
  isOfferedWager(rule, offering, name)
    ? (postedWager(offering, name) ??
      rule.table.paytables[name]?.option[chosenOption(rule, offering, name) ?? '']?.wager?.amount)
    : undefined

export const postedWager = ({ settings }: Written, name: WagerName): Cents | undefined =>
  parseMoney(settings?.[`${name} wager`] ?? '')

/** What is played: the rule file with the house's choice in it. */
export function tableRulesOf(rule: TableGameFile, offering: Written): TableRules {
  const { table } = rule
  const offered = WAGERS.filter((name) => isOfferedWager(rule, offering, name))
  const settings = offering.settings ?? {}
  const dealing = DEALING.find((way) => way === settings.dealing)
  const how = dealing === undefined ? undefined : table.dealing?.[dealing]
  const option = (name: WagerName) => table.paytables[name]?.option[chosenOption(rule, offering, name) ?? '']
  return {
    game: table.game,
    seatsMax: table.seats,
    dealerCards: table.dealerCards,
    by: {
      ...clausesOf(table.terms),
      ...clausesOf(how?.terms ?? {}),
      ...(how === undefined ? {} : { 'deck change': how.change.by }),
    },
    wagers: Object.fromEntries(
      offered.map((name) => {
        const { by, on, after = [], equal, amounts, meter } = table.wagers[name]!
        const only = onlyWager(rule, offering, name)
        const allowed = only === undefined ? amounts : [only]
        return [
          name,
          {
            by,
            on,
            after,
            ...(equal === undefined ? {} : { equal }),
            ...(allowed === undefined ? {} : { amounts: allowed }),
            ...(meter === undefined ? {} : { meter }),
          },
        ]
      }),
    ),
    unoffered: Object.fromEntries(
      WAGERS.flatMap((name) => {
        const terms = table.wagers[name]
        return terms === undefined || offered.includes(name) ? [] : [[name, terms.by]]
      }),
    ),
    pays: Object.fromEntries(
      offered.flatMap((name) => {
        const chosen = option(name)
        return chosen === undefined
          ? []
          : [[name, { by: table.paytables[name]!.by, judged: chosen.judged, lines: linesOf(chosen.pays) }]]
      }),
    ),
    envy: Object.fromEntries(
      offered.flatMap((name) => {
        const envy = option(name)?.envy
        if (envy === undefined) return []
        const columns = Object.entries(envy.for).map(([wagered, paid]) => ({
          wager: parseMoney(wagered) ?? (100n as Cents),
          lines: Object.entries(paid).map(([hand, amount]) => ({ hand: hand as HandName, amount: amount as Cents })),
        }))
        return [
          [name, { by: envy.by, judged: envy.judged, columns, ...(envy.scales === undefined ? {} : { scales: true }) }],
        ]
      }),
    ),
    ...(table.coverAll === undefined || !offered.includes('cover all')
      ? {}
      : {
          coverAll: {
            by: table.coverAll.by,
            judged: table.coverAll.judged,
            players: Object.fromEntries(
              Object.entries(table.coverAll.players).map(([count, pays]) => [count, linesOf(pays)]),
            ),
          },
        }),
    ...(table.magic === undefined || settings[table.magic.setting] === NOT || !offered.includes('hand bonus')
      ? {}
      : { magic: { by: table.magic.by, card: table.magic.card, lucky: table.magic.lucky } }),
    meters: Object.fromEntries(
      offered.flatMap((name) => {
        const meter = table.wagers[name]?.meter
        if (meter === undefined) return []
        const choice = offering.pools?.[meter]
        const reserve = option(name)?.reserve
        const options = Object.values(table.paytables[name]?.option ?? {})
        return [
          [
            meter,
            {
              by: rateClause(rule, meter),
              reset: choice?.reseed ?? (0n as Cents),
              rate: choice?.rate ?? NOTHING,
              ...(reserve === undefined ? {} : { reserve: reserve.share, reserveBy: reserve.by }),
              ...(options.some((one) => one.reserve !== undefined) ? { hasReserve: true as const } : {}),
            },
          ],
        ]
      }),
    ),
    ...(table.bonusFloor === undefined ? {} : { bonusFloorFrom: table.bonusFloor.from }),
    even: evenOf(table, offering),
    playMax: table.playMax.times,
    positions: table.positions === 'one' ? 'one' : settings[table.positions.setting] === 'several' ? 'several' : 'one',
    ...(table.severalHits === undefined
      ? {}
      : { severalHits: SEVERAL_HITS.find((way) => way === settings[table.severalHits!.setting]) ?? 'in turn' }),
    ...(offering.limits === undefined ? {} : { limits: offering.limits }),
    ...(dealing === undefined || how === undefined
      ? {}
      : {
          deck: {
            dealing,
            shuffling: SHUFFLING.find((way) => way === settings.shuffling) ?? 'by hand',
            changeHours: how.change.hours,
            cutMin: table.cut?.min ?? 0,
            stubEvery: table.stub?.every ?? Number.MAX_SAFE_INTEGER,
            ways: Object.fromEntries(
              DEALING.flatMap((way) => {
                const said = table.dealing?.[way]
                if (said === undefined) return []
                const by = { ...clausesOf(said.terms), 'deck change': said.change.by }
                return [[way, { by, changeHours: said.change.hours }]]
              }),
            ),
          },
        }),
  }
}

const NOTHING: Share = { over: 0n, under: 1n, isShare: true }

function evenOf({ even }: TableGameTerms, { supplied }: Written): Pay {
  if ('pays' in even) return even.pays
  const said = parsePay(supplied?.[even.supplied] ?? '')
  return said === undefined || said.is !== 'to' ? { is: 'to', over: 1, under: 1 } : said
}

const clausesOf = (written: TableGameTerms['terms']): Terms =>
  Object.fromEntries(Object.entries(written).map(([name, term]) => [name, term!.by]))
