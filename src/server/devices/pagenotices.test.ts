/** A carrier of pagers and text messages hears of every call to a seat and of its end, once, and nobody else does. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done, openTable, PROPERTY } from '../../../tests/house.ts'
import { MINUTE } from '../../base/moment.ts'
import { type EnvelopeAnswer, MAC_HEADER, macOf, type PageNotice } from '../../device/message.ts'
import { type Pager, type PagerKept, pagerOf } from '../../device/pager.ts'
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
const heard = async (from = pager): Promise<PageNotice[]> => {
  const sent: PageNotice[] = []
  await from.carry((notice) => void sent.push(notice))
  return sent
}
const told = async () => (await heard()).map(({ what, number, seat }) => `${what} ${number} seat ${seat}`)

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
  const [first, second] = await heard()
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
  expect(await heard()).toEqual([])
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
    const [called] = await heard()
    await ends()
    const [over, ...more] = await heard()
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

  test('what came and went between two questions is told in its order, and only what still holds is sent', async () => {
    await does(page('7', '2'))
    await does({ do: 'DropPage', list: 'NL', person: '7' })
    clock.advance(1)
    await does(page('7', '4'))
    const body = JSON.stringify({ device: 'texts', sent: clock.now() - 1, messages: [], heard: 0 })
    const { pages = [] } = JSON.parse(
      (await post(body, macOf(devices.secretOf('texts')!, body))).body,
    ) as EnvelopeAnswer
    const whole = pages.map(({ what, number, seat }) => `${what} ${number} seat ${seat}`)
    expect(whole).toEqual(['paged 1 seat 2', 'taken back 1 seat 2', 'paged 1 seat 4'])
    expect(await told()).toEqual(['paged 1 seat 4'])
  })

  test('a carrier that was away tells of the call that was missed, and calls nobody to a seat that is gone', async () => {
    await does(page('7', '2'))
    clock.advance(5 * MINUTE)
    await house.tick()
    expect(await told()).toEqual(['missed 1 seat 2'])
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

test('a call that was sent before a restart and taken back right after it is taken back by the carrier too', async () => {
  await does(page('7', '2'))
  expect(await told()).toEqual(['paged 1 seat 2'])
  clock.advance(10)
  open()
  await does({ do: 'DropPage', list: 'NL', person: '7' })
  expect(await told()).toEqual(['taken back 1 seat 2'])
})

test('what could not be sent comes again, and a carrier that remembers sends nothing twice', async () => {
  let kept: PagerKept | undefined
  const keep = {
    read: () => kept,
    write(now: PagerKept) {
      kept = now
    },
  }
  const carrier = () => pagerOf({ device: 'texts', secret: devices.secretOf('texts')!, post, now: clock.now, keep })
  await does(page('7', '2'))
  await does(page('8', '3'))
  const first: number[] = []
  const isFull = carrier().carry(({ number }) => {
    if (first.length === 1) throw new Error('the line is busy')
    first.push(number)
  })
  await expect(isFull).rejects.toThrow('the line is busy')
  clock.advance(1)
  expect(first).toEqual([1])
  expect((await heard(carrier())).map(({ number }) => number)).toEqual([2])
  clock.advance(1)
  expect(await heard(carrier())).toEqual([])
})

test('when a call was sent is known as soon as the carrier asks again, as long as it runs', async () => {
  await does(page('7', '2'))
  await does(page('8', '3'))
  const carried = (person: string) => {
    const one = house.state.lists.get('NL')!.listed.find((listed) => listed.person === person)!
    return devices.notices.carried({ ...one, list: 'NL' })
  }
  await heard()
  expect(carried('7')).toBeUndefined()
  clock.advance(1_000)
  await heard()
  expect(carried('7')).toEqual({ at: '2026-03-10T20:00:01', by: 'text' })
  expect(carried('8')).toEqual({ at: '2026-03-10T20:00:01', by: 'pager' })
  clock.advance(1_000)
  await heard()
  expect(carried('7')?.at).toBe('2026-03-10T20:00:01')
  await does({ do: 'DropPage', list: 'NL', person: '7' })
  await does(page('7', '4'))
  expect(carried('7')).toBeUndefined()
  // A house that was started anew does not know when it was.
  open()
  await heard()
  clock.advance(1_000)
  await heard()
  expect(carried('8')).toBeUndefined()
})

test('another device hears of no call, and nobody without the secret', async () => {
  await does(page('7', '2'))
  const body = JSON.stringify({ device: 'slots', sent: clock.now(), messages: [], heard: 0 })
  const answer = JSON.parse((await post(body, macOf(devices.secretOf('slots')!, body))).body) as EnvelopeAnswer
  expect(answer.pages).toBeUndefined()
  const stranger = pagerOf({ device: 'texts', secret: new Uint8Array(32), post, now: clock.now })
  await expect(heard(stranger)).rejects.toThrow('not signed by the house')
})

test('a carrier whose clock is off takes the time of the house', async () => {
  const late = pagerOf({
    device: 'texts',
    secret: devices.secretOf('texts')!,
    post,
    now: () => clock.now() - 3_600_000,
  })
  await expect(heard(late)).rejects.toThrow('s off')
  await does(page('7', '2'))
  expect(await heard(late)).toHaveLength(1)
})
