/** From the document to the wall: accepted clause by clause, drafted by form, approved by another, posted, paused, closed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../../src/base/digest.ts'
import { offering } from '../../src/rulebook/offering.ts'
import { readYaml } from '../../src/rulebook/text/read.ts'
import { lookFirstIn } from '../../src/server/house/catalogue.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { storyByKeys } from './keyboard/toldbykeys.ts'
import { press, reads, seen, sign, unfold } from './people.ts'
import { openRoom, type Room } from './room.ts'

const QUADS = 'lucky-lodge/lodge-quads'
const EXAMPLE = resolve(import.meta.dirname, '..', '..', 'examples', 'catalog', `${QUADS}.yaml`)
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-catalog-'))
const file = join(folder, `${QUADS}.yaml`)

let room: Room
beforeAll(async () => {
  // A house's own rule file that nobody has accepted.
  mkdirSync(join(folder, 'lucky-lodge'))
  cpSync(EXAMPLE, file)
  expect(lookFirstIn(folder)).toBeUndefined()
  room = await openRoom()
})
afterAll(async () => {
  await room.close()
  lookFirstIn(undefined)
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => room.leave())
const part = (name: string) => `offerings?activity=${QUADS}&part=${name}`

test('the rules are accepted clause by clause, with the digest of the document, by two persons', async () => {
  const page = await room.desk(`offerings?activity=${QUADS}`, 'Mei')
  await page.getByText('Nobody has accepted these rules yet').waitFor()
  await isAccessible(page)
  const accept = page.getByRole('button', { name: 'Accept all 12 clauses' })
  await expect.poll(() => accept.isDisabled()).toBe(true)
  for (const box of await page.locator('.clause-list input').all()) await box.check()
  await page.getByText('12 of 12 checked').waitFor()
  // Still without the document.
  await expect.poll(() => accept.isDisabled()).toBe(true)
  const document = 'the approved document, as it came from the regulator\n'
  await page
    .getByLabel('Choose the file')
    .setInputFiles({ name: 'approved.txt', mimeType: 'text/plain', buffer: Buffer.from(document) })
  await expect.poll(() => page.getByLabel('Digest of the document').inputValue()).toBe(digestOf(document))
  await page.locator('.clause-list input').first().uncheck()
  await page.getByText('11 of 12 checked').waitFor()
  await expect.poll(() => accept.isDisabled()).toBe(true)
  await page.locator('.clause-list input').first().check()
  await sign(page.locator('form.deed'), 'Salma')
  await accept.click()
  await page.getByText('The file matches what was accepted').waitFor()
  await page.getByText(/Accepted by Mei/).waitFor()
  expect(room.kernel.state.rules.get(QUADS)?.digest).toBe(digestOf(readFileSync(EXAMPLE, 'utf8')))
  await picture(page, 'offerings-accept')
})

test('the catalogue shows every clause with its kind and the terms behind', async () => {
  const page = await room.desk('offerings?part=rules')
  await page.getByLabel('Find in this list: Catalog').fill('lodge')
  await page.locator(`.list-row[data-row="${QUADS}"]`).click()
  const terms = page.getByRole('region', { name: 'Terms' })
  await terms.getByText(/four of a kind.*\$50 to \$300/i).waitFor()
  await page.getByLabel('Kind').selectOption('attested')
  const clauses = page.getByRole('region', { name: 'Clauses' }).locator('tbody tr')
  await expect.poll(() => clauses.count()).toBe(1)
  await reads(clauses, /E2[\s\S]*confirmed by a person[\s\S]*Employees take part when off duty/)
  await isAccessible(page)
  // Terms are told in words, on screen and on the sheet for the room: games by their names, and no number of ours for a document.
  await page.goto(new URL('offerings?activity=bay-101/no-limit-bad-beat&part=rules', page.url()).href)
  await reads(terms, /GEAR-001279 · Lines 918-1069[\s\S]*Offered in Texas Hold'em/)
  expect(await terms.textContent()).not.toMatch(/holdem|\bS\d \d|[a-z]-[a-z]+-/)
  await page.goto(new URL('offerings?activity=bay-101/no-limit-bad-beat&part=sheet', page.url()).href)
  const sheet = page.getByRole('article', { name: 'Sheet and sign' })
  await reads(sheet, /Offered in Texas Hold'em/)
  expect(await sheet.textContent()).not.toMatch(/holdem|\bS\d \d/)
})

test('the sheet beside the document: in the order of its lines, with readings and whom they favour, on desk, phone and paper', async () => {
  const path = 'offerings?activity=bay-101/no-limit-bad-beat&part=beside'
  const page = await room.desk(path, 'Mei')
  const sheet = page.getByRole('article', { name: 'Beside the document' })
  await expect
    .poll(() => sheet.locator('thead th').allTextContents())
    .toEqual(['Line', 'Clause', 'Values', 'Kind', 'How it is read', 'Who answers'])
  const row = (clause: string, on = sheet) =>
    on.locator('tbody tr').filter({ has: on.page().locator('td > .clause', { hasText: new RegExp(`^${clause}$`) }) })
  await reads(row('E6'), /980[\s\S]*E6[\s\S]*Not claimed within 30 days[\s\S]*R5: [\s\S]*favors the players/)
  await reads(row('E7'), /See E6\./)
  await reads(row('S6').locator('td').last(), /^the program$/)
  const lines = (await sheet.locator('.beside-line').allTextContents()).map((line) => Number.parseInt(line, 10))
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  await isAccessible(page)
  await picture(page, 'offerings-beside')
  await page.emulateMedia({ media: 'print' })
  // Without the list beside it the sheet has the width of the paper.
  const paper = await sheet.boundingBox()
  expect(paper?.width).toBeGreaterThan(0.9 * SIZES.desk.width)
  await picture(page, 'offerings-beside-print')

  const phone = await room.enter(path, { viewport: SIZES.phone }, 'Mei')
  const narrow = phone.getByRole('article', { name: 'Beside the document' })
  await narrow.waitFor()
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await picture(phone, 'offerings-beside-phone')
})

test('drafted by form: outside its range it is refused with clause and limit; corrected, another approves and it is posted', async () => {
  storyByKeys()
  const draft = await room.desk(part('draft'), 'Jonas')
  await draft.getByLabel(/^Initial seed/).fill('1000')
  await draft.getByLabel(/^four of a kind/).fill('301')
  const now = draft.getByRole('button', { name: 'Draft this offering' })
  // At the field itself, and below with everything that stops the draft.
  const field = draft.locator('[data-field="prizes.four of a kind"]')
  await field.getByText('prize for four of a kind $301.00 is outside $50.00 to $300.00').waitFor()
  await reads(field, /^Wrong: Q1 Q2/)
  await expect.poll(() => draft.getByLabel(/^four of a kind/).getAttribute('aria-invalid')).toBe('true')
  await reads(draft.locator('.notice li', { hasText: 'Q1 Q2' }), /^four of a kind[\s\S]*Q1 Q2/)
  await expect.poll(() => now.isDisabled()).toBe(true)
  await isAccessible(draft)
  // On the limit it is right.
  await draft.getByLabel(/^four of a kind/).fill('$300')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => now.isDisabled()).toBe(false)
  await draft
    .getByLabel(/^1 |^4 Texas/)
    .first()
    .check()
  await picture(draft, 'offerings-draft')
  await now.click()
  await draft.getByText('Version 1 by Jonas is already waiting').waitFor()

  // Whoever drafted it does not approve it.
  await draft.getByRole('link', { name: 'Approve and run' }).click()
  await draft.getByText('Done by: approver, compliance.').waitFor()
  await expect.poll(() => draft.getByRole('button', { name: 'Approve version 1' }).count()).toBe(0)

  const approver = await room.desk(part('run'), 'Salma')
  await press(approver, 'Approve version 1')
  const post = approver.getByRole('button', { name: 'Post it' })
  await expect.poll(() => post.isEnabled()).toBe(true)
  await isAccessible(approver)
  await post.click()
  await approver.getByText(/The meter lodge has no seed yet/).waitFor()

  const books = await room.desk(`books?activity=${QUADS}`)
  const seed = await unfold(books, 'Seed the meter')
  await seed.locator('.moves', { hasText: 'House → Meter lodge' }).waitFor()
  await seed.getByRole('button', { name: 'Seed the meter' }).click()
  await books.getByRole('button', { name: /^Meter lodge \$1,000\.00/ }).waitFor()

  const board = await room.open(`board?only=${QUADS}`, { viewport: SIZES.tv })
  const shown = board.locator(`[data-activity="${QUADS}"]`)
  await shown.waitFor()
  await reads(shown, /Lodge Quads[\s\S]*\$1,000/)
})

test('the text of an offering can be edited too, and goes back into the form', async () => {
  const draft = await room.desk(part('draft'), 'Jonas')
  await draft.locator('summary', { hasText: 'As text' }).click()
  const text = draft.locator('textarea.yaml')
  const before = await text.inputValue()
  await text.fill(`${before}nonsense: yes\n`)
  await draft.getByText(/offering:\d+:1: unknown key "nonsense"/).waitFor()
  await text.fill(before.replace("'$300'", '$200').replace('$300', '$200'))
  const take = draft.getByRole('button', { name: 'Fill the form from the text' })
  await expect.poll(() => take.isEnabled()).toBe(true)
  await take.click()
  await expect.poll(() => draft.getByLabel(/^four of a kind/).inputValue()).toBe('$200')
})

test('another occasion of a promotion: under a name that is free, drafted from what runs, listed under its activity', async () => {
  const page = await room.desk('offerings?activity=hawaiian-gardens/big-spin&part=run', 'Jonas')
  const another = await unfold(page, 'Another occasion')
  await another.getByLabel('Name of the occasion').fill('Midnight')
  await another.getByText('there is an occasion hawaiian-gardens/big-spin.midnight already').waitFor()
  await expect.poll(() => another.getByRole('button', { name: 'Draft this occasion' }).isDisabled()).toBe(true)
  await another.getByLabel('Name of the occasion').fill('week 3')
  await isAccessible(page)
  await picture(page, 'offerings-another')
  await another.getByRole('button', { name: 'Draft this occasion' }).click()
  await page.getByText('Version 1 by Jonas is already waiting').waitFor()
  await page.getByRole('heading', { name: 'Big Spin · Week 3' }).waitFor()
  const listed = page.locator('.list-row[data-row^="hawaiian-gardens/big-spin"]')
  await expect
    .poll(() => listed.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent)))
    .toEqual(['Big Spin', 'Big Spin · Midnight', 'Big Spin · Week 3'])
  await picture(page, 'offerings-occasions')
  const { draft } = room.kernel.state.offerings.get('hawaiian-gardens/big-spin.week-3')!
  expect(readYaml(draft!.text, offering)).toMatchObject({
    ok: true,
    value: { occasion: 'week-3', handOut: { length: 3 } },
  })
  const desk = await room.desk('games?drawing=hawaiian-gardens/big-spin.midnight')
  await desk.getByText('Big Spin · Midnight').first().waitFor()
  await picture(desk, 'games-occasion')
})

test('a drawing on dates of its own, for its own merchandise, by form; what is wrong is said at its field', async () => {
  const page = await room.desk('offerings?activity=hawaiian-gardens/beat-the-dealer&part=draft', 'Jonas')
  const drawings = page.locator('fieldset.drawings')
  await press(page, 'Add a drawing')
  const own = drawings.getByRole('group', { name: 'Drawing 8:00 PM to 9:00 PM' })
  await own.getByRole('button', { name: 'On dates only' }).click()
  await drawings.locator('[data-field="drawings.1.dates.0"]').waitFor()
  await own.getByLabel('Date 1').fill('2026-03-14')
  await own.getByRole('button', { name: 'Add a date' }).click()
  await expect.poll(() => own.getByLabel('Date 2').inputValue()).toBe('2026-03-21')
  await own.getByRole('button', { name: 'its own merchandise' }).click()
  await own.getByText('Nothing entered yet').waitFor()
  const steps = ['drawing prize', 'twice the prize', 'four times the prize', 'ten times the prize']
  const things = ['headphones', 'disc player', "surround 'sound'", 'television']
  for (const [at, thing] of things.entries()) await own.getByLabel(`${steps[at]} · what is handed over`).fill(thing)
  for (const [at, value] of ['90', '160', '150', '1100'].entries())
    await own.getByLabel(`${steps[at]} · its value`).fill(value)
  await own.getByLabel('Winners').fill('2')
  await own.getByLabel('Date 1').focus()
  const fault = own.locator('[data-field="drawings.1.things.four times the prize"]')
  await fault.getByText("surround 'sound' is worth $150.00, which is not more than the $160.00 before it").waitFor()
  await expect
    .poll(() => own.getByLabel('four times the prize · what is handed over').getAttribute('aria-invalid'))
    .toBe('true')
  await isAccessible(page)
  await own.getByLabel('drawing prize · its value').fill('$9')
  await own.locator('[data-field="drawings.1.prizes.drawing prize"]').getByText('$9.00 is outside').waitFor()
  await picture(page, 'offerings-drawings')
  await own.getByLabel('drawing prize · its value').fill('$90')
  await own.getByLabel('four times the prize · its value').fill('$390')
  await fault.waitFor({ state: 'detached' })
  // One more, for money; it takes over the dates of the one before.
  await press(page, 'Add a drawing')
  const third = drawings.getByRole('group', { name: 'Drawing 8:00 PM to 9:00 PM' }).nth(1)
  await third.getByLabel('From', { exact: true }).fill('22:00')
  await drawings
    .getByRole('group', { name: /^Drawing 10:00 PM/ })
    .getByLabel('To', { exact: true })
    .fill('23:00')
  const money = drawings.getByRole('group', { name: 'Drawing 10:00 PM to 11:00 PM' })
  await money.getByRole('button', { name: 'its own amount' }).click()
  await money.getByLabel(/^drawing prize/).fill('1,000')
  await money.getByLabel('Date 1').focus()
  const now = page.getByRole('button', { name: 'Draft this offering' })
  await expect.poll(() => now.isEnabled()).toBe(true)
  await now.click()
  await page.getByText(/by Jonas is already waiting/).waitFor()
  const read = readYaml(room.kernel.state.offerings.get('hawaiian-gardens/beat-the-dealer')!.draft!.text, offering)
  const dates = ['2026-03-14', '2026-03-21']
  expect(read.ok && read.value.drawings?.slice(1)).toEqual([
    {
      dates,
      from: '20:00',
      to: '21:00',
      winners: 2,
      prizes: Object.fromEntries(steps.map((step, at) => [step, [90_00n, 160_00n, 390_00n, 1_100_00n][at]])),
      things: Object.fromEntries(steps.map((step, at) => [step, things[at]])),
    },
    { dates, from: '22:00', to: '23:00', prizes: { 'drawing prize': 1_000_00n } },
  ])
})

test('sheet and sign can be printed', async () => {
  const page = await room.desk(part('sheet'))
  const shown = page.locator('.sign-sheet')
  await reads(
    shown,
    /Lodge Quads[\s\S]*straight flush[\s\S]*100% of the meter[\s\S]*\$300\.00[\s\S]*No Purchase Necessary/,
  )
  await isAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.office-list').isVisible()).toBe(false)
  await picture(page, 'offerings-sheet-print')
})

test('a prize that is posted is not lowered; paused and resumed; stopped with what becomes of hits; closed into another', async () => {
  storyByKeys()
  const draft = await room.desk(part('draft'), 'Jonas')
  await draft.getByLabel(/^four of a kind/).fill('$90')
  await press(draft, 'Draft this offering')
  const page = await room.desk(part('run'), 'Salma')
  // Sent back with a reason: whoever wrote it reads why, changes it and submits it again.
  const back = await unfold(page, 'Send back')
  const send = back.getByRole('button', { name: 'Send back' })
  await expect.poll(() => send.isDisabled()).toBe(true)
  await back.getByLabel('Reason').fill('The advertisement says $100.')
  await isAccessible(page)
  await send.click()
  const persons = page.getByRole('list', { name: 'Two people' })
  await reads(
    persons,
    /Jonas drafted it\s+marketing[\s\S]*Salma sent it back\s+approver[\s\S]*“?The advertisement says \$100\./,
  )
  await expect.poll(() => page.getByRole('button', { name: /^Approve version/ }).count()).toBe(0)
  const told = await room.desk('offerings', 'Jonas')
  await reads(told.locator('.office-list .list-row', { hasText: 'Lodge Quads' }).first(), /Sent back/)
  await reads(told.getByRole('link', { name: /^Sent back 1/ }), /Lodge Quads/)
  await told.goto(`${room.address}${part('run')}`)
  await expect.poll(() => told.locator('summary', { hasText: 'Send back' }).count()).toBe(0)
  await press(told, 'Change the draft')
  await told.getByText('Salma sent version 2 back:').waitFor()
  await told.getByLabel(/^four of a kind/).fill('$100')
  await press(told, 'Draft this offering')
  await reads(persons, /Jonas drafted it[\s\S]*You approve it, or send it back\s+Salma/)
  await reads(
    page.getByRole('region', { name: 'Draft, version 3' }),
    /One term changes against version 1[\s\S]*four of a kind[\s\S]*falls by \$200\.00[\s\S]*\$300\.00[\s\S]*\$100\.00[\s\S]*What it means in money[\s\S]*No full day lies behind it yet[\s\S]*Jonas drafted it/,
  )
  // Where both lie in what the document allows.
  await page
    .getByRole('img', { name: /^Runs at \$300\.00, draft \$100\.00; the document allows \$[\d,.]+ to \$[\d,.]+\.$/ })
    .waitFor()
  // It falls: the dot of the draft lies left of the ring of what runs, and the line between them reaches from one to the other.
  const drawn = await page.locator('.range').evaluate((bar) => {
    const box = (name: string) => bar.querySelector(`.range-${name}`)!.getBoundingClientRect()
    const [ring, dot, move] = [box('runs'), box('draft'), box('move')]
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    return {
      isLeft: middle(dot) < middle(ring),
      ends: [move.left - middle(dot), move.right - middle(ring)].map((off) => Math.abs(off) < 2),
    }
  })
  expect(drawn).toEqual({ isLeft: true, ends: [true, true] })
  // What waits stands first in the list, and a tile leads to it.
  const waiting = await room.desk('offerings', 'Salma')
  const listed = waiting.locator('.office-list .list-row')
  await reads(listed.first(), /To approve/)
  const tile = waiting.getByRole('link', { name: /^To approve \d/ })
  const count = Number(/^To approve\s+(\d+)/.exec(await seen(tile))?.[1])
  await tile.click()
  await expect.poll(() => new URL(waiting.url()).searchParams.get('only')).toBe('waiting')
  await expect.poll(() => listed.count()).toBe(count)
  await listed.filter({ hasText: 'Lodge Quads' }).waitFor()
  await isAccessible(waiting)
  await press(page, 'Approve version 3')
  await page.getByText('posted at $300.00 and cannot be lowered to $100.00').waitFor()
  const cancel = await unfold(page, 'Cancel this draft')
  await cancel.getByLabel('Reason').fill('a posted prize stays')
  await cancel.getByRole('button', { name: 'Cancel this draft' }).click()
  await page.getByRole('region', { name: 'Draft, version 3' }).waitFor({ state: 'detached' })
  // In the history who, when and what are a row; the difference opens with it.
  await page.getByRole('link', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' }).locator('tr', { hasText: 'Version 3' })
  await reads(history.first(), /Version 3\s+Approved\s+Salma[\s\S]*Canceled/)
  await reads(history.last(), /Version 3\s+Drafted\s+Jonas/)
  await history.first().click()
  const drawer = page.getByRole('dialog')
  await reads(drawer, /a posted prize stays[\s\S]*One term changed against version 1[\s\S]*\$300\.00 → \$100\.00/)
  await press(drawer, 'Close')
  await page.getByRole('link', { name: 'Approve and run' }).click()

  const pause = await unfold(page, 'Pause')
  await pause.getByLabel('Reason').fill('new cards')
  await pause.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('new cards').first().waitFor()
  await press(page, 'Resume')
  const stop = await unfold(page, 'Stop by order of the regulator')
  await stop.getByText('No hit is open').waitFor()
  await stop.getByLabel('Reason').fill('order 12 of the bureau')
  await stop.getByRole('button', { name: 'Stop by order of the regulator' }).click()
  await page.getByText('Stopped by the regulator').first().waitFor()
  await isAccessible(page)
  await press(page, 'Resume')

  const close = await unfold(page, 'Close for good')
  await close.getByLabel('Its money goes to').selectOption('bay-101/no-limit-bad-beat')
  await close.getByLabel('Reason').fill('end of the promotion')
  // What happens in money is said before.
  await close.locator('.moves', { hasText: '$1,000.00' }).first().waitFor()
  await sign(close, 'Mei')
  await close.getByRole('button', { name: 'Close for good' }).click()
  await page.getByText('its money went to bay-101/no-limit-bad-beat').waitFor()
  expect(room.kernel.state.offerings.get(QUADS)?.status).toBe('closed')
})

test('a changed rule file stands out, with what changed', async () => {
  writeFileSync(
    file,
    readFileSync(EXAMPLE, 'utf8')
      .replace('At least four are dealt in.', 'At least five are dealt in.')
      .replace(/need: dealt in, min: '?4'?/, 'need: dealt in, min: 5'),
  )
  const page = await room.desk(`offerings?activity=${QUADS}&part=accept`, 'Mei')
  await page.getByText('The file differs from what was accepted').waitFor()
  const changed = page.locator('.clause-list li[data-change="changed"]')
  await reads(changed, /E1[\s\S]*At least five[\s\S]*At least four[\s\S]*Changed/)
  await expect.poll(() => changed.count()).toBe(1)
  await press(page, 'Check those that did not change')
  await page.getByText('11 of 12 checked').waitFor()
  await isAccessible(page)
})
