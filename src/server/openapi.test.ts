/** The description says what the api does: every route, every order, every example, and nothing that is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../tests/visitor.ts'
import { manualClock } from './clock.ts'
import { openDemoHouse } from './demo/setup.ts'
import { DESCRIBED } from './described.ts'
import { EXAMPLES } from './examples.ts'
import type { House } from './kernel.ts'
import { FAULTS, viewSays } from './openapi.ts'
import { doorOrder, readCall } from './orders.ts'
import { SEEN_NAMES } from './permissions.ts'
import { openPremises, type Premises } from './premises.ts'

type Doc = {
  openapi: string
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}
let house: House
let premises: Premises
let doc: Doc
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')))
  premises = await openPremises({ house, isDemo: true })
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

test('every order is there with its fields; the schema is that of the door', () => {
  for (const option of doorOrder.options) {
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
