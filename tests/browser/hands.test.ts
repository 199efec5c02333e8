import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, isAccessible, openHouse, SIZES } from './harness.ts'
import { choiceOf } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
/** As the page has it now; the browser's driver learns of a new address only a moment later. */
const hash = (page: Page) => page.evaluate(() => location.hash)
const handName = (page: Page) => page.locator('.hand-name').first().textContent()
const refusal = (page: Page) => page.getByRole('alert').textContent()
const outcomes = (page: Page) => page.locator('.outcomes .chips li').allInnerTexts()
const tapAll = async (page: Page, names: readonly string[]) => {
  for (const name of names) await choiceOf(page, name).tap()
}

describe('by touch', () => {
  test('pocket nines with two more on the flop are quads with both hole cards', async () => {
    const page = await house.open('hands', PHONE)
    await tapAll(page, ['nine of spades', 'nine of hearts', 'nine of diamonds', 'nine of clubs', 'four of spades'])
    await tapAll(page, ['king of diamonds', 'two of hearts'])
    await expect.poll(() => handName(page)).toBe('Four of a kind, nines, king kicker')
    await expect.poll(() => page.getByText('Both hole cards play').count()).toBe(1)
    await expect.poll(() => outcomes(page)).toContain('quads with a pocket pair')
    await expect.poll(() => outcomes(page)).not.toContain('full house')
    // Five of the seven are lifted; the four and the two are not needed.
    await expect.poll(() => page.locator('.slot[data-counts="true"]').count()).toBe(5)
    await expect.poll(() => page.locator('.slot[data-counts="false"]').count()).toBe(2)
    await expect.poll(() => hash(page)).toBe('#holdem/9s9h/9d9c4s/Kd/2h')
  })

  test('a card that is already there is refused with a sentence and nothing changes', async () => {
    const page = await house.open('hands', PHONE)
    await tapAll(page, ['ace of spades', 'ace of spades'])
    await expect
      .poll(() => refusal(page))
      .toBe('The ace of spades is already on the table (hole cards). Take it back first, or choose another.')
    await expect.poll(() => hash(page)).toBe('#holdem/As')
    await choiceOf(page, 'ace of hearts').tap()
    await expect.poll(() => refusal(page)).toBe('')
    await expect.poll(() => hash(page)).toBe('#holdem/AsAh')
  })

  test('undo takes back the last step, clear everything, and undo brings it back', async () => {
    const page = await house.open('hands', PHONE)
    await tapAll(page, ['ace of spades', 'king of spades'])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => hash(page)).toBe('#holdem/As')
    await page.getByRole('button', { name: 'Clear' }).tap()
    await expect.poll(() => hash(page)).toBe('#holdem')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => hash(page)).toBe('#holdem/As')
  })

  test('a card goes where the pressed zone is, and a tap on it takes it back', async () => {
    const page = await house.open('hands', PHONE)
    await page.getByRole('button', { name: /^River/ }).tap()
    await choiceOf(page, 'two of clubs').tap()
    await expect.poll(() => hash(page)).toBe('#holdem////2c')
    await page.getByRole('button', { name: 'Take back two of clubs' }).tap()
    await expect.poll(() => hash(page)).toBe('#holdem')
  })

  test('baccarat is dealt from a shoe, so a card may come again', async () => {
    const page = await house.open('hands#baccarat', PHONE)
    await tapAll(page, ['two of hearts', 'two of hearts', 'two of hearts'])
    await expect.poll(() => refusal(page)).toBe('')
    await expect.poll(() => hash(page)).toBe('#baccarat/2h2h2h')
  })

  test('tiles: the two Gee Joon are the number one hand', async () => {
    const page = await house.open('hands#pai-gow-tiles', PHONE)
    await page.getByRole('button', { name: /^Back/ }).tap()
    await tapAll(page, ['Gee Joon 2-4', 'Gee Joon 1-2'])
    await expect.poll(() => handName(page)).toContain('Pair of Gee Joon, 1 of 16')
  })

  test('the page does not scroll sideways on a phone', async () => {
    const page = await house.open('hands#thirteen-card/KdKc2h/5s6s7s8s9s/9hThJhQhKh', PHONE)
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(SIZES.phone.width)
  })
})

describe('by keyboard', () => {
  test('the tab key reaches the cards, typed ranks and suits lay them, Backspace takes back', async () => {
    const page = await house.open('hands#five-card-draw')
    await tabTo(page, '.choice')
    await page.keyboard.type('asksqsjsts')
    await expect.poll(() => handName(page)).toBe('Royal flush')
    await expect.poll(() => outcomes(page)).toContain('royal flush')
    await page.keyboard.press('Backspace')
    await expect.poll(() => hash(page)).toBe('#five-card-draw/AsKsQsJs')
    await expect.poll(() => page.getByText('One more card makes a hand.').count()).toBe(1)
  })

  test('arrows move between the cards and Enter lays one', async () => {
    const page = await house.open('hands#five-card-draw')
    await tabTo(page, '.choice')
    // From the ace of spades: one right is the king, one down is the king of hearts.
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => hash(page)).toBe('#five-card-draw/Kh')
  })
})

test('the address brings a colleague the same hand, and an odd one says what was left out', async () => {
  const page = await house.open('hands#omaha/AcAd7h2c/AsAhKs/Kh/5d')
  await expect.poll(() => handName(page)).toBe('Four of a kind, aces, king kicker')
  const odd = await house.open('hands#holdem/AsAs/Zz')
  await expect.poll(() => refusal(odd)).toContain('The ace of spades is already on the table')
  const unknown = await house.open('hands#snap/AsAs')
  await expect.poll(() => refusal(unknown)).toBe('There is no game “snap”. Choose one from the list.')
})

test('a beaten hand: the opponent holds quads over aces full', async () => {
  const page = await house.open('hands#holdem/AsJd/AhAdJc/7s/7d/7c7h')
  await expect
    .poll(() => page.locator('.hand-name').allInnerTexts())
    .toEqual(['This hand\nFull house, aces over jacks', 'Opponent\nFour of a kind, sevens, ace kicker'])
  await expect.poll(() => page.getByText('Opponent wins').count()).toBe(1)
  await expect.poll(() => outcomes(page)).toContain('aces full or better beaten')
})

test('in Spanish, and remembered', async () => {
  const page = await house.open('hands#holdem/AsAd/AhKsKd')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect.poll(() => handName(page)).toBe('Full de ases y reyes')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
  await choiceOf(page, 'as de picas').click()
  await expect
    .poll(() => refusal(page))
    .toBe('As de picas: ya en la mesa (cartas tapadas). Retírela primero o elija otra.')
  await page.reload()
  await expect.poll(() => handName(page)).toBe('Full de ases y reyes')
})

test('a browser that speaks Spanish is met in Spanish', async () => {
  const page = await house.open('hands', { locale: 'es-MX' })
  await expect.poll(() => page.title()).toBe('Manos · Gamekeeper')
})

test('four colours: the diamonds turn blue and the clubs green', async () => {
  const page = await house.open('hands#five-card-draw/AdAc')
  const colours = () =>
    page.locator('.card-face').evaluateAll((faces) => faces.map((face) => getComputedStyle(face).color))
  await expect.poll(() => colours()).toEqual(['rgb(179, 38, 30)', 'rgb(22, 32, 28)'])
  await page.getByRole('button', { name: 'Four-color deck' }).click()
  await expect.poll(() => colours()).toEqual(['rgb(29, 86, 168)', 'rgb(28, 107, 60)'])
})

test('nothing moves when the system asks for reduced motion', async () => {
  const page = await house.open('hands#five-card-draw/AsAdAcKhKd')
  expect(
    await page
      .locator('.slot.piece')
      .first()
      .evaluate((slot) => getComputedStyle(slot).transitionDuration),
  ).toBe('0s')
})

describe('nothing that the accessibility checker objects to', () => {
  test.each([
    ['an empty table', '', {}],
    ['a made hand', '#holdem/9s9h/9d9c4s/Kd/2h', {}],
    ['two hands', '#holdem/AsJd/AhAdJc/7s/7d/7c7h', {}],
    ['tiles', '#pai-gow-tiles/Teen.Gow_3-6/Gee_Joon_2-4.Gee_Joon_1-2', {}],
    ['a refusal', '#holdem/AsAs', {}],
    ['the joker', '#pai-gow-poker/AcAdXxKsKh5d2c', {}],
    ['a phone', '#holdem/9s9h/9d9c4s/Kd/2h', PHONE],
    ['Spanish', '#thirteen-card/KdKc2h/5s6s7s8s9s/9hThJhQhKh', { locale: 'es-US' }],
  ])('%s, light and dark', async (_, path, options) => {
    const page = await house.open(`hands${path}`, options)
    await isAccessible(page)
    await page.getByRole('button', { name: /^(Dark|Oscuro)$/ }).click()
    await isAccessible(page)
  })
})

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`the tab key does not reach ${selector}`)
}
