/** The podium's stories: from the list to a seat and out again, a table that opens and one that breaks, dealers who go round. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { times } from '../../src/words/en/times.ts'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { button, press, reads, type Taps, tapper } from './people.ts'
import { openRoom, type Room, SEVENS } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom()
})
afterAll(() => room.close())
afterEach(() => room.leave())

const BRUSH = '23'
const NL = 'NL Hold’em'
const person = (name: string): string => String(room.premises.register.add({ name }))
const tile = (page: Page, table: string): Locator =>
  page.locator('.podium-table').and(page.getByRole('button', { name: new RegExp(`^Table ${table},`) }))
const seatRow = (page: Page, seat: string): Locator => page.locator('.podium-seats .seat-row').nth(Number(seat) - 1)
/** Its seats are beside the map. */
async function openTable(page: Page, table: string, how: (where: Locator) => Promise<void>): Promise<void> {
  await how(tile(page, table))
  await page.getByRole('heading', { name: `Table ${table}`, exact: true }).waitFor()
}
const byTap = (where: Locator) => where.click()
const byKeys = (where: Locator) => where.press('Enter')
const waiting = (page: Page, name: string): Locator => page.locator('.waiting-row', { hasText: name })
const deeds = (page: Page): Locator => page.locator('.seat-deeds')
const isSeated = (who: string) => room.kernel.state.sits.get(who)

async function isFine(page: Page, name: string): Promise<void> {
  await picture(page, name)
  await isAccessible(page)
}

test('from the list to a seat: joined, called, here, seated, away, back, moved, gone; the floor sees all of it at once', async () => {
  const linh = person('Linh Tran')
  const brush = await room.enter('podium', TABLET, 'Noor')
  const floor = await room.desk('podium', 'Ravi')
  await press(brush, 'New list')
  const dialog = brush.getByRole('dialog')
  await dialog.getByLabel('Game and limit').selectOption({ label: NL })
  await press(dialog, 'Make the list')
  await reads(brush.locator('.podium-side .queue-row').nth(1), /^NL Hold’em\s*Tables\s*1\s*Open\s*9\s*Waiting\s*–$/)

  await press(brush, 'Add a person')
  await brush.getByLabel(`Add to ${NL}`).last().fill('Linh Tran')
  await press(brush, 'Find')
  await press(brush, `Linh T. · ${linh}`)
  await waiting(floor, 'Linh T.').waitFor()
  await reads(floor.locator('.tabs'), /Seats and lists\s*1/)

  await press(brush, 'Call Linh T. to table 25, seat 1')
  await reads(waiting(floor, 'Linh T.'), /Called \d:\d\d/)
  await reads(tile(floor, '25'), /8 open/)
  await waiting(brush, 'Linh T.').click()
  await press(deeds(brush), 'Is here')
  await reads(waiting(floor, 'Linh T.'), /Here/)
  await isFine(brush, 'podium-here')
  await press(brush.locator('.next-thing'), 'Seat Linh T. at table 25, seat 1')
  await waiting(floor, 'Linh T.').waitFor({ state: 'detached' })
  expect(isSeated(linh)).toEqual({ table: '25', seat: '1' })

  await openTable(brush, '25', byTap)
  await seatRow(brush, '1').click()
  await press(deeds(brush), 'Meal')
  await openTable(floor, '25', byTap)
  await reads(seatRow(floor, '1'), /Linh T\.\s*Meal, 0 min/)
  await isFine(brush, 'podium-away')
  await press(deeds(brush), 'Back at the table')
  await press(deeds(brush), 'Move')
  await reads(brush.locator('.podium-moving'), /Moving Linh T\. from table 25, seat 1/)
  await openTable(brush, '4', byTap)
  await seatRow(brush, '7').click()
  await press(deeds(brush), 'Move to seat 7')
  await expect.poll(() => isSeated(linh)).toEqual({ table: '4', seat: '7' })
  await reads(seatRow(brush, '7'), /Linh T\./)
  await press(deeds(brush), 'Leave the seat')
  await expect.poll(() => isSeated(linh)).toBeUndefined()
  await reads(seatRow(brush, '7'), /Open/)
})

test('a guest is written down on the spot, a stranger is seated and named later, a card finds its person', async () => {
  const brush = await room.enter('podium?table=6&seat=2', TABLET, 'Noor')
  await brush.getByLabel('Who sits down?').fill('Wen Liu')
  await press(brush, 'Find')
  await press(brush, 'Write down “Wen Liu” as a guest')
  await reads(seatRow(brush, '2'), /Wen L\./)
  await seatRow(brush, '3').click()
  await press(brush, 'Seat without a name')
  await reads(seatRow(brush, '3'), /No name/)
  const ana = person('Ana Reyes')
  await brush.getByLabel('Who is it?').fill(ana)
  await press(brush, 'Find')
  await reads(seatRow(brush, '3'), /Ana R\./)
  expect(isSeated(ana)).toEqual({ table: '6', seat: '3' })
  // Whoever seats people does not see where they sat before.
  await button(brush, 'Where they sat').waitFor({ state: 'detached' })
})

test('by keys alone somebody is seated, moved and taken back; what is refused says why and changes nothing', async () => {
  const oscar = person('Oscar Perez')
  await room.does({ do: 'SeatPlayer', table: '7', seat: '1', person: oscar }, BRUSH)
  const brush = await room.desk('podium?table=7&seat=1', 'Noor')
  await byKeys(button(deeds(brush), 'Move'))
  await openTable(brush, '26', byKeys)
  await byKeys(seatRow(brush, '9'))
  await byKeys(button(deeds(brush), 'Move to seat 9'))
  await expect.poll(() => isSeated(oscar)).toEqual({ table: '26', seat: '9' })
  await reads(seatRow(brush, '9'), /Oscar P\./)
  await byKeys(seatRow(brush, '8'))
  await brush.getByLabel('Who sits down?').fill(oscar)
  await brush.keyboard.press('Enter')
  await reads(
    brush.locator('.seat-deeds > [role="alert"]'),
    new RegExp(`Oscar P\\. \\(${oscar}\\) sits at table 26 seat 9`),
  )
  expect(isSeated(oscar)).toEqual({ table: '26', seat: '9' })
  // The journal and the audit trail know the number alone.
  const [line] = await room.premises.audit.latest({ kind: 'order refused' })
  expect(line?.details.why).toContain(`person ${oscar} sits`)

  await byKeys(seatRow(brush, '9'))
  await byKeys(button(deeds(brush), 'Leave the seat'))
  await expect.poll(() => isSeated(oscar)).toBeUndefined()
  await brush.locator('.toast').getByRole('button', { name: 'Undo' }).waitFor()
  await isFine(brush, 'podium-undo')
  await byKeys(button(brush.locator('.toast'), 'Undo'))
  await expect.poll(() => isSeated(oscar)).toEqual({ table: '26', seat: '9' })
  await reads(brush.locator('.toast'), /Taken back\./)
  await seatRow(brush, '1').focus()
  await brush.keyboard.press('/')
  await expect.poll(() => brush.evaluate(() => document.activeElement?.className)).toContain('podium-find')
  // Where somebody writes, it is a sign like any other.
  await brush.keyboard.type('1/2')
  expect(await brush.locator('.podium-find').inputValue()).toBe('1/2')
  // The house's own search is a key away even there, and takes what is typed in the same breath.
  await brush.keyboard.press('Control+k')
  await brush.keyboard.type('26')
  const lookUp = brush.getByRole('dialog', { name: 'Look up' })
  await expect.poll(() => lookUp.getByRole('searchbox').inputValue()).toBe('26')
  await lookUp.getByRole('link', { name: /^Table 26/ }).waitFor()
  await brush.keyboard.press('ArrowDown')
  await brush.keyboard.press('Escape')
  await expect.poll(() => brush.evaluate(() => document.activeElement?.className)).toContain('podium-find')
})

test('with a mouse somebody is dragged to an open seat of the same table', async () => {
  const dee = person('Dee King')
  await room.does({ do: 'SeatPlayer', table: '5', seat: '1', person: dee }, BRUSH)
  const brush = await room.desk('podium?table=5', 'Noor')
  await seatRow(brush, '1').dragTo(seatRow(brush, '8'))
  await expect.poll(() => isSeated(dee)).toEqual({ table: '5', seat: '8' })
})

describe('tables', () => {
  test('one is opened for those who wait in two taps, with the plan before', async () => {
    const people = ['José Morales', 'Priya Shah'].map(person)
    await room.does({ do: 'CloseTable', table: '16' }, '21')
    await room.does({ do: 'CloseTable', table: '17' }, '21')
    await room.does({ do: 'SetList', list: 'Blackjack', game: 'blackjack', minutes: 5, missed: 'off' }, BRUSH)
    for (const one of people)
      await room.does({ do: 'JoinList', list: 'Blackjack', person: one, how: 'podium', shows: 'initials' }, BRUSH)
    const taps: Taps = { count: 0 }
    const tap = tapper(taps)
    const brush = await room.enter('podium?tab=open', TABLET, 'Noor')
    await reads(brush.locator('.to-open', { hasText: 'Blackjack' }), /2 people wait · no table open/)
    await tap(button(brush, 'Open table 16'))
    const dialog = brush.getByRole('dialog')
    await reads(dialog.locator('.plan-steps'), /José M\. to seat 1\s*Priya S\. to seat 2/)
    await isFine(brush, 'podium-open')
    await tap(button(dialog, 'Open and call'))
    await reads(tile(brush, '16'), /5 open/)
    expect(taps.count).toBe(2)
    expect(room.kernel.state.reserved.get('16')?.size).toBe(2)
  })

  test('one breaks in two taps: who has a seat elsewhere moves, the others go to the top of their list', async () => {
    const limit = '$4-$8'
    for (const [table, seats] of [
      ['51', 3],
      ['52', 2],
    ] as const) {
      await room.does({ do: 'SetTable', table, game: 'holdem', seats, decks: 1, limit }, '21')
      await room.does({ do: 'OpenTable', table }, '21')
    }
    const [first, second, third, fourth] = ['Tom Berg', 'Grace Ono', 'Ivan Petrov', 'Rosa Diaz'].map(person) as [
      string,
      string,
      string,
      string,
    ]
    await room.does({ do: 'SetList', list: 'Limit $4-$8', game: 'holdem', limit, minutes: 5, missed: 'off' }, BRUSH)
    for (const [n, one] of [first, second, third].entries())
      await room.does({ do: 'SeatPlayer', table: '51', seat: String(n + 1), person: one }, BRUSH)
    await room.does({ do: 'SeatPlayer', table: '52', seat: '1', person: fourth }, BRUSH)
    const floor = await room.desk('podium?table=51', 'Ravi')
    await press(floor, 'Break the table')
    const dialog = floor.getByRole('dialog')
    await reads(
      dialog.locator('.plan-steps'),
      /^Tom B\. to table 52, seat 2\s*Grace O\. to the top of Limit \$4-\$8\s*Ivan P\. to the top of Limit \$4-\$8$/,
    )
    await isFine(floor, 'podium-break')
    await press(dialog, 'Break the table')
    await reads(tile(floor, '51'), /Closed/)
    expect(isSeated(first)).toEqual({ table: '52', seat: '2' })
    expect(room.kernel.state.lists.get('Limit $4-$8')?.listed.map((one) => one.person)).toEqual([second, third])
  })
})

test('requests for free tables are one of the lists: the brush sees them, the floor offers a table', async () => {
  await room.does({ do: 'RequestFreeTable', activity: SEVENS, patron: 'tall man, red cap', table: '1' }, '21')
  await room.does({ do: 'RequestFreeTable', activity: SEVENS, patron: 'lady with a scarf' }, '21')
  const brush = await room.desk('podium', 'Noor')
  await brush.locator('.queue-row', { hasText: 'Free tables' }).click()
  await reads(brush.locator('.free-asked > li').first(), /tall man, red cap[\s\S]*Table 1 · just now/)
  await button(brush, 'Offer table 1').waitFor({ state: 'detached' })
  const floor = await room.desk('podium?free=yes', 'Ravi')
  await floor.locator('.free-asked > li').first().waitFor()
  await isFine(floor, 'podium-free')
  await press(floor.locator('.free-asked > li').first(), 'Offer table 1')
  await reads(brush.locator('.queue-row', { hasText: 'Free tables' }), /Waiting\s*1$/)
  await press(floor.locator('.free-asked'), 'Withdrawn by the patron')
  await brush.locator('.queue-row', { hasText: 'Free tables' }).waitFor({ state: 'detached' })
  expect(room.kernel.state.free.size).toBe(0)
})

test('a person, a table or a game is found on the map', async () => {
  const yuki = person('Yuki Sato')
  await room.does({ do: 'SeatPlayer', table: '18', seat: '2', person: yuki }, BRUSH)
  const brush = await room.desk('podium', 'Noor')
  const found = () => brush.locator('.podium-table[data-found="true"] .table-drawing text').allTextContents()
  for (const [looked, tables] of [
    ['yuki', ['18']],
    ['22', ['22']],
    ['three card', ['9', '12']],
  ] as const) {
    await brush.getByLabel('Person, table, game').fill(looked)
    await expect.poll(found).toEqual(tables)
  }
  await isAccessible(brush)
})

test('dealers go round: into the line-up, pushed with a reason, compared with the tablet, on a break', async () => {
  const floor = await room.desk('podium?tab=dealers', 'Ravi')
  for (const name of ['Dana', 'Kofi']) {
    await floor.getByLabel('Add a dealer').selectOption({ label: name })
    await press(floor, 'Comes on duty')
    await floor.locator('.dealer-row', { hasText: name }).waitFor()
  }
  await floor.getByLabel('Minutes at a table').fill('30')
  await press(floor, 'Save the pace')
  await reads(floor.locator('.pane', { hasText: 'A push every 30 minutes' }), /a break of 15 minutes after 120 minutes/)
  const next = floor.locator('.push').first()
  await reads(next, /Dana to table \d+[\s\S]*the table has no dealer/)
  const [, table = ''] = /to table (\d+)/.exec((await next.textContent()) ?? '') ?? []
  await press(next, `Push Dana to table ${table}`)
  await reads(floor.locator('.dealer-row', { hasText: 'Dana' }), new RegExp(`Table ${table}, 0 min`))
  const compared = floor
    .locator('[data-list="dealers-tablets"] .list-row')
    .filter({ has: floor.getByRole('cell', { name: table, exact: true }) })
  await reads(compared, /Dana, 0 min[\s\S]*Not signed in yet/)
  await isFine(floor, 'podium-dealers')
  await room.enter(`table/${table}`, TABLET, 'Kofi')
  await reads(compared, /Kofi[\s\S]*Differs/)
  await floor.locator('.dealer-row', { hasText: 'Dana' }).click()
  await press(floor, 'Send on a break')
  await reads(floor.locator('.dealer-row', { hasText: 'Dana' }), /Break, 1\d:\d\d left/)
  expect(room.kernel.state.dealing.has(table)).toBe(false)
})

test('where somebody sat is shown to the floor, and the look is noted', async () => {
  const sam = person('Sam Webb')
  await room.does({ do: 'SeatPlayer', table: '8', seat: '4', person: sam }, BRUSH)
  room.wait(75)
  await room.does({ do: 'LeaveSeat', table: '8', seat: '4' }, BRUSH)
  const floor = await room.desk('podium?tab=stays', 'Ravi')
  await floor.getByLabel('Card number or full name').fill('sam webb')
  await press(floor, 'Find')
  await press(floor, `Sam W. · ${sam}`)
  await reads(floor.locator('.podium-stays .list-row'), /Table 8, seat 4[\s\S]*1 h 15/)
  const looks = async () => (await room.premises.audit.latest({ kind: 'stays read' })).map(({ details }) => details)
  expect((await looks())[0]).toEqual({ person: '21', of: sam })

  await floor.getByRole('link', { name: 'Hours' }).click()
  await reads(floor.locator('.podium-stays .list-row'), /Omaha High-Low Split\s*1 h 15\s*1\s*0\s*0$/)
  expect((await looks())[0]).toMatchObject({ person: '21', of: sam, from: '2026-03-10', to: '2026-03-10' })
  await isFine(floor, 'podium-hours')
})

test('the floor corrects a stay by the clock of the house; both entries are shown, and who was there then', async () => {
  const kim = person('Kim Sole')
  await room.does({ do: 'SeatPlayer', table: '8', seat: '6', person: kim }, BRUSH)
  const sat = room.kernel.now().at
  room.wait(90)
  await room.does({ do: 'LeaveSeat', table: '8', seat: '6' }, BRUSH)
  const floor = await room.desk(`podium?tab=stays&person=${kim}`, 'Ravi')
  const row = floor.locator('.podium-stays .list-row')
  await press(row, 'Correct')
  const dialog = floor.getByRole('dialog')
  await dialog.getByLabel('Really until').fill('2026-03-08T02:30:00')
  await dialog.getByLabel('Reason').fill('seen on the recording')
  await press(dialog, 'Correct the stay')
  await reads(dialog.getByRole('alert'), /The clock of the house never showed Sun, Mar 8, 2:30 AM/)
  await isFine(floor, 'podium-correct')
  const left = room.kernel.zone.localOf(sat + 45 * 60_000)
  await dialog.getByLabel('Really until').fill(left)
  await press(dialog, 'Correct the stay')
  await reads(row, new RegExp(`${times.clock(left)}[\\s\\S]*Told first as[\\s\\S]*4\\d min`))

  await floor.getByRole('link', { name: 'Told later' }).click()
  const told = floor.locator('.podium-stays .list-row', { hasText: 'Kim S.' })
  await reads(told, /Table 8, seat 6[\s\S]*− 45 min|Table 8, seat 6[\s\S]*− 44 min/)
  await isFine(floor, 'podium-told-later')
  await floor.getByRole('link', { name: 'Who was here' }).click()
  await floor.getByRole('heading', { name: 'Here now' }).waitFor()
  await floor.getByLabel('Date and time of the house').fill(room.kernel.zone.localOf(sat + 60 * 60_000))
  await press(floor, 'Show')
  await reads(
    floor.locator('.pane', { hasText: 'Told since then' }),
    /Kim S\.\s*Table 8, seat 6\s*Counted as present then/,
  )
  await floor.getByLabel('Date and time of the house').fill(room.kernel.zone.localOf(sat + 10 * 60_000))
  await press(floor, 'Show')
  await reads(floor.locator('.podium-stays .list-row', { hasText: 'Kim S.' }), /^8[\s\S]*6 Kim S\./)
  await isFine(floor, 'podium-present')
})

test('forty tables stand on a desk without a scroll, light and dark, on a phone as a list, in Spanish too', async () => {
  for (let table = 29; table <= 40; table++)
    await room.does({ do: 'SetTable', table: String(table), game: 'holdem', seats: 9, decks: 1 }, '21')
  const brush = await room.enter('podium', { viewport: SIZES.desk, colorScheme: 'dark' }, 'Noor')
  await expect.poll(() => brush.locator('.podium-table').count()).toBeGreaterThanOrEqual(40)
  const below = () =>
    brush.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.podium-table')]
          .slice(0, 40)
          .map((one) => one.getBoundingClientRect().bottom),
      ),
    )
  await expect.poll(below).toBeLessThanOrEqual(SIZES.desk.height)
  await isFine(brush, 'podium-dark')
  await press(brush, 'Light')
  await isFine(brush, 'podium-light')
  await press(brush, /^ES/)
  await brush.getByRole('heading', { name: 'Asientos' }).waitFor()
  await isFine(brush, 'podium-spanish')
  const phone = await room.enter('podium', { viewport: SIZES.phone, hasTouch: true }, 'Noor')
  await press(phone, 'Tables')
  await openTable(phone, '4', byTap)
  await phone.locator('.podium-seats').waitFor()
  const sideways = (of: Page) =>
    of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(() => sideways(phone)).toBe(0)
  await isFine(phone, 'podium-phone')
  const who = person('Ruth Stone')
  await room.does({ do: 'SeatPlayer', table: '4', seat: '2', person: who }, BRUSH)
  for (const [tab, head] of [
    ['present', 'Here now'],
    ['stays', 'Ruth S.'],
    ['hours', 'Ruth S.'],
    ['toldlater', 'Corrected stays'],
  ] as const) {
    const floor = await room.enter(`podium?tab=${tab}&person=${who}`, { viewport: SIZES.phone, hasTouch: true }, 'Ravi')
    await floor.getByRole('heading', { name: head }).waitFor()
    await expect.poll(() => sideways(floor)).toBe(0)
    await isFine(floor, `podium-phone-${tab}`)
  }
})
