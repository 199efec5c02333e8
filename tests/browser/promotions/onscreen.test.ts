/** A wheel on the screen of a made-up house: sealed, drawn, and only then does every screen turn to what was drawn. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookFirstIn } from '../../../src/server/house/catalogue.ts'
import { ROOT } from '../../../src/server/root.ts'
import { isAccessible, MOVING, picture, SIZES } from '../harness.ts'
import { button } from '../people.ts'
import { openRoom, type Room, verify } from '../room.ts'

let room: Room
beforeAll(async () => {
  lookFirstIn(join(ROOT, 'examples', 'catalog'))
  room = await openRoom()
})
afterAll(async () => {
  await room.close()
  lookFirstIn(undefined)
})

const WHEEL = 'lucky-lodge/lodge-wheel'
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Nines in the hole and on the board bring a ticket at table 7. */
async function quads(): Promise<void> {
  await room.does({ do: 'StartRound', table: '7', bets: [{ seat: '2', wagered: true, fees: [] }], dealtIn: 5 })
  const nine = 28
  const events = await room.does({
    do: 'ReportHit',
    table: '7',
    facts: { dealtIn: 5 },
    common: { board: [nine + 2, nine + 3, 9, 44, 2] },
    hands: [{ seat: '2', role: 'player', cards: { hole: [nine, nine + 1] }, bettors: [{ place: 'seated' }] }],
  })
  for (const event of events) if (event.type === 'HitDeclared') await verify(room, event.hit, '22')
}

/** What lies under the pointer once whatever moves has come to its end. */
const underPointer = (page: Page) =>
  page.evaluate(() => {
    // The light behind it never comes to an end.
    for (const one of document.getAnimations())
      if (one instanceof CSSAnimation && Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
    const rim = document.querySelector('.wheel-rim')!.getBoundingClientRect()
    const under = document.elementsFromPoint(rim.left + rim.width * 0.9, rim.top + rim.height / 2)
    return under.map((one) => one.closest('[data-shade]')?.textContent).find((text) => text !== undefined)
  })

test('drawn before it turns: the wall comes to rest on what was drawn, also for who comes late', async () => {
  await quads()
  const board = await room.open(`board?only=${WHEEL}`, { viewport: SIZES.tv, ...MOVING })
  const desk = await room.enter(`games?drawing=${WHEEL}`, { viewport: SIZES.desk })
  const [ticket] = room.kernel.state.tickets.filter(({ activity }) => activity === WHEEL)
  await desk.getByLabel(/^Ticket drawn by hand/).fill(`T${ticket!.first}`)
  await desk.locator('.second-demo button').first().click()
  await button(desk, 'Announce the ticket').click()
  await desk.getByLabel(/stub match/).check()
  await button(desk, 'Reported in').click()
  await button(desk, 'Seal the wheel').click()
  await says(board, 'Write this down, then call your digits')
  await isAccessible(board)
  await desk.getByLabel(/^Digits called/).fill('471108')
  await desk.locator('.sealed .second-demo button').first().click()
  await isAccessible(desk)
  await button(desk, 'Spin the wheel').click()
  await says(board, 'The wheel turns')
  const { play, spun } = [...room.kernel.state.callups.values()].findLast(({ activity }) => activity === WHEEL)!
  const last = play !== undefined && 'spins' in play ? play.spins.at(-1) : undefined
  const spot = last !== undefined && 'rests' in last && typeof last.rests === 'object' ? String(last.rests.spot) : ''
  expect(spun?.draw).toBe(room.kernel.state.draws.count)
  const shown = spot === 'double' ? '×2' : spot
  const late = await room.open(`board?only=${WHEEL}`, { viewport: SIZES.phone })
  await says(late, `The pointer rests on ${spot}`)
  expect(await late.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await underPointer(late)).toBe(shown)
  expect(await underPointer(board)).toBe(shown)
  await picture(board, 'promotion-board-onscreen')
  await picture(desk, 'promotion-desk-onscreen')
  // Nine seconds later it has come to rest everywhere.
  room.wait(0.15)
  await says(board, `The pointer rests on ${spot}`)
  await isAccessible(board)
  await room.leave()
})
