/** Marketing and a series of vouchers: from the printer to the paper mill. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serialOf } from '../../src/ledger/pieces/serial.ts'
import { readPdf } from '../readpdf.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button, pause, pays, press, reads, unfold } from './people.ts'
import { openRoom, type Room } from './room.ts'
import { scanned } from './scanner.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const SERIES = 'BP10'
const counts = () => Object.fromEntries(room.kernel.state.series.get(SERIES)?.book.counts ?? [])
const tab = (page: Page, name: string) => page.locator('.tabs').getByRole('link', { name, exact: true }).click()

/** A row of the list says `received` too. */
const sign = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click()

test('received by two, issued, printed and read back, given out by a list, destroyed by two', async () => {
  const page = await room.enter('series', { viewport: SIZES.desk, deviceScaleFactor: 2 })
  // Also what has not come yet is listed, and where all the others are.
  await reads(page.locator('.list-row[data-row$=" BP10"]'), /not received yet/)
  const glance = page.getByRole('region', { name: 'At a glance' })
  await glance.getByRole('link', { name: /^With players \$8,750\.00 570 pieces/ }).waitFor()
  await glance.getByRole('link', { name: /^Series not received \d/ }).click()
  await expect.poll(() => page.locator('.list-row[data-row$=" MP10"]').count()).toBe(0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await reads(page.locator('.pane').getByRole('row', { name: /^MP10/ }), /1000\s*600\s*400/)
  await isAccessible(page)
  await page.locator('.list-row[data-row$=" BP10"]').click()
  await reads(page.locator('.series-must'), /Amount[\s\S]*Games[\s\S]*Period[\s\S]*Fee/)

  await tab(page, 'Receive')
  await page.getByLabel('Pieces', { exact: true }).fill('40')
  await sign(page, 'Receive')
  expect(counts()).toEqual({})
  await press(page, 'Ines, accountant')
  await pause(page)
  await sign(page, 'Receive')
  await page.getByText('40 received and in stock').waitFor()

  await tab(page, 'Issue')
  await page.getByLabel('Pieces', { exact: true }).fill('30')
  await page.getByLabel('To', { exact: true }).selectOption('marketing')
  // Accounting keeps them: somebody of the cage cannot let them go.
  await press(page, 'Chen, cashier')
  await sign(page, 'Issue')
  await page.getByText('this is for somebody of the department accounting').waitFor()
  expect(counts()).toEqual({ printer: -40, stock: 40 })
  await press(page, 'Ines, accountant')
  await pause(page)
  await sign(page, 'Issue')
  await page.getByText('30 issued to marketing').waitFor()
  expect(counts()).toEqual({ printer: -40, stock: 10, 'with:marketing': 30 })

  await tab(page, 'Print')
  await page.getByLabel('First number').fill('1')
  await page.getByLabel('Last number').fill('4')
  await press(page, 'Show these')
  await page.locator('.piece').first().waitFor()
  await reads(
    page.locator('.piece').first(),
    /GEAR-001278[\s\S]*\$10\.00[\s\S]*bonus play[\s\S]*Golden Frog Baccarat[\s\S]*through Wed, Dec 31, 2036[\s\S]*fee \$1\.00/,
  )
  await isAccessible(page)
  await press(page, 'Print')
  await page.getByText('Printed once.').waitFor()
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'coupons-print')
  const codes = await page.locator('.barcode').all()
  const read: string[] = []
  for (const code of codes) read.push(await scanned(page, code))
  expect(read).toEqual([1, 2, 3, 4].map((number) => serialOf(SERIES, number)))
  expect(await page.locator('.barcode figcaption').allTextContents()).toEqual(read)
  await page.emulateMedia({ media: 'screen' })
  // The same sheet as a file: counted as the second print, which says so on every piece.
  const downloading = page.waitForEvent('download')
  await press(page, 'PDF file')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${SERIES}-1-4.pdf`)
  await page.getByText('Printed 2 times.').waitFor()
  const texts = readPdf(readFileSync(await download.path())).flatMap((one) => one.texts)
  expect(texts.filter((text) => text.startsWith(`${SERIES}-`)).toSorted()).toEqual(read)
  expect(texts.filter((text) => text === 'COPY 1')).toHaveLength(4)
  await press(page, 'Back to the series')
  // What left with another sheet says so.
  await page.getByLabel('First number').fill('4')
  await page.getByLabel('Last number').fill('5')
  await press(page, 'Show these')
  await page.locator('.piece').nth(1).waitFor()
  expect(await page.locator('.piece .copy-mark').allTextContents()).toEqual(['COPY 2'])
  await press(page, 'Back to the series')

  await tab(page, 'Give out')
  const list = page.locator('form', { has: page.getByLabel('Serials', { exact: true }) })
  await list.getByLabel('Serials', { exact: true }).fill(`${read[0]},2001\n${read[1]?.slice(0, -1)}?`)
  await list.getByText('1 line is wrong').waitFor()
  await expect.poll(() => button(list, 'Give out 1').isDisabled()).toBe(true)
  await list.getByLabel('Serials', { exact: true }).fill(`${read[0]},2001\n${read[1]}\n${read[2]}`)
  await list.getByText('3 pieces on 3 lines').waitFor()
  await press(list, 'Give out 3')
  await page.getByText('3 given out').waitFor()
  await expect.poll(counts).toEqual({ printer: -40, stock: 10, 'with:marketing': 27, 'patron:2001': 1, patron: 2 })

  await tab(page, 'Destroy')
  await press(page, 'Stock: all 10')
  await press(page, 'Ines, accountant')
  await sign(page, 'Destroy')
  await page.getByText('10 destroyed').waitFor()
  expect(counts()).toMatchObject({ destroyed: 10, 'with:marketing': 27 })
  // What players have is not there to be destroyed.
  await page.getByLabel(/^Numbers/).fill('1-3')
  await press(page, 'Ines, accountant')
  await sign(page, 'Destroy')
  await page.getByText('pieces 1 to 3 of BP10 are somewhere else').waitFor()
  await isAccessible(page)
  await tab(page, 'At a look')
  await reads(page.getByRole('row', { name: /^Destroyed/ }), /10/)
  await page.context().close()
})

test('a package is sold and logged, one that was sold by mistake is taken back by two, and the price goes to the bank', async () => {
  await room.does({ do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false }, '21')
  const page = await room.enter('cage', { viewport: SIZES.desk }, 'Chen')
  await tab(page, 'Pieces')
  const sale = page.locator('[data-sale]')
  const sell = async () => {
    await sale.getByLabel('Person (number or club card)').fill('2001')
    await sale.getByLabel('Drawer').fill('1')
    await pays(sale, 'Sell for $30.00')
  }
  await sell()
  const log = page.locator('[data-sold]')
  await reads(log.getByRole('row', { name: /^S1/ }), /60 for 30[\s\S]*2001[\s\S]*\$30\.00[\s\S]*\$60\.00[\s\S]*Chen/)
  await pause(page)
  await sell()
  await log.getByRole('row', { name: /^S2/ }).waitFor()
  await isAccessible(page)
  await picture(page, 'cage-pieces')
  await press(log, 'Details of S2')
  const form = await unfold(page, 'Take back a sale')
  await form.getByLabel('Reason').fill('entered twice')
  await press(form, 'Ines, accountant')
  await press(form, 'Take it back')
  await log.getByRole('row', { name: /^S2/ }).waitFor({ state: 'detached' })
  expect(room.kernel.state.series.get('DC5')?.book.counts.get('patron:2001')).toBe(12)

  await tab(page, 'Drawers')
  const drawer = page.locator('[data-drawer="1"]')
  await press(drawer, 'Bring $30.00 to the bank')
  await reads(page.locator('dialog[open]'), /Bring \$30\.00 out of drawer 1 to the bank of .+\?/)
  await press(page.locator('dialog[open]'), 'Bring $30.00 to the bank')
  await button(drawer, 'Bring $30.00 to the bank').waitFor({ state: 'detached' })
  await isAccessible(page)
  await page.setViewportSize(SIZES.phone)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.context().close()

  const books = await room.enter('books?page=log&activity=bay-101/dead-chip', { viewport: SIZES.desk }, 'Ines')
  await reads(books.getByRole('row', { name: /Sale taken back/ }), /S2[\s\S]*-\$30\.00/)
  await reads(books.getByRole('row', { name: /Total/ }).last(), /\+\$30\.00/)
  await isAccessible(books)
  await picture(books, 'books-log-pieces')
  await books.context().close()
})
