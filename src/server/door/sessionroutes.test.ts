/** Sessions through the door: their cookies, their ends, and what a stream says to somebody who has left. */
import { afterEach, expect, test } from 'vitest'
import { proofOf, visitor } from '../../../tests/visitor.ts'
import { dollars } from '../../base/money.ts'
import { apiOf } from '../api/api.ts'
import { DEMO_STAFF, enrolDemoStaff, registerDemoStaff } from '../demo/people.ts'
import { type ManualClock, manualClock } from '../house/clock.ts'
import { openHouse } from '../house/kernel.ts'
import { memoryAudit } from './audit.ts'

const MINUTE = 60_000
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A bare house with the people of the demo. */
async function bare(more: { isSecure?: boolean } = {}) {
  const clock: ManualClock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  const create = { property: 'Bare', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1), by: '91' }
  const house = await openHouse({ memory: true, clock, create })
  await enrolDemoStaff(house)
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  const api = apiOf({ house, register: await registerDemoStaff(), audit, demo: DEMO_STAFF, ...more })
  closing.push(async () => {
    api.live.close()
    await house.close()
  })
  return { clock, house, api, audit }
}

test('looking does not keep a session alive, a touch does, and it ends on the minute', async () => {
  const { clock, api, audit } = await bare()
  const cage = visitor(api.app)
  await cage.enter('cage', '31')
  clock.advance(10 * MINUTE)
  expect((await cage.get('/views/claims', 'cage')).status).toBe(200)
  clock.advance(5 * MINUTE)
  expect((await cage.get('/views/claims', 'cage')).status).toBe(401)
  expect((await cage.get('/session', 'cage')).body).not.toHaveProperty('person')
  expect(await audit.latest({ kind: 'session ended' })).toMatchObject([{ details: { person: '31', why: 'no touch' } }])

  await cage.enter('cage', '31')
  for (let quarter = 0; quarter < 4; quarter++) {
    clock.advance(14 * MINUTE)
    expect((await cage.post('/session/here', {}, 'cage')).body).toEqual({ isSignedIn: true })
  }
  expect((await cage.get('/views/claims', 'cage')).status).toBe(200)
})

test('the cookie is for this place, for the server only, and never leaves TLS where there is TLS', async () => {
  const { api } = await bare()
  const signIn = (app: typeof api.app) =>
    app.request('/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ place: 'floor', badge: 'D21', pin: '2468' }),
    })
  const [, cookie = ''] = (await signIn(api.app)).headers.getSetCookie()
  expect(cookie).toMatch(/^gk-floor=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const secure = await bare({ isSecure: true })
  expect((await signIn(secure.api.app)).headers.getSetCookie().at(-1)).toContain('; Secure')
})

test('out is out: an old cookie opens nothing, and signing in again makes a new one', async () => {
  const { api, audit } = await bare()
  const floor = visitor(api.app)
  await floor.enter('floor', '21')
  const old = new Map(floor.cookies)
  await floor.request('/session', { method: 'DELETE' }, 'floor')
  const thief = visitor(api.app)
  for (const [name, value] of old) (thief.cookies as Map<string, string>).set(name, value)
  expect((await thief.get('/views/hits', 'floor')).status).toBe(401)
  await floor.enter('floor', '21')
  expect(floor.cookies.get('gk-floor')).not.toBe(old.get('gk-floor'))
  expect((await audit.latest({ kind: 'sign-in' })).length).toBe(2)
  expect(await audit.latest({ kind: 'sign-out' })).toMatchObject([{ details: { person: '21', place: 'floor' } }])
})

test('on from another screen of the same browser: only as somebody who is signed in there and may be here', async () => {
  const { api, audit } = await bare()
  const browser = visitor(api.app)
  await browser.enter('floor', '21')
  expect((await browser.get('/session', 'table')).body).toMatchObject({ others: [{ id: '21', place: 'floor' }] })
  expect((await browser.post('/session', { place: 'table', from: 'floor' })).body).toMatchObject({
    person: { id: '21' },
  })
  expect((await browser.post('/session', { place: 'cage', from: 'floor' })).status).toBe(403)
  expect((await browser.post('/session', { place: 'table', from: 'books' })).status).toBe(401)
  expect((await visitor(api.app).post('/session', { place: 'table', from: 'floor' })).status).toBe(401)
  expect(await audit.latest({ kind: 'request refused' })).toMatchObject([{ details: { person: '21', place: 'cage' } }])
})

test('whoever leaves hears no more: not in the stream that is open, and not by asking', async () => {
  const { api, house } = await bare()
  const [admin, floor] = [visitor(api.app), visitor(api.app)]
  await admin.enter('staff', '91')
  await floor.enter('floor', '22')
  const reader = (await floor.request('/live?views=meters,tables')).body!.getReader()
  const heard = async (wanted: (text: string) => boolean) => {
    let text = ''
    while (!wanted(text)) text += new TextDecoder().decode((await reader.read()).value)
    return text
  }
  await heard((text) => text.includes('event: tables'))
  expect((await admin.post('/staff/disable', { person: '22' }, 'staff')).status).toBe(200)
  await house.submit({ do: 'SetTable', table: '1', game: 'holdem', seats: 9, decks: 1 }, { by: '21' })
  // Two beats later the change would long have been told.
  const after = await heard((text) => text.split('event: beat').length > 2)
  expect(after).not.toContain('event: tables')
  await reader.cancel()
  expect((await floor.get('/views/tables', 'floor')).status).toBe(401)
  expect((await floor.post('/session', { place: 'floor', badge: 'D22', pin: '2468' })).status).toBe(401)
})

test('roles that were taken away are gone at once; a start code ends what the old PIN opened, and its owner sets another', async () => {
  const { api } = await bare()
  const [admin, both] = [visitor(api.app), visitor(api.app)]
  await admin.enter('staff', '91')
  await both.enter('floor', '22')
  const second = proofOf('71')
  expect((await admin.post('/staff/change', { person: '22', roles: ['cage'], second }, 'staff')).status).toBe(200)
  expect((await both.post('/may', { order: { do: 'OpenTable', table: '1' } }, 'floor')).status).toBe(403)
  const given = await admin.post('/staff/start', { person: '22', second }, 'staff')
  expect(given.status).toBe(200)
  expect((await both.get('/views/tables', 'floor')).status).toBe(401)
  expect((await both.post('/session', { place: 'cage', badge: 'D22', pin: '2468' })).status).toBe(401)
  const start = { place: 'cage', badge: 'D22', start: given.body.startCode, newPin: '8305' }
  expect((await both.post('/session/start', { ...start, newPin: '1999' })).status).toBe(409)
  expect((await both.post('/session/start', start)).body).toMatchObject({ person: { id: '22' } })
  expect((await both.post('/session', { place: 'cage', badge: 'D22', pin: '8305' })).status).toBe(200)
  // It was good once.
  expect((await both.post('/session/start', start)).status).toBe(401)
})

test.each([
  ['a badge that somebody has', { name: 'Eva', roles: ['floor'], badge: 'd-21' }, 'belongs to somebody else'],
  ['no way to sign in', { name: 'Eva', roles: ['floor'] }, 'needs a badge or a sign-in name'],
  ['a regulator who also works', { name: 'Eva', roles: ['regulator', 'floor'], badge: 'E1' }, 'only reads'],
  ['an administrator at the cage', { name: 'Eva', roles: ['administrator', 'cage'], badge: 'E1' }, 'handle money'],
])('%s is not enrolled', async (_, entry, says) => {
  const { api, house } = await bare()
  const admin = visitor(api.app)
  await admin.enter('staff', '91')
  const before = house.durable().seq
  const { status, body } = await admin.post('/staff', { ...entry, second: proofOf('71') }, 'staff')
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(says)])
  expect(house.durable().seq).toBe(before)
})

test('the last administrator stays', async () => {
  const { api } = await bare()
  const admin = visitor(api.app)
  await admin.enter('staff', '91')
  expect((await admin.post('/staff/disable', { person: '91' }, 'staff')).status).toBe(409)
  const own = { person: '91', roles: ['floor'], second: proofOf('71') }
  expect((await admin.post('/staff/change', own, 'staff')).status).toBe(409)
})
