/** Screens on the wall that go dark: seen, silent, seen again; told to those who answer for them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../../tests/visitor.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { WallScreen } from '../../views/signs/wallscreen.ts'
import type { TonightView } from '../../views/tonight/tonight.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { wallRelay } from '../net/wallrelay.ts'
import { SILENT_MS } from './wall.ts'

const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), demo: DEMO_STAFF })
  for (const screen of ['lobby', 'hall']) {
    const order = { do: 'SetScreen', screen, name: screen, shows: ['grid'], seconds: 12, wins: 'all' } as const
    if (isRefusal(await house.submit(order, { by: '61' }))) throw new Error(screen)
  }
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

const seen = async (screen: string) =>
  (await (
    await visitor(api.app).post(`/wall/${screen}`, {})
  ).body) as unknown as { isKnown: boolean }
const wall = async (): Promise<Record<string, WallScreen['link']>> => {
  const browser = visitor(api.app)
  await browser.enter('screens', '61')
  const { body } = (await browser.get('/views/wall', 'screens')) as unknown as { body: { view: WallScreen[] } }
  return Object.fromEntries(body.view.map(({ screen, link }) => [screen, link]))
}
const dark = async () => {
  const browser = visitor(api.app)
  await browser.enter('tonight', '21')
  const { body } = (await browser.get('/views/tonight', 'tonight')) as unknown as { body: { view: TonightView } }
  return body.view.clocks.filter(({ kind }) => kind === 'screen').map(({ what, to }) => ({ what, to }))
}

test('one that says nothing for a minute is silent, and Tonight has it until it is seen again; one that nobody hung up is no alarm', async () => {
  expect(await wall()).toEqual({ lobby: 'awaited', hall: 'awaited' })
  expect(await seen('lobby')).toEqual({ isKnown: true })
  expect(await wall()).toEqual({ lobby: 'up', hall: 'awaited' })
  clock.set(clock.now() + SILENT_MS)
  expect(await wall()).toEqual({ lobby: 'up', hall: 'awaited' })
  clock.set(clock.now() + 1)
  expect(await wall()).toEqual({ lobby: 'silent', hall: 'silent' })
  expect(await dark()).toEqual([{ what: 'lobby', to: '/screens?screen=lobby' }])
  await seen('lobby')
  expect(await wall()).toEqual({ lobby: 'up', hall: 'silent' })
  expect(await dark()).toEqual([])
})

test('what is no screen of the house is not kept, and whoever does not answer for screens does not see them', async () => {
  expect(await seen('nowhere')).toEqual({ isKnown: false })
  expect(Object.keys(await wall())).toEqual(['lobby', 'hall'])
  const browser = visitor(api.app)
  await browser.enter('cage', '31')
  expect((await browser.get('/views/wall', 'cage')).status).toBe(403)
})

test('a relay passes on what the house knows, each screen at most every ten seconds', async () => {
  const asked: string[] = []
  let now = 0
  const ask = (async (to: URL | string | Request) => {
    asked.push(String(to))
    return new Response('{}')
  }) as typeof fetch
  const app = wallRelay(new URL('http://house.test/'), (screen) => screen === 'lobby', { now: () => now, ask })
  const say = (screen: string) => app.request(`/${screen}`, { method: 'POST' })
  await say('lobby')
  await say('lobby')
  await say('nowhere')
  expect(asked).toEqual(['http://house.test/api/wall/lobby'])
  now = 10_000
  await say('lobby')
  expect(asked).toHaveLength(2)
})
