/** From an empty folder to a house with an administrator, tables and a second person; and what is not let in meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { codeOf } from '../../../tests/staffed.ts'
import { visitor } from '../../../tests/visitor.ts'
import { isNewHouse, newHouse, openOwnHouse } from './newhouse.ts'

const folders: string[] = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'gamekeeper-new-')))
  return folders.at(-1)!
}
afterEach(() => {
  for (const old of folders.splice(0)) rmSync(old, { recursive: true, force: true })
})

const HOUSE = { property: 'Lucky Lodge', zone: 'America/Chicago', dayStart: '05:00', chip: '$1.00' }
const SECOND = { name: 'Cora', role: 'compliance', badge: 'C1', pin: '8305' }
const ADMIN = {
  name: 'Ruth',
  login: 'ruth',
  password: 'nine quiet corner tables',
  badge: 'R1',
  pin: '7193',
  second: SECOND,
}

test('a new house is named, has its administrator, and opens; the next start finds both', async () => {
  const home = folder()
  expect(isNewHouse(home)).toBe(true)
  const { app, done } = newHouse({ folder: home })
  const browser = visitor(app)
  expect((await browser.get('/session', 'staff')).body).toMatchObject({
    first: { needsCode: false, needsProperty: true },
  })
  expect((await browser.get('/views/meters')).status).toBe(503)
  expect((await browser.post('/session/first', { ...HOUSE, ...ADMIN }, 'staff')).body).toMatchObject({
    person: { id: '1', name: 'Ruth', roles: ['administrator'] },
  })
  const { house, premises } = await done
  expect(house.state.property).toMatchObject({ property: 'Lucky Lodge', zone: 'America/Chicago', dayStart: '05:00' })

  const signedIn = visitor(premises.app)
  for (const [name, value] of browser.cookies) (signedIn.cookies as Map<string, string>).set(name, value)
  const ed = { name: 'Ed', roles: ['floor'], badge: 'E1', second: { badge: 'C1', pin: '8305' } }
  // An administrator without a second factor administers nothing.
  expect((await signedIn.post('/staff', ed, 'staff')).body).toMatchObject({ id: 'second factor not enrolled' })
  const { body: offered } = await signedIn.post('/session/factor', {}, 'staff')
  const code = codeOf(String(offered.secret), house.now().at)
  expect((await signedIn.post('/session/factor/take', { code }, 'staff')).status).toBe(200)
  const enrolled = await signedIn.post('/staff', ed, 'staff')
  expect(enrolled.status).toBe(200)
  const table = { do: 'SetTable', table: '1', game: 'holdem', seats: 9, decks: 1 }
  expect((await signedIn.post('/orders', { order: table }, 'staff')).status).toBe(200)
  expect((await signedIn.post('/session/first', ADMIN, 'staff')).status).toBe(409)
  // The browser of the founders is a station, and no other one is.
  const stranger = visitor(premises.app)
  expect((await stranger.get('/session', 'floor')).body).toMatchObject({ needsStation: true })
  const start = { place: 'floor', badge: 'E1', start: enrolled.body.startCode, newPin: '7193' }
  expect((await stranger.post('/session/start', start)).body).toMatchObject({ id: 'not a station' })
  expect((await signedIn.post('/session/start', start)).body).toMatchObject({ person: { name: 'Ed' } })
  premises.close()
  await house.close()

  const again = await openOwnHouse({ folder: home })
  expect(again.premises.door.needsFirst()).toBe(false)
  const floor = visitor(again.premises.app)
  for (const [name, value] of signedIn.cookies)
    if (name === 'gk-station') (floor.cookies as Map<string, string>).set(name, value)
  expect((await floor.post('/session', { place: 'floor', badge: 'E1', pin: '7193' })).body).toMatchObject({
    person: { name: 'Ed' },
  })
  expect((await floor.post('/orders', { order: { do: 'OpenTable', table: '1' } }, 'floor')).status).toBe(200)
  expect((await floor.get('/session', 'floor')).body).not.toHaveProperty('demo')
  again.premises.close()
  await again.house.close()
})

test('from another machine only with the code that the terminal printed', async () => {
  const { app, code } = newHouse({ folder: folder() })
  const far = visitor(app, '10.0.0.7')
  expect((await far.get('/session', 'staff')).body).toMatchObject({ first: { needsCode: true } })
  expect((await far.post('/session/first', { ...HOUSE, ...ADMIN })).status).toBe(403)
  expect((await far.post('/session/first', { ...HOUSE, ...ADMIN, code: 'ffffffffff' })).status).toBe(403)
  expect(code).toMatch(/^[0-9a-f]{10}$/)
})

test.each([
  ['a zone that is none', { ...HOUSE, zone: 'Mars/Olympus' }, ADMIN, 400],
  ['a chip of nothing', { ...HOUSE, chip: '$0.00' }, ADMIN, 400],
  ['a day that begins at 25:00', { ...HOUSE, dayStart: '25:00' }, ADMIN, 400],
  ['one person alone', HOUSE, { ...ADMIN, second: undefined }, 400],
  ['one badge for both', HOUSE, { ...ADMIN, second: { ...SECOND, badge: 'R1' } }, 409],
  ['a second PIN that is guessed first', HOUSE, { ...ADMIN, second: { ...SECOND, pin: '1990' } }, 409],
  ['two administrators', HOUSE, { ...ADMIN, second: { ...SECOND, role: 'administrator' } }, 400],
  ['a short password', HOUSE, { ...ADMIN, password: 'short' }, 409],
  ['no badge', HOUSE, { ...ADMIN, badge: undefined }, 400],
  ['no PIN', HOUSE, { ...ADMIN, pin: undefined }, 400],
  ['a PIN of letters', HOUSE, { ...ADMIN, pin: 'abcd' }, 409],
  ['a PIN that is guessed first', HOUSE, { ...ADMIN, pin: '1234' }, 409],
  ['a password with the name in it', HOUSE, { ...ADMIN, password: 'ruth-is-the-boss' }, 409],
])('%s: nothing begins', async (_, house, administrator, status) => {
  const home = folder()
  const { app } = newHouse({ folder: home })
  expect((await visitor(app).post('/session/first', { ...house, ...administrator })).status).toBe(status)
  expect(isNewHouse(home)).toBe(true)
})

test('a practice house says so in its name, its cookies and its view, also when it is opened without being told', async () => {
  const home = folder()
  const { app, done } = newHouse({ folder: home, isPractice: true })
  const browser = visitor(app)
  await browser.post('/session/first', { ...HOUSE, ...ADMIN })
  expect([...browser.cookies.keys()]).toEqual(['gk-practice-station', 'gk-practice-staff'])
  const { house, premises } = await done
  premises.close()
  await house.close()
  const again = await openOwnHouse({ folder: home })
  expect((await visitor(again.premises.app).get('/views/house')).body.view).toMatchObject({
    property: 'Lucky Lodge (practice)',
    isPractice: true,
    isDemo: false,
  })
  again.premises.close()
  await again.house.close()
})
