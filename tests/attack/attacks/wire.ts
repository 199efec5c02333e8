/** Requests that are two requests, that never end, that are too long, or that say what they are not. */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { exchanged } from '../../fuzz/socket.ts'
import type { Attack } from '../attack.ts'
import { entriesAfter } from '../entries.ts'
import { newTable, OTHER_FLOOR } from '../play.ts'
import { cookieOf, orderText, statusesOf } from '../raw.ts'
import type { Desk, Running } from '../target.ts'

const SMUGGLED = 'smuggled'

/** A request with another one inside, that one front and one back might take apart differently. */
function nested(inner: string): readonly [string, string][] {
  const post = (headers: string, body: string) =>
    `POST /api/may HTTP/1.1\r\nhost: gamekeeper\r\n${headers}\r\n\r\n${body}`
  const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
  const cl = `content-length: ${inner.length}`
  return [
    ['length, then chunks', post(`content-length: 4\r\ntransfer-encoding: chunked`, `0\r\n\r\n${inner}`)],
    ['chunks, then length', post(`transfer-encoding: chunked\r\ncontent-length: 4`, `0\r\n\r\n${inner}`)],
    ['two lengths', post(`content-length: 0\r\n${cl}`, inner)],
    ['two lengths in one', post(`content-length: 0, ${inner.length}`, inner)],
    ['a length with a sign', post(`content-length: +0`, inner)],
    ['a length in hexadecimal', post(`content-length: 0x0`, inner)],
    ['chunks misspelt', post(`transfer-encoding: xchunked\r\n${cl}`, inner)],
    ['chunks twice', post(`transfer-encoding: chunked, chunked`, chunk)],
    ['chunks, identity', post(`transfer-encoding: chunked, identity`, chunk)],
    ['a space before the colon', post(`transfer-encoding : chunked\r\ncontent-length: 0`, chunk)],
    ['a folded header', post(`x: y\r\n transfer-encoding: chunked\r\ncontent-length: 0`, chunk)],
    ['bare line feeds', `POST /api/may HTTP/1.1\nhost: gamekeeper\ncontent-length: 0\n\n${inner}`],
    ['a bare carriage return', post(`x: y\rtransfer-encoding: chunked\r\ncontent-length: 0`, chunk)],
    ['a chunk that is too short', post(`transfer-encoding: chunked`, `1\r\n${inner}\r\n0\r\n\r\n`)],
    ['a chunk with an extension', post(`transfer-encoding: chunked`, `0;x="\r\n\r\n${inner}"\r\n\r\n`)],
    ['a negative chunk', post(`transfer-encoding: chunked`, `-1\r\n${inner}`)],
    ['a body behind GET', `GET /api/views/meters HTTP/1.1\r\nhost: gamekeeper\r\n${cl}\r\n\r\n${inner}`],
    ['a trailer', post(`transfer-encoding: chunked\r\ntrailer: content-length`, `0\r\ncontent-length: 9\r\n\r\n`)],
    ['a NUL in a header', post(`x: \u0000\r\ncontent-length: 0`, inner)],
    [
      'upgrade to h2c',
      post(`connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n${cl}`, inner),
    ],
  ]
}

export const smuggling: Attack = {
  name: 'request smuggling',
  tries:
    'an order of a signed-in person is hidden in the body of another request, by lengths and chunks that contradict each other',
  holds: 'what is ambiguous is refused and the connection closed; the hidden order is never done',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const { seq } = (await running.health()).journal
    for (const [how, bytes] of nested(orderText(floor, newTable(SMUGGLED)))) {
      scene.tried()
      const statuses = await statusesOf(running, bytes)
      scene.expect(
        statuses.every((status) => status < 500),
        `${how}: ${statuses.join(' ')}`,
      )
      const isDone = entriesAfter(target.folder, seq).some((entry) => JSON.stringify(entry).includes(SMUGGLED))
      // Bare line feeds and a body of nothing make it a second request that stands by itself, as a browser may send two.
      if (isDone) scene.broke(`${how}: the hidden order was done (${statuses.join(' ')})`)
    }
  },
}

export const slowClients: Attack = {
  name: 'slow clients',
  tries:
    'hundreds of connections send a header, or a body, a byte at a time; hundreds of streams are opened and never read',
  holds: 'an order of somebody else is answered all the while, and whoever dawdles is cut off',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const sockets = Array.from({ length: scene.times({ tests: 150, all: 600 }) }, (_, n) => slow(running, n % 3))
    scene.tried(sockets.length)
    let slowest = 0
    for (let n = 0; n < scene.times({ tests: 20, all: 200 }); n += 1) {
      for (const { drip } of sockets) drip()
      const began = performance.now()
      const { status } = await floor.order(newTable(`slow ${n}`))
      slowest = Math.max(slowest, performance.now() - began)
      scene.expect(status === 200, `an order among slow clients: ${status}`)
      await setTimeout(20)
    }
    // A header may take ten seconds and a body thirty; connections are looked at every thirty.
    if (scene.isAll) {
      // How long it takes says something only where nothing else runs.
      scene.expect(slowest < 2_000, `an order took ${Math.round(slowest)} ms`)
      await setTimeout(75_000)
      const open = sockets.filter(({ kind, isOpen }) => kind !== 2 && isOpen()).length
      scene.expect(open === 0, `${open} connections that never finish are still open`)
    }
    for (const { socket } of sockets) socket.destroy()
  },
}

function slow(
  { port }: Running,
  kind: number,
): { socket: Socket; kind: number; drip: () => void; isOpen: () => boolean } {
  const socket = connect(port, '127.0.0.1')
  let isOpen = true
  let dripped = 0
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isOpen = false
    })
  if (kind === 1)
    socket.write(
      'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
    )
  if (kind === 2) {
    // Nobody ever reads what comes.
    socket.write('GET /api/live HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.pause()
  } else socket.resume() // An end that nobody reads up to is never heard of.
  const head = 'GET /api/views/meters HTTP/1.1\r\nhost: x\r\nx-slow: '
  return {
    socket,
    kind,
    isOpen: () => isOpen,
    drip() {
      if (!isOpen || kind === 2) return
      socket.write(kind === 1 ? ' ' : (head[dripped] ?? 'a'))
      dripped += 1
    },
  }
}

export const oversize: Attack = {
  name: 'bodies without end',
  tries:
    'bodies of a megabyte, of a length that is only announced, in chunks that never end, headers of a megabyte, addresses of a hundred kilobytes',
  holds: 'a short no with 4xx, the memory stays what it was, and the next order is answered',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const memory = residentMb(running.pid)
    const head = 'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    const megabyte = 'a'.repeat(1_048_576)
    const chunks = `100000\r\n${megabyte}\r\n`.repeat(scene.times({ tests: 8, all: 64 }))
    const requests: readonly [string, string][] = [
      ['a megabyte', `${head}cookie: ${cookieOf(floor)}\r\ncontent-length: 1048576\r\n\r\n${megabyte}`],
      ['announced', `${head}content-length: 99999999999\r\n\r\n`],
      ['chunks', `${head}transfer-encoding: chunked\r\n\r\n${chunks}`],
      ['a header', `${head}x-long: ${megabyte}\r\n\r\n`],
      ['many headers', `${head}${'x: y\r\n'.repeat(50_000)}\r\n`],
      ['an address', `GET /${megabyte.slice(0, 100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
      ['a cookie', `${head}cookie: gk-floor=${megabyte}\r\n\r\n`],
    ]
    for (let n = 0; n < scene.times({ tests: 2, all: 30 }); n += 1)
      for (const [what, bytes] of requests) {
        const statuses = await statusesOf(running, bytes, 500)
        scene.tried()
        scene.expect(
          statuses.every((status) => status >= 400 && status < 500),
          `${what}: ${statuses.join(' ')}`,
        )
      }
    const { status } = await floor.order(newTable('after the flood'))
    scene.expect(status === 200, `after the flood: ${status}`)
    const grown = residentMb(running.pid) - memory
    scene.expect(grown < 300, `the process has grown by ${grown} MB`)
  },
}

function residentMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_024
  } catch {
    // A system that tells nothing of its processes.
    return 0
  }
}

const HEADERS: readonly [string, (desk: Desk) => string][] = [
  [
    'a method in a header',
    () => 'GET /api/session HTTP/1.1\r\nhost: x\r\nx-http-method-override: DELETE\r\nx-gamekeeper-place: floor\r\n\r\n',
  ],
  [
    'an address in a header',
    () => 'GET / HTTP/1.1\r\nhost: x\r\nx-original-url: /api/views/staff\r\nx-rewrite-url: /api/views/staff\r\n\r\n',
  ],
  ['another host', (desk) => orderText(desk, newTable('')).replace('host: gamekeeper', 'host: evil.example')],
  ['an absolute address', () => 'GET http://evil.example/api/views/staff HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['two hosts', () => 'GET /api/views/staff HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
  ['no host', () => 'GET /api/views/staff HTTP/1.1\r\n\r\n'],
  [
    'a person in a header',
    () =>
      'GET /api/views/staff HTTP/1.1\r\nhost: x\r\nx-remote-user: 91\r\nx-forwarded-user: 91\r\nauthorization: Basic RDkxOjI0Njg=\r\n\r\n',
  ],
  [
    'a near address',
    () =>
      'POST /api/session/first HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  ],
  ['a packed body', (desk) => orderText(desk, newTable('packed'), ['content-encoding: gzip'])],
  ['two places', (desk) => orderText(desk, newTable('two'), ['x-gamekeeper-place: staff'])],
  ['two cookies', (desk) => orderText(desk, newTable('two'), ['cookie: gk-staff=x'])],
  [
    'a body that is expected',
    () => 'POST /api/orders HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n{}',
  ],
  [
    'something unexpected',
    () => 'POST /api/orders HTTP/1.1\r\nhost: x\r\nexpect: money\r\ncontent-length: 2\r\n\r\n{}',
  ],
  ['a trace', () => 'TRACE / HTTP/1.1\r\nhost: x\r\ncookie: gk-floor=secret-of-somebody\r\n\r\n'],
  ['a tunnel', () => 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n'],
  ['an old protocol', () => 'GET /api/views/staff HTTP/0.9\r\n\r\n'],
  [
    'a socket',
    () =>
      'GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n',
  ],
]

export const headerTricks: Attack = {
  name: 'header tricks',
  tries:
    'methods, addresses, hosts, persons and near machines named in headers; two hosts, two places, packed bodies, upgrades, tunnels',
  holds:
    'nothing is shown or done that the cookie and the place do not allow, nothing is echoed, no protocol is changed',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    for (const [how, request] of HEADERS) {
      const text = await exchanged(running.port, request(floor), { waitMs: 400 })
      scene.tried()
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
      scene.expect(
        statuses.every((status) => status !== 101 && (status < 500 || status === 501)),
        `${how}: ${statuses.join(' ')}`,
      )
      for (const secret of ['"badge":"', 'Olga', 'secret-of-somebody', 'evil.example'])
        scene.expect(!text.includes(secret), `${how}: the answer holds ${secret}`)
    }
    const signedIn = await floor.get('/session')
    scene.expect(signedIn.status === 200 && signedIn.body.person !== undefined, 'a header has signed somebody out')
  },
}
