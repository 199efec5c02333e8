import { expect, test } from 'vitest'
import { coverOf } from '../../ledger/balances.ts'
import { rngOf } from '../../sim/rng.ts'
import { manualClock } from '../house/clock.ts'
import { openDemoHouse } from './setup.ts'
import { playOn } from './tournamentplay.ts'
import { DAILY, openDemoTournaments } from './tournaments.ts'

/** A Tuesday evening in California. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')
/** More than any tournament of fourteen takes. */
const STEPS_MOST = 80

test('the daily tournament is played to its end by itself, paid, signed, closed, and begins again', async () => {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock)
  await openDemoTournaments(house)
  const { below } = rngOf('a daily tournament')
  const before = house.state.tournaments.get(DAILY)!.started!.at
  const logs = async () => house.store.rows<{ started: string }>('select started from tournamentlogs')
  let steps = 0
  while ((await logs()).length === 0 && steps < STEPS_MOST) {
    clock.advance(1_000)
    await playOn(house, below)
    steps += 1
  }
  expect(await logs()).toHaveLength(1)
  for (let more = 0; more < 3; more += 1) await playOn(house, below)
  expect(house.state.tournaments.get(DAILY)?.started?.at).toBeGreaterThan(before)
  for (const { held, owing, activity } of coverOf(house.state.balances)) expect(held, activity).toBe(owing)
  await house.close()
})
