/** A cardroom plays nights from one seed, with faults, under the eyes of the auditor. */

import { HOUR, MINUTE } from '../../base/moment.ts'
import { manualClock } from '../../server/house/clock.ts'
import { zoneOf } from '../../server/house/zone.ts'
import { Difference } from '../audit/difference.ts'
import { auditorOf } from '../auditor.ts'
import { digestOfState } from '../digest.ts'
import { ENGINE, type Engine, type Listener, memoryHouse, type SimHouse } from '../house.ts'
import { rngOf } from '../rng.ts'
import { noTally, type Tally, tallyEvent } from '../tally.ts'
import { agendaOf } from './agenda.ts'
import { nextMorning, nightsOf, opening } from './calendar.ts'
import type { Shoe } from './deal.ts'
import { deskOf } from './desk.ts'
import { type Life, tick, until, wait } from './life.ts'
import { midnightSettlement, morning } from './office.ts'
import { type FaultLevel, type Room, strikes } from './room.ts'
import { setup } from './setup.ts'
import { type TablePlan, tableNight } from './table.ts'
import { termsOf, ZONE } from './terms.ts'

export type Plan = {
  readonly seed: string
  readonly nights: number
  readonly tables: number
  readonly faults: FaultLevel
  /** A short night starts late and ends early; for tests. */
  readonly hours?: number
  /** Walk every account after so many commands; in between only the funds are compared. */
  readonly walkEvery?: number
  readonly engine?: Engine
  /** Another house than the one in memory. */
  readonly openHouse?: (clock: { now(): number }, listener: Listener) => Promise<SimHouse>
  readonly progress?: (done: number, tally: Tally) => void
  /** Called when a day is closed. */
  readonly dayClosed?: () => void
}

export type Result = {
  readonly seed: string
  readonly tally: Tally
  readonly checks: number
  readonly posts: number
  readonly nights: readonly string[]
  readonly failure?: { readonly step: number; readonly says: string; readonly command?: string }
}

export async function playNights(plan: Plan): Promise<Result> {
  const { seed, faults, tables, walkEvery = 1, hours = 24 } = plan
  const rng = rngOf(seed)
  const terms = termsOf(rng.fork('terms'), tables)
  const zone = zoneOf(ZONE)
  const nights = nightsOf(rng, plan.nights, faults)
  const first = opening(zone, nights[0]!)
  let now = first - HOUR
  let behind = 0
  const clock = manualClock(now)
  const faultRate = faults === 'none' ? 0 : faults === 'some' ? 1 : hours < 24 ? 60 : 10
  const tally = noTally()
  const agenda = agendaOf<Life>()
  const auditor = auditorOf(terms)
  let house: SimHouse | undefined
  let isPlaying = false
  const room: Room = {
    terms,
    rng,
    zone,
    tally,
    isShort: hours < 24,
    get faultRate() {
      return isPlaying ? faultRate : 0
    },
    now: () => now,
    clock: () => now - behind,
    state: () => house!.state,
    start: (life, at = now) => agenda.put(at, life),
    setBack: (milliseconds) => {
      behind = milliseconds
    },
  }
  const desk = deskOf(room, () => house!, auditor, walkEvery)
  let last = ''
  const listener: Listener = ({ command, events }) => {
    last = `${command.do} by ${command.by} under ${command.key}`
    for (const event of events) {
      tallyEvent(tally, event)
      if (event.type === 'DayClosed') plan.dayClosed?.()
    }
    desk.heard(command, events)
  }
  const memory = plan.openHouse === undefined ? memoryHouse(clock, ZONE, listener, plan.engine ?? ENGINE) : undefined

  async function live(life: Life): Promise<void> {
    let step = life.next()
    for (;;) {
      if (step.done === true) return
      const { value } = step
      if ('wait' in value) return agenda.put(now + Math.max(0, value.wait), life)
      if ('until' in value) return agenda.put(Math.max(now, value.until), life)
      if ('tick' in value) {
        await desk.tick()
        step = life.next()
        continue
      }
      last = `${value.order.do} by ${value.by}`
      step = life.next(await desk.send(value))
    }
  }

  async function run(): Promise<void> {
    let steps = 0
    for (let next = agenda.next(); next !== undefined; next = agenda.next()) {
      if (next.at > now) {
        turnOfTheClock(room, now, next.at)
        now = next.at
        clock.set(now - behind)
      }
      await live(next.item)
      steps += 1
      if (steps % 4_096 === 0 && plan.progress !== undefined) plan.progress((now - first) / (end - first), tally)
    }
  }

  const end = nextMorning(zone, nights.at(-1)!)
  try {
    house = memory ?? (await plan.openHouse!(clock, listener))
    agenda.put(now, setup(room, memory === undefined))
    await run()
    isPlaying = true
    const shoes = new Map<string, Shoe>()
    for (const [index, night] of nights.entries()) {
      for (const table of [...terms.blazing.tables, ...terms.beat.tables]) {
        const isLast = index === nights.length - 1 || nextMorning(zone, night) < opening(zone, nights[index + 1]!)
        const plans = planOf(room, table, night, hours, isLast)
        agenda.put(plans.opens, tableNight(room, plans, shoes))
      }
      agenda.put(nextMorning(zone, night, '06:00:00'), morning(room, night, nextMorning(zone, night, '06:05:00')))
      agenda.put(opening(zone, night), ticks(room, nextMorning(zone, night)))
      for (let times = 0; times < 3; times += 1)
        agenda.put(
          opening(zone, night) + rng.between(hours < 24 ? 720 : 60, hours < 24 ? 900 : 1_080) * MINUTE,
          midnightSettlement(room),
        )
      if (faults !== 'none')
        agenda.put(opening(zone, night), wrongClock(room, opening(zone, night) + rng.between(1, hours * 40) * MINUTE))
    }
    await run()
    // Long after, what nobody claimed goes back; then everything is compared once more.
    now = end + 40 * 24 * HOUR
    behind = 0
    clock.set(now)
    await desk.tick()
    auditor.compare(house.state, true)
    if (memory !== undefined && digestOfState(memory.state) !== digestOfState(memory.replayed))
      throw new Difference('the events played again do not give the same state')
    const before = digestOfState(house.state)
    await house.crash()
    if (digestOfState(house.state) !== before) throw new Difference('a restart does not give the same state')
    await house.close()
    return { seed, tally, checks: auditor.counts.checks, posts: auditor.counts.posts, nights }
  } catch (error) {
    await house?.close()
    const says =
      error instanceof Error
        ? error instanceof Difference
          ? error.message
          : `${error.stack ?? error.message}`
        : String(error)
    return {
      seed,
      tally,
      checks: auditor.counts.checks,
      posts: auditor.counts.posts,
      nights,
      failure: { step: tally.commands, says, command: last },
    }
  }
}

function planOf({ rng, zone, terms }: Room, table: string, night: string, hours: number, isLast: boolean): TablePlan {
  const opens = opening(zone, night)
  const game = terms.blazing.tables.includes(table) ? ('no-bust-21' as const) : ('holdem' as const)
  const common = {
    table,
    game,
    isRecorded: game === 'no-bust-21' || Number(table) % 2 === 0,
    secondsMin: 20,
    secondsMax: 44,
  }
  if (hours < 24) {
    // A short night lies around the small hours, where the clocks turn; some tables play where the day does.
    const late = Number(table) % 4 === 0 ? 18.5 : rng.between(11, 13)
    const start = opens + late * HOUR + rng.below(3_600) * 1_000
    return { ...common, opens: start, closes: start + hours * HOUR }
  }
  const isRoundTheClock = Number(table) % 8 === 0
  return {
    ...common,
    opens: opens + rng.below(5_400) * 1_000,
    closes: isRoundTheClock ? opens + (isLast ? 23 : 22) * HOUR : opens + rng.between(16 * 60, 19 * 60) * MINUTE,
  }
}

/** The house looks for what is due once a minute. */
function* ticks(room: Room, closes: number): Life {
  while (room.now() < closes) {
    yield* tick()
    yield* wait(MINUTE)
  }
}

/** For a while the clock of the house is wrong. */
function* wrongClock(room: Room, at: number): Life {
  yield* until(at)
  if (!strikes(room, 10)) return
  room.tally.faults['clock set back'] += 1
  room.setBack(room.rng.between(5, 70) * MINUTE)
  yield* wait(room.rng.between(10, 60) * MINUTE)
  room.setBack(0)
}

/** Counts the moments that trip clocks up, when tables play through them. */
function turnOfTheClock({ zone, tally, state }: Room, before: number, after: number): void {
  if (Math.floor(before / MINUTE) === Math.floor(after / MINUTE)) return
  const [was, is] = [zone.localOf(before), zone.localOf(after)]
  const isInPlay = () => [...state().rounds.values()].some(({ open }) => open !== undefined)
  if (was.slice(0, 10) !== is.slice(0, 10) && isInPlay()) tally.faults['midnight in play'] += 1
  if (was.slice(11, 16) < '06:00' && is.slice(11, 16) >= '06:00' && isInPlay()) tally.faults['day turn in play'] += 1
  const jump = Date.parse(`${is}Z`) - Date.parse(`${was}Z`) - (after - before)
  if (jump >= HOUR) tally.faults['clocks forward'] += 1
  if (jump <= -HOUR) tally.faults['clocks back'] += 1
}
