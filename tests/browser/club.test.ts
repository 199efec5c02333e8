/** A visitor tries the kiosk of the demo, puts a prize aside, and fetches it at the club desk. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from './harness.ts'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { button, press, reads, sign, unfold } from './people.ts'
import { openRoom, type Room } from './room.ts'
import { scanned } from './scanner.ts'

toldByKeys()

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

/** What was refused: alerts with nothing to say are there too. */
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ }).first()

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
  await press(kiosk, /^ES/)
  await press(kiosk, 'Ver lo mío')
  await reads(kiosk.locator('.kiosk-credits'), /^64 créditos$/)
  expect(await sideways(kiosk)).toBe(0)
  await isAccessible(kiosk)
  await picture(kiosk, 'kiosk-phone')

  const desk = await room.enter('club', { viewport: SIZES.tablet, hasTouch: true })
  // Nobody is chosen yet: the desk leads with what a member can take part in.
  await reads(desk.getByRole('region', { name: 'What members can take part in' }), /Drawing/)
  await desk.getByLabel('Card, or full name').fill(card)
  await press(desk, 'Find')
  await desk.locator('[data-member]').waitFor()
  await picture(desk, 'club-member')
  const aside = desk.locator('[data-reservation=V1]')
  await press(aside, 'Hand out')
  await reads(told(desk), /identification/i)
  await desk.getByLabel('I have seen this member’s photo ID just now').first().check()
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

test('a new member: picture, PIN and card at the desk; two persons correct the credits; the card is printed, and printed again as a copy', async () => {
  const desk = await room.enter('club', { viewport: SIZES.desk })
  await press(desk, 'New member')
  await desk.getByLabel('Full name', { exact: true }).fill('Mina Okafor')
  await desk.getByLabel('Address', { exact: true }).fill('4 Example Street')
  await desk.getByLabel('Document number').fill('X5551234')
  const file = { name: 'mina.png', mimeType: 'image/png', buffer: await desk.screenshot() }
  await desk
    .getByLabel('Picture from the camera or a file')
    .setInputFiles({ ...file, buffer: Buffer.from('no picture') })
  await reads(desk.locator('.field', { hasText: 'Picture from' }), /not a picture we can read/)
  await desk.getByLabel('Picture from the camera or a file').setInputFiles(file)
  await desk.locator('form .club-picture').waitFor()
  await press(desk, 'Save the form')
  await reads(desk.locator('[data-member]'), /Mina Okafor[\s\S]*Form complete[\s\S]*Still missing: PIN/)

  await press(desk, 'Make a card')
  for (const digit of '1234') await desk.locator('.pad').getByRole('button', { name: digit, exact: true }).click()
  await press(desk, 'Set the PIN')
  await told(desk).waitFor()
  for (const digit of '8316') await desk.locator('.pad').getByRole('button', { name: digit, exact: true }).click()
  await press(desk, 'Set the PIN')
  await expect.poll(() => desk.locator('[data-member]').textContent()).not.toContain('Still missing')

  const form = await unfold(desk, 'Correct the credits, by two')
  await form.getByLabel(/^Credits to add/).fill('7')
  await form.getByLabel('Reason').fill('the reader of table 4 was down')
  await sign(form, 'Mei')
  await press(form, 'Correct')
  await reads(desk.locator('[data-credits]').first(), /7 credits/)

  const card = desk.locator('.club-card')
  await expect
    .poll(() => card.locator('.club-picture').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await reads(card, /Demo Cardroom[\s\S]*Mina Okafor/)
  await press(desk, 'Print the card')
  await desk.locator('.papers[data-leaving="true"] .club-card').waitFor()
  await desk.emulateMedia({ media: 'print' })
  await picture(desk, 'club-card-printed')
  expect(await desk.locator('.rail, .top, .no-print').filter({ visible: true }).count()).toBe(0)
  await desk.emulateMedia({ media: 'screen' })
  await desk.evaluate(() => dispatchEvent(new Event('afterprint')))
  await reads(card, /COPY 1/)
  await isAccessible(desk)
  await picture(desk, 'club-new-member')

  const number = (await card.locator('figcaption').textContent()) ?? ''
  expect(await scanned(desk, card.locator('.barcode'))).toBe(number)
  const kiosk = await room.open('kiosk', { viewport: SIZES.phone, hasTouch: true })
  await kiosk.getByLabel('Club card', { exact: true }).fill(number)
  await kiosk.getByLabel('PIN', { exact: true }).fill('8316')
  await press(kiosk, 'Show what is mine')
  await reads(kiosk.locator('.kiosk-credits'), /^7 credits$/)
})
