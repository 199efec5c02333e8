/** A member fills in a bracket by touch and a weekly card by keyboard, changes a pick, and after the lock sees the place and checks the slip. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiOf } from '../../src/server/api/api.ts'
import { DEMO_MEMBERS, openDemoClub, registerDemoClub } from '../../src/server/demo/clubmembers.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { memoryRegister } from '../../src/server/door/register.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House as Kernel } from '../../src/server/house/kernel.ts'
import { done } from '../house.ts'
import { type House, isAccessible, openHouse, picture, SIZES } from './harness.ts'
import { button, press, pressKey, reads } from './people.ts'

const FOOTBALL = 'hawaiian-gardens/pro-football'
const BRACKET = 'hawaiian-gardens/march-madness'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let kernel: Kernel
let api: Api
let house: House

beforeAll(async () => {
  const offers = ['hawaiian-gardens/hawaiian-jackpot', FOOTBALL, BRACKET]
  kernel = await openDemoHouse({ memory: true, offers }, clock)
  const register = memoryRegister()
  await registerDemoClub(register)
  await openDemoClub(kernel)
  api = apiOf({ house: kernel, register, demoMembers: DEMO_MEMBERS })
  house = await openHouse({ api: api.app })
})
afterAll(async () => {
  await house.close()
  api.live.close()
  await kernel.close()
})

/** The second member of the demo has a bracket from the floor and hours enough for the week. */
async function signIn(page: Page): Promise<void> {
  await page.locator('.kiosk-demo .row').nth(1).click()
  await press(page, 'Show what is mine')
  await page.locator('[data-contest]').first().waitFor()
}
const contest = (page: Page, activity: string) => page.locator(`p[data-contest="${activity}"]`).getByRole('button')
const open = (page: Page) => page.locator('.picker-game[data-picked=false]')
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a bracket by touch, a card by keyboard, and after the lock the place and the slip', async () => {
  const page = await house.open('kiosk', { viewport: SIZES.tablet, hasTouch: true })
  // Twenty seconds of a busy machine are nobody who has left.
  await page.clock.setFixedTime(Date.now())
  await signIn(page)

  await contest(page, BRACKET).click()
  const progress = page.locator('.kiosk-progress')
  await reads(progress, /^0 of 63$/)
  expect(await button(page, 'Hand in').isDisabled()).toBe(true)
  await isAccessible(page)
  for (const games of [32, 16, 8, 4, 2, 1]) {
    await expect.poll(() => page.locator('.picker-game').count()).toBe(games)
    for (let left = games; left > 0; left -= 1) await open(page).first().locator('.picker-team').first().tap()
    if (games > 1) await press(page, 'Next round')
  }
  await reads(progress, /^63 of 63$/)
  // Whoever wins everything is out in the first game: five picks hung on it.
  await page.locator('.picker-rounds button').first().tap()
  await page.locator('.picker-game').first().locator('.picker-team').nth(1).tap()
  await reads(page.locator('.kiosk-save [role=status]'), /The team is out: pick again in Game 33.*Game 63/)
  await reads(progress, /^58 of 63$/)
  await picture(page, 'kiosk-bracket')

  // Gone and come back: what was filled in has waited.
  await press(page, 'I am done')
  await signIn(page)
  await contest(page, BRACKET).click()
  await reads(progress, /^58 of 63$/)
  for (const round of [1, 2, 3, 4, 5]) {
    await page.locator('.picker-rounds button').nth(round).tap()
    await open(page).first().locator('.picker-team').first().tap()
  }
  await reads(progress, /^63 of 63$/)
  await press(page, 'Hand in')
  await reads(page.locator('.kiosk-save [role=status]'), /Handed in as form F\d+/)
  expect(kernel.state.contests.get(BRACKET)!.forms.get(DEMO_MEMBERS[1]!.person)).toMatchObject({ on: 'kiosk' })
  await press(page, 'Back')

  // The card by keyboard alone.
  await pressKey(contest(page, FOOTBALL), 'Enter')
  await reads(progress, /^0 of 13$/)
  await page.locator('.picker-team').first().focus()
  for (let game = 0; game < 13; game += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  await reads(progress, /^13 of 13$/)
  await page.keyboard.type('24')
  await page.keyboard.press('Tab')
  await page.keyboard.type('17')
  await pressKey(button(page, 'Hand in'), 'Enter')
  await reads(page.locator('.kiosk-save [role=status]'), /Handed in as form F\d+/)
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('.form-slip')
  await reads(slip, /handed in Tue, Mar 10, 2026, 8:00 PM[\s\S]*Card 3\d+:[\s\S]*Total: 41[\s\S]*Digest [0-9a-f]{64}/)
  const code = (await slip.locator('figcaption').textContent()) ?? ''
  await picture(page, 'kiosk-slip')
  await page.emulateMedia({ media: 'screen' })

  // Monday evening: forms are locked, the first of each two has won, and the total was 41.
  clock.advance(Date.parse('2026-03-17T05:00:00Z') - clock.now())
  await kernel.tick()
  const { slate } = kernel.state.contests.get(FOOTBALL)!
  const results = slate!.games.map(({ id, sides: [one] }) => ({
    game: id,
    winner: (one as { team: string }).team,
    score: [24, 17] as const,
  }))
  await done(kernel.submit({ do: 'EnterResult', activity: FOOTBALL, results, source: 'league site' }, { by: '61' }))
  await page.setViewportSize(SIZES.phone)
  await page.reload()
  await page.clock.setFixedTime(Date.now())
  await signIn(page)
  await contest(page, FOOTBALL).click()
  await reads(page.locator('.kiosk-score'), /Place 1 of 25[\s\S]*13 of 13 right so far[\s\S]*Your total is exact/)
  expect(await page.locator('[data-mark=right]').count()).toBe(13)
  await page.getByLabel('Slip', { exact: true }).fill(code)
  await press(page, 'Check a slip')
  await reads(page.locator('.kiosk-check'), /The list has this form as it is on the slip/)
  expect(await sideways(page)).toBe(0)
  await isAccessible(page)
  await picture(page, 'kiosk-result')
})
