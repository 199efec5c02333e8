/** Signing in as people do it: by badge, by one tap in the demo, on from another screen; and being out when one has left. */
import Database from 'better-sqlite3'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '../../src/engine/roles.ts'
import { DEMO_KEEP } from '../../src/server/demo/cage.ts'
import { journalFile } from '../../src/server/house/storage.ts'
import { rewriteLine } from '../journal/sample.ts'
import { codeOf } from '../staffed.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { openRoom, type Room, signIn } from './room.ts'

let room: Room
beforeAll(async () => {
  room = await openRoom(undefined, givenBefore)
})
afterAll(() => room.close())
/** Roles as a house of before could give them: cage and administrator to one person. */
function givenBefore(folder: string): void {
  const file = journalFile(folder)
  const db = new Database(file, { readonly: true })
  const seq = db
    .prepare<[], number>(`select seq from journal where line like '%"EnrolStaff","person":"32"%'`)
    .pluck()
    .get()
  db.close()
  rewriteLine(file, seq!, (line) => line.replaceAll('"roles":["cage"]', '"roles":["cage","administrator"]'), true)
}
const open: Room['open'] = (...call) => room.open(...call)
afterEach(() => room.leave())

const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const turnTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const beside = async (page: Page, path: string) => {
  const other = await page.context().newPage()
  await other.goto(`${room.address}${path}`)
  return other
}
const links = (page: Page) => page.locator('.rail > a').allInnerTexts()

test('a wrong PIN says so and shows nothing; the right one opens the screen; out again', async () => {
  const page = await open('floor')
  await page.getByRole('heading', { name: 'Sign in: Floor' }).waitFor()
  // A badge reader types the code and Enter.
  await page.getByLabel('Badge').fill('d-22')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1111')
  await page.keyboard.press('Enter')
  await page.getByText('do not match').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Sign in: Floor' }).count()).toBe(1)
  await page.getByLabel('PIN').fill('2468')
  await press(page, 'Sign in')
  await page.locator('.acting', { hasText: 'Lucía, floor' }).waitFor()
  await press(page, 'Sign out')
  await page.getByRole('heading', { name: 'Sign in: Floor' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in: Floor' }).waitFor()
})

test('the demo says that it is one and names its people with badge and PIN; only screens that one may open are shown', async () => {
  const page = await open('cage')
  await page.getByText('This is a demo: no money, no real players').waitFor()
  await page.locator('.signin-demo', { hasText: 'badge D31, PIN 2468' }).waitFor()
  await expect.poll(() => page.locator('.signin-demo', { hasText: 'Dana' }).count()).toBe(0)
  await signIn(page, 'Chen')
  await expect.poll(() => links(page)).toContain('Cage')
  const shown = await links(page)
  expect(shown).not.toContain('Books')
  expect(shown).not.toContain('Staff')
})

test('one browser, two people: a dealer at the table and the floor beside it; whoever fits goes on in one tap', async () => {
  const table = await open('table/1', { viewport: SIZES.tablet })
  await signIn(table, 'Dana')
  const floor = await beside(table, 'floor')
  await expect.poll(() => floor.getByRole('button', { name: /^Continue as Dana/ }).count()).toBe(0)
  await signIn(floor, 'Ravi')
  const other = await beside(table, 'table/4')
  // The table is one place, whichever it is.
  await other.locator('.acting', { hasText: 'Dana' }).waitFor()
  await press(table, 'Sign out')
  await table.getByRole('button', { name: /^Continue as Ravi/ }).click()
  await table.locator('.acting', { hasText: 'Ravi' }).waitFor()
  await other.locator('.acting', { hasText: 'Ravi' }).waitFor()
})

test('a session that the house has ended shows the sign-in at the next touch, and nothing was done', async () => {
  const page = await open('table/1', { viewport: SIZES.tablet })
  await signIn(page, 'Kofi')
  await page.locator('.puck').first().waitFor()
  const before = room.kernel.state.rounds.get('1')?.round
  room.premises.door.sessions.closeAll('12', 'left the house')
  await page.locator('.puck').first().click()
  await press(page, 'Start Game')
  await page.getByRole('heading', { name: 'Sign in: Table' }).waitFor()
  expect(room.kernel.state.rounds.get('1')?.round).toBe(before)
})

describe('the administrator', () => {
  const besides = (page: Page, name: string) =>
    page
      .locator('.second-person')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()

  test('enrolls with a second person and never learns a PIN; unlocks; and whoever leaves is out at once', async () => {
    const staff = await open('staff', { viewport: SIZES.desk })
    await signIn(staff, 'Olga')
    await staff.getByLabel('Name', { exact: true }).fill('Bruno')
    await staff.getByLabel('cashier').check()
    await staff.getByLabel('administrator').check()
    await staff.getByLabel('Badge of the person').fill('B-900')
    await besides(staff, 'Mei')
    await press(staff, 'Enroll')
    await staff.getByText('one person may not administer and handle money').waitFor()
    await staff.getByLabel('administrator').uncheck()
    await press(staff, 'Enroll')
    await staff.getByText('Start code of Bruno, good once').waitFor()
    await isAccessible(staff)
    const code = (await staff.locator('.start-code').textContent()) ?? ''

    const cage = await open('cage')
    await cage.getByText('First time here: I have a start code').click()
    const start = cage.locator('details[open]')
    const set = async (pin: string, again = pin) => {
      await start.getByLabel('Badge').fill('b-900')
      await start.getByLabel('Start code').fill(code.toLowerCase())
      await start.getByLabel('New PIN', { exact: true }).fill(pin)
      await start.getByLabel('New PIN again').fill(again)
      await press(cage, 'Set my PIN')
    }
    await set('8305', '8306')
    await start.getByText('The two PINs are not the same').waitFor()
    await set('1111')
    await start.getByText('repeated or consecutive digits').waitFor()
    await isAccessible(cage)
    await set('8305')
    await cage.locator('.acting', { hasText: 'Bruno, cashier' }).waitFor()
    await press(cage, 'Sign out')

    for (let n = 0; n < 5; n++) {
      await cage.getByLabel('Badge').fill('B-900')
      await cage.getByLabel('PIN').fill('0000')
      await press(cage, 'Sign in')
      await cage.getByText(n < 4 ? 'do not match' : 'Locked after 5 wrong tries').waitFor()
    }
    await staff.getByRole('button', { name: /^Bruno/ }).click()
    await press(staff, 'Unlock')
    await staff.getByText('Saved.').waitFor()
    await cage.getByLabel('Badge').fill('B-900')
    await cage.getByLabel('PIN').fill('8305')
    await press(cage, 'Sign in')
    await cage.locator('.acting', { hasText: 'Bruno, cashier' }).waitFor()

    await staff.getByText('This person is leaving').click()
    await press(staff, 'Disable now')
    await staff.locator('.list-row', { hasText: 'Bruno' }).getByText('No longer works here').waitFor()
    await cage.reload()
    await cage.getByRole('heading', { name: 'Sign in: Cage' }).waitFor()
    await cage.getByLabel('Badge').fill('B-900')
    await cage.getByLabel('PIN').fill('8305')
    await press(cage, 'Sign in')
    await cage.getByText('do not match').waitFor()
  })

  test('sees whose roles exclude each other: one rests until two people have changed them', async () => {
    const cage = await open('cage')
    const badge = async () => {
      await cage.getByLabel('Badge').fill('D32')
      await cage.getByLabel('PIN').fill('2468')
      await press(cage, 'Sign in')
    }
    await badge()
    // An administrator signs in at the staff screen; nobody who administers works at the cage.
    await cage.getByText('Your roles do not open').waitFor()
    const staff = await open('staff', { viewport: SIZES.desk })
    await signIn(staff, 'Olga')
    const row = staff.locator('.list-row', { hasText: 'Priya' })
    await row.getByText('duties exclude each other').waitFor()
    await row.click()
    await staff.getByText('One person may not administer and handle money.').waitFor()
    await staff.getByText('only administer is in force').waitFor()
    await picture(staff, 'staff-resting')
    await isAccessible(staff)
    await staff.getByLabel('administrator').uncheck()
    await besides(staff, 'Mei')
    await press(staff, 'Save')
    await staff.getByText('only administer is in force').waitFor({ state: 'detached' })
    await expect.poll(() => row.getByText('duties exclude each other').count()).toBe(0)
    expect(room.kernel.state.staff.get('32')?.roles).toEqual(['cage'])
    await badge()
    await cage.locator('.acting', { hasText: 'Priya, cashier' }).waitFor()
  })

  test('takes a lost second factor away with a second person, never alone; its owner is out and sets up another', async () => {
    const table = await open('table/1', { viewport: SIZES.tablet })
    await signIn(table, 'Kofi')
    const { door } = room.premises
    const { secret } = door.factors.offer(12, 'Kofi')
    expect(door.factors.take(12, codeOf(secret, room.kernel.now().at))).toBe(true)
    await room.does({ do: 'SetSecret', what: 'second factor' }, '12')
    door.desk.touch()
    const staff = await open('staff', { viewport: SIZES.desk })
    await signIn(staff, 'Olga')
    await staff.getByRole('button', { name: /^Kofi/ }).click()
    await staff.getByText('has a second factor').waitFor()
    await isAccessible(staff)
    // Without the second person the form is not sent; with their own badge the house refuses.
    await press(staff, 'Take the second factor away')
    await expect.poll(() => staff.locator('.second-person input:invalid').count()).toBeGreaterThan(0)
    await staff.locator('.second-person').getByLabel('Badge').fill('D91')
    await staff.locator('.second-person').getByLabel('PIN').fill('2468')
    await press(staff, 'Take the second factor away')
    await staff.getByText('The second person must be someone else.').waitFor()
    expect(room.kernel.state.factors.has('12')).toBe(true)
    await besides(staff, 'Mei')
    await picture(staff, 'staff-factor')
    await press(staff, 'Take the second factor away')
    await staff.getByText('has a second factor').waitFor({ state: 'detached' })
    expect(room.kernel.state.factors.has('12')).toBe(false)
    await table.reload()
    await table.getByRole('heading', { name: 'Sign in: Table' }).waitFor()
    await signIn(table, 'Kofi')
  })

  test('leaves the house profile to compliance and a second person; a table is closed and opened on the floor', async () => {
    const staff = await open('staff?page=profile', { viewport: SIZES.desk })
    await signIn(staff, 'Mei')
    const text = staff.getByLabel('Text')
    await text.fill('promises: [ { from: 2026-01-01, days: three, play: goes on, by: rule 4 } ]')
    await staff.getByText('"three" is not a whole number').waitFor()
    await text.fill(`${DEMO_KEEP}promises: [ { from: 2026-01-01, days: 3, play: goes on, by: rule 4 } ]`)
    await press(staff, /^Salma/)
    await isAccessible(staff)
    await press(staff, 'Set the profile')
    await staff.locator('.profile-text', { hasText: 'rule 4' }).first().waitFor()
    await staff.context().close()

    const floor = await open('floor?table=22', { viewport: SIZES.desk })
    await signIn(floor, 'Ravi')
    await floor.locator('summary', { hasText: 'Close the table' }).click()
    await press(floor, 'Close the table')
    await press(floor, 'Open the table')
    await floor.locator('summary', { hasText: 'Close the table' }).waitFor()
    await isAccessible(floor)
    await floor.context().close()
  })

  test('shows the table of permissions, and nothing of the staff page is objectionable to the accessibility checker', async () => {
    const staff = await open('staff', { viewport: SIZES.desk })
    await isAccessible(staff)
    await signIn(staff, 'Olga')
    await staff.locator('.list-row').first().click()
    await staff.getByText('This person is leaving').waitFor()
    await isAccessible(staff)
    await turnTo(staff, 'Who may do what')
    const row = staff.locator('tr', { hasText: 'Verify a hit' })
    const cells = async () => (await row.locator('td').allInnerTexts()).map((text) => text.trim())
    // The floor alone, of all roles.
    await expect.poll(cells).toEqual(ROLES.map((role) => (role === 'floor' ? 'yes' : '')))
    await isAccessible(staff)
    await turnTo(staff, 'Tables')
    await isAccessible(staff)
  })

  test('enrols a device and is told its secret once; the trail tells who did it, by number', async () => {
    const staff = await open('staff?page=devices', { viewport: SIZES.desk })
    await signIn(staff, 'Olga')
    await staff.locator('tr', { hasText: 'heard' }).first().waitFor()
    await staff.getByLabel('Device', { exact: true }).first().fill('t7-spare')
    await staff.getByLabel('Kind').selectOption('keypad')
    await besides(staff, 'Mei')
    await press(staff, 'Enroll a device')
    await staff.getByText('t7-spare is enrolled; its next message is number 1').waitFor()
    await expect.poll(() => staff.locator('.device-secret').textContent()).toMatch(/^[0-9a-f]{64}$/)
    await isAccessible(staff)
    await turnTo(staff, 'Audit trail')
    await staff.getByLabel('Kind').selectOption('device enrolled')
    const line = staff.locator('tbody tr', { hasText: 't7-spare' })
    await line.waitFor()
    await expect.poll(() => line.textContent()).not.toContain('Olga')
    await isAccessible(staff)
    // It is disabled from its own row.
    await turnTo(staff, 'Devices')
    await staff.locator('tbody tr', { hasText: 't7-spare' }).click()
    const drawer = staff.getByRole('dialog')
    await drawer.locator('summary', { hasText: 'Disable this device' }).click()
    await drawer.getByLabel('Reason').fill('it was lost')
    await press(drawer, 'Disable this device')
    await staff.getByText('Saved.').waitFor()
    await press(drawer, 'Close')
    // A phone shows the list or the form, one at a time.
    await staff.setViewportSize(SIZES.phone)
    await press(staff, 'Enroll a device')
    await staff.getByLabel('Device', { exact: true }).waitFor()
    expect(await staff.locator('.list-row').first().isVisible()).toBe(false)
    await turnTo(staff, 'People')
    await staff.locator('.list-row', { hasText: 'Amara' }).click()
    await staff.getByRole('heading', { name: 'Amara' }).waitFor()
    expect(await staff.locator('.list-row').first().isVisible()).toBe(false)
    await picture(staff, 'staff-phone')
    await press(staff, /People$/)
    await staff.locator('.list-row').first().waitFor()
    expect(await staff.getByLabel('Name', { exact: true }).isVisible()).toBe(false)
    await isAccessible(staff)
  })
})

test('in Spanish', async () => {
  const page = await open('books', { locale: 'es-MX' })
  await page.getByRole('heading', { name: 'Entrar: Libros' }).waitFor()
  await isAccessible(page)
})

test('the page of the api reads well, with nothing from outside', async () => {
  const page = await open('api', { viewport: SIZES.desk })
  await page.getByRole('heading', { name: 'API', exact: true }).waitFor()
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(60)
  await isAccessible(page)
})
