/** Health, figures and logs of a whole room; and that no name, PIN, badge, password or cookie ever gets into them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_STAFF } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { auditFolder } from '../door/auditfiles.ts'
import { openPremises, type Premises } from '../house/building.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { type Log, logOf } from './log.ts'
import { metricsOf } from './metrics.ts'
import { site } from './pages.ts'
import { operations, REQUEST_ID, watch } from './requestlog.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-operations-'))
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
const lines: string[] = []
const log: Log = logOf('debug', { write: (text) => void lines.push(text) })
const metrics = metricsOf()
let house: House
let premises: Premises
let isStopping = false
let app: ReturnType<typeof site>

beforeAll(async () => {
  house = await openDemoHouse({ folder }, clock, () => undefined, metrics.at)
  premises = await openPremises({ house, folder, isDemo: true })
  const { live, audit, devices } = premises
  const watched = { house, live, audit, links: devices.links, metrics, folder, version: '1.2.3' }
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  app = site({
    web: folder,
    version: '1.2.3',
    api: premises.app,
    watch: watch(log, metrics),
    operations: operations({ ...watched, isStopping: () => isStopping, show: 'local' }),
  })
})
afterAll(async () => {
  premises.close()
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('well: alive, ready, with the journal, the disk, the clock and the devices', async () => {
  const answer = await app.request('/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    name: 'gamekeeper',
    version: '1.2.3',
    ready: true,
    faults: [],
    journal: { seq: house.durable().seq, waiting: 0, lastSyncMs: expect.any(Number) },
    disk: { freeMegabytes: expect.any(Number) },
    clockBehindMs: 0,
    listeners: 0,
  })
  expect((await app.request('/health/live')).status).toBe(200)
})

test('not ready while it stops; a clock that was set back is told and stops nothing', async () => {
  isStopping = true
  expect((await app.request('/health')).status).toBe(503)
  isStopping = false
  clock.advance(-60_000)
  const answer = await app.request('/health')
  expect([answer.status, ((await answer.json()) as { faults: string[] }).faults]).toEqual([
    200,
    ['the clock is 60 s behind what was recorded'],
  ])
  clock.advance(60_000)
})

test('every answer has an id of its own, and the log has the same one with the route rather than the address', async () => {
  lines.length = 0
  const answer = await app.request('/api/views/Dana?who=Lucía')
  const id = answer.headers.get(REQUEST_ID) ?? ''
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    level: 'info',
    says: 'request',
    id,
    method: 'GET',
    route: '/api/views/:view',
    status: 404,
  })
  expect(lines.join('')).not.toMatch(/Dana|Lucía/)
})

test('figures as Prometheus reads them, for this machine only', async () => {
  const text = await (await app.request('/metrics')).text()
  for (const name of [
    'gamekeeper_requests_total{route="/health",method="GET",status="200"}',
    'gamekeeper_request_seconds_bucket{route="/health",le="0.05"}',
    'gamekeeper_journal_sync_seconds_count',
    `gamekeeper_journal_seq ${house.durable().seq}`,
    'gamekeeper_commands_total',
    'gamekeeper_refusals_total',
    'gamekeeper_journal_waiting 0',
    'gamekeeper_live_listeners 0',
    'gamekeeper_memory_bytes{kind="rss"}',
  ])
    expect(text).toContain(name)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) |[a-z_]+(\{[^}]*\})? -?[\d.e+-]+$)/)
  expect((await app.request('/metrics', {}, { address: '10.0.0.7' })).status).toBe(403)
  expect((await app.request('/metrics', {}, { address: '::ffff:127.0.0.1' })).status).toBe(200)
})

test('people sign in, fail, order and are refused; neither logs nor figures nor audit trail know a name or a secret', async () => {
  lines.length = 0
  const secrets = new Set(DEMO_STAFF.flatMap(({ name, badge, pin }) => [name, badge, pin]))
  const cookies: string[] = []
  for (const { badge, pin } of DEMO_STAFF) {
    for (const place of ['floor', 'cage', 'staff', 'table']) {
      const answer = await post('/api/session', { place, badge, pin })
      for (const cookie of answer.headers.getSetCookie()) cookies.push(cookie.split(';')[0] ?? '')
      await post('/api/session', { place, badge, pin: '0000' })
    }
  }
  expect(cookies.length).toBeGreaterThan(5)
  secrets.add('hunter2-correct-horse')
  await post('/api/session', { place: 'books', login: 'ines', password: 'hunter2-correct-horse' })
  for (const cookie of cookies) {
    const place = cookie.split('=')[0]?.replace(/^gk-/, '') ?? ''
    const headers = { cookie, 'x-gamekeeper-place': place }
    await post('/api/orders', { order: { do: 'EndRound', table: '1' } }, headers)
    await post(
      '/api/orders',
      {
        order: { do: 'DeclineHit', hit: 'H1', reason: 'Dana said so', evidence: 'e' },
        second: { badge: 'D21', pin: '1111' },
      },
      headers,
    )
    await app.request('/api/views/staff', { headers })
    await app.request('/api/views/audit', { headers })
    // A cookie that is taken away is set to nothing.
    const [, value = ''] = cookie.split('=')
    if (value !== '') secrets.add(value)
  }
  log.fault(new Error('nobody is called "Dana"'))
  log.info('slip', { name: 'Dana', pin: '2468' })
  const trail = readdirSync(auditFolder(folder)).map((file) => readFileSync(join(auditFolder(folder), file), 'utf8'))
  const written = [...lines, ...trail, await (await app.request('/metrics')).text()].join('\n')
  expect(lines.length).toBeGreaterThan(50)
  expect(trail.join('')).toContain('"sign-in"')
  for (const secret of secrets)
    expect(new RegExp(`\\b${RegExp.escape(secret)}\\b`).test(written), `"${secret}" was written`).toBe(false)
})
