/** The accountant's stories: a figure down to its clause, what covers the signs, a day closed and its statement. */

import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dollars } from '../../src/base/money.ts'
import { isAccessible, picture } from './harness.ts'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { cents, press, reads, seen } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, verify } from './room.ts'

toldByKeys()

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

/** Three sevens of hearts on table 1: far more than the reserve holds to reseed the meter with. */
async function hitTheMeter(): Promise<string> {
  const [claim] = await verify(room, await sevens(room))
  await room.does({ do: 'EndRound', table: '1' })
  return claim!
}

test('a figure is explained down to the clause and the line of the journal', async () => {
  // A fee at least, however fast the tables that play by themselves are.
  await room.does({ do: 'StartRound', table: '1', bets: [{ seat: '1', wagered: true, fees: [SEVENS] }] })
  await room.does({ do: 'EndRound', table: '1' })
  const books = await room.desk(`books?activity=${SEVENS}`)
  await books.getByRole('button', { name: /^Meter \$/ }).click()
  const explain = books.locator('.explain')
  // The seed is there without looking through the fees of rounds.
  const seed = explain.locator('tr', { hasText: 'Meter seeded' })
  await seed.waitFor()
  await reads(seed, /\+\$10,000\.00[\s\S]*F4[\s\S]*The house seeds the pool/)
  await reads(explain.locator('.explain-total'), /in fees from rounds and \$10,000\.00 in 1 other/)
  // The figure as steps that end with what it is now.
  const steps = explain.getByRole('list', { name: 'How it came about' })
  await reads(steps, /\+\$10,000\.00\s+House[\s\S]*\+\$\d[\d.]*\s+Fees[\s\S]*\$10,0\d\d\.\d\d\s+Now/)
  await explain.getByLabel('Also list the fees of each round').check()
  await explain.locator('tr', { hasText: 'Bets locked, fees taken' }).first().waitFor()
  await explain.getByLabel('Also list the fees of each round').uncheck()
  await seed.getByRole('button').first().click()
  // The line in plain words: who did it, about what, and what it did in money.
  const line = explain.locator('.entry')
  await line.getByText('What it did to the money').waitFor()
  await reads(
    line,
    /Meter seeded[\s\S]*Activity\s+Blazing 7s Progressive Jackpot[\s\S]*Advanced by the house → Meter\s+\$10,000\.00\s+F4/,
  )
  await line.getByText('What was decided').click()
  await line.locator('pre', { hasText: 'PoolSeeded' }).waitFor()
  // The page can be sent to a colleague as it is.
  await expect.poll(() => books.url()).toMatch(/activity=.*account=pool%3Amain.*line=\d+/)
  await isAccessible(books)
  await picture(books, 'books-explain')
})

test('the list is searched and filtered in the address; a tile leads to what it counts', async () => {
  const books = await room.desk('books')
  const held = books
    .getByRole('region', { name: 'At a glance' })
    .getByRole('link', { name: /^Held in all funds \$[\d,]+\.\d\d/ })
  await held.click()
  await books.waitForURL('**/books?page=cover')
  await books.goBack()
  await held.waitFor()
  // The largest first, each with its plot; the whole of a fund over time has its numbers one press away.
  const owed = books.locator('.office-list tbody [data-column="owing"]')
  await expect.poll(() => owed.count()).toBeGreaterThan(20)
  const amounts = (await owed.allInnerTexts()).slice(0, -1).map(cents)
  expect(amounts).toEqual(amounts.toSorted((a, b) => (a > b ? -1 : 1)))
  await books.locator('.office-list tbody .spark[aria-label^="+$"]').first().waitFor()
  const fund = books.getByRole('region', { name: 'Owed over thirty days' })
  await fund.getByRole('img', { name: /: owed \$[\d,.]+ thirty days ago, \$[\d,.]+ now\.$/ }).waitFor()
  await fund.getByText('Numbers').click()
  await expect.poll(() => fund.locator('.list-row').count()).toBe(30)
  await reads(books.locator('.office-list tfoot'), /^\d+ funds\s+\$/)
  await books.getByLabel('Find in this list: Activities').fill('blazing')
  await expect.poll(() => books.locator('.office-list .list-row').count()).toBe(2)
  await expect.poll(() => new URL(books.url()).searchParams.get('find')).toBe('blazing')
  await press(books, 'Out of balance')
  await books.getByText('Nothing matches the filter').waitFor()
})

test('what signs promise against money in hand; the house’s promise has a date and is deposited', async () => {
  await hitTheMeter()
  const books = await room.desk('books?page=cover')
  const row = books.locator('.figures tbody tr', { hasText: 'Blazing 7s Progressive Jackpot' })
  await row.waitFor()
  // The rows add up to the total, column by column.
  const { columns, total } = await books.locator('main').evaluate((page) => {
    const cells = (where: Element) => [...where.querySelectorAll('td.money')].map((cell) => cell.textContent ?? '')
    return {
      columns: [...page.querySelectorAll('.figures tbody tr')].map(cells),
      total: [...page.querySelectorAll('.figures tfoot')].flatMap(cells),
    }
  })
  const value = (text: string) => (text === '–' ? 0n : cents(text))
  for (const [column, text] of total.entries())
    expect(
      columns.reduce((sum, cells) => sum + value(cells[column] ?? '–'), 0n),
      `column ${column}`,
    ).toBe(value(text))
  // 2026-03-10 and seven days.
  const promise = books.locator('tr', { hasText: 'Tue, Mar 17' }).filter({ hasText: '$4,' })
  await reads(promise, /Blazing 7s[\s\S]*F8[\s\S]*The house makes up what the reserve lacks[\s\S]*\$4,/)
  await books.getByText(/is covered only by the house’s promise/).waitFor()
  await isAccessible(books)
  await books.emulateMedia({ media: 'print' })
  await expect.poll(() => books.locator('.rail').isVisible()).toBe(false)
  await expect.poll(() => books.locator('.figures').isVisible()).toBe(true)
  await picture(books, 'books-cover-print')
  await books.emulateMedia({ media: 'screen' })

  await press(books, 'Refresh')
  await books.getByRole('link', { name: 'Advances' }).click()
  await books.locator('tbody tr', { hasText: 'Blazing 7s' }).first().waitFor()
  await isAccessible(books)

  await books.getByRole('link', { name: 'Funds' }).click()
  await books.locator(`.list-row[data-row="${SEVENS}"] .list-open`).click()
  const fund = books.locator(`section[data-activity="${SEVENS}"]`)
  await fund.getByText(/^Deposit what was promised/).click()
  // What it does in money is said before it is pressed.
  await fund.locator('.moves', { hasText: 'House → Bank' }).waitFor()
  await fund.getByRole('button', { name: /^Deposit \$4,/ }).click()
  await fund.getByText(/of which only promised/).waitFor({ state: 'detached' })
  await fund.getByText('In balance').waitFor()
})

test('a payment in error is reported by two, and the house makes the fund whole', async () => {
  const claim = [...room.kernel.state.claims.values()].find(({ status }) => status === 'open')!.claim
  await room.does({ do: 'OpenDrawer', drawer: 'main', counted: dollars(20_000) }, '31').catch(() => undefined)
  // The demo's house profile asks for a form of this size of prize.
  await room.does({ do: 'ShowId', claim, person: '2001' }, '31')
  await room.does({ do: 'RecordForm', claim, kind: 'W-2G', reference: 'W-1' }, '31')
  await room.does({ do: 'PayClaim', claim, form: 'chips', drawer: 'main' }, '31')
  const books = await room.desk('books?page=errors')
  await books.locator(`.list-row[data-row="${claim}"]`).click()
  await books.getByLabel('Reason').fill('paid to the wrong seat')
  const form = books.locator('form.deed')
  await form.locator('.moves').waitFor()
  await form.getByRole('button', { name: /^Hugo/ }).click()
  await form.getByRole('button', { name: /^Report \$10,0/ }).click()
  await books.getByText('Paid in error: paid to the wrong seat').waitFor()
  await isAccessible(books)
})

test('balances are brought forward by two persons and a document; a posted pool that fees feed takes none any more', async () => {
  const books = await room.desk('books?activity=bay-101/omaha-bad-beat')
  await books.locator('section[data-activity="bay-101/omaha-bad-beat"]').waitFor()
  expect(await books.getByText('Bring balances forward').count()).toBe(0)
  await books.goto(`${room.address}books?activity=hawaiian-gardens/hawaiian-jackpot`)
  const fund = books.locator('section[data-activity="hawaiian-gardens/hawaiian-jackpot"]')
  await fund.getByText('Bring balances forward').first().click()
  await fund.getByLabel('Reserve').fill('250')
  const forward = fund.getByRole('button', { name: 'Bring balances forward' })
  await expect.poll(() => forward.isDisabled()).toBe(true)
  await fund.getByLabel('Document').fill('Statement of 2026-03-09')
  await fund.locator('.moves', { hasText: 'Players → Reserve' }).waitFor()
  await fund.getByRole('button', { name: /^Hugo/ }).click()
  await forward.click()
  await fund.getByRole('button', { name: /^Reserve \$[\d,]*250\.00/ }).waitFor()
})

test('the day is closed; its statement adds up, stays as it is, and its digest is printed for the second custodian', async () => {
  room.wait(11 * 60)
  const books = await room.desk('books?page=day')
  // What is open is said in money, with the way to it; what the close does, too.
  const open = books.locator('.open-items tr')
  await open.filter({ hasText: /Booked fees still in boxes: table .*\$\d/ }).waitFor()
  await open.filter({ hasText: /Drawer 1 is open: Chen\s*\$/ }).waitFor()
  await open.filter({ hasText: /\d+ of \d+ boxes not counted for this day/ }).waitFor()
  await books.getByText('None of it blocks the close').waitFor()
  await books.getByText(/The figures of \d+ activities, \$[\d,]+\.\d\d owed in all, are fixed/).waitFor()
  await press(books, 'Close Tuesday, March 10')
  await press(books.locator('dialog[open]'), 'Close Tuesday, March 10')
  await books.getByText('Tuesday, March 10 is closed').waitFor()
  const digest = books.locator('.anchor-digest')
  await reads(digest, /^\s*([0-9a-f]\s*){64}$/)
  await isAccessible(books)
  await books.emulateMedia({ media: 'print' })
  await books.getByText('Received by (second custodian)').waitFor()
  await picture(books, 'books-anchor-print')
  await books.emulateMedia({ media: 'screen' })

  await books.goto(`${room.address}books?page=statement&day=2026-03-10`)
  await books.getByText('Statement of Tue, Mar 10, 2026').waitFor()
  // Days and months are chosen by their names.
  const periods = books.getByRole('combobox', { name: 'Day' }).locator('option')
  await expect.poll(async () => (await periods.allTextContents()).slice(1)).toEqual(['March 2026', 'Tue, Mar 10, 2026'])
  const badges = books.locator('tfoot .badge')
  await expect.poll(async () => new Set(await badges.allInnerTexts())).toEqual(new Set(['Adds up']))
  const sevens = books.locator('.figures').first().locator('tbody tr', { hasText: 'Blazing 7s Progressive' })
  await sevens.waitFor()
  const [fees, prizes] = await sevens.locator('td').allInnerTexts()
  expect(cents(fees!)).toBeGreaterThan(0n)
  expect(cents(prizes!)).toBeGreaterThanOrEqual(1_000_000n)
  await books.getByText('Closed by Ines').waitFor()
  const before = await seen(books.locator('article'))
  // Something more happens today; the closed day does not know.
  await room.does({ do: 'FetchDue', activity: SEVENS }, '51').catch(() => undefined)
  await books.reload()
  await books.locator('tfoot .badge').first().waitFor()
  // Names come with the live views, a moment after the figures.
  await sevens.waitFor()
  await books.getByText('Closed by Ines').waitFor()
  await expect.poll(() => seen(books.locator('article'))).toBe(before)
  await isAccessible(books)
  const [file] = await Promise.all([books.waitForEvent('download'), press(books, 'CSV')])
  expect(file.suggestedFilename()).toBe('statement-2026-03-10.csv')
  const text = readFileSync(await file.path(), 'utf8')
  // With the mark by which a spreadsheet knows UTF-8.
  expect(text.split('\r\n')[0]).toBe('\uFEFFday,lines,activity,what,of,amount')
  expect(text).toMatch(new RegExp(`2026-03-10,1-\\d+,${SEVENS},summary,fees,\\d+\\.\\d\\d`))
})

test('meters with their terms, counters and last awards; what was voided is on the report of exceptions', async () => {
  await room.does({ do: 'StartRound', table: '1', bets: [{ seat: '1', wagered: true, fees: [SEVENS] }] })
  await room.does({ do: 'VoidRound', table: '1', reason: 'a boxed card' })
  const books = await room.desk(`books?page=levels&activity=${SEVENS}`)
  const main = books.locator('tr[data-pool="main"]')
  await main.waitFor()
  await reads(main, /^Main\s+\d+\s+\$/)
  await reads(books.getByRole('article'), /Limit[\s\S]*\$500,000\.00[\s\S]*\$0\.11\s+\$0\.89/)
  await isAccessible(books)
  await books.getByRole('link', { name: 'Exceptions' }).click()
  const voided = books.locator('tr', { hasText: 'Round voided' }).filter({ hasText: 'a boxed card' })
  await voided.first().waitFor()
  await books.getByText('No number of a hit or a claim is missing.').waitFor()
  await isAccessible(books)
})

test('the log that the document wants kept by hand is printed with its clause', async () => {
  const books = await room.desk(`books?page=log&activity=${SEVENS}&from=2026-03-10&to=2026-03-11`)
  await books.getByText('Collections and payments are tracked electronically and in a hand-written log.').waitFor()
  const paid = books.locator('table', { hasText: 'Paid out' }).locator('tbody tr')
  await paid.first().waitFor()
  await reads(books.locator('article'), /three sevens of the posted suit[\s\S]*\$10,0/)
  await isAccessible(books)
  await books.emulateMedia({ media: 'print' })
  await picture(books, 'books-log-print')
})

test('what waits to be posted stands above the books', async () => {
  const file = new URL('../../demo/offerings/blazing-7s.yaml', import.meta.url)
  const text = readFileSync(file, 'utf8').replace("reseed: '$5,000'", "reseed: '$6,000'")
  const books = await room.desk('books')
  await room.does({ do: 'DraftOffering', text }, '61')
  await books.getByText(/Blazing 7s Progressive Jackpot, .*: Reset to \$5,000\.00 → \$6,000\.00/).waitFor()
  await isAccessible(books)
  await picture(books, 'books-coming')
  await room.does({ do: 'CancelOffering', activity: SEVENS, reason: 'only asked' }, '61')
  await expect.poll(() => books.getByText('not posted yet').count()).toBe(0)
})

test('in Spanish the clauses stay English and say so', async () => {
  const books = await room.desk(`books?page=log&activity=${SEVENS}&from=2026-03-10&to=2026-03-11`)
  await press(books, /^ES/)
  await books.getByText('Hojas de registro').first().waitFor()
  await expect
    .poll(() =>
      books
        .getByText('Collections and payments are tracked')
        .evaluate((where) => where.closest('[lang]')?.getAttribute('lang')),
    )
    .toBe('en')
  await isAccessible(books)
})
