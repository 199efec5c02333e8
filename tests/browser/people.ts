/** What a person does at a page, counted: taps are what somebody with full hands minds. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Taps that were needed so far, over all the pages that share it. */
export type Taps = { count: number }

export const tapper =
  (taps: Taps) =>
  async (where: Locator): Promise<void> => {
    taps.count += 1
    await where.click()
  }

export const button = (where: Page | Locator, name: string | RegExp): Locator => where.getByRole('button', { name })

export const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  button(where, name).first().click()

/** The floor has looked at all that a hit asks. */
export const yesToAll = (page: Page): Promise<void> => press(page, /^Yes to all \d+ questions$/)

/** A seat on the dealer's tablet. */
export const seat = (page: Page, number: number): Locator => page.locator('.puck').nth(number - 1)

/** An amount as it is shown. */
export const cents = (amount: string): bigint => BigInt(amount.replace(/[^\d-]/g, ''))

/** Where what has just come takes no press for a moment, and nothing does while an order is under way. */
export const pressArmed = (page: Page, name: string | RegExp): Promise<void> =>
  button(page, name).and(page.locator('button:not([data-arming], [aria-busy="true"] *)')).first().click()

/** A finger that falls twice in one moment, however slow the machine is. */
export async function pressTwice(where: Locator): Promise<void> {
  await where.click({ trial: true })
  await where.evaluate((pressed: HTMLElement) => {
    pressed.click()
    pressed.click()
  })
}

/** The finger falls in the moment in which the page says that: before anybody could have read it. */
export const pressWhenSaid = (page: Page, said: string, pressed: string): Promise<void> =>
  page.evaluate(
    ([text = '', selector = '']) =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (document.body.textContent?.includes(text) !== true) return
          watch.disconnect()
          document.querySelector<HTMLElement>(selector)?.click()
          done()
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    [said, pressed],
  )

/** For the page's own time: so long that another press is not taken for the same one. */
export const pause = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => setTimeout(done, 700)))

/** By keyboard, once it can be pressed: a key pressed before is lost, and nobody presses it again. */
export async function pressKey(where: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect.poll(() => where.isEnabled()).toBe(true)
  await where.press(key)
}

/** What a page does after it has drawn something is done. */
export const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** The orders that the page sends from now on, by name. */
export function ordersOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders')
      sent.push((request.postDataJSON() as { order: { do: string } }).order.do)
  })
  return sent
}

/** The card or tile of that name in the deck that lies there to choose from. */
export const choiceOf = (page: Page, name: string): Locator =>
  page.locator('.choice').and(page.getByRole('button', { name, exact: true }))

export async function lay(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await choiceOf(page, name).click()
}

/** A fold is opened, and answers with its form. */
export async function unfold(page: Page, name: string): Promise<Locator> {
  const summary = page.locator('summary', { hasText: name })
  await summary.click()
  return page.locator('details[open]', { has: summary })
}

/** What a person reads there, once it is there. */
export const seen = (where: Locator): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: waits and reads in one, as it is laid out
  where.first().filter({ visible: true }).innerText()

/** Sooner or later a person reads this there. */
export const reads = (where: Locator, text: string | RegExp): Promise<void> =>
  expect.poll(() => seen(where)).toMatch(text)

/** Somebody else signs in the same form: in the demo one tap fills badge and PIN. */
export async function sign(form: Locator, name: string): Promise<void> {
  await button(form, new RegExp(`^${name}`)).click()
}

/** Every payment is asked for once more, in money. */
export async function pays(where: Page | Locator, name: string | RegExp): Promise<void> {
  await button(where, name).first().click()
  const page = 'page' in where ? where.page() : where
  await button(page.locator('dialog[open]'), name).click()
}
