/** Every cell of the table against the running door, both yes and no; and what must hold whatever the table says. */

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asking, isOrder } from '../../../tests/acts.ts'
import { proofOf, type Visitor, visitor } from '../../../tests/visitor.ts'
import { DUTIES } from '../../engine/duties.ts'
import { ROLES, type Role } from '../../engine/roles.ts'
import { type Api, apiOf } from '../api/api.ts'
import { EXAMPLES } from '../api/examples.ts'
import { DOOR_NAMES } from '../api/orders.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { ACT_NAMES, type Act, ORDERS } from './acts.ts'
import { isSeen, maySee, SEEN_NAMES, VIEWS_FOR } from './permissions.ts'
import { permissionTable } from './permissiontable.ts'
import { type Place, placesOf } from './places.ts'

let house: House
let api: Api
const browsers = new Map<Role, { browser: Visitor; place: Place; id: string }>()
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')))
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  for (const role of ROLES) {
    const { id } = DEMO_STAFF.find((person) => person.roles[0] === role)!
    const [place] = placesOf([role])
    const browser = visitor(api.app)
    expect((await browser.enter(place!, id)).status, role).toBe(200)
    browsers.set(role, { browser, place: place!, id })
  }
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

describe.each(ROLES)('%s', (role) => {
  test('may order what the table says, and nothing else', async () => {
    const { browser, place } = browsers.get(role)!
    for (const act of ACT_NAMES) {
      const { path, body } = asking(act)
      // Devices are enrolled at a door of their own; its test is there.
      if (path === '') continue
      const { status } = await browser.post(path, body, place)
      expect(status === 403, `${role} ${act}: ${status}`).toBe(!ORDERS[act].roles.includes(role))
      expect([200, 400, 403], `${role} ${act}`).toContain(status)
    }
  })

  test('sees what the table says, and nothing else', async () => {
    const { browser, place } = browsers.get(role)!
    for (const name of SEEN_NAMES) {
      const { status } = await browser.get(`/views/${name}`, place)
      const allowed = VIEWS_FOR[name]
      const isYes = allowed === 'everybody' || allowed.includes(role)
      expect(status === 403, `${role} ${name}: ${status}`).toBe(!isYes)
      expect(status, `${role} ${name}`).toBeLessThan(500)
    }
  })

  test('hears in the live stream only what it may see', async () => {
    const { browser } = browsers.get(role)!
    const answer = await browser.request('/live')
    const reader = answer.body!.getReader()
    let text = ''
    // Views are sent in the order of the list; the last one that this role may hear ends the round.
    const wanted = SEEN_NAMES.filter((name) => isSeen(name) && maySee(name, [role]))
    while (!text.includes('event: house')) text += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
    const heard = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name).filter((name) => name !== 'beat')
    expect(heard.length).toBeGreaterThan(2)
    for (const name of heard) expect(wanted, `${role} heard ${name}`).toContain(name)
  })

  test('signs in only where the table says', async () => {
    const { id } = browsers.get(role)!
    for (const place of [
      'tonight',
      'table',
      'floor',
      'podium',
      'club',
      'games',
      'cage',
      'count',
      'books',
      'manager',
      'offerings',
      'series',
      'screens',
      'hit',
      'paper',
      'staff',
    ] as const) {
      const { status } = await visitor(api.app).enter(place, id)
      expect(status, `${role} at ${place}`).toBe(placesOf([role]).includes(place) ? 200 : 403)
    }
  })
})

describe('nobody', () => {
  test('orders nothing without signing in, and sees only what is public', async () => {
    const stranger = visitor(api.app)
    for (const act of ACT_NAMES) {
      const { path, body } = asking(act)
      if (path !== '') expect((await stranger.post(path, body, 'floor')).status, act).toBe(401)
    }
    for (const name of SEEN_NAMES)
      expect((await stranger.get(`/views/${name}`)).status, name).toBe(VIEWS_FOR[name] === 'everybody' ? 200 : 401)
  })

  test('a cookie of one place opens no other', async () => {
    const { browser } = browsers.get('dealer')!
    expect((await browser.post('/may', { order: EXAMPLES.EndRound }, 'floor')).status).toBe(401)
    expect((await browser.post('/may', { order: EXAMPLES.EndRound })).status).toBe(401)
  })
})

describe('two persons', () => {
  const acts = ACT_NAMES.filter((act) => ORDERS[act].second !== undefined).filter(isOrder)

  test.each(acts)('%s: only with the badge and PIN of another one whose role is in the table', async (act) => {
    const { roles, second, isSometimes } = ORDERS[act]
    const { browser, place, id } = browsers.get(roles[0]!)!
    const order = EXAMPLES[act]
    const alone = await browser.post('/orders', { order }, place)
    expect(alone.status === 403, `${act} alone: ${alone.status}`).toBe(isSometimes !== true)
    expect((await browser.post('/orders', { order, second: proofOf(id) }, place)).status, 'oneself').toBe(403)
    for (const role of ROLES) {
      const other = DEMO_STAFF.find((person) => person.roles[0] === role && person.id !== id)
      if (other === undefined) continue
      const { status } = await browser.post('/orders', { order, second: proofOf(other.id) }, place)
      expect(status === 403, `${act} with ${role}: ${status}`).toBe(!second!.includes(role))
    }
  })

  test('a wrong PIN of the second person is no consent, and counts against that person', async () => {
    const { browser, place } = browsers.get('floor')!
    const before = house.durable().seq
    const answer = await browser.post(
      '/orders',
      { order: EXAMPLES.DeclineHit, second: { badge: proofOf('22').badge, pin: '0000' } },
      place,
    )
    expect(answer.status).toBe(403)
    expect(house.durable().seq).toBe(before)
  })
})

describe('whatever the table says', () => {
  test('it has every order of the door and no other', () => {
    const names = [...DOOR_NAMES].toSorted()
    expect(ACT_NAMES.filter(isOrder).toSorted()).toEqual(names)
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(names)
  })

  test('a regulator reads everything and orders nothing', () => {
    for (const act of ACT_NAMES) {
      expect(ORDERS[act].roles).not.toContain('regulator')
      expect(ORDERS[act].second ?? []).not.toContain('regulator')
    }
    for (const name of SEEN_NAMES) expect(maySee(name, ['regulator']), name).toBe(true)
  })

  test('who moves money does not decide about people, rules or hits, and the other way round', () => {
    const only = (act: Act) => ORDERS[act].roles
    for (const act of ['EnrolStaff', 'DisableStaff', 'UnlockStaff', 'ResetStaff', 'EnrolStation'] as const)
      expect(only(act)).toEqual(['administrator'])
    // Of papers, only what their own roles let them do themselves.
    for (const act of ACT_NAMES.filter((name) => ORDERS[name].roles.includes('administrator')))
      expect([
        ...DUTIES.administer.orders,
        'RevokeStation',
        'RequireStations',
        'SetTable',
        'ConfirmPaper',
        'DeclinePaper',
      ]).toContain(act)
    for (const act of ['VerifyHit', 'DeclineHit', 'AcceptRules', 'ApproveOffering'] as const)
      for (const role of ['cage', 'count', 'accounting', 'dealer'] as const) expect(only(act)).not.toContain(role)
  })

  test('docs/permissions.md is this table', () => {
    const file = join(resolve(import.meta.dirname, '..', '..', '..'), 'docs', 'permissions.md')
    expect(readFileSync(file, 'utf8')).toBe(permissionTable())
  })
})
