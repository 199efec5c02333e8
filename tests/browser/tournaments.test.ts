/** A tournament on four screens at once, from the first sign-up to the signed log, with a restart in the middle. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '../../src/ledger/account.ts'
import { MEMBERS, UNUSUAL } from '../../src/server/demo/machines.ts'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { button, ordersOf, press, pressTwice, reads, seen, sign, type Taps, tapper, unfold } from './people.ts'
import type { Room } from './room.ts'
import { CAGE, type Event, openEvent, openSmall, reveal, says } from './tournamentroom.ts'

const TABLES = ['91', '92']
const PLAYERS = Array.from({ length: 12 }, (_, nth) => String(3_001 + nth))

let held: Event
let room: Room
let EVENT: string
beforeAll(async () => {
  held = await openEvent({ occasion: 'tuesday', tables: TABLES, seats: 9, breaks: ['92', '91'] })
  room = held.room
  EVENT = held.event
})
afterAll(() => room.close())

const desk: Event['desk'] = (part, more) => held.desk(part, more)
const event = () => held.tournament()
const floor = () => held.floor()
const order: Event['order'] = (asked, by) => held.order(asked, by)
const nameOf = (entry: string) => held.nameOf(entry)
const timer = (page: Page) =>
  page
    .locator('[role="timer"]')
    .first()
    .textContent()
    .then((text) => text ?? '')
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

/** `19:58` in seconds. */
const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

test('signed up, drawn, played, paid', async () => {
  const director = await room.enter(desk('structure'), TABLET)
  await says(director, 'As posted')
  await says(director, '50%, 30%, 20% of the pool; 3 places paid')
  await picture(director, 'tournament-structure')
  await isAccessible(director)
  await press(director, 'Open sign-ups')
  await expect.poll(() => event()?.opened.by).toBe('81')

  // The cage: card, one press, the receipt.
  const cage = await room.enter(`cage?part=tournaments&tournament=${EVENT}`, { viewport: SIZES.desk })
  const taps: Taps = { count: 0 }
  const tap = tapper(taps)
  await tap(cage.getByLabel('Card or name'))
  await cage.keyboard.type(PLAYERS[0]!)
  await cage.keyboard.press('Enter')
  await tap(button(cage, 'Register · $140.00'))
  await says(cage, /^Tournament receipt/)
  expect(taps.count).toBeLessThan(5)
  await says(cage, 'Cage copy')
  await picture(cage, 'tournament-receipt')
  await isAccessible(cage)
  await press(cage, 'Another player')
  // Taken back: asked in money, and on paper.
  await press(cage.locator('[data-entry="E1"]'), 'Unregister · $140.00 back')
  const asked = cage.getByRole('dialog')
  await says(cage, /^Unregister .+\?$/)
  await picture(cage, 'tournament-unregister')
  await press(asked, 'Unregister · $140.00 back')
  await expect.poll(() => event().entries.get('E1')?.status).toBe('withdrawn')
  await press(cage, 'Another player')
  for (const person of PLAYERS) await held.register(person)
  // Twice is refused where it is typed.
  await cage.getByLabel('Card or name').fill(PLAYERS[1]!)
  await cage.keyboard.press('Enter')
  await says(cage, 'Already in: entry E3.')
  await says(cage, /is registered already, as entry E3/)
  await picture(cage, 'tournament-cage')
  await isAccessible(cage)

  const wall = await room.open(`clock?tournament=${EVENT}`, { viewport: SIZES.tv })
  await says(wall, 'Prize pool $1,440.00')
  await picture(wall, 'tournament-tv-before')

  // A table that no tournament has taken yet says for which it waits.
  const early = await room.enter('table/92', TABLET)
  await says(early, 'This table waits for a tournament.')
  await early.locator('.tour-waits strong', { hasText: "Tuesday Hold'em" }).waitFor()
  await picture(early, 'tournament-tablet-waits')
  await isAccessible(early)
  await early.context().close()

  // Seats by the public protocol.
  await director.goto(`${room.address}${desk('seats')}`)
  for (const table of TABLES) await director.getByRole('button', { name: table, exact: true }).click()
  await press(director, 'Take 2 tables')
  await expect.poll(() => floor().tables.size).toBe(2)
  await press(director, 'Draw the seats')
  await director.locator('.seat-draw .sealed').waitFor()
  await picture(director, 'tournament-sealed')
  await isAccessible(director)
  await reveal(director, 'all')
  await expect.poll(() => floor().drawn?.order.length).toBe(18)
  await press(director, 'Seat 12 players')
  await expect.poll(() => floor().seatOf.size).toBe(12)
  await picture(director, 'tournament-seats')
  await isAccessible(director)

  const board = await room.open(`clock?tournament=${EVENT}&show=seats`, { viewport: SIZES.tv })
  await held.readNames()
  // Nobody's card number hangs on the wall: whoever is not in the register goes by the entry.
  await says(board, nameOf('E2'))
  await says(board, 'E5')
  expect(await seen(board.locator('main'))).not.toContain(nameOf('E5'))
  await picture(board, 'tournament-seating')
  await isAccessible(board)
  await board.context().close()

  await director.goto(`${room.address}${desk('players')}`)
  await press(director, 'Start the tournament')
  await expect.poll(() => event().started?.field).toBe(12)
  // Too early: undone by two, and nobody sits for it any more; then once more.
  await director.goto(`${room.address}${desk('clock')}`)
  const wrong = await unfold(director, 'Undo the start')
  await wrong.getByLabel('Why').fill('the doors were not open')
  await wrong.locator('.second-demo button').first().click()
  await press(wrong, 'Undo the start')
  await expect.poll(() => event().started).toBeUndefined()
  expect(room.kernel.state.seated.get('91')?.size ?? 0).toBe(0)
  await press(director, 'Start the tournament')
  await expect.poll(() => event().started?.field).toBe(12)

  const tablet = await room.enter('table/91', TABLET)
  const phone = await room.open(`tournament?tournament=${EVENT}&entry=E2`, { viewport: SIZES.phone })
  await says(phone, 'My seat')
  await director.goto(`${room.address}${desk('clock')}`)
  await says(director, 'Level 1')

  // All four read the same clock.
  const pages = [director, wall, tablet, phone]
  for (const page of pages) await page.locator('[role="timer"]').first().waitFor()
  const read = await Promise.all(pages.map(timer))
  const lefts = read.map(seconds)
  expect(Math.max(...lefts) - Math.min(...lefts), read.join(' ')).toBeLessThanOrEqual(2)
  await picture(wall, 'tournament-tv')
  // Figures of one width: a second less moves nothing.
  for (const part of ['.tv-time', '.tv-now', '.tv-blinds'])
    expect(await wall.locator(part).evaluate((one) => getComputedStyle(one).fontVariantNumeric)).toBe('tabular-nums')
  await wall.setViewportSize({ width: 3840, height: 2160 })
  await picture(wall, 'tournament-tv-4k')
  await wall.setViewportSize({ width: 1080, height: 1920 })
  await picture(wall, 'tournament-tv-portrait')
  expect(await wall.locator('.tv-prizes li').count()).toBe(3)
  await wall.setViewportSize(SIZES.tv)
  await isAccessible(wall)
  await picture(phone, 'tournament-phone')
  await isAccessible(phone)
  await fits(phone, SIZES.phone.width)

  // The director's own words: on the wall and on phones, until they are taken down; twice is refused.
  const words = director.getByLabel('Along the bottom of the clock')
  for (const says of ['Dinner at 9:00 PM', 'Dinner at 9:00 PM']) {
    await words.fill(says)
    await press(director, 'Post')
    await expect.poll(() => floor().announced.length).toBe(1)
  }
  await says(wall, 'Dinner at 9:00 PM')
  await says(phone, 'Dinner at 9:00 PM')
  await press(director, 'Take down')
  await expect.poll(() => floor().announced.length).toBe(0)
  await phone.getByText('Dinner at 9:00 PM').waitFor({ state: 'detached' })

  await press(director, 'Pause')
  for (const page of [wall, tablet, phone]) await says(page, /Paused/)
  await expect.poll(async () => new Set(await Promise.all(pages.map(timer))).size).toBe(1)
  await picture(director, 'tournament-clock')
  await isAccessible(director)

  // Stopped and started again in the middle of the level: the same time is left on every screen.
  const before = await timer(wall)
  await room.restart()
  for (const page of [wall, phone]) {
    await page.reload()
    await expect.poll(() => timer(page)).toBe(before)
  }
  await director.reload()
  if (await director.locator('.signin-demo').isVisible()) await director.goto(`${room.address}${desk('clock')}`)
  const again = await room.enter(desk('clock'), TABLET)
  await expect.poll(() => timer(again)).toBe(before)
  await press(again, 'Resume')
  await expect.poll(() => floor().facts.at(-1)?.do).toBe('go on')
  await press(again, 'Next')
  await says(wall, 'Level 2')
  await press(again, /^Undo: jump/)
  await says(wall, 'Level 1')
  // A wall that nobody told which one shows the one that is played.
  await wall.goto(`${room.address}clock`)
  await wall.locator(`main[data-tournament="${EVENT}"]`).waitFor()

  // The dealer's tablet: out, by whom.
  const dealer = await room.enter('table/91', TABLET)
  const [first = '', second = '', third = ''] = floor().tables.get('91')!.players.values()
  await press(dealer, 'Hand begins')
  await expect.poll(() => floor().hands.get('91')?.level).toBe(1)
  // A level that comes in the middle of the hand rules the next one, and the dealer reads it; who was sent away stands at the seat.
  await press(again, 'Next')
  await says(dealer, 'The hand in play stays at 25 / 50; the new level starts with the next.')
  await press(again, /^Undo: jump/)
  await says(dealer, /^Press at the first riffle/)
  await order({ do: 'Penalise', activity: EVENT, entry: third, kind: 'away', minutes: 10, ground: 'exposed a card' })
  await says(dealer, /away, \d+:\d\d of play to go/)
  await button(dealer, new RegExp(nameOf(first))).click()
  await press(dealer, /^Out$/)
  await picture(dealer, 'tournament-tablet')
  await isAccessible(dealer)
  await button(dealer, new RegExp(nameOf(second)))
    .last()
    .click()
  await press(dealer, `${nameOf(first)} is out`)
  await expect.poll(() => event().inPlay).toBe(11)
  await says(wall, 'of 12')
  const out = await room.open(`tournament?tournament=${EVENT}&entry=${first}`, { viewport: SIZES.phone })
  await says(out, 'You finished in place 12.')
  // An old link leads to what is on tonight; it is chosen, and nothing else is heard of.
  await out.goto(`${room.address}tournament?tournament=${EVENT}-of-last-year&entry=${first}`)
  await out.locator(`a[href$="tournament=${EVENT}"]`).click()
  await says(out, 'You finished in place 12.')
  await out.context().close()

  // No purchase necessary: two play at a free table, and the house pays the bounty that is won there.
  await order({ do: 'SetTable', table: '94', game: 'holdem', seats: 9, decks: 1, kind: 'free' }, '21')
  await order({ do: 'OpenTable', table: '94' }, '21')
  await again.goto(`${room.address}${desk('prizes')}`)
  const free = again.locator('.pane', { hasText: 'No Purchase Necessary' })
  for (const [nth, person] of ['3050', '3051'].entries()) {
    await free.getByLabel('Card number').fill(person)
    await press(free, 'Seat at the free table')
    await expect.poll(() => event().free.size).toBe(nth + 1)
    // The page has the answer as well: what is typed next stays.
    await expect.poll(() => free.getByLabel('Card number').inputValue()).toBe('')
  }
  await button(again.locator('.pane', { hasText: 'on each target' }), '3051').click()
  await press(again, 'Put a bounty on 1 player')
  await expect.poll(() => event().free.get('N2')?.bounty).toBe('5000')
  await picture(again, 'tournament-free-tables')
  await isAccessible(again)
  const atFree = await room.enter('table/94', TABLET)
  await says(atFree, 'No Purchase Necessary: free table')
  await button(atFree, /3051/).click()
  await press(atFree, /^Out$/)
  await button(atFree, /3050/).last().click()
  await picture(atFree, 'tournament-free-tablet')
  await isAccessible(atFree)
  await press(atFree, '3051 is out')
  await expect.poll(() => event().freeWins.map(({ entry }) => entry)).toEqual(['N1'])
  await atFree.context().close()
  await free.locator('.second-demo button').first().click()
  await press(free, 'End this free table')
  await expect.poll(() => event().free.get('N1')?.status).toBe('stayed')

  // The director: knocked out and rebuys; the cage takes it.
  await again.goto(`${room.address}${desk('players', `&player=${third}`)}`)
  await press(again, 'Knocked out')
  await again
    .locator('.knock-out')
    .getByRole('button', { name: nameOf(second) })
    .click()
  await again.getByLabel(`${nameOf(third)} rebuys`).check()
  await picture(again, 'tournament-knockout')
  await isAccessible(again)
  await press(again, `${nameOf(third)} busted and rebuys`)
  await expect.poll(() => event().entries.get(third)?.owes).toBeDefined()
  const cashier = await room.enter(`cage?part=tournaments&tournament=${EVENT}`, { viewport: SIZES.desk })
  const waits = cashier.locator('[data-waiting="rebuys"]')
  await waits.waitFor()
  await press(waits, 'Rebuy · $100.00')
  await says(cashier, /^Tournament receipt/)
  await expect.poll(() => event().entries.get(third)?.owes).toBeUndefined()

  // Everybody as a list: by seat, by name, found by what they owe, and as a file that the house has noted.
  await again.goto(`${room.address}${desk('players')}`)
  const players = again.locator('[data-list="tournament-players"]')
  const rows = players.locator('.list-row')
  const names = () => rows.locator('.list-first').allInnerTexts()
  await rows.nth(11).waitFor()
  await reads(players.locator('[aria-sort="ascending"]'), 'Seat')
  await players.getByRole('columnheader', { name: 'Player' }).getByRole('button').click()
  await expect.poll(names).toEqual((await names()).toSorted((one, other) => one.localeCompare(other)))
  await press(players, 'Out')
  await expect.poll(async () => (await names()).includes(nameOf(third))).toBe(false)
  await Promise.all([again.waitForEvent('download'), press(players, 'Players as CSV')])
  const [noted] = await room.premises.audit.latest({ kind: 'export' })
  expect(noted?.details).toMatchObject({ what: 'list tournament-players as csv' })
  await press(players, 'All')

  // A wrong seat: undone, and everybody is ranked again.
  await again
    .locator('.director-outs')
    .getByRole('button', { name: /^Details of/ })
    .last()
    .click()
  const dialog = again.getByRole('dialog')
  await dialog.getByLabel('Why').fill('wrong seat')
  await press(dialog, 'Undo')
  await expect.poll(() => event().inPlay).toBe(12)
  await picture(again, 'tournament-players')
  await isAccessible(again)

  // Down to nine: a table breaks, everybody is told where to go and confirmed.
  const at62 = () => [...floor().tables.get('92')!.players.values()]
  for (const entry of at62().slice(0, 3))
    await order({ do: 'KnockOut', activity: EVENT, fallen: [{ entry, by: [at62().at(-1)!] }], table: '92' })
  await again.goto(`${room.address}${desk('seats')}`)
  await press(again, /^(Break table 92|Balance|Draw the seats)/)
  await picture(again, 'tournament-moves')
  await isAccessible(again)
  await again.context().close()

  const narrow = await room.enter(desk('players'), { viewport: SIZES.phone })
  await says(narrow, 'Latest')
  await fits(narrow, SIZES.phone.width)
  await picture(narrow, 'tournament-director-phone')
  await isAccessible(narrow)
  await narrow.context().close()
})

test('a deal, the prizes, the signed log', async () => {
  const left = () => [...event().entries.values()].filter(({ status }) => status === 'in').map(({ entry }) => entry)
  for (const entry of left().slice(0, -3)) {
    const [winner] = left().slice(-1)
    if (event().entries.get(entry)?.status === 'in' && entry !== winner)
      await order({ do: 'KnockOut', activity: EVENT, fallen: [{ entry, by: [winner!] }] })
  }
  expect(left().length).toBe(3)
  const director = await room.enter(desk('prizes'), { viewport: SIZES.desk })
  await director.locator('summary', { hasText: 'Deal among those left' }).click()
  for (const [nth, entry] of left().entries())
    await director.getByLabel(`Chips of ${nameOf(entry)}`, { exact: true }).fill(String([50_000, 40_000, 40_000][nth]))
  await says(director, 'ICM')
  // A yes is to an amount: with another one it is asked for anew.
  const firstYes = director.locator('.deal-consents').getByRole('checkbox').first()
  await director
    .getByLabel(/^Share of /)
    .first()
    .fill('100')
  await firstYes.check()
  await director
    .getByLabel(/^Share of /)
    .first()
    .fill('100.01')
  await expect.poll(() => firstYes.isChecked()).toBe(false)
  // The page is loaded again in the middle of it: the counted chips are still there.
  await director.reload()
  await director.locator('summary', { hasText: 'Deal among those left' }).click()
  await expect
    .poll(() =>
      director
        .getByLabel(/^Chips of /)
        .first()
        .inputValue(),
    )
    .toBe('50000')
  await button(director, /^ICM$/).click()
  for (const consent of await director.locator('.deal-consents').getByRole('checkbox').all()) await consent.check()
  await director.getByLabel('Note for the log').fill('all three asked for it')
  await picture(director, 'tournament-deal')
  await isAccessible(director)
  await director.locator('.pane', { hasText: 'Deal among those left' }).locator('.second-demo button').first().click()
  await press(director, 'Record the deal')
  await expect.poll(() => event().deal?.method).toBe('icm')
  await director.locator('.deed .second-demo button').first().click()
  await press(director, 'Award the prizes')
  await expect.poll(() => event().awarded?.by[0]).toBe('81')
  await director.goto(`${room.address}${desk('log')}`)
  await director.getByLabel('Tables used').fill('2')
  await press(director, 'Sign the log')
  await says(director, /Signed by Nadia/)
  await says(director, 'Prize pool')
  await picture(director, 'tournament-log')
  await isAccessible(director)
  expect(event().signed?.log.tables).toBe(2)
  for (const paper of ['structure', 'signin', 'seats', 'moves', 'payouts', 'log']) {
    await director.goto(`${room.address}director?tournament=${EVENT}&paper=${paper}`)
    await director.locator('.papers').waitFor()
    await picture(director, `tournament-paper-${paper}`)
    await isAccessible(director)
  }
})

test('rulings with their clauses, and a structure that is planned', async () => {
  const floorman = await room.enter('floor?tab=rulings', TABLET)
  const raise = floorman.locator('.ruling', { hasText: 'Raise without a word' })
  await raise.getByLabel('Bet to call').fill('200')
  await raise.getByLabel('Put in, in one motion').fill('300')
  await says(floorman, 'Half the bet or more: it becomes a full raise to 400, no more. All in, it stays as it is.')
  await raise.getByLabel('Put in, in one motion').fill('299')
  await says(floorman, 'A call: 200. The rest goes back, unless all in.')
  await raise.getByLabel('Put in, in one motion').fill('150')
  await says(floorman, 'Less than the bet: 50 more to call, unless all in.')
  const odd = floorman.locator('.ruling', { hasText: 'Split pot' })
  for (const [label, told] of [
    ['Pot', '1030'],
    ['Seats that share it', '3 7'],
    ['Button at seat', '5'],
    ['Smallest chip in play', '25'],
  ] as const)
    await odd.getByLabel(label, { exact: true }).fill(told)
  await says(floorman, 'That pot is not made of chips of 25: count it again.')
  const pots = floorman.locator('.ruling', { hasText: 'Side pots' })
  await pots.getByLabel('Put in by each seat').fill('1 500, 2 300, 3 500')
  await says(floorman, /Main pot/)
  await picture(floorman, 'tournament-rulings')
  await isAccessible(floorman)

  // What is on display and in every flyer: the sheet of the offering has all of it.
  const sheet = await room.desk(`offerings?activity=${EVENT}&part=sheet`, 'Salma')
  const sign = sheet.locator('.sign-sheet')
  for (const text of ['How to enter', 'Starting chips', '3 places paid', 'Winners are paid', 'Restrictions'])
    await sign.getByText(text).first().waitFor()
  await says(sheet, /^No Purchase Necessary: at free tables/)
  await picture(sheet, 'tournament-sheet')
  await isAccessible(sheet)
  await sheet.context().close()

  const planner = await room.enter('director?page=plan', TABLET)
  await says(planner, /^Expected end about/)
  await picture(planner, 'tournament-planner')
  await isAccessible(planner)
})

test('a tournament with bounties is drafted in the form: its words of advertising, and how a thing is handed over', async () => {
  const marketing = await room.desk('offerings?activity=bay-101/poker-tournaments&part=draft', 'Jonas')
  await marketing.getByLabel('Advertised as').fill('Bounty Night')
  await marketing.getByLabel('Begin with').selectOption({ label: 'Bounty on everybody' })
  await press(marketing, 'Fill in')
  await marketing.getByLabel('Day', { exact: true }).fill('2026-03-12')
  await marketing.getByLabel('Begins at').fill('19:00')
  await marketing
    .getByRole('checkbox', { name: /^Texas Hold.em$/ })
    .first()
    .check()
  await says(marketing, 'every advertisement must say "No Purchase Necessary"')
  await marketing.getByLabel('What advertisements say, one to a line').fill('Bounties: No Purchase Necessary')
  // What is wrong is said at its field, and below by the name of the field, which it leads to: never by a line of the text.
  const ways = marketing.getByLabel('Way', { exact: true })
  await ways.selectOption({ label: 'Percentages' })
  const places = marketing.getByLabel(/^Places in percent/)
  await places.fill('50 thirty 20')
  const wrong = marketing.locator('.pane > .notice', { hasText: 'Not yet' })
  await says(marketing, 'No. 2: "thirty" is not a share like 40% or 1/3')
  expect(await seen(wrong)).not.toMatch(/offering:|:\d+:/)
  await wrong.getByRole('button', { name: /^Places in percent/ }).click()
  await expect.poll(() => places.evaluate((one) => one === document.activeElement)).toBe(true)
  await places.fill('50 30 20')
  await marketing.getByLabel(/rest goes to place/).fill('4')
  await wrong.getByText(/cannot go to place 4: 3 places are paid/).waitFor()
  await marketing.getByLabel(/rest goes to place/).fill('1')
  // Switched on and left empty is no charity at all.
  await press(marketing, 'With Charity')
  await wrong.getByRole('button', { name: 'Name of the charity' }).waitFor()
  await press(marketing, 'With Charity')
  await ways.selectOption({ label: 'Flat amounts' })
  await marketing.getByLabel(/^Amounts, first place first/).fill('$300 match play\n$50')
  await marketing.getByLabel('match play: handed over as').selectOption('promotional coupons')
  await expect.poll(() => button(marketing, 'Draft this offering').isEnabled()).toBe(true)
  await press(marketing, 'Draft this offering')
  const drafted = () => room.kernel.state.offerings.get('bay-101/poker-tournaments')?.draft?.text
  await expect.poll(() => drafted() ?? '').toContain('Bounties: No Purchase Necessary')
  expect(drafted()).toMatch(/item: 'match play', form: 'promotional coupons'/)
  // Whoever approves it reads the day and every level before, as everybody will.
  const approver = await room.desk('offerings?activity=bay-101/poker-tournaments&part=run', 'Salma')
  const waiting = approver.locator('.approval')
  await reads(waiting, /Thu, Mar 12, 7:00 PM/)
  await waiting.getByRole('rowheader', { name: '1', exact: true }).waitFor()
})

test('a rebuy that was said before the hand binds; called off, everybody has all of it back, fees too', async () => {
  const daily = 'bay-101/poker-tournaments.daily'
  const state = () => room.kernel.state.tournaments.get(daily)!
  await order({ do: 'OpenSignUps', activity: daily })
  for (const person of ['3061', '3062', '3063'])
    await order({ do: 'Register', activity: daily, person, way: 'paid', drawer: '1' }, CAGE)
  await order({ do: 'StartTournament', activity: daily })
  const director = await room.desk(`director?tournament=${daily}&part=players&player=E2`)
  await press(director, 'Declare a rebuy')
  await says(director, 'Rebuy declared')
  // Nobody says it again after the hand: the stack is gone, and the rebuy is owed.
  await order({ do: 'KnockOut', activity: daily, fallen: [{ entry: 'E2', by: ['E1'] }] })
  expect([state().inPlay, state().entries.get('E2')?.owes]).toEqual([3, 'K1'])
  const cashier = await room.desk(`cage?part=tournaments&tournament=${daily}`, 'Chen')
  await press(cashier.locator('[data-waiting="rebuys"]'), 'Rebuy · $100.00')
  await says(cashier, /^Tournament receipt/)
  await expect.poll(() => state().entries.get('E2')?.owes).toBeUndefined()

  await director.goto(`${room.address}director?tournament=${daily}&part=structure`)
  await director.locator('summary', { hasText: 'Call it off' }).click()
  await director.getByLabel('Reason').fill('no power')
  await director.locator('.second-demo button').first().click()
  await press(director, 'Call it off')
  await expect.poll(() => state().calledOff?.reason).toBe('no power')
  await press(cashier, 'Another player')
  for (const [entry, refund] of [
    ['E1', '$140.00'],
    ['E2', '$240.00'],
    ['E3', '$140.00'],
  ] as const) {
    await press(cashier.locator(`[data-entry="${entry}"]`), `Refund ${refund}`)
    await picture(cashier, 'tournament-refund')
    await press(cashier.getByRole('dialog'), `Refund ${refund}`)
    await expect
      .poll(() =>
        state()
          .purchases.values()
          .some((one) => one.entry === entry && one.back !== true),
      )
      .toBe(false)
    await press(cashier, 'Another player')
  }
  // Nobody has it twice, and nothing is left.
  await expect.poll(() => button(cashier, /^Refund/).count()).toBe(0)
  const { entitlement } = room.kernel.state.balances
  expect([...entitlement].filter(([name, amount]) => name.startsWith(`${daily} `) && amount !== 0n)).toEqual([])
})

test('an entry that was won is signed up for, a form states what was won less what was paid in, and the charity is paid once', async () => {
  const main = await openSmall(
    room,
    'main',
    `buyIn: '$2,000', fee: $0, charity: { name: Food Bank, share: 25%, recognised: IRS 501(c)(3) }, pays: { kind: percentages, places: [100%] }, wonAt: [bay-101/poker-tournaments.satellite]`,
  )
  const satellite = await openSmall(
    room,
    'satellite',
    `buyIn: '$1,000', fee: $0, pays: { kind: entry first, entry: '$2,000', item: a seat in the main event, into: ${main}, rest: [100%] }`,
  )
  const pays = (activity: string, person: string) =>
    room.does({ do: 'Register', activity, person, way: 'paid', drawer: '1' }, CAGE)
  const [winner, second, third, last, ...others] = MEMBERS.filter((one) => UNUSUAL[one] === undefined) as [
    string,
    string,
    string,
    string,
    ...string[],
  ]
  for (const person of [winner, second, third]) await pays(satellite, person)
  const wins = async (activity: string, entry: string) => {
    await order({ do: 'StartTournament', activity })
    for (const { entry: one } of [...room.kernel.state.tournaments.get(activity)!.entries.values()])
      if (one !== entry) await order({ do: 'KnockOut', activity, fallen: [{ entry: one, by: [entry] }] })
    await order({ do: 'AwardTournament', activity, second: '62' })
    const { hit } = room.kernel.state.tournaments.get(activity)!.wins.find((one) => one.entry === entry)!
    if (activity === main) {
      // The floor reads which place it is, and that no meter has to do with it.
      const floorman = await room.desk(`floor?hit=${hit}`, 'Ravi')
      await says(floorman, 'place 1')
      await says(floorman, /becomes payable at the cage out of the prize pool\.$/)
      await floorman.context().close()
    }
    await room.does({ do: 'VerifyHit', hit }, '21')
    return room.kernel.state.hits.get(hit)!.claims[0]!
  }

  // Across the counter it would be gone: the claim leads to the sign-up, which knows of it.
  const entry = await wins(satellite, 'E1')
  const cage = await room.enter(`cage?claim=${entry}`, { viewport: SIZES.desk })
  await press(cage, 'ID seen and copied, record it')
  await expect.poll(() => room.kernel.state.claims.get(entry)?.idShown).toBe(true)
  expect(await button(cage, /Hand over/).count()).toBe(0)
  await press(cage, 'Sign up: The main')
  await cage.getByLabel('Card or name').fill(winner)
  await cage.keyboard.press('Enter')
  await expect.poll(() => cage.getByLabel('Claim of the entry won').inputValue()).toBe(entry)
  // Money of two tournaments, each by its name.
  await reads(cage.locator('.moves'), /The main[\s\S]*Prize pool[\s\S]*\$1,500\.00[\s\S]*The satellite/)
  await press(cage, 'Register')
  await says(cage, /^Tournament receipt/)
  await says(cage, 'Worth, nothing paid here')
  expect(room.kernel.state.claims.get(entry)?.status).not.toBe('open')

  // Five buy-ins of $2,000, a quarter of it the charity's: $7,500, of which $5,500 is more than was paid in.
  for (const person of [second, third, last, others[0]!]) await pays(main, person)
  const prize = await wins(main, 'E5')
  await cage.goto(`${room.address}cage?claim=${prize}`)
  await press(cage, 'ID seen and copied, record it')
  const forms = cage.locator('.on-the-form')
  await reads(forms, /Box 1 · Won in this tournament, less what was paid in\s*\$5,500\.00/)
  await picture(cage, 'tournament-form')

  await cage.goto(`${room.address}cage?part=tournaments&tournament=${main}`)
  const charity = cage.locator('.pane', { hasText: 'Pay the charity $2,500.00' })
  await charity.getByLabel('Check number').fill('1017')
  await sign(charity, 'Ines')
  await picture(cage, 'tournament-charity')
  await isAccessible(cage)
  // A check is drawn on the bank: what was paid in lies in the drawer still.
  await press(charity, 'Pay the charity $2,500.00')
  await reads(charity.getByRole('alert'), /bring in what drawers hold for it/)
  await room.does({ do: 'RepayDrawer', activity: main, drawer: '1' }, '51')
  await charity.getByLabel('Check number').fill('1017')
  await sign(charity, 'Ines')
  // A finger that falls twice pays once.
  const sent = ordersOf(cage)
  await pressTwice(button(charity, 'Pay the charity $2,500.00'))
  await says(cage, '$2,500.00 paid to the charity')
  await charity.waitFor({ state: 'detached' })
  expect(sent).toEqual(['PayCharity'])
  const paid = () => [
    room.kernel.state.tournaments.get(main)!.charityPaid,
    room.kernel.state.balances.entitlement.get(`${main} charity` as Account) ?? 0n,
  ]
  expect(paid()).toEqual(['250000', 0n])
  // Nor does anybody find the form who comes to it later, and a second order is refused with its clause.
  await cage.goto(`${room.address}cage?part=tournaments&tournament=${main}`)
  await cage.locator('main').waitFor()
  expect(await button(cage, /^Pay the charity/).count()).toBe(0)
  await expect(room.does({ do: 'PayCharity', activity: main, reference: '1018', second: '51' }, CAGE)).rejects.toThrow(
    /C5/,
  )
  expect(paid()).toEqual(['250000', 0n])
})

test('a director pushes dealers from the own desk', async () => {
  const director = await room.desk('director?page=dealers', 'Nadia')
  await director.getByLabel('Add a dealer').selectOption({ label: 'Dana' })
  await press(director, 'Comes on duty')
  await press(director.locator('.push').first(), /^Push Dana to table/)
  await expect.poll(() => room.kernel.state.dealing.size).toBe(1)
  // What is suggested begins with the live tables; a director sends somebody to an own one.
  await director.getByLabel('Add a dealer').selectOption({ label: 'Kofi' })
  await press(director, 'Comes on duty')
  const { table } = [...room.kernel.state.tables.values()].find(
    ({ kind, openedAt }) => kind === 'tournament' && openedAt !== undefined,
  )!
  await press(director.locator('.podium-dealers'), /^Kofi/)
  await director.getByLabel('To table').selectOption(table)
  await press(director, 'Push there')
  await expect.poll(() => [...room.kernel.state.dealing.keys()]).toContain(table)
  await picture(director, 'tournament-dealers')
  await isAccessible(director)
})
