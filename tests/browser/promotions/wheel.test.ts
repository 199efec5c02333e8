/** A promotion from the hand to the paid prize: tickets, the drum, somebody who does not come, another draw, the wheel. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardOf } from '../../../src/cards/card.ts'
import { isAccessible, picture, SIZES } from '../harness.ts'
import { button, pays, yesToAll } from '../people.ts'
import { openRoom, type Room, verify } from '../room.ts'
import { clashing, cutShort, overflowing } from '../walls.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const WHEEL = 'bay-101/prize-wheel'
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const tickets = () => room.kernel.state.tickets.filter(({ activity }) => activity === WHEEL)

/** A straight at a table of three card poker brings three tickets, once the floor has verified it. */
async function straight(seat: string): Promise<void> {
  const hand = [cardOf(6, 0), cardOf(7, 1), cardOf(8, 2)]
  await room.does({ do: 'StartRound', table: '12', bets: [{ seat, wagered: true, fees: [] }], dealtIn: 3 })
  const events = await room.does({
    do: 'ReportHit',
    table: '12',
    facts: { dealtIn: 3 },
    common: {},
    hands: [{ seat, role: 'player', cards: { hand }, bettors: [{ place: 'seated' }] }],
  })
  const hit = events.flatMap((event) =>
    event.type === 'HitDeclared' && event.activity === WHEEL ? [event.hit] : [],
  )[0]!
  await verify(room, hit, '22')
  await room.does({ do: 'EndRound', table: '12' })
}

async function announce(page: Page, ticket: number): Promise<void> {
  await page.getByLabel(/^Ticket drawn by hand/).fill(`T${ticket}`)
  await page.locator('.second-demo button').first().click()
  await button(page, 'Announce the ticket').click()
}

/** On a wall and on its side everything is read to its end, and the wheel is most of the wall. */
async function isWhole(...walls: readonly Page[]): Promise<void> {
  for (const wall of walls) {
    await expect.poll(() => clashing(wall)).toEqual([])
    expect(await cutShort(wall)).toEqual([])
    expect(await overflowing(wall)).toEqual([])
    const face = (await wall.locator('.wheel-face').boundingBox())!
    const { width, height } = wall.viewportSize()!
    expect(face.height / Math.min(width, height)).toBeGreaterThan(0.7)
    expect(face.y + face.height).toBeLessThanOrEqual(height)
  }
}

test('hand, ticket, drum, absent, drawn again, spin: the wall shows each, and the cage pays', async () => {
  await straight('2')
  await straight('4')
  const [first, second] = tickets()
  expect(tickets().map(({ first: from, last, isIn }) => [last - from + 1, isIn])).toEqual([
    [3, true],
    [3, true],
  ])
  const board = await room.open(`board?only=${WHEEL}`, { viewport: SIZES.tv })
  const phone = await room.open(`board?only=${WHEEL}`, { viewport: SIZES.phone })
  const desk = await room.enter(`games?drawing=${WHEEL}`, { viewport: SIZES.desk })
  await says(desk, 'Tickets in the drum · 6')
  await says(board, 'A spin of the wheel')
  await picture(board, 'promotion-board-wheel')
  await isAccessible(board)
  const tall = await room.open(`board?only=${WHEEL}`, { viewport: { width: 1080, height: 1920 }, locale: 'es-MX' })
  await tall.locator('.wheel-list li').first().waitFor()
  await isWhole(board, tall)

  await announce(desk, first!.first)
  await board.locator('.call-number', { hasText: `T${first!.first}` }).waitFor()
  await says(board, 'Report to the desk')
  await picture(board, 'promotion-board-call')
  await tall.locator('.call-number').waitFor()
  await picture(tall, 'promotion-board-call-tall')
  await isWhole(board, tall)
  await picture(phone, 'promotion-phone-call')
  await isAccessible(board)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // Two minutes and no more: the ticket is thrown away, the others of the same player stay.
  room.wait(3)
  await expect.poll(() => [...room.kernel.state.callups.values()].at(-1)?.status).toBe('passed over')
  await says(desk, 'Tickets in the drum · 5')
  await announce(desk, second!.first)
  await board.locator('.call-number', { hasText: `T${second!.first}` }).waitFor()
  const boxes = desk.locator('.called').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
  await picture(desk, 'promotion-desk-called')
  await isAccessible(desk)
  await button(desk, 'Reported in').click()

  // The double spot, then a cash spot: twice of it.
  await desk.getByLabel(/^Complete turns/).fill('3')
  await button(desk, /^double/).click()
  await says(board, 'Double: the next cash spot counts twice')
  await picture(board, 'promotion-board-double')
  await isWhole(board, tall)
  await picture(desk, 'promotion-desk-wheel')
  await desk.getByLabel(/^Complete turns/).fill('2')
  await button(desk, /^\$100/).click()
  await says(desk, 'Pay $200.00')
  const { hit = '' } = [...room.kernel.state.callups.values()].at(-1)!
  const floor = await room.enter(`floor?hit=${hit}`, { viewport: SIZES.desk }, 'Lucía')
  await yesToAll(floor)
  await button(floor, 'Verify $200.00').click()
  await says(floor, /Verified/i)
  const [claim = ''] = room.kernel.state.hits.get(hit)!.claims
  const cage = await room.enter(`cage?claim=${claim}`, { viewport: SIZES.desk })
  await pays(cage, 'Pay $200.00')
  await expect.poll(() => room.kernel.state.claims.get(claim)?.status).toBe('paid')
  await room.leave()
})
