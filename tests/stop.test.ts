/** A real process under load is told to stop: every order that it took was answered, and the next start goes on from there. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request as insecure } from 'node:http'
import { request as secure } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Device, deviceOf } from '../src/device/device.ts'
import { MAC_HEADER } from '../src/device/message.ts'
import type { Event } from '../src/engine/mechanisms.ts'
import { openSqlite } from '../src/journal/sqlite.ts'
import { journalFile, snapshotFile } from '../src/server/house/storage.ts'
import { killAll, runProcess, SOURCES, startProcess } from './process.ts'
import { proofOf } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-stop-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

async function start(...args: string[]) {
  const started = await startProcess(['start', '--port', '0', '--folder', join(folder, 'room'), ...args])
  const { child, told, ended } = started
  return { child, address: told!.address, ended: ended.then(({ code, complaint }) => ({ code, complaint })) }
}

type Sent = { status: number; body: string; mac: string | undefined; cookies: string[] }

function post(
  address: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
  ca?: string,
): Promise<Sent> {
  return new Promise((done, fail) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const url = new URL(path, address)
    const outgoing = url.protocol === 'https:' ? secure(url, { ...options, ca }) : insecure(url, options)
    outgoing.on('error', fail)
    outgoing.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => {
        text += part
      })
      answer.on('error', fail)
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          body: text,
          mac: answer.headers[MAC_HEADER] as string | undefined,
          cookies: answer.headers['set-cookie'] ?? [],
        }),
      )
    })
    outgoing.end(body)
  })
}

const LOADS = ['load-a', 'load-b', 'load-c', 'load-d']

async function enrol(address: string, ca?: string): Promise<Map<string, Uint8Array>> {
  const signedIn = await post(
    address,
    '/api/session',
    JSON.stringify({ place: 'staff', badge: 'D91', pin: '2468' }),
    {},
    ca,
  )
  const headers = { cookie: signedIn.cookies.at(-1)?.split(';')[0] ?? '', 'x-gamekeeper-place': 'staff' }
  const secrets = new Map<string, Uint8Array>()
  for (const device of LOADS) {
    const answer = await post(
      address,
      '/api/devices/enrol',
      JSON.stringify({ device, table: '7', kind: 'sensor', second: proofOf('71') }),
      headers,
      ca,
    )
    expect(answer.status).toBe(200)
    secrets.set(device, Buffer.from(JSON.parse(answer.body).secret, 'hex'))
  }
  return secrets
}

async function numbersIn(): Promise<Map<string, number[]>> {
  const store = await openSqlite<Event>({ file: journalFile(join(folder, 'room')), readonly: true })
  const found = new Map<string, number[]>()
  for await (const lines of store.lines({ after: 0 }))
    for (const { text } of lines) {
      const { key } = JSON.parse(text) as { key: string }
      const [device = '', n] = key.split(':')
      if (LOADS.includes(device)) found.set(device, [...(found.get(device) ?? []), Number(n)])
    }
  await store.close()
  return found
}

test('SIGTERM under load: what was taken was answered, a snapshot is kept, and the devices go on after the next start', async () => {
  const first = await start()
  let { address } = first
  const secrets = await enrol(address)
  const devices = LOADS.map((device): Device => {
    const secret = secrets.get(device)!
    const send = async (body: string, mac: string) =>
      post(address, '/api/devices/messages', body, { [MAC_HEADER]: mac })
    return deviceOf({ device, secret, post: send, now: Date.now, jitter: () => 0 })
  })
  let isLoaded = true
  const loads = devices.map(async (device) => {
    for (let n = 0; isLoaded; n++) {
      for (let some = 0; some < 5; some++) device.put({ do: 'BetLate', table: '7', seat: String((n % 9) + 1) })
      await device.exchange()
      if (device.outbox().fails > 0) break
    }
  })
  // However slow the machine is: every device has had answers and is in the middle of more.
  await expect.poll(() => devices.every((device) => (device.outbox().first ?? 0) > 25)).toBe(true)
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, complaint: '' })
  isLoaded = false
  await Promise.all(loads)
  const taken = await numbersIn()
  for (const [index, device] of LOADS.entries()) {
    const numbers = taken.get(device) ?? []
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    // Not one was recorded whose answer got lost.
    expect(devices[index]?.outbox().first).toBe(numbers.length + 1)
  }
  expect(existsSync(snapshotFile(join(folder, 'room')))).toBe(true)

  const second = await start()
  address = second.address
  for (const device of devices) {
    await expect
      .poll(async () => {
        await device.exchange()
        return device.outbox()
      })
      .toMatchObject({ waiting: [], setAside: [] })
  }
  second.child.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
  const after = await numbersIn()
  for (const numbers of after.values()) expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasOpenssl)(
  'served by TLS from files: cookies travel only there, and browsers are told to insist on it',
  async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
      { stdio: 'ignore' },
    )
    const ca = execFileSync('cat', [cert], { encoding: 'utf8' })
    const { child, address, ended } = await start('--tls-cert', cert, '--tls-key', key)
    expect(address).toMatch(/^https:/)
    const { cookies } = await post(
      address,
      '/api/session',
      JSON.stringify({ place: 'floor', badge: 'D21', pin: '2468' }),
      {},
      ca,
    )
    expect(cookies.at(-1)).toMatch(/; Secure/)
    expect(cookies.at(-1)).toMatch(/; HttpOnly/)
    const headers = await new Promise<Record<string, unknown>>((done, fail) =>
      secure(address, { ca }, (answer) => {
        answer.resume()
        done(answer.headers)
      })
        .on('error', fail)
        .end(),
    )
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    await expect(post(address.replace('https', 'http'), '/api/session', '{}')).rejects.toThrow()
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, complaint: '' })
  },
)

test('a key that does not belong to the certificate is a sentence, and nothing is opened', async () => {
  const tls = ['--tls-cert', SOURCES, '--tls-key', SOURCES]
  const { code, complaint } = await runProcess(['start', '--folder', join(folder, 'none'), ...tls])
  expect(code).toBe(2)
  expect(complaint).toMatch(/^gamekeeper start: .* are no certificate with its key/)
  expect(existsSync(join(folder, 'none'))).toBe(false)
})
