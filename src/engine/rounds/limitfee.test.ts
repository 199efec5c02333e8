import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { done, openingOrders, PROPERTY } from '../../../tests/house.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { canonical } from '../../journal/canonical.ts'
import { manualClock } from '../../server/house/clock.ts'
import { commandOf } from '../../server/house/commandtime.ts'
import { type House, openHouse } from '../../server/house/kernel.ts'
import { decide } from '../decide.ts'
import type { Order } from '../mechanisms.ts'
import { keptOrder, orderOf, toWireOrder } from '../recorded.ts'
import type { Bet } from './vocabulary.ts'

const NOON = Date.parse('2026-03-02T20:00:00Z')
const [STUD, BEAT] = ['hawaiian-gardens/caribbean-stud-bonus-hands', 'hawaiian-gardens/ca-asian-bad-beat']
let house: House

beforeAll(async () => {
  house = await openHouse({ memory: true, clock: manualClock(NOON), create: PROPERTY })
  for (const activity of [STUD, BEAT]) {
    const rules = readFileSync(`catalog/${activity}.yaml`, 'utf8')
    const offering = readFileSync(`demo/offerings/${activity.split('/')[1]}.yaml`, 'utf8').replace(/tables: .*\n/, '')
    for (const [order, by] of openingOrders(rules, offering).slice(0, 4)) await done(house.submit(order, { by }))
  }
  const by = '1'
  await done(
    house.submit({ do: 'SetTable', table: '1', game: 'caribbean-stud', seats: 6, decks: 1, limit: '$50-$300' }, { by }),
  )
  await done(house.submit({ do: 'SetTable', table: '2', game: 'baccarat', seats: 6, decks: 8 }, { by }))
  for (const table of ['1', '2']) await done(house.submit({ do: 'OpenTable', table }, { by }))
})

const decided = (order: Order) => decide(house.state, commandOf(order, 't1:1', { by: 't1', at: NOON }, house.zone))

const seat = fc.record(
  {
    seat: fc.integer({ min: 1, max: 4 }).map(String),
    backline: fc.integer({ min: 1, max: 2 }),
    wagered: fc.boolean(),
    wager: fc.integer({ min: 1, max: 3 }).map((times) => dollars(times * 50)),
    pays: fc.boolean(),
  },
  { requiredKeys: ['seat', 'wagered', 'pays'] },
)

test.each([
  ['1', STUD],
  ['2', BEAT],
])('table %s: where others decide who pays, the journal keeps the whole order', (table, activity) => {
  let taken = 0
  fc.assert(
    fc.property(fc.array(seat, { maxLength: 6 }), fc.option(fc.boolean()), (seats, dealerPays) => {
      const bets: Bet[] = seats.map(({ pays, ...one }) => ({ ...one, fees: pays ? [activity] : [] }))
      if (dealerPays !== null)
        bets.push({ seat: 'player-dealer', playerDealer: true, wagered: false, fees: dealerPays ? [activity] : [] })
      const order: Order = { do: 'StartRound', table, bets }
      const decision = decided(order)
      if (isRefusal(decision)) return
      const written = keptOrder(order, decision)
      const back = orderOf(written === undefined ? undefined : JSON.parse(canonical(written)), decision)
      expect(decided(back)).toEqual(decision)
      expect(canonical(toWireOrder(back))).toBe(canonical(toWireOrder(order)))
      const [started] = decision
      if (started?.type !== 'RoundStarted' || started.fees === undefined) return
      taken += 1
      // One fee for the table, of a dollar, into the box and into the fund.
      expect(started.fees[activity]).toHaveLength(1)
      expect(started.posts?.[activity]?.filter(([book]) => book === 'c').map((row) => row[3])).toEqual(['100'])
    }),
    { numRuns: 1_500 },
  )
  expect(taken).toBeGreaterThan(100)
})
