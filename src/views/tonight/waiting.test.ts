/** What of money stands under Tonight until somebody has done it. */
import { expect, test } from 'vitest'
import {
  done,
  openingOrders,
  openTable,
  PROPERTY,
  SEVENS,
  SEVENS_OFFERING,
  SEVENS_RULES,
  spadeSevens,
  startRound,
} from '../../../tests/house.ts'
import { parseMoney } from '../../base/money.ts'
import { dealFrom } from '../../cards/outcomes/deal.ts'
import type { Order, OrderOf } from '../../engine/mechanisms.ts'
import { overduePromises } from '../../server/desks/cover.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { clocksOf } from './waiting.ts'

const START = Date.parse('2026-03-02T20:00:00Z')
const DAY = 24 * 3_600_000

async function room() {
  const clock = manualClock(START)
  const house = await openHouse({ memory: true, clock, create: PROPERTY })
  const give = (order: Order, by: string) => done(house.submit(order, { by }))
  const waits = async () =>
    clocksOf(house.state, house.now(), [], await overduePromises(house))
      .filter(({ kind }) => kind === 'overdue' || kind === 'unseeded')
      .map(({ kind, times, amount, to }) => ({ kind, times, amount, to }))
  return { clock, house, give, waits }
}

test('a meter that is posted and not seeded stands under Tonight until the seed is there', async () => {
  const { give, waits } = await room()
  const orders = openingOrders(SEVENS_RULES, SEVENS_OFFERING)
  for (const [order, by] of orders.slice(0, -1)) await give(order, by)
  expect(await waits()).toEqual([{ kind: 'unseeded', amount: '$5,000.00', to: `/books?activity=${SEVENS}` }])
  const [seed, by] = orders.at(-1)!
  await give(seed, by)
  expect(await waits()).toEqual([])
})

test('a hit that somebody disputes stands by its amount among those that wait', async () => {
  const { house, give } = await room()
  for (const [order, by] of openingOrders(SEVENS_RULES, SEVENS_OFFERING)) await give(order, by)
  for (const table of ['1', '2', '3']) {
    await openTable(house, table, 'no-bust-21')
    await give(startRound(table), '4')
  }
  const { hands, ...report } = spadeSevens('1') as OrderOf<'ReportHit'>
  const small = hands.map((hand) => ({ ...hand, cards: dealFrom({ hand: '7h 7h' }) }))
  await give({ ...report, table: '2', hands: small, common: dealFrom({ dealerUp: '2c' }) }, '4')
  await give(spadeSevens('1'), '4')
  await give({ ...report, table: '3', hands: small, common: dealFrom({ dealerUp: '7c' }) }, '4')
  await give({ do: 'DisputeHit', hit: 'H3', reason: 'the guest says otherwise' }, '5')
  const shown = clocksOf(house.state, house.now(), []).map(({ kind, table }) => [kind, table])
  expect(shown.slice(0, 3)).toEqual([
    ['hit', '1'],
    ['disputed', '3'],
    ['hit', '2'],
  ])
})

test('a promise of the house that is not deposited in time stands there from the day after, until it is', async () => {
  const { clock, house, give, waits } = await room()
  for (const [order, by] of openingOrders(SEVENS_RULES, SEVENS_OFFERING)) await give(order, by)
  await openTable(house, '1', 'no-bust-21')
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'VerifyHit', hit: 'H1' }, '5')
  expect(await waits()).toEqual([])
  clock.set(START + 7 * DAY)
  expect(await waits()).toEqual([])
  clock.set(START + 8 * DAY)
  expect(await waits()).toEqual([
    { kind: 'overdue', times: ['2026-03-09'], amount: '$4,994.66', to: '/books?page=cover' },
  ])
  await give({ do: 'DepositAdvance', activity: SEVENS, amount: parseMoney('$4,994.66')! }, '3')
  expect(await waits()).toEqual([])
})
