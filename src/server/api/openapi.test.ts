/** The description says what the api does: every route, every order, every example, and nothing that is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undescribed } from '../../../tests/described.ts'
import { visitor } from '../../../tests/visitor.ts'
import { rngOf } from '../../sim/rng.ts'
import { tableInPlay } from '../demo/play.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { SEEN_NAMES } from '../door/permissions.ts'
import { openPremises, type Premises } from '../house/building.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'
import { EXAMPLES } from './examples.ts'
import { FAULTS, viewSays } from './openapi.ts'
import { doorOptions, doorOrder, readCall } from './orders.ts'
import { DESCRIBED } from './paths.ts'
import { SCHEMAS } from './schemas.ts'

type Doc = {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { example?: unknown }> } }>
  >
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}
let house: House
let premises: Premises
let doc: Doc
beforeAll(async () => {
  const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  house = await openDemoHouse({ memory: true }, clock)
  premises = await openPremises({ house, isDemo: true })
  // Some rounds at two tables, so that the views have hits, claims, payments and winners to show.
  for (const table of ['2', '5']) {
    const inPlay = tableInPlay(house, premises.simulated!.of(table), table, 1_500, rngOf(table).below)
    for (let step = 0; step < 120; step++) clock.advance(await inPlay.step())
  }
  doc = (await (await premises.app.request('/openapi.json')).json()) as Doc
})
afterAll(async () => {
  premises.close()
  await house.close()
})

test('every route is described, and every description has its route', () => {
  const routes = premises.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/views/:view' && !path.startsWith('/demo/'))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const live = SEEN_NAMES.map((name) => `get /views/${name}`)
  const described = Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(described.toSorted()).toEqual([...new Set([...routes, ...live])].toSorted())
})

test('it is OpenAPI 3.1, and every reference leads somewhere', () => {
  expect(doc.openapi).toBe('3.1.0')
  const refs = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(refs.length).toBeGreaterThan(100)
  for (const ref of new Set(refs)) {
    const found = ref.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], doc)
    expect(found, ref).toBeDefined()
  }
})

test('every operation has a name of its own that a program can use', () => {
  const names = Object.values(doc.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('postDrawingsDrawReveal')
})

test('every order is there with its fields; the schema is that of the door', () => {
  for (const option of doorOptions) {
    const name = option.shape.do.value
    expect(Object.keys(doc.components.schemas[name]?.properties ?? {}), name).toEqual(Object.keys(option.shape))
  }
})

test.each(DESCRIBED.filter(({ body }) => body !== undefined))('the example of $method $path is taken', (one) => {
  expect(readCall(one.body!, one.example)).toMatchObject({ ok: true })
})

test.each(Object.values(EXAMPLES))('the example of $do is taken', (example) => {
  expect(readCall(doorOrder, example)).toMatchObject({ ok: true })
})

test('every answer that is JSON has a schema of its own, and every schema a path that is answered with it', () => {
  const others = [
    'get /',
    'get /style.css',
    'get /openapi.json',
    'get /live',
    'get /papers/packet',
    'get /papers/{sheet}',
    'post /papers/list',
  ]
  const described = Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const beside = ['fault', 'refusal', 'device fault', 'live']
  expect(Object.keys(SCHEMAS.answers).toSorted()).toEqual(
    [...described.filter((path) => !others.includes(path)), ...beside].toSorted(),
  )
  // A name is an order or what is answered, never both.
  for (const option of doorOptions) expect(SCHEMAS.schemas).not.toHaveProperty(option.shape.do.value)
})

test('an answer with a field more, a field less or a status that nobody described is told', async () => {
  const said = (body: unknown, status = 200) => undescribed('GET', '/views/house?x=1', Response.json(body, { status }))
  const good = { seq: 1, view: { property: 'Bay', isDemo: true, isPractice: false } }
  expect(await said(good)).toBeUndefined()
  expect(await said({ ...good, view: { ...good.view, owner: 'nobody' } })).toContain('owner')
  expect(await said({ seq: 1, view: { property: 'Bay', isDemo: true } })).toContain('isPractice')
  expect(await said({ says: 'no' }, 418)).toContain('418')
  expect(await said({ says: 'no', why: 'x' }, 503)).toContain('why')
})

test('every event of the night is as it is described', async () => {
  const kinds = new Set<string>()
  const { seq } = house.durable()
  for (let line = 1; line <= seq; line++) {
    const events = (await entryAt(house.store, line))?.events ?? []
    for (const event of events) {
      const answer = Response.json({ seq: line, events: [event], isAgain: false })
      if (!kinds.has(event.type) || line % 7 === 0) expect(await undescribed('POST', '/orders', answer)).toBeUndefined()
      kinds.add(event.type)
    }
  }
  expect(kinds.size).toBeGreaterThan(15)
})

test('every view is answered as it is described: with its example question, or with nothing of that name', async () => {
  const regulator = visitor(premises.app)
  await regulator.enter('staff', '99')
  for (const name of SEEN_NAMES) {
    const search = new URLSearchParams(viewSays(name).query).toString()
    const { status } = await regulator.get(`/views/${name}?${search}`, 'staff')
    expect([200, 404], `${name}: ${status}`).toContain(status)
  }
})

test('the page names every path, every order and every fault, and asks for nothing outside', async () => {
  const answer = await premises.app.request('/')
  expect(answer.headers.get('content-type')).toContain('text/html')
  const page = await answer.text()
  for (const { method, path } of DESCRIBED)
    expect(page).toContain(`${method.toUpperCase()} /api${path === '/' ? '' : path}</code>`)
  for (const name of Object.keys(EXAMPLES)) expect(page).toContain(`id="${name}"`)
  for (const name of SEEN_NAMES) expect(page).toContain(`/api/views/${name}`)
  for (const status of Object.keys(FAULTS)) expect(page).toContain(`>${status}</th>`)
  expect(page).not.toMatch(/https?:\/\/|<script|style="/)
})
