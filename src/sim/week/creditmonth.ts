/**
 * A month of a club whose credits end after a week: cards are read, late and twice, credits handed in, prizes put aside, declined and given
 * back, time goes by; the auditor holds every lot against the house after each order.
 */
import { MINUTE } from '../../base/moment.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Command, Order } from '../../engine/mechanisms.ts'
import { manualClock } from '../../server/house/clock.ts'
import type { Outcome } from '../../server/house/kernel.ts'
import { zoneOf } from '../../server/house/zone.ts'
import { digestOfState } from '../digest.ts'
import { ENGINE, type Engine, memoryHouse } from '../house.ts'
import { reckoner } from '../reckoning/reckoner.ts'
import { rngOf } from '../rng.ts'
import { countUp } from '../tally.ts'
import type { Try } from '../wild/attempt.ts'
import { creditOrder } from '../wild/credits.ts'
import { faultOf } from '../wild/night.ts'
import { DESK } from './desk.ts'
import { HITS } from './hits.ts'
import type { Weighed } from './maker.ts'
import { CAGE, COMPLIANCE, FLOOR, OFFICE, PATRONS } from './people.ts'
import { ZONE } from './setup.ts'
import { onPaper } from './week.ts'

/** `rules`: the text of a rule file with credits, `clauses` those of it, `offering` what is posted. */
export type MonthPlan = {
  readonly seed: string
  readonly orders: number
  readonly rules: string
  readonly clauses: readonly string[]
  readonly offering: { readonly activity: string }
  /** Before the rules are accepted: whoever pays for it. */
  readonly first?: readonly Try[]
  /** What people do; with credits, if nothing is said. */
  readonly makers?: Weighed
  readonly engine?: Engine
}
export type Month = {
  readonly done: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly failure?: string
}

const START = Date.parse('2026-03-02T19:00:00Z')
const MEMBERS = PATRONS.slice(0, 14)

const MAKERS: Weighed = [[70, (rng, state, _may, { at }) => creditOrder(rng, state, MEMBERS, at)], ...HITS, ...DESK]

function setup({ rules, clauses, offering, first = [] }: MonthPlan): Try[] {
  const { activity } = offering
  const orders: [Order, string][] = [
    [{ do: 'OpenProperty', property: 'The club', zone: ZONE, dayStart: '06:00', chip: dollars(1) }, 'o1'],
    ...['1', '2'].flatMap((table): [Order, string][] => [
      [{ do: 'SetTable', table, game: table === '1' ? 'holdem' : 'omaha', seats: 9, decks: 1 }, FLOOR[0]],
      [{ do: 'OpenTable', table }, FLOOR[0]],
    ]),
    ...CAGE.map((by, nth): [Order, string] => [
      { do: 'OpenDrawer', drawer: String(nth + 1), counted: dollars(50_000) },
      by,
    ]),
    ...MEMBERS.map((person): [Order, string] => [
      { do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40, connection: 'none', exclusion: 'none' },
      FLOOR[0],
    ]),
    ...first.map(({ order, by }): [Order, string] => [order, by]),
    [{ do: 'AcceptRules', text: rules, document: 'as approved', clauses }, COMPLIANCE[0]],
    [{ do: 'DraftOffering', text: JSON.stringify(offering) }, OFFICE[0]],
    [{ do: 'ApproveOffering', activity, version: 1 }, COMPLIANCE[0]],
    [{ do: 'PostOffering', activity, places: ['board'] }, COMPLIANCE[1]],
  ]
  return orders.map(([order, by]) => ({ order, by }))
}

export function playMonth(plan: MonthPlan): Month {
  const { seed, orders, engine = ENGINE, makers = MAKERS } = plan
  const rng = rngOf(seed)
  const clock = manualClock(START)
  const zone = zoneOf(ZONE)
  const auditor = reckoner()
  const house = memoryHouse(
    clock,
    ZONE,
    (heard) => {
      auditor.hear(heard)
      if (heard.command.by === 'timer') countUp(done, heard.command.do)
    },
    engine,
  )
  const done: Record<string, number> = {}
  const refused: Record<string, number> = {}
  let last: Try | undefined

  function give({ order, by }: Try): boolean {
    last = { order, by }
    const key = rng.word(20)
    const outcome = house.submit(order, { by, key }) as Outcome
    countUp(isRefusal(outcome) ? refused : done, order.do)
    if (!isRefusal(outcome) && rng.oneIn(30)) house.submit(order, { by, key })
    return !isRefusal(outcome)
  }
  const look = () => {
    const wrong = faultOf(house.state)
    if (wrong !== undefined) throw new Error(wrong)
    auditor.compare(house.state)
  }

  let failure: string | undefined
  try {
    for (const one of setup(plan)) if (!give(one)) throw new Error('the club does not open')
    for (let tried = 0; tried < orders; tried += 1) {
      clock.advance(rng.oneIn(30) ? rng.below(30 * 60) * MINUTE : rng.below(20 * MINUTE))
      house.tick()
      if (rng.oneIn(200)) house.crash()
      const now = zone.momentOf(clock.now())
      const may = (order: Order, by: string) =>
        !isRefusal(engine.decide(house.state, { ...order, key: 'asked', by, at: now } as Command))
      let left = rng.below(makers.reduce((sum, [weight]) => sum + weight, 0))
      const maker = makers.find(([weight]) => {
        left -= weight
        return left < 0
      })![1]
      const next = maker(rng, house.state, may, now)
      if (next === undefined) continue
      const isLate = next.order.do !== 'ScanCards' && rng.oneIn(40)
      give(isLate ? onPaper(next, zone.momentOf(clock.now() - rng.below(30) * MINUTE).local) : next)
      look()
    }
    if (digestOfState(house.replayed) !== digestOfState(house.state))
      throw new Error('the text of the events gives another state')
  } catch (error) {
    const order = JSON.stringify(last, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    failure = `seed ${seed}: ${order}\n${(error as Error).stack}`
  }
  return { done, refused, ...(failure === undefined ? {} : { failure }) }
}
