import { expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { manualClock } from '../house/clock.ts'
import { DEMO_CARD } from './contests.ts'
import { bringResults } from './season.ts'
import { openDemoHouse } from './setup.ts'

test('a week of the demo is played game by game, and somebody confirms it', async () => {
  // Noon of a Wednesday in California; the card is due on Sunday at 9:30.
  const clock = manualClock(Date.parse('2026-11-18T20:00:00Z'))
  const house = await openDemoHouse({ memory: true, offers: ['hawaiian-gardens/hawaiian-jackpot', DEMO_CARD] }, clock)
  const at = async (instant: string) => {
    clock.advance(Date.parse(instant) - clock.now())
    await house.tick()
    await bringResults(house)
    return [...house.state.contests.get(DEMO_CARD)!.results.keys()]
  }
  expect(await at('2026-11-22T20:59:59Z')).toEqual([])
  expect(await at('2026-11-22T21:00:00Z')).toHaveLength(7)
  expect(await at('2026-11-22T22:00:00Z')).toHaveLength(7)
  const games = await at('2026-11-24T05:00:00Z')
  expect(games).toHaveLength(13)
  const { results } = house.state.contests.get(DEMO_CARD)!
  expect([...results.values()].some(({ confirmedBy }) => confirmedBy !== undefined)).toBe(false)
  const award = { do: 'AwardContest', activity: DEMO_CARD, second: '71' } as const
  expect(await house.submit(award, { by: '21' })).toMatchObject({ refused: true })
  await done(house.submit({ do: 'ConfirmResult', activity: DEMO_CARD, games }, { by: '21' }))
  await done(house.submit(award, { by: '21' }))
  expect(house.state.contests.get(DEMO_CARD)!.awards.length).toBeGreaterThanOrEqual(3)
  await house.close()
})
