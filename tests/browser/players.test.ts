/** The page for the public's own phones, as a relay serves it: nobody signs in, and the house answers none of it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../src/server/net/listen.ts'
import { BOARD_PAGES, site } from '../../src/server/net/pages.ts'
import { type Relay, relayOf } from '../../src/server/net/relay.ts'
import { builtWeb } from '../../tools/web.ts'
import { isAccessible, launchBrowser, newContext, picture, SIZES } from './harness.ts'
import { reads } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, verify } from './room.ts'

let room: Room
let relay: Relay
let listening: Listening
let browser: Browser
beforeAll(async () => {
  room = await openRoom()
  await verify(room, await sevens(room, '1'))
  relay = relayOf({ house: new URL(room.address), report: () => undefined, askMs: 200 })
  const app = site({ web: await builtWeb(), version: 'test', api: relay.app, pages: BOARD_PAGES })
  listening = await listen(app, 0, '127.0.0.1')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  relay.close()
  await listening.stop()
  await room.close()
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const PHONE = { viewport: SIZES.phone, hasTouch: true }
const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true }

async function open(path: string, options: BrowserContextOptions = PHONE): Promise<Page> {
  const page = await (await newContext(browser, options)).newPage()
  await page.goto(`http://127.0.0.1:${listening.port}/${path}`)
  await page.locator('.players').waitFor()
  return page
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
/** Lays cards by the keyboard alone. */
async function type(page: Page, ...cards: readonly string[]): Promise<void> {
  await page.locator('.deck .choice[tabindex="0"]').focus()
  for (const card of cards) for (const key of card) await page.keyboard.press(key)
}

test('a phone sees the meters, what is drawn, who won by the name they allowed, and draws to check', async () => {
  const phone = await open('players')
  await phone.locator('.players-meters .tile').waitFor()
  await reads(phone.locator('.players-live'), /^Live, 8:0\d PM/)
  // The largest first, each with its number; the rest behind one word.
  expect(await phone.locator('.players-meters .phone-meter').count()).toBe(4)
  await phone.getByRole('button', { name: /^All \d+ jackpots$/ }).click()
  expect(await phone.locator('.players-meters .phone-meter').count()).toBeGreaterThan(10)
  const won = phone.locator('#winners li').first()
  await reads(won, /\$10,0\d\d\.\d\d\s*A guest/)
  expect(await phone.locator('#tonight li').count()).toBeGreaterThan(0)
  await picture(phone, 'players')
  await isAccessible(phone)
  expect(await overflow(phone)).toBeLessThanOrEqual(0)
  // Nobody of the house is asked who this is.
  expect(await phone.getByText('Sign in').count()).toBe(0)
})

test('does my hand win: by touch and by keyboard, with the amount of the meter, the clause and what the floor checks', async () => {
  const phone = await open('players')
  await phone.getByRole('button', { name: 'Does my hand win?' }).click()
  await phone.getByRole('combobox').selectOption('1')
  await reads(phone.locator('.players-answer'), '3 more cards')
  await type(phone, '7h', '7h', '7h')
  const answer = phone.locator(`.hand-answer[data-activity="${SEVENS}"]`)
  await reads(answer.locator('.hand-says'), 'Yes')
  // The meter started anew when it was won: what the next winner gets is what the page says.
  await reads(answer.locator('.hand-prize').first(), /^\$[\d,]+\.\d\d$/)
  await answer.getByText('By these clauses').click()
  await reads(answer.locator('.hand-clause .clause').first(), 'Q2')
  await answer.getByText(/^The floor checks \d+ things before it pays$/).click()
  await picture(phone, 'players-hand')
  await isAccessible(phone)
  // A card is taken back by a touch, and another hand is another answer.
  await phone.locator('.laid-card').first().click()
  await phone.locator('.deck [data-piece]').nth(0).click()
  await reads(answer.locator('.hand-says'), /^(?:Yes|No)$/)
})

test('the code of a table opens the question for that table; the board leads to this page', async () => {
  const phone = await open('players?hand=7')
  await reads(phone.locator('.players-hand .stage-soft').first(), /^Offered here: Hawaiian Jackpot.* and \d+ more\.$/)
  await type(phone, '9s', '9h', '9d', '9c', 'kd', 'ks', '2h')
  await phone.locator('[data-place="other hole"] .place-name').click()
  await type(phone, 'kc', 'kh')
  const beat = phone.locator('.hand-answer[data-is="wins"]', { hasText: 'Bad Beat' }).first()
  await reads(beat.locator('.hand-brings[data-to="you"]').first(), /^\$[\d,]+\.\d\d\s[\s\S]*losing hand/)
  await reads(beat.locator('.hand-brings[data-to="other hand"]').first(), /winning hand/)
  const codes = await open('players?codes=1')
  await codes.locator('.players-code svg').first().waitFor()
  expect(await codes.locator('.players-code').count()).toBeGreaterThan(20)
})

test('rules in plain words, clause by clause, with exact odds where they are known', async () => {
  const phone = await open('players')
  await phone.locator('.players-meters > a').nth(1).click()
  await phone.locator('.players-clauses dt').first().waitFor()
  expect(await phone.locator('.players-clauses dt').count()).toBeGreaterThan(10)
  await isAccessible(phone)
  const odds = await open('players?rules=massachusetts/crazy-4-poker')
  // Four aces of five cards: 48 of 2,598,960.
  await reads(
    odds.locator('.players-odds li', { hasText: 'Four-card progressive: four aces' }).locator('strong'),
    '1 in 54,145',
  )
  await picture(odds, 'players-odds')
})

test('at 320 pixels nothing sticks out or is cut, in English and Spanish', async () => {
  for (const language of ['en', 'es'])
    for (const path of ['players', 'players?hand=7', 'players?hand=22', `players?rules=${SEVENS}`, 'players?codes=1']) {
      const phone = await open(path, NARROW)
      await phone.evaluate((kept) => localStorage.setItem('gamekeeper.preferences', kept), JSON.stringify({ language }))
      await phone.reload()
      await phone.locator('.players h2').first().waitFor()
      expect([path, language, await overflow(phone)]).toEqual([path, language, 0])
      // Every name is written out.
      const cut = await phone
        .locator('.phone-meter h3')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollHeight > one.clientHeight + 4).map((one) => one.textContent),
        )
      expect(cut).toEqual([])
      await phone.context().close()
    }
})

test('the house stops: the phone still answers with what was last known, and says of when that is', async () => {
  const phone = await open('players?hand=1')
  await phone.locator('.deck').waitFor()
  // No call of the relay is answered any more.
  room.premises.live.close()
  await expect.poll(relay.isLinked).toBe(false)
  await expect.poll(() => phone.locator('.players-live').getAttribute('data-old')).toBe('true')
  await reads(phone.locator('.players-live'), /^As of 8:0\d PM/)
  await type(phone, '7h', '7h', '7h')
  await reads(phone.locator(`.hand-answer[data-activity="${SEVENS}"] .hand-says`), 'Yes')
  // One that comes only now is told the same.
  const late = await open('players')
  await late.locator('.players-meters .tile').waitFor()
  await expect.poll(() => late.locator('.players-live').getAttribute('data-old')).toBe('true')
  await picture(late, 'players-old')
})
