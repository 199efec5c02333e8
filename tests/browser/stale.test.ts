/** A screen that has lost its feed says so before anybody believes an old figure or takes a fee on it. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf } from '../../src/server/api/api.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { openPremises } from '../../src/server/house/building.ts'
import { type Listening, listen } from '../../src/server/net/listen.ts'
import { site } from '../../src/server/net/pages.ts'
import { builtWeb } from '../../tools/web.ts'
import { type House, isAccessible, MOVING, openHouse, picture, SIZES } from './harness.ts'
import { reads, seat } from './people.ts'
import { signIn } from './room.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close().catch(() => undefined))

/**
 * From here on the page's clock stands still, but for what `runFor` lets pass. It can stop ahead of itself only, so it
 * jumps further than any machine is slow; to the page that is a silence, which ends with the next beat of the house.
 */
const stopClock = async (page: Page) => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000)
  await page.locator('.stale-band').waitFor({ state: 'detached' })
}

test('stale within three seconds, and alive again by itself', async () => {
  const kernel = await openDemoHouse({ memory: true })
  const { app: api, live } = apiOf({ house: kernel })
  const app = site({ web: await builtWeb(), version: 'test', api })
  const first = await listen(app, 0, '127.0.0.1')
  const page = await house.open('hands', { viewport: SIZES.tv, ...MOVING })
  await page.clock.install()
  await page.goto(`http://127.0.0.1:${first.port}/board`)
  // On a busy machine the first word of the house may come later than the first figure.
  await page.locator('.board[data-stale="false"] .sign-figure').first().waitFor()
  await stopClock(page)
  await first.stop()
  await page.clock.runFor(3_000)
  await page.locator('.board[data-stale="true"]').waitFor()
  await page.getByRole('alert').getByText('No connection since').waitFor()
  // The next page comes on as the one before it: grey, and to be seen.
  const before = await page.locator('.story').getAttribute('data-page')
  await page.keyboard.press('ArrowRight')
  await page.locator(`.story:not([data-page="${before}"])`).waitFor()
  expect(await page.locator('.story').evaluate((story) => getComputedStyle(story).opacity)).toBe('1')
  const again: Listening = await listen(app, first.port, '127.0.0.1')
  await page.clock.resume()
  await page.locator('.board[data-stale="false"]').waitFor()
  await page.close()
  live.close()
  await again.stop()
  await kernel.close()
})

test('the tablet takes no new fee without the house, says what to do, and goes on when it answers; the floor says so too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-stale-'))
  const kernel = await openDemoHouse({ folder })
  const premises = await openPremises({ house: kernel, folder, isDemo: true })
  const app = site({ web: await builtWeb(), version: 'test', api: premises.app })
  const first = await listen(app, 0, '127.0.0.1')
  const open = async (path: string, viewport: (typeof SIZES)[keyof typeof SIZES], name: string) => {
    const page = await house.open('hands', { viewport })
    await page.clock.install()
    await page.goto(`http://127.0.0.1:${first.port}/${path}`)
    await signIn(page, name)
    return page
  }
  const table = await open('table/1', SIZES.tablet, 'Dana')
  const floor = await open('floor', SIZES.desk, 'Ravi')
  await floor.locator('.map-table').first().waitFor()
  await seat(table, 3).click()
  const start = table.getByRole('button', { name: 'Start Game' })
  await start.waitFor()
  for (const page of [table, floor]) await stopClock(page)
  const where = await floor.locator('.tabs').boundingBox()
  await first.stop()
  for (const page of [table, floor]) await page.clock.runFor(3_000)
  await table.getByText('No connection: take no new fees').first().waitFor()
  await floor.getByRole('alert').getByText('No connection since').waitFor()
  // Nothing has moved under a finger.
  expect(await floor.locator('.tabs').boundingBox()).toEqual(where)
  // It stands in the place of the title and the search: who is signed in, and how to leave, stay in sight.
  for (const viewport of [{ width: 1024, height: 768 }, SIZES.desk]) {
    await floor.setViewportSize(viewport)
    const band = (await floor.locator('.stale-band').boundingBox())!
    expect(band.x + band.width).toBeLessThanOrEqual((await floor.locator('.top .house-clock').boundingBox())!.x)
  }
  await reads(floor.locator('.stale-band'), 'The figures below stand still.')
  expect(await floor.locator('.find-field').isVisible()).toBe(false)
  await picture(floor, 'floor-stale')
  await expect.poll(() => start.isDisabled()).toBe(true)
  await reads(table.locator('.tablet-side'), /Finish the hand[\s\S]*use the paper form/)
  for (const page of [table, floor]) {
    await page.clock.resume()
    await isAccessible(page)
  }
  const again = await listen(app, first.port, '127.0.0.1')
  await table.locator('.next:enabled').waitFor()
  // What was on the seats still is.
  await start.click()
  await table.getByText('Round 1', { exact: true }).waitFor()
  expect(kernel.state.rounds.get('1')?.open?.round).toBe(1)
  for (const page of [table, floor]) await page.context().close()
  premises.live.close()
  await again.stop()
  premises.close()
  await kernel.close()
  rmSync(folder, { recursive: true, force: true })
})

test('when the journal stops, the board and a desk say so, and what they show was recorded', async () => {
  const kernel = await openDemoHouse({ memory: true })
  const premises = await openPremises({ house: kernel, isDemo: true })
  const app = site({ web: await builtWeb(), version: 'test', api: premises.app })
  const listening = await listen(app, 0, '127.0.0.1')
  const page = await house.open('hands', { viewport: SIZES.tv })
  await page.goto(`http://127.0.0.1:${listening.port}/board`)
  await page.locator('.board[data-stale="false"] .sign-figure').first().waitFor()
  const floor = await house.open('hands', { viewport: SIZES.desk })
  await floor.goto(`http://127.0.0.1:${listening.port}/floor`)
  kernel.store.append = async () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  await kernel
    .submit({ do: 'SetTable', table: 'ghost', game: 'holdem', seats: 9, decks: 1 }, { by: '21' })
    .catch(() => undefined)
  for (const screen of [page, floor]) {
    await screen.getByRole('alert').getByText('Nothing is recorded since').waitFor()
    expect(await screen.getByText('ghost').count()).toBe(0)
  }
  await picture(page, 'journal stopped on the board')
  await page.close()
  await floor.close()
  await listening.stop()
  premises.close()
})
