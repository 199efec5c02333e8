/** The room of the week: every activity of the catalogue posted, tables of all their games, pools with money in them. */
import type { Cents } from '../../base/money.ts'
import { cents, dollars } from '../../base/money.ts'
import { rulesBehind } from '../../base/occasion.ts'
import { fingerprintOfKey } from '../../engine/drawings/draw/outside.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { plainOf } from '../../rulebook/text/read.ts'
import { demoOfferings } from '../../server/demo/setup.ts'
import { DEALT, DEMO_TABLES } from '../../server/demo/tables.ts'
import { ruleText } from '../../server/house/catalogue.ts'
import type { Rng } from '../rng.ts'
import type { Try } from '../wild/attempt.ts'
import { WITNESS } from './drawings.ts'
import { CAGE, COMPLIANCE, FLOOR, MEMBERS, OFFICE, PATRONS, SURVEILLANCE } from './people.ts'

export const ZONE = 'America/Los_Angeles'

/** Some games a second time, so that hands of one activity meet at two tables. */
const TWICE = ['8', '9', '10', '13', '14', '19', '24', '26']
const SECOND = DEMO_TABLES.filter(({ table }) => TWICE.includes(table)).map(({ table, ...rest }) => ({
  ...rest,
  table: `${table}B`,
}))
const TABLES = [...DEMO_TABLES, ...SECOND]

export function setup(rng: Rng): Try[] {
  const orders: [Order, string][] = [
    [{ do: 'OpenProperty', property: 'The room of the week', zone: ZONE, dayStart: '06:00', chip: dollars(1) }, 'o1'],
    ...TABLES.flatMap(({ table, ...rest }): [Order, string][] => [
      [{ do: 'SetTable', table, ...limitOf(rng, rest.game), ...rest }, FLOOR[0]],
      [{ do: 'OpenTable', table }, FLOOR[0]],
    ]),
    ...CAGE.map((by, nth): [Order, string] => [
      { do: 'OpenDrawer', drawer: String(nth + 1), counted: dollars(5_000_000) },
      by,
    ]),
    ...MEMBERS.map((person): [Order, string] => [
      { do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40, connection: 'none', exclusion: 'none' },
      FLOOR[0],
    ]),
    ...PATRONS.filter(() => rng.oneIn(2)).map((person): [Order, string] => [
      { do: 'EnrolPerson', person, duty: 'none', proposition: rng.oneIn(10), age: 50 },
      FLOOR[0],
    ]),
    [{ do: 'EnrolMachines', machines: MEMBERS.map((_, nth) => `M${nth}`), second: SURVEILLANCE }, COMPLIANCE[0]],
    [
      { do: 'AcceptWitness', name: 'the witness', fingerprint: fingerprintOfKey(WITNESS.key), second: SURVEILLANCE },
      COMPLIANCE[0],
    ],
    ...MEMBERS.map((person, nth): [Order, string] => [{ do: 'InsertCard', machine: `M${nth}`, person }, 'device:feed']),
    ...fundersFirst(demoOfferings()).flatMap(({ activity, text }) => posted(rng, activity, text)),
  ]
  return orders.map(([order, by]) => ({ order, by }))
}

/** A betting limit that some chart of fees has for the game. */
function limitOf(rng: Rng, game: string): { limit?: string } {
  const rates = demoOfferings().flatMap(({ activity }) => rulesOf(activity).fee?.rates ?? [])
  const limits = rates.flatMap(({ games, limits: by }) => (games.includes(game) ? Object.keys(by) : []))
  return limits.length === 0 ? {} : { limit: rng.pick(limits) }
}

type Standing = { readonly table: string; readonly game: string }
type Posting = { readonly activity: string; readonly text: string }

/** Whoever pays for others is posted before them. */
function fundersFirst(postings: readonly Posting[]): Posting[] {
  const funders = new Set(postings.map(({ activity }) => rulesOf(activity).reserve.of?.activity))
  return [...postings].sort((a, b) => Number(funders.has(b.activity)) - Number(funders.has(a.activity)))
}

const rulesOf = (activity: string): RuleFile => ruleOf(ruleText(rulesBehind(activity)) ?? '')

/** `changed`: what the house has chosen otherwise, and `tables` where it stands. */
export function posted(
  rng: Rng,
  activity: string,
  text: string,
  changed: object = {},
  tables: readonly Standing[] = TABLES,
): [Order, string][] {
  const rule = { ...rulesOf(activity), activity }
  const drafted = JSON.stringify({ ...JSON.parse(chosen(rng, rule, text, tables)), ...changed })
  const opened = opening(rng, rule)
  return [
    [
      {
        do: 'AcceptRules',
        text: ruleText(rulesBehind(activity)) ?? '',
        document: 'as approved',
        clauses: Object.keys(rule.clauses),
      },
      COMPLIANCE[0],
    ],
    [{ do: 'DraftOffering', text: drafted }, OFFICE[0]],
    [{ do: 'ApproveOffering', activity, version: 1 }, COMPLIANCE[0]],
    ...opened.filter(([{ do: name }]) => name === 'BringForward'),
    [{ do: 'PostOffering', activity, places: ['board'] }, COMPLIANCE[1]],
    ...opened.filter(([{ do: name }]) => name !== 'BringForward'),
  ]
}

type Plain = Readonly<Record<string, unknown>>

/** The demo's choice at our tables; structures, hours of a multiplier and chips as the seed has them. */
export function chosen(rng: Rng, rule: RuleFile, text: string, tables: readonly Standing[] = TABLES): string {
  const written = plainOf(text) as Plain
  const games = rule.games.map(({ game }) => game)
  const at = tables
    .filter(({ table, game }) => !DEALT.includes(table) && games.includes(game))
    .map(({ table }) => table)
  const structures = [rule.shares, rule.room, rule.divided].flatMap((terms) => Object.keys(terms?.option ?? {}))
  // Table games and tournaments have tables of their own.
  const isElsewhere = rule.runs === 'table game' || rule.runs === 'tournament'
  return JSON.stringify({
    ...written,
    ...(isElsewhere || at.length === 0 ? {} : { tables: at }),
    ...(written.hours === undefined ? {} : { hours: [{ from: '06:00', to: '06:00' }] }),
    ...(structures.length === 0 ? {} : { structure: rng.pick(structures) }),
    ...(rule.multiplier === undefined
      ? {}
      : {
          multiplier: {
            times: rng.pick(['2', '3', '4']),
            windows: [{ from: '12:00', to: rng.pick(['18:00', '00:00']) }],
          },
        }),
    ...(rule.runs === 'table game' ? {} : { chip: rng.pick(['$1', '$5']) }),
  })
}

/** A seed of the house; or money brought over from before, now and then to a hair under the cap. */
function opening(rng: Rng, rule: RuleFile): [Order, string][] {
  const { activity } = rule
  const names = Object.keys(rule.pools)
  const isOwn = rule.reserve.of === undefined
  if (names.length === 0 || !isOwn || rule.runs === 'table game' || rule.runs === 'drawing' || rng.oneIn(3))
    return names.map((pool) => [{ do: 'SeedPool', activity, pool }, OFFICE[0]])
  const pools = Object.fromEntries(names.map((pool) => [pool, brought(rng, rule, pool)]))
  const reserve = cents(rng.oneIn(2) ? rng.below(20_000) : rng.below(2_000_000))
  const advance = cents(rng.oneIn(2) ? 0 : rng.below(300_000))
  return [[{ do: 'BringForward', activity, pools, reserve, advance, document: 'books', second: OFFICE[1] }, OFFICE[0]]]
}

function brought(rng: Rng, { pools }: RuleFile, pool: string): Cents {
  const cap = pools[pool]?.cap?.range.max
  if (cap !== undefined && rng.oneIn(3)) return cents(cap - BigInt(rng.between(1, 900)))
  const most = cap === undefined || cap > 5_000_000n ? 5_000_000 : Number(cap)
  return cents(rng.between(Math.floor(most / 10), most))
}
