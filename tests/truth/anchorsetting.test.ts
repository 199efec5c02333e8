/** Where anchors go, and when, is in the journal: whoever sets it otherwise leaves a line. */
import { expect, test } from 'vitest'
import { manualClock } from '../../src/server/house/clock.ts'
import { furnished, opened, place, START } from './furnished.ts'

test('set once it is recorded once; set otherwise, or taken away, it is recorded again', async () => {
  const [folder, to] = [place(), place()]
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const started = async (settings: Parameters<typeof opened>[2]) => {
    const own = await opened(folder, clock, settings)
    const rows = await own.house.store.rows<{ line: string }>('select line from journal')
    const { anchors } = own.house.state
    await own.stop()
    return { anchors, times: rows.filter(({ line }) => line.includes('"AnchorsSet"')).length }
  }
  // A house that hands out nothing has nothing to say.
  expect(await started({})).toEqual({ anchors: undefined, times: 0 })
  const set = { times: ['06:30', '18:30'], folder: to }
  const settings = { anchorFolder: to, anchorTimes: ['06:30', '18:30'] }
  expect(await started(settings)).toEqual({ anchors: set, times: 1 })
  expect(await started(settings)).toEqual({ anchors: set, times: 1 })
  expect(await started({ ...settings, anchorTimes: ['23:59'] })).toEqual({
    anchors: { times: ['23:59'], folder: to },
    times: 2,
  })
  expect(await started({})).toEqual({ anchors: { times: ['06:30'] }, times: 3 })
})
