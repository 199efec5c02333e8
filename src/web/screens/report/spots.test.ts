import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../../base/refusal.ts'
import { completed, orderCall, readCall } from '../../../server/api/orders.ts'
import { openDemoHouse } from '../../../server/demo/setup.ts'
import { BY_HAND, DEALT } from '../../../server/demo/tables.ts'
import { manualClock } from '../../../server/house/clock.ts'
import type { House } from '../../../server/house/kernel.ts'
import { type TableView, tableViews } from '../../../views/table.ts'
import { english } from '../../../words/sentence.ts'
import { type Slot, shapeOf } from './shape.ts'
import {
  asSensed,
  isComplete,
  JUST_IN,
  keyOf,
  type Lit,
  nextSpot,
  PLAYER_DEALER,
  reportOrder,
  type Spot,
  type Spots,
  startOrder,
  USUAL,
} from './spots.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(EVENING), () => undefined)
})
afterAll(() => house.close())

const tableOf = (name: string) => tableViews(house.state).find(({ table }) => table === name)!
const seated = (spot: Spot) => ({ 1: spot, 2: spot, 3: spot })
/** As one tap more than dealt in leaves a seat. */
const withFee = (table: TableView): Spot => nextSpot(JUST_IN, table, USUAL) ?? JUST_IN
const orderOf = (order: unknown) => {
  const read = readCall(orderCall, { order })
  if (!('ok' in read)) throw new Error(english(read))
  return completed(read.value.order, undefined)
}

test.each(BY_HAND.filter((name) => !DEALT.includes(name)))(
  'table %s: a round starts, and the cards of its game are judged by every activity',
  async (name) => {
    const table = tableOf(name)
    const shape = shapeOf(table)!
    const spots = seated(withFee(table))
    expect(isRefusal(await house.submit(orderOf(startOrder(table, spots)), { by: '11' }))).toBe(false)
    const pieces = Array.from({ length: 52 }, (_, piece) => piece).filter((piece) => shape.copies(piece) > 0)
    const piece = (): number => pieces.shift()!
    const lay = (place: string, slots: readonly Slot[]) =>
      slots
        .filter(({ min }) => min > 0)
        .map(({ zone, min }) => [keyOf(place, zone), Array.from({ length: min }, piece)] as const)
    const laid = Object.fromEntries([
      ...lay('common', shape.common),
      ...lay('1', shape.own),
      ...(shape.isPoker ? lay('2', shape.own) : []),
      ...lay(PLAYER_DEALER, shape.dealer),
    ])
    expect(isComplete(table, laid)).toBe(true)
    const decision = house.dryRun(orderOf(reportOrder(table, spots, laid)), { by: '11' })
    if (isRefusal(decision)) throw new Error(JSON.stringify(decision))
    const answered = decision.flatMap((event) =>
      event.type === 'HandJudged' || event.type === 'HitDeclared' ? [event.activity] : [],
    )
    expect(new Set(answered)).toEqual(new Set(table.activities.map(({ activity }) => activity)))
    await house.submit({ do: 'EndRound', table: name }, { by: '11' })
  },
)

test('fees lie where the rules want them: own space, the player-dealer’s hand, one for the round', () => {
  const here = tableOf('11')
  const both = nextSpot(withFee(here), here, USUAL)!
  expect(startOrder(here, { 1: both }).bets).toEqual([
    { seat: '1', wagered: true, fees: ['bay-101/bonus-hand-progressive'] },
    { seat: '1', onDealer: true, wagered: true, fees: ['bay-101/bonus-hand-progressive'] },
  ])
  expect(nextSpot(both, here, USUAL)).toBeUndefined()
  const there = tableOf('23')
  const fees = (spots: Spots, setting = USUAL) =>
    startOrder(there, spots, setting)
      .bets.filter((bet) => bet.fees.length > 0)
      .map(({ seat }) => seat)
  expect(fees(seated(withFee(there)))).toEqual([PLAYER_DEALER])
  expect(fees({ 2: withFee(there) })).toEqual(['2'])
  expect(fees(seated(withFee(there)), { ...USUAL, playerDealer: '3' })).toEqual(['3'])
  expect(fees(seated(withFee(there)), { ...USUAL, isFree: true })).toEqual([])
})

test('those behind a seat, a dark sensor and a proposition player are told at the lock', () => {
  const here = tableOf('1')
  const [activity = ''] = here.activities.map((one) => one.activity)
  const spot: Spot = { fees: [activity], onDealer: [], behind: [{ fees: [activity] }, { fees: [] }], isDark: true }
  expect(startOrder(here, { 4: { ...spot, isProposition: true } }).bets).toEqual([
    { seat: '4', wagered: true, fees: [activity], marked: true, proposition: true },
    { seat: '4', backline: 1, wagered: true, fees: [activity] },
    { seat: '4', backline: 2, wagered: true, fees: [] },
  ])
})

test('by limits the player-dealer puts down its own fee, and wagers are told at the lock', () => {
  const here = tableOf('24')
  const activity = here.activities.find(({ dealerPaysOwn }) => dealerPaysOwn)?.activity
  expect(activity).toBe('hawaiian-gardens/cash-in-a-flash')
  const spot: Spot = { ...withFee(here), wager: 25, behind: [{ fees: [], wager: 100 }] }
  expect(startOrder(here, { 1: spot }).bets).toMatchObject([
    { seat: '1', wager: '$25' },
    { seat: '1', backline: 1, wager: '$100' },
    { seat: PLAYER_DEALER, playerDealer: true, fees: expect.arrayContaining([activity]) },
  ])
})

test('a report tells wagers, the hand they lie on, the prize that was asked for, points and those behind', () => {
  const here = tableOf('14')
  const laid = { 'common player': [0, 4], 'common banker': [8, 12] }
  const spot: Spot = { fees: [], onDealer: [], behind: [{ fees: [] }], wager: 25, on: 'banker', asked: 'royal flush' }
  const telling = { setting: { ...USUAL, isFree: true }, points: { 1: 7 } }
  const order = reportOrder(here, { 2: spot }, laid, telling)
  expect(order.facts).toMatchObject({ freeTable: true })
  expect(order.hands).toMatchObject([
    {
      seat: '2',
      wageredOn: 'banker',
      bettors: [{ place: 'seated', wager: '$25', asked: 'royal flush' }, { place: 'backline' }],
    },
  ])
  const points = reportOrder(tableOf('20'), { 1: JUST_IN }, laidAt('20', '1'), telling)
  expect(points.hands[0]?.cards).toMatchObject({ points: 7 })
})

/** Enough cards for one seat, whatever they are. */
function laidAt(name: string, seat: string): Record<string, number[]> {
  let card = 0
  const shape = shapeOf(tableOf(name))!
  return Object.fromEntries(
    shape.own.map(({ zone, min }) => [keyOf(seat, zone), Array.from({ length: min }, () => card++)]),
  )
}

const A = 'a/fee'
const B = 'b/fee'
const spot = (fees: string[], more: Partial<Spot> = {}): Spot => ({ ...JUST_IN, fees, ...more })
test.each<[string, Spots, Lit | undefined, Spots]>([
  ['no sensors: as the dealer says', { 1: spot([A]) }, undefined, { 1: spot([A]) }],
  ['a chip comes down at an empty seat', {}, { [A]: ['4'] }, { 4: spot([A]) }],
  ['a chip is lifted; whoever sits there stays', { 4: spot([A]) }, { [A]: [] }, { 4: spot([]) }],
  ['a fee that no sensor watches stays', { 4: spot([B, A]) }, { [A]: [] }, { 4: spot([B]) }],
  [
    'a dark sensor is the dealer’s word',
    { 4: spot([A], { isDark: true }) },
    { [A]: [] },
    { 4: spot([A], { isDark: true }) },
  ],
  ['behind a seat', {}, { [A]: ['4b2'] }, { 4: spot([], { behind: [{ fees: [] }, { fees: [A] }] }) }],
  ['on the player-dealer’s hand', { 4: spot([]) }, { [A]: ['4d'] }, { 4: spot([], { onDealer: [A] }) }],
])('sensors: %s', (_, before, lit, after) => {
  expect(asSensed(before, lit)).toEqual(after)
})
