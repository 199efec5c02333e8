/** The house itself, on Tonight: a clock that two people confirm, a release that compliance accepts, what was found wrong. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manualClock } from '../../src/server/house/clock.ts'
import { openOwnHouse } from '../../src/server/house/newhouse.ts'
import { alarm } from '../../src/server/upkeep/alarms.ts'
import { hired } from '../staffed.ts'
import { furnished, START } from '../truth/furnished.ts'
import { isAccessible, openHouse, picture, SIZES } from './harness.ts'

const DAY = 24 * 3_600_000

test('forty days after the last entry: nothing is done until a second person has confirmed the clock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-upkeep-'))
  const before = manualClock(START)
  await (await furnished(folder, before, 1)).close()
  const first = await openOwnHouse({ folder, clock: before })
  await hired(first.premises, { name: 'Ann', roles: ['floor', 'compliance'], badge: 'A1', pin: '4711' })
  await hired(first.premises, { name: 'Bea', roles: ['cage'], badge: 'B1', pin: '7193' })
  await hired(first.premises, { name: 'Olga', roles: ['administrator'], badge: 'O1', pin: '8264' })
  first.premises.close()
  await first.house.close()

  const { house, premises } = await openOwnHouse({ folder, clock: manualClock(START + 40 * DAY) })
  premises.room.upkeep.watch = { faults: () => [alarm('line does not match', { line: 12, file: 'journal.db' })] }
  const browser = await openHouse({ api: premises.app })
  try {
    const page = await browser.open('tonight', { viewport: SIZES.desk })
    await page.getByLabel('Badge').fill('A1')
    await page.getByLabel('PIN').fill('4711')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'The house itself' }).waitFor()
    await page.getByText('The clock shows Sat, Apr 11, 1:00 PM, 960 hours after the last entry').waitFor()
    await page.getByText('line 12 of journal.db does not match its digest').waitFor()
    await isAccessible(page)
    await picture(page, 'the house itself')
    expect(await house.tick()).toBe(0)

    // The administrator reads it too, without hits and money, and confirms nothing: whoever can set the clock does not vouch for it.
    const systems = await browser.open('tonight', { viewport: SIZES.desk })
    await systems.getByLabel('Badge').fill('O1')
    await systems.getByLabel('PIN').fill('8264')
    await systems.keyboard.press('Enter')
    await systems.getByText('The clock shows Sat, Apr 11, 1:00 PM, 960 hours after the last entry').waitFor()
    await systems.getByText('An administrator and a second person enroll the stations').waitFor()
    await systems.getByText('Nobody can sign rules or the house profile').waitFor()
    for (const none of ['Waiting for someone', 'Shift handover', 'It is Sat, Apr 11, 1:00 PM'])
      expect(await systems.getByText(none).count(), none).toBe(0)
    await isAccessible(systems)
    await picture(systems, 'the house itself, for an administrator')

    await page.getByLabel('Badge').fill('A1')
    await page.getByLabel('PIN').fill('4711')
    await page.getByRole('button', { name: 'It is Sat, Apr 11, 1:00 PM' }).click()
    await page.getByText('The second person must be someone else.').waitFor()
    await page.getByLabel('Badge').fill('B1')
    await page.getByLabel('PIN').fill('7193')
    await page.getByRole('button', { name: 'It is Sat, Apr 11, 1:00 PM' }).click()
    await page.getByText('The clock shows').waitFor({ state: 'detached' })
    expect(house.clockFault()).toBeUndefined()

    await house.note({ do: 'StartRelease', version: '0.2.0', digest: 'ab'.repeat(32) })
    await page.getByText('Release 0.2.0 runs; compliance has not accepted any release yet.').waitFor()
    await page.getByRole('button', { name: 'Accept this release' }).click()
    await page.getByText('Release 0.2.0 runs, as compliance accepted it.').waitFor()
    await isAccessible(page)
  } finally {
    await browser.close()
    premises.close()
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
