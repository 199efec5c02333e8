import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { manualClock } from '../../server/clock.ts'
import { openDemoHouse } from '../../server/demo/setup.ts'
import { BY_HAND } from '../../server/demo/tables.ts'
import type { House } from '../../server/kernel.ts'
import { orderCall, readCall } from '../../server/orders.ts'
import { tableViews } from '../../views/table.ts'
import { type Slot, shapeOf } from './shape.ts'
import { isComplete, keyOf, PLAYER_DEALER, reportOrder, type Spot, startOrder } from './spots.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(EVENING), () => undefined)
})
afterAll(() => house.close())

const tableOf = (name: string) => tableViews(house.state).find(({ table }) => table === name)!
const seated = (spot: Spot) => ({ 1: spot, 2: spot, 3: spot })
const orderOf = (order: unknown) => {
  const read = readCall(orderCall, { by: '11', order })
  if (!('ok' in read)) throw new Error(read.says)
  return read.value.order
}

test.each(BY_HAND)('table %s: a round starts, and the cards of its game are judged by every activity', async (name) => {
  const table = tableOf(name)
  const shape = shapeOf(table)!
  const spots = seated('fee')
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
})

test('fees lie where the rules want them: own space, the player-dealer’s hand, one for the round', () => {
  expect(startOrder(tableOf('11'), { 1: 'both' }).bets).toEqual([
    { seat: '1', wagered: true, fees: ['bay-101/bonus-hand-progressive'] },
    { seat: '1', onDealer: true, wagered: true, fees: ['bay-101/bonus-hand-progressive'] },
  ])
  const fees = (spots: Record<string, Spot>) =>
    (startOrder(tableOf('23'), spots).bets as { seat: string; fees: string[] }[])
      .filter((bet) => bet.fees.length > 0)
      .map(({ seat }) => seat)
  expect(fees(seated('fee'))).toEqual([PLAYER_DEALER])
  expect(fees({ 2: 'fee' })).toEqual(['2'])
})
