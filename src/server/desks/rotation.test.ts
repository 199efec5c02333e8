/** Dealers through the door: who was pushed, who signed in at the tablet, what a push takes in the journal, and the dealer of a hit. */
import { afterEach, expect, test } from 'vitest'
import { done, openTable, postBoth, SEVENS } from '../../../tests/house.ts'
import { type Visitor, visitor } from '../../../tests/visitor.ts'
import { dollars } from '../../base/money.ts'
import type { RotationView } from '../../views/rotation.ts'
import { apiOf } from '../api/api.ts'
import { DEMO_STAFF, enrolDemoStaff, registerDemoStaff } from '../demo/people.ts'
import { manualClock } from '../house/clock.ts'
import { openHouse } from '../house/kernel.ts'

const MINUTE = 60_000
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function room() {
  const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  const create = { property: 'Bay 101', zone: 'America/Los_Angeles', dayStart: '06:00', chip: dollars(1), by: '91' }
  const house = await openHouse({ memory: true, clock, create })
  await enrolDemoStaff(house)
  const api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  closing.push(async () => {
    api.live.close()
    await house.close()
  })
  const floor = visitor(api.app)
  await floor.enter('floor', '21')
  const order = async (what: object) => {
    const { status, body } = await floor.post('/orders', { order: what, key: crypto.randomUUID() }, 'floor')
    expect([status, body]).toEqual([200, body])
    return body
  }
  const view = async () => {
    const { status, body } = await floor.get('/views/rotation', 'floor')
    expect([status, body]).toEqual([200, body])
    return (body as unknown as { view: RotationView }).view
  }
  const compared = async () => (await view()).tables.map(({ table, tablet, compared: is }) => [table, tablet, is])
  return { clock, house, api, order, view, compared }
}

/** The tablet of a table looks who is signed in on it, as it does twice a minute. */
const looks = async (tablet: Visitor, table: string) =>
  expect((await tablet.request('/session', { headers: { 'x-gamekeeper-table': table } }, 'table')).status).toBe(200)

test('a push signs nobody in; the tablet of the table tells who did', async () => {
  const { clock, house, api, order, compared } = await room()
  for (const table of ['1', 'high roller']) await openTable(house, table, 'holdem')
  await order({ do: 'JoinLineUp', dealer: '11' })
  await order({ do: 'JoinLineUp', dealer: '12' })
  await order({ do: 'PushDealer', table: '1', dealer: '11' })
  const tablet = visitor(api.app)
  await looks(tablet, '1')
  expect(await compared()).toEqual([
    ['1', undefined, 'nobody signed in'],
    ['high roller', undefined, undefined],
  ])
  await tablet.enter('table', '11')
  await looks(tablet, '1')
  expect(await compared()).toContainEqual(['1', '11', 'same'])
  await order({ do: 'PushDealer', table: '1', dealer: '12' })
  expect(await compared()).toContainEqual(['1', '11', 'differs'])
  // The new dealer signs in at the table, and takes the place of the one before.
  clock.advance(1)
  const other = visitor(api.app)
  await other.enter('table', '12')
  await looks(other, '1')
  expect(await compared()).toContainEqual(['1', '12', 'same'])
  await looks(other, 'high%20roller')
  expect(await compared()).toContainEqual(['high roller', '12', 'nobody pushed'])
  // What is written there is no table, or no text at all: nothing is noted, nothing breaks.
  await looks(other, 'nowhere')
  await looks(other, '%E0%A4%A')
  expect(await compared()).toHaveLength(2)
  await other.request('/session', { method: 'DELETE' }, 'table')
  expect(await compared()).toContainEqual(['1', '11', 'differs'])
  // A tablet that was not heard of for more than a minute and a half shows no table any more.
  clock.advance(2 * MINUTE)
  expect(await compared()).toContainEqual(['1', undefined, 'nobody signed in'])
})

test('a push takes at most 300 bytes, a string of eight tables little more', async () => {
  const { house, order } = await room()
  const lines = async () => {
    const texts: string[] = []
    for await (const batch of house.store.lines()) texts.push(...batch.map(({ text }) => text))
    return texts
  }
  const bytesOf = async (type: string) => {
    await house.isRecorded()
    return Math.max(
      ...(await lines()).filter((text) => text.includes(`"${type}"`)).map((text) => Buffer.byteLength(text)),
    )
  }
  const tables = ['101', '102', '103', '104', '105', '106', '107', '108']
  for (const table of tables) await openTable(house, table, 'holdem')
  const dealers = tables.map((_, nth) => `20${nth}`)
  for (const person of [...dealers, '208'])
    await done(house.submit({ do: 'EnrolStaff', person, roles: ['dealer'], second: '71' }, { by: '91' }))
  for (const dealer of [...dealers, '208']) await order({ do: 'JoinLineUp', dealer })
  for (const [nth, table] of tables.entries()) await order({ do: 'PushDealer', table, dealer: dealers[nth] })
  await order({ do: 'SetString', string: 'A', tables })
  await order({ do: 'SetPace', pushMinutes: 30, breakAfterMinutes: 120, breakMinutes: 15 })
  await order({ do: 'PushString', string: 'A' })
  expect(await bytesOf('DealerPushed')).toBeLessThanOrEqual(300)
  expect(await bytesOf('StringPushed')).toBeLessThanOrEqual(450)
  expect(await house.store.projectionFaults()).toEqual([])
  const rows = await house.store.rows<{ table: string; dealer: string }>(
    'select "table", dealer from dealings where until is null order by "table"',
  )
  expect(rows.map(({ table, dealer }) => `${table} ${dealer}`)).toEqual(
    ['208', ...dealers.slice(0, -1)].map((dealer, nth) => `${tables[nth]} ${dealer}`),
  )
})

test('a hit names its dealer on the floor and in the books; where nobody was pushed it names nobody', async () => {
  const { house, order } = await room()
  await postBoth(house)
  for (const table of ['1', '2']) await openTable(house, table, 'no-bust-21')
  await order({ do: 'JoinLineUp', dealer: '11' })
  await order({ do: 'PushDealer', table: '1', dealer: '11' })
  for (const table of ['1', '2']) {
    await order({ do: 'StartRound', table, bets: [{ seat: '3', wagered: true, fees: [SEVENS] }] })
    const hands = [
      {
        seat: '3',
        role: 'player',
        cards: { hand: '7s 7d 4h' },
        bettors: [{ place: 'seated', wagered: true, feePosted: true }],
      },
    ]
    await order({ do: 'ReportHit', table, facts: { dealtIn: 5 }, common: { dealerUp: '9c' }, hands })
  }
  const hits = [...house.state.hits.values()]
  expect(hits.map(({ hit, dealer }) => [hit, dealer])).toEqual([
    ['H1', '11'],
    ['H2', undefined],
  ])
  await house.isRecorded()
  expect(await house.store.rows('select hit, dealer from hits order by hit')).toEqual([
    { hit: 'H1', dealer: '11' },
    { hit: 'H2', dealer: null },
  ])
})
