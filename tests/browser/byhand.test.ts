/** An award that people decide: entered by one at the floor's page, verified by another, payable at the cage. */
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookFirstIn } from '../../src/server/house/catalogue.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { reads, sign } from './people.ts'
import { openRoom, type Room } from './room.ts'

/** A Sunday at the house, an hour before its player of the week may be named. */
const BEFORE_SIX = Date.parse('2026-03-02T01:00:00Z')

let room: Room
let floor: Page
beforeAll(async () => {
  lookFirstIn(resolve(import.meta.dirname, '..', '..', 'examples', 'catalog'))
  room = await openRoom(BEFORE_SIX)
})
afterAll(() => {
  lookFirstIn(undefined)
  return room.close()
})

const button = (name: string | RegExp) => floor.getByRole('button', { name })

test('before the posted hour the page says so, with its clause, and takes nothing', async () => {
  floor = await room.enter('floor?tab=byhand', { viewport: SIZES.desk })
  await reads(floor.locator('.notice', { hasText: 'Not yet' }), /W4\s+outside the posted hours/)
  await expect.poll(() => button('Enter the award').isDisabled()).toBe(true)
  await floor.context().close()
})

test('inside the hours: outside the range it is refused and stays as typed; inside it is held, verified and payable', async () => {
  room.wait(75)
  floor = await room.enter('floor?tab=byhand', { viewport: SIZES.desk })
  await button(/^player of the week/).click()
  await floor.getByLabel('Who', { exact: true }).fill('member 12')
  await floor.getByLabel(/^Amount/).fill('300.01')
  await floor.getByLabel('Evidence').fill('sign-in sheets of week 9')
  await button('Enter the award').click()
  await reads(floor.locator('[role="alert"] .notice'), /\$300\.01 is outside the posted \$100\.00 to \$300\.00/)
  const entered = [...room.kernel.state.hits.values()].filter(({ activity }) => activity.startsWith('lucky-lodge'))
  expect(entered).toEqual([])
  await expect.poll(() => floor.getByLabel('Who', { exact: true }).inputValue()).toBe('member 12')
  await picture(floor, 'floor-byhand')
  await isAccessible(floor)
  await floor.getByLabel(/^Amount/).fill('250')
  await button('Enter the award').click()
  // Whoever entered it does not verify it.
  await floor.locator('.other-key').waitFor()
  const pane = floor.locator('.hit-pane')
  await reads(pane, /\$250\.00[\s\S]*Player of the Week[\s\S]*sign-in sheets of week 9[\s\S]*member 12/)
  await button(/^Yes to all 2 questions$/).click()
  await sign(floor.locator('.other-key'), 'Lucía')
  await button('Verify $250.00 with this badge').click()
  await floor.getByText('verified by Lucía').waitFor()
  await reads(floor.locator('.pay-list tbody tr'), /member 12\s+\$250\.00\s+C\d+\s+To be paid/)
  await picture(floor, 'floor-byhand-verified')
  await isAccessible(floor)
  await floor.context().close()
})

test('two winners of one pool have equal parts of it', async () => {
  floor = await room.enter('floor?tab=byhand', { viewport: SIZES.desk })
  await button(/^player of the season/).click()
  await button('Add a winner').click()
  await floor.getByLabel('Who, 1').fill('member 7')
  await floor.getByLabel('Who, 2').fill('member 9')
  await floor.getByLabel('Evidence').fill('points list of the season')
  await button('Enter the award').click()
  const rows = floor.locator('.hit-pane .grid-table tbody tr')
  // Half of the $1,000 that the season began with, in two.
  const shares = async () => (await rows.allInnerTexts()).map((row) => row.split('\t').slice(0, 3).join(' '))
  await expect.poll(shares).toEqual(['member 7 player of the season $250.00', 'member 9 player of the season $250.00'])
  await floor.context().close()
})
