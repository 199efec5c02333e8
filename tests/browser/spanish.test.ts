/** The screens of floor and table in Spanish: everything that is ours is said in it. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { pressArmed, reads } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())

/** Words of ours that would be English; names of activities and games are names everywhere. */
const ENGLISH = /\b(?:the|and|is|are|was|not|with|your|this|that|must|from|seat|until|left|open|now|here|by)\b/i
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('[lang="en"], script') === null) found.push(node.textContent ?? '')
    for (const part of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (part.closest('[lang="en"]') === null)
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(part.getAttribute(name) ?? '')
    return found
  })
  const names = [...room.kernel.state.rules.values()].map(({ text }) => /^name: '?(.+?)'?$/m.exec(text)?.[1] ?? '')
  const withoutNames = (text: string) => names.reduce((so, name) => (name === '' ? so : so.replaceAll(name, '')), text)
  return [...new Set(texts)].filter((text) => ENGLISH.test(withoutNames(text)))
}

test('in Spanish nothing is left in English but names and the accepted words of the rules, which say so', async () => {
  const seven = 22
  const hand = {
    role: 'player',
    cards: { hand: [seven, seven] },
    bettors: [{ place: 'seated', wagered: true }],
  } as const
  const fee = { seat: '3', wagered: true, fees: ['bay-101/blazing-7s'] }
  await room.does({ do: 'StartRound', table: '1', bets: [fee], dealtIn: 3 })
  // Seat 3 has its fee down, seat 2 has not.
  const events = await room.does({
    do: 'ReportHit',
    table: '1',
    facts: { dealtIn: 3 },
    common: { dealerUp: [seven] },
    hands: [
      { ...hand, seat: '3' },
      { ...hand, seat: '2' },
    ],
  })
  const hit = events.find((event) => event.type === 'HitDeclared')!.hit
  const floor = await room.enter(`floor?hit=${hit}`, { viewport: SIZES.desk, locale: 'es-US' })
  await floor.getByRole('button', { name: /^ES/ }).click()
  await floor.getByText('¿Es juego en vivo y no un torneo?').waitFor()
  await expect.poll(() => floor.locator('.checklist [lang="en"]').count()).toBeGreaterThan(0)
  await expect.poll(() => englishOn(floor)).toEqual([])
  await picture(floor, 'floor-spanish')
  await isAccessible(floor)
  await floor.getByRole('link', { name: '¿Por qué no?' }).click()
  await floor.getByLabel('Mesa').selectOption('1')
  await floor.getByLabel('Asiento').selectOption('2')
  await reads(
    floor.locator('.why-sentence'),
    /^Mesa 1 · asiento 2, .*: sin premio de Blazing 7s.*, porque no se puso cuota del bote para esta mano \[F1\]/,
  )
  await expect.poll(() => englishOn(floor)).toEqual([])
  const table = await room.enter('table/1', TABLET)
  await table.getByRole('button', { name: /^ES/ }).click()
  await table.getByText('Esperando al piso').waitFor()
  await expect.poll(() => englishOn(table)).toEqual([])
  await isAccessible(table)
})

test('so are the desk of the games and a hand against the house', async () => {
  const desk = await room.enter('games', { viewport: SIZES.desk })
  await desk.getByRole('button', { name: /^ES/ }).click()
  await desk.getByText('diez veces el premio').waitFor()
  await expect.poll(() => englishOn(desk)).toEqual([])
  const page = await room.enter('table/28', { viewport: SIZES.tablet })
  await page.getByRole('button', { name: /^ES/ }).click()
  for (const name of [/^Más en Ante/, /^Más en Ante/, /^No más apuestas/]) await pressArmed(page, name)
  await page.locator('.choice:focus').waitFor()
  await page.keyboard.type('3h')
  for (const name of [/^Repartido/, /^Jugar 2×/, /^Es así/]) await pressArmed(page, name)
  await page.locator('.choice:focus').waitFor()
  await page.keyboard.type('KcKdQh5s2d')
  await pressArmed(page, /^La mano del crupier/)
  await page.getByText('Liquidar el asiento 1').waitFor()
  await page.locator('.choice:focus').waitFor()
  await page.keyboard.type('AcAd9h8h4s')
  await page.locator('.dealing-foreseen').waitFor()
  await expect.poll(() => englishOn(page)).toEqual([])
  await pressArmed(page, /^Algo va mal/)
  await page.getByText('Las cartas del crupier se anotaron mal').waitFor()
  await expect.poll(() => englishOn(page)).toEqual([])
})

test('so are the club desk with a member, and the kiosk', async () => {
  const desk = await room.enter('club', { viewport: SIZES.desk })
  await desk.getByRole('button', { name: /^ES/ }).click()
  await desk.getByLabel('Tarjeta, o nombre completo').fill('3001')
  await desk.getByRole('button', { name: 'Buscar' }).click()
  await desk.locator('.club-card').waitFor()
  await expect.poll(() => englishOn(desk)).toEqual([])
  await isAccessible(desk)
  const kiosk = await room.open('kiosk', { viewport: SIZES.phone, hasTouch: true })
  await kiosk.getByRole('button', { name: /^ES/ }).click()
  await kiosk.locator('.kiosk-demo .row').first().click()
  await kiosk.getByRole('button', { name: 'Ver lo mío' }).click()
  await kiosk.locator('.kiosk-credits').first().waitFor()
  await expect.poll(() => englishOn(kiosk)).toEqual([])
})
