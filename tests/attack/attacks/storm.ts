/** A storm of bad requests, and good ones that were heard before. */
import { Agent, request } from 'node:http'
import { MAC_HEADER, macOf } from '../../../src/device/message.ts'
import { DEMO_STAFF } from '../../../src/server/demo/people.ts'
import type { Place } from '../../../src/server/door/places.ts'
import { type Guest, type Known, placesFor, requestOf, type Sent, VIEW_PATHS } from '../../fuzz/requests.ts'
import type { Attack, Scene } from '../attack.ts'
import { PIN } from '../badges.ts'
import { entriesAfter } from '../entries.ts'
import { newTable, OTHER_FLOOR } from '../play.ts'
import { cookieOf, orderText, statusesOf } from '../raw.ts'
import type { Running } from '../target.ts'

/** As many at once as a browser and a few machines would have open. */
const AT_ONCE = 16

export const storm: Attack = {
  name: 'storm of bad requests',
  tries: 'malformed, oversized, forged, out-of-order and forbidden requests of everybody, sixteen at once',
  holds: 'none is taken, none is a fault of the program, no money moves, and the house answers on',
  async run(scene) {
    const target = scene.house()
    const running = await target.open(['--log-level', 'error'])
    const known = await knownOf(scene, running)
    const { seq } = (await running.health()).journal
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const times = scene.times({ tests: 2_500, all: 100_000 })
    let sent = 0
    const worker = async () => {
      while (sent < times) {
        sent += 1
        const asked = requestOf(scene.chance, known)
        const { status, text } = await answerOf(running, agent, asked)
        scene.tried()
        const what = `${asked.kind}: ${asked.method} ${asked.path.slice(0, 120)} ${String(asked.body ?? '').slice(0, 200)}`
        scene.expect(status < 500, `${status} for ${what}: ${text.slice(0, 200)}`)
        scene.expect(!(status === 200 && asked.path === '/api/orders'), `taken: ${what}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    agent.destroy()
    const money = entriesAfter(target.folder, seq).filter(({ events }) =>
      events.some(({ posts }) => posts !== undefined),
    )
    scene.expect(money.length === 0, `money moved: ${JSON.stringify(money[0])?.slice(0, 300)}`)
    scene.expect(running.complaint() === '', `it complained: ${running.complaint().slice(0, 400)}`)
  },
}

async function knownOf(scene: Scene, running: Running): Promise<Known> {
  const guests: Guest[] = []
  for (const { id, roles } of DEMO_STAFF)
    for (const place of placesFor(roles))
      guests.push({ id, place, cookie: cookieOf(await running.at(place as Place, id)) })
  const described = (await (await fetch(new URL('api/openapi.json', running.address))).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const routes = Object.entries(described.paths)
    .filter(([path]) => !path.endsWith('/live'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      })),
    )
  const secret = scene.estate.devices.get('k1')!
  // Nobody counts for this device: all that it says is out of step, or was said before.
  const device = { id: 'k1', secret, next: () => 1_000, now: () => Date.now() }
  return { pin: PIN, guests, routes: [...routes, ...VIEW_PATHS.map((path) => ({ method: 'GET', path }))], device }
}

function answerOf(
  { port }: Running,
  agent: Agent,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    try {
      const outgoing = request(
        { agent, port, host: '127.0.0.1', method, path, headers: sendable(headers) },
        (answer) => {
          // A stream has no end; its head is enough.
          if (answer.headers['content-type']?.startsWith('text/event-stream')) {
            answer.destroy()
            return done({ status: answer.statusCode ?? 0, text: '' })
          }
          let text = ''
          answer.setEncoding('utf8').on('data', (part) => {
            text += part
          })
          answer.on('end', () => done({ status: answer.statusCode ?? 0, text }))
          answer.on('error', () => done({ status: 0, text }))
        },
      )
      outgoing.on('error', () => done({ status: 0, text: '' }))
      outgoing.end(body)
    } catch {
      // What cannot even be written down as a request is sent as bytes elsewhere.
      done({ status: 0, text: '' })
    }
  })
}

const sendable = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\t\u0020-\u007e]*$/.test(value)))

export const replays: Attack = {
  name: 'replays',
  tries:
    'cookies are used after signing out and after a restart; envelopes of a device are sent again, with other numbers, by another device',
  holds: 'a cookie ends with its session, an envelope counts once, and a number that was used means what it meant',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const gone = await running.at('floor', OTHER_FLOOR)
    const after = orderText(gone, newTable('after signing out'))
    const before = await running.at('floor', OTHER_FLOOR)
    const later = orderText(before, newTable('after a restart'))
    await gone.browser.request('/session', { method: 'DELETE' }, 'floor')
    await refusedAs(scene, 'a cookie after signing out', await statusesOf(running, after), [401])
    await envelopes(scene, running)
    await target.end('SIGTERM')
    await refusedAs(scene, 'a cookie after a restart', await statusesOf(await target.open(), later), [401])
  },
}

async function refusedAs(
  scene: Scene,
  what: string,
  statuses: readonly number[],
  expected: readonly number[],
): Promise<void> {
  scene.tried()
  const isRefused = statuses.length > 0 && statuses.every((status) => expected.includes(status))
  scene.expect(isRefused, `${what}: ${statuses.join(' ') || 'nothing'}`)
}

async function envelopes(scene: Scene, running: Running): Promise<void> {
  const [own, other] = ['k2', 'k3'].map((name) => scene.estate.devices.get(name)!) as [Uint8Array, Uint8Array]
  const send = async (body: string, mac: string) => {
    const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
    const answer = await fetch(new URL('api/devices/messages', running.address), { method: 'POST', headers, body })
    return {
      status: answer.status,
      body: (await answer.json()) as { answers?: { seq: number; outcome: string }[]; why?: string },
    }
  }
  const sent = Date.now()
  const enveloped = (n: number, at: number, seat = '4') =>
    JSON.stringify({ device: 'k2', sent: at, messages: [{ n, at, order: { do: 'BetLate', table: '7', seat } }] })
  const first = enveloped(1, sent)
  const taken = await send(first, macOf(own, first))
  scene.expect(taken.status === 200, `an honest envelope: ${taken.status} ${JSON.stringify(taken.body)}`)
  const no = async (what: string, body: string, mac: string, why: string) => {
    const answer = await send(body, mac)
    scene.tried()
    scene.expect(
      answer.status !== 200 && answer.body.why === why,
      `${what}: ${answer.status} ${JSON.stringify(answer.body)}`,
    )
  }
  await no('the same envelope again', first, macOf(own, first), 'copy')
  const otherwise = enveloped(1, sent + 1, '5')
  await no('another order under the same number', otherwise, macOf(own, otherwise), 'other message')
  const gap = enveloped(9, sent + 2)
  await no('a number ahead', gap, macOf(own, gap), 'gap')
  const borrowed = enveloped(2, sent + 3)
  await no('signed by another device', borrowed, macOf(other, borrowed), 'unknown')
  const old = enveloped(2, sent - 3_600_000)
  await no('an hour old', old, macOf(own, old), 'clock')
  const again = enveloped(1, sent + 4)
  const same = await send(again, macOf(own, again))
  scene.tried()
  scene.expect(same.body.answers?.[0]?.seq === taken.body.answers?.[0]?.seq, 'the same message again is another line')
}
