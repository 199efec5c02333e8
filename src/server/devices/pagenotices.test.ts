/** A carrier of pagers and text messages hears of every call to a seat and of its end, once, and nobody else does. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done, openTable, PROPERTY } from '../../../tests/house.ts'
import { MINUTE } from '../../base/moment.ts'
import { type EnvelopeAnswer, MAC_HEADER, macOf } from '../../device/message.ts'
import { type Pager, pagerOf } from '../../device/pager.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { memoryAudit } from '../door/audit.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { type Devices, devicesOf, newDeviceKey } from './devices.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
const key = newDeviceKey()
const PHONES: Record<string, string> = { 7: '408 555 0123' }
let house: House
let devices: Devices
let pager: Pager

const does = (order: Order) => done(house.submit(order, { by: '1' }))
const join = (person: string): Order => ({
  do: 'JoinList',
  list: 'NL',
  person,
  how: 'podium',
  shows: 'initials',
})
const page = (person: string, seat: string): Order => ({ do: 'PagePerson', list: 'NL', person, table: '1', seat })
const told = async () => (await pager.ask()).map(({ what, number, seat }) => `${what} ${number} seat ${seat}`)

async function post(body: string, mac: string) {
  const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
  const answer = await devices.app.request('/messages', { method: 'POST', headers, body })
  return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
}
const open = () => {
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  devices = devicesOf({ house, key, audit, phoneOf: (person) => PHONES[person] })
}

beforeEach(async () => {
  clock.set(EVENING)
  house = await openHouse({ memory: true, clock, create: PROPERTY })
  await openTable(house, '1', 'holdem')
  await does({ do: 'SetList', list: 'NL', game: 'holdem', minutes: 5, missed: 'end' })
  for (const [device, kind] of [
    ['texts', 'pager'],
    ['slots', 'feed'],
  ] as const)
    await does({ do: 'EnrolDevice', device, kind, second: '2' })
  open()
  pager = pagerOf({ device: 'texts', secret: devices.secretOf('texts')!, post, now: clock.now })
  await does(join('7'))
  await does(join('8'))
})
afterEach(() => house.close())

test('a call with where and until when; the phone number where the register has one', async () => {
  await does(page('7', '2'))
  await does(page('8', '3'))
  const [first, second] = await pager.ask()
  expect(first).toMatchObject({
    what: 'paged',
    list: 'NL',
    game: 'holdem',
    number: 1,
    table: '1',
    seat: '2',
    at: EVENING,
    until: EVENING + 5 * MINUTE,
    phone: '408 555 0123',
    says: 'Your seat is ready: table 1, seat 2, held until 20:05.',
  })
  expect(second).toMatchObject({ number: 2, seat: '3' })
  expect(second).not.toHaveProperty('phone')
  expect(JSON.stringify([first, second])).not.toMatch(/person/)
  expect(await pager.ask()).toEqual([])
})

describe('its end', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ['taken back', () => does({ do: 'DropPage', list: 'NL', person: '7' }), 'taken back'],
    ['the seat is released', () => does({ do: 'ReleaseSeat', table: '1', seat: '2' }), 'taken back'],
    ['the table closes', () => does({ do: 'CloseTable', table: '1' }), 'taken back'],
    ['the list closes', () => does({ do: 'CloseList', list: 'NL' }), 'taken back'],
    ['they sit down', () => does({ do: 'SeatPlayer', table: '1', seat: '2', person: '7' }), 'seated'],
    [
      'they do not come',
      async () => {
        clock.advance(5 * MINUTE)
        await house.tick()
      },
      'missed',
    ],
  ])('%s', async (_, ends, what) => {
    await does(page('7', '2'))
    const [called] = await pager.ask()
    await ends()
    const [over, ...more] = await pager.ask()
    expect(over).toMatchObject({ id: called?.id, what, number: 1, table: '1', seat: '2' })
    expect(more).toEqual([])
  })

  test('an answer starts the clock anew, and is no new call', async () => {
    await does(page('7', '2'))
    expect(await told()).toEqual(['paged 1 seat 2'])
    clock.advance(4 * MINUTE)
    await does({ do: 'AnswerPage', list: 'NL', person: '7', how: 'coming' })
    clock.advance(4 * MINUTE)
    await house.tick()
    expect(await told()).toEqual([])
    clock.advance(MINUTE)
    await house.tick()
    expect(await told()).toEqual(['missed 1 seat 2'])
  })

  test('what came and went between two questions is told in its order', async () => {
    await does(page('7', '2'))
    await does({ do: 'DropPage', list: 'NL', person: '7' })
    clock.advance(1)
    await does(page('7', '4'))
    expect(await told()).toEqual(['paged 1 seat 2', 'taken back 1 seat 2', 'paged 1 seat 4'])
  })
})

test('after a restart of the house what runs is told again under its id, and the carrier sends nothing twice', async () => {
  await does(page('7', '2'))
  expect(await told()).toEqual(['paged 1 seat 2'])
  clock.advance(10)
  open()
  expect(await told()).toEqual([])
  await does({ do: 'DropPage', list: 'NL', person: '7' })
  expect(await told()).toEqual(['taken back 1 seat 2'])
})

test('another device hears of no call, and nobody without the secret', async () => {
  await does(page('7', '2'))
  const body = JSON.stringify({ device: 'slots', sent: clock.now(), messages: [], heard: 0 })
  const answer = JSON.parse((await post(body, macOf(devices.secretOf('slots')!, body))).body) as EnvelopeAnswer
  expect(answer.pages).toBeUndefined()
  const stranger = pagerOf({ device: 'texts', secret: new Uint8Array(32), post, now: clock.now })
  await expect(stranger.ask()).rejects.toThrow('not signed by the house')
})

test('a carrier whose clock is off takes the time of the house', async () => {
  const late = pagerOf({
    device: 'texts',
    secret: devices.secretOf('texts')!,
    post,
    now: () => clock.now() - 3_600_000,
  })
  await expect(late.ask()).rejects.toThrow('s off')
  await does(page('7', '2'))
  expect(await late.ask()).toHaveLength(1)
})
