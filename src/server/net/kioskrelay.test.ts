/** Members on their own phones, behind a relay: what is theirs, a lock where it was tried, and nothing else of the house. */
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiOf } from '../api/api.ts'
import { KIOSK_CALLS } from '../club/kioskcalls.ts'
import { OPEN_MS } from '../club/kioskdoor.ts'
import { DEMO_MEMBERS, registerDemoClub } from '../demo/clubmembers.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { CALLS_MAX, kioskRelay, PASSED_MAX } from './kioskrelay.ts'
import { type Listening, listen } from './listen.ts'
import { KIOSK_PAGES } from './pages.ts'
import { type Relay, relayOf } from './relay.ts'

const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
let listening: Listening
let relay: Relay
let card = ''
let pin = ''
const paths: string[] = []

beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  const register = await registerDemoStaff()
  await registerDemoClub(register)
  api = apiOf({ house, register, demo: DEMO_STAFF, demoMembers: DEMO_MEMBERS })
  const site = new Hono()
  site.use('*', async (call, next) => {
    paths.push(call.req.path)
    await next()
  })
  site.route('/api', api.app)
  listening = await listen(site, 0, '127.0.0.1', { trustedProxies: ['127.0.0.1'] })
  const at = new URL(`http://127.0.0.1:${listening.port}/`)
  relay = relayOf({ house: at, kiosk: true, report: () => undefined })
  const shown = (await (await relay.app.request('/kiosk')).json()) as { demo: { card: string; pin: string }[] }
  ;[{ card, pin } = { card: '', pin: '' }] = shown.demo
})
afterAll(async () => {
  relay.close()
  await listening.stop()
  api.live.close()
  await house.close()
})

async function post(path: string, body: unknown, address = '198.51.100.7', more: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...more }
  const answer = await relay.app.request(path, { method: 'POST', headers, body: text }, { address })
  return {
    status: answer.status,
    headers: answer.headers,
    ...((await answer.json()) as { id?: string; token: string }),
  }
}

test('a member opens it, stays, and is forgotten when nobody touches it', async () => {
  const opened = await post('/kiosk/open', { card, pin })
  expect(opened).toMatchObject({ status: 200, name: expect.stringMatching(/^\S+ \S\.$/) })
  const { token } = opened
  const activity = 'hawaiian-gardens/pro-football'
  expect(await post('/kiosk/contest', { token, activity })).toMatchObject({ status: 200, isOpen: true, kind: 'card' })
  clock.advance(20_000)
  expect(await post('/kiosk/stay', { token })).toMatchObject({ status: 200, isOpen: true })
  clock.advance(OPEN_MS + 1)
  expect(await post('/kiosk/look', { token })).toMatchObject({ status: 401, id: 'kiosk closed' })
})

test('five wrong PINs lock a card at that phone, whatever the phone says of itself, and at no other', async () => {
  for (let nth = 1; nth < 5; nth += 1)
    expect((await post('/kiosk/open', { card, pin: '9999' }, '198.51.100.8')).status).toBe(401)
  const forged = { 'x-forwarded-for': '10.0.0.1' }
  // As the relay's own socket reads a phone that names another address.
  expect(await post('/kiosk/open', { card, pin: '9999' }, 'through 198.51.100.8', forged)).toMatchObject({
    status: 429,
    id: 'kiosk card locked',
  })
  expect((await post('/kiosk/open', { card, pin }, '198.51.100.8')).status).toBe(429)
  expect((await post('/kiosk/open', { card, pin }, '198.51.100.9')).status).toBe(200)
})

test('every call of the kiosk passes, and nothing else of the house is within reach', async () => {
  const own = api.app.routes.filter(({ method, path }) => method === 'POST' && path.startsWith('/kiosk/'))
  expect([...new Set(own.map(({ path }) => path))]).toEqual(KIOSK_CALLS.map((path) => `/kiosk${path}`))
  paths.length = 0
  for (const { method, path } of api.app.routes.filter(({ method: how }) => how !== 'ALL')) {
    // What the relay answers itself.
    if (['/live', '/wait', '/wall/:screen', '/instant'].includes(path) || path.startsWith('/kiosk')) continue
    const answer = await relay.app.request(path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
    expect(answer.status, path).toBe(404)
  }
  for (const path of ['/kiosk/../orders', '/kiosk/%2e%2e/orders', '/kiosk//orders', '/kiosk/open/../../session'])
    expect((await post(path, {})).status, path).toBe(404)
  expect((await relay.app.request('/kiosk/open')).status).toBe(404)
  expect(paths.filter((path) => !path.startsWith('/api/kiosk') && path !== '/api/live')).toEqual([])
  expect(['/kiosk', '/board', '/lists', '/cage', '/club', '/'].filter((page) => KIOSK_PAGES.test(page))).toEqual([
    '/kiosk',
    '/board',
    '/lists',
  ])
})

test('what is too long, no JSON or too often goes no further, and no cookie passes', async () => {
  paths.length = 0
  expect((await post('/kiosk/open', 'x'.repeat(PASSED_MAX + 1))).status).toBe(413)
  expect((await post('/kiosk/open', '{}', '198.51.100.7', { 'content-type': 'text/plain' })).status).toBe(415)
  expect(paths).toEqual([])
  const said = await post('/kiosk/close', { token: 'x'.repeat(32) }, '198.51.100.7', { cookie: 'gk-cage=abc' })
  expect(said).toMatchObject({ status: 200 })
  expect(said.headers.get('set-cookie')).toBeNull()
  let now = 0
  const nowhere = kioskRelay(new URL('http://127.0.0.1:1/'), () => now)
  const ask = async (address: string) => (await nowhere.request('/', {}, { address })).status
  for (let nth = 0; nth < CALLS_MAX; nth += 1) expect(await ask('198.51.100.1')).toBe(503)
  expect(await ask('198.51.100.1')).toBe(429)
  expect(await ask('198.51.100.2')).toBe(503)
  now += 10_000
  expect(await ask('198.51.100.1')).toBe(503)
})

test('a relay that was not told to passes nothing', async () => {
  const plain = relayOf({ house: new URL(`http://127.0.0.1:${listening.port}/`), report: () => undefined })
  try {
    expect((await plain.app.request('/kiosk')).status).toBe(404)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ card, pin })
    expect((await plain.app.request('/kiosk/open', { method: 'POST', headers, body })).status).toBe(404)
  } finally {
    plain.close()
  }
})
