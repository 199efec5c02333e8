/** Other sites, paths that lead out of the pages, and streams by the hundred. */
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exchanged } from '../../fuzz/socket.ts'
import { hearing } from '../../hearing.ts'
import type { Attack } from '../attack.ts'
import { proofOf } from '../badges.ts'
import { newTable, OTHER_FLOOR } from '../play.ts'
import { copyOf } from '../program.ts'
import { cookieOf } from '../raw.ts'

const SECRET = 'a secret beside the pages'
const ROADS = [
  '/../secret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/%2e%2e%2fsecret.json',
  '/..%5csecret.json',
  '/assets/../../secret.json',
  '/assets/..%2f..%2fsecret.json',
  '/....//secret.json',
  '/%252e%252e%252fsecret.json',
  '/..;/secret.json',
  '//secret.json',
  '/./../secret.json',
  '/%c0%ae%c0%ae/secret.json',
  '/..%00/secret.json',
  '/secret.json%00.html',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/api/../secret.json',
  '/api/views/..%2f..%2fsecret.json',
  '/table/..%2f..%2fsecret.json',
  '/practice/..%2fsecret.json',
  '\\..\\secret.json',
  'http://x/../secret.json',
  '/../dist/release.json',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/../cli/main.js',
  '/%2e%2e/cli/schemas.json',
]

export const traversal: Attack = {
  name: 'paths that lead out',
  tries: 'files beside and above the pages, and files of the system, by dots, slashes and bytes in every spelling',
  holds: 'nothing but pages is ever answered',
  async run(scene) {
    const target = scene.house()
    target.program = copyOf(scene.program, join(scene.folder(), 'installed'))
    writeFileSync(join(target.program.root, 'dist', 'secret.json'), JSON.stringify(SECRET))
    const running = await target.open()
    for (const road of ROADS) {
      const text = await exchanged(running.port, `GET ${road} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, {
        waitMs: 400,
      })
      scene.tried()
      const leaks = [SECRET, 'root:', '"dependencies"', '"files"', 'import '].filter((leak) => text.includes(leak))
      scene.expect(leaks.length === 0, `${road}: the answer holds ${leaks.join(', ')}`)
      scene.expect(!/^HTTP\/1\.1 5/.test(text), `${road}: ${text.slice(0, 60)}`)
    }
  },
}

const SITES = [
  { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
] as const
const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''] as const

export const crossSite: Attack = {
  name: 'pages of other sites',
  tries:
    'forms and scripts of another site send orders, sign-ins and sign-outs with the cookies of a signed-in browser, and ask beforehand',
  holds: 'no site is given leave, what a form can send is refused, and cookies travel only from the pages of the house',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const { seq } = (await running.health()).journal
    const cookie = cookieOf(floor)
    const fresh = await fetch(new URL('api/session', running.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ place: 'floor', ...proofOf(OTHER_FLOOR) }),
    })
    const given = fresh.headers.getSetCookie().at(-1) ?? ''
    scene.expect(
      /SameSite=Strict/i.test(given) && /HttpOnly/i.test(given),
      `a cookie is given as "${given.replace(/=[^;]*/, '')}"`,
    )
    for (const site of SITES) {
      for (const path of [
        'api/orders',
        'api/may',
        'api/session',
        'api/staff',
        'api/counts',
        'api/devices/enrol',
        'api/drawings/seal',
      ]) {
        const url = new URL(path, running.address)
        const asked = await sent(url, 'OPTIONS', {
          ...site,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-gamekeeper-place',
        })
        scene.tried()
        scene.expect(asked.allowed === undefined, `${site.origin} is given leave at ${path}: ${asked.allowed}`)
        for (const type of FORMS) {
          const body = JSON.stringify({ order: newTable('crossed') })
          // A form cannot name the place; a simple request has no other header.
          const { status, allowed } = await sent(
            url,
            'POST',
            { ...site, cookie, ...(type === '' ? {} : { 'content-type': type }) },
            body,
          )
          scene.tried()
          scene.expect(
            status >= 400 && status < 500 && allowed === undefined,
            `${site.origin} ${path} as ${type}: ${status}`,
          )
        }
      }
      const read = await sent(new URL('api/views/meters', running.address), 'GET', { ...site, cookie })
      scene.tried()
      scene.expect(read.allowed === undefined, `${site.origin} may read the meters`)
    }
    scene.expect((await running.health()).journal.seq - seq < 40, 'orders of another site were done')
    scene.expect((await floor.get('/session')).body.person !== undefined, 'another site has signed somebody out')
  },
}

/** Not by fetch, which sends no headers of another site. */
function sent(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; allowed: string | undefined }> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { method, headers }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, allowed: answer.headers['access-control-allow-origin'] })
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

export const streams: Attack = {
  name: 'streams by the hundred',
  tries:
    'hundreds of live streams, of views that do not exist, of views that nobody may hear, and one that goes on after its person has left',
  holds: 'orders are answered meanwhile, nobody hears what they may not, and whoever has signed out hears no more',
  async run(scene) {
    const target = scene.house()
    const running = await target.open()
    const floor = await running.at('floor', OTHER_FLOOR)
    const at = (views: string) => new URL(`api/live?views=${views}`, running.address)
    const boards = []
    for (let n = 0; n < scene.times({ tests: 200, all: 1_500 }); n += 1)
      boards.push(await hearing(at('meters,tables,hits')))
    scene.tried(boards.length)
    for (const views of ['constructor', 'meters,__proto__', ',', 'a'.repeat(5_000), 'audit', 'entry']) {
      const { status } = await fetch(at(encodeURIComponent(views)))
      scene.tried()
      scene.expect(status >= 400 && status < 500, `a stream of "${views.slice(0, 20)}": ${status}`)
    }
    const own = await hearing(at('tables,meters'), { cookie: cookieOf(floor) })
    const began = performance.now()
    scene.expect(
      (await floor.order(newTable('while they listen'))).status === 200,
      'no order is taken while they listen',
    )
    scene.expect(performance.now() - began < 2_000, 'an order waited for the listeners')
    await setTimeout(1_500)
    scene.expect(own.heard().includes('while they listen'), 'a person hears nothing of the tables')
    scene.expect(
      boards.every((board) => !board.heard().includes('event: tables')),
      'a stranger hears of the tables',
    )
    await floor.browser.request('/session', { method: 'DELETE' }, 'floor')
    const before = own.heard().length
    const other = await running.at('floor', OTHER_FLOOR)
    await other.order(newTable('after they left'))
    await setTimeout(1_500)
    scene.expect(!own.heard().slice(before).includes('after they left'), 'somebody who has signed out hears on')
    own.close()
    for (const board of boards) board.close()
  },
}
