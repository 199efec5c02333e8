/** What the records tell of past seats, through the door. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { HOUR, MINUTE, type Moment } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { StayRow } from '../desks/podium.ts'
import { memoryAudit } from '../door/audit.ts'
import type { Register } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { PlayedView } from './played.ts'
import type { PresentView } from './present.ts'
import type { ToldLaterView } from './toldlater.ts'

/** 19:00 in Los Angeles. */
const EVENING = Date.parse('2026-03-11T02:00:00Z')
const clock = manualClock(EVENING)
const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
let house: House
let api: Api
let register: Register

const does = (order: Order) => done(house.submit(order, { by: '21' }))
const wait = (minutes: number) => clock.advance(minutes * MINUTE)
const at = (minutes: number) => EVENING + minutes * MINUTE

/**
 * Minutes after 19:00. Table 4: 101 from 0, away 60 to 80, to table 7 at 90, gone at 200. 102 from 10 to 100. A stranger from 20 on.
 * Table 7: 103 from 30 on. Rounds at table 4 at 50, 70 and 95. The scanner is docked at 210: it had read 104 at table 7 at 85.
 */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  register = await registerDemoStaff()
  api = apiOf({ house, register, audit, demo: DEMO_STAFF })
  const round = async () => {
    await does({ do: 'StartRound', table: '4', bets: [] })
    await does({ do: 'EndRound', table: '4' })
  }
  await does({ do: 'JoinLineUp', dealer: '11' })
  await does({ do: 'PushDealer', table: '4', dealer: '11' })
  await does({ do: 'SeatPlayer', table: '4', seat: '1', person: '101' })
  wait(10)
  await does({ do: 'SeatPlayer', table: '4', seat: '2', person: '102' })
  wait(10)
  await does({ do: 'SeatPlayer', table: '4', seat: '3' })
  wait(10)
  await does({ do: 'SeatPlayer', table: '7', seat: '5', person: '103' })
  wait(20)
  await round()
  wait(10)
  await does({ do: 'MarkAway', table: '4', seat: '1', why: 'meal' })
  wait(10)
  await round()
  wait(10)
  await does({ do: 'MarkBack', table: '4', seat: '1' })
  wait(10)
  await does({ do: 'MovePlayer', table: '4', seat: '1', to: { table: '7', seat: '1' } })
  wait(5)
  await round()
  wait(5)
  await does({ do: 'LeaveSeat', table: '4', seat: '2' })
  wait(100)
  await does({ do: 'LeaveSeat', table: '7', seat: '1' })
  wait(10)
  const scans = [
    { person: '101', table: '4', seat: '1', at: at(5) },
    { person: '101', table: '4', seat: '1', at: at(45) },
    { person: '104', table: '7', seat: '6', at: at(85) },
    { person: '101', table: '7', seat: '1', at: at(130) },
  ]
  await does({ do: 'ScanCards', scans, via: 'scanner' })
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

const floor = async () => {
  const browser = visitor(api.app)
  await browser.enter('floor', '21')
  return {
    get: async <T>(path: string) => (await browser.get(path, 'floor')) as unknown as { status: number; body: T },
    post: (path: string, body: unknown) => browser.post(path, body, 'floor'),
  }
}
const present = async (minutes: number, least = 1): Promise<PresentView> => {
  const local = house.zone.localOf(at(minutes))
  const { status, body } = await (await floor()).get<PresentView>(`/views/present?at=${local}&least=${least}`)
  expect(status).toBe(200)
  return body
}
const who = ({ tables }: PresentView) =>
  tables.map(
    ({ table, seats }) => `${table}: ${seats.map(({ seat, person }) => `${seat} ${person ?? '?'}`).join(', ')}`,
  )
const stays = async (person: string): Promise<StayRow[]> =>
  (await (await floor()).get<{ stays: StayRow[] }>(`/views/stays?person=${person}`)).body.stays

test.each([
  [0, ['4: 1 101']],
  [59, ['4: 1 101, 2 102, 3 ?', '7: 5 103']],
  [60, ['4: 2 102, 3 ?', '7: 5 103']],
  [80, ['4: 1 101, 2 102, 3 ?', '7: 5 103']],
  [90, ['4: 2 102, 3 ?', '7: 1 101, 5 103, 6 104']],
  [100, ['4: 3 ?', '7: 1 101, 5 103, 6 104']],
  [210, ['4: 3 ?', '7: 5 103, 6 104']],
])('who sat there %i minutes after seven', async (minutes, seats) => {
  expect(who(await present(minutes))).toEqual(seats)
})

test('tables with at least so many, and who dealt there', async () => {
  expect(who(await present(95, 3))).toEqual(['7: 1 101, 5 103, 6 104'])
  expect((await present(95, 4)).tables).toEqual([])
  expect((await present(10)).tables[0]).toMatchObject({ table: '4', game: 'holdem', dealer: '11' })
  expect((await present(95)).tables[1]).not.toHaveProperty('dealer')
})

test('a card that arrived later is told as such: what was settled by what was known then stays', async () => {
  expect((await present(95)).since).toMatchObject([{ table: '7', seat: '6', person: '104', isPresent: true }])
  expect((await present(210)).since).toEqual([])
})

test('hours by game with cards read and rounds dealt in; the look is noted', async () => {
  const { body } = await (await floor()).get<PlayedView & { person: string }>('/views/hours?person=101&from=2026-03-10')
  // 90 minutes at table 4 without 20 away, 110 at table 7; the round at 70 was dealt without them, and at 95 they sat elsewhere.
  expect(body.games).toEqual([{ game: 'holdem', ms: 180 * MINUTE, completed: 3, scanned: 2, hands: 1 }])
  const [line] = await audit.latest({ kind: 'stays read' })
  expect(line?.details).toEqual({ person: '21', of: '101', from: '2026-03-10', to: '2026-03-10' })
  const { body: before } = await (await floor()).get<PlayedView>('/views/hours?person=101&from=2026-03-09')
  expect(before.games).toEqual([])
})

test.each([
  ['/views/present?at=yesterday', 400],
  ['/views/present?at=2036-03-10T19:00', 409],
  // Straight from 02:00 to 03:00; and from 02:00 back to 01:00.
  ['/views/present?at=2026-03-08T02:30', 409],
  ['/views/instant?at=2026-03-08T02:30', 409],
  ['/views/instant?at=2026-11-01T01:30', 409],
  ['/views/instant?at=2026-11-01T01:30&which=third', 409],
  ['/views/instant?at=half%20past', 400],
  ['/views/present?least=0', 400],
  ['/views/hours?person=a%20b', 400],
  ['/views/hours?person=101&from=x', 400],
  ['/views/toldlater?day=x', 400],
])('%s is not answered', async (path, status) => {
  expect((await (await floor()).get(path)).status).toBe(status)
})

test.each([
  ['2026-03-10T19:00', '', '2026-03-11T02:00:00Z'],
  ['2026-11-01T01:30', '&which=first', '2026-11-01T08:30:00Z'],
  ['2026-11-01T01:30', '&which=second', '2026-11-01T09:30:00Z'],
  ['2026-11-01T02:00', '&which=second', '2026-11-01T10:00:00Z'],
])('the house tells the instant of %s%s', async (local, which, instant) => {
  const { body } = await (await floor()).get<Moment>(`/views/instant?at=${local}${which}`)
  expect(body).toEqual({ at: Date.parse(instant), local: `${local}:00` })
})

test('who was there, and what was told later, are shown by name; one who is not in the register by number', async () => {
  const linh = String(register.add({ name: 'Linh Tran' }))
  await does({ do: 'SeatPlayer', table: '8', seat: '1', person: linh })
  await does({ do: 'SeatPlayer', table: '8', seat: '2', person: '901' })
  const { body } = await (await floor()).get<PresentView>('/views/present')
  expect(body.tables.find(({ table }) => table === '8')!.seats).toMatchObject([
    { seat: '1', person: linh, name: 'Linh T.' },
    { seat: '2', person: '901' },
  ])
  for (const seat of ['1', '2']) await does({ do: 'LeaveSeat', table: '8', seat })
})

test('the brush sees none of it', async () => {
  const brush = visitor(api.app)
  await brush.enter('podium', '23')
  for (const view of ['present', 'hours?person=101', 'toldlater', 'instant?at=2026-03-10T15:00'])
    expect((await brush.get(`/views/${view}`, 'podium')).status, view).toBe(403)
})

const correction = ({ stay, table, seat, since, until }: StayRow, person: string, to?: object): object => ({
  order: {
    do: 'CorrectStay',
    stay,
    was: { table, seat, person, since, ...(until === undefined ? {} : { until }) },
    ...(to === undefined ? {} : { to }),
    reason: 'seen on the recording',
  },
})
const refusedWith = ({ body }: { body: unknown }): string => JSON.stringify(body)

test('a correction that overlaps another stay of the person or the seat, or names what does not stand there, is refused', async () => {
  const { post } = await floor()
  const [second, first] = (await stays('101')) as [StayRow, StayRow]
  const before = house.durable().seq
  const until = { until: at(120) }
  const cases: readonly [object, string][] = [
    // At table 7 from 90 on.
    [correction(first, '101', { since: first.since, ...until }), 'person was elsewhere'],
    [
      correction({ ...first, since: first.since + 1 }, '101', { since: at(1), until: at(80) }),
      'stay was told otherwise',
    ],
    [correction({ ...first, stay: '999999.0' }, '101', { since: at(1), until: at(80) }), 'no such stay'],
    [correction({ ...first, stay: 'x' }, '101', { since: at(1), until: at(80) }), 'no such stay'],
    [correction(second, '101', { since: at(90), until: at(90) }), 'stay ends before it begins'],
  ]
  for (const [body, id] of cases) {
    const answer = await post('/orders', body)
    expect(answer.status, id).toBe(409)
    expect(refusedWith(answer)).toContain(`"${id}"`)
    // The question beforehand says the same.
    expect(refusedWith(await post('/may', body))).toContain(`"${id}"`)
  }
  expect(house.durable().seq).toBe(before)
})

test('nor one into the time of another player at that seat', async () => {
  const { post } = await floor()
  await does({ do: 'SeatPlayer', table: '4', seat: '2', person: '105' })
  const since = house.now().at
  wait(30)
  const [stay] = (await stays('102')) as [StayRow]
  const body = correction(stay, '102', { since: stay.since, until: since + 10 * MINUTE })
  expect(refusedWith(await post('/orders', body))).toContain('"seat was taken"')
  // Up to the minute at which the other one sat down it is right.
  const right = correction(stay, '102', { since: stay.since, until: since })
  expect((await post('/orders', { ...right, key: 'correction-of-102' })).status).toBe(200)
  expect((await post('/orders', { ...right, key: 'correction-of-102' })).body).toMatchObject({ isAgain: true })
})

test('a correction changes who was there, and what was told first stays beside it', async () => {
  const { post, get } = await floor()
  const [moved] = (await stays('101')) as [StayRow]
  // Had gone at 150, and was cleared at 200.
  const answers = await Promise.all([
    post('/orders', correction(moved, '101', { since: moved.since, until: at(150) })),
    post('/orders', correction(moved, '101', { since: moved.since, until: at(160) })),
  ])
  // Of two at once, one finds that the stay is another by now.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(who(await present(175))).toEqual(['4: 2 102, 3 ?', '7: 5 103, 6 104'])
  const { since } = await present(175)
  expect(since.map(({ person, isPresent }) => [person, isPresent])).toEqual([
    ['102', true],
    ['104', true],
    ['101', false],
  ])
  const { body } = await get<ToldLaterView>('/views/toldlater?day=2026-03-10')
  expect(body.corrected.map(({ person, difference }) => [person, difference! / MINUTE])).toEqual([
    ['101', -50],
    ['102', 110],
  ])
  // The other late cards agree with where their person is known to have sat.
  expect(body.late).toMatchObject([{ person: '104', table: '7', seat: '6', is: 'sat' }])
  expect(body.late[0]!.heard > body.late[0]!.at).toBe(true)
  const hours = await get<PlayedView>('/views/hours?person=101&from=2026-03-10')
  expect(hours.body.games[0]!.ms).toBe(130 * MINUTE)
  expect(hours.body.games[0]!.completed).toBe(Math.floor((130 * MINUTE) / HOUR))
  // A card read in the added time, and sent later, seats nobody there.
  await does({ do: 'LeaveSeat', table: '4', seat: '2' })
  const { events } = await does({
    do: 'ScanCards',
    scans: [{ person: '106', table: '4', seat: '2', at: at(205) }],
    via: 'scanner',
  })
  expect(events).toMatchObject([{ scans: [{ is: 'late' }] }])
})
