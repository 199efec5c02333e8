/** A phone of the public asks for a place, is confirmed, called, comes or leaves; and asks no more than it may. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { MINUTE } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { type Api, apiOf } from '../api/api.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { LISTS_MAX, type PhoneView, REQUESTS_MAX } from './phoneroutes.ts'
import { ASKED_MAX, PHONES_MAX } from './phones.ts'

const LIST = 'NL phones'
let clock = manualClock(0)
let register = memoryRegister()
let house: House
let api: Api

const setList = (list: string, limit: string): Order => ({
  do: 'SetList',
  list,
  game: 'holdem',
  limit,
  minutes: 5,
  missed: 'off',
})
const does = (order: Order) => done(house.submit(order, { by: '23' }))

beforeEach(async () => {
  clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  register = memoryRegister()
  house = await openDemoHouse({ memory: true }, clock)
  const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
  api = apiOf({ house, register, audit })
  await does({ do: 'SetTable', table: '90', game: 'holdem', limit: '$7-$7', seats: 9, decks: 1 })
  await does({ do: 'OpenTable', table: '90' })
  await does(setList(LIST, '$7-$7'))
})
afterEach(async () => {
  api.live.close()
  await house.close()
})

type View = Extract<PhoneView, { takes: true }>
function phone(address = '10.1.1.1') {
  // A house that was started anew is asked by the same phone.
  const browser = visitor({ request: (...asked) => api.app.request(...asked) }, address)
  const ask = async (path: string, body: object) => {
    const { status, body: answer } = await browser.post(`/wait/${path}`, body)
    return { status, view: answer as unknown as View, id: (answer as { id?: string }).id }
  }
  return {
    cookies: browser.cookies,
    join: (body: object = {}) => ask('join', { list: LIST, name: 'Linh Example', shows: 'initials', ...body }),
    coming: () => ask('coming', { list: LIST }),
    leave: (list = LIST) => ask('leave', { list }),
    look: async () => (await browser.get('/wait')).body as unknown as View,
  }
}
test('a house that takes no names by phone says so; whoever waits already sees the place, comes and leaves', async () => {
  const known = phone()
  await known.join()
  const { person } = listed()[0]!
  api.live.close()
  api = apiOf({ house, register, arePhonesOff: true })
  expect(await known.look()).toMatchObject({ takes: true, joins: false, places: [{ before: 0 }] })
  expect(await known.join({ list: LIST })).toMatchObject({ status: 200 })
  const other = phone('10.1.1.2')
  expect(await other.look()).toEqual({ takes: true, joins: false, texts: true, places: [] })
  expect(await other.join({ name: 'Wen Example' })).toMatchObject({ status: 409, id: 'phones do not join' })
  expect(listed().map((one) => one.person)).toEqual([person])
  await does({ do: 'CheckIn', person })
  await does({ do: 'PagePerson', list: LIST, person, table: '90', seat: '4' })
  expect((await known.coming()).view.places[0]?.page).toMatchObject({ answer: 'coming' })
  expect((await known.leave()).view.places).toEqual([])
})
const listed = () => house.state.lists.get(LIST)!.listed

test('a request waits for the podium, is called and answered; the journal knows a number alone', async () => {
  const mine = phone()
  const { view } = await mine.join()
  expect(view).toMatchObject({ takes: true, name: 'Linh Example', places: [{ before: 0, isConfirmed: false }] })
  const { person } = listed()[0]!
  expect(listed()).toMatchObject([{ how: 'phone', isConfirmed: false }])
  expect(register.isGuest(Number(person))).toBe(true)
  await does({ do: 'CheckIn', person })
  await does({ do: 'PagePerson', list: LIST, person, table: '90', seat: '4' })
  clock.advance(2 * MINUTE)
  const until = house.now().at + 3 * MINUTE
  expect((await mine.look()).places[0]?.page).toMatchObject({ table: '90', seat: '4', until })
  const { view: answered } = await mine.coming()
  expect(answered.places[0]?.page).toMatchObject({ answer: 'coming', until: house.now().at + 5 * MINUTE })
  expect((await mine.coming()).status).toBe(409)
  expect((await mine.leave()).view.places).toEqual([])
  expect(listed()).toEqual([])
  // A key of chance may have these letters within it.
  for await (const lines of house.store.lines({ after: 0 }))
    for (const line of lines) expect(line.text).not.toMatch(/\bLinh\b/)
})

test('asked twice it has one place; on a second list it is the same guest', async () => {
  await does(setList('other', '$8-$8'))
  const mine = phone()
  await mine.join()
  expect((await mine.join()).view.places).toHaveLength(1)
  const { view } = await mine.join({ list: 'other', name: undefined })
  expect(view.places.map(({ list }) => list)).toEqual([LIST, 'other'])
  expect(
    new Set([...house.state.lists.values()].flatMap(({ listed: all }) => all.map(({ person }) => person))).size,
  ).toBe(1)
})

test('a phone sees and moves its own place alone', async () => {
  await phone().join()
  const other = phone()
  expect(await other.look()).toEqual({ takes: true, joins: true, texts: true, places: [] })
  expect(await other.leave()).toMatchObject({ status: 409, id: 'phone is not on this list' })
  expect(await other.coming()).toMatchObject({ status: 409, id: 'phone is not on this list' })
  expect(listed()).toHaveLength(1)
})

test('a place survives a restart of the house, since its mark lies with the guest', async () => {
  const mine = phone()
  await mine.join()
  const before = api
  api = apiOf({ house, register })
  before.live.close()
  const again = visitor(api.app)
  const cookie = [...mine.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await again.request('/wait', { headers: { cookie } })
  expect(((await answer.json()) as View).places).toHaveLength(1)
})

test('an erased guest is a stranger', async () => {
  const mine = phone()
  await mine.join()
  await mine.leave()
  register.erase(register.guestsUntil('2999-01-01')[0]!.number)
  expect(await mine.look()).toEqual({ takes: true, joins: true, texts: true, places: [] })
})

describe('said politely, and nothing changes', () => {
  test.each<[string, object, number, string]>([
    ['without a name', { name: undefined }, 400, 'phone gave no name'],
    ['with dots for a name', { name: '...' }, 400, 'phone gave no name'],
    ['for a list that is not there', { list: 'PLO 99' }, 404, 'no such list'],
    ['with a long name', { name: 'x'.repeat(61) }, 400, 'body has a fault'],
    ['with a word too many', { person: '12' }, 400, 'body has a fault'],
  ])('%s', async (_, body, status, id) => {
    expect(await phone().join(body)).toMatchObject({ status, id })
    expect(listed()).toEqual([])
    expect(register.guestsUntil('2999-01-01')).toEqual([])
  })

  test('a locked list', async () => {
    await does({ do: 'LockList', list: LIST })
    expect(await phone().join()).toMatchObject({ status: 409, id: 'list is locked for phones' })
  })
})

describe('limits', () => {
  test('of one phone: so many lists, and so many requests an hour', async () => {
    const mine = phone()
    await mine.join()
    for (let n = 1; n < LISTS_MAX; n++) {
      await does(setList(`L${n}`, `$${n}-$${n + 50}`))
      expect((await mine.join({ list: `L${n}` })).status).toBe(200)
    }
    await does(setList('more', '$9-$99'))
    expect(await mine.join({ list: 'more' })).toMatchObject({ status: 409, id: 'phone is on lists enough' })
    for (let n = LISTS_MAX; n < ASKED_MAX; n++) {
      await mine.leave('L1')
      expect((await mine.join({ list: 'L1' })).status).toBe(200)
    }
    await mine.leave('L1')
    expect(await mine.join({ list: 'L1' })).toMatchObject({ status: 429, id: 'phone asked too often' })
    clock.advance(61 * MINUTE)
    expect((await mine.join({ list: 'L1' })).status).toBe(200)
  })

  test('of one list: so many whom the podium has not seen; after an hour they make room', async () => {
    for (let n = 0; n < REQUESTS_MAX; n++) expect((await phone(`10.0.0.${n}`).join()).status).toBe(200)
    expect(await phone('10.0.1.1').join()).toMatchObject({ status: 429, id: 'requests enough' })
    clock.advance(61 * MINUTE)
    expect((await phone('10.0.1.2').join()).status).toBe(200)
    expect(listed()).toHaveLength(1)
  })

  test('of one address: so many phones in ten minutes', async () => {
    for (let n = 0; n < PHONES_MAX; n++) {
      const one = phone('10.2.2.2')
      expect((await one.join()).status).toBe(200)
      await one.leave()
    }
    expect(await phone('10.2.2.2').join()).toMatchObject({ status: 429, id: 'phones enough of this address' })
    expect((await phone('10.2.2.3').join()).status).toBe(200)
    clock.advance(10 * MINUTE)
    expect((await phone('10.2.2.2').join()).status).toBe(200)
  })
})
