/** Vietnamese for those who play and deal: phone, board, kiosk, table and practice; desks say that they are in English. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { reads } from './people.ts'
import { openRoom, type Room, signIn } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const PHONE = { viewport: SIZES.phone, hasTouch: true }

/** As somebody who has chosen it before: the browser remembers. */
async function inVietnamese(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await room.open(path, options)
  await page.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"vi"}'))
  await page.reload()
  await page.locator('main').waitFor()
  return page
}

/** Words of ours that would be English; names are names, and what is in English says so. */
const ENGLISH =
  /\b(?:the|and|is|are|was|not|with|your|this|that|must|from|seat|until|left|open|now|here|by|regulator|cashier)\b/i
const englishOn = async (page: Page): Promise<string[]> =>
  (
    await page.evaluate(() => {
      const found: string[] = []
      const walk = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
        if (node.parentElement?.closest('[lang="en"], script, option') === null) found.push(node.textContent ?? '')
      return [...new Set(found)]
    })
  ).filter((text) => ENGLISH.test(text) && !/Beat the Dealer|Royal Flush on the Flop|Kind on the Flop/.test(text))

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
/** Marks above and below letters are inside of their lines. */
const hasLetters = (page: Page) => page.evaluate(() => document.fonts.check('16px "Source Sans 3 Variable"', 'Ễ ữ ặ ợ'))

test.each<[string, BrowserContextOptions]>([
  ['players', PHONE],
  ['lists', PHONE],
  ['practice', PHONE],
  ['practice/crazy-4-poker', PHONE],
  ['table', PHONE],
  ['hands', PHONE],
  ['kiosk', TABLET],
  ['board', { viewport: SIZES.tv }],
])('%s is in Vietnamese, fits, and has its letters', async (path, options) => {
  const page = await inVietnamese(path, options)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi')
  await page.locator('main', { hasText: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữự]/ }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await hasLetters(page)).toBe(true)
  expect(await englishOn(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // Of the places above, the one that is open is read to its end.
  const squeezed = await page
    .locator('.topbar .places a[aria-current]')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > one.parentElement!.getBoundingClientRect().right + 1),
    )
  expect(squeezed).toHaveLength(0)
  await picture(page, `vi-${path.split('/')[0]}`)
  await isAccessible(page)
})

test('the dealer’s tablet: chosen once, kept over a reload, and said that nobody has read it yet', async () => {
  const page = await inVietnamese('table?table=1', TABLET)
  await page
    .locator('.signin-demo')
    .getByRole('button', { name: /^Dana,/ })
    .click()
  await reads(page.locator('main'), /Trước khi chia/)
  await page.reload()
  await reads(page.locator('main'), /Trước khi chia/)
  const choice = page.getByRole('button', { name: 'VI Tiếng Việt' })
  expect(await choice.getAttribute('aria-pressed')).toBe('true')
  expect(await choice.getAttribute('title')).toMatch(/bản ngữ/)
  await picture(page, 'vi-table')
})

test('a desk has no Vietnamese: it is in English from top to bottom, says so, and the choice is kept', async () => {
  const page = await inVietnamese('floor', { viewport: SIZES.desk })
  await signIn(page, 'Ravi')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await reads(page.locator('.language-note').first(), 'This screen is not in Vietnamese yet; it is in English.')
  await page.goto(`${room.address}players`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi')
})
