/** A demo room in a storm of requests. Nothing may fall over, and the books may not move. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { DEMO_STAFF } from '../../src/server/demo/people.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { openPremises, type Premises } from '../../src/server/house/building.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { listen } from '../../src/server/net/listen.ts'
import { logOf } from '../../src/server/net/log.ts'
import { metricsOf } from '../../src/server/net/metrics.ts'
import { site } from '../../src/server/net/pages.ts'
import { operations, watch } from '../../src/server/net/requestlog.ts'
import { undescribed } from '../described.ts'
import { type Chance, chanceOf } from './random.ts'
import { type Guest, type Known, placesFor, requestOf, type Sent, VIEW_PATHS } from './requests.ts'
import { exchanged } from './socket.ts'

export type Storm = {
  readonly requests: number
  readonly sockets: number
  readonly statuses: Readonly<Record<string, number>>
  readonly kinds: Readonly<Record<string, number>>
  /** What must not be: an answer of 500 or more, an order that was taken, a fault in the log, a book that moved. */
  readonly faults: readonly string[]
  readonly perSecond: number
}

const FAULTS_MAX = 20

export async function storm({
  requests,
  sockets,
  seed,
}: {
  requests: number
  sockets: number
  seed: number
}): Promise<Storm> {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-fuzz-'))
  const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  const faults: string[] = []
  const fault = (says: string) => void (faults.length < FAULTS_MAX && faults.push(says))
  const log = logOf('error', { write: (line) => fault(`logged: ${line.slice(0, 400)}`) })
  const complain = console.error
  console.error = (...said: unknown[]) => fault(`printed: ${said.map(String).join(' ').slice(0, 400)}`)
  const house = await openDemoHouse({ memory: true }, clock, () => undefined)
  const premises = await openPremises({ house, isDemo: true, log })
  try {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    const app = siteOf(premises, folder, log)
    const known = await knownOf(app, premises, clock.now)
    const before = booksOf(house)
    const seq = house.durable().seq
    const chance = chanceOf(seed)
    const statuses: Record<string, number> = {}
    const kinds: Record<string, number> = {}
    let aside = 0
    const began = performance.now()
    for (let n = 0; n < requests; n++) {
      const sent = requestOf(chance, known)
      const { status, text, strange } = await answerOf(app, sent)
      if (strange !== undefined) fault(`not as described: ${strange.slice(0, 300)} for ${told(sent)}`)
      statuses[status] = (statuses[status] ?? 0) + 1
      kinds[sent.kind] = (kinds[sent.kind] ?? 0) + 1
      if (status >= 500) fault(`${status} for ${told(sent)}: ${text.slice(0, 200)}`)
      if (status === 200 && sent.path === '/api/orders') fault(`taken: ${told(sent)}`)
      if (sent.kind === 'device') aside += text.split('"set aside"').length - 1
      // Time goes on, so that whoever was told to wait may try again.
      if (n % 50 === 0) clock.advance(1_000)
    }
    const perSecond = requests / ((performance.now() - began) / 1_000)
    const heard = await overSockets(app, chance, known, sockets, fault)
    for (const [status, count] of Object.entries(heard)) statuses[status] = (statuses[status] ?? 0) + count
    const moved = house.durable().seq - seq - aside
    const last = await eventsSince(house, seq)
    if (last.some((type) => type !== 'MessageSetAside'))
      fault(`recorded: ${[...new Set(last)].join(', ')} (${moved} lines)`)
    if (booksOf(house) !== before) fault('the books have moved')
    const trouble = house.trouble()
    if (trouble !== undefined) fault(trouble.message)
    return { requests, sockets, statuses, kinds, faults, perSecond }
  } finally {
    console.error = complain
    premises.close()
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function siteOf(premises: Premises, web: string, log: ReturnType<typeof logOf>): Hono {
  const { house, live, audit, devices, app: api } = premises
  const metrics = metricsOf()
  const options = { house, live, audit, links: devices.links, metrics, version: 'fuzz', show: 'local' } as const
  return site({ web, version: 'fuzz', api, watch: watch(log, metrics), operations: operations(options) })
}

async function knownOf(app: Hono, { house, devices }: Premises, now: () => number): Promise<Known> {
  const guests: Guest[] = []
  for (const { id, badge, pin, roles } of DEMO_STAFF) {
    for (const place of placesFor(roles)) {
      const headers = { 'content-type': 'application/json' }
      const answer = await app.request('/api/session', {
        method: 'POST',
        headers,
        body: JSON.stringify({ place, badge, pin }),
      })
      const cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0]
      if (answer.status === 200 && cookie !== undefined) guests.push({ id, place, cookie })
    }
  }
  const routes = app.routes
    .filter(({ path }) => path.startsWith('/api/') && !path.endsWith('/live'))
    .map(({ method, path }) => ({ method, path }))
  const id = 't1'
  let sent = now()
  const device = {
    id,
    secret: devices.secretOf(id)!,
    next: () => house.nextNumber(id),
    now: () => {
      sent = Math.max(now(), sent + 1)
      return sent
    },
  }
  return {
    pin: DEMO_STAFF[0]?.pin ?? '',
    guests,
    routes: [...routes, ...VIEW_PATHS.map((path) => ({ method: 'GET', path }))],
    device,
  }
}

type Answered = { readonly status: number; readonly text: string; readonly strange?: string | undefined }

async function answerOf(app: Hono, { method, path, headers, body }: Sent): Promise<Answered> {
  let request: Request
  try {
    request = new Request(new URL(path, 'http://gamekeeper'), {
      method,
      headers,
      ...(body === undefined ? {} : { body: body as BodyInit }),
    })
  } catch {
    // What cannot be sent at all is sent as raw bytes below.
    return { status: 0, text: '' }
  }
  const answer = await app.fetch(request, { address: '10.0.0.9' })
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return { status: answer.status, text: '' }
  }
  // Also a no is as the api describes it.
  const at = new URL(request.url).pathname
  const strange = /^\/api\/./.test(at) ? await undescribed(method, at.slice('/api'.length), answer) : undefined
  return { status: answer.status, text: await answer.text(), strange }
}

const told = ({ kind, method, path, body = '' }: Sent) =>
  `${kind}: ${method} ${path.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 300) : `${body.length} bytes`}`

/** Every balance of both books, as one digest. */
function booksOf({ state }: House): string {
  const lines = (['custody', 'entitlement'] as const).flatMap((book) =>
    [...state.balances[book]].map(([account, amount]) => `${book} ${account} ${amount}`),
  )
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

async function eventsSince(house: House, seq: number): Promise<string[]> {
  const types: string[] = []
  for await (const lines of house.store.lines({ after: seq }))
    for (const { text } of lines)
      types.push(...(JSON.parse(text) as { events: { type: string }[] }).events.map(({ type }) => type))
  return types
}

/** The same and worse through a real socket: bytes that are no request at all, half ones, and ones that go away. */
async function overSockets(
  app: Hono,
  chance: Chance,
  known: Known,
  count: number,
  fault: (says: string) => void,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const { port, stop } = await listen(app, 0, '127.0.0.1', { report: (error) => fault(`reported: ${String(error)}`) })
  for (let n = 0; n < count; n += 20) {
    await Promise.all(
      Array.from({ length: Math.min(20, count - n) }, async () => {
        const bytes = rawOf(chance, known)
        for (const [, status = '0'] of (await exchanged(port, bytes, { isEarly: chance.once(4) })).matchAll(
          /^HTTP\/1\.1 (\d{3})/gm,
        )) {
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status >= '500') fault(`${status} over the socket for ${bytes.subarray(0, 200).toString('latin1')}`)
        }
      }),
    )
  }
  const health = await fetch(`http://127.0.0.1:${port}/health`)
  if (health.status !== 200) fault(`after the storm /health answers ${health.status}`)
  await stop()
  return statuses
}

function rawOf(chance: Chance, known: Known): Buffer {
  const { method, path, headers, body = '' } = requestOf(chance, known)
  const content = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const length = chance.pick([
    content.length,
    content.length,
    content.length,
    content.length + 5,
    1,
    -1,
    'x',
    '99999999999999999999',
    '',
  ])
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${chance.once(10) ? anyBytes(chance, 40).toString('latin1') : value}`,
  )
  const head = `${method} ${path} HTTP/1.1\r\nhost: gamekeeper\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), content])
  switch (chance.below(8)) {
    case 0:
      return anyBytes(chance, 600)
    case 1:
      return whole.subarray(0, chance.below(whole.length))
    case 2:
      return Buffer.concat([whole, whole, anyBytes(chance, 50)])
    case 3:
      return Buffer.from(
        `${method} ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n${'a'.repeat(20)}\r\n`,
        'latin1',
      )
    case 4:
      return Buffer.from(
        `GET / HTTP/${chance.pick(['9.9', '0.1', '', '1.1 '])}\r\n${'x: y\r\n'.repeat(chance.below(3_000))}\r\n`,
      )
    case 5:
      return Buffer.from(
        `${chance.pick(['GET', 'CONNECT', 'TRACE', 'BREW', ''])} ${chance.pick(['//', 'http://[', '*', '/\u0000', `/${'a'.repeat(20_000)}`, '/api/../../x'])} HTTP/1.1\r\nhost: a\r\n\r\n`,
        'latin1',
      )
    default:
      return whole
  }
}

const anyBytes = (chance: Chance, max: number) =>
  Buffer.from(Array.from({ length: chance.below(max) }, () => chance.below(256)))
