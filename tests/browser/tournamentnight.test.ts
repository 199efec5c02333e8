/** A whole night on four screens at once: director, dealer's tablet, wall and phone, and at its end the cage. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEMBERS, UNUSUAL } from '../../src/server/demo/machines.ts'
import { readPdf } from '../readpdf.ts'
import { isAccessible, picture, SIZES, TABLET } from './harness.ts'
import { toldByKeys } from './keyboard/toldbykeys.ts'
import { button, pays, press } from './people.ts'
import type { Room } from './room.ts'
import { type Event, openEvent, reveal, says } from './tournamentroom.ts'

const TABLES = ['91', '92', '93']
/** Members of the club: whoever is paid is in the register. */
const PLAYERS = MEMBERS.filter((member) => UNUSUAL[member] === undefined).slice(0, 14)

let night: Event
toldByKeys()

let room: Room
beforeAll(async () => {
  // Three tables of six, so that one is broken before the final one.
  night = await openEvent({ occasion: 'friday', tables: TABLES, seats: 6, breaks: ['93', '92', '91'] })
  room = night.room
})
afterAll(() => room.close())

const at = (table: string) => night.floor().tables.get(table)!.players
const phoneOf = (entry: string): Promise<Page> =>
  room.open(`tournament?tournament=${night.event}&entry=${entry}`, { viewport: SIZES.phone })
const go = (page: Page, part: string, more = '') => page.goto(`${room.address}${night.desk(part, more)}`)

test('registration, draw, levels, outs, a broken table, the final table, a deal, and the cage pays', async () => {
  await night.order({ do: 'OpenSignUps', activity: night.event })
  for (const person of PLAYERS) await night.register(person)

  const director = await room.enter(night.desk('seats'), TABLET)
  for (const table of TABLES) await director.getByRole('button', { name: table, exact: true }).click()
  await press(director, 'Take 3 tables')
  await press(director, 'Draw the seats')
  await reveal(director, 'all')
  await press(director, 'Seat 14 players')
  await expect.poll(() => night.floor().seatOf.size).toBe(14)
  await night.readNames()

  // The proof of the draw: the first lot is where the first who signed up sits.
  const proof = director.locator('.draw-proof')
  await proof.locator('summary').click()
  const [first = ''] = night.floor().drawn!.order
  const [, table, seat] = /^table (.+) seat (\d+)$/.exec(first)!
  await proof.locator('.draw-order li', { hasText: `${table}·${seat} ${night.nameOf('E1')}` }).waitFor()
  await picture(director, 'night-proof')
  await isAccessible(director)

  await go(director, 'clock')
  await press(director, 'Start the tournament')
  const wall = await room.open(`clock?tournament=${night.event}`, { viewport: SIZES.tv })
  const tablet = await room.enter('table/91', TABLET)
  const [big, small, winner] = [...at('91').values()] as [string, string, string]
  const phone = await phoneOf(big)
  const four = [director, tablet, wall, phone]
  for (const page of four) await says(page, 'Level 1')

  // A level rises, seen at once.
  await press(director, 'Next')
  for (const page of four) await says(page, 'Level 2')

  // Two fall in one hand: the larger stack has the better place.
  await press(tablet, 'Hand begins')
  await button(tablet, new RegExp(night.nameOf(small))).click()
  await press(tablet, /^Out$/)
  const side = tablet.locator('.tour-side')
  await button(side, new RegExp(night.nameOf(winner)))
    .first()
    .click()
  await side.locator('summary', { hasText: 'Who else' }).click()
  await button(side, new RegExp(night.nameOf(big)))
    .last()
    .click()
  for (const [who, digits] of [
    [small, '4000'],
    [big, '9500'],
  ] as const) {
    await side.locator('.tour-stack', { hasText: night.nameOf(who) }).click()
    for (const digit of digits) await side.locator('.pad').getByRole('button', { name: digit, exact: true }).click()
  }
  await picture(tablet, 'night-two-out')
  await isAccessible(tablet)
  await press(side, '2 players are out')
  await expect.poll(() => night.tournament().inPlay).toBe(12)
  await says(wall, 'of 14')
  await says(phone, 'You finished in place 13.')
  const other = await phoneOf(small)
  await says(other, 'You finished in place 14.')
  await other.context().close()

  // Twelve fit at two tables: the first posted one breaks; everybody is told, and seated by the dealer of the new table.
  const told = [...at('93').values()][0]!
  const moving = await phoneOf(told)
  await go(director, 'seats')
  await director.locator('[data-planned] li', { hasText: `${night.nameOf(told)} 93·` }).waitFor()
  await press(director, 'Break table 93')
  await says(moving, '▸ Take your chips and go to')
  await picture(moving, 'night-phone-moves')
  await isAccessible(moving)
  for (const { move, to } of [...night.floor().moves.values()]) {
    if (to.table !== '91') continue
    await press(tablet.locator(`[data-move="${move}"]`), 'Arrived')
    await expect.poll(() => night.floor().moves.has(move)).toBe(false)
  }
  for (const move of [...night.floor().moves.keys()]) {
    await press(director.locator(`[data-move="${move}"]`), 'Arrived')
    await expect.poll(() => night.floor().moves.has(move)).toBe(false)
  }
  await expect.poll(() => night.floor().tables.has('93')).toBe(false)
  await expect.poll(() => [...night.floor().seatOf.values()].every((one) => one.table !== '93')).toBe(true)
  const now = night.floor().seatOf.get(told)!
  await says(moving, `Table ${now.table} · Seat ${now.seat}`)
  await moving.context().close()

  // Chips that do not belong in play go out of it by two, and come back.
  await director.locator('summary', { hasText: 'Take chips out of play' }).click()
  const remove = director.locator('details', { hasText: 'Take chips out of play' }).last()
  await remove.getByLabel('How many, in value').fill('1000')
  await remove.getByLabel('Why').fill('found under table 92')
  await remove.locator('.second-demo button').first().click()
  await press(remove, 'Take them out')
  await says(director, '139,000 in play · average 11,583')
  await button(director.locator('.chip-acts'), 'Take back').click()
  const dialog = director.getByRole('dialog')
  await dialog.getByLabel('Why').fill('they were in play')
  await dialog.locator('.second-demo button').first().click()
  await press(dialog, 'Take back')
  await says(director, '140,000 in play · average 11,666')
  await picture(director, 'night-chips')

  // Six fit at one table: its seats are drawn anew.
  while (night.left().length > 6) {
    const [entry, by] = night.left() as [string, string]
    await night.order({ do: 'KnockOut', activity: night.event, fallen: [{ entry, by: [by] }] })
  }
  await press(director.locator('[data-draw="final"]'), 'Draw the seats')
  await reveal(director, 'final')
  await press(director, 'Seat the final table')
  await expect.poll(() => new Set([...night.floor().seatOf.values()].map((one) => one.table)).size).toBe(1)
  const finalist = night.left()[0]!
  const last = await phoneOf(finalist)
  const own = night.floor().seatOf.get(finalist)!
  await says(last, `Table ${own.table} · Seat ${own.seat}`)
  await picture(director, 'night-final')
  await isAccessible(director)

  // Three agree to share what is left evenly; the wall and the phone know it.
  while (night.left().length > 3) {
    const [, entry, by] = night.left() as [string, string, string]
    await night.order({ do: 'KnockOut', activity: night.event, fallen: [{ entry, by: [by] }] })
  }
  await go(director, 'prizes')
  await director.locator('summary', { hasText: 'Deal among those left' }).click()
  for (const consent of await director.locator('.deal-consents').getByRole('checkbox').all()) await consent.check()
  await director.getByLabel('Note for the log').fill('it was late')
  await director.locator('.pane', { hasText: 'Deal among those left' }).locator('.second-demo button').first().click()
  await press(director, 'Record the deal')
  await expect.poll(() => night.tournament().deal?.method).toBe('even')
  await director.locator('.deed .second-demo button').first().click()
  await press(director, 'Award the prizes')
  await expect.poll(() => night.tournament().awarded).toBeDefined()
  // Fourteen buy-ins of $120: $560 each.
  await says(last, /\$560\.00/)
  await picture(last, 'night-phone-won')
  // It is over on the wall and on the phones: no clock, the winners beside their prizes.
  await says(wall, 'Finished')
  expect((await wall.locator('[role="timer"]').count()) + (await last.locator('[role="timer"]').count())).toBe(0)
  const won = wall.locator('.tv-prizes li', { hasText: night.nameOf(finalist) })
  await won.waitFor()
  // No sign of an amount is cut.
  for (const amount of await wall.locator('.tv-prizes b').all())
    expect(await amount.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await says(last, 'You made it to the end.')
  await says(last, 'Finished')
  expect(await last.getByText('Starts at').count()).toBe(0)
  await picture(wall, 'night-wall-over')

  // The floor verifies, the cage pays against ID.
  const win = night.tournament().wins.find(({ entry }) => entry === finalist)!
  await room.does({ do: 'VerifyHit', hit: win.hit }, '21')
  const [claim] = room.kernel.state.hits.get(win.hit)!.claims
  const cage = await room.desk(`cage?claim=${claim}`, 'Chen')
  await says(cage, /part of the deal/)
  // The document wants the ID copied, not only seen.
  await press(cage, 'ID seen and copied, record it')
  await expect.poll(() => room.kernel.state.claims.get(claim!)?.idCopied).toBe(true)
  await pays(cage, 'Pay $560.00')
  await says(cage, 'Paid: $560.00')
  await expect.poll(() => room.kernel.state.claims.get(claim!)?.status).not.toBe('open')
  await picture(cage, 'night-paid')

  // Signed, and at hand for the inspector.
  await go(director, 'log')
  await director.getByLabel('Tables used').fill('3')
  await press(director, 'Sign the log')
  await says(director, /Signed by Nadia/)
  // Whoever answers the Bureau has it as a file, too.
  const compliance = await room.desk('books?page=tournaments', 'Mei')
  await compliance.getByRole('link', { name: "Friday Hold'em" }).click()
  const [file] = await Promise.all([compliance.waitForEvent('download'), press(compliance, 'PDF file')])
  const printed = readPdf(readFileSync(await file.path())).flatMap(({ texts }) => texts)
  expect(printed.join(' ')).toMatch(/Signed by Nadia/)
  expect(printed).toContain(`${night.nameOf(finalist)} · ${win.person}`)
  await compliance.context().close()
  const inspector = await room.desk('books?page=tournaments', 'Grace')
  await inspector.getByRole('link', { name: "Friday Hold'em" }).click()
  await says(inspector, /Signed by Nadia/)
  await button(inspector, 'CSV').waitFor()
  await picture(inspector, 'night-past-log')
  await isAccessible(inspector)
})
