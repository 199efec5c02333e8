/** Readers at tables, pocket scanners and feeds of seats: the same door, signed and numbered, however late. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTable, PROPERTY } from '../../../tests/house.ts'
import { MINUTE } from '../../base/moment.ts'
import { DEVICE_HEADER, type EnvelopeAnswer, MAC_HEADER, type Message, macOf } from '../../device/message.ts'
import { memoryAudit } from '../door/audit.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { type Devices, devicesOf, newDeviceKey } from './devices.ts'
import type { SeatRowAnswer } from './seatimport.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
const BARE = { ofReader: (card: string) => card, ofDesk: (card: string) => card }
let house: House
let devices: Devices
let sent = EVENING

beforeEach(async () => {
  clock.set(EVENING)
  sent = EVENING
  house = await openHouse({ memory: true, clock, create: PROPERTY })
  for (const table of ['1', '2']) await openTable(house, table, 'holdem')
  const enrol = (device: string, kind: 'reader' | 'scanner' | 'feed', table?: string) =>
    house.submit(
      { do: 'EnrolDevice', device, kind, ...(table === undefined ? {} : { table }), second: '2' },
      { by: '1' },
    )
  await enrol('r1', 'reader', '1')
  await enrol('p1', 'scanner')
  await enrol('seats', 'feed')
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  devices = devicesOf({
    house,
    key: newDeviceKey(),
    audit,
    holders: { ...BARE, isKnown: (person) => person !== '404' },
  })
  clock.set(EVENING + 60 * MINUTE)
})
afterEach(() => house.close())

async function send(device: string, ...messages: readonly Message[]): Promise<EnvelopeAnswer> {
  sent = Math.max(clock.now(), sent + 1)
  const body = JSON.stringify({ device, sent, messages })
  const headers = { 'content-type': 'application/json', [MAC_HEADER]: macOf(devices.secretOf(device)!, body) }
  const answer = await devices.app.request('/messages', { method: 'POST', headers, body })
  return (await answer.json()) as EnvelopeAnswer
}
const at = (minute: number) => EVENING + minute * MINUTE
const scan = (person: string, minute: number, table = '1', seat?: string) => ({
  person,
  table,
  at: at(minute),
  ...(seat === undefined ? {} : { seat }),
})
const scans = (n: number, ...all: readonly ReturnType<typeof scan>[]): Message => ({
  n,
  at: clock.now(),
  order: { do: 'ScanCards', scans: all },
})
const outcomes = ({ answers }: EnvelopeAnswer) => answers.map(({ outcome }) => outcome)
const says = ({ answers }: EnvelopeAnswer) => answers.map((one) => ('says' in one ? one.says : '')).join()

test('a dock uploads an hour late: one line for the batch, whatever its order, and who it came from', async () => {
  const before = house.durable().seq
  const answer = await send('p1', scans(1, scan('7', 40, '2', '3'), scan('7', 10, '1', '4'), scan('8', 20, '1', '5')))
  expect(outcomes(answer)).toEqual(['taken'])
  expect(house.durable().seq).toBe(before + 1)
  expect(house.state.sits.get('7')).toEqual({ table: '2', seat: '3' })
  expect(house.state.seated.get('2')?.get('3')).toMatchObject({ person: '7', since: at(40), via: 'scanner' })
  expect(house.state.seated.get('1')?.get('5')).toMatchObject({ person: '8', since: at(20) })
})

test('a batch that is sent twice is taken once', async () => {
  const batch = scans(1, scan('7', 10, '1', '4'))
  await send('p1', batch)
  const seq = house.durable().seq
  expect(outcomes(await send('p1', batch))).toEqual(['again'])
  expect(house.durable().seq).toBe(seq)
})

test('cards that nobody knows are counted, and the others count', async () => {
  await send('r1', scans(1, scan('404', 10, '1', '4'), scan('8', 20, '1', '5')))
  expect(house.state.sits.has('404')).toBe(false)
  expect(house.state.sits.get('8')).toEqual({ table: '1', seat: '5' })
  const none = await send('r1', scans(2, scan('404', 11, '1', '4')))
  expect(outcomes(none)).toEqual(['set aside'])
  expect(says(none)).toContain('nobody in the register')
})

test('a reader knows its own table only, and no device says what kind it is', async () => {
  const other = await send('r1', scans(1, scan('8', 20, '2', '5')))
  expect(outcomes(other)).toEqual(['set aside'])
  expect(says(other)).toContain('belongs to table 1, not to table 2')
  await send('r1', {
    n: 2,
    at: clock.now(),
    order: { do: 'ScanCards', scans: [scan('8', 20, '1', '5')], via: 'floor' },
  })
  expect(house.state.seated.get('1')?.get('5')).toMatchObject({ via: 'reader' })
})

test.each([
  ['from the future', scan('8', 90, '1', '5'), 'has not come yet'],
  ['of a table that is not there', scan('8', 20, '9', '5'), 'no table 9'],
])('a scan %s is set aside and changes nothing', async (_, one, sentence) => {
  const answer = await send('p1', scans(1, one))
  expect(outcomes(answer)).toEqual(['set aside'])
  expect(says(answer)).toContain(sentence)
  expect(house.state.sits.size).toBe(0)
})

test('a feed tells of seats; a scanner seats nobody by an order of the floor', async () => {
  const sit = (n: number): Message => ({
    n,
    at: clock.now(),
    order: { do: 'SeatPlayer', table: '2', seat: '1', person: '7' },
  })
  expect(outcomes(await send('seats', sit(1)))).toEqual(['taken'])
  expect(house.state.seated.get('2')?.get('1')).toMatchObject({ person: '7', via: 'feed' })
  expect(outcomes(await send('p1', sit(1)))).toEqual(['set aside'])
})

async function give(body: string, type = 'application/json', device = 'seats', mac?: string) {
  const headers = {
    'content-type': type,
    [DEVICE_HEADER]: device,
    [MAC_HEADER]: mac ?? macOf(devices.secretOf(device)!, body),
  }
  const answer = await devices.app.request('/seats', { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as { rows: SeatRowAnswer[]; says?: string } }
}
const time = (minute: number) => new Date(at(minute)).toISOString()
const CSV = [
  'id,at,do,table,seat,person,toTable,toSeat,why',
  `b-1,${time(10)},sit,1,3,7,,,`,
  `"b-2",${time(12)},sit,1,4,,,,`,
  `b-3,${time(20)},away,1,3,,,,meal`,
  `b-4,${time(35)},back,1,3,,,,`,
  `b-5,${time(40)},move,1,3,,2,8,`,
  `b-6,${time(45)},leave,1,4,,,,`,
  '',
].join('\r\n')

test('rows of another system, as CSV: in their order, and once', async () => {
  const { body } = await give(CSV, 'text/csv')
  expect(body.rows.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `b-${n} taken`))
  expect(house.state.seated.get('2')?.get('8')).toMatchObject({ person: '7', since: at(40), via: 'feed' })
  expect(house.state.seated.get('1')?.size).toBe(0)
  const seq = house.durable().seq
  const again = await give(CSV, 'text/csv')
  expect(again.body.rows.every(({ outcome }) => outcome === 'again')).toBe(true)
  expect(house.durable().seq).toBe(seq)
})

test('as JSON: a row that cannot be is answered with its reason, and the others count', async () => {
  const { body } = await give(
    JSON.stringify([
      { id: '1', at: time(10), do: 'sit', table: '1', seat: '3', person: '7' },
      { id: '2', at: time(11), do: 'sit', table: '1', seat: '3', person: '8' },
      { id: '3', at: time(90), do: 'leave', table: '1', seat: '3' },
      { id: '4', at: time(12), do: 'sit', table: '1', seat: '5', person: '404' },
      { id: '5', at: time(13), do: 'sit', table: '1', seat: '6' },
    ]),
  )
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['taken', 'refused', 'refused', 'refused', 'taken'])
  expect(body.rows.map(({ says = '' }) => says).join('\n')).toMatch(
    /sits at table 1 seat 3[\s\S]*not come yet[\s\S]*nobody in the register/,
  )
  expect(house.state.seated.get('1')?.size).toBe(2)
})

test('an id that comes again with something else is refused', async () => {
  const row = { id: '1', at: time(10), do: 'sit', table: '1', seat: '3' }
  await give(JSON.stringify([row]))
  const { body } = await give(JSON.stringify([{ ...row, seat: '4' }]))
  expect(body.rows[0]?.outcome).toBe('refused')
  expect(house.state.seated.get('1')?.has('4')).toBe(false)
})

test.each([
  ['a column that is not there', `id,at,what\nb-1,${time(1)},sit\n`, 'text/csv'],
  [
    'a time without its zone',
    JSON.stringify([{ id: '1', at: '2026-03-10T20:00:00', do: 'back', table: '1', seat: '3' }]),
  ],
  ['no rows', '[]'],
  ['not JSON', '{'],
])('%s: nothing is taken', async (_, body, type = 'application/json') => {
  const seq = house.durable().seq
  const answer = await give(body, type)
  expect(answer.status).toBe(400)
  expect(answer.body.says?.length).toBeGreaterThan(10)
  expect(house.durable().seq).toBe(seq)
})

test('only an enrolled feed that signs', async () => {
  expect((await give('[]', 'application/json', 'r1')).status).toBe(401)
  expect((await give('[]', 'application/json', 'seats', '0'.repeat(64))).status).toBe(401)
  await house.submit({ do: 'DisableDevice', device: 'seats', reason: 'sold' }, { by: '1' })
  expect((await give('[]', 'application/json', 'seats', macOf(newDeviceKey(), '[]'))).status).toBe(401)
})
