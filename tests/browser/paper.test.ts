import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAccessible, picture } from './harness.ts'
import { lay, reads, yesToAll } from './people.ts'
import { openRoom, type Room } from './room.ts'

let room: Room
beforeAll(async () => {
  // Eight minutes before the hour.
  room = await openRoom(Date.parse('2026-03-11T03:52:00Z'))
})
afterAll(() => room.close())
afterEach(() => room.leave())

test('the room on one page, printed by itself when the hour turns', async () => {
  const page = await room.desk('paper')
  await page.locator('.room-state tr', { hasText: 'Blazing 7s Progressive Jackpot' }).waitFor()
  for (const wanted of ['Meters and pools', 'Tables', 'Undecided hits', 'Open claims', 'Posted ranks'])
    await reads(page.locator('main'), wanted)
  await reads(page.locator('main'), /Line \d+ [0-9a-f]{64}/)
  await isAccessible(page)
  await page.evaluate(() => {
    Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) })
  })
  await page.getByLabel('Open the print window every hour').check()
  room.wait(9)
  await expect.poll(() => page.evaluate(() => (globalThis as { printed?: number }).printed)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'paper-state-print')
})

test('blank forms ask what the rules ask', async () => {
  const page = await room.desk('paper?page=forms&activity=bay-101/blazing-7s')
  const form = page.locator('.blank-form')
  await reads(
    form,
    /Hit report: Blazing 7s[\s\S]*three sevens of the posted suit[\s\S]*Employees take part when off duty\.\s*E4[\s\S]*Verified by another person/,
  )
  for (const [kind, wanted] of [
    ['fees', 'Fees taken'],
    ['payment', 'I have received this prize in full.'],
    ['count', 'second count'],
    ['free', 'Free tables for everybody who asks'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Blank forms' }).selectOption(kind)
    await page.getByText(wanted).first().waitFor()
    await isAccessible(page)
  }
  await page.emulateMedia({ media: 'print' })
  await picture(page, 'paper-form-print')
})

/** Who did what and who typed it, as the journal has it. */
const onPaper = async (): Promise<{ order: string; by: string; typedBy: string }[]> => {
  const lines: { order: string; by: string; typedBy: string }[] = []
  for await (const batch of room.kernel.store.lines())
    for (const { text } of batch)
      for (const event of (JSON.parse(text) as { events: { type: string }[] }).events)
        if (event.type === 'EnteredFromPaper') lines.push(event as never)
  return lines.map(({ order, by, typedBy }) => ({ order, by, typedBy }))
}

test('a bad beat from paper: reported by one, verified by another, typed in by a third; all in the journal', async () => {
  const page = await room.desk('paper?page=enter', 'Ravi')
  await page.getByRole('button', { name: 'A hit report' }).click()
  await page.getByText('Say who did it and when.').waitFor()
  const now = room.kernel.now().local.slice(0, 16)
  const did = async (who: string) => {
    await page.getByLabel('Who did it').selectOption(who)
    await page.getByLabel('When it happened').fill(now)
  }
  await did('11')
  await page.getByText(/done by Dana on .*, typed in by Ravi/).waitFor()
  await page.locator('.map-table', { hasText: /^4/ }).first().click()
  await lay(page, ['king of clubs', 'king of spades', 'queen of diamonds', 'queen of hearts', 'three of spades'])
  await page
    .getByRole('button', { name: /^Seat 2( |$)/ })
    .first()
    .click()
  await lay(page, ['queen of spades', 'queen of clubs'])
  await page
    .getByRole('button', { name: /^Seat 6( |$)/ })
    .first()
    .click()
  await lay(page, ['king of diamonds', 'king of hearts'])
  const report = page.getByRole('button', { name: 'Report $25,001.00' })
  await report.waitFor()
  await isAccessible(page)
  await picture(page, 'paper-enter')
  await report.click()
  // Nothing is done before Dana has confirmed it: with badge and PIN at this screen, for this paper alone.
  await page.getByText('Nothing is done before it is confirmed by Dana').waitFor()
  const declared = () => [...room.kernel.state.hits.values()].filter(({ typedBy }) => typedBy === '21').length
  expect(declared()).toBe(0)
  const slip = page.getByRole('article', { name: 'Paper P1' }).first()
  await reads(slip, /Report a hit[\s\S]*Done by Dana on .*, typed in by Ravi/)
  await isAccessible(page)
  await picture(page, 'paper-waits')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'paper-waits-narrow')
  await page.setViewportSize({ width: 1280, height: 800 })
  await slip.locator('input[name="badge"]').first().fill('D11')
  await slip.locator('input[name="pin"]').first().fill('1111')
  await slip.getByRole('button', { name: 'Confirm with badge and PIN' }).click()
  await slip.getByRole('alert').getByText('This badge and PIN do not match').waitFor()
  await slip.getByRole('button', { name: /^Dana/ }).first().click()
  await slip.getByRole('button', { name: 'Confirm with badge and PIN' }).click()
  await expect.poll(declared).toBe(1)
  await page.locator('.acting', { hasText: 'Ravi' }).waitFor()
  await expect.poll(() => onPaper()).toContainEqual({ order: 'ReportHit', by: '11', typedBy: '21' })

  // Ravi has typed in the declaration, so he types in no verification of it; Lucía verifies it herself.
  await page.getByRole('button', { name: 'A verification' }).click()
  await did('22')
  await page
    .locator('.row, button', { hasText: /^H\d+ · Table 4/ })
    .first()
    .click()
  await yesToAll(page)
  await page.getByText('cannot be one of the two people').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Verify/ }).isDisabled()).toBe(true)
})

test('a paper waits on every screen of the person it names, and on Tonight, until that person has said yes or no', async () => {
  const paper = { by: '22', at: room.kernel.now().local.slice(0, 16), confirmed: [] }
  const typed = await room.kernel.submit({ do: 'CallFloor', table: '5', why: 'a decision', paper }, { by: '21' })
  expect(typed).toMatchObject({ events: [{ type: 'PaperHeld', waits: ['22'] }] })
  const tonight = await room.desk('tonight', 'Ravi')
  await tonight.getByText('Papers to confirm').first().waitFor()
  const floor = await room.desk('floor', 'Lucía')
  await floor.locator('.own-slips > details > summary', { hasText: /your name waits? for you/ }).click()
  const slip = floor.getByRole('article', { name: `Paper ${room.kernel.state.slips.keys().toArray().at(-1)}` })
  await reads(slip, /Call the floor[\s\S]*Done by Lucía on .*, typed in by Ravi/)
  await picture(floor, 'paper-yours')
  await isAccessible(floor)
  await slip.locator('summary', { hasText: 'Decline this paper' }).click()
  await slip.getByLabel('Reason').fill('I was not there')
  await slip.getByRole('button', { name: 'Decline this paper' }).click()
  await slip.waitFor({ state: 'detached' })
  expect(room.kernel.state.calls.has('5')).toBe(false)
})

test('nobody types in their own paper', async () => {
  const page = await room.desk('paper?page=enter&enter=pay', 'Chen')
  const persons = page.getByLabel('Who did it').locator('option')
  await persons.filter({ hasText: 'Priya' }).waitFor({ state: 'attached' })
  await expect.poll(() => persons.filter({ hasText: 'Chen' }).count()).toBe(0)
})

test('a box counted on paper by two is typed in by a third', async () => {
  const page = await room.desk('paper?page=enter&enter=count&table=2', 'Bea')
  await page.getByLabel(/^Blazing 7s/).fill('12')
  await page.locator('summary', { hasText: /paper/i }).click()
  await page.locator('select[name="first"]').selectOption('41')
  await page.locator('select[name="again"]').selectOption('42')
  await page.locator('input[name="at"]').fill(room.kernel.now().local.slice(0, 16))
  await page.locator('.late-row + button').click()
  await page
    .getByRole('article', { name: /^Paper P/ })
    .first()
    .waitFor()
  expect(room.kernel.state.counts.size).toBe(0)
  const slip = [...room.kernel.state.slips.keys()].at(-1) ?? ''
  for (const by of ['41', '42']) await room.kernel.submit({ do: 'ConfirmPaper', slip }, { by })
  await expect.poll(onPaper).toEqual(expect.arrayContaining([{ order: 'CountBox', by: '41', typedBy: '43' }]))
  await isAccessible(page)
})
