/** Anybody plays a round of each game, and every payment tells its clause. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, SIZES } from './harness.ts'
import { press } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

const told = async (page: Page): Promise<string[]> =>
  (await page.locator('.try-told li').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())

test('Crazy 4 Poker: aces play three times, lose to three sevens, and queens up is paid all the same', async () => {
  const page = await room.open('practice/crazy-4-poker?deck=AsAhKdQc2s7c7d7h3s4d', {
    viewport: SIZES.tablet,
    hasTouch: true,
  })
  await press(page, 'More on Queens Up, seat 1')
  await press(page, 'More on Four-Card Progressive, seat 1')
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.getByText('pair of aces').first().waitFor()
  // The return key does what is next.
  const enter = async (next: RegExp) => {
    await page.locator('.next:focus', { hasText: next }).waitFor()
    await page.keyboard.press('Enter')
  }
  await press(page, 'Play 3×')
  await enter(/Show the dealer/)
  await page.getByText('three of a kind, sevens').first().waitFor()
  await enter(/Settle seat/)
  // Ante 10, Play 30 and Super Bonus 10 are lost, the progressive's dollar too; Queens Up pays its 5 once.
  await page.getByText('loses $46.00').waitFor()
  const lines = await told(page)
  expect(lines.some((line) => /^Collect seat 1 play: \$30\.00 S10c3/.test(line))).toBe(true)
  expect(lines.some((line) => /^Pay seat 1 queens up: \$5\.00 and \$5\.00 back .*S11c/.test(line))).toBe(true)
  const paid = page.locator('.try-told li', { hasText: 'queens up: $5.00' })
  await paid.locator('summary').click()
  await paid.getByText(/^S2 /).first().waitFor()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await press(page, 'Another round')
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor()
  await page.context().close()
})

test('without aces three times the ante is not offered, and the section says why', async () => {
  const page = await room.open('practice/crazy-4-poker?deck=KsKhQdJc2s7c8d9h3s4d', { viewport: SIZES.tablet })
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.getByText('pair of kings').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Play 3×' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Play 1×' }).isDisabled()).toBe(false)
  await page.locator('.try-hand', { hasText: 'S10b' }).first().waitFor()
  await page.context().close()
})

test('Four-Card Poker: the dealer has six cards, a tie is the player’s', async () => {
  const page = await room.open('practice/four-card-poker?deck=KsKhQd3c2sKcKdQh3s2d5h', { viewport: SIZES.tablet })
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await press(page, 'Play 1×')
  await press(page, /Show the dealer/)
  await press(page, /Settle seat/)
  // Kings with queen and five beat kings with queen and three: the dealer has the better four.
  await page.getByText('loses $20.00').waitFor()
  await page.context().close()
  const tied = await room.open('practice/four-card-poker?deck=KsKhQd5c2sKcKdQh5s2d3h', { viewport: SIZES.tablet })
  await tied.getByRole('button', { name: 'Deal', exact: true }).click()
  await press(tied, 'Play 1×')
  await press(tied, /Show the dealer/)
  await press(tied, /Settle seat/)
  await tied.getByText('wins $20.00').waitFor()
  await tied.context().close()
})

test('in Spanish, on a phone: the dealer is told in Spanish, a fold keeps its progressive, the floor looks, the others envy', async () => {
  const page = await room.open('practice', { viewport: SIZES.phone, hasTouch: true, locale: 'es-ES' })
  await page.getByRole('link', { name: /^Four-Card Poker/ }).click()
  await page.goto(`${page.url()}?deck=9d8d7d6d5dKsKhQd5c2sKcKdQh5s2d3h`)
  await press(page, '2 jugadores')
  for (const seat of ['1', '2']) await press(page, `Más en Progresivo, asiento ${seat}`)
  await press(page, 'Repartir')
  await page.getByText('escalera de color, nueve alto').first().waitFor()
  await page.getByText('5 cartas, boca abajo').waitFor()
  await press(page, 'Jugar 3×')
  await press(page, 'Retirarse')
  await press(page, /^Mostrar la mano/)
  await press(page, 'Liquidar el asiento 2')
  // Nobody has to be refused first.
  await page.getByText('se paga cuando un supervisor lo ha verificado').waitFor()
  await press(page, /supervisor lo ha verificado/)
  // Play 30, Ante 10, automatic bonus 200 and 100 for the dollar; the other has folded the Ante and envies $5.
  await page.getByText('gana $339.00').waitFor()
  await page.getByText('pierde $6.00').waitFor()
  const lines = await told(page)
  expect(
    lines.some((line) => /^Mostrar las cartas del asiento 2 quedan boca abajo junto al sensor S7a/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => /^Pagar asiento 2, envidia de progresivo: \$5\.00 .*S16b1/.test(line))).toBe(true)
  await expect.poll(() => page.locator('.try-told li > [lang="en"]').count()).toBe(0)
  await isAccessible(page)
  await page.context().close()
})

test('Hi Lo: an equal card does not count; stopping takes the rung', async () => {
  const page = await room.open('practice/hi-lo-progressive?deck=7c9d9sQh2c', { viewport: SIZES.tablet })
  await press(page, /^Shuffle/)
  await press(page, 'Higher')
  await press(page, 'Higher')
  await page.getByText('it does not count').waitFor()
  await press(page, /^Same rank/)
  await page.getByText('Right.').waitFor()
  await press(page, /^Stop here/)
  await expect
    .poll(() => page.locator('.ladder-rungs [data-here="true"]').textContent())
    .toMatch(/\$150 free play[\s\S]*won/)
  await isAccessible(page)
  await page.context().close()
})

test('Hi Lo and the double-up in Spanish: every rung of the ladder has a Spanish name', async () => {
  for (const game of ['hi-lo-progressive', 'beat-the-dealer']) {
    const page = await room.open(`practice/${game}`, { viewport: SIZES.phone, locale: 'es-ES' })
    await page.locator('.ladder-rungs li').first().waitFor()
    await expect.poll(() => page.locator('.ladder-rungs [lang="en"]').count()).toBe(0)
    await page.context().close()
  }
})

test('double-up: a hand won is twice the prize, a hand lost leaves the first one', async () => {
  const page = await room.open('practice/beat-the-dealer?deck=9c2d9s3h8c3d8s4h', { viewport: SIZES.tablet })
  await press(page, 'Play on Player')
  await expect.poll(() => page.locator('.ladder-rungs [data-here="true"]').textContent()).toContain('twice the prize')
  // Six against seven.
  await press(page, 'Play on Player')
  await page.locator('.try-coups strong', { hasText: 'Lost' }).waitFor()
  await expect.poll(() => page.locator('.ladder-rungs [data-here="true"]').textContent()).toContain('drawing prize')
  await isAccessible(page)
  await page.context().close()
})
