/** What a drawing leaves on paper: tickets whose barcodes a scanner reads, the sheet to sign; from the desk's own buttons. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button, reads } from './people.ts'
import { openRoom, type Room } from './room.ts'

const BEAT = 'hawaiian-gardens/beat-the-dealer'
let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

/** What stands on the page as a picture, read by a package that knows nothing of how it was drawn. */
async function scanned(page: Page, of: Locator): Promise<string> {
  const png = (await of.screenshot()).toString('base64')
  const { grey, width, height } = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const dots = context.getImageData(0, 0, image.width, image.height).data
    const grey = Array.from({ length: dots.length / 4 }, (_, n) =>
      Math.round((dots[4 * n]! + dots[4 * n + 1]! + dots[4 * n + 2]!) / 3),
    )
    return { grey, width: image.width, height: image.height }
  }, png)
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}

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
