import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import type { ViewName } from '../door/viewnames.ts'
import { crowdOf, viewWords } from './crowd.ts'
import { type Listening, listen } from './listen.ts'
import { messagesOf, PUBLIC_VIEWS, type Relay, relayOf, SILENT_MS } from './relay.ts'

const open: { relay?: Relay; house?: Listening }[] = []
afterEach(async () => {
  for (const { relay, house } of open.splice(0)) {
    relay?.close()
    await house?.stop()
  }
})

/** A house that says what the test wants it to say. */
async function houseSaying(said: Map<string, string>, port = 0) {
  let version = 0
  let asked: string[] = []
  const crowd = crowdOf(
    {
      word: (view) => ({ version, words: viewWords(version, view, said.get(view) ?? 'null') }),
      beat: () => JSON.stringify({ seq: version, at: 1_000, local: '2026-11-16T20:00:00' }),
    },
    { updateMs: 10 },
  )
  const app = new Hono()
  app.get('/api/live', (call) => {
    asked = (call.req.query('views') ?? '').split(',')
    return call.body(crowd.listen(asked as ViewName[])!, 200)
  })
  const listening = await listen(app, port, '127.0.0.1')
  const house = {
    ...listening,
    asked: () => asked,
    listeners: crowd.listeners,
    say(view: ViewName, text: string) {
      said.set(view, text)
      version += 1
      crowd.poke()
    },
    async stop() {
      crowd.close()
      await listening.stop()
    },
  }
  open.push({ house })
  return house
}

function relayTo(port: number, report: (says: string) => void = () => undefined): Relay {
  const relay = relayOf({ house: new URL(`http://127.0.0.1:${port}/`), report, pace: { updateMs: 10 } })
  open.push({ relay })
  return relay
}

/** What one board hears, newest first where it is asked for by name. */
async function boardAt(relay: Relay, query = '') {
  const answer = await relay.app.request(`/live${query}`)
  const heard: { id: string; event: string; data: string }[] = []
  void (async () => {
    for await (const message of messagesOf(answer.body!)) heard.unshift(message)
  })()
  const until = async (event: string, data: string) => {
    while (heard.find((message) => message.event === event)?.data !== data) await sleep(5)
  }
  return { answer, heard, until }
}

test('a board at a relay is told what the house says, and the newest when it comes late', async () => {
  const house = await houseSaying(new Map([['meters', '"first"']]))
  const relay = relayTo(house.port)
  const early = await boardAt(relay)
  await early.until('meters', '"first"')
  house.say('meters', '"second"')
  await early.until('meters', '"second"')
  const late = await boardAt(relay)
  await late.until('meters', '"second"')
  expect(late.heard.map(({ data }) => data)).not.toContain('"first"')
  expect(late.heard.find(({ event }) => event === 'meters')?.id).toBe('1')
})

test('the house has one listener however many boards a relay has, and is asked for public views only', async () => {
  const house = await houseSaying(new Map())
  const relay = relayTo(house.port)
  const boards = await Promise.all(Array.from({ length: 20 }, () => boardAt(relay)))
  house.say('winners', '"w"')
  await Promise.all(boards.map(({ until }) => until('winners', '"w"')))
  expect(house.listeners()).toBe(1)
  expect(relay.crowd.listeners()).toBe(20)
  expect(house.asked()).toEqual([...PUBLIC_VIEWS])
  expect(PUBLIC_VIEWS).toEqual([
    'meters',
    'contestsigns',
    'tournamentsigns',
    'squares',
    'lists',
    'winners',
    'screens',
    'house',
  ])
})

test('a view that is not public is left out, one that does not exist is refused, and no order is taken', async () => {
  const house = await houseSaying(new Map([['claims', '"private"']]))
  const relay = relayTo(house.port)
  const board = await boardAt(relay, '?views=meters,claims')
  house.say('meters', '"m"')
  await board.until('meters', '"m"')
  expect(board.heard.some(({ event }) => event === 'claims')).toBe(false)
  const unknown = await relay.app.request('/live?views=meters,secrets')
  expect(unknown.status).toBe(400)
  expect(await unknown.json()).toEqual({
    says: 'There is no view "secrets"; here are meters, contestsigns, tournamentsigns, squares, lists, winners, screens, house.',
  })
  const order = await relay.app.request('/orders', { method: 'POST', body: '{}' })
  expect(order.status).toBe(404)
})

test('a phone at a relay is told where the house takes requests for a list, and the relay takes none', async () => {
  const house = new URL('http://127.0.0.1:1')
  const join = new URL('https://lists.example.org/somewhere')
  const [silent, open] = [{}, { join }].map((more) => relayOf({ house, report: () => undefined, ...more }))
  try {
    expect(await (await silent!.app.request('/wait')).json()).toEqual({ takes: false })
    expect(await (await open!.app.request('/wait')).json()).toEqual({
      takes: false,
      at: 'https://lists.example.org/lists',
    })
    expect((await open!.app.request('/wait/join', { method: 'POST', body: '{}' })).status).toBe(404)
  } finally {
    silent!.close()
    open!.close()
  }
})

test('without the house no beat is passed on, and a house that comes back is heard again', async () => {
  const said: string[] = []
  const house = await houseSaying(new Map([['meters', '"before"']]))
  const relay = relayTo(house.port, (says) => said.push(says))
  const board = await boardAt(relay)
  await board.until('meters', '"before"')
  await expect.poll(async () => (await relay.health.request('/health')).status).toBe(200)
  expect(relay.isLinked()).toBe(true)
  const beats = () => board.heard.filter(({ event }) => event === 'beat').length
  await expect.poll(beats).toBeGreaterThan(0)
  const { age, ...beat } = JSON.parse(board.heard.find(({ event }) => event === 'beat')!.data)
  expect(beat).toEqual({ seq: 0, at: 1_000, local: '2026-11-16T20:00:00' })
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(SILENT_MS)
  await house.stop()
  await expect.poll(relay.isLinked).toBe(false)
  const health = await relay.health.request('/health')
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ ready: false, listeners: 1 })
  const before = beats()
  // It is called every second, as often as there would be a beat.
  let calls = 0
  const closed = await listen(
    new Hono().get('*', (call) => {
      calls += 1
      return call.text('', 503)
    }),
    house.port,
    '127.0.0.1',
  )
  await expect.poll(() => calls).toBeGreaterThan(2)
  expect(beats()).toBe(before)
  await closed.stop()
  const again = await houseSaying(new Map([['meters', '"after"']]), house.port)
  await board.until('meters', '"after"')
  await expect.poll(beats).toBeGreaterThan(before)
  expect(again.listeners()).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(/^The house at .* is not heard \(.*\); it is called again every second\.$/),
    expect.stringMatching(/is heard again\.$/),
  ])
})
