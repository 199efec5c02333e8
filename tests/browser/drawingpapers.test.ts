/** What a drawing leaves on paper: tickets whose barcodes a scanner reads, the sheet to sign; from the desk's own buttons. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PassPaper } from '../../src/server/desks/drawingpapers.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button, reads } from './people.ts'
import { openRoom, type Room } from './room.ts'
import { scanned } from './scanner.ts'

const BEAT = 'hawaiian-gardens/beat-the-dealer'
let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

test('tickets are printed once, with a stub; both halves are read back; the second print says so', async () => {
  const page = await room.enter(`games?drawing=${BEAT}`, { viewport: SIZES.desk, deviceScaleFactor: 2 })
  await page.locator('summary', { hasText: 'Print tickets' }).click()
  await button(page, 'Tickets not printed yet').click()
  await page.locator('.ticket').first().waitFor()
  expect(await page.locator('.ticket-number').allTextContents()).toEqual(['T1', 'T1', 'T2', 'T2', 'T3', 'T3'])
  await reads(page.locator('.ticket').first(), /Name[\s\S]*Identification[\s\S]*Your stub/)
  await isAccessible(page)
  await button(page, 'Print').click()
  await page.getByText('Printed once.').waitFor()
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'drawing-tickets-print')
  const codes = await page.locator('.barcode').all()
  expect(codes).toHaveLength(6)
  for (const [nth, code] of codes.entries()) {
    const read = await scanned(page, code)
    expect(read).toBe(await code.locator('figcaption').textContent())
    expect(read.split('-')[1]).toBe(`T${Math.floor(nth / 2) + 1}`)
  }
  await page.emulateMedia({ media: 'screen' })
  await button(page, 'Back to the drawing').click()
  await page.locator('summary', { hasText: 'Print tickets' }).click()
  const range = page.locator('form', { has: button(page, 'Show these tickets') })
  // As a scanner types it.
  await range.getByLabel(/^First ticket/).fill('GEGA004093-T2')
  await button(page, 'Show these tickets').click()
  await page.locator('.ticket').first().waitFor()
  expect(await page.locator('.ticket .copy-mark').allTextContents()).toEqual(['COPY 1', 'COPY 1'])
  await page.context().close()
})

test('the sheet of a drawing with what was drawn, by whom it was seen, and lines to sign; in Spanish too', async () => {
  await room.does({ do: 'DrawTicket', activity: BEAT, ticket: 'T1', witnesses: ['11'] }, '21')
  const [call] = [...room.kernel.state.callups.values()].filter(({ ticket }) => ticket === 'T1')
  await room.does({ do: 'PassOver', callup: call!.callup, reason: 'another stub', clause: 'T5', second: '41' }, '21')
  const page = await room.enter(`games?drawing=${BEAT}`, { viewport: SIZES.desk })
  await button(page, /^Drawing sheet/).click()
  const sheet = page.getByRole('article', { name: 'Drawing sheet' })
  await reads(sheet, /Beat the Dealer[\s\S]*Tickets in the drum at[\s\S]*T1[\s\S]*Dana[\s\S]*another stub[\s\S]*T5/)
  await reads(sheet, /Held by[\s\S]*Witness: Dana/)
  await isAccessible(page)
  await picture(page, 'drawing-sheet')
  await button(page, 'Print').click()
  await page.getByText('Printed once.').waitFor()
  await page.getByRole('button', { name: 'ES Español' }).click()
  await page.getByRole('article', { name: 'Hoja del sorteo' }).waitFor()
  await page.context().close()
})

test('a pass with its holder, number and barcode', async () => {
  const pass: PassPaper = {
    callup: 'U12',
    serial: 'GEGA004093-U12',
    activity: 'hawaiian-gardens/car-drawing',
    name: 'Car Drawing',
    id: 'GEGA-004093',
    says: 'The pass is traded for an envelope with a key.',
    clause: 'R8',
    who: { kind: 'person', person: '2021' },
    person: '2021',
    holder: 'Ana María López',
    drawing: '2026-03-10T15:00',
    day: '2026-03-10',
    begins: '2026-03-10T22:00',
    owes: 'R6',
  }
  const page = await room.enter(`games?drawing=${BEAT}`, { viewport: SIZES.desk, deviceScaleFactor: 2 })
  // What the house answers is tested with a whole car day; here it is what the page makes of it.
  await page.route('**/api/views/pass?*', (route) => route.fulfill({ json: pass }))
  await page.goto(`${room.address}games?drawing=${BEAT}&paper=pass&callup=U12`)
  const sheet = page.getByRole('article', { name: 'Pass' })
  await reads(
    sheet,
    /U12[\s\S]*Ana María López[\s\S]*2021[\s\S]*Tue, Mar 10, 2026, 10:00 PM[\s\S]*Identification must still be shown/,
  )
  expect(await scanned(page, sheet.locator('.barcode'))).toBe('GEGA004093-U12')
  await isAccessible(page)
  await button(page, 'Print').click()
  await page.getByText('Printed once.').waitFor()
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'drawing-pass-print')
  await page.context().close()
})
