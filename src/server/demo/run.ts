/** The demo room in motion: its simulated tables, its clock, and the chores that would otherwise pile up. */

import { randomInt } from 'node:crypto'
import { cents } from '../../base/money.ts'
import type { Pager } from '../../device/pager.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { activitiesAt } from '../../engine/offerings/running.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { balance } from '../../ledger/balances.ts'
import { boxPlace, drawerPlace } from '../../ledger/name.ts'
import type { Devices } from '../devices/devices.ts'
import type { Register } from '../door/register.ts'
import { keepTime } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { faultLog, type Log } from '../net/log.ts'
import { SIMULATED_CASHIER, SIMULATED_DRAWER } from './cage.ts'
import { CARRIER, demoCarrier } from './carrier.ts'
import { giveDemoPieces } from './clubmembers.ts'
import type { Chance } from './deal.ts'
import { type DemoDevices, FEED } from './devices.ts'
import { fillDrum } from './drums.ts'
import { moveCards } from './machines.ts'
import { tableInPlay } from './play.ts'
import { bringResults } from './season.ts'
import { seatingOf } from './seating.ts'
import { SIMULATED } from './tables.ts'
import { playOn } from './tournamentplay.ts'
import { openDemoTournaments } from './tournaments.ts'

const PACE_MS = 1_500
const SEATING_MS = 1_200
const CARRIER_MS = 1_000
/** A tournament of fourteen lasts about an hour. */
const TOURNAMENT_MS = 240_000
/** The longest wait that there is: not again. */
const ONCE_MS = 2 ** 31 - 1
const CHORES_MS = 30_000
const COUNT_MS = 15 * 60_000
const CARDS_MS = 60_000
const SEASON_MS = 60_000
/** The cage asks for its money back once this much was laid out. */
const LAID_OUT = cents(20_000)

export type Running = { stop(): void }

/** `chanceOf`: what a table is dealt by; a test has one that repeats. */
export function runDemo(
  house: House,
  devices: DemoDevices,
  log: Log = faultLog,
  paceMs = PACE_MS,
  chanceOf: (table: string) => Chance = () => randomInt,
): Running {
  const { later, stop } = stepping(log)
  for (const [index, table] of SIMULATED.entries()) {
    const inPlay = tableInPlay(house, devices.of(table), table, paceMs, chanceOf(table))
    later((index * paceMs) / SIMULATED.length, () => inPlay.step())
  }
  later(CHORES_MS, async () => {
    for (const order of drawerOrders(house)) await house.submit(order, { by: SIMULATED_CASHIER })
    return CHORES_MS
  })
  fillDrum(house).catch((error) => log.fault(error))
  giveDemoPieces(house).catch((error) => log.fault(error))
  later(CARDS_MS, async () => {
    moveCards(house, devices.of(FEED))
    return CARDS_MS
  })
  later(COUNT_MS, async () => {
    for (const table of SIMULATED) await countTable(house, table)
    return COUNT_MS
  })
  later(SEASON_MS, async () => {
    await bringResults(house)
    return SEASON_MS
  })
  const stopDevices = devices.run()
  const stopTime = keepTime(
    () => house.tick(),
    (error) => log.fault(error),
  )
  return {
    stop() {
      stop()
      stopDevices()
      stopTime()
    },
  }
}

/** Seats, lists and dealers in motion, beside the tables that play. */
export function runSeating(house: House, register: Register, log: Log = faultLog): Running {
  const { later, stop } = stepping(log)
  const seating = seatingOf(house, register, SEATING_MS, randomInt)
  later(0, () => seating.step())
  return { stop }
}

/** Calls to a seat on their way to the players; whoever looks at the demo may disable it, and enroll it anew. */
export function runCarrier(house: House, devices: Devices, log: Log = faultLog): Running {
  const { later, stop } = stepping(log)
  let carrier: { readonly enrolment: number | undefined; readonly pager: Pager | undefined } | undefined
  later(CARRIER_MS, async () => {
    const { enrolment, disabled } = house.state.devices.get(CARRIER) ?? {}
    const of = disabled === undefined ? enrolment : undefined
    if (carrier?.enrolment !== of) carrier = { enrolment: of, pager: demoCarrier(house, devices) }
    // One that is not answered asks again; the list of devices shows that it is not heard.
    await carrier?.pager?.carry(() => undefined).catch(() => undefined)
    return CARRIER_MS
  })
  return { stop }
}

/** Beside its tables, which other rooms have too: opened with the room, and one of them plays on. */
export function runDemoTournaments(house: House, log: Log = faultLog): Running {
  const { later, stop } = stepping(log)
  later(0, async () => {
    await openDemoTournaments(house)
    return ONCE_MS
  })
  later(TOURNAMENT_MS, async () => {
    await playOn(house, randomInt)
    return TOURNAMENT_MS
  })
  return { stop }
}

/** Steps that each say when the next one comes, until they are stopped. */
function stepping(log: Log): Running & { later(waitMs: number, todo: () => Promise<number>): void } {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false
  const later = (waitMs: number, todo: () => Promise<number>) => {
    const timer = setTimeout(async () => {
      timers.delete(timer)
      try {
        const next = await todo()
        if (!isStopped) later(next, todo)
      } catch (error) {
        // A house that takes no commands plays no more.
        if (!isStopped) log.fault(error)
      }
    }, waitMs)
    timers.add(timer)
  }
  return {
    later,
    stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function drawerOrders(house: House): Order[] {
  return [...house.state.balances.custody].flatMap(([account, amount]): Order[] => {
    const activity = holderOf(account)
    if (nameOf(account) !== drawerPlace(SIMULATED_DRAWER) || amount > -LAID_OUT) return []
    // The bank gives no more than it has; the rest waits for the house to deposit what it promised.
    if (balance(house.state.balances, activity, 'bank', 'custody') < -amount) return []
    return [{ do: 'RepayDrawer', activity, drawer: SIMULATED_DRAWER }]
  })
}

/** The simulated boxes hold what was sensed, and a dollar for each hand of hold'em since the last count. */
async function countTable(house: House, table: string): Promise<void> {
  const counted: Record<string, ReturnType<typeof cents>> = {}
  for (const { rule } of activitiesAt(house.state, table)) {
    if (rule.fee === undefined) continue
    const inBox =
      rule.fee.evidence === 'counted'
        ? cents((await uncounted(house, table, rule.activity)) * Number(rule.fee.amount))
        : balance(house.state.balances, rule.activity, boxPlace(table), 'custody')
    if (inBox > 0n) counted[rule.activity] = inBox
  }
  if (Object.keys(counted).length === 0) return
  const box = `${table}-sim-${house.durable().seq}`
  await house.submit({ do: 'CountBox', box, table, shift: 'simulated', counted, counters: ['41', '42'] }, { by: '41' })
}

/** Hands since the last count of a box that only the count knows. */
async function uncounted(house: House, table: string, activity: string): Promise<number> {
  const [row] = await house.store.rows<{ sum: number | null }>(
    `select sum(cast(counted as integer)) / 100 as sum from counts c where "table" = ? and activity = ?
     and not exists (select 1 from counts d where d.corrects = c.box and d.activity = c.activity)`,
    table,
    activity,
  )
  return Math.max(0, (house.state.rounds.get(table)?.round ?? 0) - (row?.sum ?? 0))
}
