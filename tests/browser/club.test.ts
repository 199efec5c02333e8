/** A visitor tries the kiosk of the demo, puts a prize aside, and fetches it at the club desk. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button, press, reads } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('card and PIN on the number pad, a prize put aside, handed out at the desk against ID', async () => {
  const kiosk = await room.open('kiosk', { viewport: { width: 1080, height: 1920 }, hasTouch: true })
  await kiosk.locator('.kiosk-demo .row').first().waitFor()
  const [, second] = await kiosk.locator('.kiosk-demo .row').allTextContents()
  const [, card = '', pin = ''] = /Card (\d+) · PIN (\d+)/.exec(second ?? '') ?? []
  await isAccessible(kiosk)
  await picture(kiosk, 'kiosk-door')

  const pad = kiosk.locator('.pad')
  await kiosk.getByLabel('Club card', { exact: true }).click()
  for (const digit of card) await pad.getByRole('button', { name: digit, exact: true }).click()
  await kiosk.getByLabel('PIN', { exact: true }).click()
  for (const digit of '9999') await pad.getByRole('button', { name: digit, exact: true }).click()
  await press(kiosk, 'Show what is mine')
  await reads(kiosk.getByRole('alert').last(), /Card and PIN do not match/)
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await press(kiosk, 'Show what is mine')
  await reads(kiosk.locator('.kiosk-credits'), /^13 credits$/)
  await press(kiosk, 'Put aside: baseball cap')
  await reads(kiosk.getByRole('region', { name: 'Put aside for you' }), /V1 baseball cap/)
  await reads(kiosk.getByRole('timer'), /Closes by itself in \d+ s/)
  await isAccessible(kiosk)
  await picture(kiosk, 'kiosk-mine')
  await press(kiosk, 'I am done')
  await kiosk.getByRole('heading', { name: 'Club kiosk' }).waitFor()
  expect(await kiosk.getByLabel('Club card', { exact: true }).inputValue()).toBe('')

  await kiosk.setViewportSize(SIZES.phone)
  await kiosk.locator('.kiosk-demo .row').first().click()
  await press(kiosk, 'ES')
  await press(kiosk, 'Ver lo mío')
  await reads(kiosk.locator('.kiosk-credits'), /^64 créditos$/)
  expect(await sideways(kiosk)).toBe(0)
  await isAccessible(kiosk)
  await picture(kiosk, 'kiosk-phone')

  const desk = await room.enter('club', { viewport: SIZES.tablet, hasTouch: true })
  await desk.getByLabel('Card, or whole name').fill(card)
  await press(desk, 'Find')
  await desk.locator('[data-member]').waitFor()
  await picture(desk, 'club-member')
  const aside = desk.locator('[data-reservation=V1]')
  await press(aside, 'Hand out')
  await reads(desk.getByRole('alert').last(), /identification/i)
  await desk.getByLabel('I see photo identification of this member now').first().check()
  await press(aside, 'Hand out')
  await aside.waitFor({ state: 'detached' })
  await reads(desk.locator('[data-credits]').first(), /7 credits/)
  await press(desk, 'Replace a lost card')
  await expect.poll(() => desk.locator('.barcode figcaption').textContent()).not.toBe(card)
  await isAccessible(desk)
  await picture(desk, 'club-desk')
  await desk.setViewportSize(SIZES.phone)
  await expect.poll(() => sideways(desk)).toBe(0)
  expect(await button(desk, 'Print the card').isVisible()).toBe(true)
  // Nobody has touched the kiosk since: it has forgotten, or is about to.
  await kiosk.locator('.kiosk-door').waitFor()
})
