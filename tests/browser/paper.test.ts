/** The hours without a network: the room on paper, blank forms, and afterwards what stands on them. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, picture, SIZES } from './harness.ts'
import { seen } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
const opened: Page[] = []
const enter = async (path: string, name?: string) => {
  const page = await room.enter(path, { viewport: SIZES.desk }, name)
  opened.push(page)
  return page
}
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

test('the room on one page, printed by itself when the hour turns', async () => {
  const page = await enter('paper')
  await page.locator('.room-state tr', { hasText: 'Blazing 7s Progressive Jackpot' }).waitFor()
  const text = await seen(page.locator('main'))
  for (const wanted of ['Meters and pools', 'Tables', 'Hits that are not decided', 'Claims that wait', 'Posted ranks'])
    expect(text).toContain(wanted)
  expect(text).toMatch(/Line \d+ [0-9a-f]{64}/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.evaluate(() => {
    Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) })
  })
  await page.getByLabel('Open the print window every hour').check()
  room.wait(60)
  await expect
    .poll(() => page.evaluate(() => (globalThis as { printed?: number }).printed), { timeout: 10_000 })
    .toBe(1)
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'paper-state-print')
})

test('blank forms ask what the rules ask', async () => {
  const page = await enter('paper?page=forms&activity=bay-101/blazing-7s')
  const form = page.locator('.blank-form')
  expect(await seen(form)).toMatch(
    /Hit report: Blazing 7s[\s\S]*three sevens of the posted suit[\s\S]*Employees take part when off duty\.\s*E4[\s\S]*Verified by another person/,
  )
  for (const [kind, wanted] of [
    ['fees', 'Fees taken'],
    ['payment', 'I have received this prize in full.'],
    ['count', 'second count'],
    ['free', 'Free tables for everybody who asks'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Blank forms' }).selectOption(kind)
    await page.getByText(wanted).first().waitFor()
    expect(await accessibilityFaults(page), kind).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'paper-form-print')
})

test('a hit from paper: done by one, typed in by another, both in the journal', async () => {
  const page = await enter('paper?page=enter', 'Ravi')
  await page.getByRole('button', { name: 'A hit report' }).click()
  await page.getByText('Say who did it and when.').waitFor()
  const now = room.kernel.now().local.slice(0, 16)
  await page.getByLabel('Who did it').selectOption('22')
  await page.getByLabel('When it happened').fill(now)
  await page.getByText(/done by Lucía on .*, typed in by Ravi/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^1\b/ }).first().click()
  await page.getByRole('button', { name: 'Seat 3' }).first().click()
  for (const card of ['seven of hearts', 'seven of hearts', 'seven of hearts'])
    await page
      .locator('.choice')
      .and(page.getByRole('button', { name: card, exact: true }))
      .click()
  const report = page.getByRole('button', { name: /^Report|^Record/ })
  await expect.poll(() => report.isEnabled()).toBe(true)
  await picture(page, 'paper-enter')
  await report.click()
  await expect
    .poll(async () => {
      const rows = await room.kernel.store.rows<{ text: string }>(
        "select text from journal where text like '%EnteredFromPaper%'",
      )
      return rows.map(({ text }) => text).join()
    })
    .toMatch(/"by":"22".*"typedBy":"21"|"typedBy":"21".*"by":"22"/)
})
