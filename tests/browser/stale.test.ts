/** A board that has lost its feed says so before anybody believes an old figure. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf } from '../../src/server/api.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { site } from '../../src/server/http.ts'
import { type Listening, listen } from '../../src/server/listen.ts'
import { builtWeb } from '../../tools/web.ts'
import { type House, openHouse, SIZES } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close().catch(() => undefined))

test('stale within three seconds, and alive again by itself', async () => {
  const kernel = await openDemoHouse({ memory: true })
  const { app: api, live } = apiOf({ house: kernel })
  const app = site({ web: await builtWeb(), version: 'test', api })
  const first = await listen(app, 0, '127.0.0.1')
  const page = await house.open('hands', { viewport: SIZES.tv })
  await page.goto(`http://127.0.0.1:${first.port}/board`)
  await page.locator('.sign-figure').first().waitFor()
  expect(await page.locator('.board').getAttribute('data-stale')).toBe('false')
  await first.stop()
  const lost = Date.now()
  await page.locator('.board[data-stale="true"]').waitFor({ timeout: 3_500 })
  expect(Date.now() - lost).toBeLessThan(3_500)
  await page.getByRole('alert').getByText('No word from the house since').waitFor()
  const again: Listening = await listen(app, first.port, '127.0.0.1')
  await page.locator('.board[data-stale="false"]').waitFor({ timeout: 10_000 })
  await page.close()
  live.close()
  await again.stop()
  await kernel.close()
})
