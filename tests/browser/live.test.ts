/** Whole stories, as people of a room live them: from the dealer's button to the books. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isAccessible, MOVING, SIZES, TABLET } from './harness.ts'
import { cents, isDrawn, lay, pays, press, reads, seat, seen } from './people.ts'
import { openRoom, type Room, SEVENS, signIn } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
const open: Room['enter'] = (...call) => room.enter(...call)
afterEach(() => room.leave())

const TV = { viewport: SIZES.tv }
const BAD_BEAT = 'bay-101/no-limit-bad-beat'

/** Each document names the keys of its own machine. */
const START = /^(?:Start Game|Coin In)$/
const END = /^(?:End Game|Game Over)$/

/** A question about several persons is answered for all of them at once. */
const answerAll = async (page: Page) => {
  const questions = page.locator('.checklist > li')
  await questions.first().waitFor()
  for (const question of await questions.all()) await question.getByRole('button', { name: /^Yes/ }).first().click()
}

/** The house profile of the demo asks for the winner from $600 on, and for a form from $2,000 on. */
const recordForm = async (cage: Page) => {
  const open = [...room.kernel.state.claims.values()].filter(({ status }) => status === 'open')
  const [most] = open.sort((a, b) => Number(b.award.amount) - Number(a.award.amount))
  if (most !== undefined) await room.does({ do: 'ShowId', claim: most.claim, person: '2001' }, '31')
  await cage.getByLabel('Form number').fill('2026-0001')
  await press(cage, 'Record W-2G')
}

describe('Blazing 7s by hand on table 1', () => {
  test('three sevens of hearts: locked, reported, verified by another, paid, found in the books', async () => {
    const table = await open('table/1', TABLET)
    // Once: bet. Twice: bet and fee.
    await seat(table, 3).click()
    await seat(table, 3).click()
    await seat(table, 5).click()
    await reads(seat(table, 3), 'Bet and fee')
    await press(table, 'Start Game')
    await table.getByText('Round 1', { exact: true }).waitFor()

    await press(table, 'Report hit')
    await press(table, 'Seat 3')
    await lay(table, ['seven of hearts', 'seven of hearts', 'seven of hearts'])
    const report = table.getByRole('button', { name: /^Report \$/ })
    await report.waitFor()
    await reads(
      table.locator('.judged[data-wins="true"]'),
      /Table 1 · seat 3[\s\S]*three sevens of the posted suit[\s\S]*meter[\s\S]*Q2/,
    )
    const prize = (await seen(report)).replace('Report ', '')
    expect(cents(prize)).toBeGreaterThanOrEqual(1_000_011n)
    await report.click()
    await table.locator('.result').getByText('PENDING').waitFor()
    await expect.poll(() => table.getByText('Waiting for the floor').count()).toBe(1)

    const board = await open(`board?only=${SEVENS}`, TV)
    const sign = board.locator(`[data-activity="${SEVENS}"]`)
    await sign.getByText('PENDING').waitFor()
    await reads(sign, /The next winner would get \$5,0\d\d\.\d\d/)

    const floor = await open('floor')
    await floor
      .locator('.list-row', { hasText: /Table 1(?!\d)/ })
      .first()
      .click()
    const verify = floor.getByRole('button', { name: /^Verify/ })
    await floor.getByText(/^Not yet: \d+ questions are open/).waitFor()
    await expect.poll(() => verify.isDisabled()).toBe(true)
    await answerAll(floor)
    await verify.click()
    await floor.getByRole('link', { name: 'Go to the cage' }).waitFor()

    const cage = await open('cage')
    await cage.locator('.list-row', { hasText: prize }).first().click()
    await recordForm(cage)
    await pays(cage, `Pay ${prize}`)
    await cage.getByText(`Paid: ${prize}`).waitFor()
    await press(cage, 'See: win page')
    await cage.locator('.win-page', { hasText: 'Chen' }).waitFor()
    await reads(cage.locator('.win-page'), /Casino chips[\s\S]*Mar 10, 2026, \d+:/)

    // WON stands for the better part of a minute; a board that comes later shows the meter at once.
    await board.reload()
    await sign.getByText('PENDING').waitFor({ state: 'detached' })
    await sign.locator('.sign-figure', { hasText: '$5,0' }).waitFor()
    const reseeded = cents(await seen(sign.locator('.sign-figure')))
    expect(reseeded).toBeGreaterThanOrEqual(500_000n)
    expect(reseeded).toBeLessThan(600_000n)
    await sign.locator('.sign-winners', { hasText: /Table 1 · Mar 10/ }).waitFor()

    await press(table, 'End Game')
    await table.getByText('Before the deal').waitFor()

    const books = await open('books')
    await books.locator(`.list-row[data-row="${SEVENS}"] .list-open`).click()
    const fund = books.locator(`section[data-activity="${SEVENS}"]`)
    await fund.getByText('In balance').waitFor()
    await fund.getByRole('button', { name: /^Meter/ }).click()
    const movement = books.locator('.explain tr', { hasText: `−${prize}` })
    await movement.waitFor()
    await reads(movement, /Hit declared, prize held[\s\S]*Held for hit H\d+[\s\S]*Q2[\s\S]*all of the posted prize/)
    await movement.getByRole('button', { name: /^\d+$/ }).click()
    await books.getByText(/^Line \d+ of the journal$/).waitFor()
    await books.locator('.entry', { hasText: 'HitDeclared' }).waitFor()
    await reads(books.locator('.entry'), 'Dana')
  })

  test('without the fee there is no prize, and the clause says why', async () => {
    const table = await open('table/1', TABLET)
    await seat(table, 2).click()
    await press(table, 'Start Game')
    await table.getByText('Round 2', { exact: true }).waitFor()
    await seat(table, 2).click()
    await press(table, 'Late bet or fee: log it')
    await table.getByText('Seat 2: too late for this hand').waitFor()
    await press(table, 'Report hit')
    await press(table, 'Seat 2')
    await lay(table, ['seven of spades', 'seven of clubs', 'king of hearts'])
    await table.getByText('no jackpot fee posted for this hand').waitFor()
    await reads(table.locator('.judged[data-wins="false"]'), 'F1')
    await press(table, 'Record as reviewed')
    await table.getByText('Recorded, with its reasons.').waitFor()
    await press(table, 'End Game')
    await table.getByText('Before the deal').waitFor()
  })
})

describe('the bad beat by hand on table 4', () => {
  test('four queens beaten by four kings: loser, winner and table have their shares', async () => {
    const table = await open('table/4', TABLET)
    for (const number of [1, 2, 4, 6, 8, 9]) await seat(table, number).click()
    await press(table, 'Start Game')
    await table.getByText('Round 1', { exact: true }).waitFor()
    await press(table, 'Report hit')
    await lay(table, ['king of clubs', 'king of spades', 'queen of diamonds', 'queen of hearts', 'three of spades'])
    await press(table, /^Seat 2/)
    await lay(table, ['queen of spades', 'queen of clubs'])
    await press(table, /^Seat 6/)
    await lay(table, ['king of diamonds', 'king of hearts'])
    // Structure B of $25,000: half to the losing hand, a quarter to the winning one; the last quarter, $6,250, is divided
    // by four and each $1,562.50 is rounded up to the dollar chip, so that $2.00 come from behind the meter.
    await table.getByRole('button', { name: 'Report $25,002.00' }).click()
    await table.locator('.result').getByText('PENDING').waitFor()

    const floor = await open('floor')
    await floor.locator('.list-row', { hasText: 'Table 4' }).first().click()
    const shares = async () =>
      (await floor.locator('.grid-table tbody tr').allInnerTexts())
        .map((row) => row.split('\t').slice(0, 3).join(' | '))
        .toSorted()
    await expect
      .poll(shares)
      .toEqual([
        'Table 4 · seat 1 | table share | $1,563.00',
        'Table 4 · seat 2 | losing hand | $12,500.00',
        'Table 4 · seat 4 | table share | $1,563.00',
        'Table 4 · seat 6 | winning hand | $6,250.00',
        'Table 4 · seat 8 | table share | $1,563.00',
        'Table 4 · seat 9 | table share | $1,563.00',
      ])
    await answerAll(floor)
    const wall = await open('board', TV)
    await wall.getByText('PENDING').waitFor()
    // A board hangs there long before anything is won: it knows the last winners.
    await wall.waitForTimeout(1_500)
    // A win that stops the room interrupts the pages: the whole of it, whoever has most first, and how many more.
    const won = seen(wall.locator('[data-page="won"]'))
    await floor.getByRole('button', { name: /^Verify/ }).click()
    await floor.getByRole('link', { name: 'Go to the cage' }).waitFor()
    expect(await won).toMatch(
      /\$25,002\.00[\s\S]*WON[\s\S]*\$12,500\.00[\s\S]*seat 2[\s\S]*and 3 more at the table[\s\S]*Largest win of the year/,
    )
    await isAccessible(wall)
    await wall.context().close()

    const cage = await open('cage')
    await cage.locator('.list-row', { hasText: '$12,500.00' }).first().click()
    await cage.getByText('valid ID must be shown before the prize is paid').waitFor()
    await press(cage, 'ID shown, no name recorded')
    await recordForm(cage)
    await pays(cage, 'Pay $12,500.00')
    await cage.getByText('Paid: $12,500.00').waitFor()

    const board = await open(`board?only=${BAD_BEAT}`, TV)
    const sign = board.locator(`[data-activity="${BAD_BEAT}"]`)
    await sign.getByText('$20,000').waitFor()
    await sign.locator('.sign-winners', { hasText: '$12,500' }).waitFor()
  })
})

describe('three card poker by hand on table 9', () => {
  test('a suited ace-king-queen has the meter, and everybody else with a fee has the envy', async () => {
    const table = await open('table/9', TABLET)
    for (const number of [1, 2, 3]) {
      await seat(table, number).click()
      await seat(table, number).click()
    }
    await press(table, START)
    await table.getByText('Round 1', { exact: true }).waitFor()
    await press(table, 'Report hit')
    await press(table, 'Seat 1')
    await lay(table, ['ace of clubs', 'king of clubs', 'queen of clubs'])
    // The seed and 31 cents of each of three fees; $100 for each of the two others.
    await table.getByRole('button', { name: 'Report $3,200.93' }).click()
    await table.getByText('PENDING').first().waitFor()
    // Another activity of the same table gives a ticket for this hand.
    const won = await seen(table.locator('.result', { hasText: 'Three Card Riches' }))
    expect(won).toMatch(/Three Card Riches[\s\S]*\$3,200\.93/)
    expect(won).toMatch(/seat 1[\s\S]*\$3,000\.93[\s\S]*seat 2[\s\S]*\$100\.00[\s\S]*seat 3[\s\S]*\$100\.00/)

    // A pending prize interrupts the pages of the board.
    const board = await open('board', TV)
    await board.locator('[data-page="hawaiian-gardens/three-card-poker-progressive"]').getByText('PENDING').waitFor()

    const floor = await open('floor')
    for (const name of ['Three Card Riches', 'Beat the Dealer']) {
      await floor.locator('.list-row', { hasText: name }).first().click()
      await floor
        .locator('article', { hasText: name })
        .getByRole('button', { name: /^Verify/ })
        .waitFor()
      await answerAll(floor)
      await floor.getByRole('button', { name: /^Verify/ }).click()
      await floor.getByRole('button', { name: /^Verify/ }).waitFor({ state: 'detached' })
    }
    const cage = await open('cage')
    await cage.locator('.list-row', { hasText: 'Three Card Riches' }).first().waitFor()
    await press(table, END)
    await table.getByText('Before the deal').waitFor()
  })

  test('a hand of seven with a joker, tiles, and cards of the whole table can be entered too', async () => {
    const pages = await Promise.all(['13', '22', '14'].map((name) => open(`table/${name}`, TABLET)))
    const [paiGow, tiles, baccarat] = pages as [Page, Page, Page]
    for (const page of pages) {
      await seat(page, 1).click()
      await seat(page, 1).click()
      await press(page, START)
      await press(page, 'Report hit')
    }
    await press(paiGow, 'Seat 1')
    await lay(paiGow, [
      'ace of spades',
      'king of spades',
      'queen of spades',
      'jack of spades',
      'ten of spades',
      'two of hearts',
    ])
    await expect.poll(() => paiGow.locator('.report-judged').getByText('Enter the cards').count()).toBe(1)
    await lay(paiGow, ['joker'])
    await paiGow.locator('.judged').first().waitFor()

    await press(tiles, 'Seat 1')
    await lay(tiles, ['Ng 1-4', 'Ng 2-3', 'Gee Joon 2-4', 'Gee Joon 1-2'])
    await tiles.getByRole('button', { name: 'Report $4,000.00' }).waitFor()

    await lay(baccarat, ['two of hearts', 'three of clubs', 'king of spades'])
    await press(baccarat, 'Banker')
    await lay(baccarat, ['three of hearts', 'three of spades'])
    await baccarat.locator('.judged').first().waitFor()
    for (const page of pages) {
      await isAccessible(page)
      await press(page, /^Back$/)
      await press(page, END)
      await page.getByText('Before the deal').waitFor()
    }
  })
})

test('the board turns its pages by itself, also where nothing may move; one activity can be pinned', async () => {
  const [board, still, pinned] = await Promise.all([
    open('board', { ...TV, ...MOVING }),
    open('board', TV),
    open(`board?only=${BAD_BEAT}`, TV),
  ])
  const story = (page: Page) => page.locator('.story').getAttribute('data-page')
  const before = [await story(board!), await story(still!)]
  // As many pages as a minute has room for: every grid among them.
  await expect.poll(() => board!.locator('.turning li').count()).toBe(5)
  expect(
    await still!.locator('.turning li[data-turns="true"] i').evaluate((part) => getComputedStyle(part).animationName),
  ).toBe('none')
  for (const [at, page] of [board!, still!].entries())
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.story')?.dataset.page !== was,
      before[at] ?? '',
    )
  await expect.poll(() => story(pinned!)).toBe(BAD_BEAT)
  await expect.poll(() => pinned!.locator('.turning li[data-turns="true"]').count()).toBe(0)
  // Back by the arrow, over the first page to the last minute: the promotions with fixed prizes, and a grid.
  await pinned!.goto(`${room.address}board`)
  await pinned!.locator('.story').waitFor()
  await isDrawn(pinned!)
  // Whoever has just won is told first, and no key turns that away.
  const back = async (found: string) => {
    if ((await pinned!.locator(found).count()) > 0) return true
    await pinned!.keyboard.press('ArrowLeft')
    await isDrawn(pinned!)
    return (await pinned!.locator(found).count()) > 0
  }
  for (const found of ['.grid-page .tile', '.promotions li']) await expect.poll(() => back(found)).toBe(true)
  await pinned!.locator('.promotions li').first().waitFor()
})

test('eight screens in one browser share one stream and all keep working', async () => {
  const first = await open('board', TV)
  const context = first.context()
  const paths = ['board', 'table/1', 'table/4', 'floor', 'cage', 'count', 'books']
  const others = await Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage()
      await page.goto(`${room.address}${path}`)
      return page
    }),
  )
  const people: Record<string, string> = { table: 'Dana', floor: 'Ravi', cage: 'Chen', count: 'Amara', books: 'Ines' }
  for (const [at, path] of paths.entries()) {
    const who = people[path.split('/')[0] ?? '']
    // The second tablet is signed in with the first: the table is one place.
    if (who !== undefined && path !== 'table/4') await signIn(others[at]!, who)
  }
  for (const page of others)
    await page.locator('.puck, .row, .list-row, .figure-button, .sign-figure').first().waitFor()
  // More streams than a browser opens connections would let nothing else through.
  const table = others[1]!
  await seat(table, 1).click()
  await press(table, 'Start Game')
  await table.getByText(/^Round \d+$/).waitFor()
  await press(table, 'End Game')
  await table.getByText('Before the deal').waitFor()
  // The one that holds the stream goes; another takes over.
  await first.close()
  const board = others[0]!.locator('.board')
  const left = (await board.getAttribute('data-local')) ?? ''
  room.wait(1)
  await expect.poll(async () => ((await board.getAttribute('data-local')) ?? '') > left).toBe(true)
  await expect.poll(() => board.getAttribute('data-stale')).toBe('false')
})

test('the start page leads everywhere, in both languages, and says that it is a demo', async () => {
  const page = await open('')
  await page.locator('.start-figure').first().waitFor()
  await expect.poll(() => page.getByText('This is a demo room').count()).toBe(1)
  const leads = page.locator('.start-screens a')
  await expect.poll(() => leads.count()).toBeGreaterThan(8)
  const links = await leads.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const link of links) expect((await fetch(link)).status, link).toBe(200)
  await press(page, /Español/)
  await page.getByText('Esta es una sala de demostración').waitFor()
  await page.getByRole('link', { name: /^Libros/ }).click()
  await page.getByRole('heading', { name: 'Libros' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
})

describe('nothing that the accessibility checker objects to', () => {
  test.each([
    ['start', '', SIZES.tablet, '.start-figure'],
    ['table', 'table/1', SIZES.tablet, '.puck'],
    ['floor', 'floor', SIZES.tablet, '.list-row'],
    ['cage', 'cage', SIZES.tablet, '.list-row'],
    ['count', 'count', SIZES.tablet, '.list-row'],
    ['books', `books?activity=${SEVENS}&account=reserve&book=entitlement`, SIZES.tablet, '.explain .list-row'],
    ['board', 'board', SIZES.tv, '.sign-figure'],
    ['the table on a phone', 'table/4', SIZES.phone, '.puck'],
  ])('%s', async (_, path, viewport, ready) => {
    const page = await open(path, { viewport })
    await page.locator(ready).first().waitFor()
    await isAccessible(page)
  })
})
