/** A game against the house, dealt live: cards opened with the floor, wagers, cards, payments in order, the books. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balance } from '../../src/ledger/balances.ts'
import { isAccessible, SIZES, TABLET } from './harness.ts'
import { lay, pressArmed, pressWhenSaid } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const GAME = 'massachusetts/crazy-4-poker'
/** The deck has the focus, and cards are typed. */
const typed = async (page: Page, cards: string) => {
  await page.locator('.choice:focus').waitFor()
  await page.keyboard.type(cards)
}
const now = (page: Page, phase: string) => page.locator('.tablet-round strong', { hasText: phase }).waitFor()

test('Crazy 4 Poker at table 27: a void round; four aces take the meter and wait for the floor; bonuses to the account', async () => {
  const page = await room.enter('table/27', TABLET)
  await now(page, 'The cards come to the table')
  for (const check of ['Inspected for defects', 'Spread for the first player', 'Washed and stacked'])
    await pressArmed(page, check)
  await pressArmed(page, 'Open the game')
  // Without somebody of the floor the inspection is not verified.
  await page.getByText('verifies the inspection').waitFor()
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, 'Open the game')
  await now(page, 'Wagers')
  await pressArmed(page, 'Shuffled by the device')
  // Queens Up comes after the Ante: said with its section while the chips are still there to be moved.
  await pressArmed(page, 'More on Queens Up, seat 1')
  await page.getByText('Not allowed: Seat 1').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'No more bets' }).isDisabled()).toBe(true)
  await pressArmed(page, 'More on Ante, seat 1')
  await pressArmed(page, 'No more bets')
  await now(page, 'Deal')
  await pressArmed(page, /^Dealt/)
  await now(page, 'Fold or play')
  // A card of the dealer is seen before the player has decided: everything goes back.
  await pressArmed(page, 'Something is wrong')
  await pressArmed(page, 'A card of the dealer was exposed')
  await page.locator('.dealing-foreseen', { hasText: 'Hand back ante of seat 1: $5.00' }).waitFor()
  await pressArmed(page, 'Void the round')
  await now(page, 'Wagers')
  await page.locator('.dealing-told', { hasText: 'all hands are void' }).waitFor()
  expect(balance(room.kernel.state.balances, GAME, 'due:game:27')).toBe(0n)

  await pressArmed(page, 'Shuffled by the device')
  for (const wager of ['Ante', 'Ante', 'Four-Card Progressive']) await pressArmed(page, `More on ${wager}, seat 1`)
  await pressArmed(page, '$20 into it')
  await page.getByText('Game account $20.00').waitFor()
  await pressArmed(page, 'More on Five Card Hand Bonus, own hand, seat 1')
  await pressArmed(page, /^Seat 2/)
  await pressArmed(page, 'More on Ante, seat 2')
  await isAccessible(page)
  await pressArmed(page, 'No more bets')
  // Two chips lie before the tray and the system has accepted one wager.
  await pressArmed(page, 'Four-Card Progressive: 2 chips counted')
  await pressArmed(page, /^Counted/)
  await page.getByText('2 counted, 1 accepted by the system').waitFor()
  await pressArmed(page, 'Four-Card Progressive: 1 chip counted')
  await pressArmed(page, /^Counted/)
  await now(page, 'Deal')
  await pressArmed(page, /^Dealt/)
  await now(page, 'Fold or play')
  await pressArmed(page, /^Play 3×/)
  await page.getByRole('heading', { name: 'Seat 2: fold or play?' }).waitFor()
  await pressArmed(page, 'Fold')
  // The last one has decided: looked over once, then the forfeits are collected.
  await page.getByText('Collect $10.00').waitFor()
  await pressArmed(page, 'It is so: go on')
  await now(page, 'The dealer’s hand')
  await lay(page, ['seven of clubs', 'seven of diamonds', 'two of hearts', 'three of spades', 'king of diamonds'])
  // Somebody has wagered on what the system draws: it is asked for.
  await expect.poll(() => page.getByRole('button', { name: 'The dealer’s hand is shown' }).isDisabled()).toBe(true)
  await pressArmed(page, /^Seat 1/)
  await lay(page, ['ace of clubs'])
  await isAccessible(page)
  await pressArmed(page, 'The dealer’s hand is shown')
  await now(page, 'Settle from the right')
  // Seat 2 sits to the right of seat 1; it has folded, and nothing of it is left to be settled.
  await page.getByRole('button', { name: 'Settle seat 1' }).waitFor()
  await lay(page, ['ace of clubs', 'ace of diamonds', 'ace of hearts', 'ace of spades', 'four of diamonds'])
  // Before anything is sent: what it is, what it pays and from where, and that the floor looks first.
  await page.locator('.deal-hand', { hasText: 'four of a kind, aces' }).waitFor()
  await page.locator('.dealing-sums', { hasText: '$5,000.10 from the meter, not from the tray' }).waitFor()
  await page.getByText('is paid after a floor person has verified it').waitFor()
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, /The floor has verified/)
  await now(page, 'Wagers')
  await page.locator('.dealing-told li', { hasText: 'all remaining cards' }).waitFor()
  const told = (await page.locator('.dealing-told li').allTextContents()).map((line) => line.replaceAll(/\s+/g, ' '))
  const at = (part: string) => told.findIndex((line) => line.includes(part))
  // Forfeits before the dealer's hand; one dollar has gone to the meter at its rate of 10%, and four aces take all of it.
  const inOrder = [
    'ante of seat 2, forfeited',
    "the dealer's hand: pair of sevens",
    'seat 1 super bonus: $2,000.00',
    'seat 1 four-card progressive: $5,000.10',
    'seat 1 hand bonus: $500.00',
    'seat 1 Magic Card on hand bonus: $20.00',
    'seat 1 Lucky Bonus on hand bonus: $5.00',
    'all remaining cards',
  ].map(at)
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
  expect(inOrder).not.toContain(-1)
  const { balances, hits } = room.kernel.state
  const hit = [...hits.values()].find(({ activity }) => activity === GAME)
  expect(hit).toMatchObject({ status: 'declared', source: { kind: 'table', table: '27' } })
  expect(balance(balances, GAME, `pending:${hit?.hit}`)).toBe(500_010n)
  // Started anew with its reset amount; the account has its wager of $1 less and the three bonuses more.
  expect(balance(balances, GAME, 'pool:four-card')).toBe(500_000n)
  expect(balance(balances, GAME, 'account:27-1')).toBe(2_000n - 100n + 52_500n)
  // The hand stays on the table until its papers are done.
  await pressArmed(page, 'Shuffled by the device')
  await page.getByText(/stay until the papers of H\d+ are done/).waitFor()

  const floor = await room.enter('floor', {}, 'Lucía')
  await floor.getByText('$5,000.10').first().waitFor()
})

test('Four-Card Poker at table 28: the up card, a fold near the sensor, envy at the end, a prize backed out', async () => {
  const ROOM = 'south-dakota/four-card-poker'
  const page = await room.enter('table/28', TABLET)
  await now(page, 'Wagers')
  for (const seat of ['1', '3']) {
    await pressArmed(page, new RegExp(`^Seat ${seat}`))
    for (const wager of ['Ante', 'Ante', 'Progressive']) await pressArmed(page, `More on ${wager}, seat ${seat}`)
  }
  await pressArmed(page, 'No more bets')
  await now(page, 'Deal')
  await expect.poll(() => page.getByRole('button', { name: /^Dealt/ }).isDisabled()).toBe(true)
  await lay(page, ['three of hearts'])
  await pressArmed(page, /^Dealt/)
  await now(page, 'Fold or play')
  await pressArmed(page, /^Play 3×/)
  await page.getByRole('heading', { name: 'Seat 3: fold or play?' }).waitFor()
  await pressArmed(page, 'Fold')
  await pressArmed(page, 'It is so: go on')
  await now(page, 'The dealer’s hand')
  // The card that lies face up is there already.
  await lay(page, ['king of clubs', 'king of diamonds', 'queen of hearts', 'five of spades', 'two of diamonds'])
  await pressArmed(page, 'The dealer’s hand is shown')
  await now(page, 'Settle from the right')
  // A folded hand with a progressive wager is turned over too.
  await expect.poll(() => page.getByRole('button', { name: 'Settle seat 3' }).isDisabled()).toBe(true)
  await lay(page, ['king of spades', 'king of hearts', 'queen of diamonds', 'five of clubs', 'two of spades'])
  await pressArmed(page, 'Settle seat 3')
  await page.getByRole('button', { name: 'Settle seat 1' }).waitFor()
  await lay(page, ['nine of diamonds', 'eight of diamonds', 'seven of diamonds', 'six of diamonds', 'five of diamonds'])
  await page.getByText('is paid after a floor person has verified it').waitFor()
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, /The floor has verified/)
  await now(page, 'Wagers')
  await page.locator('.dealing-told li', { hasText: 'game over' }).waitFor()
  const told = (await page.locator('.dealing-told li').allTextContents()).map((line) => line.replaceAll(/\s+/g, ' '))
  const inOrder = [
    'face up: 3h S5',
    'the cards of seat 3 stay face down near the sensor S7a',
    'ante of seat 3, forfeited: $10.00',
    "the dealer's hand: pair of kings",
    'seat 1 play: $30.00 and $30.00 back',
    'seat 1 automatic bonus on ante: $200.00',
    'seat 1 progressive: $100.00',
    'seat 3 envy on progressive: $5.00',
    'game over',
  ].map((part) => told.findIndex((line) => line.includes(part)))
  expect(inOrder).not.toContain(-1)
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
  // Two dollars less their twenty percent, a forfeited Ante; Play, Ante, bonus, prize and envy paid.
  const won = () => balance(room.kernel.state.balances, ROOM, 'due:game:28')
  expect(won()).toBe(160n + 1_000n - 3_000n - 1_000n - 20_000n - 10_000n - 500n)
  await page.getByText('A prize of the last round').click()
  await pressArmed(page, /^\$100\.00 · Seat 1/)
  await page.getByLabel('Reason').fill('the key of another hand')
  await page.getByLabel('Document').fill('M-18')
  await pressArmed(page, /^Ravi,/)
  await isAccessible(page)
  await pressArmed(page, 'Take it back by adjustment')
  await page.getByText('$100.00 paid to seat 1 on progressive').waitFor()
  expect(won()).toBe(160n + 1_000n - 3_000n - 1_000n - 20_000n - 500n)
  await page.context().close()
})

test('Four-Card Poker by the keyboard; a press that falls twice counts once; another tablet follows; a void is asked for', async () => {
  const page = await room.enter('table/28', { viewport: SIZES.tablet })
  const other = await room.enter('table/28', { viewport: SIZES.tablet })
  await now(page, 'Wagers')
  for (const seat of ['1', '2']) {
    await pressArmed(page, new RegExp(`^Seat ${seat}`))
    await pressArmed(page, `More on Ante, seat ${seat}`)
  }
  // What was laid is there after a new start of the tablet.
  await page.reload()
  await page.getByRole('button', { name: /^Seat 2 \$5\.00/ }).waitFor()
  await pressArmed(page, 'No more bets')
  await now(page, 'Deal')
  await typed(page, '3h')
  await page.locator('.dealing-foot .next:focus:not([data-arming])').waitFor()
  await page.keyboard.press('Enter')
  await now(page, 'Fold or play')
  await now(other, 'Fold or play')
  const ask = (on: Page, seat: string) => on.getByRole('heading', { name: `Seat ${seat}: fold or play?` }).waitFor()
  await ask(page, '1')
  const again = pressWhenSaid(page, 'Seat 2: fold or play?', '.deal-choices .next')
  await page.locator('button:not([data-arming])', { hasText: 'Play 1×' }).dblclick()
  await again
  await ask(page, '2')
  await page.locator('button:not([data-arming])', { hasText: 'Play 1×' }).waitFor()
  await ask(page, '2')
  await ask(other, '2')
  // The last one: nothing is sent before it was looked over.
  await pressArmed(page, 'Fold')
  await page.getByText('Seat 2 has folded').waitFor()
  await pressArmed(page, 'Seat 2 once more')
  await ask(page, '2')
  await pressArmed(page, 'Something is wrong')
  await pressArmed(page, 'Somebody has a wrong number of cards')
  await page.getByText('This makes the round void').waitFor()
  await pressArmed(page, 'No, back')
  await pressArmed(page, 'Back to the game')
  await ask(page, '2')
  await pressArmed(page, 'Something is wrong')
  await pressArmed(page, 'Somebody has a wrong number of cards')
  await pressArmed(page, 'Void the round')
  await now(other, 'Wagers')
  await page.getByRole('button', { name: 'The same wagers as before' }).waitFor()
  await isAccessible(page)
  for (const one of [page, other]) await one.context().close()
})

test('what was entered wrongly is set right by the floor; a closed table and an ended session are said', async () => {
  const page = await room.enter('table/28', { viewport: SIZES.tablet })
  await now(page, 'Wagers')
  await pressArmed(page, 'More on Ante, seat 1')
  await pressArmed(page, 'No more bets')
  await now(page, 'Deal')
  await typed(page, '3h')
  await pressArmed(page, /^Dealt/)
  await pressArmed(page, /^Play 1×/)
  await pressArmed(page, 'It is so')
  await now(page, 'The dealer’s hand')
  // The card that lay face up was the three of diamonds.
  await pressArmed(page, 'Undo')
  await typed(page, '3dKcKdQh5s2c')
  await page.getByText('3h lay face up').waitFor()
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, 'The floor sets it right')
  await now(page, 'Settle from the right')
  await page.locator('.dealing-told', { hasText: 'told were 3h' }).waitFor()
  // And it was the two of diamonds; the player has wagered twice the Ante.
  await pressArmed(page, 'Something is wrong')
  await pressArmed(page, 'The dealer’s cards were entered wrongly')
  await typed(page, '3dKcKdQh5s2d')
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, 'The floor sets it right')
  await page.locator('.dealing-told', { hasText: 'told were 3d Kc Kd Qh 5s 2c' }).waitFor()
  await pressArmed(page, 'Something is wrong')
  await pressArmed(page, 'A decision was entered wrongly')
  await page.getByRole('button', { name: 'The floor sets it right' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'The floor sets it right' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Fold' }).count()).toBe(0)
  await pressArmed(page, /^Play 2×/)
  await pressArmed(page, /^Ravi,/)
  await pressArmed(page, 'The floor sets it right')
  await page.getByRole('button', { name: 'Settle seat 1' }).waitFor()
  await lay(page, ['king of spades', 'king of hearts', 'queen of diamonds', 'nine of clubs', 'two of spades'])
  // Every sum with its reason, before it is sent.
  await page.locator('.dealing-foreseen li', { hasText: /seat 1 play: \$10\.00 .*S10/ }).waitFor()
  await isAccessible(page)
  await pressArmed(page, 'Settle seat 1')
  await now(page, 'Wagers')
  const floor = await room.enter('floor?table=28', { viewport: SIZES.desk })
  await floor.locator('summary', { hasText: 'Close the table' }).click()
  await floor.getByRole('button', { name: 'Close the table' }).click()
  await page.getByText('The floor opens it.').waitFor()
  await page.context().clearCookies()
  await floor.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.signin-demo').waitFor()
  for (const one of [page, floor]) await one.context().close()
})
