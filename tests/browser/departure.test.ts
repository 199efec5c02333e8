/** Who leaves a game against the house while a wager on the hands of others is open. */
import { afterAll, beforeAll, test } from 'vitest'
import { isAccessible, picture, TABLET } from './harness.ts'
import { button, lay, pressArmed } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

test('Crazy 4 Poker: a player whose own hand is settled may leave with Cover All open, and is on the list', async () => {
  const page = await room.enter('table/27', TABLET)
  const now = (phase: string) => page.locator('.tablet-round strong', { hasText: phase }).waitFor()
  for (const check of ['Inspected for defects', 'Spread for the first player', 'Washed and stacked'])
    await pressArmed(page, check)
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, 'Open the game')
  await now('Wagers')
  await pressArmed(page, 'Shuffled by the device')
  await pressArmed(page, 'More on Ante, seat 1')
  await pressArmed(page, /^Seat 2/)
  await pressArmed(page, 'More on Ante, seat 2')
  await pressArmed(page, '$20 into it')
  await page.getByText('Game account $20.00').waitFor()
  await pressArmed(page, 'More on Cover All, seat 2')
  await pressArmed(page, 'No more bets')
  await now('Deal')
  await pressArmed(page, /^Dealt/)
  await now('Fold or play')
  await pressArmed(page, /^Play 1×/)
  await page.getByRole('heading', { name: 'Seat 2: fold or play?' }).waitFor()
  await pressArmed(page, /^Play 1×/)
  await pressArmed(page, 'Yes, continue')
  await now('The dealer’s hand')
  await lay(page, ['seven of clubs', 'seven of diamonds', 'two of hearts', 'three of spades', 'king of diamonds'])
  await pressArmed(page, 'Dealer’s hand shown')
  await now('Settle from the right')
  await button(page, 'Settle seat 2').waitFor()
  await lay(page, ['nine of clubs', 'nine of diamonds', 'four of hearts', 'five of spades', 'jack of diamonds'])
  await pressArmed(page, 'Settle seat 2')
  await button(page, 'Settle seat 1').waitFor()
  await pressArmed(page, 'Something is wrong')
  const list = page.locator('.deal-happened', { hasText: 'A player leaves' })
  await list.locator('button:not([data-arming])', { hasText: 'Seat 2' }).click()
  await isAccessible(page)
  await picture(page, 'departure-list')
  await pressArmed(page, 'Wagers stay in play')
  await page.getByText('Seat 2 · Wagers stay in play').first().waitFor()
})
