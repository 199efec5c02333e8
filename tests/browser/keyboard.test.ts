/** By keyboard alone: a hit from the dealer's tablet over the floor to the cage, a drawer counted by its bills, a box counted far from what was expected. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SIZES } from './harness.ts'
import { button, pressKey, reads, seat } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

/** Tab and nothing else leads there: it is a stop, and it shows that it is. */
async function tabTo(page: Page, where: Locator): Promise<void> {
  await where.first().waitFor()
  for (let stops = 0; stops < 400; stops++) {
    if (await where.first().evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${where}`)
}

/** Goes there by Tab and presses it, once it can be pressed. */
async function pressAt(page: Page, where: Locator): Promise<void> {
  await where.and(page.locator('button:not([data-arming], [disabled]), summary')).first().waitFor()
  await tabTo(page, where)
  await pressKey(where.first(), 'Enter')
}

/** Goes there by Tab and types it. */
async function typeAt(page: Page, where: Locator, text: string): Promise<void> {
  await tabTo(page, where)
  await where.first().fill(text)
}

/** Signed in by keyboard: nobody touches a mouse from here on. */
async function enter(path: string, name: string): Promise<Page> {
  const page = await room.open(path, { viewport: SIZES.desk })
  await pressAt(page, page.locator('.signin-demo').getByRole('button', { name: new RegExp(`^${name},`) }))
  await page.locator('.acting', { hasText: name }).waitFor()
  return page
}

test('a hit is reported at the table, verified on the floor and paid at the cage', async () => {
  const table = await enter('table/1', 'Dana')
  // Seat 3 twice: a wager, and the fee of the jackpot.
  for (const number of [3, 3, 5]) await pressAt(table, seat(table, number))
  await pressAt(table, button(table, 'Start Game'))
  await pressAt(table, button(table, /^three sevens of hearts/))
  await pressAt(table, button(table, /^Seat 3/))
  await pressAt(table, button(table, /^Report \$/))
  await table.getByText('PENDING').first().waitFor()

  const floor = await enter('floor', 'Ravi')
  await pressAt(floor, button(floor, /^Yes to all \d+ questions$/))
  await pressAt(floor, button(floor, /^Verify \$/))
  await floor.getByText('verified by Ravi').waitFor()
  await pressAt(table, button(table, 'End Game'))
  await table.getByText('Before the deal').waitFor()

  const claim = [...room.kernel.state.claims.values()].find(({ status }) => status === 'open')!.claim
  const cage = await enter('cage', 'Chen')
  // What stands first in the list is open by itself.
  await cage.getByText(claim).first().waitFor()
  await pressAt(cage, cage.locator('summary', { hasText: 'Add the winner to the register' }))
  const enrol = cage.locator('details', { hasText: 'Add the winner to the register' }).last()
  for (const [label, text] of [
    ['Full name', 'Maria Quispe'],
    ['Document number', 'D1234567'],
    ['Date of birth', '1990-03-11'],
    ['Valid until', '2030-01-01'],
  ] as const)
    await typeAt(cage, enrol.getByLabel(label), text)
  await pressAt(cage, button(enrol, 'Add to the register'))
  await pressAt(cage, button(cage, 'ID seen, record it'))
  await cage.getByText('ID was shown: Maria Quispe').waitFor()
  await typeAt(cage, cage.getByLabel('Form number'), '2026-0001')
  await pressAt(cage, button(cage, 'Record W-2G'))
  await pressAt(cage, button(cage, 'See: prize agreement'))
  await pressAt(cage, button(cage, 'Print'))
  await cage.getByText('Printed once.').waitFor()
  await pressAt(cage, button(cage, 'Back to the claim'))
  await pressAt(cage, cage.locator('.pay-do').getByRole('button', { name: /^Pay \$10,0/ }))
  // The question is asked where the keys are.
  await pressAt(cage, cage.locator('dialog[open]').getByRole('button', { name: /^Pay \$10,0/ }))
  await cage.getByText(/^Paid: \$10,0/).waitFor()
  expect(room.kernel.state.claims.get(claim)?.status).toBe('paid')
})

test('a drawer is opened and closed by its bills and chips, which add up to its amount', async () => {
  const cage = await enter('cage?part=drawers', 'Chen')
  const form = cage.locator('form', { hasText: 'Open with this count' })
  await typeAt(cage, form.getByLabel('Drawer'), '8')
  await pressAt(cage, form.locator('summary', { hasText: 'Count by bills and chips' }))
  for (const [label, count] of [
    ['Bills of $100', '3'],
    ['Chips of $25', '7'],
    ['Coins and the rest', '0.75'],
  ] as const)
    await typeAt(cage, form.getByLabel(label), count)
  // 3 x $100 + 7 x $25 and 75 cents.
  await reads(form.locator('.pieces-sum'), /\$475\.75/)
  expect(await form.getByLabel('Counted').inputValue()).toBe('475.75')
  await pressAt(cage, button(form, 'Open with this count'))
  const drawer = cage.locator('[data-drawer="8"]')
  await reads(drawer, /\$475\.75/)
  await pressAt(cage, drawer.locator('summary', { hasText: 'Close this drawer' }))
  await pressAt(cage, drawer.locator('summary', { hasText: 'Count by bills and chips' }))
  await typeAt(cage, drawer.getByLabel('Bills of $20', { exact: true }), '20')
  expect(await drawer.getByLabel('Counted').inputValue()).toBe('400.00')
  await pressAt(cage, button(drawer, 'Close with this count'))
  await cage.getByText('Closed: $400.00 counted, $475.75 expected, variance -$75.75.').waitFor()
})

test('a box far from what was expected is told to both who counted it, once both have', async () => {
  const amara = await enter('count?table=1', 'Amara')
  const tomas = await enter('count?table=1', 'Tomás')
  const far = /Far from what was expected\.[\s\S]*\$9,000\.00 counted, \$[\d.]+ expected/
  await typeAt(amara, amara.locator('input.money-in'), '9000')
  await pressAt(amara, button(amara, 'Seal the first count'))
  await amara.getByText('Your count is sealed.').waitFor()
  expect(await amara.getByText('Far from what was expected').count()).toBe(0)
  await tomas.getByText('Amara has counted this box.').waitFor()
  await typeAt(tomas, tomas.locator('input.money-in'), '9000')
  await pressAt(tomas, button(tomas, 'Enter the second count'))
  await reads(tomas.locator('.pane .notice'), far)
  await reads(amara.locator('.pane .notice'), far)
})
