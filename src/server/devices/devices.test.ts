/** The door of the devices without a socket: what is taken, what is answered as before, what is refused and noted. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { undescribed } from '../../../tests/described.ts'
import { openTable, PROPERTY, postBoth, SEVENS } from '../../../tests/house.ts'
import { type EnvelopeAnswer, isMac, MAC_HEADER, type Message, macOf } from '../../device/message.ts'
import { balance } from '../../ledger/balances.ts'
import { type Audit, memoryAudit } from '../door/audit.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { DEVICE_ORDERS, LATE_MAX_MS } from './deviceorders.ts'
import { CLOCK_MAX_MS, type Devices, devicesOf, newDeviceKey, secretFor } from './devices.ts'
import { LOST_MS } from './links.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
const key = newDeviceKey()
let house: House
let devices: Devices
let audit: Audit
let sent = EVENING

beforeEach(async () => {
  clock.set(EVENING)
  sent = EVENING
  house = await openHouse({ memory: true, clock, create: PROPERTY })
  await openTable(house, '1', 'no-bust-21')
  await openTable(house, '2', 'no-bust-21')
  await postBoth(house)
  await house.submit({ do: 'EnrolDevice', device: 't1', table: '1', kind: 'keypad', second: '2' }, { by: '1' })
  await house.submit({ do: 'EnrolDevice', device: 's2', table: '2', kind: 'sensor', second: '2' }, { by: '1' })
  audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  devices = devicesOf({ house, key, audit })
})
afterEach(() => house.close())

const secret = (device = 't1') => devices.secretOf(device) ?? newDeviceKey()
async function raw(body: string, mac: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(mac === undefined ? {} : { [MAC_HEADER]: mac }) }
  const answer = await devices.app.request('/messages', { method: 'POST', headers, body })
  expect(await undescribed('POST', '/devices/messages', answer)).toBeUndefined()
  const text = await answer.text()
  return {
    status: answer.status,
    mac: answer.headers.get(MAC_HEADER) ?? undefined,
    text,
    body: JSON.parse(text) as EnvelopeAnswer,
  }
}
async function send(messages: readonly Message[], device = 't1') {
  sent = Math.max(clock.now(), sent + 1)
  const body = JSON.stringify({ device, sent, messages })
  return raw(body, macOf(secret(device), body))
}
const start = (n: number, table = '1', at = clock.now()): Message => ({
  n,
  at,
  order: { do: 'StartRound', table, bets: [{ seat: '1', wagered: true, fees: [SEVENS] }] },
})
const end = (n: number, table = '1', at = clock.now()): Message => ({ n, at, order: { do: 'EndRound', table } })
/** Time goes by while the house looks at the clock every second. */
async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 1_000) {
    clock.advance(Math.min(1_000, ms - gone))
    await devices.links.watch()
  }
}
const pool = () => balance(house.state.balances, SEVENS, 'pool:main')
const noted = async () => (await audit.latest()).map(({ details }) => details.why)

test('a batch is taken in order; the answer is signed, names every message and the number that comes next', async () => {
  const before = pool()
  const answer = await send([start(1), end(2)])
  expect(answer).toMatchObject({ status: 200, body: { device: 't1', sent, next: 3, now: EVENING } })
  expect(answer.body.answers.map(({ n, outcome }) => [n, outcome])).toEqual([
    [1, 'taken'],
    [2, 'taken'],
  ])
  expect(isMac(secret(), answer.text, answer.mac)).toBe(true)
  // Eleven cents of the dollar grow the meter.
  expect(pool() - before).toBe(11n)
  expect(house.state.rounds.get('1')).toMatchObject({ round: 1 })
  expect(house.state.rounds.get('1')?.open).toBeUndefined()
})

test('a single message needs no batch around it', async () => {
  const body = JSON.stringify({ device: 't1', sent: EVENING, ...start(1) })
  expect(await raw(body, macOf(secret(), body))).toMatchObject({ status: 200, body: { next: 2, answers: [{ n: 1 }] } })
})

test('what was taken is answered as before and counts once, also together with what is new', async () => {
  const first = await send([start(1)])
  const growth = pool()
  const again = await send([start(1, '1', EVENING), end(2)])
  expect(again.body.answers).toEqual([
    { n: 1, outcome: 'again', seq: first.body.answers[0]?.seq },
    { n: 2, outcome: 'taken', seq: expect.any(Number) },
  ])
  expect(pool()).toBe(growth)
  expect(house.state.rounds.get('1')?.round).toBe(1)
})

test('a gap is refused whole and noted; nothing is booked and the number stays', async () => {
  const before = house.durable().seq
  const answer = await send([end(3)])
  expect(answer).toMatchObject({ status: 409, body: { why: 'gap', next: 1, answers: [] } })
  expect(answer.body.says).toBe('number 3 came, and 1 is next: what was between is missing')
  expect(house.durable().seq).toBe(before)
  expect(await noted()).toEqual(['gap'])
})

test('another message under a used number is refused and noted, and so is all that came with it', async () => {
  await send([start(1)])
  const before = house.durable().seq
  const other = { ...start(1), order: { ...start(1).order, bets: [] } }
  expect(await send([other, end(2)])).toMatchObject({ status: 409, body: { why: 'other message', next: 2 } })
  expect(house.durable().seq).toBe(before)
  expect(await noted()).toEqual(['other message'])
})

test('a message that the house refuses is set aside: its number is used, the next one is taken, and again is again', async () => {
  const first = await send([end(1), start(2)])
  expect(first).toMatchObject({ status: 200, body: { next: 3 } })
  expect(first.body.answers.map(({ outcome }) => outcome)).toEqual(['set aside', 'taken'])
  expect(first.body.answers[0]).toMatchObject({
    id: 'order refused',
    with: { who: { kind: 'order' }, reasons: [{ clause: 'order', id: 'no round open', with: { table: '1' } }] },
    says: 'the command: no round is open at table 1 [order]',
  })
  // The same round could be ended now; but this message was answered already.
  const again = await send([end(1, '1', EVENING)])
  expect(again.body.answers).toEqual([first.body.answers[0]])
  expect(house.state.rounds.get('1')?.open?.round).toBe(1)
  expect(await noted()).toEqual(['set aside'])
})

describe('implausible', () => {
  const aside = async (message: Message, device = 't1') => {
    const before = pool()
    const answer = await send([message], device)
    expect(answer.body.answers[0]?.outcome).toBe('set aside')
    expect(pool()).toBe(before)
    expect(await noted()).toContain('set aside')
    return answer.body.answers[0]?.says
  }
  test('a table that is not its own', async () => {
    expect(await aside(start(1, '2'))).toBe('device t1 belongs to table 1, not to table 2')
  })
  test('a seat beyond the table', async () => {
    const order = { ...start(1).order, bets: [{ seat: '9', wagered: true, fees: [SEVENS] }] }
    expect(await aside({ ...start(1), order })).toMatch(/there is no seat 9/)
  })
  test('rounds faster than they can be played: a millisecond under the least, and on it', async () => {
    await send([start(1), end(2)])
    clock.advance(1_999)
    expect(await aside(start(3))).toBe('a round cannot begin 1999 ms after the one before; 2000 ms is the least')
    clock.advance(2_000)
    expect((await send([start(4)])).body.answers[0]?.outcome).toBe('taken')
  })
  test('time that runs backwards, or lies days back, or a minute ahead', async () => {
    await send([start(1)])
    expect(await aside(end(2, '1', EVENING - 1))).toMatch(/1 ms before what came before it/)
    expect(await aside(end(3, '1', EVENING + CLOCK_MAX_MS + 1))).toMatch(/the clock that sent it is wrong/)
    expect(
      await aside({ ...start(1, '2', EVENING - LATE_MAX_MS - 1), order: { do: 'EndRound', table: '2' } }, 's2'),
    ).toMatch(/72 hours ago/)
  })
  test.each(['VerifyHit', 'PayClaim', 'DepositAdvance', 'EnrolDevice', 'SetAsideMessage', 'ReportHit'])(
    'a sensor orders %s',
    async (what) => {
      expect(await aside({ n: 1, at: clock.now(), order: { do: what } }, 's2')).toBe(`a sensor may not order ${what}`)
    },
  )
  test('an order that cannot be read, or that stands on paper', async () => {
    expect(await aside({ n: 1, at: clock.now(), order: { do: 'EndRound', table: '1', extra: 1 } })).toMatch(
      /^the order: unknown key "extra"; the keys here are do, table, paper$/,
    )
    expect(
      await aside({
        n: 2,
        at: clock.now(),
        order: { do: 'EndRound', table: '1', paper: { by: '1', at: '2026-03-10T19:00' } },
      }),
    ).toMatch(/on paper/)
  })
})

describe('the feed of club cards', () => {
  const FEED = 'slots'
  const card = (n: number, order: Message['order']): Message => ({ n, at: clock.now(), order })
  beforeEach(async () => {
    await house.submit({ do: 'EnrolDevice', device: FEED, kind: 'feed', second: '2' }, { by: '1' })
  })

  test('tells who plays with a card, at the time by its own clock, once', async () => {
    clock.advance(5_000)
    const came = { ...card(1, { do: 'InsertCard', machine: 'M-101', person: '2001' }), at: EVENING + 1_000 }
    expect((await send([came], FEED)).body.answers).toMatchObject([{ n: 1, outcome: 'taken' }])
    expect(house.state.inserted.get('M-101')).toEqual({ person: '2001', at: EVENING + 1_000, source: 'device:slots' })
    expect((await send([came], FEED)).body.answers).toMatchObject([{ n: 1, outcome: 'again' }])
    await send([card(2, { do: 'RemoveCard', machine: 'M-101' })], FEED)
    expect(house.state.inserted.size).toBe(0)
  })
  test('gives no other order, and a keypad does not speak of cards', async () => {
    const said = await send([card(1, { do: 'EndRound', table: '1' })], FEED)
    expect(said.body.answers).toMatchObject([{ outcome: 'set aside', says: 'a feed may not order EndRound' }])
    const keypad = await send([card(1, { do: 'InsertCard', machine: 'M-101', person: '2001' })])
    expect(keypad.body.answers).toMatchObject([{ outcome: 'set aside', says: 'a keypad may not order InsertCard' }])
    expect(house.state.inserted.size).toBe(0)
  })
  test('silent for some seconds it is shown as lost; no table is blamed', async () => {
    await send([], FEED)
    const before = house.durable().seq
    await pass(LOST_MS + 1_000)
    const lost = devices.links.views().find(({ device }) => device === FEED)
    expect(lost).toEqual({
      device: FEED,
      kind: 'feed',
      link: 'lost',
      waiting: 0,
      sinceAt: EVENING,
      since: expect.stringContaining('2026-03-10'),
    })
    expect([...house.state.tables.values()].filter(({ broken }) => broken?.sensor !== undefined)).toHaveLength(2)
    // The two tables whose devices are silent too; nothing for the feed.
    expect(house.durable().seq).toBe(before + 2)
    await send([], FEED)
    expect(devices.links.views().find(({ device }) => device === FEED)?.link).toBe('up')
  })
  test.each<[string, Partial<{ table: string; kind: 'feed' | 'sensor' }>, RegExp]>([
    ['a feed at a table', { table: '1', kind: 'feed' }, /leave out table 1/],
    ['a sensor at none', { kind: 'sensor' }, /a sensor belongs to a table; say which one/],
  ])('%s is not enrolled', async (_, wrong, says) => {
    const outcome = await house.submit(
      { do: 'EnrolDevice', device: 'x1', kind: 'feed', ...wrong, second: '2' },
      { by: '1' },
    )
    expect(JSON.stringify(outcome)).toMatch(says)
    expect(house.state.devices.has('x1')).toBe(false)
  })
  test('what it calls lit is not believed: there is no table', async () => {
    sent += 1
    const body = JSON.stringify({ device: FEED, sent, messages: [], lit: { [SEVENS]: ['1'] } })
    expect((await raw(body, macOf(secret(FEED), body))).body.unlit).toBe('nothing is lit where there is no table')
  })
})

describe('who is not a device of the house', () => {
  const body = () => JSON.stringify({ device: 't1', sent: clock.now(), messages: [start(1)] })
  test.each([
    ['no signature', () => undefined],
    ['a signature of nonsense', () => 'zz'],
    ['the signature of another device', () => macOf(secret('s2'), body())],
    ['the signature of another body', () => macOf(secret(), `${body()} `)],
    ['a secret of an enrolment that is over', () => macOf(secretFor(key, { device: 't1', enrolment: 0 }), body())],
  ])('%s', async (_, mac) => {
    const before = house.durable().seq
    expect(await raw(body(), mac())).toMatchObject({ status: 401, body: { why: 'unknown' } })
    expect(house.durable().seq).toBe(before)
    expect(await noted()).toEqual(['unknown'])
  })
  test('a device that was never enrolled is answered exactly like a wrong signature', async () => {
    const stranger = JSON.stringify({ device: 't99', sent: clock.now(), messages: [] })
    const known = await raw(body(), 'f'.repeat(64))
    expect(await raw(stranger, 'f'.repeat(64))).toEqual(known)
  })
  test('disabled, and enrolled again with a new secret and its number where it was', async () => {
    await send([start(1)])
    const old = secret()
    await house.submit({ do: 'DisableDevice', device: 't1', reason: 'broken glass' }, { by: '1' })
    expect(devices.secretOf('t1')).toBeUndefined()
    const ending = JSON.stringify({ device: 't1', sent: sent + 1, messages: [end(2)] })
    expect(await raw(ending, macOf(old, ending))).toMatchObject({ status: 403, body: { why: 'disabled' } })
    await house.submit({ do: 'EnrolDevice', device: 't1', table: '1', kind: 'keypad', second: '2' }, { by: '1' })
    expect((await raw(ending, macOf(old, ending))).status).toBe(401)
    expect((await send([end(2)])).body.answers[0]?.outcome).toBe('taken')
  })
})

test('a copied envelope is refused and keeps no link alive; a clock that is off is told the time', async () => {
  const body = JSON.stringify({ device: 't1', sent: clock.now(), messages: [] })
  expect((await raw(body, macOf(secret(), body))).status).toBe(200)
  expect(await raw(body, macOf(secret(), body))).toMatchObject({ status: 409, body: { why: 'copy' } })
  const off = JSON.stringify({ device: 't1', sent: clock.now() + CLOCK_MAX_MS + 1, messages: [start(1)] })
  expect(await raw(off, macOf(secret(), off))).toMatchObject({
    status: 409,
    body: { why: 'clock', now: EVENING, next: 1 },
  })
  expect(house.nextNumber('t1')).toBe(1)
  expect(await noted()).toEqual(['clock', 'copy'])
})

test.each([
  ['nothing', '', 'The body is not JSON: it is empty.'],
  ['half of it', '{"device":"t1",', 'The body is not JSON: it ends too early'],
  ['no object', '[]', 'The body: a list does not fit'],
  ['no device', '{"sent":1,"messages":[]}', 'device: this is missing; it takes a device named in small letters'],
  ['a name that no device has', '{"device":"T 1","sent":1,"messages":[]}', 'device: "T 1" does not fit'],
])('%s: nobody can be asked who sent it', async (_, body, says) => {
  const answer = await raw(body, 'f'.repeat(64))
  expect(answer).toMatchObject({ status: 400, body: { why: 'unreadable', says: expect.stringContaining(says) } })
  expect(await noted()).toEqual(['unreadable'])
})

test.each([
  [
    'numbers with a hole',
    `{"device":"t1","sent":1,"messages":[{"n":1,"at":1,"order":{"do":"x"}},{"n":3,"at":1,"order":{"do":"x"}}]}`,
    'messages #2.n: the numbers of a batch are consecutive',
  ],
  [
    'a number below one',
    '{"device":"t1","sent":1,"messages":[{"n":0,"at":1,"order":{"do":"x"}}]}',
    'messages #1.n: the number 0 does not fit; it takes a whole number from 1 to 999999999999999',
  ],
  [
    'more than a batch holds',
    JSON.stringify({ device: 't1', sent: 1, messages: Array.from({ length: 33 }, (_, i) => start(i + 1)) }),
    'messages: a list of 33 does not fit; it takes 32 at most',
  ],
  ['a mistyped key', '{"device":"t1","sent":1,"mesages":[]}', 'unknown key "mesages"; did you mean "messages"?'],
])('%s: only who is a device of the house is told what is wrong', async (_, body, says) => {
  expect(await raw(body, 'f'.repeat(64))).toMatchObject({ status: 401, body: { why: 'unknown' } })
  const answer = await raw(body, macOf(secret(), body))
  expect(answer).toMatchObject({ status: 400, body: { why: 'unreadable', says: expect.stringContaining(says) } })
  expect(house.nextNumber('t1')).toBe(1)
  expect(await noted()).toEqual(['unreadable', 'unknown'])
})

test('a silent device is lost after some seconds and its sensor reported; back again, both are mended first', async () => {
  await send([start(1), end(2)])
  await devices.links.watch()
  expect(devices.links.views()[0]).toMatchObject({ device: 't1', table: '1', link: 'up', waiting: 0 })
  await pass(LOST_MS)
  expect(devices.links.views()[0]?.link).toBe('up')
  const version = devices.links.version()
  await pass(1)
  expect(devices.links.views()[0]).toMatchObject({ link: 'lost', since: '2026-03-10T20:00:00', sinceAt: EVENING })
  expect(devices.links.version()).toBeGreaterThan(version)
  expect(house.state.tables.get('1')?.broken?.sensor).toEqual({
    id: 'no link to the house',
    says: 'no link to the house',
  })
  const before = pool()
  expect((await send([start(3)])).body.answers[0]?.outcome).toBe('taken')
  // Where a dark sensor returns the fee, this one is not dark any more.
  expect(pool() - before).toBe(11n)
  expect(house.state.tables.get('1')?.broken?.sensor).toBeUndefined()
  expect(devices.links.views()[0]?.link).toBe('up')
})

test('a fault that a person reported stays until a person clears it', async () => {
  await house.submit({ do: 'ReportFault', table: '1', device: 'sensor', reason: 'spot 3 is dark' }, { by: '21' })
  await pass(LOST_MS + 1)
  expect(devices.links.views()[0]?.link).toBe('lost')
  await send([])
  expect(house.state.tables.get('1')?.broken?.sensor).toMatchObject({ with: { text: 'spot 3 is dark' } })
})

test('a house that was asleep itself has heard nobody, and blames nobody for it', async () => {
  await send([])
  await pass(2_000)
  clock.advance(60_000)
  await devices.links.watch()
  expect(devices.links.views()[0]?.link).toBe('up')
  await pass(LOST_MS)
  expect(devices.links.views()[0]?.link).toBe('lost')
})

test('no device may pay, verify or touch the house', () => {
  const all = new Set(Object.values(DEVICE_ORDERS).flat())
  expect([...all].sort()).toEqual([
    'BetLate',
    'CallFloor',
    'ClearFault',
    'EndRound',
    'InsertCard',
    'LeaveSeat',
    'MarkAway',
    'MarkBack',
    'MovePlayer',
    'NamePlayer',
    'RemoveCard',
    'ReportFault',
    'ReportHit',
    'ScanCards',
    'SeatPlayer',
    'StartRound',
    'VoidRound',
  ])
})

test('numbers and what was set aside survive a restart of the house', async () => {
  await send([end(1), start(2)])
  const { store } = house
  const again = await openHouse({ store, clock })
  expect(again.nextNumber('t1')).toBe(3)
  expect(again.state.devices.get('t1')).toMatchObject({ table: '1', kind: 'keypad', enrolment: 1 })
})

describe('what the sensors see before the lock', () => {
  async function see(lit: Record<string, string[]> | undefined, messages: readonly Message[] = [], device = 't1') {
    sent = Math.max(clock.now(), sent + 1)
    const body = JSON.stringify({ device, sent, messages, ...(lit === undefined ? {} : { lit }) })
    return raw(body, macOf(secret(device), body))
  }

  test('is shown while it lies there, uses up no number and is not in the journal', async () => {
    const { seq } = house.durable()
    expect(await see({ [SEVENS]: ['1', '3b1'] })).toMatchObject({ status: 200, body: { next: 1 } })
    expect(devices.links.sensors()).toEqual({ 1: { [SEVENS]: ['1', '3b1'] } })
    await see({ [SEVENS]: ['3b1'] })
    expect(devices.links.litAt('1')).toEqual({ [SEVENS]: ['3b1'] })
    expect(house.durable().seq).toBe(seq)
  })

  test('changes are told once, and a sign of life that says the same is none', async () => {
    let told = 0
    devices.links.onChange(() => (told += 1))
    await see({ [SEVENS]: ['1'] })
    const after = told
    await see({ [SEVENS]: ['1'] })
    expect(told).toBe(after)
    await see({ [SEVENS]: [] })
    expect(told).toBe(after + 1)
  })

  test('an older envelope that comes late changes nothing', async () => {
    const late = JSON.stringify({ device: 't1', sent: sent + 1, messages: [], lit: { [SEVENS]: ['7'] } })
    sent += 10
    await see({ [SEVENS]: ['1'] })
    expect((await raw(late, macOf(secret(), late))).body.why).toBe('copy')
    expect(devices.links.litAt('1')).toEqual({ [SEVENS]: ['1'] })
  })

  test.each([
    ['a seat that the table has not', { [SEVENS]: ['31'] }, 'there is no spot 31'],
    ['no spot', { [SEVENS]: ['left'] }, 'there is no spot left'],
    ['one spot twice', { [SEVENS]: ['1', '1'] }, 'lit twice'],
    ['an activity that is not sensed there', { 'bay-101/no-limit-bad-beat': ['1'] }, 'no fee of'],
  ])('%s is not shown and noted once; the messages beside it are taken', async (_, lit, says) => {
    const answer = await see(lit, [start(1)])
    expect(answer.body).toMatchObject({ next: 2, answers: [{ outcome: 'taken' }] })
    expect(answer.body.unlit).toContain(says)
    await see(lit)
    expect((await noted()).filter((why) => why === 'lit')).toHaveLength(1)
    expect(devices.links.sensors()).toEqual({})
  })

  test('what is no list of spots is unreadable', async () => {
    expect((await see({ [SEVENS]: 'all' as never })).body.why).toBe('unreadable')
  })

  test('a link that is lost sees nothing, and its sensor has failed; the first sign of life sees again', async () => {
    await see({ [SEVENS]: ['1'] })
    await pass(LOST_MS + 1_000)
    expect(devices.links.sensors()).toEqual({})
    expect(house.state.tables.get('1')?.broken?.sensor).toBeDefined()
    await see({ [SEVENS]: ['2'] })
    expect(devices.links.litAt('1')).toEqual({ [SEVENS]: ['2'] })
    expect(house.state.tables.get('1')?.broken?.sensor).toBeUndefined()
  })

  test('a sensor that was reported as failed is not believed until it is mended', async () => {
    await see({ [SEVENS]: ['1'] })
    await house.submit({ do: 'ReportFault', table: '1', device: 'sensor', reason: 'stays dark' }, { by: '1' })
    await see({ [SEVENS]: ['1', '2'] })
    expect([devices.links.litAt('1'), devices.links.sensors()]).toEqual([undefined, {}])
    await house.submit({ do: 'ClearFault', table: '1', device: 'sensor' }, { by: '1' })
    expect(devices.links.litAt('1')).toEqual({ [SEVENS]: ['1', '2'] })
  })

  test('a device that does not look leaves it to the dealer', async () => {
    await see({ [SEVENS]: ['1'] })
    await see(undefined)
    expect(devices.links.litAt('1')).toBeUndefined()
  })
})
