/** Names that every object has are names like any other: as ids, keys and questions they find nothing and break nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { rulesBehind } from '../../src/base/occasion.ts'
import { DOORS } from '../../src/engine/mechanisms.ts'
import { checkOffering } from '../../src/rulebook/checks/offeringcheck.ts'
import { offering } from '../../src/rulebook/offering.ts'
import { ruleFile } from '../../src/rulebook/rulefile.ts'
import { readYaml } from '../../src/rulebook/text/read.ts'
import { apiOf } from '../../src/server/api/api.ts'
import { completed, orderCall, readCall } from '../../src/server/api/orders.ts'
import { DESCRIBED } from '../../src/server/api/paths.ts'
import { DEMO_STAFF, registerDemoStaff } from '../../src/server/demo/people.ts'
import { demoOfferings, openDemoHouse } from '../../src/server/demo/setup.ts'
import { type Act, ORDERS } from '../../src/server/door/acts.ts'
import { SEEN_NAMES } from '../../src/server/door/permissions.ts'
import { placesOf } from '../../src/server/door/places.ts'
import { ruleText } from '../../src/server/house/catalogue.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { visitor } from '../visitor.ts'
import { SEVENS, SEVENS_AT_1 } from './play.ts'

const OWN = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const

let house: House
let api: ReturnType<typeof apiOf>
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')))
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  // A hit with its claim, so that there is something to ask about.
  const bets = [{ seat: '1', wagered: true, fees: [SEVENS] }]
  await house.submit({ do: 'StartRound', table: '1', bets }, { by: '11' })
  const read = readCall(orderCall, { order: SEVENS_AT_1 })
  if (!('ok' in read)) throw new Error(JSON.stringify(read))
  await house.submit(completed(read.value.order, undefined), { by: '11' })
  expect(house.state.hits.size).toBe(1)
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

type Plain = unknown
/** Every way of putting the name in place of one text, or of one key, or beside the keys of one object. */
function* withName(of: Plain, name: string): Generator<Plain> {
  if (typeof of === 'string') {
    yield name
    // Activities have a stroke in their names.
    if (of.includes('/')) yield `bay-101/${name}`
  }
  if (Array.isArray(of)) {
    for (const [at, item] of of.entries()) for (const other of withName(item, name)) yield of.with(at, other)
    return
  }
  if (typeof of !== 'object' || of === null) return
  const entries = Object.entries(of)
  const made = (all: readonly (readonly [string, Plain])[]) => {
    const object: Record<string, Plain> = {}
    for (const [key, value] of all)
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    return object
  }
  for (const [at, [key, value]] of entries.entries()) {
    for (const other of withName(value, name)) yield made(entries.with(at, [key, other]))
    yield made(entries.with(at, [name, value]))
  }
  yield made([...entries, [name, entries[0]?.[1] ?? 'x']])
}

const doors = Object.entries(DOORS) as [string, { example: object }][]

describe.each(doors)('%s', (act, { example }) => {
  test('with such names is refused or finds nothing, and is no fault of the program', () => {
    const roles: readonly string[] = ORDERS[act as Act].roles
    const by = DEMO_STAFF.find((person) => person.roles.some((role) => roles.includes(role)))!
    for (const name of OWN)
      for (const order of withName({ do: act, ...example }, name)) {
        // As it comes over the wire.
        const read = readCall(orderCall, JSON.parse(JSON.stringify({ order })))
        if (!('ok' in read)) continue
        const given = completed(read.value.order, '72', [])
        expect(() => house.dryRun(given, { by: by.id }), JSON.stringify(order)).not.toThrow()
      }
  })
})

test('no order with such a name for its pool, question or part is done', () => {
  const wrong = OWN.flatMap((name) => [
    { do: 'SeedPool', activity: SEVENS, pool: name },
    { do: 'IncreasePool', activity: SEVENS, pool: name, amount: '$1.00', notice: 'n' },
    { do: 'AttestHit', hit: 'H1', answers: JSON.parse(`{"${name}":true}`) },
    { do: 'OpenTable', table: name },
    { do: 'PostRank', activity: SEVENS, setting: name, value: 'spades' },
    { do: 'RecordForm', claim: 'C1', kind: name, reference: 'r-0001' },
  ])
  for (const order of wrong) {
    const read = readCall(orderCall, { order })
    // A key that would become a prototype is told before anything is decided.
    if (!('ok' in read)) {
      expect(JSON.stringify(read)).toContain('key of every object')
      continue
    }
    expect(house.dryRun(completed(read.value.order, '52'), { by: '51' }), JSON.stringify(order)).toMatchObject({
      refused: true,
    })
  }
})

describe('asked at the door', () => {
  const everybody = async () => {
    const browser = visitor(api.app)
    await browser.enter('staff', '99')
    return browser
  }

  test('every view with such names in its question answers, and is no fault', async () => {
    const browser = await everybody()
    const questions = new Map(
      DESCRIBED.filter(({ method, path }) => method === 'get' && path.startsWith('/views/')).map(
        ({ path, query = {} }) => [path.slice('/views/'.length), Object.keys(query)],
      ),
    )
    for (const view of SEEN_NAMES)
      for (const name of OWN) {
        const asked = [...(questions.get(view) ?? []), name].map((key) => `${key}=${name}`).join('&')
        const { status } = await browser.request(`/views/${view}?${asked}`, {}, 'staff')
        expect(status, `${view}?${asked}`).toBeLessThan(500)
      }
  })

  test('every path with such a name in it is none of ours', async () => {
    const browser = await everybody()
    const paths = DESCRIBED.filter(({ method }) => method === 'get').map(({ path }) => path)
    for (const name of OWN)
      for (const path of [...paths.filter((one) => one.includes('{')), '/{x}', '/views/{x}']) {
        const { status } = await browser.request(path.replaceAll(/\{\w+\}/g, name), {}, 'staff')
        expect(status, `${path} ${name}`).toBeLessThan(500)
        expect(status, `${path} ${name}`).toBeGreaterThanOrEqual(400)
      }
  })

  test.each(OWN)('%s is no place, no badge and no device', async (name) => {
    const browser = visitor(api.app)
    expect((await browser.post('/session', { place: name, badge: 'D21', pin: '2468' })).status).toBe(400)
    expect((await browser.post('/session', { place: 'floor', badge: name, pin: name })).status).toBe(401)
    expect((await browser.post('/session', { place: 'floor', from: name })).status).toBe(400)
    expect((await browser.request('/views/hits', {}, name as never)).status).toBe(401)
  })

  test('roles and places know only their own', () => {
    for (const name of OWN) expect(placesOf([name as never])).toEqual([])
  })
})

describe('texts of rules and offerings', () => {
  const kinds = demoOfferings().filter((_, at) => at % 6 === 0)

  test.each(kinds)('$activity', ({ activity, text }) => {
    const rules = ruleText(rulesBehind(activity)) ?? ''
    const rule = readYaml(rules, ruleFile)
    if (!rule.ok) throw new Error('the rules of the demo are read')
    for (const [nth, name] of OWN.entries()) {
      // Each place of the text has one of the names.
      const places = [...withName(parse(text), name)]
      for (const other of places.filter((_, at) => at % OWN.length === nth)) {
        const written = stringify(other)
        expect(() => {
          const read = readYaml(written, offering)
          if (read.ok) checkOffering(rule.value, read.value)
        }, written).not.toThrow()
      }
      // A rule file is long: one of its lines at a time, and no more than twenty.
      const lines = [...withName(parse(rules), name)]
      const step = Math.ceil(lines.length / 20)
      for (const other of lines.filter((_, at) => at % step === nth % step))
        expect(() => readYaml(stringify(other), ruleFile), name).not.toThrow()
    }
  })
})
