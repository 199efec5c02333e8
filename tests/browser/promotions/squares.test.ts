/** Squares in the demo: the score on the wall, a period to its end, confirmed by another person, awarded by the floor, on paper. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SQUARES } from '../../../src/server/demo/squares.ts'
import { isAccessible, picture, SIZES } from '../harness.ts'
import { button, press, pressArmed, reads } from '../people.ts'
import { openRoom, type Room } from '../room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** How far the side of the wall reaches below its page. */
const below = (page: Page) =>
  page.locator('.squares-side').evaluate((side) => {
    const last = side.lastElementChild!.getBoundingClientRect()
    return Math.ceil(last.bottom - side.getBoundingClientRect().bottom)
  })

/** Column 2 has the 7, row 2 the 4; the room's first table stands there. */
async function score(page: Page | Locator, source?: string): Promise<void> {
  await page.getByLabel('Hawks', { exact: true }).fill('7')
  await page.getByLabel('Bears', { exact: true }).fill('4')
  if (source !== undefined) await page.getByLabel('Where it was seen').fill(source)
}

test('the wall lights the space of the score, and those who sat there have the prize', async () => {
  const board = await room.open(`board?only=${SQUARES}`, { viewport: SIZES.tv })
  await board.getByText('Hawks along the top, Bears along the left').waitFor()
  await isAccessible(board)
  // In Spanish an empty space takes two lines, and the digest stands below all of it.
  await board.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"es"}'))
  room.wait(5)
  await board.reload()
  await reads(board.locator('.squares-ahead'), /una casilla vacía/)
  await expect.poll(() => below(board)).toBeLessThanOrEqual(0)
  await picture(board, 'squares-board-es')
  await board.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"en"}'))
  await board.reload()

  const desk = await room.enter(`games?squares=${SQUARES}`, { viewport: SIZES.desk })
  await button(desk, 'Show it on the boards').waitFor()
  await score(desk.locator('section', { has: desk.getByText('Score as it stands') }).last())
  await press(desk, 'Show it on the boards')
  await reads(board.locator('.squares-ahead'), /If the first quarter ended now\s*Table 7/)
  await reads(board.locator('[data-lit=true]'), /^7/)
  await picture(board, 'squares-board')
  await isAccessible(desk)
  await picture(desk, 'squares-desk')

  await pressArmed(desk, 'End of the first quarter')
  const entering = desk.locator('section', { hasText: 'Score after the first quarter' }).last()
  await score(entering, 'channel 7')
  await pressArmed(desk, 'Enter the score')
  const confirming = desk.locator('section', { hasText: 'Another person confirms the first quarter' }).last()
  await score(confirming, 'channel 9')
  await confirming.locator('.second-demo button').first().click()
  await picture(desk, 'squares-confirm')
  await pressArmed(desk, 'Confirm the score')
  await desk.getByText('Who sat at table 7?').waitFor()
  await press(desk, /^Seat 2/)
  await press(desk, /^Seat 5/)
  await isAccessible(desk)
  await picture(desk, 'squares-award')
  await pressArmed(desk, 'Award 2 seats')
  await reads(desk.locator('.squares-list li').first(), /First quarter\s+\$500\.00\s+7–4 · Table 7 · 2 winners/)
  await reads(board.locator('.squares-periods li').first(), /Table 7 · 2 winners/)
  const [hit] = [...room.kernel.state.hits.values()].filter(({ source }) => source.kind === 'squares')
  expect(hit?.awards.map(({ amount }) => amount)).toEqual(['25000', '25000'])

  await press(desk, 'Grid and winners on paper')
  await reads(desk.locator('.sheet'), /first quarter · Table 7 · Seat 5\s*\$250\.00/i)
  await isAccessible(desk)
  await picture(desk, 'squares-paper')

  const phone = await room.enter(`games?squares=${SQUARES}`, { viewport: SIZES.phone, hasTouch: true })
  await button(phone, 'End of the half').waitFor()
  expect(await sideways(phone)).toBe(0)
  await isAccessible(phone)
  await picture(phone, 'squares-phone')
})
