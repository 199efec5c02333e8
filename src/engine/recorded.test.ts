import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { done, openingOrders, openTable, PROPERTY, SEVENS, SEVENS_OFFERING, SEVENS_RULES } from '../../tests/house.ts'
import { dollars } from '../base/money.ts'
import { isRefusal } from '../base/refusal.ts'
import { canonical } from '../journal/canonical.ts'
import { manualClock } from '../server/house/clock.ts'
import { commandOf } from '../server/house/commandtime.ts'
import { type House, openHouse } from '../server/house/kernel.ts'
import { decide } from './decide.ts'
import type { Order } from './mechanisms.ts'
import { fromWireOrder, keptOrder, orderOf, toWireOrder } from './recorded.ts'
import type { Bet } from './rounds/vocabulary.ts'

const NOON = Date.parse('2026-03-02T20:00:00Z')
const EIGHTS = 'bay-101/another-of-its-kind'
let house: House

beforeAll(async () => {
  house = await openHouse({ memory: true, clock: manualClock(NOON), create: PROPERTY })
  const again = (text: string) => text.replaceAll(SEVENS, EIGHTS)
  for (const [order, by] of [
    ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
    ...openingOrders(again(SEVENS_RULES), again(SEVENS_OFFERING)),
  ])
    await done(house.submit(order, { by }))
  await openTable(house, '1', 'no-bust-21')
})

const decided = (order: Order) => decide(house.state, commandOf(order, 't1:1', { by: 't1', at: NOON }, house.zone))

const bet = fc.record(
  {
    seat: fc.integer({ min: 1, max: 8 }).map(String),
    backline: fc.integer({ min: 1, max: 3 }),
    wagered: fc.boolean(),
    fees: fc.subarray([SEVENS, EIGHTS]),
    marked: fc.boolean(),
  },
  { requiredKeys: ['seat', 'wagered', 'fees'] },
)

test('whatever a table sends, the command that the journal gives back leads to the same decision', () => {
  let [readOff, kept] = [0, 0]
  const isSorted = fc.boolean()
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 10 }), isSorted, fc.boolean(), (bets, sorts, wagers) => {
      const all: Bet[] = bets.map((one) => (wagers ? { ...one, wagered: true } : one))
      if (sorts) all.sort((a, b) => Number(a.seat) - Number(b.seat) || (a.backline ?? 0) - (b.backline ?? 0))
      const order: Order = { do: 'StartRound', table: '1', bets: all }
      const decision = decided(order)
      if (isRefusal(decision)) return
      const written = keptOrder(order, decision)
      if (written === undefined) readOff += 1
      else kept += 1
      const back = orderOf(written === undefined ? undefined : JSON.parse(canonical(written)), decision)
      expect(decided(back)).toEqual(decision)
      expect(canonical(toWireOrder(back))).toBe(canonical(toWireOrder(order)))
    }),
    { numRuns: 3_000 },
  )
  // Both ways were really taken.
  expect(Math.min(readOff, kept)).toBeGreaterThan(300)
})

describe('orders as the journal keeps them', () => {
  test.each<[string, Order]>([
    [
      'amounts',
      { do: 'BringForward', activity: SEVENS, pools: { main: dollars(5) }, reserve: dollars(0), advance: dollars(2) },
    ],
    [
      'a count',
      { do: 'CountBox', box: 'b', table: '1', shift: 's', counted: { [SEVENS]: dollars(7) }, counters: ['1', '2'] },
    ],
    ['a field called cents beside others', { do: 'AttestHit', hit: 'H1', answers: { cents: true } }],
  ])('%s come back as they were', (_, order) => {
    expect(fromWireOrder(JSON.parse(canonical(toWireOrder(order))))).toEqual(order)
  })

  test('a command that no event tells must have been kept', () => {
    expect(() => orderOf(undefined, [{ type: 'HitDisputed', v: 1, hit: 'H1', by: '1', reason: 'r' }])).toThrow(
      'must be kept',
    )
  })
})
