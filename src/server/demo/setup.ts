/** The demo room as its people would set it up: tables, accepted rules, posted offerings, seeded pools. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { digestOf } from '../../base/digest.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal, sentence } from '../../base/refusal.ts'
import type { Order } from '../../engine/command.ts'
import { ruleOf } from '../../engine/running.ts'
import { balance } from '../../ledger/balances.ts'
import { ruleText } from '../catalogue.ts'
import { type Clock, realClock } from '../clock.ts'
import { type House, openHouse, type Property } from '../kernel.ts'

const OFFERINGS = resolve(import.meta.dirname, '..', '..', '..', 'demo', 'offerings')

export const DEMO_ACTIVITIES = ['bay-101/blazing-7s', 'bay-101/no-limit-bad-beat'] as const
export const DEMO_TABLES = [
  { table: '1', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '2', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '3', game: 'no-bust-21', seats: 7, decks: 6 },
  { table: '4', game: 'holdem', seats: 9, decks: 1 },
  { table: '5', game: 'holdem', seats: 9, decks: 1 },
  { table: '6', game: 'holdem', seats: 9, decks: 1 },
] as const
/** Left to whoever looks at the demo. */
export const BY_HAND: readonly string[] = ['1', '4']

const PROPERTY: Property & { by: string } = {
  property: 'Demo Cardroom',
  zone: 'America/Los_Angeles',
  dayStart: '06:00',
  chip: dollars(1),
  by: '71',
}

const MARKETING = '61'
const COMPLIANCE = '71'
const ACCOUNTING = '51'
const FLOOR = '21'

/** Opens the demo's journal in a folder, or in memory, and does what is not done yet: a start that broke off is carried on. */
export async function openDemoHouse(
  place: { folder: string } | { memory: true },
  clock: Clock = realClock,
): Promise<House> {
  const house = await openHouse({ ...place, clock, create: PROPERTY })
  try {
    for (const { table, ...rest } of DEMO_TABLES) {
      if (!house.state.tables.has(table)) await done(house, { do: 'SetTable', table, ...rest }, FLOOR)
      if (house.state.tables.get(table)?.openedAt === undefined) await done(house, { do: 'OpenTable', table }, FLOOR)
    }
    for (const activity of DEMO_ACTIVITIES) await offer(house, activity)
    return house
  } catch (error) {
    await house.close()
    throw error
  }
}

async function offer(house: House, activity: string): Promise<void> {
  const offered = () => house.state.offerings.get(activity)
  if (offered()?.running === undefined) {
    const rules = ruleText(activity)
    if (rules === undefined) throw new Error(`the catalogue has no ${activity}`)
    if (!house.state.rules.has(activity)) {
      const clauses = Object.keys(ruleOf(rules).clauses)
      await done(house, { do: 'AcceptRules', text: rules, document: digestOf(rules), clauses }, COMPLIANCE)
    }
    const text = readFileSync(resolve(OFFERINGS, `${activity.split('/')[1]}.yaml`), 'utf8')
    if (offered()?.draft === undefined) await done(house, { do: 'DraftOffering', text }, MARKETING)
    const draft = offered()?.draft
    if (draft?.isApproved === false)
      await done(house, { do: 'ApproveOffering', activity, version: draft.version }, COMPLIANCE)
    await done(house, { do: 'PostOffering', activity, places: ['board', 'tables'] }, COMPLIANCE)
  }
  if (balance(house.state.balances, activity, 'pool:main') === 0n && !hasWon(house, activity))
    await done(house, { do: 'SeedPool', activity, pool: 'main' }, ACCOUNTING)
}

/** A pool that is empty because it was just won is reseeded by its rule, not by us. */
const hasWon = (house: House, activity: string): boolean =>
  [...house.state.hits.values()].some((hit) => hit.activity === activity && hit.status === 'declared')

async function done(house: House, order: Order, by: string): Promise<void> {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`the demo room was refused ${order.do}: ${sentence(outcome)}`)
}
