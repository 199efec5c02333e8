/** Lists as files through the door: only for whoever is signed in, and each with its line of the audit trail. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../tests/readpdf.ts'
import { visitor } from '../../../tests/visitor.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'

const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: ['bay-101/match-play'] }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), audit, demo: DEMO_STAFF })
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

const list = {
  list: 'payments',
  title: 'Pagos',
  says: 'mesa 4',
  language: 'es',
  columns: [{ says: 'Reclamo' }, { says: 'Pagado' }, { says: 'Premio', isRight: true }],
  rows: [
    ['C1', '2026-03-10 19:42:05', '$20.00'],
    ['C2 Núñez', '2026-03-10', '$1,200.00'],
  ],
  of: 3,
}
const exports = async () => (await audit.latest({ kind: 'export' })).map(({ details }) => details)

test('nobody who is not signed in, and nothing that is no list', async () => {
  const browser = visitor(api.app)
  expect((await browser.post('/papers/list', list, 'cage')).status).toBe(401)
  expect((await browser.post('/exports', { list: 'payments', as: 'csv', rows: 2 }, 'cage')).status).toBe(401)
  await browser.enter('cage', '31')
  for (const strange of [
    {},
    { ...list, columns: [] },
    { ...list, list: '<script>' },
    { ...list, rows: [['x'.repeat(401)]] },
    { ...list, language: 'xx' },
  ])
    expect((await browser.post('/papers/list', strange, 'cage')).status).toBe(400)
  expect((await browser.post('/exports', { list: 'payments', as: 'exe', rows: 2 }, 'cage')).status).toBe(400)
  expect(await exports()).toEqual([])
})

test('what was sent is on the paper, with whose look it was, what was filtered and what was left out', async () => {
  const browser = visitor(api.app)
  await browser.enter('cage', '31')
  const answer = await browser.request(
    '/papers/list',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(list) },
    'cage',
  )
  expect(answer.status).toBe(200)
  const text = readPdf(new Uint8Array(await answer.arrayBuffer()))
    .flatMap(({ texts }) => texts)
    .join('\n')
  for (const said of [
    'Pagos',
    'Filtro: mesa 4',
    'Reclamo',
    'C2 Núñez',
    '7:42 p.m.',
    '$1,200.00',
    'Los primeros 2 de 3 renglones',
  ])
    expect(text).toContain(said)
  expect(text).toMatch(/Como se le mostró a Chen.* el mar, 10 mar 2026, 8:00 p\.m\./)
  expect((await browser.post('/exports', { list: 'payments', as: 'csv', rows: 2 }, 'cage')).status).toBe(200)
  expect(await exports()).toEqual([
    { person: '31', what: 'list payments as csv', place: 'cage', rows: 2 },
    { person: '31', what: 'list payments as pdf', place: 'cage', rows: 2 },
  ])
})

test('a list of many columns lies on its side', async () => {
  const browser = visitor(api.app)
  await browser.enter('cage', '31')
  const columns = Array.from({ length: 9 }, (_, nth) => ({ says: `Column ${nth}` }))
  const answer = await browser.request(
    '/papers/list',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...list, columns, rows: [columns.map(({ says }) => says)], of: 1 }),
    },
    'cage',
  )
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('/MediaBox [0 0 792 612]')
})
