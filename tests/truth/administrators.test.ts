/**
 * One administrator was everybody: took nine roles, enrolled people who do not exist, gave somebody a PIN and signed in with it.
 * Each of these over the door of a real house; and the way back for a house that lost its administrators.
 */
import { expect, test } from 'vitest'
import { founders } from '../../src/cli/founders.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { openOwnHouse } from '../../src/server/house/newhouse.ts'
import { codeOf, hired } from '../staffed.ts'
import { type Visitor, visitor } from '../visitor.ts'
import { called, furnished, place, START } from './furnished.ts'

const ADMIN = { badge: 'A1', pin: '7193' }
const COMPLIANCE = { badge: 'C1', pin: '8305' }
const FLOOR = { badge: 'F1', pin: '4711' }

/** A house with an administrator, compliance and a floor person, who have PINs; the administrator is signed in. */
async function attacked() {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const { house, premises } = await openOwnHouse({ folder, clock })
  const admin = await hired(premises, { name: 'Ann', roles: ['administrator'], ...ADMIN })
  await hired(premises, { name: 'Cora', roles: ['compliance'], ...COMPLIANCE })
  const floor = await hired(premises, { name: 'Finn', roles: ['floor'], ...FLOOR })
  const browser = visitor(premises.app)
  expect((await browser.post('/session', { place: 'staff', ...ADMIN })).status).toBe(200)
  const close = async () => {
    premises.close()
    await house.close()
  }
  return { folder, clock, house, premises, admin, floor, browser, close }
}
const told = ({ status, body }: Awaited<ReturnType<Visitor['post']>>) => [status, JSON.stringify(body)] as const

test('an administrator alone gives no role, enrols nobody, and gives nobody a PIN', async () => {
  const { house, browser, admin, floor, close } = await attacked()
  const nine = [
    'dealer',
    'floor',
    'cage',
    'count',
    'accounting',
    'marketing',
    'approver',
    'compliance',
    'administrator',
  ]
  const ghost = { name: 'Ghost', roles: ['cage'], badge: 'G1' }
  const before = house.durable().seq
  const tries: [string, object, number][] = [
    ['/staff/change', { person: admin, roles: nine }, 403],
    ['/staff/change', { person: admin, roles: nine, second: ADMIN }, 403],
    ['/staff/change', { person: admin, roles: ['administrator', 'approver'], second: COMPLIANCE }, 409],
    ['/staff', ghost, 403],
    ['/staff', { ...ghost, second: { badge: 'C1', pin: '0000' } }, 403],
    ['/staff', { ...ghost, pin: '7193', second: COMPLIANCE }, 400],
    ['/staff/change', { person: floor, pin: '7193' }, 400],
    ['/staff/start', { person: floor }, 403],
    ['/staff/start', { person: floor, second: FLOOR }, 403],
    ['/staff/start', { person: admin, second: COMPLIANCE }, 409],
    ['/staff/change', { person: floor, roles: ['administrator', 'cage'], second: COMPLIANCE }, 409],
    ['/staff/change', { person: floor, roles: ['count', 'accounting'], second: COMPLIANCE }, 409],
  ]
  for (const [path, body, status] of tries)
    expect(told(await browser.post(path, body, 'staff'))[0], `${path} ${JSON.stringify(body)}`).toBe(status)
  expect(house.durable().seq).toBe(before)
  await close()
})

test('a device is enrolled by two, and both are in the journal; disabling it takes one', async () => {
  const { house, browser, admin, premises, close } = await attacked()
  await hired(premises, { name: 'Otto', roles: ['administrator', 'compliance'], badge: 'O1', pin: '9264' })
  const before = house.durable().seq
  const device = { device: 't1', table: '1', kind: 'keypad' }
  const enrol = (second?: object) => browser.post('/devices/enrol', { ...device, second }, 'staff')
  expect((await enrol()).body).toMatchObject({ id: 'second person needed' })
  for (const second of [ADMIN, FLOOR, { ...COMPLIANCE, pin: '0000' }]) expect((await enrol(second)).status).toBe(403)
  // An administrator too: of one department.
  expect(told(await enrol({ badge: 'O1', pin: '9264' }))).toEqual([
    409,
    expect.stringContaining('the second person must work in another department'),
  ])
  expect(house.durable().seq).toBe(before)
  expect((await enrol(COMPLIANCE)).status).toBe(200)
  const lines: string[] = []
  for await (const batch of house.store.lines({ after: before })) for (const { text } of batch) lines.push(text)
  const { events } = JSON.parse(lines[0]!) as { events: object[] }
  expect(events).toMatchObject([
    { type: 'DeviceEnrolled', device: 't1', by: admin, second: expect.stringMatching(/^\d+$/) },
  ])
  expect((await browser.post('/devices/disable', { device: 't1', reason: 'broken' }, 'staff')).status).toBe(200)
  await close()
})

test('a start code is the owner’s: it works once, in time, and neither of the two can sign in without taking it', async () => {
  const { house, browser, floor, clock, premises, close } = await attacked()
  const given = await browser.post('/staff/start', { person: floor, second: COMPLIANCE }, 'staff')
  expect(given.status).toBe(200)
  const door = visitor(premises.app)
  const start = { place: 'floor', badge: 'F1', start: given.body.startCode, newPin: '62084917' }
  expect((await door.post('/session', { place: 'floor', ...FLOOR })).status).toBe(401)
  expect(told(await door.post('/session/start', { ...start, newPin: '2024' }))[0]).toBe(409)
  clock.advance(25 * 3_600_000)
  expect((await door.post('/session/start', start)).status).toBe(401)
  await browser.post('/session', { place: 'staff', ...ADMIN })
  const again = await browser.post('/staff/start', { person: floor, second: COMPLIANCE }, 'staff')
  const fresh = { ...start, start: again.body.startCode }
  expect((await door.post('/session/start', fresh)).status).toBe(200)
  expect((await door.post('/session/start', fresh)).status).toBe(401)
  // In the journal who and what; never the code or the PIN.
  const lines: string[] = []
  for await (const batch of house.store.lines()) for (const { text } of batch) lines.push(text)
  expect(lines.filter((line) => line.includes('"StaffReset"'))).toHaveLength(2)
  expect(lines.some((line) => line.includes('"SecretSet"'))).toBe(true)
  for (const secret of ['62084917', String(again.body.startCode)]) expect(lines.join('\n')).not.toContain(secret)
  await close()
})

test('a second factor is asked for at the sign-in; its digits count once, half a minute early or late, and two give it anew', async () => {
  const { browser, admin, clock, house, premises, close } = await attacked()
  const { body: offered } = await browser.post('/session/factor', {}, 'staff')
  const secret = String(offered.secret)
  const digits = (steps = 0) => codeOf(secret, house.now().at + steps * 30_000)
  expect((await browser.post('/session/factor/take', { code: '000000' }, 'staff')).status).toBe(403)
  expect((await browser.post('/session/factor/take', { code: digits() }, 'staff')).status).toBe(200)
  expect((await browser.post('/session/factor', {}, 'staff')).status).toBe(409)
  const door = visitor(premises.app)
  const enter = (factor?: string) =>
    door.post('/session', { place: 'staff', ...ADMIN, ...(factor === undefined ? {} : { factor }) })
  expect((await enter()).body).toMatchObject({ id: 'second factor asked' })
  // What was typed to set it up is used.
  expect((await enter(digits())).status).toBe(401)
  clock.advance(60_000)
  expect((await enter(digits(2))).status).toBe(401)
  expect((await enter(digits(1))).status).toBe(200)
  expect((await enter(digits(1))).status).toBe(401)
  // The one before is older than the one that was used.
  expect((await enter(digits())).status).toBe(401)
  const audit = await browser.get('/views/audit', 'staff')
  expect(JSON.stringify(audit.body)).not.toContain(secret)
  expect(JSON.stringify((await browser.get('/views/staff', 'staff')).body)).not.toContain(secret)
  // The phone is lost: another administrator and compliance take it away.
  await hired(premises, { name: 'Otto', roles: ['administrator'], badge: 'O1', pin: '9264' })
  const other = visitor(premises.app)
  await other.post('/session', { place: 'staff', badge: 'O1', pin: '9264' })
  expect((await other.post('/staff/factor', { person: admin }, 'staff')).status).toBe(403)
  expect((await other.post('/staff/factor', { person: admin, second: COMPLIANCE }, 'staff')).status).toBe(200)
  expect((await enter()).status).toBe(200)
  await close()
})

test('screens of the staff open at stations only; a session that was carried away, or whose station was revoked, opens nothing', async () => {
  const { browser, clock, premises, folder, close } = await attacked()
  const second = COMPLIANCE
  const enrol = async (station: string, places: string[]) =>
    (await browser.post('/stations', { station, places, second }, 'staff')).body.code
  const stations = new Map<string, Visitor>()
  for (const [name, places] of [
    ['office', ['staff']],
    ['floor desk', ['floor']],
  ] as const) {
    const own = name === 'office' ? browser : visitor(premises.app)
    const code = await enrol(name, [...places])
    expect((await visitor(premises.app).post('/session/station', { code: 'AAAAA-AAAAA' })).status).toBe(403)
    expect((await own.post('/session/station', { code })).status).toBe(200)
    expect((await own.post('/session/station', { code })).status).toBe(403)
    stations.set(name, own)
  }
  const late = await enrol('late', ['cage'])
  clock.advance(61 * 60_000)
  expect((await browser.post('/session/station', { code: late })).status).toBe(403)
  await browser.post('/session', { place: 'staff', ...ADMIN })
  expect((await browser.post('/stations/require', {}, 'staff')).status).toBe(403)
  expect((await browser.post('/stations/require', { second }, 'staff')).status).toBe(200)

  const desk = stations.get('floor desk')!
  const home = visitor(premises.app)
  expect((await home.post('/session', { place: 'floor', ...FLOOR })).body).toMatchObject({ id: 'not a station' })
  expect((await browser.post('/session', { place: 'floor', ...FLOOR })).body).toMatchObject({
    id: 'station opens other screens',
  })
  expect((await desk.post('/session', { place: 'floor', ...FLOOR })).status).toBe(200)
  expect((await desk.get('/views/hits', 'floor')).status).toBe(200)
  // Its cookie, in another browser.
  for (const [name, value] of desk.cookies)
    if (name !== 'gk-station') (home.cookies as Map<string, string>).set(name, value)
  expect((await home.get('/views/hits', 'floor')).status).toBe(401)
  expect((await home.get('/views/meters')).status).toBe(200)
  // Who administers needs the second factor now.
  await browser.post('/session', { place: 'staff', ...ADMIN })
  const revoke = { station: 'floor desk', reason: 'stolen' }
  expect((await browser.post('/stations/revoke', revoke, 'staff')).body).toMatchObject({
    id: 'second factor not enrolled',
  })
  expect((await browser.post('/session', { place: 'staff', ...COMPLIANCE })).status).toBe(200)
  expect((await browser.post('/stations/revoke', revoke, 'staff')).status).toBe(200)
  expect((await desk.get('/views/hits', 'floor')).status).toBe(401)
  expect((await desk.post('/session', { place: 'floor', ...FLOOR })).status).toBe(403)
  await close()

  // Everybody is gone, and every station: at the machine itself there is a way, with a reason.
  const flags = { administrator: 'Ruth,R9', second: 'Cleo,C9,compliance' }
  expect((await called(founders, [folder], flags)).code).toBe(2)
  const done = await called(founders, [folder], { ...flags, reason: 'the owner dismissed both on 3 March' })
  expect(done.text).toMatch(/Ruth is person \d+\. Start code, until .*: [A-Z0-9]{5}-[A-Z0-9]{5}/)
  const [, start] = /Ruth.*: (\S+)/.exec(done.text) ?? []
  const [, station] = /Station "founders".*: (\S+)/.exec(done.text) ?? []
  const again = await openOwnHouse({ folder, shutHours: 1_000_000 })
  expect(again.house.state.refounded?.reason).toBe('the owner dismissed both on 3 March')
  const ruth = visitor(again.premises.app)
  expect((await ruth.post('/session/station', { code: station })).status).toBe(200)
  const own = { place: 'staff', badge: 'R9', start, newPin: '62084917' }
  expect((await ruth.post('/session/start', own)).body).toMatchObject({
    person: { name: 'Ruth' },
    needsFactor: 'first',
  })
  again.premises.close()
  await again.house.close()
})
