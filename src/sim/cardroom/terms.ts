/** What the simulated house has chosen, in plain cents: the engine gets it as an offering, the auditor as it stands here. */
import type { Rng } from '../rng.ts'

export const BLAZING = 'bay-101/blazing-7s'
export const BEAT = 'bay-101/no-limit-bad-beat'
export const ZONE = 'America/Los_Angeles'

export type Chart = 'A' | 'B' | 'C'
export type Hours = { readonly from: string; readonly to: string }

export type BlazingTerms = {
  readonly tables: readonly string[]
  readonly hours: Hours
  readonly chart: Chart
  /** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
  readonly suit: number
  readonly prizes: { colour: number; three: number; twoSuited: number; two: number; one: number }
  readonly seed: number
  readonly reseed: number
  readonly cap: number
  readonly admin: number
  /** Brought over from before, if the activity is not new. */
  readonly brought?: { readonly pool: number; readonly reserve: number; readonly advance: number }
}

export type BeatTerms = {
  readonly tables: readonly string[]
  readonly hours: Hours
  readonly chart: Chart
  readonly structure: Chart
  readonly seed: number
  readonly reseed: number
  readonly cap: number
  readonly daily: number
  readonly dailyAt: string
  readonly times: number
  readonly multiplied: Hours & { readonly day: string }
  readonly admin: number
  readonly chip: number
  readonly brought?: { readonly pool: number; readonly reserve: number; readonly advance: number }
}

export type Terms = { readonly blazing: BlazingTerms; readonly beat: BeatTerms }

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DOLLAR = 100

export function termsOf(rng: Rng, tables: number): Terms {
  const names = Array.from({ length: tables }, (_, index) => String(index + 1))
  const half = Math.max(1, Math.ceil(tables / 2))
  const hours = { from: '10:00', to: '04:00' }
  const cap = rng.pick([25_000, 30_000, 60_000]) * DOLLAR
  return {
    blazing: {
      tables: names.slice(0, half),
      hours,
      chart: rng.pick(['A', 'B', 'C']),
      suit: rng.below(4),
      prizes: {
        colour: rng.between(100, 500) * DOLLAR,
        three: rng.between(50, 200) * DOLLAR,
        twoSuited: rng.between(20, 50) * DOLLAR,
        two: rng.between(5, 20) * DOLLAR,
        one: rng.between(1, 3) * DOLLAR,
      },
      seed: rng.between(1_000, 10_000) * DOLLAR,
      reseed: rng.between(1_000, 6_000) * DOLLAR,
      cap: 500_000 * DOLLAR,
      admin: rng.between(5, 20) * DOLLAR,
      // Now and then a hair under the cap, so that the last increase is cut.
      ...(rng.oneIn(3)
        ? { brought: { pool: 500_000 * DOLLAR - rng.between(1, 900), reserve: rng.between(0, 90_000), advance: 0 } }
        : {}),
    },
    beat: {
      tables: names.slice(half),
      hours,
      chart: rng.pick(['A', 'B', 'C']),
      structure: rng.pick(['A', 'B', 'C']),
      seed: rng.between(1_000, 20_000) * DOLLAR,
      reseed: rng.between(1_000, 20_000) * DOLLAR + rng.below(100),
      cap,
      daily: rng.between(50, 900) * DOLLAR,
      dailyAt: rng.pick(['00:00', '02:30', '06:00', '18:00']),
      times: rng.between(2, 4),
      multiplied: { day: rng.pick(WEEK), from: '18:00', to: rng.pick(['22:00', '02:00']) },
      admin: rng.between(5, 20) * DOLLAR,
      chip: rng.pick([100, 500]),
      ...(rng.oneIn(3)
        ? { brought: { pool: cap - rng.between(1, 90_000), reserve: rng.between(0, 900_000), advance: 100_000 } }
        : {}),
    },
  }
}

const money = (cents: number): string => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades']
const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

export function blazingOffering({
  tables,
  hours,
  chart,
  suit,
  prizes,
  seed,
  reseed,
  cap,
  admin,
}: BlazingTerms): string {
  return `activity: ${BLAZING}
tables: ${list(tables)}
hours: [ { from: '${hours.from}', to: '${hours.to}' } ]
chart: ${chart}
settings: { suit: ${SUIT_WORDS[suit]} }
prizes:
  three sevens same color: ${money(prizes.colour)}
  three sevens: ${money(prizes.three)}
  two sevens suited: ${money(prizes.twoSuited)}
  two sevens: ${money(prizes.two)}
${chart === 'A' ? `  one seven: ${money(prizes.one)}\n` : ''}pools: { main: { seed: ${money(seed)}, reseed: ${money(reseed)}, cap: ${money(cap)} } }
admin: ${money(admin)}
chip: $1
advertisement: { words: [No Purchase Necessary] }
shown: [games and hours, qualifying hands, payout structure, prize amount, no purchase necessary, other restrictions]
`
}

export function beatOffering(terms: BeatTerms): string {
  const { tables, hours, chart, structure, seed, reseed, cap, daily, dailyAt, times, multiplied, admin, chip } = terms
  return `activity: ${BEAT}
tables: ${list(tables)}
hours: [ { from: '${hours.from}', to: '${hours.to}' } ]
chart: ${chart}
structure: ${structure}
pools: { main: { seed: ${money(seed)}, reseed: ${money(reseed)}, cap: ${money(cap)}, daily: ${money(daily)}, at: '${dailyAt}' } }
multiplier: { times: '${times}', windows: [ { days: [${multiplied.day}], from: '${multiplied.from}', to: '${multiplied.to}' } ] }
admin: ${money(admin)}
chip: ${money(chip)}
advertisement: { words: [No Purchase Necessary] }
shown: [games and hours, multiplier, prize pool, seed and reseed, daily increase, cap, qualifying hands, payout structure, no purchase necessary, other restrictions]
`
}
