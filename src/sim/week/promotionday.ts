/**
 * The last day of several promotions at once, in memory: hands and seats bring tickets and points, drums fill, people are drawn
 * by hand and by the program, spin, take their places in a stage, and pots are splashed. Everything else is tried as well, and the
 * auditor accounts for every ticket, point and pass after each order.
 */
import { MINUTE } from '../../base/moment.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { ACE, cardOf } from '../../cards/card.ts'
import { fingerprintOfKey } from '../../engine/drawings/draw/outside.ts'
import type { Command, Order } from '../../engine/mechanisms.ts'
import { demoOfferings } from '../../server/demo/setup.ts'
import { manualClock } from '../../server/house/clock.ts'
import type { Outcome } from '../../server/house/kernel.ts'
import { zoneOf } from '../../server/house/zone.ts'
import { digestOfState } from '../digest.ts'
import { ENGINE, type Engine, memoryHouse } from '../house.ts'
import { reckoner } from '../reckoning/reckoner.ts'
import { type Rng, rngOf } from '../rng.ts'
import type { Try } from '../wild/attempt.ts'
import { faultOf } from '../wild/night.ts'
import { podiumOrder } from '../wild/podium.ts'
import { POTS } from '../wild/pots.ts'
import { promotionOrder } from '../wild/promotions.ts'
import { DESK } from './desk.ts'
import { drawHotSeat, WITNESS } from './drawings.ts'
import { luckyHand } from './hands.ts'
import { HITS } from './hits.ts'
import type { Maker, Weighed } from './maker.ts'
import { CAGE, COMPLIANCE, FLOOR, PATRONS, SURVEILLANCE } from './people.ts'
import { posted, ZONE } from './setup.ts'
import { onPaper } from './week.ts'

export type Day = {
  readonly done: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly tickets: number
  readonly failure?: string
}

/** `version`: of the car drawing; by its hand or by its computer. */
export type DayPlan = {
  readonly seed: string
  readonly orders: number
  readonly version: 'A' | 'B'
  readonly engine?: Engine
}

/** Ten in the morning of the last day. */
const START = Date.parse('2026-03-28T17:00:00Z')
const LAST = '2026-03-28'
const EVERY_DAY = [{ from: '06:00', to: '06:00', winners: 20 }]

/** As in the demo, but drawn all day long. */
const CHANGED: Readonly<Record<string, (plan: DayPlan) => object>> = {
  'hawaiian-gardens/hawaiian-jackpot': () => ({}),
  'bay-101/prize-wheel': () => ({}),
  'hawaiian-gardens/car-giveaway': () => ({
    emptied: { after: ['each drawing', 'the end'] },
    drawings: [
      { from: '10:30', to: '12:30', winners: 5 },
      { from: '13:00', to: '15:00', winners: 5 },
      { from: '15:00', to: '22:00', winners: 5 },
    ],
  }),
  'hawaiian-gardens/big-spin': () => ({
    handOut: ['11:00', '13:00', '15:00'],
    // One winner in each.
    drawings: Array.from({ length: 12 }, (_, nth) => ({
      from: `${11 + nth}:00`,
      to: `${12 + nth === 24 ? '00' : 12 + nth}:00`,
      gives: nth % 2 === 0 ? 'spin' : 'prize',
    })),
  }),
  'hawaiian-gardens/blackjack-poker-car': () => ({
    drawings: [{ from: '10:30', to: '14:00', dates: ['2026-03-26', '2026-03-27', LAST] }],
    stageAt: '14:00',
  }),
  'hawaiian-gardens/car-drawing': ({ version }) => ({ settings: { version }, from: '2026-03-01', to: LAST }),
  'hawaiian-gardens/high-hand': ({ version }) =>
    version === 'A'
      ? { to: LAST }
      : {
          settings: { version: 'tickets' },
          to: LAST,
          tickets: 3,
          missed: 'prize carries over',
          drawings: EVERY_DAY,
          prizes: { 'drawing prize': '$500' },
        },
  'hawaiian-gardens/lucky-table': () => ({}),
  'hawaiian-gardens/splash-pot': () => ({}),
  'hawaiian-gardens/wheel-of-cards': ({ version }) => ({ settings: { version } }),
}

const TABLES = [
  { table: '1', game: 'holdem', seats: 9, decks: 1 },
  { table: '2', game: 'three-card-poker', seats: 7, decks: 1 },
  { table: '3', game: 'blackjack', seats: 7, decks: 8, limit: '$5' },
  { table: '4', game: 'blackjack', seats: 7, decks: 8, limit: '$10-$100' },
  { table: '5', game: 'baccarat', seats: 8, decks: 8 },
  { table: '6', game: 'pai-gow-poker', seats: 6, decks: 1 },
] as const

/** Two aces of one suit, which bring one ticket or two. */
const suitedAces: Maker = (rng) => {
  const ace = cardOf(ACE, rng.below(4))
  const bettor = { place: 'seated' as const, person: rng.pick(PATRONS), duty: 'none' as const, proposition: false }
  const hand = {
    seat: String(rng.between(1, 7)),
    role: 'player' as const,
    cards: { hand: [ace, ace] },
    bettors: [bettor],
  }
  return {
    order: {
      do: 'ReportHit',
      table: rng.pick(['3', '4']),
      facts: { dealtIn: 5, tournament: false },
      common: {},
      hands: [hand],
      activities: ['hawaiian-gardens/blackjack-poker-car'],
    },
    by: FLOOR[2],
  }
}

const MAKERS: Weighed = [
  [14, luckyHand],
  [4, suitedAces],
  ...HITS,
  ...DESK,
  [12, drawHotSeat],
  ...POTS,
  [60, (rng, state) => promotionOrder(rng, state, PATRONS)],
  [
    10,
    (rng, state) => {
      const table = rng.pick([...state.tables.values()])
      const person = rng.oneIn(8) ? {} : { person: rng.pick(PATRONS) }
      return {
        order: { do: 'SeatPlayer', table: table.table, seat: String(rng.between(1, table.seats)), ...person },
        by: rng.pick(FLOOR),
      }
    },
  ],
  [2, (rng, state) => ({ order: { do: 'OpenTable', table: rng.pick([...state.tables.keys()]) }, by: FLOOR[0] })],
  [
    8,
    (rng, state) => {
      const order = podiumOrder(rng, state, PATRONS)
      return order === undefined ? undefined : { order, by: rng.pick(FLOOR) }
    },
  ],
  [
    6,
    (rng, state) => {
      const seats = [...state.sits].map(([person, { table, seat }]) => ({ person, table, seat }))
      if (seats.length === 0) return undefined
      const one = rng.pick(seats)
      return { order: { do: 'ScanCards', scans: [{ ...one, at: 0 }] }, by: 'device:reader' }
    },
  ],
]

function setup(rng: Rng, plan: DayPlan): Try[] {
  const offered = demoOfferings().filter(({ activity }) => activity in CHANGED)
  const funder = offered.filter(({ activity }) => activity.endsWith('hawaiian-jackpot'))
  const orders: [Order, string][] = [
    [{ do: 'OpenProperty', property: 'The last day', zone: ZONE, dayStart: '06:00', chip: dollars(1) }, 'o1'],
    ...TABLES.flatMap(({ table, ...rest }): [Order, string][] => [
      [{ do: 'SetTable', table, ...rest }, FLOOR[0]],
      [{ do: 'OpenTable', table }, FLOOR[0]],
    ]),
    ...CAGE.map((by, nth): [Order, string] => [
      { do: 'OpenDrawer', drawer: String(nth + 1), counted: dollars(500_000) },
      by,
    ]),
    ...PATRONS.slice(0, 30).map((person): [Order, string] => [
      { do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 30, connection: 'none', exclusion: 'none' },
      FLOOR[0],
    ]),
    ...PATRONS.slice(0, 24).map((person, nth): [Order, string] => [
      { do: 'SeatPlayer', table: String((nth % 6) + 1), seat: String(Math.floor(nth / 6) + 1), person },
      FLOOR[0],
    ]),
    [
      { do: 'AcceptWitness', name: 'the witness', fingerprint: fingerprintOfKey(WITNESS.key), second: SURVEILLANCE },
      COMPLIANCE[0],
    ],
    ...[...funder, ...offered.filter((one) => !funder.includes(one))].flatMap(({ activity, text }) =>
      posted(rng, activity, text, CHANGED[activity]!(plan), TABLES),
    ),
  ]
  return orders.map(([order, by]) => ({ order, by }))
}

export function playDay(plan: DayPlan): Day {
  const { seed, orders, engine = ENGINE } = plan
  const rng = rngOf(seed)
  const clock = manualClock(START)
  const zone = zoneOf(ZONE)
  const auditor = reckoner()
  const house = memoryHouse(clock, ZONE, (heard) => auditor.hear(heard), engine)
  const done: Record<string, number> = {}
  const refused: Record<string, number> = {}
  let last: Try | undefined

  function give({ order, by }: Try): boolean {
    last = { order, by }
    const key = rng.word(20)
    const outcome = house.submit(order, { by, key }) as Outcome
    const counts = isRefusal(outcome) ? refused : done
    counts[order.do] = (counts[order.do] ?? 0) + 1
    if (!isRefusal(outcome) && rng.oneIn(30)) house.submit(order, { by, key })
    return !isRefusal(outcome)
  }

  let failure: string | undefined
  try {
    for (const one of setup(rng, plan)) if (!give(one)) throw new Error(`the room does not open: ${inWords(one)}`)
    for (let tried = 0; tried < orders; tried += 1) {
      clock.advance(rng.oneIn(200) ? 5 * MINUTE : rng.below(55_000))
      house.tick()
      if (rng.oneIn(300)) house.crash()
      const now = zone.momentOf(clock.now())
      const may = (order: Order, by: string) =>
        !isRefusal(engine.decide(house.state, { ...order, key: 'asked', by, at: now } as Command))
      const next = nextOf(rng, house.state, may, now)
      if (next === undefined) continue
      if (next.order.do === 'ScanCards') give({ ...next, order: readNow(next.order, clock.now()) })
      else give(rng.oneIn(40) ? onPaper(next, zone.momentOf(clock.now() - rng.below(30) * MINUTE).local) : next)
      const wrong = faultOf(house.state)
      if (wrong !== undefined) throw new Error(wrong)
      auditor.compare(house.state)
    }
    if (digestOfState(house.replayed) !== digestOfState(house.state))
      throw new Error('the text of the events gives another state')
  } catch (error) {
    failure = `seed ${seed}: ${last === undefined ? '' : inWords(last)}\n${(error as Error).stack}`
  }
  return { done, refused, tickets: house.state.ticketsSoFar, ...(failure === undefined ? {} : { failure }) }
}

const readNow = (order: Extract<Order, { do: 'ScanCards' }>, at: number): Order => ({
  ...order,
  scans: order.scans.map((scan) => ({ ...scan, at })),
})

/** Whoever has nothing to do lets another one. */
function nextOf(...[rng, ...seen]: Parameters<Weighed[number][1]>): Try | undefined {
  for (let asked = 0; asked < 6; asked += 1) {
    const next = pick(rng)?.(rng, ...seen)
    if (next !== undefined) return next
  }
  return undefined
}

function pick(rng: Rng): Weighed[number][1] | undefined {
  let left = rng.below(MAKERS.reduce((sum, [weight]) => sum + weight, 0))
  return MAKERS.find(([weight]) => {
    left -= weight
    return left < 0
  })?.[1]
}

const inWords = ({ order, by }: Try): string =>
  `${by}: ${JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`
