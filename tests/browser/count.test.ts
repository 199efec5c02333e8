/** The count room: two blind counts of one box, what differs, what is corrected, what stands on paper. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isAccessible } from './harness.ts'
import { press, reads, seen } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const fill = (page: Page, amount: string) => page.locator('input.money-in').first().fill(amount)
const boxesOf = (page: Page) => page.locator('.counted-box')

describe('two blind counts', () => {
  test('the second sees nothing of the first; two that differ book nothing; two that agree are booked', async () => {
    const amara = await room.desk('count?table=4&shift=swing', 'Amara')
    await fill(amara, 'seven')
    await press(amara, 'Seal the first count')
    await amara.getByText('“seven” is not an amount').waitFor()
    await fill(amara, '7')
    await press(amara, 'Seal the first count')
    await amara.getByText('Your count is sealed.').waitFor()
    // Whoever made the first makes no second: there is nothing to fill in.
    expect(await amara.locator('input.money-in').count()).toBe(0)
    expect(await amara.getByRole('button', { name: 'Enter the second count' }).count()).toBe(0)

    const tomas = await room.desk('count?table=4&shift=swing', 'Tomás')
    await tomas.getByText('Amara has counted this box.').waitFor()
    await expect.poll(() => tomas.locator('.list-row', { hasText: '1 of 2 counted' }).count()).toBe(1)
    // Whatever the house told this browser, the figure is not in it.
    await expect.poll(() => tomas.content()).not.toContain('7.00')
    const heard = await tomas.evaluate(async () => (await fetch('/api/views/counts')).text())
    expect(heard).toContain('"waiting":{"by":"41","shift":"swing"}')
    expect(heard).not.toContain('$7.00')
    await isAccessible(tomas)
    await fill(tomas, '8')
    await press(tomas, 'Enter the second count')
    await tomas.getByText('The two counts do not agree').waitFor()
    await expect.poll(() => boxesOf(tomas).count()).toBe(0)

    await fill(tomas, '7')
    await press(tomas, 'Seal the first count')
    await tomas.getByText('Your count is sealed').waitFor()
    await amara.getByText('Tomás has counted this box.').waitFor()
    await fill(amara, '7.00')
    await press(amara, 'Enter the second count')
    await amara.getByText('Both counts agree').waitFor()
    const box = await seen(boxesOf(amara))
    expect(box).toMatch(/Swing[\s\S]*Tomás, Amara[\s\S]*\$7\.00[\s\S]*known only from the box/)
    // Now that it is booked, the history tells what differed before.
    expect(box).toMatch(/two counts did not agree \(Amara, Tomás[\s\S]*\$7\.00 and \$8\.00/)
    await amara.locator('.list-row', { hasText: 'Table 4' }).getByText('Counted').waitFor()
    await isAccessible(amara)
  })

  test('a sealed count is withdrawn by whoever made it', async () => {
    const amara = await room.desk('count?table=9', 'Amara')
    await fill(amara, '3')
    await press(amara, 'Seal the first count')
    await press(amara, 'Withdraw my count')
    await amara.getByText('The sealed count is withdrawn').waitFor()
    await amara.getByText('The first of two counts.').waitFor()
  })
})

test('a correction is counted by two again, and the old figure stays on the page and on the sheet', async () => {
  const [amara, tomas] = [
    await room.desk('count?table=1&shift=day', 'Amara'),
    await room.desk('count?table=1&shift=day', 'Tomás'),
  ]
  await fill(amara, '12')
  await press(amara, 'Seal the first count')
  await tomas.getByText('Amara has counted this box.').waitFor()
  await fill(tomas, '12')
  await press(tomas, 'Enter the second count')
  // Nothing was sensed at this table: all of it is over.
  await reads(boxesOf(tomas), /\$12\.00\s+\$0\.00\s+\+\$12\.00/)

  await press(tomas, 'Correct this count')
  await tomas.getByText('The old figure stays beside the new one.').waitFor()
  await fill(tomas, '10')
  await press(tomas, 'Seal the first count')
  await amara.getByText('Tomás has counted this box.').waitFor()
  await expect.poll(() => amara.getByText(/^Correction of box 1-/).count()).toBe(1)
  await fill(amara, '10')
  await press(amara, 'Enter the second count')
  await amara.getByText('Both counts agree').waitFor()
  await boxesOf(amara)
    .getByText(/^corrects 1-/)
    .waitFor()
  const [now, old] = await boxesOf(amara).all()
  await reads(now!, /corrects 1-[\s\S]*\$10\.00\s+\$0\.00\s+\+\$10\.00/)
  await reads(old!, /corrected by 1-[\s\S]*this figure stays[\s\S]*\$12\.00/)
  await expect.poll(() => old!.getByRole('button').count()).toBe(0)
  await isAccessible(amara)

  await press(amara, 'View the count sheet')
  const sheet = amara.locator('.papers .sheet')
  await reads(sheet, /Demo Cardroom[\s\S]*Tue, Mar 10, 2026[\s\S]*Number of boxes\n1\n[\s\S]*Total\n\$10\.00/)
  await reads(sheet, /Signature: Amara[\s\S]*Signature: Tomás/)
  await press(amara, 'Print')
  await amara.getByText('Printed once.').waitFor()
  await amara.emulateMedia({ media: 'print' })
  await expect.poll(() => sheet.isVisible()).toBe(true)
  await expect.poll(() => amara.locator('.list-row').first().isVisible()).toBe(false)
  await isAccessible(amara)
  await amara.emulateMedia({ media: 'screen' })
  await amara.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => seen(amara.locator('.copy-mark'))).toBe('COPY 1')
})

test('counted by two on paper, typed in by a third', async () => {
  const page = await room.desk('count?table=9&shift=grave', 'Bea')
  await fill(page, '25')
  await page.getByText('Entered late from paper', { exact: true }).click()
  await page.getByLabel('First counter').selectOption({ label: 'Amara' })
  await page.getByLabel('Second counter').selectOption({ label: 'Tomás' })
  await page.getByLabel('Counted at').fill(room.kernel.now().local.slice(0, 16))
  await isAccessible(page)
  await press(page, 'Book the count from paper')
  // Whoever types counts nothing: both counters confirm, each for themselves.
  await page.getByText('Nothing is done before it is confirmed by Amara, Tomás').first().waitFor()
  await isAccessible(page)
  const slip = [...room.kernel.state.slips.keys()].at(-1) ?? ''
  await room.does({ do: 'ConfirmPaper', slip }, '41')
  expect(room.kernel.state.slips.size).toBe(1)
  await room.does({ do: 'ConfirmPaper', slip }, '42')
  await reads(boxesOf(page), /Amara, Tomás[\s\S]*entered late from paper by Bea[\s\S]*\$25\.00/)
})

test('counts of any day are found by table, shift, counter and variance; the address says what was asked', async () => {
  const page = await room.desk('count', 'Bea')
  await page.getByText('Search all counts').click()
  const search = page.locator('search')
  await search.getByLabel('Table').fill('1')
  await search.getByLabel('Table').blur()
  const found = page.getByRole('status').filter({ hasText: 'counted, variance' })
  // The corrected one is shown and does not count.
  await found.filter({ hasText: '1 box, $10.00 counted, variance +$10.00' }).waitFor()
  await expect.poll(() => boxesOf(page).count()).toBe(2)
  await isAccessible(page)
  await search.getByLabel('Table').fill('')
  await search.getByLabel('Table').blur()
  await search.getByLabel('Shift').selectOption('Grave')
  await found.filter({ hasText: '1 box, $25.00 counted' }).waitFor()
  await search.getByLabel('Counted by').selectOption({ label: 'Bea' })
  await page.getByText('No count matches this search.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('inshift')).toBe('grave')
  await page.goto(`${room.address}count?from=2026-03-10&to=2026-03-10&only=variance`)
  await found.filter({ hasText: /^\d boxes, \$\d+\.00 counted, variance \+\$\d+\.00$/ }).waitFor()
  await page.getByText('Tomás, Amara').first().waitFor()
  const download = page.waitForEvent('download')
  await press(page, 'Booked counts as CSV')
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFBusiness day,Shift,Table,Box,/)
  expect(text).toMatch(/2026-03-10,day,1,1-\d+-\d+,Blazing 7s Progressive Jackpot,10\.00,0\.00,10\.00,"Tomás, Amara",/)
  // The sheet of a day on which nobody counted.
  await page.goto(`${room.address}count?paper=sheet&day=2026-03-09`)
  await page.getByText('No box has been counted this shift.').waitFor()
  await isAccessible(page)
})

test('the demo box says what it holds by the posted fee, and where it cannot know it says so', async () => {
  const page = await room.desk('count?table=5', 'Amara')
  await page.getByText('Look in the demo box').click()
  await reads(
    page.locator('.demo-box'),
    /\$\d+\.00 No Limit Bad Beat.*\(\d+ hands since the last count at \$1\.00 each\)/,
  )
  await page.getByRole('button', { name: /Español/ }).click()
  await page.getByText('manos desde el último conteo').waitFor()
  await isAccessible(page)
})
