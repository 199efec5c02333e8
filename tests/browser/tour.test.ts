/** Somebody new: the start page, and a jackpot over five screens. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, SIZES } from './harness.ts'
import { press, reads } from './people.ts'
import { openRoom, type Room, sevens } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

test('the start page groups the screens by whose they are, each once', async () => {
  const page = await room.open('', { viewport: SIZES.desk })
  await page.getByRole('heading', { name: 'For guests' }).waitFor()
  const links = await page.locator('.start-screens a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
  for (const path of ['/board', '/table', '/cage', '/books']) expect(links).toContain(path)
  await isAccessible(page)
  await page.setViewportSize(SIZES.phone)
  await page.locator('.start-more li').last().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test.each([
  ['desk', SIZES.desk],
  ['phone', SIZES.phone],
])(
  'a jackpot is hit, seen, verified, paid and found with one press on each of five screens: %s',
  async (_, viewport) => {
    const before = room.kernel.state.hits.size
    // Somebody else left theirs after the deal: the next one goes on with it.
    if (viewport === SIZES.phone) await sevens(room)
    const page = await room.open('', { viewport })
    await press(page, 'Hit a jackpot')
    const card = page.locator('.tour')
    const steps = [
      ['1 of 5', 'Deal three sevens of hearts'],
      ['2 of 5', 'On to the floor'],
      ['3 of 5', 'Yes to all, and verify'],
      ['4 of 5', 'Take ID and form, and pay'],
      ['5 of 5', 'Look around on your own'],
    ] as const
    for (const [at, name] of steps) {
      await reads(card, new RegExp(at))
      await card.getByRole('button', { name }).and(page.locator('button:enabled')).waitFor()
      if (at !== '1 of 5') await isAccessible(page)
      await press(card, name)
    }
    await page.getByRole('heading', { name: 'For guests' }).waitFor()
    expect(room.kernel.state.hits.size).toBe(before + 1)
    const hit = [...room.kernel.state.hits.values()].at(-1)!
    expect(hit.activity).toBe('bay-101/blazing-7s')
    expect(hit.status).toBe('verified')
    expect(hit.claims.map((claim) => room.kernel.state.claims.get(claim)?.status ?? 'paid')).toEqual(['paid'])
    expect(room.kernel.state.rounds.get('1')?.open).toBeUndefined()
  },
)
