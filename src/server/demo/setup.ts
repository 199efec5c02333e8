/** The demo room as its people would set it up: tables, accepted rules, posted offerings, seeded pools. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../../base/digest.ts'
import { clockOf, dayNumber, localAt, MINUTE, type Moment, plusDays } from '../../base/moment.ts'
import { dollars } from '../../base/money.ts'
import { rulesBehind } from '../../base/occasion.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order, OrderOf } from '../../engine/mechanisms.ts'
import { ruleOf, runningOf } from '../../engine/offerings/running.ts'
import type { AtMoment } from '../../journal/store.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { sentence } from '../../words/sentence.ts'
import { saidBefore } from '../house/catalogcache.ts'
import { ownOfferings, type Posting, postingsIn, ruleText } from '../house/catalogue.ts'
import { type Clock, realClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import type { Property } from '../house/storage.ts'
import { faultLog } from '../net/log.ts'
import { ROOT } from '../root.ts'
import { type Compared, compareFiles, refuseLostJournal } from '../upkeep/files.ts'
import { openDemoCage } from './cage.ts'
import { CARRIER } from './carrier.ts'
import { openDemoClub } from './clubmembers.ts'
import { openDemoContests, stillOpen } from './contests.ts'
import { deviceIdOf, FEED } from './devices.ts'
import { openMachines } from './machines.ts'
import { openDemoOffice } from './office.ts'
import { enrolDemoStaff } from './people.ts'
import { openDemoSeries } from './pieceseries.ts'
import { beginningSoon, openDemoSquares } from './squares.ts'
import { DEMO_TABLES, HANDS_AT, sharedTables } from './tables.ts'
import { inTwoDays } from './tournaments.ts'

type Opened = Pick<Compared, 'state' | 'store'>

const FOLDER = join(ROOT, 'demo', 'offerings')

export const PROPERTY: Property & { by: string } = {
  property: 'Demo Cardroom',
  zone: 'America/Los_Angeles',
  dayStart: '06:00',
  chip: dollars(1),
  by: '71',
}

const MARKETING = '61'
const APPROVER = '62'
const COMPLIANCE = '71'
const ACCOUNTING = '51'
const FLOOR = '21'
const ADMINISTRATOR = '91'

const enrolled = (device: Omit<OrderOf<'EnrolDevice'>, 'do' | 'second'>): Order => ({
  do: 'EnrolDevice',
  ...device,
  second: COMPLIANCE,
})

/**
 * Opens the demo's journal in a folder, or in memory, and does what is not done yet: a start that broke off is carried on.
 * An offering that the house may not post is named by `log` and left out. `offers`: only these are posted.
 * `hasVisitors`: a drawing comes in ten minutes, and something waits in the office.
 */
export async function openDemoHouse(
  place: ({ folder: string; isCompared?: boolean } | { memory: true }) & {
    readonly offers?: readonly string[]
    readonly hasVisitors?: boolean
  },
  clock: Clock = realClock,
  log: (says: string) => void = faultLog.warn,
  at?: AtMoment,
): Promise<House> {
  const { folder, isCompared, offers, hasVisitors = false } = { folder: undefined, isCompared: false, ...place }
  const before =
    folder === undefined || !isCompared
      ? {}
      : { before: (opened: Opened) => compareFiles({ ...opened, folder, isDemo: true }) }
  if (folder !== undefined) refuseLostJournal(folder)
  const house = await openHouse({
    ...place,
    clock,
    create: PROPERTY,
    isClockTrusted: true,
    ...before,
    ...(at === undefined ? {} : { at }),
  })
  try {
    await enrolDemoStaff(house)
    await openDemoCage(house)
    // Sent together, so that one sync serves them all.
    await Promise.all(
      DEMO_TABLES.flatMap(({ table, ...rest }) => [
        ...(house.state.tables.has(table) ? [] : [done(house, { do: 'SetTable', table, ...rest }, FLOOR)]),
        ...(house.state.tables.get(table)?.openedAt === undefined
          ? [done(house, { do: 'OpenTable', table }, FLOOR)]
          : []),
        ...(house.state.devices.has(deviceIdOf(table))
          ? []
          : [done(house, enrolled({ device: deviceIdOf(table), table, kind: 'keypad' }), ADMINISTRATOR)]),
      ]),
    )
    if (!house.state.devices.has(FEED)) await done(house, enrolled({ device: FEED, kind: 'feed' }), ADMINISTRATOR)
    if (!house.state.devices.has(CARRIER))
      await done(house, enrolled({ device: CARRIER, kind: 'pager' }), ADMINISTRATOR)
    const all = [...demoOfferings(), ...ownOfferings()]
    const postings = fundersFirst(all.filter(({ activity }) => offers?.includes(activity) ?? true))
    const isFirst = ({ activity }: Posting, at: number) =>
      postings.findIndex((one) => rulesBehind(one.activity) === rulesBehind(activity)) === at
    const refusals = await Promise.all(
      postings.map((one, at) => offer(house, hasVisitors ? drawnSoon(one, house.now()) : one, isFirst(one, at))),
    )
    const left = postings.flatMap(({ activity }, at) =>
      refusals[at] === undefined ? [] : [`${activity} (${refusals[at]})`],
    )
    if (left.length > 0) log(`The demo room does not offer: ${left.join('; ')}`)
    await openMachines(house)
    await openDemoClub(house)
    await openDemoContests(house)
    await openDemoSeries(house)
    await openDemoSquares(house)
    if (hasVisitors) await openDemoOffice(house)
    return house
  } catch (error) {
    await house.close()
    throw error
  }
}

/** Every offering of the folder, the two that play by themselves first. */
export function demoOfferings(): Posting[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))
  const first = ['blazing-7s.yaml', 'no-limit-bad-beat.yaml']
  return [...new Set([...first, ...files.sort()])].flatMap((file) => {
    return postingsIn(readFileSync(join(FOLDER, file), 'utf8'))
  })
}

/** Whoever pays for others is posted before them. */
function fundersFirst(postings: readonly Posting[]): Posting[] {
  const texts = postings.map(({ activity }) => ruleText(rulesBehind(activity)) ?? '')
  const isFunder = ({ activity }: Posting) =>
    texts.some((text) => text.includes(`of: { by: F1, activity: ${activity} }`))
  return [...postings.filter(isFunder), ...postings.filter((posting) => !isFunder(posting))]
}

/** Rules accepted, offering drafted, approved by another, posted, pools seeded: what is not done yet. Or why not. */
async function offer(house: House, { activity, text: file }: Posting, isFirst: boolean): Promise<string | undefined> {
  const steps: Step[] = []
  const offered = house.state.offerings.get(activity)
  if (offered?.running === undefined) {
    const text = ruleText(rulesBehind(activity))
    if (text === undefined) return 'the catalogue has no rule file'
    const rule = readable(text)
    if (rule === undefined) return 'its rule file cannot be read; gamekeeper check says why'
    const clauses = Object.keys(rule.clauses)
    if (isFirst && !house.state.rules.has(rule.activity))
      steps.push([{ do: 'AcceptRules', text, document: digestOf(text), clauses, second: APPROVER }, COMPLIANCE])
    const version = offered?.draft?.version ?? (offered?.version ?? 0) + 1
    if (offered?.draft === undefined)
      steps.push([{ do: 'DraftOffering', text: dated(withTables(file, rule), rule, house.now()) }, MARKETING])
    if (offered?.draft?.isApproved !== true) steps.push([{ do: 'ApproveOffering', activity, version }, COMPLIANCE])
    steps.push([{ do: 'PostOffering', activity, places: ['board', 'tables'] }, COMPLIANCE])
    for (const pool of Object.keys(rule.pools)) steps.push([{ do: 'SeedPool', activity, pool }, ACCOUNTING])
  } else steps.push(...seeds(house, activity))
  const refusals = await Promise.all(steps.map(([order, by]) => tried(house, order, by)))
  return refusals.find((refusal) => refusal !== undefined)
}

/** An offering of the folder that was closed is posted once more. */
export async function offerAgain(house: House, activity: string): Promise<void> {
  const posting = demoOfferings().find((one) => one.activity === activity)
  if (posting !== undefined) await offer(house, posting, false)
}

/** Parsed once, for this and for everybody who asks later. */
function readable(text: string): RuleFile | undefined {
  try {
    return ruleOf(text, saidBefore(text))
  } catch {
    return undefined
  }
}

type Step = readonly [order: Order, by: string]

/** Without tables of its own an offering would run at every table of its games, also at those that play by themselves. */
function withTables(text: string, { activity, games }: RuleFile): string {
  if (/^tables:/m.test(text)) return text
  const tables = HANDS_AT[activity] ?? sharedTables(games.map(({ game }) => game))
  return tables.length === 0 ? text : `${text.trimEnd()}\ntables: [${tables.map((table) => `'${table}'`).join(', ')}]\n`
}

/** Whoever looks at the room finds something going on. */
const dated = (text: string, rule: RuleFile, now: Moment): string =>
  inTwoDays(beginningSoon(stillOpen(endingOn(text, now.local), rule, now.local), now), now)

/** Whoever starts the demo sees a drawing come; not where it would meet the later one of the same evening, or midnight. */
export function drawnSoon(posting: Posting, now: Moment): Posting {
  const [from, to] = [10, 40].map((minutes) => clockOf(localAt(now, now.at + minutes * MINUTE))) as [string, string]
  const isFree = from < to && (to <= '22:00' || from >= '22:30')
  const text = posting.text.replace("{ from: '19:00', to: '19:30' }", `{ from: '${from}', to: '${to}' }`)
  return isFree && posting.activity === 'hawaiian-gardens/cash-drawing' ? { ...posting, text } : posting
}

/** A promotion with dates has its last day on the day that the room is opened: whoever looks at it finds its drawings. */
export function endingOn(text: string, local: string): string {
  const last = /^to: '(\d{4}-\d{2}-\d{2})'$/m.exec(text)?.[1]
  if (last === undefined) return text
  const later = dayNumber(local) - dayNumber(last)
  return text.replaceAll(/'(\d{4}-\d{2}-\d{2})'/g, (_, date: string) => `'${plusDays(date, later)}'`)
}

/** Pools that a start which broke off left without their seed. */
function seeds(house: House, activity: string): Step[] {
  const { rule } = runningOf(house.state, activity)!
  if (hasWon(house, activity)) return []
  return Object.keys(rule.pools)
    .filter((pool) => balance(house.state.balances, funderOf(rule), poolAccount(pool)) === 0n)
    .map((pool) => [{ do: 'SeedPool', activity, pool }, ACCOUNTING])
}

/** A pool that is empty because it was just won is reseeded by its rule, not by us. */
const hasWon = (house: House, activity: string): boolean =>
  [...house.state.hits.values()].some((hit) => hit.activity === activity && hit.status === 'declared')

/** Nothing when it is done, or the sentence of the refusal. */
async function tried(house: House, order: Order, by: string): Promise<string | undefined> {
  const outcome = await house.submit(order, { by })
  return isRefusal(outcome) ? `${order.do}: ${sentence(outcome)}` : undefined
}

async function done(house: House, order: Order, by: string): Promise<void> {
  const refused = await tried(house, order, by)
  if (refused !== undefined) throw new Error(`the demo room was refused ${refused}`)
}
