/** The page of a hit for ever, and the search that leads there: by keyboard alone, on a phone, in Spanish, for each role. */

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../readpdf.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { press, reads } from './people.ts'
import { openRoom, type Room, sevens, verify } from './room.ts'

let room: Room
let hit = ''
let claim = ''
beforeAll(async () => {
  room = await openRoom()
  hit = await sevens(room)
  const claims = await verify(room, hit)
  claim = claims[0]!
})
afterAll(() => room.close())
afterEach(() => room.leave())

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('from a list to the page: cards, clauses, who did what, money that adds up, lines with digests, the packet', async () => {
  const page = await room.desk(`hit/${hit}`, 'Mei')
  await page.getByRole('heading', { name: `Hit ${hit}`, level: 1 }).waitFor()
  const happened = page.getByRole('region', { name: 'What happened' })
  await reads(happened, /Hit declared[\s\S]*Dana[\s\S]*Hit verified[\s\S]*Ravi/)
  await reads(page.getByRole('region', { name: 'Where the money went' }), /Adds up[\s\S]*\$10,\d{3}\.\d\d/)
  // As a picture: from the meter through what was held to the claim, and what the meter began again with.
  await reads(
    page.getByRole('list', { name: 'The prize, from its fund to the winner' }),
    /^Meter\s+\$10,\d{3}\.\d\d\s+Held for hit H\d+, \d+ s\s+\$10,\d{3}\.\d\d\s+Claim C\d+\s+\$10,/,
  )
  await reads(
    page.getByRole('list', { name: 'What the meter began again with' }),
    /Promised by the house[\s\S]*\$4,\d{3}\.\d\d[\s\S]*Meter\s+\$5,000\.00/,
  )
  // Made again from the texts when the page is opened; and what is in the packet stands there before anybody takes it.
  await reads(
    page.getByRole('region', { name: 'In the journal' }),
    /Chain holds\s+Lines \d+ to \d+ were checked[\s\S]*([0-9a-f]{4} ){3}[0-9a-f]{4}/,
  )
  await reads(
    page.getByRole('region', { name: 'In the evidence packet' }),
    /The round, the cards and the report[\s\S]*Lines \d+ to \d+, as one chain/,
  )
  // A row that opens nothing is read to its end, however long it is.
  const reason = page.locator('[data-list="record-prizes"] [data-column="line"] .list-cell').first()
  const cut = await reason.evaluate((cell) => {
    const said = cell.innerHTML
    cell.textContent = 'a hand with a long name, '.repeat(20)
    const hidden = cell.scrollHeight - cell.clientHeight
    cell.innerHTML = said
    return hidden
  })
  expect(cut).toBe(0)
  expect(await page.locator('.record-head .lying li').count()).toBeGreaterThan(1)
  await expect.poll(() => page.locator('.clause-words li').count()).toBeGreaterThan(0)
  await isAccessible(page)
  await picture(page, 'hit-record')
  const coming = ['pdf', 'json'].map((kind) =>
    page.waitForEvent('download', (one) => one.suggestedFilename() === `${hit}-evidence.${kind}`),
  )
  await press(page, 'Evidence packet')
  const [paper, proof] = await Promise.all(coming)
  const texts = readPdf(readFileSync(await paper!.path())).flatMap((one) => one.texts)
  expect(texts.join(' ')).toContain(`Evidence packet: hit ${hit}`)
  // Clauses under the headings of the document, not under our numbers of its lines.
  expect(texts).toContain('Qualifying Hands')
  expect(texts.filter((text) => /^S\d+ /.test(text))).toEqual([])
  const packet = JSON.parse(readFileSync(await proof!.path(), 'utf8')) as { hit: string; lines: unknown[] }
  expect(packet.hit).toBe(hit)
  expect(packet.lines.length).toBeGreaterThan(3)
  await page.getByRole('link', { name: claim, exact: true }).click()
  await page.waitForURL(`**/claim/${claim}`)
  await page.getByRole('heading', { name: `Hit ${hit}`, level: 1 }).waitFor()
})

test('the floor sees no movements and no lines; whoever is signed in at a desk comes in without a second sign-in', async () => {
  const page = await room.desk(`floor?hit=${hit}`)
  await page.locator('.hit-pane').getByRole('link', { name: hit, exact: true }).click()
  await page.getByRole('heading', { name: `Hit ${hit}`, level: 1 }).waitFor()
  await page.getByText('Movements are shown to the cage').waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'In the journal' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /Evidence packet/ }).count()).toBe(0)
})

test('search by keyboard alone: /, a number, Enter; arrows go through the rows; Escape leads back', async () => {
  const page = await room.desk('tonight')
  await page.getByRole('button', { name: 'Look up' }).waitFor()
  await page.keyboard.press('/')
  const box = page.getByRole('dialog', { name: 'Look up' })
  await box.getByRole('searchbox').waitFor()
  await isAccessible(page)
  await page.keyboard.type(hit.toLowerCase())
  await box.getByRole('link', { name: new RegExp(`^${hit}`) }).waitFor()
  await picture(page, 'search')
  await isAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(hit)
  await page.keyboard.press('Escape')
  await expect.poll(() => box.count()).toBe(0)
  await page.keyboard.press('/')
  await box.getByRole('searchbox').waitFor()
  await page.keyboard.type(claim)
  await box.getByRole('link', { name: new RegExp(`^${claim}`) }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/claim/${claim}`)
  await page.getByRole('heading', { name: `Hit ${hit}`, level: 1 }).waitFor()
})

test('a slash typed into a field stays there; a dealer finds tables and no hits', async () => {
  const page = await room.desk('floor?tab=whynot')
  const field = page.getByRole('searchbox')
  // A key that falls before the page listens is lost.
  await page.locator('.find-field').first().waitFor()
  await expect
    .poll(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('/')
      return field.isVisible()
    })
    .toBe(true)
  await field.fill('')
  await page.keyboard.type('3/10')
  await expect.poll(() => field.inputValue()).toBe('3/10')
  const table = await room.enter('table/1', { viewport: SIZES.tablet })
  await table.keyboard.press('/')
  const box = table.getByRole('dialog', { name: 'Look up' })
  await box.getByRole('searchbox').waitFor()
  await table.keyboard.type('1')
  await box.getByRole('link', { name: /^Table 1/ }).waitFor()
  await expect.poll(() => box.getByRole('link', { name: /^[HC]1/ }).count()).toBe(0)
})

test('on a phone and in Spanish nothing overflows, and everything is said', async () => {
  const page = await room.enter(`hit/${hit}`, { viewport: SIZES.phone, hasTouch: true }, 'Mei')
  await page.getByRole('heading', { name: `Hit ${hit}`, level: 1 }).waitFor()
  await expect.poll(() => sideways(page)).toBe(0)
  await page.evaluate(() => localStorage.setItem('gamekeeper.preferences', '{"language":"es"}'))
  await page.reload()
  await page.getByRole('heading', { name: `Acierto ${hit}`, level: 1 }).waitFor()
  await page.getByRole('region', { name: 'Qué pasó' }).waitFor()
  await expect.poll(() => sideways(page)).toBe(0)
  await isAccessible(page)
  await picture(page, 'hit-record-phone-spanish')
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await page.getByRole('searchbox').fill('mesa 1')
  const box = page.getByRole('dialog', { name: 'Encontrar' })
  await box
    .getByRole('link', { name: /^Mesa 1/ })
    .first()
    .waitFor()
  await expect.poll(() => sideways(page)).toBe(0)
  await isAccessible(page)
})

test('all of them are on one page; a number that is nobody’s says so', async () => {
  const page = await room.desk('hit')
  await page.getByRole('link', { name: new RegExp(`^${hit}`) }).waitFor()
  await page.getByRole('button', { name: 'Latest hits as CSV' }).waitFor()
  await page.getByRole('button', { name: 'Latest hits as PDF' }).waitFor()
  await page.getByRole('searchbox', { name: 'Look up' }).fill('$1.23')
  await expect.poll(() => page.getByRole('link', { name: new RegExp(`^${hit}`) }).count()).toBe(0)
  const none = await room.desk('hit/H999')
  await none.getByText('There is no hit or claim “H999”.').waitFor()
})
