/** An activity of the house's own folder in a room that runs: posted at the start, awarded through the door. */
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../../tests/visitor.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import { hitViews } from '../../views/hit.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { lookFirstIn } from '../house/catalogue.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'

const WEEK = 'lucky-lodge/player-of-the-week'
/** A Sunday evening at the house. */
const clock = manualClock(Date.parse('2026-03-02T03:00:00Z'))
let house: House
let api: Api
const said: string[] = []
beforeAll(async () => {
  lookFirstIn(join(resolve(import.meta.dirname, '..', '..', '..'), 'examples', 'catalog'))
  house = await openDemoHouse({ memory: true }, clock, (says) => said.push(says))
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
})
afterAll(async () => {
  lookFirstIn(undefined)
  api.live.close()
  await house.close()
})

const order = async (by: string, what: unknown) => {
  const browser = visitor(api.app)
  await browser.enter('floor', by)
  const { status, body } = await browser.post('/orders', { order: what }, 'floor')
  return { status, says: JSON.stringify(body) }
}
const award = (amount: string, more = {}) => ({
  do: 'EnterAward',
  activity: WEEK,
  awards: [{ to: 'member 12', line: 'player of the week', amount }],
  evidence: 'sign-in sheets of week 9',
  ...more,
})

test('entered by one, confirmed by another, to the cent and inside the posted range', async () => {
  expect(said.filter((says) => says.includes('lucky-lodge'))).toEqual([])
  expect(house.state.offerings.get(WEEK)?.status).toBe('running')
  expect(balance(house.state.balances, WEEK, 'pool:season')).toBe(100_000n)
  const over = await order('21', award('$300.01'))
  expect([over.status, over.says]).toEqual([409, expect.stringContaining('$100.00 to $300.00')])
  expect((await order('21', award('$250', { hands: [] }))).status).toBe(400)
  expect((await order('21', award('$250', { evidence: '' }))).status).toBe(400)
  expect(house.state.hits.size).toBe(0)

  expect((await order('21', award('$250'))).status).toBe(200)
  const [hit] = hitViews(house.state)
  expect(hit).toMatchObject({ evidence: { says: 'sign-in sheets of week 9' }, total: '$250.00', status: 'declared' })
  const answers = Object.fromEntries(hit!.checklist.map(({ id }) => [id, true]))
  expect(hit!.checklist.map(({ clause }) => clause)).toEqual(['E2', 'E1'])
  expect((await order('21', { do: 'AttestHit', hit: hit!.hit, answers })).status).toBe(200)
  expect((await order('21', { do: 'VerifyHit', hit: hit!.hit })).status).toBe(409)
  expect((await order('22', { do: 'VerifyHit', hit: hit!.hit })).status).toBe(200)
  const [claim] = house.state.claims.keys()
  expect(balance(house.state.balances, WEEK, `claim:${claim}`)).toBe(25_000n)
  for (const { activity, held, owing } of coverOf(house.state.balances)) expect(held, activity).toBe(owing)
})
