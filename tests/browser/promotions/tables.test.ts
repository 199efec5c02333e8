/** A splashed pot, and a day with a car: tickets by seat, a pass, identification that follows, cards, envelopes, keys. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from '../harness.ts'
import { button, pressKey } from '../people.ts'
import { openRoom, type Room, verify } from '../room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const SPLASH = 'hawaiian-gardens/splash-pot'
const CAR = 'hawaiian-gardens/car-drawing'
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const lastCall = (activity: string) =>
  [...room.kernel.state.callups.values()].findLast((one) => one.activity === activity)!

test('a table is drawn, chips are carried to its pot, the winner of the hand has them', async () => {
  const desk = await room.enter(`games?drawing=${SPLASH}`, { viewport: SIZES.desk })
  const board = await room.open(`board?only=${SPLASH}`, { viewport: SIZES.tv })
  await desk.getByLabel('Table on the ball').fill('7')
  await desk.getByLabel(/^Players dealt in/).fill('5')
  await desk.locator('.second-demo button').first().click()
  await button(desk, 'Announce the table').click()
  await says(desk, 'Table 7 has been drawn')
  await says(board, 'goes into the pot of the next hand')
  await desk.getByLabel(/^Cage drawer/).fill('1')
  const pot = desk.locator('.called')
  await pot.getByLabel(/^Players dealt in/).fill('5')
  await pot.locator('.second-demo button', { hasText: 'Chen' }).first().click()
  await picture(desk, 'promotion-desk-splash')
  await isAccessible(desk)
  await button(desk, 'The prize is in the pot').click()
  await says(desk, 'The prize is in the pot. Who has won the hand?')
  await says(board, 'lies in the pot: the winner of this hand has it')
  await picture(board, 'promotion-board-splash')
  await isAccessible(board)
  // By the keyboard alone.
  await pressKey(button(desk, 'Seat 2'), 'Space')
  await pressKey(button(desk, 'Won by seat 2'), 'Enter')
  await expect.poll(() => lastCall(SPLASH).hit).toBeDefined()
  const { hit = '' } = lastCall(SPLASH)
  const [award] = room.kernel.state.hits.get(hit)!.awards
  expect([award?.amount, award?.to]).toEqual(['20000', { kind: 'seat', table: '7', seat: '2' }])
  const [claim = ''] = await verify(room, hit, '22')
  await room.does({ do: 'ShowId', claim }, '31')
  await room.does({ do: 'PayClaim', claim, form: 'chips' }, '31')
  expect(room.kernel.state.claims.get(claim)?.status).toBe('paid')
  expect(room.kernel.state.splashes.size).toBe(0)
  await room.leave()
})

async function ticketFor(desk: Page, seat: string): Promise<void> {
  const due = desk.locator('.due')
  if (!(await due.getByLabel('Seat', { exact: true }).isVisible()))
    await due.locator('summary', { hasText: 'A ticket for another seat' }).click()
  await due.getByLabel('Table', { exact: true }).fill('7')
  await due.getByLabel('Seat', { exact: true }).fill(seat)
  for (const box of await due.locator('details').getByRole('checkbox').all()) await box.check()
  await button(due.locator('details'), 'Hand out the ticket').click()
  // Handed out, the form is empty again: what is typed before that would be wiped away.
  await expect.poll(() => due.getByLabel('Seat', { exact: true }).inputValue()).toBe('')
}

test('a car day: tickets by seat, into the drum, a pass, ID later, a card, an envelope, the key that starts', async () => {
  // Nine in the evening of the last day: tickets are handed out, and one more drawing is held.
  room.wait(61)
  await expect.poll(() => room.kernel.state.handedOut.get(CAR)?.due).toBe('2026-03-10T21:00')
  const desk = await room.enter(`games?drawing=${CAR}`, { viewport: SIZES.desk })
  const board = await room.open(`board?only=${CAR}`, { viewport: SIZES.tv })
  const own = () => room.kernel.state.tickets.filter(({ activity }) => activity === CAR)
  await ticketFor(desk, '1')
  await expect.poll(() => own().length).toBe(1)
  await ticketFor(desk, '2')
  await expect.poll(() => own().at(-1)?.last).toBe(own()[0]!.first + 1)
  await picture(desk, 'promotion-desk-due')
  await isAccessible(desk)
  const { first } = own()[0]!
  const collect = desk.locator('details', { hasText: 'Put tickets into the drum' })
  if (!(await collect.getByLabel(/^First ticket/).isVisible())) await collect.locator('summary').click()
  await collect.getByLabel(/^First ticket/).fill(`T${first}`)
  await collect.getByLabel(/^Last ticket/).fill(`T${first + 1}`)
  await collect.locator('.second-demo button').first().click()
  await button(collect, 'They are in the drum').click()
  await says(desk, 'Tickets in the drum · 2')
  await says(board, 'tickets in the drum')
  await desk.getByLabel(/^Ticket drawn by hand/).fill(`T${first}`)
  const drum = desk.locator('form', { hasText: 'Announce the ticket' })
  await drum.locator('.second-demo button').first().click()
  await button(desk, 'Announce the ticket').click()
  const boxes = desk.locator('.called').getByRole('checkbox')
  await boxes.first().waitFor()
  // The last one is identification, which may follow.
  for (const box of (await boxes.all()).slice(0, -1)) await box.check()
  await button(desk, 'Reported in').click()
  await says(desk, 'owes ID')
  await button(desk, 'ID is here').click()
  await expect.poll(() => [...room.kernel.state.stages.values()][0]?.passes[0]?.owes).toBeUndefined()
  await desk.context().close()
  // Ten in the evening; whoever was signed in an hour ago signs in again.
  room.wait(60)
  const stage = await room.enter(`games?drawing=${CAR}`, { viewport: SIZES.desk })
  await stage
    .getByLabel(/is here with the pass$/)
    .first()
    .check()
  await button(stage, 'Start with 1').click()
  await says(board, 'Cards give the order')
  await stage.locator('.stage button', { hasText: /^A/ }).first().click()
  await says(board, 'Choosing envelopes')
  await says(stage, /chooses an envelope:$/)
  await stage.locator('.stage button', { hasText: '4' }).first().click()
  await says(board, 'Trying the keys')
  await picture(board, 'promotion-board-stage')
  await picture(stage, 'promotion-desk-stage')
  await isAccessible(board)
  await button(stage, 'The car starts').click()
  await expect.poll(() => [...room.kernel.state.hits.values()].some(({ activity }) => activity === CAR)).toBe(true)
  await picture(board, 'promotion-board-won')
  await room.leave()
})
