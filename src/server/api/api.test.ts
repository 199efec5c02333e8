/** The door without a socket: what it takes, what it refuses, and that bad input never changes or breaks anything. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { proofOf, type Visitor, visitor } from '../../../tests/visitor.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { Place } from '../door/places.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { type Api, apiOf } from './api.ts'
import { BODY_MAX } from './bodies.ts'
import { liveOf } from './live.ts'

const SEVENS = 'bay-101/blazing-7s'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF, simulated: ['2', '3'] })
  await signIn()
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

/** Each person of the demo at the place of their role, in a browser of their own. */
const PLACE_OF: Record<string, Place> = { 1: 'table', 2: 'floor', 3: 'cage', 4: 'count', 5: 'books', 7: 'books' }
const people = new Map<string, Visitor>()
const placeOf = (id: string): Place => PLACE_OF[id[0] ?? ''] ?? 'staff'
async function signIn(): Promise<void> {
  for (const id of ['11', '21', '22', '31', '41', '42', '51', '52', '71', '91', '99']) {
    const browser = visitor(api.app)
    people.set(id, browser)
    expect((await browser.enter(placeOf(id), id)).status).toBe(200)
  }
}
const raw = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json', id = '11') =>
  people.get(id)!.request(path, { method: 'POST', headers: { 'content-type': type }, body }, placeOf(id))
const postAs = (id: string, path: string, body: unknown) => people.get(id)!.post(path, body, placeOf(id))
const order = (by: string, what: unknown, more: { key?: string; second?: string } = {}) =>
  postAs(by, '/orders', {
    ...(more.key === undefined ? {} : { key: more.key }),
    order: what,
    ...(more.second === undefined ? {} : { second: proofOf(more.second) }),
  })
const may = (by: string, what: unknown) => postAs(by, '/may', { order: what })
/** As the regulator reads it: everything. */
const view = async (name: string) => (await people.get('99')!.get(`/views/${name}`, 'staff')).body

const START = {
  do: 'StartRound',
  table: '1',
  bets: [
    { seat: '1', wagered: true, fees: [SEVENS] },
    { seat: '2', wagered: true, fees: [] },
  ],
}
const hit = (seat: string, hand: string, up: string) => ({
  do: 'ReportHit',
  table: '1',
  facts: { dealtIn: 3, tournament: false },
  common: { dealerUp: up },
  hands: [{ seat, role: 'player', cards: { hand }, bettors: [{ place: 'seated', duty: 'none', proposition: false }] }],
})

describe('orders', () => {
  test('one order, its events; the same key again is the same answer and counts once', async () => {
    const key = 'a-key-of-sixteen-signs'
    const first = await order('11', START, { key })
    expect(first).toMatchObject({ status: 200, body: { events: [{ type: 'RoundStarted', table: '1', round: 1 }] } })
    const again = await order('11', START, { key })
    expect(again).toMatchObject({ status: 200, body: { seq: first.body.seq, isAgain: true } })
    expect(house.state.rounds.get('1')?.round).toBe(1)
  })

  test('a refusal is a 409 with who and every reason, and nothing is booked', async () => {
    const before = house.durable().seq
    expect(await order('11', { do: 'StartRound', table: '1', bets: [] })).toEqual({
      status: 409,
      body: {
        who: { kind: 'order' },
        reasons: [
          {
            clause: 'order',
            id: 'round not ended',
            with: { round: 1, table: '1' },
            says: 'round 1 at table 1 has not ended',
          },
        ],
      },
    })
    expect(house.durable().seq).toBe(before)
  })

  test('may I: the same decision and no entry; no is an answer too', async () => {
    const before = house.durable().seq
    const yes = await may('11', hit('1', '7h 7h', '7h'))
    expect(yes).toMatchObject({ status: 200, body: { may: true, events: [{ type: 'HitDeclared', total: '1000011' }] } })
    const none = await may('11', hit('2', '7h 7h', '7h'))
    expect(none.body).toMatchObject({
      events: [
        { type: 'HandJudged', denied: [{ who: { kind: 'seat', table: '1', seat: '2' }, reasons: [{ clause: 'F1' }] }] },
      ],
    })
    const no = await may('11', { do: 'EndRound', table: '2' })
    expect(no).toMatchObject({ status: 200, body: { may: false, reasons: [{ says: 'no round is open at table 2' }] } })
    expect(house.durable().seq).toBe(before)
  })

  test('who declared may not verify; another may; then it is paid and every movement is explained', async () => {
    expect((await order('22', hit('1', '7h 7h', '7h'))).status).toBe(200)
    const [{ hit: name }] = (await view('hits')).view as unknown as [{ hit: string }]
    expect((await order('11', { do: 'VerifyHit', hit: name })).status).toBe(403)
    expect((await order('22', { do: 'VerifyHit', hit: name })).body).toMatchObject({
      reasons: [{ says: 'the person who declared a hit may not verify it' }],
    })
    expect((await order('21', { do: 'VerifyHit', hit: name })).status).toBe(200)
    const [{ claim }] = (await view('claims')).view as unknown as [{ claim: string }]
    const pay = { do: 'PayClaim', claim, form: 'chips', drawer: '1' }
    // The house profile of the demo asks for a form from $2,000 on.
    expect((await order('31', pay)).status).toBe(409)
    const form = { do: 'RecordForm', claim, kind: 'W-2G', reference: 'form 88' }
    expect((await order('31', form)).status).toBe(200)
    // And for the winner by number: ID without a name is not enough, and can be made good.
    expect((await order('31', { do: 'ShowId', claim })).status).toBe(200)
    expect((await order('31', pay)).body).toMatchObject({
      reasons: [{ says: expect.stringContaining('requires the winner’s name before paying $600.00 or more') }],
    })
    expect((await order('31', { do: 'ShowId', claim, person: '2001' })).status).toBe(200)
    expect((await order('31', { do: 'ShowId', claim, person: '2002' })).status).toBe(409)
    expect((await order('31', pay)).status).toBe(200)
    const explained = await view(`movements?activity=${SEVENS}&account=claim:${claim}`)
    expect(explained).toMatchObject({
      total: '$0.00',
      others: { count: 2 },
      movements: [
        { from: `claim:${claim}`, to: 'patrons', change: '−$10,000.11', clause: 'P8' },
        { from: `pending:${name}`, to: `claim:${claim}`, change: '+$10,000.11', clause: 'Q2' },
      ],
    })
    // The meter is what its movements add up to: seed, 11 cents, the prize away, and the reseed in two parts: the 89 cents
    // that the reserve had and what the house promises.
    expect(await view(`movements?activity=${SEVENS}&account=pool:main`)).toMatchObject({
      total: '$5,000.00',
      fees: '$0.11',
      others: { count: 4 },
    })
    expect((await order('11', { do: 'EndRound', table: '1' })).status).toBe(200)
  })

  test.each([
    ['a word instead of an amount', 'lots'],
    ['a third decimal', '$1.005'],
    ['a number', 5],
    ['less than nothing', '$-5.00'],
    ['nothing at all', '$0.00'],
    ['dollars without their sign', '5.00'],
  ])('an amount that is %s is refused at the door', async (_, amount) => {
    const answer = await order('51', { do: 'DepositAdvance', activity: SEVENS, amount })
    expect(answer.status).toBe(400)
    expect(String(answer.body.says)).toMatch(/amount|string|nothing/)
  })

  test('$1.00 and 100 cents are the same', async () => {
    const deposit = async (amount: string) => (await may('51', { do: 'DepositAdvance', activity: SEVENS, amount })).body
    expect(await deposit('$1.00')).toEqual(await deposit('100'))
    expect(await deposit('$1.00')).toMatchObject({ may: true, events: [{ why: 'advance deposited' }] })
    expect(await deposit('$100.00')).not.toEqual(await deposit('100'))
  })
})

describe('bad input', () => {
  test.each([
    ['no JSON', '{', 400, 'not JSON'],
    ['a list', '[]', 400, 'The body: a list does not fit; it takes the keys key, order, second'],
    ['an unknown order', '{"order":{"do":"PrintMoney"}}', 400, 'order.do: "PrintMoney" is none of SetTable,'],
    [
      'an order that is mistyped',
      '{"order":{"do":"EndRund","table":"1"}}',
      400,
      'order.do: "EndRund" is not known here; did you mean "EndRound"?',
    ],
    ['no table', '{"order":{"do":"EndRound"}}', 400, 'order.table: this is missing; it takes a text'],
    [
      'a number for a text',
      '{"order":{"do":"EndRound","table":1}}',
      400,
      'order.table: the number 1 does not fit; write it as text: "1"',
    ],
    [
      'an amount as a number',
      '{"order":{"do":"StartRound","table":"1","bets":[{"seat":"1","wagered":true,"wager":20,"fees":[]}]}}',
      400,
      'order.bets #1.wager: the number 20 does not fit; it takes an amount like "$1,234.56" or "123456" (cents)',
    ],
    [
      'more seats than there are',
      '{"order":{"do":"StartRound","table":"1","bets":[],"dealtIn":31}}',
      400,
      'order.dealtIn: the number 31 does not fit; it takes a whole number from 0 to 30',
    ],
    [
      'a hand deep inside, counted as people do',
      JSON.stringify({
        order: { ...hit('1', '7h', '7h'), hands: [{ ...hit('1', '7h', '7h').hands[0], role: 'banker' }] },
      }),
      400,
      'order.hands #1.role: "banker" is none of player, player-dealer',
    ],
    [
      'a PIN, which is not said again',
      '{"order":{"do":"EndRound","table":"1"},"second":{"badge":"b","pin":4711}}',
      400,
      'second.pin: this does not fit; write it as text',
    ],
    [
      'a stranger key',
      '{"order":{"do":"EndRound","table":"1","tip":"5"}}',
      400,
      'order: unknown key "tip"; the keys here are do, table, paper',
    ],
    [
      'a person named by hand',
      '{"by":"21","order":{"do":"EndRound","table":"1"}}',
      400,
      'The body: unknown key "by"; the keys here are key, order, second',
    ],
    [
      'a second person named by hand',
      '{"order":{"do":"EndRound","table":"1","second":"22"}}',
      400,
      'order: unknown key "second"',
    ],
    ['what only timers do', '{"order":{"do":"ExpireClaim","claim":"C1","due":"2026-01-01"}}', 400, 'order'],
    ['a short key', '{"key":"x","order":{"do":"EndRound","table":"1"}}', 400, '16 to 64'],
    ['an unknown card', JSON.stringify({ order: hit('1', '7h 7z', '7h') }), 400, "unknown suit 'z'"],
    [
      'a seat twice',
      JSON.stringify({
        order: { ...hit('1', '7h', '7h'), hands: [...hit('1', '7h', '7h').hands, ...hit('1', '7h', '7h').hands] },
      }),
      400,
      'each seat is named once',
    ],
  ])('%s', async (_, body, status, says) => {
    const before = house.durable().seq
    const answer = await raw('/orders', body)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(says.replaceAll('"', '\\"'))
    expect(house.durable().seq).toBe(before)
  })

  test('a body that is too long is cut off, and plain text is not read at all', async () => {
    expect((await raw('/orders', `"${'x'.repeat(BODY_MAX)}"`)).status).toBe(413)
    expect((await raw('/orders', '{}', 'text/plain')).status).toBe(415)
  })

  test.each([
    ['/views/secrets', 404],
    ['/views/movements', 400],
    [`/views/movements?activity=${SEVENS}&account=reserve&book=cooked`, 400],
    [`/views/movements?activity=${SEVENS}&account=reserve&before=yesterday`, 400],
    ["/views/movements?activity=a'--&account=box:b'--", 200],
    ['/views/movements?activity=a&account=b', 400],
    ['/views/entry?seq=0x1', 400],
    ['/views/entry?seq=999999999', 404],
    ['/live?views=secrets', 400],
  ])('%s is answered with %i', async (path, status) => {
    expect((await people.get('99')!.request(path, {}, 'staff')).status).toBe(status)
  })

  test('a thousand broken orders: never a 5xx, and the books still agree', async () => {
    const words = fc.constantFrom(
      '1',
      '4',
      '99',
      '',
      '__proto__',
      'H1',
      'C1',
      SEVENS,
      '$1.00',
      '100',
      '7h 7h',
      '🂧',
      'x'.repeat(300),
    )
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        words,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(words, tie('any'), { maxKeys: 5 }),
      ),
    })).any
    const names = fc.constantFrom(
      'SetTable',
      'StartRound',
      'ReportHit',
      'AttestHit',
      'VerifyHit',
      'DeclineHit',
      'PayClaim',
      'CloseDay',
      'DraftOffering',
      'AcceptRules',
      'CloseOffering',
      'RepayDrawer',
      'IncreasePool',
      'BackOutHit',
    )
    const keys = fc.constantFrom(
      'table',
      'hit',
      'claim',
      'activity',
      'bets',
      'hands',
      'facts',
      'common',
      'answers',
      'reason',
      'second',
      'evidence',
      'amount',
      'text',
      'day',
      'drawer',
      'form',
      'pool',
      'seats',
      'decks',
      'game',
      'clauses',
      'document',
      'to',
    )
    const PATHS = fc.constantFrom('/orders', '/may', '/counts', '/session', '/staff', '/staff/change')
    const PEOPLE = fc.constantFrom('11', '21', '41', '51', '71')
    const broken = fc.record({
      order: fc.tuple(names, fc.dictionary(keys, value)).map(([name, rest]) => ({ ...rest, do: name })),
    })
    await fc.assert(
      fc.asyncProperty(PATHS, PEOPLE, fc.oneof(broken, value), async (path, id, body) => {
        const answer = await raw(path, JSON.stringify(body) ?? 'null', 'application/json', id)
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: 1_000 },
    )
    const funds = (await view('funds')).view as unknown as { agrees: boolean }[]
    expect(funds.length).toBeGreaterThan(1)
    expect(funds.every(({ agrees }) => agrees)).toBe(true)
  })
})

describe('counts', () => {
  const count = (by: string, amount: string, table = '2') =>
    postAs(by, '/counts', { table, shift: 'day', counted: { [SEVENS]: amount } })

  test('the first is sealed and shown to nobody; the second by the same person is refused', async () => {
    expect((await count('41', '$12.00')).body).toEqual({ sealed: true, table: '2' })
    expect(JSON.stringify(await view('counts'))).not.toContain('12.00')
    expect((await count('41', '$12.00')).status).toBe(409)
  })

  test('two that differ are both forgotten; two that agree are booked with their variance', async () => {
    expect((await count('42', '$13.00')).body).toEqual({ differs: [SEVENS], table: '2' })
    expect((await view('counts')).view).toMatchObject({ done: [] })
    expect((await count('42', '$12.00')).body).toEqual({ sealed: true, table: '2' })
    expect((await count('41', '1200')).body).toMatchObject({ events: [{ type: 'BoxCounted', by: ['42', '41', '41'] }] })
    expect((await view('counts')).view).toMatchObject({
      done: [{ lines: [{ counted: '$12.00', recorded: '$0.00', variance: '+$12.00' }] }],
    })
  })

  test('what could not be booked is said before the second person counts', async () => {
    expect((await postAs('41', '/counts', { table: '4', shift: 'day', counted: { 'no/such': '$1.00' } })).status).toBe(
      409,
    )
  })
})

test('every table is dealt by hand that does not play by itself, also one that comes later', async () => {
  const set = await order('91', { do: 'SetTable', table: 'VIP 1', game: 'holdem', decks: 1, seats: 9 })
  expect(set.body).toMatchObject({ seq: expect.any(Number) })
  const { byHand } = (await view('room')).view as unknown as { byHand: string[] }
  expect(byHand).toEqual(expect.arrayContaining(['1', '28', 'VIP 1']))
  expect(byHand).not.toContain('2')
})

describe('the live stream', () => {
  test('whole views with the sequence as id, the present at once, and an update after a change', async () => {
    const answer = await people.get('11')!.request('/live?views=tables')
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body!.getReader()
    const heard = async (wanted: (text: string) => boolean) => {
      let text = ''
      while (!wanted(text)) text += new TextDecoder().decode((await reader.read()).value)
      return text
    }
    expect(await heard((text) => text.includes('event: tables'))).toContain(`id: ${house.durable().seq}\nevent: tables`)
    await order('11', { do: 'StartRound', table: '4', bets: [], dealtIn: 6 })
    const update = await heard((text) => text.includes('event: tables'))
    expect(update).toContain(`id: ${house.durable().seq}\n`)
    expect(update).toContain('"open":{"round":1')
    await heard((text) => text.includes('event: beat'))
    await reader.cancel()
    expect(api.live.listeners()).toBe(0)
  })

  test('for a listener that does not read nothing is piled up, and when it reads again it gets the present', async () => {
    let count = 0
    const read = async () => [count] as never
    const live = liveOf(house, read, { updateMs: 0, queueMax: 4 })
    const reader = live.listen(['chain'])!.getReader()
    for (count = 1; count <= 20; count++) {
      live.poke()
      await new Promise((done) => setTimeout(done, 3))
    }
    const texts: string[] = []
    const next = async () => texts.push(new TextDecoder().decode((await reader.read()).value))
    for (let chunk = 0; chunk < 4; chunk++) await next()
    // Of twenty changes the few that fitted into the queue; a slow machine has beats among them.
    const fitted = texts.filter((text) => text.includes('event: chain')).length
    expect(fitted).toBeGreaterThan(0)
    expect(fitted).toBeLessThan(4)
    while (!texts.at(-1)?.includes('data: [21]')) await next()
    expect(texts.length).toBeLessThan(10)
    await reader.cancel()
    live.close()
  })

  test.each([
    ['while the house is open it is a fault', false, ['chain', 'claims'], 2],
    ['as the house closes it is none, and nothing more is read', true, ['chain'], 0],
  ])('what cannot be read: %s', async (_, isClosing, asked, faults) => {
    const read: string[] = []
    const reported: unknown[] = []
    const fails: ((error: Error) => void)[] = []
    const reading = async (view: string) => {
      read.push(view)
      return new Promise<never>((_done, fail) => fails.push(fail))
    }
    const live = liveOf(house, reading as never, { updateMs: 0, report: (error) => reported.push(error) })
    const reader = live.listen(['chain', 'claims'])!.getReader()
    await vi.waitFor(() => expect(read).toEqual(['chain']))
    if (isClosing) live.close()
    fails[0]!(new Error('The database connection is not open'))
    if (!isClosing) await vi.waitFor(() => expect(read).toEqual(['chain', 'claims']))
    fails[1]?.(new Error('The database connection is not open'))
    await new Promise((done) => setTimeout(done, 5))
    expect(read.slice(0, 2)).toEqual(asked)
    expect(reported).toHaveLength(faults)
    if (!isClosing) {
      await reader.cancel()
      live.close()
    }
  })
})

describe('after the close of a day', () => {
  test('a payment in error is reported with the name of the claim alone; the books know the rest, and it counts once', async () => {
    const [paid] = await house.store.rows<{ claim: string; amount: string }>(
      "select claim, amount from claims where status = 'paid' limit 1",
    )
    clock.advance(2 * 86_400_000)
    await signIn()
    const { closable } = (await view('chain')).view as unknown as { closable: string }
    expect((await order('51', { do: 'CloseDay', day: closable })).status).toBe(200)
    expect(house.state.claims.has(paid!.claim)).toBe(false)
    const report = { do: 'ReportPaidInError', claim: paid!.claim, reason: 'the wrong seat' }
    expect((await order('51', { ...report, amount: '1' })).status).toBe(400)
    expect((await order('51', report)).status).toBe(403)
    const second = '52'
    const key = 'k'.repeat(20)
    expect((await order('51', report, { key, second })).body).toMatchObject({
      events: [{ type: 'PaidInError', activity: SEVENS, amount: paid!.amount }],
    })
    expect((await order('51', report, { key, second })).body).toMatchObject({ isAgain: true })
    expect((await order('51', report, { second })).body).toMatchObject({
      reasons: [{ says: expect.stringContaining('already') }],
    })
    expect((await order('51', { ...report, claim: 'C999' }, { second })).status).toBe(409)
  })

  test('open requests for a free table are a view', async () => {
    const asked = { do: 'RequestFreeTable', activity: SEVENS, patron: 'a lady at the desk' }
    expect((await order('21', asked)).status).toBe(200)
    expect((await view('free')).view).toMatchObject([{ request: 'F1', who: 'a lady at the desk', clause: 'N1' }])
  })
})
