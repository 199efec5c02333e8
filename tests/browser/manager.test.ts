/** The manager's page: figures that a few rounds make, reckoned by hand; plots with their numbers; on a phone, by keyboard, in Spanish, and for nobody else. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dollars } from '../../src/base/money.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { reads } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, signIn, verify } from './room.ts'

let room: Room
let hit = ''
beforeAll(async () => {
  room = await openRoom()
  // Tuesday evening. Two fees of a dollar and the meter of $10,000 with eleven cents of each: won.
  hit = await sevens(room)
  await verify(room, hit)
  await room.does({ do: 'EndRound', table: '1' })
  // Three dollars more, given back: the round is voided.
  const bets = ['1', '2', '4'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await room.does({ do: 'StartRound', table: '1', bets, dealtIn: 4 })
  await room.does({ do: 'VoidRound', table: '1', reason: 'misdeal' }, '21')
  // The box holds the two dollars, and one more than anybody knows of.
  const counted = { [SEVENS]: dollars(3) }
  await room.does({ do: 'CountBox', box: 'B1', table: '1', shift: 'night', counted, counters: ['41', '42'] }, '41')
})
afterAll(() => room.close())
afterEach(() => room.leave())

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const tile = (page: Page, name: string) => page.locator('.figure-tile', { hasText: name })

test('today in four figures, each of which leads to what is behind it', async () => {
  const page = await room.desk('manager')
  await page.getByRole('heading', { name: 'House', level: 1 }).waitFor()
  await reads(tile(page, 'Fees today'), /\$2\.00[\s\S]*Nothing by .* last Tuesday/)
  await reads(tile(page, 'Prizes won today'), new RegExp(`\\$10,000\\.22[\\s\\S]*hits, the largest ${hit}`))
  await reads(tile(page, 'Waiting at the cage'), /\$10,000\.22[\s\S]*1 claim/)
  await reads(tile(page, 'Drop counted today'), /\$3\.00[\s\S]*\$1\.00 variance today/)
  await isAccessible(page)
  await picture(page, 'manager')
  await tile(page, 'Prizes won today').click()
  // All hits of the business day, and what stands of them is the figure of the tile.
  await page.waitForURL('**/hit?day=2026-03-10')
  await reads(
    page.getByRole('region', { name: 'Hits of the business day Tue, Mar 10' }),
    /prizes? stands?[\s\S]*\$10,000\.22/,
  )
  await page.goBack()
  await tile(page, 'Drop counted today').click()
  // The tables add up to it, and each leads to its counts.
  await page.getByRole('row', { name: /^1 / }).getByRole('link', { name: '$3.00' }).first().click()
  await page.waitForURL('**/count?of=1&from=2026-03-10&to=2026-03-10')
  await page.getByText('Box B1').waitFor()
  expect(await page.getByRole('button', { name: /Seal/ }).count()).toBe(0)
})

test('a meter with its hit: the plot says it in words, its numbers are one press away and lead on', async () => {
  const page = await room.desk(`manager?meter=${encodeURIComponent(`${SEVENS} main`)}`)
  const plot = page.locator('.plot-pane').first()
  await plot.getByRole('img', { name: /Blazing 7s .* stands at \$5,000\.00; it was won once/ }).waitFor()
  await plot.locator('summary').first().click()
  const fell = plot.getByRole('row', { name: new RegExp(`Hit declared.*${hit}`) })
  await reads(fell, /\$10,000\.22\s*\$0\.00/)
  await isAccessible(page)
  await fell.getByRole('link', { name: '$0.00' }).click()
  await page.waitForURL('**/books?page=funds&activity=*')
  await reads(page.locator('.explain'), /\$5,000\.00/)
})

test('fees and prizes by day stand in the table of the plot, and the day leads to its statement', async () => {
  const page = await room.desk('manager?days=7')
  const plot = page.getByRole('region', { name: 'Fees and prizes by day' })
  await plot.locator('summary').first().click()
  const today = plot.getByRole('row', { name: /Tue, Mar 10/ })
  await reads(today, /\$2\.00\s*\$10,000\.22\s*\$0\.00\s*\$3\.00\s*\$1\.00/)
  await today.getByRole('link', { name: 'Tue, Mar 10' }).click()
  await page.waitForURL('**/books?page=statement')
  await page.getByRole('article').first().waitFor()
})

test('tables, odds, what was voided and by whom, winners', async () => {
  const page = await room.desk('manager?page=tables')
  await reads(page.getByRole('row', { name: /^1 / }), /^1\s*2\s*1\s*\$2\.00\s*\$3\.00\s*\$1\.00/)
  await page.getByRole('link', { name: 'Hits and odds' }).click()
  const sevensRow = page.getByRole('row', { name: /three sevens of the posted suit/ })
  // Two fees could have won; three of six sevens of one suit come once in 250,666 deals from six decks.
  await reads(sevensRow, /1\s*\$10,000\.22[\s\S]*1 in 250,666/)
  await page.getByText('2 fees or wagers could have won').waitFor()
  await page.getByRole('link', { name: 'Declined and voided' }).click()
  await reads(page.getByRole('region', { name: 'By person' }), /Ravi\s*1\s*1/)
  expect(await page.getByRole('region', { name: 'By person' }).getByRole('link').last().getAttribute('href')).toMatch(
    /page=exceptions.*exceptions-find=Ravi/,
  )
  await page.getByRole('link', { name: 'Winners' }).click()
  await reads(page.getByRole('region', { name: 'Winners' }), /Blazing 7s[\s\S]*No form on record[\s\S]*\$10,000\.22/)
  await isAccessible(page)
})

test('it is the same after a restart', async () => {
  const page = await room.desk('manager')
  await reads(tile(page, 'Fees today'), /\$2\.00/)
  await room.restart()
  await page.reload()
  await signIn(page, 'Marta')
  await reads(tile(page, 'Fees today'), /\$2\.00/)
  await reads(tile(page, 'Prizes won today'), /\$10,000\.22/)
})

test('on a phone and in Spanish nothing overflows on any page, and everything is said', async () => {
  const page = await room.enter('manager', { viewport: SIZES.phone, hasTouch: true })
  await tile(page, 'Fees today').waitFor()
  await expect.poll(() => sideways(page)).toBe(0)
  await picture(page, 'manager-phone')
  await page.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"es"}'))
  for (const name of ['house', 'tables', 'meters', 'odds', 'undone', 'winners', 'counted', 'silent']) {
    await page.goto(`${room.address}manager?page=${name}`)
    await page.locator('.manager .pane').first().waitFor()
    await expect.poll(async () => [name, await sideways(page)]).toEqual([name, 0])
    await isAccessible(page)
  }
  await page.getByRole('heading', { name: 'Casa', level: 1 }).waitFor()
})

test('by keyboard alone: from page to page, to the numbers of a plot, and on to the books', async () => {
  const page = await room.desk('manager')
  await page.locator('.plot-pane summary').first().waitFor()
  await page.getByRole('link', { name: 'House', exact: true }).last().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tables')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Drop and fees by table' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.locator('.plot-pane summary').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.plot-pane details[open] table').first().waitFor()
})

test('whoever may not is told so: a dealer, at the page and at the door', async () => {
  const page = await room.enter('table/1', { viewport: SIZES.desk })
  await page.goto(`${room.address}manager`)
  await page
    .getByText(/may not|not open to/i)
    .first()
    .waitFor()
  const status = await page.evaluate(async () => (await fetch('/api/views/overview')).status)
  expect([401, 403]).toContain(status)
  expect(await page.locator('.figure-tile').count()).toBe(0)
})

test('a manager reads the books and orders nothing there', async () => {
  const page = await room.desk('books?page=day', 'Marta')
  await page.locator('.books .pane').first().waitFor()
  expect(await page.getByRole('button', { name: /^Close / }).count()).toBe(0)
})
