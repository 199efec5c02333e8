/** The floor person's stories: the map, hits and what becomes of them, a bad beat without a tablet, Why not?, the shift. */

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Deal, dealFrom } from '../../src/cards/outcomes/deal.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { button, choiceOf, lay, reads, seat, seen, sign, type Taps, tapper, unfold, yesToAll } from './people.ts'
import { openRoom, type Room, SEVENS, sevens, verify } from './room.ts'

/** Twenty-five minutes before the high hands of nine o'clock close. */
const BEFORE_NINE = Date.parse('2026-03-11T03:35:00Z')

let room: Room
beforeAll(async () => {
  room = await openRoom(BEFORE_NINE)
})
afterAll(() => room.close())
afterEach(() => room.leave())

const bets = (...seats: string[]) => seats.map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))

const isFine = async (page: Page, name: string) => {
  await picture(page, name)
  await isAccessible(page)
}

/** How many sheets of paper it is. */
const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

describe('the map', () => {
  test('a table shows what matters most at it, in words; its card answers the call and mends the fault', async () => {
    const floor = await room.desk('floor', 'Ravi')
    const tile = (table: string) => floor.locator('.map-table').nth(Number(table) - 1)
    await reads(tile('7'), /^7[\s\S]*No hand/)
    await expect.poll(() => floor.locator('.map-table').count()).toBe(28)
    // As the room has them: an oval for poker, half a circle where the house deals.
    const shape = (table: string) => tile(table).locator('.table-shape').getAttribute('data-oval')
    expect([await shape('1'), await shape('7')]).toEqual(['false', 'true'])
    expect([await tile('1').locator('path').count(), await tile('7').locator('rect').count()]).toEqual([1, 1])
    await room.does({ do: 'ReportFault', table: '7', device: 'sensor', reason: 'is dark' }, '21')
    await tile('7').getByText('Fault').waitFor()
    await room.does({ do: 'CallFloor', table: '7', why: 'a player wants to know' })
    // Word and clock on the map; the same call is a row among what waits, and what comes first is open by itself.
    await reads(tile('7'), /Call, 0:\d\d$/)
    room.wait(2)
    await reads(tile('7'), /Call, 2:\d\d$/)
    const waiting = floor.locator('[data-list="hits-waiting"] .list-row')
    await reads(waiting, /^Table 7[\s\S]*a player wants to know · Hold’em[\s\S]*Call\s+2:\d\d/)
    await reads(floor.locator('.table-card h2').first(), /^Table 7/)
    await reads(floor.getByRole('link', { name: /^Room/ }), /Room\s*1/)
    // A hit that comes now stands above it and does not take the place of what somebody has before them.
    const large = await sevens(room)
    await expect.poll(() => waiting.first().getAttribute('data-row')).toBe(large)
    await reads(tile('1'), /Hit, 0:\d\d$/)
    await reads(floor.locator('.table-card h2').first(), /^Table 7/)
    await waiting.first().click()
    await floor.locator('.hit-pane').waitFor()
    // On a phone the call is answered in its row.
    await floor.setViewportSize(SIZES.phone)
    await floor.getByRole('link', { name: 'Back to the room' }).click()
    await button(waiting.nth(1), 'I am here').click()
    await expect.poll(() => waiting.count()).toBe(1)
    await button(floor.locator('.toast'), /^Undo/).click()
    // Called again by whoever took it back.
    await expect.poll(() => waiting.count()).toBe(2)
    await expect.poll(() => floor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await picture(floor, 'floor-waiting-phone')
    await floor.setViewportSize(SIZES.desk)
    await room.does({ do: 'DeclineHit', hit: large, reason: 'misread', evidence: 'camera 1', second: '22' }, '21')
    await room.does({ do: 'EndRound', table: '1' })
    await tile('7').click()
    const card = floor.locator('.table-card')
    await reads(card, /Floor call: a player wants to know · Ravi/)
    await reads(card, /sensor: is dark/)
    await isFine(floor, 'floor-map')
    // At the wrong table: for ten seconds one press puts the call back, with the dealer's own word.
    const undo = button(floor.locator('.toast'), /^Undo/)
    await button(card, 'I am here').click()
    await card.getByText('Floor call').waitFor({ state: 'detached' })
    await undo.click()
    await reads(card, /Floor call: a player wants to know/)
    await undo.waitFor({ state: 'detached' })
    await button(card, 'I am here').click()
    await card.getByText('Floor call').waitFor({ state: 'detached' })
    await button(card, 'The sensor is working again').click()
    await tile('7').getByText('No hand').waitFor()
    await expect.poll(() => floor.url()).toContain('table=7')

    // A fault of another device, and a table that was opened by mistake, likewise.
    await card.locator('summary', { hasText: 'Report a fault' }).click()
    await card.locator('[name="reason"]').fill('jams')
    await button(card, 'Report the fault').click()
    await floor.getByText('Fault at Table 7 reported.').waitFor()
    await tile('7').getByText('Fault').waitFor()
    await undo.click()
    await tile('7').getByText('No hand').waitFor()
    await room.does({ do: 'CloseTable', table: '7' }, '21')
    await tile('7').getByText('Closed').waitFor()
    await button(card, 'Open the table').click()
    await floor.getByText('Table 7 is open.').waitFor()
    await undo.click()
    await tile('7').getByText('Closed').waitFor()
    await room.does({ do: 'OpenTable', table: '7' }, '21')
    await tile('7').getByText('No hand').waitFor()
  })

  test('the card of a table tells its last rounds', async () => {
    await room.does({ do: 'StartRound', table: '1', bets: bets('2'), dealtIn: 2 })
    await room.does({ do: 'VoidRound', table: '1', reason: 'misdeal' })
    const floor = await room.desk('floor?table=1', 'Ravi')
    const row = floor.locator('.table-card .grid-table tbody tr').first()
    await reads(row, /voided: misdeal/)
  })
})

test('a sensor hit: from the dealer’s button to a verified claim in at most 6 taps', async () => {
  const table = await room.enter('table/1', TABLET)
  // The players have laid their fees on the sensors and the game has begun.
  await seat(table, 3).click()
  await seat(table, 3).click()
  await seat(table, 5).click()
  await button(table, 'Start Game').click()
  const floor = await room.desk('floor', 'Ravi')
  await floor.locator('.map-table').first().waitFor()
  const taps: Taps = { count: 0 }
  const tap = tapper(taps)
  await tap(button(table, /^three sevens of hearts/))
  await tap(button(table, /^Seat 3/).first())
  await tap(button(table, /^Report \$/))
  // The floor's page shows what waits by itself.
  await tap(button(floor, /^Yes to all \d+ questions$/))
  await tap(button(floor, /^Verify \$/))
  await floor.getByText('verified by Ravi').waitFor()
  await reads(floor.locator('.pay-list tbody tr'), /Table 1 · seat 3\s+\$10,0\d\d\.\d\d\s+C\d+/)
  expect(taps.count).toBeLessThanOrEqual(6)
  await button(table, 'End Game').click()
  await table.getByText('Before the deal').waitFor()
  // What the round paid, and why, stays until the next one.
  await reads(table.locator('.result'), /Verified\s+\$10,0\d\d[\s\S]*seat 3[\s\S]*from meter\s+Q2/)
})

describe('a hit', () => {
  test('is verified by somebody with the right to, shows whose key it was, and who is paid how much', async () => {
    const hit = await sevens(room)
    const floor = await room.desk(`floor?hit=${hit}`, 'Ravi')
    const verify = button(floor, /^Verify \$/)
    await floor.getByText('Not yet').waitFor()
    await expect.poll(() => verify.isDisabled()).toBe(true)
    // One button of a page is brass; on a phone the hit has the page, and one press leads back to the room.
    await expect.poll(() => floor.locator('.button.primary').allInnerTexts()).toEqual([await seen(verify)])
    await floor.setViewportSize(SIZES.phone)
    await expect.poll(() => floor.locator('.room-map').isVisible()).toBe(false)
    await floor.getByRole('link', { name: 'Back to the room' }).click()
    await floor.locator('.room-map').waitFor()
    await floor.setViewportSize(SIZES.desk)
    await yesToAll(floor)
    await isFine(floor, 'floor-hit')
    await verify.click()
    await floor.getByText('verified by Ravi').waitFor()
    await room.does({ do: 'EndRound', table: '1' })
    await reads(floor.locator('.pay-list tbody tr'), /Table 1 · seat 3\s+\$[\d,.]+\s+C\d+\s+To be paid/)
    await isFine(floor, 'floor-verified')
    // Whoever is not entitled sees no button for it.
    await expect.poll(() => floor.getByText('Back out by adjustment').count()).toBe(0)
    const office = await room.desk(`floor?hit=${hit}`, 'Mei')
    const form = await unfold(office, 'Back out by adjustment')
    await form.getByLabel('Reason').fill('the sensor was tested that night')
    await form.getByLabel('Supporting document').fill('incident 114')
    await sign(form, 'Ines')
    await button(form, 'Back out this win').click()
    await office.locator('.hit-pane .badge', { hasText: 'Backed out' }).waitFor()
    const [row] = await room.kernel.store.rows<{ status: string; decided_by: string; evidence: string }>(
      'select status, decided_by, evidence from hits where hit = ?',
      hit,
    )
    expect(row).toEqual({ status: 'backed out', decided_by: '71 51', evidence: 'incident 114' })
  })

  test('waits for surveillance where the rule wants it, and surveillance answers nothing else', async () => {
    // Six face cards of one colour at Fortune 7 Baccarat: king, queen and jack of hearts and of diamonds.
    await room.does({ do: 'StartRound', table: '14', bets: [], dealtIn: 3 })
    const events = await room.does({
      do: 'ReportHit',
      table: '14',
      facts: { dealtIn: 3 },
      common: { player: [46, 42, 38], banker: [45, 41, 37] },
      hands: [{ seat: '2', role: 'player', cards: {}, bettors: [{ place: 'seated', wagered: true }] }],
      activities: ['hawaiian-gardens/fast-cash-jackpots'],
    })
    const hit = events.find((event) => event.type === 'HitDeclared')!.hit
    const floor = await room.desk(`floor?hit=${hit}`, 'Ravi')
    await floor.getByText('Waiting for surveillance').waitFor()
    await expect.poll(() => button(floor, 'Recording confirms it').count()).toBe(0)
    const watch = await room.desk(`floor?hit=${hit}`, 'Yusuf')
    await button(watch, 'Recording confirms it').waitFor()
    await expect.poll(() => button(watch, /^Verify/).count()).toBe(0)
    await expect.poll(() => watch.locator('summary', { hasText: 'Decline' }).count()).toBe(0)
    await isFine(watch, 'floor-surveillance')
    await button(watch, 'Recording confirms it').click()
    await floor.getByText('Surveillance confirmed', { exact: true }).waitFor()
    await yesToAll(floor)
    await button(floor, /^Verify/).click()
    await floor.getByText('verified by Ravi').waitFor()
    await room.does({ do: 'EndRound', table: '14' })
  })

  test('is disputed, settled by two, and declined by two with its evidence', async () => {
    const hit = await sevens(room)
    const floor = await room.desk(`floor?hit=${hit}`, 'Ravi')
    const dispute = await unfold(floor, 'Dispute')
    await dispute.getByLabel('Reason').fill('the player touched the discards')
    await button(dispute, 'Mark as disputed').click()
    await floor.getByText('Disputed by Ravi: the player touched the discards').waitFor()
    const settle = await unfold(floor, 'Settle the dispute')
    await isFine(floor, 'floor-disputed')
    await settle.getByLabel('Reason').fill('the recording shows nothing of it')
    // Nobody signs for another: a wrong PIN is no second person.
    await settle.getByLabel('Badge').fill('D22')
    await settle.getByLabel('PIN').fill('1111')
    await button(settle, 'The dispute is settled').click()
    await floor.locator('[role="alert"] .notice').waitFor()
    await sign(settle, 'Lucía')
    await button(settle, 'The dispute is settled').click()
    await floor.locator('.pane-head .badge', { hasText: 'Pending' }).waitFor()
    const decline = await unfold(floor, 'Decline')
    await decline.getByLabel('Reason').fill('a card of the other deck')
    await decline.getByLabel('Evidence kept').fill('camera 12, 20:40')
    await sign(decline, 'Lucía')
    await button(decline, 'Decline this hit').click()
    await floor.locator('.hit-pane .badge', { hasText: 'Declined' }).waitFor()
    await room.does({ do: 'EndRound', table: '1' })

    const why = await room.desk('floor?tab=whynot&at=1&seat=3', 'Lucía')
    await why.locator('.list-row', { hasText: 'Declined' }).first().click()
    const sentenceSeen = await seen(why.locator('.why-sentence', { hasText: 'by Ravi and Lucía' }))
    expect(sentenceSeen).toMatch(
      /^Table 1 · seat 3, Tue, Mar 10, 2026, 8:\d\d PM, Round \d+: won \$[\d,.]+ from Blazing 7s/,
    )
    expect(sentenceSeen).toContain('but the hit was declined by Ravi and Lucía: a card of the other deck.')
    await reads(why.locator('.why-answer'), 'camera 12, 20:40')
    await isFine(why, 'floor-whynot')
    await expect.poll(() => pagesOf(why)).toBe(1)
    await why.emulateMedia({ media: 'print' })
    await expect.poll(() => why.locator('.ask').isVisible()).toBe(false)
    await picture(why, 'floor-whynot-paper')
  })
})

test('a bad beat at a table without a tablet: from the call to nine persons and their amounts in at most 25 taps', async () => {
  await room.does({ do: 'CallFloor', table: '4', why: 'bad beat' })
  const taps: Taps = { count: 0 }
  const tap = tapper(taps)
  const floor = await room.desk('floor', 'Ravi')
  await floor.locator('.map-table', { hasText: 'Call, ' }).waitFor()
  await tap(floor.locator('.map-table', { hasText: 'Call, ' }))
  await tap(button(floor, 'I am here'))
  await tap(button(floor, 'Report a hit here'))
  for (const name of ['king of clubs', 'king of spades', 'queen of diamonds', 'queen of hearts', 'three of spades'])
    await tap(choiceOf(floor, name))
  await tap(button(floor, /^Seat 2( |$)/).first())
  for (const name of ['queen of spades', 'queen of clubs']) await tap(choiceOf(floor, name))
  await tap(button(floor, /^Seat 6( |$)/).first())
  for (const name of ['king of diamonds', 'king of hearts']) await tap(choiceOf(floor, name))
  // Structure B of $25,000: half to the losing hand, a quarter to the winning one, and a quarter, $6,250, to the seven
  // others: $892.857… each, rounded up to the dollar chip, $893.00.
  const report = button(floor, 'Report $25,001.00')
  await report.waitFor()
  await isFine(floor, 'floor-report')
  await tap(report)
  await tap(button(floor, /^Yes to all \d+ questions$/))
  await floor.locator('.other-key').waitFor()
  // A refusal under somebody else's badge is told where it was tried, and the PIN is gone from the screen.
  const other = floor.locator('.other-key')
  await other.locator('input[name="badge"]').fill('D22')
  await other.locator('input[name="pin"]').fill('1111')
  await other.locator('button[type="submit"]').click()
  await other.getByRole('alert').getByText('This badge and PIN do not match').waitFor()
  expect(await other.locator('input[name="pin"]').inputValue()).toBe('')
  // Whoever reported it does not verify it: Lucía turns her key at the same screen.
  await tap(button(floor, /^Lucía/))
  await tap(button(floor, 'Verify $25,001.00 with this badge'))
  await floor.getByText('verified by Lucía').waitFor()
  // For that one act: the screen is Ravi's as before.
  await floor.locator('.acting', { hasText: 'Ravi' }).waitFor()
  const rows = async () =>
    (await floor.locator('.pay-list tbody tr').allInnerTexts())
      .map((row) => row.split('\t').slice(0, 2).join(' '))
      .toSorted()
  await expect
    .poll(rows)
    .toEqual([
      'Table 4 · seat 1 $893.00',
      'Table 4 · seat 2 $12,500.00',
      'Table 4 · seat 3 $893.00',
      'Table 4 · seat 4 $893.00',
      'Table 4 · seat 5 $893.00',
      'Table 4 · seat 6 $6,250.00',
      'Table 4 · seat 7 $893.00',
      'Table 4 · seat 8 $893.00',
      'Table 4 · seat 9 $893.00',
    ])
  await isFine(floor, 'floor-pay')
  await expect.poll(() => pagesOf(floor)).toBe(1)
  // On paper stands who is paid, and nothing else that was decided today.
  await floor.emulateMedia({ media: 'print' })
  await expect.poll(() => floor.locator('.decided').isVisible()).toBe(false)
  await expect.poll(() => floor.locator('.pay-list').isVisible()).toBe(true)
  await floor.emulateMedia({ media: 'screen' })
  // The demo fills badge and PIN by one tap; a real badge is held up, and its PIN has four digits: three taps more.
  expect(taps.count + 3).toBeLessThanOrEqual(25)
})

test('the same cards once more are the same hand, until the floor says that they are another', async () => {
  const floor = await room.desk('floor', 'Ravi')
  await floor.locator('.map-table', { hasText: /^4\D/ }).click()
  await button(floor, 'Report a hit here').click()
  for (const name of ['king of spades', 'king of clubs', 'queen of diamonds', 'queen of hearts', 'three of spades'])
    await choiceOf(floor, name).click()
  await button(floor, /^Seat 2( |$)/)
    .first()
    .click()
  for (const name of ['queen of clubs', 'queen of spades']) await choiceOf(floor, name).click()
  await button(floor, /^Seat 6( |$)/)
    .first()
    .click()
  for (const name of ['king of diamonds', 'king of hearts']) await choiceOf(floor, name).click()
  await reads(floor.locator('.report-judged'), 'these cards at table 4 are already hit')
  expect(await button(floor, 'Enter the cards').isDisabled()).toBe(true)
  await button(floor, 'This is another hand').click()
  await button(floor, /^Report \$/).waitFor()
  await isFine(floor, 'floor-another-hand')
  // Taken back, it is the same hand again.
  await button(floor, 'This is another hand').click()
  await reads(floor.locator('.report-judged'), 'the floor must say so')
})

test('why not: no fee at the lock, said in one sentence with its clause, in both languages', async () => {
  await room.does({ do: 'StartRound', table: '1', bets: bets('5'), dealtIn: 3 })
  await room.does({ do: 'BetLate', table: '1', seat: '6' })
  const seven = 23
  await room.does({
    do: 'ReportHit',
    table: '1',
    facts: { dealtIn: 3 },
    common: {},
    hands: [{ seat: '2', role: 'player', cards: { hand: [seven, 21] }, bettors: [{ place: 'seated', wagered: true }] }],
  })
  await room.does({ do: 'EndRound', table: '1' })
  const floor = await room.desk('floor?tab=whynot', 'Ravi')
  await floor.getByLabel('Table').selectOption('1')
  await floor.getByLabel('Seat').selectOption('2')
  await reads(
    floor.locator('.why-sentence'),
    /^Table 1 · seat 2, .*: no prize from Blazing 7s.*, because no jackpot fee posted for this hand \[F1\]/,
  )
  await reads(floor.locator('.why-clauses'), 'F1')
  await floor.getByLabel('Seat').selectOption('6')
  await floor.locator('.list-row', { hasText: 'Late bet' }).first().click()
  await reads(floor.locator('.why-sentence'), /the bet came after the lock .* no fee for Blazing 7s.* \[F1\]\.$/)
  await floor.getByLabel('Seat').selectOption('5')
  await reads(floor.locator('.why-sentence'), /the fee for Blazing 7s.* was in, but nobody reported a hand/)
  await button(floor, /Español/).click()
  await reads(floor.locator('.why-sentence'), /estaba puesta, y nadie avisó de una mano de esta ronda\.$/)
  await isFine(floor, 'floor-whynot-es')
})

test('a high hand goes on the board, and the period is closed with who is present', async () => {
  const events = await room.does({
    do: 'ReportHit',
    table: '8',
    facts: { dealtIn: 6 },
    common: { board: [50, 46, 42, 0, 5] },
    hands: [
      {
        seat: '4',
        role: 'player',
        cards: { hole: [38, 34, 1, 6] },
        betsCompleted: true,
        bettors: [{ place: 'seated' }],
      },
    ],
    activities: ['bay-101/poker-high-hand-bonus'],
  })
  const hit = events.find((event) => event.type === 'HitDeclared')!.hit
  const floor = await room.desk(`floor?hit=${hit}`, 'Ravi')
  await yesToAll(floor)
  await button(floor, 'Verify for the board').click()
  await floor.getByText('verified by Ravi').waitFor()
  await floor.getByRole('link', { name: /^High hands/ }).click()
  await floor.locator('.list-row', { hasText: 'Poker High Hand Bonus' }).click()
  const board = floor.locator('.board-period')
  await reads(board, /Table 8 · seat 4/)
  await isFine(floor, 'floor-periods')
  const wall = await room.open('board?only=bay-101/poker-high-hand-bonus', { viewport: SIZES.tv })
  await wall.getByText(/^The high hand now, until \d+:\d\d [AP]M$/).waitFor()
  await reads(wall.locator('.high-hands'), /Table 8 · seat 4[\s\S]*\$1,000/)
  await isAccessible(wall)
  await wall.context().close()
  room.wait(26)
  await button(floor, 'Close the period').waitFor()
  await isFine(floor, 'floor-period-over')
  await expect.poll(() => button(floor, 'Close the period').isDisabled()).toBe(true)
  await floor.locator('.presence').getByRole('button', { name: 'Yes' }).click()
  await button(floor, 'Close the period').click()
  await reads(floor.locator('dialog[open]'), /Table 8 · seat 4\s+\$1,000\.00/)
  await button(floor.locator('dialog[open]'), 'Close the period').click()
  await button(floor, 'Close the period').waitFor({ state: 'detached' })
  await floor.goto(`${room.address}floor?hit=${hit}`)
  // A royal flush of the posted $1,000.
  await reads(floor.locator('.pay-list tbody tr'), /Table 8 · seat 4\s+\$1,000\.00/)
})

test('a free table is asked for, offered, or withdrawn; a drawn rank is posted with its witness', async () => {
  const floor = await room.desk('floor?tab=free', 'Ravi')
  await floor.getByLabel('Activity').selectOption({ label: 'Blazing 7s Progressive Jackpot' })
  await floor.getByLabel('Describe the patron').fill('red cap')
  await floor.getByLabel('Table requested').selectOption('1')
  await button(floor, 'Log the request').click()
  await floor.locator('.requests', { hasText: 'red cap' }).waitFor()
  await isFine(floor, 'floor-free')
  await button(floor, 'Offer table 1').click()
  await floor.getByText('Nobody is waiting for a free table.').waitFor()
  await floor.getByRole('link', { name: 'Posted ranks' }).click()
  await floor.locator('.list-row', { hasText: 'Four of a Kind' }).click()
  await lay(floor, ['nine of spades'])
  await sign(floor.locator('.pane form'), 'Lucía')
  await button(floor, 'Post nine of spades').click()
  await floor.locator('.pane-head .clock', { hasText: '9' }).waitFor()
  await isFine(floor, 'floor-ranks')
})

test('tonight lists what waits with one tap to it, and the shift is handed over by two', async () => {
  await room.does({ do: 'CallFloor', table: '9', why: 'chips for seat 2' })
  const hit = await sevens(room)
  const tonight = await room.desk('tonight', 'Ravi')
  const call = tonight.locator('.list-row', { hasText: 'chips for seat 2' })
  await reads(call, /Floor call\s+Table 9/)
  await reads(tonight.locator('.timeline'), 'Poker High Hand Bonus')
  const tile = (name: string) => tonight.locator('.figure-tile', { hasText: name })
  // What asked for somebody today stands below it, beside its plot.
  await reads(tile('Waiting for someone'), /\d[\s\S]*\d+ hits and calls today/)
  await tile('Waiting for someone').locator('.spark').waitFor()
  await reads(tile('Next'), /Poker High Hand Bonus|Three of a Kind|\d:\d\d/)
  await reads(tile('Tables open'), /\d+ of 28/)
  await reads(tonight.locator('.list-row', { hasText: hit }), /Hit pending[\s\S]*\$[\d,]+\.\d\d$/)
  // What was decided leads to the page that it has for ever.
  await tonight.locator('.decided').getByRole('link').first().waitFor()
  // Nobody of the office is here on a Friday night: the floor pauses what goes wrong, for a reason.
  await tonight.locator('summary', { hasText: 'Pause an activity' }).click()
  const pause = tonight.locator('.tonight-pause')
  await pause.getByLabel('Activity').selectOption(SEVENS)
  await pause.getByLabel('Reason').fill('the sensors of two tables disagree')
  await button(pause, 'Pause').click()
  await expect.poll(() => room.kernel.state.offerings.get(SEVENS)?.status).toBe('paused')
  await tonight.locator('[data-list="tonight-waiting"]', { hasText: 'the sensors of two tables disagree' }).waitFor()
  await isFine(tonight, 'tonight')
  await room.does({ do: 'ResumeOffering', activity: SEVENS }, '71')
  await call.click()
  await button(tonight, /^Continue as Ravi/).click()
  await tonight.locator('.table-card', { hasText: 'Table 9' }).waitFor()
  await tonight.goto(`${room.address}tonight?tab=handover`)
  await reads(tonight.locator('.open-items'), new RegExp(`Hits[\\s\\S]*${hit}[\\s\\S]*Calls[\\s\\S]*Table 9`))
  await tonight.getByLabel('Note for the next shift').fill('the deck of table 1 is in bag 7')
  await isFine(tonight, 'tonight-handover')
  await sign(tonight.locator('.handover form'), 'Lucía')
  await button(tonight, 'Hand over and sign').click()
  await tonight.getByText('Handed over.').waitFor()
  await reads(tonight.locator('details', { hasText: 'Ravi to Lucía' }), 'open item')
  // Until the feed has told them figures are dashes: nobody reads that nothing waits.
  const { at, local } = room.kernel.now()
  const beat = `event: beat\ndata: ${JSON.stringify({ seq: 1, at, local })}\n\n`
  await tonight.route('**/api/live*', (route) => route.fulfill({ contentType: 'text/event-stream', body: beat }))
  await tonight.goto(`${room.address}floor`)
  await reads(tile('Hits waiting'), /^Hits waiting\s+–\s*$/)
  await reads(tile('Tables open'), /^Tables open\s+–\s*$/)
})

test('a joker is drawn among the cards, and tiles as tiles', async () => {
  const report = (table: string, activity: string, seat: string, cards: Deal): Order => ({
    do: 'ReportHit',
    table,
    facts: { dealtIn: 5, tournament: false, misdeal: false, standardDeck: true, spokenOf: false },
    common: {},
    hands: [
      { seat, role: 'player', cards, betsCompleted: true, won: true, bettors: [{ place: 'seated', wagered: true }] },
    ],
    activities: [activity],
  })
  const verified = async (order: Order) => {
    const { hit } = (await room.does(order)).find((event) => event.type === 'HitDeclared')!
    await verify(room, hit)
    return hit
  }
  const JACKPOT = 'hawaiian-gardens/ca-asian-jackpot-5'
  const aces = dealFrom({ hand: 'As Ad Ah Ac Xx 8d 3s' })
  const joker = await verified(report('15', 'bay-101/pai-gow-poker-bonus-hand', '4', aces))
  await room.does({ do: 'StartRound', table: '22', bets: [{ seat: '2', wagered: true, fees: [JACKPOT] }] })
  const set = dealFrom({ frontTiles: 'Teen, Teen', backTiles: 'Gee Joon 2-4, Gee Joon 1-2' })
  const tiles = await verified(report('22', JACKPOT, '2', set))
  const floor = await room.desk(`floor?hit=${joker}`, 'Ravi')
  const lying = floor.locator('.hit-pane .lying')
  await lying.getByRole('img', { name: /^ace of spades, .*joker, eight of diamonds, three of spades$/i }).waitFor()
  await expect.poll(() => lying.locator('.card-face').count()).toBe(7)
  await picture(floor, 'floor-joker')
  await floor.goto(floor.url().replace(joker, tiles))
  await lying.getByRole('img', { name: 'Gee Joon 2-4, Gee Joon 1-2' }).waitFor()
  await expect.poll(() => lying.locator('.tile-face').count()).toBe(4)
  await isFine(floor, 'floor-tiles')
})
