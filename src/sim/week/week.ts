/**
 * A week of a room with every activity of the catalogue. People do what comes to mind, things go wrong, and an auditor who
 * shares no money code with the house reckons every amount again after each command.
 */
import { MINUTE } from '../../base/moment.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { namedIn } from '../../engine/latepaper.ts'
import type { Command, Order } from '../../engine/mechanisms.ts'
import { manualClock } from '../../server/house/clock.ts'
import type { Outcome } from '../../server/house/kernel.ts'
import { zoneOf } from '../../server/house/zone.ts'
import { Difference } from '../audit/difference.ts'
import { digestOfState } from '../digest.ts'
import { ENGINE, type Engine, memoryHouse } from '../house.ts'
import { reckoner } from '../reckoning/reckoner.ts'
import { rngOf } from '../rng.ts'
import { countUp } from '../tally.ts'
import type { Try } from '../wild/attempt.ts'
import { faultOf } from '../wild/night.ts'
import { nextOf } from './makers.ts'
import { setup, ZONE } from './setup.ts'

export type WeekPlan = {
  readonly seed: string
  readonly days: number
  /** How many orders are tried on a day. */
  readonly orders: number
  /** Ends after so many orders in all. */
  readonly upTo?: number
  readonly engine?: Engine
  readonly progress?: (part: number, day: number, tried: number) => void
  /** Hears of every refusal. */
  readonly tell?: (order: Order, refusal: Refusal) => void
}

const WEEK_FAULTS = ['order sent twice', 'restart', 'late paper', 'clock set back'] as const
type FaultName = (typeof WEEK_FAULTS)[number]

export type WeekResult = {
  readonly seed: string
  readonly tried: number
  readonly done: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly faults: Readonly<Record<FaultName, number>>
  /** By activity, how many hits were declared. */
  readonly hits: Readonly<Record<string, number>>
  readonly checks: number
  readonly posts: number
  readonly failure?: {
    readonly step: number
    /** The last order that was given; timers may have run since. */
    readonly order?: string
    readonly message: string
    readonly stack: string
    /** The auditor found it; otherwise the program broke. */
    readonly isDifference: boolean
  }
}

const START = Date.parse('2026-03-02T20:00:00Z')
const DAY = 24 * 60 * MINUTE
/** Every account against the state of the house. */
const WALK_EVERY = 50

export function playWeek({ seed, days, orders, upTo, engine = ENGINE, progress, tell }: WeekPlan): WeekResult {
  const rng = rngOf(seed)
  const clock = manualClock(START)
  const zone = zoneOf(ZONE)
  const auditor = reckoner()
  const [done, refused, hits]: Record<string, number>[] = [{}, {}, {}]
  const faults = Object.fromEntries(WEEK_FAULTS.map((kind) => [kind, 0])) as Record<FaultName, number>
  const house = memoryHouse(
    clock,
    ZONE,
    (heard) => {
      auditor.hear(heard)
      for (const event of heard.events) if (event.type === 'HitDeclared') countUp(hits!, event.activity)
    },
    engine,
  )
  let tried = 0
  let last: Try | undefined

  function give({ order, by }: Try): void {
    last = { order, by }
    const key = rng.word(20)
    const outcome = house.submit(order, { by, key }) as Outcome
    if (isRefusal(outcome)) {
      countUp(refused!, order.do)
      tell?.(order, outcome)
      return
    }
    countUp(done!, order.do)
    if (!rng.oneIn(40)) return
    faults['order sent twice'] += 1
    house.submit(order, { by, key })
  }

  const total = Math.min(days * orders, upTo ?? Number.POSITIVE_INFINITY)
  const failure = failing(() => {
    for (const one of setup(rng)) {
      const before = Object.values(refused!).length
      give(one)
      if (Object.values(refused!).length > before) throw new Error(`the room does not open: ${inWords(one.order)}`)
    }
    for (; tried < total; tried += 1) {
      if (tried % 100 === 0) progress?.(tried / total, Math.floor(tried / orders) + 1, tried)
      clock.advance(rng.below(Math.floor((2 * DAY) / orders)))
      if (rng.oneIn(400)) {
        faults['clock set back'] += 1
        clock.advance(-rng.between(1, 20) * MINUTE)
      }
      house.tick()
      if (rng.oneIn(300)) {
        faults.restart += 1
        house.crash()
      }
      const now = zone.momentOf(clock.now())
      const may = (order: Order, by: string) =>
        !isRefusal(engine.decide(house.state, { ...order, key: 'asked', by, at: now } as Command))
      const next = nextOf(rng, house.state, may, now)
      if (next === undefined) continue
      const isLate = rng.oneIn(40)
      if (isLate) faults['late paper'] += 1
      give(isLate ? onPaper(next, zone.momentOf(clock.now() - rng.below(30) * MINUTE).local) : next)
      const wrong = tried % WALK_EVERY === 0 ? faultOf(house.state) : undefined
      if (wrong !== undefined) throw new Difference(wrong)
      if (tried % WALK_EVERY === 0) auditor.compare(house.state)
    }
    auditor.compare(house.state)
    if (digestOfState(house.replayed) !== digestOfState(house.state))
      throw new Difference('the text of the events gives another state')
  })
  const { checks, posts } = auditor.counts
  return {
    seed,
    tried,
    done: done!,
    refused: refused!,
    faults,
    hits: hits!,
    checks,
    posts,
    ...(failure === undefined
      ? {}
      : {
          failure: {
            step: tried,
            ...(last === undefined ? {} : { order: `${inWords(last.order)} by ${last.by}` }),
            message: failure.message,
            stack: failure.stack ?? '',
            isDifference: failure instanceof Difference,
          },
        }),
  }
}

function failing(run: () => void): Error | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error as Error
  }
}

/** Somebody did it while the room had no network, another one types it in. */
export const onPaper = ({ order, by }: Try, at: string): Try => ({
  order: { ...order, paper: { by, at, confirmed: namedIn({ ...order, paper: { by, at } }) } },
  by: by === '23' ? '22' : '23',
})

const inWords = (order: Order): string =>
  JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
