/** A car day: two drawings give passes, ID follows, and at 22:00 the host goes through cards, envelopes and keys by touch. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES } from './harness.ts'
import { button } from './people.ts'
import { openRoom, type Room } from './room.ts'

const CAR = 'hawaiian-gardens/car-drawing'
let room: Room
beforeAll(async () => {
  // Ten to twelve in California on the last day of the demo's promotion.
  room = await openRoom(Date.parse('2026-04-11T18:50:00Z'))
})
afterAll(() => room.close())

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Drawn by hand, and there; `hasId` or it is to follow. */
async function passFor(ticket: string, hasId: boolean): Promise<string> {
  await room.does({ do: 'DrawTicket', activity: CAR, ticket, witnesses: ['11'] }, '21')
  const { callup } = [...room.kernel.state.callups.values()].at(-1)!
  const answers = { Q8: true, Q7: true, R7: true, 'R6 R8 R9': hasId }
  await room.does({ do: 'ReportIn', callup, answers }, '21')
  return callup
}

test('passes, identification that follows, the order by cards, envelopes, and the key that starts the car', async () => {
  for (const [seat, person] of [
    ['1', '9001'],
    ['2', '9002'],
  ] as const) {
    await room.does({ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 30, second: '71' }, '21')
    await room.does({ do: 'SeatPlayer', table: '7', seat, person }, '21')
  }
  room.wait(11)
  // What fell due is done before the next order: the tickets of noon.
  await room.does({ do: 'LeaveSeat', table: '7', seat: '1' }, '21')
  const tickets = room.kernel.state.tickets.filter(({ activity }) => activity === CAR)
  expect(tickets.map(({ person }) => person)).toEqual(['9001', '9002'])
  const [one, two] = tickets.map((ticket) => ticket.first)
  await room.does({ do: 'CollectTickets', activity: CAR, tickets: [{ first: one!, last: two! }], second: '71' }, '21')
  const first = await passFor(`T${one}`, true)
  room.wait(60)
  const second = await passFor(`T${two}`, false)

  const early = await room.enter(`games?drawing=${CAR}`, { viewport: SIZES.tablet })
  await says(early, 'Keys for the car')
  await says(early, 'owes ID')
  await picture(early, 'stage-passes')
  await isAccessible(early)
  await button(early, 'ID is here').click()
  await expect.poll(() => early.getByText('owes ID').count()).toBe(0)
  // Nobody starts before the posted time.
  expect(await button(early, /^Start with/).count()).toBe(0)
  await early.context().close()
  room.wait(9 * 60)
  const page = await room.enter(`games?drawing=${CAR}`, { viewport: SIZES.tablet })
  await button(page, 'Start with 0').waitFor()
  for (const callup of [first, second])
    await page.getByLabel(new RegExp(`\\(${callup}\\) is here with the pass$`)).check()
  await button(page, 'Start with 2').click()
  await says(page, /draws a card:$/)
  await picture(page, 'stage-cards')
  await isAccessible(page)
  const cards = page.locator('.stage .acts button')
  await cards.nth(6).click()
  await expect.poll(() => cards.count()).toBe(9)
  await cards.nth(0).click()
  // The second one has the ace, and is the first to choose and to try.
  await says(page, new RegExp(`\\(${second}\\) chooses an envelope:$`))
  await button(page, /^4$/).click()
  await says(page, new RegExp(`\\(${first}\\) chooses an envelope:$`))
  await button(page, /^7$/).click()
  await says(page, new RegExp(`\\(${second}\\) tries the key of envelope 4\\.$`))
  await picture(page, 'stage-keys')
  await isAccessible(page)
  await button(page, 'It does not start').click()
  await says(page, new RegExp(`\\(${first}\\) tries the key of envelope 7\\.$`))
  await button(page, 'The car starts').click()
  await says(page, 'It is over.')
  await says(page, /has won the car/)
  const hit = [...room.kernel.state.hits.values()].find(({ activity }) => activity === CAR)
  expect(hit).toMatchObject({ source: { kind: 'drawing', callup: first }, status: 'declared' })
  expect(hit?.awards[0]).toMatchObject({ line: 'car', amount: '2400000', thing: 'a new car' })
  await page.context().close()
})
