/** The journal stops: every screen hears of it with the next beat, and nobody sees what was not recorded. */
import { expect, test } from 'vitest'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { hearing } from '../hearing.ts'
import { furnished, opened, place, START } from './furnished.ts'

/** From now on the disk is full. */
function fillDisk(house: House): void {
  house.store.append = async () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
}

test('a full disk: the beat says so, views are those of the last line that is safe, and questions are not answered', async () => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 1)).close()
  const { house, port, stop } = await opened(folder, clock)
  const at = `http://127.0.0.1:${port}/api`
  const { heard, close } = await hearing(`${at}/live?views=meters,house`)
  await expect.poll(heard).toContain('event: meters')
  expect(heard()).not.toContain('"stopped"')

  fillDisk(house)
  const pay = { do: 'IncreasePool', activity: 'bay-101/blazing-7s', pool: 'main', amount: 12_345_600n } as never
  const order = { do: 'SeedPool', activity: 'bay-101/no-limit-bad-beat', pool: 'main' } as const
  await house.submit(order, { by: '3' }).catch(() => undefined)
  await house.submit(pay, { by: '3' }).catch(() => undefined)
  await house
    .submit({ do: 'SetTable', table: 'ghost', game: 'holdem', seats: 9, decks: 1 }, { by: '1' })
    .catch(() => undefined)
  await expect.poll(heard, { interval: 50 }).toContain('"stopped":"2026-03-02T12:')
  expect(house.trouble()?.message).toContain('the disk is full')

  const seen = await fetch(`${at}/views/house`)
  expect(seen.status).toBe(503)
  expect(await seen.json()).toMatchObject({ id: 'journal trouble' })
  close()
  await stop()
})

test('what is decided and not yet safe is shown only when it is', async () => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 1)).close()
  const { house, port, stop } = await opened(folder, clock)
  const append = house.store.append.bind(house.store)
  let fail: (error: Error) => void = () => undefined
  house.store.append = () => new Promise((_, reject) => (fail = reject))
  const lost = house
    .submit({ do: 'SetTable', table: 'ghost', game: 'holdem', seats: 9, decks: 1 }, { by: '1' })
    .catch((error: Error) => error.message)
  // In memory it is there; nobody is told until the disk has it.
  expect(house.state.tables.has('ghost')).toBe(true)
  let answered: number | undefined
  const asked = fetch(`http://127.0.0.1:${port}/api/views/house`).then(({ status }) => (answered = status))
  const hears = await hearing(`http://127.0.0.1:${port}/api/live?views=meters`)
  await expect.poll(hears.heard).toContain('event: beat')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(answered).toBeUndefined()
  expect(hears.heard()).not.toContain('event: meters')
  fail(new Error('power cut'))
  expect(await lost).toContain('power cut')
  expect(await asked).toBe(503)
  hears.close()
  house.store.append = append
  await stop()
})
