/** A hit for a meter that another hit holds: on record at once, said everywhere, judged in its turn with one press. */
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { button, lay, press, reads, seat, seen, yesToAll } from './people.ts'
import { openRoom, type Room, SEVENS, sevens } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

test('three sevens at two tables: the second is held, waits for the first, and is judged when that is decided', async () => {
  const first = await sevens(room, '2')
  await room.does({ do: 'DisputeHit', hit: first, reason: 'the shoe' }, '21')
  const board = await room.open(`board?only=${SEVENS}`, { viewport: SIZES.tv })
  const sign: Locator = board.locator(`[data-activity="${SEVENS}"]`)
  await sign.getByText('PENDING').waitFor()
  const frozen = await seen(sign.locator('.sign-figure'))
  const next = await seen(sign.locator('.sign-state'))

  // The dealer of the second table.
  const table = await room.enter('table/1', TABLET)
  await seat(table, 3).click()
  await seat(table, 3).click()
  await seat(table, 5).click()
  await press(table, 'Start Game')
  await table.getByText('Round 1', { exact: true }).waitFor()
  // A fee that lies there since is for the next prize: what is pending stays one figure.
  await expect.poll(() => seen(sign.locator('.sign-state'))).not.toBe(next)
  expect(await seen(sign.locator('.sign-figure'))).toBe(frozen)
  await press(table, 'Report hit')
  await press(table, 'Seat 3')
  await lay(table, ['seven of hearts', 'seven of hearts', 'seven of hearts'])
  const judged = table.locator('.judged[data-wins="true"]')
  await reads(
    judged,
    new RegExp(`held[\\s\\S]*seat 3[\\s\\S]*waits for the decision on the hit at table 2 \\(${first}\\)`),
  )
  await picture(table, 'held-report')
  await press(table, 'Report; it will be held')
  await reads(table.locator('.result'), /Held[\s\S]*waits for the decision on the hit at table 2[\s\S]*seat 3/)
  await isAccessible(table)
  await picture(table, 'held-tablet')
  await reads(sign, /PENDING[\s\S]*1 hand waits to be judged/)
  await picture(board, 'held-sign')
  // The table plays on.
  await press(table, 'End Game')
  await table.getByText('Before the deal').waitFor()
  await reads(table.locator('.result'), /Held[\s\S]*table 2/)

  const second = [...room.kernel.state.hits.values()].find(({ status }) => status === 'held')!.hit
  const tonight = await room.desk('tonight', 'Ravi')
  await reads(
    tonight.locator('.list-row', { hasText: 'Hit held' }),
    new RegExp(`Table 1[\\s\\S]*waits for the decision on ${first}`),
  )
  const floor = await room.desk('floor', 'Ravi')
  await floor
    .locator('.list-row', { hasText: /Table 1(?!\d)/ })
    .first()
    .click()
  const judge = button(floor, 'Judge it now')
  await reads(floor.locator('.hit-pane'), /Held[\s\S]*waits for the decision on the hit at table 2/)
  await expect.poll(() => judge.isDisabled()).toBe(true)
  await isAccessible(floor)
  await picture(floor, 'held-floor')

  await room.does({ do: 'DeclineHit', hit: first, reason: 'a foreign card', evidence: 'camera 2', second: '22' }, '21')
  // Nobody has pressed yet: it waits, and everybody sees that.
  await reads(table.locator('.result'), /Held[\s\S]*the hit before it is decided/)
  await reads(sign, /PENDING[\s\S]*1 hand waits to be judged/)
  await reads(tonight.locator('.list-row', { hasText: /Table 1(?!\d)/ }), /Held hit: judge it now/)
  await picture(tonight, 'held-tonight')
  await judge.click()
  // What stood there when it was called, and nothing is lost: the first one's prize and every fee.
  await reads(floor.locator('.hit-pane'), /Pending[\s\S]*\$10,0\d\d\.\d\d/)
  await yesToAll(floor)
  await button(floor, /^Verify \$10,0/).click()
  await floor.getByText('verified by Ravi').waitFor()
  expect(room.kernel.state.hits.get(second)).toMatchObject({ status: 'verified', declaredBy: '11' })
  await sign.getByText('PENDING').waitFor({ state: 'detached' })
})

test('a coup that baccarat cannot deal is refused beside the cards, with the rule', async () => {
  const page = await room.enter('table/14', TABLET)
  for (const number of [1, 1]) await seat(page, number).click()
  await press(page, /^(?:Start Game|Coin In|Lock)/)
  await press(page, 'Report hit')
  // Nine is a natural: nobody draws to it.
  await lay(page, ['nine of hearts', 'king of spades', 'two of hearts'])
  await press(page, 'Banker')
  await lay(page, ['three of hearts', 'three of spades'])
  await reads(page.locator('.report-judged'), /cannot have a third card: Player has a natural 9/)
  await expect.poll(() => button(page, /^Report/).isDisabled()).toBe(true)
  await isAccessible(page)
  await picture(page, 'impossible-coup')
})
