/** Prints that are counted for ever, winners of the register, payments of a day: through the door. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { visitor } from '../../../tests/visitor.ts'
import { plusDays } from '../../base/moment.ts'
import type { Cents } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Event, EventOf, Order } from '../../engine/mechanisms.ts'
import { balance } from '../../ledger/balances.ts'
import { claimView } from '../../views/claim.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_KEEP } from '../demo/cage.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { ReceivedView } from './paidtotals.ts'

const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
const register = memoryRegister()
let folder: string
let house: House
let api: Api
const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })

const open = async () => {
  house = await openDemoHouse({ folder }, clock)
  api = apiOf({ house, register: await registerDemoStaff(register), audit, demo: DEMO_STAFF })
}
const close = async () => {
  api.live.close()
  await house.close()
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-cage-'))
  await open()
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const at = async (place: 'cage' | 'count' | 'table', who: string) => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return {
    post: (path: string, body: unknown) => browser.post(path, body, place),
    get: (path: string) => browser.get(path, place),
  }
}
const printed = async (who = '31', of = 'C1'): Promise<number> => {
  const cage = await at('cage', who)
  const { body } = await cage.post('/orders', { order: { do: 'PrintSheet', sheet: 'win page', of } })
  return (body as unknown as { events: { n: number }[] }).events[0]!.n
}

describe('prints', () => {
  test('count on over browsers, at the same moment, over the close of a day and over a restart', async () => {
    expect(await printed()).toBe(1)
    expect(await printed('32')).toBe(2)
    expect(await printed('31', 'C2')).toBe(1)
    expect((await Promise.all([printed('31'), printed('32')])).sort()).toEqual([3, 4])
    clock.set(Date.parse('2026-03-12T15:00:00Z'))
    await house.submit({ do: 'CloseDay', day: '2026-03-10' }, { by: '51' })
    expect(house.state.prints.size).toBe(0)
    expect(await printed()).toBe(5)
    await close()
    await open()
    expect(await printed()).toBe(6)
    const cage = await at('cage', '31')
    expect((await cage.get('/views/prints?sheet=win%20page&of=C1')).body).toEqual({ n: 6 })
  })

  test('nobody can claim how often it was printed, and a dealer prints nothing', async () => {
    const cage = await at('cage', '31')
    const order = { do: 'PrintSheet', sheet: 'win page', of: 'C9', before: 0 }
    expect((await cage.post('/orders', { order })).status).toBe(400)
    const table = await at('table', '11')
    expect((await table.post('/orders', { order: { do: 'PrintSheet', sheet: 'win page', of: 'C9' } })).status).toBe(403)
  })
})

describe('winners', () => {
  const maria = {
    name: 'Maria Quispe',
    born: '1980-05-04',
    document: { kind: 'passport', number: 'X 1234-567', expires: '2030-01-01' },
  }

  test('are enrolled once and found by name or document; the document is never shown whole', async () => {
    const cage = await at('cage', '31')
    const enrolled = await cage.post('/persons', maria)
    expect(enrolled).toMatchObject({ status: 200, body: { name: 'Maria Quispe', documents: [{ ends: '-567' }] } })
    const { person } = enrolled.body as unknown as { person: string }
    expect((await cage.post('/persons/find', { name: 'maria  QUISPE' })).body).toMatchObject({ found: [{ person }] })
    const found = await cage.post('/persons/find', { document: 'x1234567' })
    expect(found.body).toMatchObject({ found: [{ person, documents: [{ kind: 'passport' }] }] })
    expect(JSON.stringify(found.body)).not.toContain('1234')
    expect((await cage.get(`/persons/${person}`)).body).toMatchObject({ name: 'Maria Quispe' })
    const again = await cage.post('/persons', { ...maria, name: 'Somebody Else' })
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining(`person ${person}`)])
  })

  test('who looked is in the audit trail, the names are not', async () => {
    const lines = await audit.latest()
    const looked = lines.filter(({ kind }) => kind === 'register read' || kind === 'register changed')
    expect(looked.length).toBeGreaterThanOrEqual(4)
    expect(looked.every(({ details }) => details.person === '31')).toBe(true)
    expect(JSON.stringify(lines)).not.toMatch(/Maria|Quispe|1234/i)
  })

  test.each([
    ['an expired document', { ...maria, document: { ...maria.document, number: 'Z9', expires: '2026-03-10' } }, 409],
    ['born tomorrow', { ...maria, born: '2027-01-01', document: { kind: 'passport', number: 'Z8' } }, 409],
    ['no document', { name: 'Nobody' }, 400],
    ['more than is needed', { ...maria, tax: { ssn: '1' } }, 400],
  ])('are refused with %s', async (_, body, status) => {
    const cage = await at('cage', '31')
    expect((await cage.post('/persons', body)).status).toBe(status)
  })

  test('are nobody’s business at the count or at the table, and nobody’s without signing in', async () => {
    for (const [place, who] of [
      ['count', '41'],
      ['table', '11'],
    ] as const)
      expect((await (await at(place, who)).post('/persons/find', { name: 'Maria Quispe' })).status).toBe(403)
    expect((await visitor(api.app).post('/persons/find', { name: 'Maria Quispe' }, 'cage')).status).toBe(401)
  })
})

test('payments are asked for by a business day, and a claim that nobody paid has no win page', async () => {
  const cage = await at('cage', '31')
  expect((await cage.get('/views/payments?period=2026-03-10')).body).toMatchObject({
    period: '2026-03-10',
    rows: [],
    total: '$0.00',
  })
  expect((await cage.get('/views/payments?period=yesterday')).status).toBe(400)
  expect((await cage.get('/views/settled?claim=C1')).status).toBe(404)
  expect((await cage.get('/views/drawerlog')).body).toMatchObject({
    rows: [
      { drawer: '2', cashier: '32' },
      { drawer: '1', cashier: '31', opening: '$100,000.00', by: [] },
    ],
  })
})

describe('a tray that has paid', () => {
  const RICHES = 'hawaiian-gardens/three-card-poker-progressive'
  const seated = [{ place: 'seated' as const, wagered: true, feePosted: true }]
  const done = async (order: Order, by: string): Promise<readonly Event[]> => {
    const outcome = await house.submit(order, { by })
    if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
    return outcome.events
  }
  /** A suited ace-king-queen: two envies of $100 that the tray may pay. */
  const verified = async (): Promise<string[]> => {
    clock.set(Date.parse(`${house.now().local.slice(0, 10)}T20:00:00-07:00`))
    const hands = ['1', '2', '3'].map((seat) => ({
      seat,
      role: 'player' as const,
      cards: seat === '1' ? { hand: cardsIn('Ac Kc Qc') } : {},
      bettors: seated,
    }))
    await done(
      { do: 'StartRound', table: '9', bets: hands.map(({ seat }) => ({ seat, wagered: true, fees: [RICHES] })) },
      '11',
    )
    const report: Order = {
      do: 'ReportHit',
      table: '9',
      facts: { dealtIn: 4, tournament: false },
      common: {},
      hands,
      activities: [RICHES],
    }
    const [hit] = (await done(report, '11')).filter((event) => event.type === 'HitDeclared')
    const answers = Object.fromEntries(hit!.questions.map(({ id }) => [id, true]))
    await done({ do: 'AttestHit', hit: hit!.hit, answers }, '21')
    const [event] = (await done({ do: 'VerifyHit', hit: hit!.hit }, '21')).filter(({ type }) => type === 'HitVerified')
    await done({ do: 'EndRound', table: '9' }, '11')
    const [, ...claims] = (event as EventOf<'HitVerified'>).claims.map(({ claim }) => claim)
    return claims
  }
  const envies = async (): Promise<string[]> => {
    const claims = await verified()
    for (const claim of claims) await done({ do: 'PayClaim', claim, form: 'chips', tray: '9' }, '22')
    return claims
  }
  const repay = async (copies?: readonly string[]) => {
    const cage = await at('cage', '31')
    const order = { do: 'RepayTray', activity: RICHES, table: '9', ...(copies === undefined ? {} : { copies }) }
    const { status, body } = await cage.post('/orders', { order })
    return { status, says: JSON.stringify(body) }
  }
  const owed = () => balance(house.state.balances, RICHES, 'tray:9', 'custody')

  test('gets back what the copies add up to; each copy counts once, and copies of others not at all', async () => {
    const [first = '', second = ''] = await envies()
    expect(owed()).toBe(-20_000n)
    expect((await repay([])).status).toBe(400)
    expect(await repay([first, first])).toMatchObject({ status: 409, says: expect.stringContaining('once') })
    expect(await repay([first, 'C9999'])).toMatchObject({ status: 409, says: expect.stringContaining('C9999') })
    expect((await repay([first])).status).toBe(200)
    expect(owed()).toBe(-10_000n)
    expect(await repay([first])).toMatchObject({ status: 409, says: expect.stringContaining('already') })
    // A copy that is handed in late is still known after the day was closed.
    clock.set(clock.now() + 36 * 3_600_000)
    const next = plusDays(house.state.closedDay ?? '', 1)
    for (const day of [next, plusDays(next, 1)]) await done({ do: 'CloseDay', day }, '51')
    expect(house.state.claims.has(first)).toBe(true)
    expect((await repay([second])).status).toBe(200)
    expect(owed()).toBe(0n)
    expect(await repay()).toMatchObject({
      status: 409,
      says: expect.stringContaining('owes the tray of table 9 nothing'),
    })
  })

  test('without copies gets all of it, and nothing waits any more', async () => {
    await envies()
    expect((await repay()).status).toBe(200)
    expect(owed()).toBe(0n)
    expect((await (await at('cage', '31')).get('/views/trays')).body).toMatchObject({ view: [] })
  })

  test('what a person got is added up by business day and by year, and the forms that follow are asked for', async () => {
    const text = `${DEMO_KEEP}forms:
  - { kind: DAY, from: 2026-01-01, amount: "$200", sum: business day, by: the cash desk }
  - { kind: YEAR, from: 2026-01-01, over: "$200", sum: calendar year, by: the tax desk }`
    await done({ do: 'SetProfile', text, second: '81' }, '71')
    const [first = '', second = ''] = await verified()
    for (const claim of [first, second]) await done({ do: 'ShowId', claim, person: '907' }, '31')
    await done({ do: 'PayClaim', claim: first, form: 'chips', tray: '9' }, '22')
    const held = await house.submit({ do: 'PayClaim', claim: second, form: 'chips', tray: '9' }, { by: '22' })
    expect(isRefusal(held) && held.reasons.map(({ says }) => says)).toEqual([
      expect.stringContaining('form DAY before a person receives $200.00 or more in a business day'),
    ])
    await done({ do: 'RecordForm', claim: second, kind: 'DAY', reference: 'D-1' }, '31')
    await done({ do: 'PayClaim', claim: second, form: 'chips', tray: '9' }, '22')
    const cage = await at('cage', '31')
    const day = house.now().local.slice(0, 10)
    const row = { person: '907', count: 2, cash: '$0.00', total: '$200.00' }
    expect((await cage.get(`/views/received?period=${day}`)).body).toMatchObject({
      period: day,
      rows: [{ ...row, forms: [{ kind: 'DAY', sum: '$200.00', reference: 'D-1' }] }],
      unnamed: { count: 2, total: '$200.00' },
    })
    // Exactly $200 are not more than that; the envies of other tests have no name.
    expect((await cage.get('/views/received?period=2026')).body).toMatchObject({
      rows: [{ ...row, forms: [] }],
      unnamed: { count: 4, total: '$400.00' },
    })
    expect((await cage.get(`/views/payments?period=2026&person=907`)).body).toMatchObject({
      person: '907',
      // Who, when, how much, for what, in which way and by whom.
      rows: [first, second].map((claim) => ({
        ...{ claim, winner: '907', to: expect.anything(), name: expect.stringMatching(/\w/), amount: '$100.00' },
        ...{ form: 'chips', paid: expect.stringContaining(day), by: '22' },
      })),
      total: '$200.00',
    })
    expect((await cage.get('/views/received?period=soon')).status).toBe(400)
    expect((await (await at('table', '11')).get('/views/received')).status).toBe(403)
    // In memory only as long as the day or the year can grow.
    expect(house.state.received.get('907')?.paid).toEqual({ [day]: { chips: 20_000n }, 2026: { chips: 20_000n } })
    clock.set(clock.now() + 10 * 24 * 3_600_000)
    for (let n = 0; n < 9; n++) await done({ do: 'CloseDay', day: plusDays(house.state.closedDay ?? '', 1) }, '51')
    expect(house.state.received.get('907')).toEqual({ paid: { 2026: { chips: 20_000n } }, forms: {} })
  })

  test('a shared prize is seen with its parts and the forms of each; each one has the own part in the year', async () => {
    const text = `${DEMO_KEEP}forms:
  - { kind: W-2G, from: 2026-01-01, amount: "$100", by: the tax desk }
  - { kind: YEAR, from: 2026-01-01, amount: "$66.67", sum: calendar year, by: the tax desk }
shared: [ { from: 2026-01-01, form: '5754', by: the tax desk } ]`
    await done({ do: 'SetProfile', text, second: '81' }, '71')
    const [claim = ''] = await verified()
    await done({ do: 'ShowId', claim, person: '911' }, '31')
    const shares = [
      { person: '911', amount: 3_333n as Cents },
      { person: '912', amount: 6_667n as Cents },
    ]
    await done({ do: 'ShareClaim', claim, shares }, '31')
    expect(claimView(house.state, house.state.claims.get(claim)!, house.now())).toMatchObject({
      shared: {
        form: '5754',
        shares: [
          { person: '911', amount: '$33.33' },
          { person: '912', amount: '$66.67' },
        ],
      },
      forms: [
        { kind: 'W-2G', person: '911', part: '$33.33', total: '$100.00' },
        { kind: 'W-2G', person: '912', part: '$66.67', total: '$100.00' },
        { kind: 'YEAR', person: '912', part: '$66.67', total: '$66.67' },
      ],
    })
    await done({ do: 'RecordForm', claim, kind: '5754', reference: 'S-1' }, '31')
    await done({ do: 'RecordForm', claim, kind: 'W-2G', reference: 'W-1', person: '911' }, '31')
    await done({ do: 'RecordForm', claim, kind: 'W-2G', reference: 'W-2', person: '912' }, '31')
    await done({ do: 'RecordForm', claim, kind: 'YEAR', reference: 'Y-2', person: '912' }, '31')
    await done({ do: 'PayClaim', claim, form: 'chips', tray: '9' }, '22')
    const cage = await at('cage', '31')
    const rowsOf = async (period: string) => {
      const { body } = await cage.get(`/views/received?period=${period}`)
      const { rows } = body as unknown as ReceivedView
      return rows.filter(({ person }) => person.startsWith('91'))
    }
    // The payee has all of it in hand that day.
    expect(await rowsOf(house.now().local.slice(0, 10))).toMatchObject([{ person: '911', total: '$100.00' }])
    expect(await rowsOf('2026')).toMatchObject([
      { person: '912', total: '$66.67', forms: [{ kind: 'YEAR', sum: '$66.67', reference: 'Y-2' }] },
      { person: '911', total: '$33.33', forms: [] },
    ])
    expect(house.state.received.get('912')?.paid).toEqual({ 2026: { chips: 6_667n } })
    const steps = [
      { what: 'IdShown', by: '31' },
      { what: 'ClaimShared', by: '31', note: '911: $33.33, 912: $66.67' },
      { what: 'FormRecorded', note: '5754 S-1' },
      { what: 'FormRecorded', note: 'W-2G 911 W-1' },
    ]
    const { body } = await cage.get(`/views/claimlog?claim=${claim}`)
    expect(body).toMatchObject({ steps: expect.arrayContaining(steps.map((one) => expect.objectContaining(one))) })
    expect((await cage.get(`/views/settled?claim=${claim}`)).body).toMatchObject({
      forms: [
        { kind: '5754', reference: 'S-1' },
        { kind: 'W-2G', person: '911', reference: 'W-1' },
        { kind: 'W-2G', person: '912', reference: 'W-2' },
        { kind: 'YEAR', person: '912', reference: 'Y-2' },
      ],
    })
  })
})
