/** The small plots on top of desks: what each role sees of the last days, and no more. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../../tests/visitor.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { Trend } from '../../views/overview/trend.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { Place } from '../door/places.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'

const SEVENS = 'bay-101/blazing-7s'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
const done = async (order: Order, by: string) => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
}
const round = async () => {
  const bets = ['3', '5'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await done({ do: 'StartRound', table: '1', bets, dealtIn: 3 }, '11')
  await done({ do: 'EndRound', table: '1' }, '11')
}

/** Two rounds on one day, one on the next. */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: [SEVENS] }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), demo: DEMO_STAFF })
  await round()
  await round()
  clock.advance(24 * 3_600_000)
  await round()
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

const trendFor = async (who: string, place: Place) => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return ((await browser.get('/views/trend', place)) as unknown as { body: Trend }).body
}

test('day by day, today last, as the statement has it', async () => {
  const { days, figures } = await trendFor('51', 'books')
  expect(days).toHaveLength(14)
  expect(days.slice(-2)).toEqual(['2026-03-10', '2026-03-11'])
  expect(figures.rounds?.slice(-3)).toEqual([0, 2, 1])
  // Two fees of a dollar a round.
  expect(figures.fees?.slice(-3)).toEqual([0, 400, 200])
  expect(figures.held?.at(-1)).toBeGreaterThan(0)
})

test.each<[string, string, Place, readonly string[], readonly string[]]>([
  ['dealer', '11', 'table', ['rounds', 'hits'], ['fees', 'won', 'paid', 'waiting', 'held', 'variance', 'boxes']],
  [
    'floor',
    '21',
    'floor',
    ['rounds', 'hits', 'declined', 'waiting', 'called'],
    ['fees', 'won', 'paid', 'held', 'variance', 'boxes'],
  ],
  ['cage', '31', 'cage', ['paid', 'waiting'], ['fees', 'won', 'held', 'variance', 'boxes']],
  // A count is blind: whoever counts is told no amount.
  ['count', '41', 'count', ['boxes'], ['fees', 'won', 'paid', 'waiting', 'held', 'variance', 'hits']],
  [
    'marketing',
    '61',
    'club',
    ['tickets', 'points', 'pieces', 'forms'],
    ['fees', 'won', 'paid', 'waiting', 'held', 'variance'],
  ],
])('a %s sees what they see elsewhere, and no more', async (_, who, place, sees, not) => {
  const names = Object.keys((await trendFor(who, place)).figures)
  expect(names).toEqual(expect.arrayContaining([...sees]))
  expect(names.filter((name) => not.includes(name))).toEqual([])
})

test('nobody who is not signed in', async () => {
  expect((await visitor(api.app).get('/views/trend', 'books')).status).toBe(401)
})
