/** The podium through the door: names stay out of the journal, each look at one person is noted, and nobody sees more than their part. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { MINUTE } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { PodiumView } from '../../views/podium/podium.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryAudit } from '../door/audit.ts'
import type { PlayerView } from '../door/players.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { staysView } from './podium.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
const register = memoryRegister()
const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
let house: House
let api: Api

beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(register), audit, demo: DEMO_STAFF })
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

const does = (order: Order) => done(house.submit(order, { by: '23' }))
const at = async (place: 'podium' | 'floor' | 'staff', who: string) => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return {
    post: (path: string, body: unknown) => browser.post(path, body, place),
    get: (path: string) => browser.get(path, place),
    podium: async () => ((await browser.get('/views/podium', place)).body as unknown as { view: PodiumView }).view,
  }
}
const guest = async (name: string) => {
  const { status, body } = await (await at('podium', '23')).post('/guests', { name })
  expect(status).toBe(200)
  return body as unknown as PlayerView
}
const tableIn = ({ tables }: PodiumView, table: string) => tables.find((one) => one.table === table)!

describe('a guest', () => {
  test('is written down by name, seated by number, shown by short name, and the journal knows the number alone', async () => {
    const brush = await at('podium', '23')
    const { person, name } = await guest('Phuong Nguyen-Tran')
    expect(name).toBe('Phuong N.')
    const order = { do: 'SeatPlayer', table: '4', seat: '3', person }
    expect((await brush.post('/orders', { order })).status).toBe(200)
    const seat = tableIn(await brush.podium(), '4').seats[2]
    expect(seat).toEqual({ seat: '3', is: 'taken', since: clock.now(), person, name: 'Phuong N.' })
    for await (const lines of house.store.lines({ after: 0 }))
      for (const line of lines) expect(line.text).not.toContain('Phuong')
    expect(JSON.stringify(await audit.latest({ max: 500 }))).not.toContain('Phuong')
  })

  test('leaves a phone number with the name: it is in the register alone, and one that is none is refused', async () => {
    const brush = await at('podium', '23')
    const { status, body } = await brush.post('/guests', { name: 'Wen Liu', phone: '+1 (408) 555-0133' })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['isGuest', 'name', 'person']])
    expect(register.read(Number((body as unknown as PlayerView).person))?.contact).toEqual({
      phone: '+1 (408) 555-0133',
    })
    expect(JSON.stringify(await audit.latest({ max: 500 }))).not.toContain('0133')
    expect((await brush.post('/guests', { name: 'Wen Liu', phone: 'ask at the bar' })).status).toBe(400)
    expect((await brush.podium()).texts).toBe(true)
  })

  test('is found again, with a note of who looked', async () => {
    const { person } = await guest('Oscar Perez')
    const brush = await at('podium', '23')
    const { body } = await brush.post('/players/find', { name: 'oscar perez' })
    expect(body).toEqual({ found: [{ person, name: 'Oscar P.', isGuest: true }] })
    expect((await brush.post('/players/find', { card: person })).body).toEqual(body)
    const [line] = await audit.latest({ kind: 'register read' })
    expect(line?.details).toEqual({ person: '23', by: 'card', found: 1, of: person })
  })

  test.each([{ name: '' }, { card: 'x7' }, { name: 'A', card: '1' }, {}])('%j finds nobody', async (clue) => {
    expect((await (await at('podium', '23')).post('/players/find', clue)).status).toBe(400)
  })
})

test('seats say who is away since when, what is held until when, and in what state a table is', async () => {
  const brush = await at('podium', '23')
  const { person } = await guest('Dee King')
  await does({ do: 'SeatPlayer', table: '6', seat: '1' })
  await does({ do: 'SeatPlayer', table: '6', seat: '2', person })
  const seated = clock.now()
  clock.advance(7 * MINUTE)
  await does({ do: 'MarkAway', table: '6', seat: '2', why: 'meal' })
  await does({ do: 'ReserveSeat', table: '6', seat: '9', minutes: 10 })
  const before = await brush.podium()
  const { status, kind, seats } = tableIn(before, '6')
  expect([status, kind]).toEqual(['open', 'live'])
  expect(seats[0]).toEqual({ seat: '1', is: 'taken', since: seated })
  expect(seats[1]).toEqual({
    seat: '2',
    is: 'away',
    since: seated,
    why: 'meal',
    awaySince: clock.now(),
    person,
    name: 'Dee K.',
  })
  expect(seats[8]).toEqual({ seat: '9', is: 'reserved', until: clock.now() + 10 * MINUTE })
  await does({ do: 'MarkBack', table: '6', seat: '2' })
  const after = await brush.podium()
  expect(tableIn(after, '6').status).toBe('short')
  expect(after.seated).toBe(before.seated)
})

test('lists say who waits, who is called until when, and the step that comes next', async () => {
  const brush = await at('podium', '23')
  const [first, second] = [await guest('Ana Reyes'), await guest('Wen Liu')]
  await does({ do: 'SetList', list: 'Omaha 8', game: 'omaha-high-low', minutes: 5, missed: 'off' })
  for (const { person } of [first, second])
    await does({ do: 'JoinList', list: 'Omaha 8', person, how: 'podium', shows: 'initials' })
  const [list] = (await brush.podium()).lists
  expect(list).toMatchObject({ list: 'Omaha 8', isGoing: true, isLocked: false, tables: ['8'], open: 9, closed: [] })
  expect(list?.waiting.map(({ name, number }) => [name, number])).toEqual([
    ['Ana R.', 1],
    ['Wen L.', 2],
  ])
  const step = (await brush.podium()).steps.find(({ table }) => table === '8')
  expect(step).toMatchObject({ seat: '1', what: 'page', person: first.person, name: 'Ana R.', isHere: false })
  await does({ do: 'PagePerson', list: 'Omaha 8', person: first.person, table: '8', seat: '4' })
  await does({ do: 'AnswerPage', list: 'Omaha 8', person: first.person, how: 'here' })
  const paged = await brush.podium()
  expect(paged.lists[0]?.waiting[0]?.page).toMatchObject({ table: '8', seat: '4', until: clock.now() + 5 * MINUTE })
  expect(paged.steps.find(({ table, seat }) => table === '8' && seat === '4')).toMatchObject({
    what: 'held',
    name: 'Ana R.',
    isHere: true,
  })
})

describe('where somebody sat', () => {
  test('is for floor and compliance, never for the brush; each look is noted', async () => {
    const { person } = await guest('José Morales')
    await does({ do: 'SeatPlayer', table: '4', seat: '5', person })
    clock.advance(60 * MINUTE)
    await does({ do: 'MarkAway', table: '4', seat: '5', why: 'chips' })
    clock.advance(20 * MINUTE)
    await does({ do: 'MarkBack', table: '4', seat: '5' })
    await does({ do: 'MovePlayer', table: '4', seat: '5', to: { table: '7', seat: '1' } })
    clock.advance(10 * MINUTE)
    await does({ do: 'LeaveSeat', table: '7', seat: '1' })
    expect((await (await at('podium', '23')).get(`/views/stays?person=${person}`)).status).toBe(403)
    const { body } = await (await at('floor', '21')).get(`/views/stays?person=${person}`)
    expect(body).toMatchObject({ person, name: 'José M.' })
    const { stays } = body as unknown as Awaited<ReturnType<typeof staysView>>
    expect(stays.map(({ table, since, until, away }) => [table, (until! - since) / MINUTE, away / MINUTE])).toEqual([
      ['7', 10, 0],
      ['4', 80, 20],
    ])
    expect(new Set(stays.map(({ sitting }) => sitting)).size).toBe(1)
    const [line] = await audit.latest({ kind: 'stays read' })
    expect(line?.details).toEqual({ person: '21', of: person })
  })

  test('of nobody in particular is not answered', async () => {
    expect((await (await at('floor', '21')).get('/views/stays')).status).toBe(400)
    expect((await (await at('floor', '21')).get('/views/stays?person=a%20b')).status).toBe(400)
  })
})

test('the view is made once for a state, and anew when a name is corrected', async () => {
  const brush = await at('podium', '23')
  const { person } = await guest('Linh Tran')
  await does({ do: 'SeatPlayer', table: '5', seat: '9', person })
  const nameAt = async () => {
    const seat = tableIn(await brush.podium(), '5').seats[8]!
    return 'name' in seat ? seat.name : undefined
  }
  expect(await nameAt()).toBe('Linh T.')
  register.correct(Number(person), { name: 'Linh Pham' })
  expect(await nameAt()).toBe('Linh P.')
})
