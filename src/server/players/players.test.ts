/** What the public asks is answered by the relay alone, from what it last heard, with the age of that beside it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { formatMoney } from '../../base/money.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { balance } from '../../ledger/balances.ts'
import type { ActivityAnswer } from '../../views/players/hand.ts'
import { type Api, apiOf } from '../api/api.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { type Listening, listen } from '../net/listen.ts'
import { type Relay, relayOf, SILENT_MS } from '../net/relay.ts'
import type { DrawsAnswer, HandAnswered, RulesAnswer, TablesAnswer } from './routes.ts'
import { CALLS_MAX } from './routes.ts'

const SEVENS = 'bay-101/blazing-7s'
const BAD_BEAT = 'bay-101/no-limit-bad-beat'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
let listening: Listening
let relay: Relay
/** Whether the house takes calls; one whose writer is stuck takes none. */
let isBlocked = false
const asked: string[] = []

beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house })
  const site = new Hono()
  site.use('*', async (call, next) => {
    if (isBlocked) await new Promise(() => undefined)
    asked.push(call.req.path)
    await next()
  })
  site.route('/api', api.app)
  listening = await listen(site, 0, '127.0.0.1')
  relay = relayOf({ house: new URL(`http://127.0.0.1:${listening.port}/`), report: () => undefined, askMs: 50 })
  while ((await get<TablesAnswer>('/tables')).status !== 200) await sleep(20)
})
afterAll(async () => {
  relay.close()
  api.live.close()
  await listening.stop()
  await house.close()
})

async function get<Answer>(path: string) {
  const answer = await relay.app.request(`/public${path}`)
  return { status: answer.status, body: (await answer.json()) as Answer }
}
async function ask(body: object, address = '198.51.100.7') {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await relay.app.request('/public/hand', init, { address })
  return { status: answer.status, body: (await answer.json()) as HandAnswered & { reasons?: { id: string }[] } }
}
const of = (answers: readonly ActivityAnswer[], activity: string) => answers.find((one) => one.activity === activity)!
const does = (order: Order) => done(house.submit(order, { by: '61' }))
const meter = (activity: string) => formatMoney(balance(house.state.balances, activity, 'pool:main'))

test('three sevens of hearts at table 1: the whole meter, by its clauses, and what the floor would ask', async () => {
  const { status, body } = await ask({ table: '1', common: { dealerUp: '7h' }, own: { hand: '7h 7h' } })
  expect(status).toBe(200)
  const won = of(body.answer.activities, SEVENS)
  if (won.is !== 'wins') throw new Error(won.is)
  const [first] = won.brings
  expect(first).toMatchObject({ to: 'you', prize: { is: 'amount' } })
  if (first?.prize.is === 'amount') expect(formatMoney(BigInt(first.prize.amount) as never)).toBe(meter(SEVENS))
  // Every amount names the clauses that it goes by, in words.
  expect(first!.by.length).toBeGreaterThan(0)
  expect(first!.by.every(({ clause, says }) => clause !== '' && says.length > 10)).toBe(true)
  // Whether the fee lay on its sensor only the floor can know.
  expect(won.asks.map(({ reason }) => reason.id)).toContain('whether fee posted')
})

test('two sevens: nothing or less, and never without a reason of the chart', async () => {
  const { body } = await ask({ table: '1', common: { dealerUp: '9c' }, own: { hand: '8h Kd' } })
  const lost = of(body.answer.activities, SEVENS)
  if (lost.is !== 'nothing') throw new Error(lost.is)
  expect(lost.reasons[0]).toMatchObject({ reason: { id: 'no hand of the chart' } })
  expect(lost.reasons[0]!.says).not.toBe('')
})

test('a beaten hand needs the hand that beat it: the loser’s part is told as yours, the winner’s beside it', async () => {
  const table = [...house.state.tables.values()].find(
    ({ table: at, game }) =>
      game === 'holdem' && (house.state.offerings.get(BAD_BEAT)?.running?.text ?? '').includes(at),
  )
  const { body } = await ask({
    table: '7',
    common: { board: '9d 9c Kd Ks 2h' },
    own: { hole: '9s 9h' },
    other: { hole: 'Kc Kh' },
  })
  expect(table).toBeDefined()
  const beats = body.answer.activities.flatMap((one) => (one.is === 'wins' ? one.brings : []))
  expect(beats.map(({ to }) => to)).toContain('you')
  expect(beats.find(({ to, share }) => to === 'you' && share === 'loser')).toBeDefined()
  expect(beats.find(({ to, share }) => to === 'other hand' && share === 'winner')).toBeDefined()
})

test('cards that cannot be dealt there are refused, as at the table', async () => {
  const twice = await ask({ table: '7', common: { board: '9d 9c Kd Ks 2h' }, own: { hole: '9d 9h' } })
  expect(twice.status).toBe(409)
  expect(twice.body.reasons?.[0]?.id).toBe('card at two places')
  expect((await ask({ table: 'nowhere', common: {}, own: { hand: '7h 7h' } })).status).toBe(404)
  expect((await ask({ table: '1', common: {}, own: { hand: '7h 7z' } })).status).toBe(400)
})

test('a game against the house: each paytable that the hand is on, the meter in money', async () => {
  const { body } = await ask({ table: '27', common: {}, own: { hand: 'As Ah Ad Ac 2c' } })
  const pays = body.answer.activities.flatMap((one) => (one.is === 'wins' ? one.brings : []))
  expect(pays.some(({ name }) => name.is === 'pay' && name.hand === 'four aces')).toBe(true)
})

test('rules: every clause of the document in its order; odds where the program has counted them', async () => {
  const { body } = await get<RulesAnswer>(`/rules?activity=${SEVENS}`)
  expect(body.rules.id).toBe('GEAR-001276')
  const clauses = body.rules.parts.flatMap((part) => part.clauses)
  expect(new Set(clauses.map(({ clause }) => clause)).size).toBe(clauses.length)
  expect(clauses.length).toBeGreaterThan(10)
  expect(body.odds).toBeUndefined()
  const { body: hiLo } = await get<RulesAnswer>('/rules?activity=saratoga/hi-lo-progressive')
  expect(hiLo.odds?.of).toBe('guesses')
  // Who makes no guess at all has reached the first rung.
  expect(hiLo.odds?.rows.every(({ chance }) => chance.value > 0 && chance.value <= 1)).toBe(true)
  expect((await get('/rules?activity=nobody/nothing')).status).toBe(404)
})

test('a paused activity says so at the next question', async () => {
  await does({ do: 'PauseOffering', activity: SEVENS, reason: 'test' })
  const says = async () => {
    const { body } = await ask({ table: '1', common: { dealerUp: '7h' }, own: { hand: '7h 7h' } })
    return of(body.answer.activities, SEVENS).is
  }
  await expect.poll(says).toBe('halted')
  await does({ do: 'ResumeOffering', activity: SEVENS })
  await expect.poll(says).toBe('wins')
})

test('no question of a phone reaches the house, however many there are; too many of one address wait', async () => {
  const before = asked.filter((path) => !/\/(?:live|views\/posted|drawings.*)$/.test(path)).length
  for (let n = 0; n < 20; n += 1) await ask({ table: '1', common: { dealerUp: '7h' }, own: { hand: '7h 7h' } })
  expect(asked.filter((path) => !/\/(?:live|views\/posted|drawings.*)$/.test(path)).length).toBe(before)
  const all = await Promise.all(
    Array.from({ length: CALLS_MAX + 1 }, () => relay.app.request('/public/tables', {}, { address: '203.0.113.5' })),
  )
  expect(all.at(-1)!.status).toBe(429)
  expect((await relay.app.request('/public/tables', {}, { address: '203.0.113.6' })).status).toBe(200)
})

test('with the writer stuck the relay still answers, at the last meter, and says how old that is', async () => {
  const shown = meter(SEVENS)
  isBlocked = true
  await listening.stop()
  await expect.poll(relay.isLinked).toBe(false)
  const { status, body } = await ask({ table: '1', common: { dealerUp: '7h' }, own: { hand: '7h 7h' } })
  expect(status).toBe(200)
  expect(body.heard.ageMs).toBeGreaterThanOrEqual(SILENT_MS)
  expect(body.heard.local).toMatch(/^2026-03-10T20:0/)
  const won = of(body.answer.activities, SEVENS)
  if (won.is !== 'wins' || won.brings[0]?.prize.is !== 'amount') throw new Error(won.is)
  expect(formatMoney(BigInt(won.brings[0].prize.amount) as never)).toBe(shown)
  for (const path of ['/tables', `/rules?activity=${SEVENS}`, '/draws']) {
    const answer = await get<TablesAnswer | RulesAnswer | DrawsAnswer>(path)
    expect(answer.status).toBe(200)
    expect(answer.body.heard.ageMs).toBeGreaterThanOrEqual(SILENT_MS)
  }
})
