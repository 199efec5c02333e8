/** What every desk has in common: light and dark, the rail and the bar, the time of the house, keys, errors, narrow screens. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dollars } from '../../src/base/money.ts'
import { isAccessible, SIZES } from './harness.ts'
import { pressKey, reads } from './people.ts'
import { openRoom, type Room, sevens, signIn, verify } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('light or dark is the choice of each person and remembered; without one the device decides; the board is dark', async () => {
  const page = await room.enter('floor', { viewport: SIZES.desk, colorScheme: 'light' }, 'Ravi')
  await expect.poll(() => theme(page)).toBe('light')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.locator('html[data-theme="dark"]').waitFor()
  await page.reload()
  await page.locator('html[data-theme="dark"]').waitFor()
  await signIn(page, 'Lucía')
  await page.getByRole('button', { name: 'Light' }).click()
  await page.locator('html[data-theme="light"]').waitFor()
  await signIn(page, 'Ravi')
  await page.locator('html[data-theme="dark"]').waitFor()
  const board = await room.open('board', { viewport: SIZES.tv, colorScheme: 'light' })
  await expect.poll(() => theme(board)).toBe('dark')
  const home = await room.open('', { colorScheme: 'dark' })
  await expect.poll(() => theme(home)).toBe('dark')
})

test('the shell shows the time of the house, not of the browser', async () => {
  const page = await room.enter('tonight', { viewport: SIZES.desk, timezoneId: 'Asia/Tokyo' })
  await reads(page.locator('.top .house-clock'), /^8:\d\d PM\s+Tue, Mar 10$/)
})

test.each([
  'floor',
  'table/1',
  'podium',
  'podium?tab=dealers',
  'club',
  'kiosk',
  'cage',
  'count',
  'books',
  'manager',
  'manager?page=tables',
  'manager?page=odds',
  'offerings',
  'series',
  'screens',
  'paper',
  'staff',
  'games',
  'tonight',
  'staff?page=table',
  'paper?page=forms',
  'books?page=statement',
])('%s scrolls sideways neither on a phone nor on a small desk', async (path) => {
  const page = await room.enter(path, { viewport: SIZES.phone, hasTouch: true })
  await page.locator('main > :not(.waiting-feed)').first().waitFor()
  await expect.poll(() => sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => sideways(page)).toBe(0)
})

test('on a phone the places are a bar below, a tenth of the height at most; the rest opens, and Escape leads back', async () => {
  const page = await room.enter('floor', { viewport: SIZES.phone, hasTouch: true })
  const bar = await page.locator('.rail').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(84)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  const drawer = page.getByRole('dialog', { name: 'Gamekeeper' })
  await drawer.getByRole('link', { name: 'Paper' }).waitFor()
  await drawer.getByRole('button', { name: 'Sign out' }).waitFor()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('More')
})

test('on a desk the rail has the places where this person works; walls and kiosks open from one word', async () => {
  const page = await room.desk('floor')
  const names = () => page.locator('.rail > a:not(.mark)').allInnerTexts()
  await expect.poll(names).toContain('Podium')
  expect(await names()).not.toContain('Board')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'Gamekeeper' }).getByRole('link', { name: 'Board' }).waitFor()
  await isAccessible(page)
})

test('thirteen digits of a tile stand whole: at a desk its plot gives way, on a phone they are smaller; a shortfall hangs below the line', async () => {
  const page = await room.desk('books')
  await page.route('**/api/views/trend*', async (route) => {
    const response = await route.fetch()
    const trend = await response.json()
    const days = trend.days as string[]
    trend.figures.held = days.map(() => 1_234_567_890_123)
    trend.figures.variance = days.map((_, day) => (day === 3 ? -500 : 0))
    await route.fulfill({ response, json: trend })
  })
  await page.reload()
  const held = page.locator('.figure-tile', { hasText: 'Held in all funds' })
  await reads(held, /\$12,345,678,901\.23/)
  const amount = async () => (await held.locator('.amount').boundingBox())!
  const [line, plot] = [held.locator('.figure-line'), held.locator('.spark')]
  // It has gone below the line, where nothing is seen.
  const { y, height } = (await line.boundingBox())!
  expect((await plot.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
  const inside = await held.boundingBox()
  expect((await amount()).x + (await amount()).width).toBeLessThanOrEqual(inside!.x + inside!.width)
  const variance = page.locator('.figure-tile', { hasText: 'Variance today' })
  const bars = variance.locator('rect')
  // Where there is room all of it is seen, down to the days without any.
  const whole = (await variance.locator('.figure-line').boundingBox())!
  expect((await variance.locator('.spark').boundingBox())!.y).toBeCloseTo(whole.y, 0)
  const heightOf = async (nth: number) => Number(await bars.nth(nth).getAttribute('height'))
  expect(await heightOf(3)).toBeGreaterThan(10 * (await heightOf(2)))
  expect(await bars.nth(3).getAttribute('y')).toBe(await bars.nth(2).getAttribute('y'))
  for (const size of [{ width: 1024, height: 768 }, SIZES.phone]) {
    await page.setViewportSize(size)
    // In one line, and inside its tile, to the last cent.
    await expect.poll(async () => (await amount()).height).toBeLessThan(40)
    const [tile, narrow] = [(await held.boundingBox())!, await amount()]
    expect(narrow.x + narrow.width).toBeLessThanOrEqual(tile.x + tile.width)
  }
})

test('arrow keys go from tab to tab', async () => {
  const page = await room.enter('staff', { viewport: SIZES.desk })
  await page.getByRole('link', { name: /^On staff \d/ }).waitFor()
  await page.getByRole('link', { name: 'People' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Who may do what')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page)).toBe('People')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page)).toBe('Audit trail')
})

test('what a form lacks is said beside the field, in the language of the page, and that field is next', async () => {
  const page = await room.enter('staff', { viewport: SIZES.desk })
  await page.getByRole('button', { name: /^ES/ }).click()
  await page.getByRole('button', { name: 'Dar de alta', exact: true }).click()
  const name = page.getByLabel('Nombre', { exact: true })
  await page.getByText('Falta llenar esto.').first().waitFor()
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await isAccessible(page)
  const lacking = await page.getByText('Falta llenar esto.').count()
  await name.fill('Bruno')
  await expect.poll(() => page.getByText('Falta llenar esto.').count()).toBe(lacking - 1)
})

test('what somebody is typing stays while the house has news, and is taken once it is finished', async () => {
  const page = await room.enter('count', { viewport: SIZES.desk }, 'Bea')
  await page.getByText('Search all counts').click()
  const search = page.locator('search')
  const table = search.getByLabel('Table')
  await table.pressSequentially('7')
  const counted = { 'bay-101/blazing-7s': dollars(7) }
  await room.does({ do: 'CountBox', box: '1-1', table: '1', shift: 'day', counted, counters: ['41', '42'] }, '42')
  await page.locator('.counted-box').waitFor()
  expect(await table.inputValue()).toBe('7')
  await table.blur()
  await page.waitForURL('**/count?of=7')
})

/** Where Tab leads from the top of a page to its end, and what a person would miss there. */
async function walk(page: Page): Promise<{ stops: number; missed: string[] }> {
  const missed: string[] = []
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const here = document.activeElement
      if (here === null || here === document.body) return 'end'
      const { width, height } = here.getBoundingClientRect()
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here)
      const name = `${here.tagName} ${here.getAttribute('aria-label') ?? here.textContent}`.slice(0, 60)
      const isRepeated = here.hasAttribute('data-walked')
      here.setAttribute('data-walked', '')
      if (isRepeated) return { trap: name }
      const isRinged = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      return width > 1 && height > 1 && isRinged ? {} : { miss: name }
    })
    if (at === 'end') return { stops, missed }
    if ('trap' in at) return { stops, missed: [...missed, `comes back to ${at.trap}`] }
    if (at.miss !== undefined) missed.push(at.miss)
  }
  return { stops: 400, missed: ['no end'] }
}

test.each([
  'cage',
  'cage?part=drawers',
  'floor',
  'count',
  'books',
  'manager',
  'podium',
  'club',
  'games',
  'contests',
  'director',
  'offerings',
  'series',
  'staff',
  'tonight',
  'screens',
])('%s by keyboard alone: past the places to the work, every stop is seen, and nothing holds it', async (path) => {
  const page = await room.enter(path, { viewport: SIZES.desk })
  await page.locator('.shell-body > *').first().waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  // At the work: at what is open beside a list, where something is, and it is no stop of Tab.
  const isAtWork = () => document.activeElement?.matches(':is(.shell-body, .shell-body *)[tabindex="-1"]')
  await expect.poll(() => page.evaluate(isAtWork)).toBe(true)
  // Whoever does not skip goes through all of it.
  await page.locator('.skip').focus()
  const { stops, missed } = await walk(page)
  expect(missed).toEqual([])
  expect(stops).toBeGreaterThan(10)
})

test('whoever leaves the page by Tab is not called back when the house has news', async () => {
  const page = await room.enter('tonight', { viewport: SIZES.desk })
  await page.locator('.shell-body > *').first().waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to the content')
  await page.keyboard.press('Shift+Tab')
  const hasLeft = () => page.evaluate(() => document.activeElement === document.body)
  await expect.poll(hasLeft).toBe(true)
  // The clock of the house, each second, and whatever else is new.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let news = 0
        new MutationObserver(
          () => ++news === 2 && requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
        const clock = document.querySelector('.house-clock')!
        clock.append(' ')
        setTimeout(() => clock.append(' '), 50)
      }),
  )
  expect(await hasLeft()).toBe(true)
})

test('what waits is counted in the title, and whoever wants it is told of more: by sound, and where they look elsewhere by a notification', async () => {
  const cage = await room.enter('cage', { viewport: SIZES.desk }, 'Chen')
  // A browser without a head has no notifications of its own; what the page asks of it is written down.
  const writeDown = () => {
    const told: string[] = []
    const tones: number[] = []
    Object.assign(window, { told, tones })
    class Told {
      static readonly permission = 'granted'
      constructor(_: string, { body }: { body: string }) {
        told.push(body)
      }
    }
    Object.assign(window, { Notification: Told })
    Object.defineProperty(document, 'hidden', { get: () => true })
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function () {
      tones.push(this.currentTime)
      return createOscillator.call(this)
    }
  }
  await cage.evaluate(writeDown)
  const heard = () =>
    cage.evaluate(() => {
      const { told, tones } = window as unknown as { told: string[]; tones: number[] }
      return [told.length, tones.length, told.at(-1) ?? '']
    })
  const hit = async () => {
    const declared = await sevens(room)
    await verify(room, declared)
    await room.does({ do: 'EndRound', table: '1' })
    return declared
  }
  const first = await hit()
  await expect.poll(() => cage.title()).toMatch(/^\(1\) Cage/)
  expect(await heard()).toEqual([0, 0, ''])
  const bell = cage.locator('.top-display button').first()
  await pressKey(bell, 'Enter')
  // It says how it will sound.
  await expect.poll(heard).toEqual([0, 2, ''])
  await hit()
  await expect.poll(() => cage.title()).toMatch(/^\(2\) Cage/)
  await expect.poll(heard).toEqual([1, 4, 'Cage: 2 things wait.'])
  // Loaded anew: what waits already is not told again.
  await cage.context().addInitScript(writeDown)
  await cage.reload()
  await expect.poll(() => cage.title()).toMatch(/^\(2\) Cage/)
  expect(await heard()).toEqual([0, 0, ''])
  // One goes while another comes: as many wait as before, and it is told all the same.
  const next = await sevens(room)
  const taken = room.does({ do: 'BackOutHit', hit: first, second: '52', reason: 'wrong', document: 'A1' }, '51')
  await Promise.all([verify(room, next), taken])
  await room.does({ do: 'EndRound', table: '1' })
  await expect.poll(async () => (await heard()).slice(0, 2)).toEqual([1, 2])
  await pressKey(bell, 'Enter')
  await hit()
  await expect.poll(() => cage.title()).toMatch(/^\(3\) Cage/)
  expect((await heard()).slice(0, 2)).toEqual([1, 2])
})
