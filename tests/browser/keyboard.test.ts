/**
 * By keyboard alone: a hit from the dealer's tablet over the floor to the cage, a drawer counted by its bills, a box counted far
 * from what was expected; lists and maps, which are one stop of Tab.
 */
import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { pays, press, reads, seat, unfold } from './people.ts'
import { openRoom, type Room } from './room.ts'

toldByKeys()

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

test('a hit is reported at the table, verified on the floor and paid at the cage', async () => {
  const table = await room.desk('table/1', 'Dana')
  // Seat 3 twice: a wager, and the fee of the jackpot.
  for (const number of [3, 3, 5]) await seat(table, number).click()
  await press(table, 'Start Game')
  await press(table, /^three sevens of hearts/)
  await press(table, /^Seat 3/)
  await press(table, /^Report \$/)
  await table.getByText('PENDING').first().waitFor()

  const floor = await room.desk('floor', 'Ravi')
  await press(floor, /^Yes to all \d+ questions$/)
  await press(floor, /^Verify \$/)
  await floor.getByText('verified by Ravi').waitFor()
  await press(table, 'End Game')
  await table.getByText('Before the deal').waitFor()

  const claim = [...room.kernel.state.claims.values()].find(({ status }) => status === 'open')!.claim
  const cage = await room.desk('cage', 'Chen')
  // What stands first in the list is open by itself.
  await cage.getByText(claim).first().waitFor()
  const enrol = await unfold(cage, 'Add the winner to the register')
  for (const [label, text] of [
    ['Full name', 'Maria Quispe'],
    ['Document number', 'D1234567'],
    ['Date of birth', '1990-03-11'],
    ['Valid until', '2030-01-01'],
  ] as const)
    await enrol.getByLabel(label).fill(text)
  await press(enrol, 'Add to the register')
  await press(cage, 'ID seen, record it')
  await cage.getByText('ID was shown: Maria Quispe').waitFor()
  await cage.getByLabel('Form number').fill('2026-0001')
  await press(cage, 'Record W-2G')
  await press(cage, 'See: prize agreement')
  await press(cage, 'Print')
  await cage.getByText('Printed once.').waitFor()
  await press(cage, 'Back to the claim')
  await pays(cage, /^Pay \$10,0/)
  await cage.getByText(/^Paid: \$10,0/).waitFor()
  expect(room.kernel.state.claims.get(claim)?.status).toBe('paid')
})

test('a drawer is opened and closed by its bills and chips, which add up to its amount', async () => {
  const cage = await room.desk('cage?part=drawers', 'Chen')
  const form = cage.locator('form', { hasText: 'Open with this count' })
  await form.getByLabel('Drawer').fill('8')
  await form.locator('summary', { hasText: 'Count by bills and chips' }).click()
  for (const [label, count] of [
    ['Bills of $100', '3'],
    ['Chips of $25', '7'],
    ['Coins and the rest', '0.75'],
  ] as const)
    await form.getByLabel(label).fill(count)
  // 3 x $100 + 7 x $25 and 75 cents.
  await reads(form.locator('.pieces-sum'), /\$475\.75/)
  expect(await form.getByLabel('Counted').inputValue()).toBe('475.75')
  await press(form, 'Open with this count')
  const drawer = cage.locator('[data-drawer="8"]')
  await reads(drawer, /\$475\.75/)
  await drawer.locator('summary', { hasText: 'Close this drawer' }).click()
  await drawer.locator('summary', { hasText: 'Count by bills and chips' }).click()
  await drawer.getByLabel('Bills of $20', { exact: true }).fill('20')
  expect(await drawer.getByLabel('Counted').inputValue()).toBe('400.00')
  await press(drawer, 'Close with this count')
  await cage.getByText('Closed: $400.00 counted, $475.75 expected, variance -$75.75.').waitFor()
})

test('a box far from what was expected is told to both who counted it, once both have', async () => {
  const amara = await room.desk('count?table=1', 'Amara')
  const tomas = await room.desk('count?table=1', 'Tomás')
  const far = /Far from what was expected\.[\s\S]*\$9,000\.00 counted, \$[\d.]+ expected/
  await amara.getByLabel('Blazing 7s Progressive').fill('9000')
  await press(amara, 'Seal the first count')
  await amara.getByText('Your count is sealed.').waitFor()
  expect(await amara.getByText('Far from what was expected').count()).toBe(0)
  await tomas.getByText('Amara has counted this box.').waitFor()
  await tomas.getByLabel('Blazing 7s Progressive').fill('9000')
  await press(tomas, 'Enter the second count')
  await reads(tomas.locator('.pane .notice'), far)
  await reads(amara.locator('.pane .notice'), far)
})

test('a map and a list are one stop of Tab each, and arrows go on inside', async () => {
  const floor = await room.desk('floor', 'Ravi')
  const tile = (table: string) => floor.locator('.map-table').nth(Number(table) - 1)
  await tile('1').focus()
  for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await floor.keyboard.press(arrow)
  await has(tile('2'))
  await floor.keyboard.press('ArrowDown')
  await floor.keyboard.press('ArrowUp')
  await has(tile('2'))
  await floor.keyboard.press('End')
  await has(tile('28'))
  await floor.keyboard.press('Tab')
  await has(floor.locator('.map-table'), 0)
  await floor.keyboard.press('Shift+Tab')
  await has(tile('28'))

  const books = await room.desk('books', 'Ines')
  const rows = books.locator('.list-table tbody .list-row')
  await rows.nth(0).locator('.list-open').focus()
  await books.keyboard.press('ArrowDown')
  await has(rows.nth(1).locator('.list-open'))
  // Figures lead to what is behind them.
  const figures = books.locator('.list-cell button')
  await rows.filter({ has: figures }).first().locator('.list-open').focus()
  await books.keyboard.press('ArrowRight')
  await has(figures)
  await books.keyboard.press('Tab')
  await has(rows.locator('a, button'), 0)
  await books.locator('.list-sort').nth(2).focus()
  await books.keyboard.press('Tab')
  await has(figures)
})

/** It has the focus; `count`: none of them does. */
const has = (where: Locator, count = 1): Promise<void> =>
  expect.poll(() => where.and(where.page().locator(':focus')).count()).toBe(count)
