/** A small house for tests and measurements: both jackpots of the catalogue, posted and seeded. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dollars } from '../src/base/money.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { dealFrom } from '../src/cards/outcomes/deal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import { ruleOf } from '../src/engine/offerings/running.ts'
import type { Done, House, Outcome } from '../src/server/house/kernel.ts'
import type { Property } from '../src/server/house/storage.ts'
import { sentence } from '../src/words/sentence.ts'

const catalog = (file: string) => readFileSync(resolve(import.meta.dirname, '..', 'catalog', 'bay-101', file), 'utf8')

export const SEVENS = 'bay-101/blazing-7s'
export const BAD_BEAT = 'bay-101/no-limit-bad-beat'

export const PROPERTY: Property & { by: string } = {
  property: 'Bay 101',
  zone: 'America/Los_Angeles',
  dayStart: '06:00',
  chip: dollars(1),
  by: '1',
}

export const SEVENS_RULES = catalog('blazing-7s.yaml')
export const BAD_BEAT_RULES = catalog('no-limit-bad-beat.yaml')

const SHOWN = (rules: string) => JSON.stringify(ruleOf(rules).signs.show.map(({ what }) => what))

export const SEVENS_OFFERING = `
activity: ${SEVENS}
chart: A
settings: { suit: spades }
pools: { main: { seed: "$5,000", reseed: "$5,000" } }
prizes: { three sevens same color: "$2,000", three sevens: "$500", two sevens suited: "$50", two sevens: "$25", one seven: "$2" }
admin: $10
advertisement: { words: [No Purchase Necessary] }
shown: ${SHOWN(SEVENS_RULES)}
`
export const BAD_BEAT_OFFERING = `
activity: ${BAD_BEAT}
chart: A
structure: A
pools: { main: { seed: "$25,000", reseed: "$25,000", cap: "$100,000", daily: $100, at: "18:00" } }
admin: $10
advertisement: { words: [No Purchase Necessary] }
shown: ${SHOWN(BAD_BEAT_RULES)}
`

export async function done(outcome: Outcome | Promise<Outcome>): Promise<Done> {
  const known = await outcome
  if (isRefusal(known)) throw new Error(sentence(known))
  return known
}

/** From accepted rules to a seeded pool, as the house would do it: drafted by 2, approved and posted by 3. */
export function openingOrders(rules: string, offering: string): [Order, string][] {
  const { activity, clauses } = ruleOf(rules)
  return [
    [{ do: 'AcceptRules', text: rules, document: 'sha256 of the approved paper', clauses: Object.keys(clauses) }, '1'],
    [{ do: 'DraftOffering', text: offering }, '2'],
    [{ do: 'ApproveOffering', activity, version: 1 }, '3'],
    [{ do: 'PostOffering', activity, places: ['the board'] }, '3'],
    [{ do: 'SeedPool', activity, pool: 'main' }, '3'],
  ]
}

export async function postBoth(house: House): Promise<void> {
  for (const [order, by] of [
    ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
    ...openingOrders(BAD_BEAT_RULES, BAD_BEAT_OFFERING),
  ])
    await done(house.submit(order, { by }))
}

export async function openTable(house: House, table: string, game: string): Promise<void> {
  await done(house.submit({ do: 'SetTable', table, game, seats: 8, decks: game === 'holdem' ? 1 : 6 }, { by: '1' }))
  await done(house.submit({ do: 'OpenTable', table }, { by: '1' }))
}

/** Eight seats with a wager; the first six have the fee on the sensor. */
export const startRound = (table: string): Order => ({
  do: 'StartRound',
  table,
  bets: Array.from({ length: 8 }, (_, seat) => ({
    seat: String(seat + 1),
    wagered: true,
    fees: seat < 6 ? [SEVENS] : [],
  })),
})

/** Seat 3 holds three sevens of spades with the player-dealer's up card: all of the posted prize. */
export const spadeSevens = (table: string): Order => ({
  do: 'ReportHit',
  table,
  facts: { dealtIn: 7, tournament: false },
  common: dealFrom({ dealerUp: '7s' }),
  hands: [
    {
      seat: '3',
      role: 'player',
      cards: dealFrom({ hand: '7s 7s' }),
      bettors: [{ place: 'seated', duty: 'none', proposition: false }],
    },
  ],
})
