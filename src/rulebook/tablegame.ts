/**
 * Games against the house in rule files: paytables, wagers and terms of procedure, each with its clause. Together with the
 * house's choice they make the rules that the play in games/table follows.
 */
import { z } from 'zod'
import { type Cents, parseMoney } from '../base/money.ts'
import type { Share } from '../base/share.ts'
import { HAND_NAMES, type HandName, JUDGED } from '../games/table/hands.ts'
import { type Pay, parsePay } from '../games/table/pays.ts'
import {
  DEALING,
  type PayLine,
  SEVERAL_HITS,
  SHUFFLING,
  TABLE_GAMES,
  type TableRules,
  TERMS,
  type Terms,
  WAGER_PLACES,
  WAGERS,
  type WagerName,
} from '../games/table/rules.ts'
import type { Offering } from './offering.ts'
import type { RuleFile } from './rule.ts'
import { money, share, whole } from './terms.ts'

const by = z.string()
const pay = z.string().transform((text, context): Pay => {
  const read = parsePay(text)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: `"${text}" is no odds like 50 to 1, 300 for 1 or 10% of meter` })
  return z.NEVER
})
const hand = z.enum(HAND_NAMES)
const lines = z.partialRecord(hand, pay)
const amounts = z.partialRecord(hand, money)
const terms = z.partialRecord(z.enum(TERMS), z.strictObject({ by }))
const wagerName = z.enum(WAGERS)

const wager = z.strictObject({
  by,
  on: z.enum(WAGER_PLACES),
  after: z.array(wagerName).optional(),
  equal: wagerName.optional(),
  amounts: z.array(money).min(1).optional(),
  meter: z.string().optional(),
  /** The setting by which the house offers it, where that is not its own name. */
  with: z.string().optional(),
})

/** One paytable for the house to choose, with what stands on it beside the hands. */
const option = z.strictObject({
  judged: z.enum(JUDGED),
  pays: lines,
  /** By wager, what the others get for the hand. */
  envy: z
    .strictObject({ by, judged: z.enum(JUDGED), scales: by.optional(), for: z.record(z.string(), amounts) })
    .optional(),
  /** The amount that this table is printed for; another one may be posted where its envies go up and down with it. */
  wager: z.strictObject({ by, amount: money }).optional(),
  /** The least that the meter starts with. */
  least: z.strictObject({ by, amount: money }).optional(),
  /** Kept behind the meter, of each wager. */
  reserve: z.strictObject({ by, share }).optional(),
})
const paytable = z.strictObject({ by, option: z.record(z.string(), option) })

export const tableGame = z.strictObject({
  game: z.enum(TABLE_GAMES),
  seats: whole,
  dealerCards: z.enum(['5', '6']).transform((text) => (text === '6' ? 6 : 5)),
  playMax: z.strictObject({ by, times: whole }),
  /** Odds of Ante and Play; `supplied` names what the house says where the document leaves it to the layout. */
  even: z.union([z.strictObject({ by, pays: pay }), z.strictObject({ by, supplied: z.string() })]),
  positions: z.union([z.literal('one'), z.strictObject({ by, setting: z.string() })]),
  /** The setting with the house's procedure for several hands that win of one meter. */
  severalHits: z.strictObject({ by, setting: z.string() }).optional(),
  /** The amount that a meter starts anew with goes up and down with the wager. */
  seedScales: z.strictObject({ by }).optional(),
  terms,
  /** Terms of the way in which the cards are dealt. */
  dealing: z
    .partialRecord(z.enum(DEALING), z.strictObject({ terms, change: z.strictObject({ by, hours: whole }) }))
    .optional(),
  cut: z.strictObject({ by, min: whole }).optional(),
  stub: z.strictObject({ by, every: whole }).optional(),
  wagers: z.partialRecord(wagerName, wager),
  paytables: z.partialRecord(wagerName, paytable),
  coverAll: z.strictObject({ by, judged: z.enum(JUDGED), players: z.record(z.string(), lines) }).optional(),
  magic: z.strictObject({ by, card: pay, lucky: pay, setting: z.string() }).optional(),
  bonusFloor: z.strictObject({ by, from: whole }).optional(),
  /** What a meter gains of each wager is the house's to say. */
  rate: z.strictObject({ by }).optional(),
})
export type TableGameTerms = z.infer<typeof tableGame>

export type TableGameFile = RuleFile & { readonly table: TableGameTerms }
export const isTableGame = (rule: RuleFile): rule is TableGameFile => rule.table !== undefined

const NOT = 'none'
const linesOf = (pays: { readonly [Hand in HandName]?: Pay }): PayLine[] =>
  Object.entries(pays).map(([name, pays]) => ({ hand: name as HandName, pays: pays as Pay }))

/** Which table of a wager the house chose; nothing where it does not offer the wager. */
export function chosenOption({ table }: TableGameFile, { settings }: Offering, name: WagerName): string | undefined {
  const options = Object.keys(table.paytables[name]?.option ?? {})
  const chosen = settings?.[table.wagers[name]?.with ?? name]
  if (chosen === NOT) return undefined
  return chosen !== undefined && options.includes(chosen) ? chosen : (options[0] ?? chosen ?? 'offered')
}

export const isOfferedWager = (rule: TableGameFile, offering: Offering, name: WagerName): boolean =>
  rule.table.wagers[name] !== undefined && chosenOption(rule, offering, name) !== undefined

/** The pools that the house's choice uses: all, but of a game only the meters of wagers that are offered. */
export function poolsOf(rule: RuleFile, offering: Offering): RuleFile['pools'] {
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
  return own !== undefined && all.split(' ').includes(own) ? own : all
}

/** The least that a meter may start with under the paytable the house chose. */
export function leastOf(rule: TableGameFile, offering: Offering, pool: string): Cents | undefined {
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
export function printedWager(rule: RuleFile, settings: Offering['settings'], setting: string): string | undefined {
  const name = WAGERS.find((wager) => setting === `${wager} wager`)
  if (!isTableGame(rule) || name === undefined) return undefined
  const amount = rule.table.paytables[name]?.option[settings?.[name] ?? '']?.wager?.amount
  return amount === undefined ? undefined : rule.settings?.[setting]?.oneOf.find((text) => parseMoney(text) === amount)
}

/** The one amount that may be wagered, where there is only one. */
export const onlyWager = (rule: TableGameFile, offering: Offering, name: WagerName): Cents | undefined =>
  isOfferedWager(rule, offering, name)
    ? (postedWager(offering, name) ??
      rule.table.paytables[name]?.option[chosenOption(rule, offering, name) ?? '']?.wager?.amount)
    : undefined

export const postedWager = ({ settings }: Offering, name: WagerName): Cents | undefined =>
  parseMoney(settings?.[`${name} wager`] ?? '')

/** What is played: the rule file with the house's choice in it. */
export function tableRulesOf(rule: TableGameFile, offering: Offering): TableRules {
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

function evenOf({ even }: TableGameTerms, { supplied }: Offering): Pay {
  if ('pays' in even) return even.pays
  const said = parsePay(supplied?.[even.supplied] ?? '')
  return said === undefined || said.is !== 'to' ? { is: 'to', over: 1, under: 1 } : said
}

const clausesOf = (written: TableGameTerms['terms']): Terms =>
  Object.fromEntries(Object.entries(written).map(([name, term]) => [name, term!.by]))
