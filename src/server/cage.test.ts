/** Prints that are counted for ever, winners of the register, payments of a day: through the door. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor } from '../../tests/visitor.ts'
import { type Api, apiOf } from './api.ts'
import { memoryAudit } from './audit.ts'
import { manualClock } from './clock.ts'
import { DEMO_STAFF, registerDemoStaff } from './demo/people.ts'
import { openDemoHouse } from './demo/setup.ts'
import type { House } from './kernel.ts'
import { memoryRegister } from './register.ts'

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
}, 60_000)
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

  test('nobody says himself how often it was printed, and a dealer prints nothing', async () => {
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
  expect((await cage.get('/views/payments?day=2026-03-10')).body).toMatchObject({
    day: '2026-03-10',
    rows: [],
    total: '$0.00',
  })
  expect((await cage.get('/views/payments?day=yesterday')).status).toBe(400)
  expect((await cage.get('/views/settled?claim=C1')).status).toBe(404)
  expect((await cage.get('/views/drawerlog')).body).toMatchObject({
    rows: [
      { drawer: 'auto', cashier: '32' },
      { drawer: '1', cashier: '31', opening: '$100,000.00', by: [] },
    ],
  })
})
