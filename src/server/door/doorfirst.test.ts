/** Who is not signed in learns only that, and who may not do a thing only that: never a word about the body. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Visitor, visitor } from '../../../tests/visitor.ts'
import { acts } from '../../words/en/acts.ts'
import { type Api, apiOf } from '../api/api.ts'
import { BODY_MAX } from '../api/bodies.ts'
import { DOOR_NAMES } from '../api/orders.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { type Listening, listen } from '../net/listen.ts'
import type { Act } from './acts.ts'
import { isPublic, mayDo, SEEN_NAMES } from './permissions.ts'

let house: House
let api: Api
let dealer: Visitor
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')))
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  dealer = visitor(api.app)
  expect((await dealer.enter('table', '11')).status).toBe(200)
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

/** These are for whoever comes: to sign in, to be told that one is not, to prove to be a device, to say that a screen is on, to ask for a place on a list. */
const OPEN = [
  '/session',
  '/session/here',
  '/session/first',
  '/session/start',
  '/session/station',
  '/devices/messages',
  '/devices/seats',
  '/wall/:screen',
  '/wait/join',
  '/wait/coming',
  '/wait/leave',
  '/kiosk/open',
  '/kiosk/look',
  '/kiosk/stay',
  '/kiosk/reserve',
  '/kiosk/release',
  '/kiosk/close',
  '/kiosk/contest',
  '/kiosk/draft',
  '/kiosk/save',
  '/kiosk/check',
]
/** Of one's own: whoever is signed in. */
const OWN = ['/session/factor', '/session/factor/take', '/exports', '/papers/list']
const doors = (): string[] =>
  [...new Set(api.app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))]
    .filter((path) => !OPEN.includes(path))
    .map((path) => path.replace(':draw', '1'))

const BODIES: readonly [what: string, body: string, type?: string][] = [
  ['nothing', ''],
  ['no JSON', '{"order":'],
  ['a list', '[]'],
  ['unknown keys', '{"colour":"blue"}'],
  ['an order without its details', '{"order":{"do":"VerifyHit"}}'],
  ['an unknown order', '{"order":{"do":"PrintMoney"}}'],
  ['plain text', 'hello', 'text/plain'],
  ['far too much', `"${'x'.repeat(BODY_MAX)}"`],
]
const send = (who: Visitor, path: string, body: string, type: string) =>
  who.request(path, { method: 'POST', headers: { 'content-type': type }, body }, 'table')

describe.each(BODIES)('%s', (_, body, type = 'application/json') => {
  test('at every door the same is told to whoever is not signed in', async () => {
    const before = house.durable().seq
    expect(doors().length).toBeGreaterThan(12)
    for (const path of doors()) {
      const answer = await send(visitor(api.app), path, body, type)
      expect(answer.status, path).toBe(401)
      expect(await answer.json(), path).toEqual({
        id: 'not signed in',
        says: 'Nobody is signed in here, or the session has ended. Sign in and try again.',
      })
    }
    expect(house.durable().seq).toBe(before)
  })
})

test('a question with nonsense in it is answered no better', async () => {
  for (const view of SEEN_NAMES.filter((name) => !isPublic(name))) {
    const answer = await visitor(api.app).get(`/views/${view}?seq=x&before=y&period=z&text=%7B&activity=`, 'books')
    expect(answer.status, view).toBe(401)
  }
})

/** The act behind each door that is not for orders. */
const ACTS: Readonly<Record<string, Act>> = {
  '/counts': 'CountBox',
  '/counts/paper': 'CountBox paper',
  '/counts/withdraw': 'CountBox',
  '/persons': 'EnrolPerson',
  '/persons/find': 'EnrolPerson',
  '/players/find': 'FindPlayer',
  '/guests': 'AddGuest',
  '/club/find': 'SetClubForm',
  '/club/look': 'SetClubForm',
  '/club/members': 'SetClubForm',
  '/club/card': 'SetClubForm',
  '/club/pin': 'SetClubForm',
  '/staff': 'EnrolStaff',
  '/staff/change': 'EnrolStaff',
  '/staff/start': 'ResetStaff',
  '/staff/factor': 'ResetStaff',
  '/stations': 'EnrolStation',
  '/stations/revoke': 'RevokeStation',
  '/stations/require': 'RequireStations',
  '/staff/disable': 'DisableStaff',
  '/staff/unlock': 'UnlockStaff',
  '/devices/enrol': 'EnrolDevice',
  '/devices/disable': 'DisableDevice',
  '/drawings/prepare': 'HoldDrawing',
  '/drawings/seal': 'HoldDrawing',
  '/drawings/1/reveal': 'RevealDrawing',
  '/drawings/1/bring': 'HoldDrawing',
  '/drawings/1/abandon': 'AbandonDrawing',
}

describe('a dealer who may not', () => {
  test('every door is named here', () => {
    expect(doors().filter((path) => !['/orders', '/may', ...OWN].includes(path))).toEqual(
      expect.arrayContaining(Object.keys(ACTS)),
    )
    expect(doors()).toHaveLength(Object.keys(ACTS).length + 2 + OWN.length)
  })
  test.each(BODIES)('is told so at every door with %s', async (_, body, type = 'application/json') => {
    const barred = Object.entries(ACTS).filter(([, act]) => !mayDo(act, ['dealer']))
    expect(barred.length).toBeGreaterThan(8)
    for (const [path, act] of barred) {
      const answer = await send(dealer, path, body, type)
      expect(answer.status, path).toBe(403)
      expect(((await answer.json()) as { says: string }).says, path).toMatch(`“${acts[act]}” is for`)
    }
  })
  test('is told so for every order, before its details are looked at', async () => {
    for (const name of DOOR_NAMES) {
      for (const path of ['/orders', '/may']) {
        const answer = await send(
          dealer,
          path,
          JSON.stringify({ order: { do: name, nonsense: 1 } }),
          'application/json',
        )
        expect(answer.status, name).toBe(mayDo(name, ['dealer']) ? 400 : 403)
      }
    }
  })
})

describe('over a socket', () => {
  let listening: Listening
  beforeAll(async () => {
    listening = await listen(api.app, 0, '127.0.0.1')
  })
  afterAll(() => listening.stop())
  const post = async (body: string | ReadableStream, cookie = '') => {
    const answer = await fetch(`http://127.0.0.1:${listening.port}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gamekeeper-place': 'table', cookie },
      body,
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    } as RequestInit)
    return { status: answer.status, says: ((await answer.json()) as { says: string }).says }
  }
  const long = `"${'x'.repeat(BODY_MAX)}"`
  const inPieces = () => new Blob([long]).stream()

  test('too much of nobody is nobody; of somebody it is too much, also when it comes in pieces', async () => {
    const cookie = [...dealer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const body of [() => long, inPieces]) {
      expect(await post(body())).toMatchObject({ status: 401, says: expect.stringContaining('Nobody is signed in') })
      expect(await post(body(), cookie)).toEqual({
        status: 413,
        says: 'This is longer than 256 KB; an order never is.',
      })
    }
  })
})
