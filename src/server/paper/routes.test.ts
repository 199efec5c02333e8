/** Sheets as files through the door: only what was counted, only by who may, and a second one says so. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../tests/readpdf.ts'
import { visitor } from '../../../tests/visitor.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
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
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: ['bay-101/match-play'] }, clock)
  const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), audit, demo: DEMO_STAFF })
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

test('a file only after its print was counted; the second says COPY 1, in the language that is asked for', async () => {
  const browser = visitor(api.app)
  const of = encodeURIComponent('BP10 1-3')
  expect((await browser.get(`/papers/pieces?of=${of}`, 'series')).status).toBe(401)
  await browser.enter('series', '61')
  expect((await browser.get(`/papers/pieces?of=${of}`, 'series')).status).toBe(404)
  const print = () =>
    browser.post('/orders', { order: { do: 'PrintSheet', sheet: 'pieces', of: 'BP10 1-3' } }, 'series')
  const file = async (language: string) => {
    const answer = await browser.request(`/papers/pieces?of=${of}&language=${language}`, {}, 'series')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return readPdf(new Uint8Array(await answer.arrayBuffer())).flatMap(({ texts }) => texts)
  }
  expect((await print()).status).toBe(200)
  const first = await file('en')
  for (const number of [1, 2, 3]) expect(first).toContain(serialOf('BP10', number))
  expect(first.filter((text) => text.startsWith('COPY'))).toEqual([])
  await print()
  expect((await file('en')).filter((text) => text === 'COPY 1')).toHaveLength(3)
  expect((await file('es')).join(' ')).toContain('Vigente')
  for (const strange of ['BP10 1-4', 'BP10', '../x', 'MP10 1-3'])
    expect((await browser.get(`/papers/pieces?of=${encodeURIComponent(strange)}`, 'series')).status).toBe(404)
  expect((await browser.get(`/papers/toString?of=${of}`, 'series')).status).toBe(404)
})
