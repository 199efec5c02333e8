/** How long people wait and who dealt where, as the records tell it through the door. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, SEVENS, spadeSevens } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { HOUR, MINUTE } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { Place } from '../door/places.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { DealingRow } from './dealings.ts'
import { FEWEST, type WaitedView } from './waited.ts'

/** 19:00 in Los Angeles. */
const EVENING = Date.parse('2026-03-11T02:00:00Z')
const clock = manualClock(EVENING)
let house: House
let api: Api

const does = (order: Order) => done(house.submit(order, { by: '21' }))
const wait = async (minutes: number) => {
  clock.advance(minutes * MINUTE)
  await house.tick()
}
const join = (person: string, list = 'NL', how: 'podium' | 'call' = 'podium') =>
  does({ do: 'JoinList', list, person, how, shows: 'number' })
const page = (person: string, seat: string) => does({ do: 'PagePerson', list: 'NL', person, table: '60', seat })

async function at<T>(place: Place, id: string, path: string): Promise<{ status: number; body: T }> {
  const browser = visitor(api.app)
  await browser.enter(place, id)
  return (await browser.get(path, place)) as unknown as { status: number; body: T }
}
const waited = async () => (await at<WaitedView>('podium', '23', '/views/waits')).body.lists
const listed = async (name: string) => (await waited()).find(({ list }) => list === name)

beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock, () => undefined)
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  await does({ do: 'SetTable', table: '60', game: 'holdem', limit: '$1-$3', seats: 9, decks: 1, kind: 'live' })
  await does({ do: 'SetTable', table: '61', game: 'holdem', limit: '$1-$3', seats: 9, decks: 1, kind: 'tournament' })
  for (const table of ['60', '61']) await does({ do: 'OpenTable', table })
  await done(house.submit({ do: 'EnrolStaff', person: '301', roles: ['dealer'], second: '71' }, { by: '91' }))
  const run = { minutes: 5, missed: 'off', callIn: 30 } as const
  await does({ do: 'SetList', list: 'NL', game: 'holdem', limit: '$1-$3', ...run })
  await does({ do: 'SetList', list: 'PL', game: 'omaha', limit: '$9-$9', ...run })
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

describe('waiting', () => {
  test('nobody was seated: not known, and said so', async () => {
    expect(await listed('NL')).toEqual({
      list: 'NL',
      game: 'holdem',
      limit: '$1-$3',
      ended: { seated: 0, left: 0, expired: 0, missed: 0, closed: 0 },
      hours: [],
    })
  })

  test('how each wait ended, and only those who were seated count for the time', async () => {
    // At 19:00: seated after 10, 20, 30 and 40 minutes, by the podium, by a card, by a move; one left, one phoned, one does not come.
    for (const person of ['901', '902', '903', '904', '905']) await join(person)
    await join('906', 'NL', 'call')
    await join('901', 'PL')
    await wait(10)
    await page('901', '1')
    await does({ do: 'SeatPlayer', table: '60', seat: '1', person: '901' })
    await wait(10)
    await does({
      do: 'ScanCards',
      scans: [{ person: '902', table: '60', seat: '2', at: clock.now() }],
      via: 'scanner',
    })
    await does({ do: 'SeatPlayer', table: '61', seat: '1', person: '903' })
    await wait(10)
    await does({ do: 'MovePlayer', table: '61', seat: '1', to: { table: '60', seat: '3' } })
    await does({ do: 'LeaveList', list: 'NL', person: '905' })
    await page('904', '4')
    await wait(6)
    const nl = await listed('NL')
    expect(nl?.ended).toEqual({ seated: 3, left: 1, expired: 1, missed: 1, closed: 0 })
    expect(nl?.hours).toEqual([{ hour: 19, seated: 3, minutes: 20 }])
    expect(nl).not.toHaveProperty('usual')
    // A seat of another game ends no wait.
    expect((await listed('PL'))?.ended.seated).toBe(0)
  })

  test('usual is that of the hour where enough came then, of all otherwise, and forgets after four weeks', async () => {
    await wait(30)
    expect(house.now().local.slice(11, 13)).toBe('20')
    for (let n = 0; n < FEWEST; n++) {
      const person = `91${n}`
      await join(person)
      await wait(4)
      await does({ do: 'SeatPlayer', table: '60', seat: String(n + 4), person })
    }
    expect(await listed('NL')).toMatchObject({
      usual: 4,
      hours: [
        { hour: 19, seated: 3, minutes: 20 },
        { hour: 20, seated: FEWEST, minutes: 4 },
      ],
    })
    await wait(60)
    // (10 + 20 + 30 + 5 × 4) / 8 minutes, since nobody came at 21.
    expect((await listed('NL'))?.usual).toBe(10)
    clock.advance(29 * 24 * HOUR)
    expect(await listed('NL')).not.toHaveProperty('usual')
  })

  test('whoever has no list to run does not see it', async () => {
    expect((await at('cage', '31', '/views/waits')).status).toBe(403)
  })
})

describe('dealing', () => {
  const dealings = async (query: string, place: Place = 'floor', id = '21') =>
    at<{ day: string; dealings: DealingRow[] }>(place, id, `/views/dealings?${query}`)

  test('who dealt at a table, the latest first, with the hits that name them; a push that was undone never was', async () => {
    const day = house.now().local.slice(0, 10)
    for (const dealer of ['11', '12']) await does({ do: 'JoinLineUp', dealer })
    await does({ do: 'PushDealer', table: '60', dealer: '11' })
    await wait(30)
    await does({ do: 'PushDealer', table: '60', dealer: '12' })
    await wait(5)
    const { events } = await does({ do: 'PushDealer', table: '60', dealer: '11' })
    const push = events.flatMap((event) => (event.type === 'DealerPushed' ? [event.push] : []))[0]!
    await does({ do: 'UndoPush', push, reason: 'the wrong table' })
    const { status, body } = await dealings('table=60')
    expect(status).toBe(200)
    expect(body.day).toBe(day)
    const start = house.zone.localOf(clock.now() - 35 * MINUTE)
    const relief = house.zone.localOf(clock.now() - 5 * MINUTE)
    expect(body.dealings).toMatchObject([
      { dealer: '12', game: 'holdem', from: relief, hits: [] },
      { dealer: '11', game: 'holdem', from: start, to: relief, hits: [] },
    ])
    expect(body.dealings[0]).not.toHaveProperty('to')
    expect((await dealings('table=60&day=2026-03-10')).body.dealings).toEqual([])
  })

  test('a hit stands beside the one who dealt it', async () => {
    await does({ do: 'JoinLineUp', dealer: '301' })
    await does({ do: 'PushDealer', table: '2', dealer: '301' })
    await wait(5)
    await does({ do: 'StartRound', table: '2', bets: [{ seat: '3', wagered: true, fees: [SEVENS] }] })
    await does(spadeSevens('2'))
    const [hit] = [...house.state.hits.values()].filter(({ dealer }) => dealer === '301')
    expect((await dealings('table=2')).body.dealings).toMatchObject([{ dealer: '301', hits: [hit?.hit] }])
  })

  test('said what would be right', async () => {
    expect((await dealings('table=none')).status).toBe(404)
    expect((await dealings('table=60&day=tomorrow')).status).toBe(400)
    expect((await dealings('table=60', 'podium', '23')).status).toBe(403)
    expect((await dealings('table=60', 'staff', '71')).status).toBe(200)
  })
})
