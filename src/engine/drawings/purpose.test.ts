import { expect, test } from 'vitest'
import { isFor, PURPOSE, purposeOf, readPurpose } from './purpose.ts'

const HI_LO = 'bay-101/hi-lo'

test('a posted drawing is called by its activity and its beginning, and read back from that', () => {
  const purpose = purposeOf(HI_LO, { from: '2026-03-06T20:00' })
  expect(purpose).toBe('bay-101/hi-lo/2026-03-06/20:00')
  expect(PURPOSE.test(purpose)).toBe(true)
  expect(readPurpose(purpose)).toEqual({ activity: HI_LO, from: '2026-03-06T20:00' })
})

test.each([
  ['bay-101/hi-lo/none', HI_LO],
  ['bay-101/hi-lo/2026-03-06', HI_LO],
  ['bay-101/hi-lo/2026-02-30/20:00', HI_LO],
  ['bay-101/hi-lo/2026-03-06/20:00/again', HI_LO],
  ['car', 'car/'],
])('%s has no beginning', (purpose, activity) => {
  expect(readPurpose(purpose)).toEqual({ activity })
})

test('an activity whose name begins like another is another', () => {
  expect(isFor('bay-101/hi-lo/2026-03-06/20:00', HI_LO)).toBe(true)
  expect(isFor('bay-101/hi-lo-2/2026-03-06/20:00', HI_LO)).toBe(false)
  expect(purposeOf(HI_LO, undefined)).toBe('bay-101/hi-lo/none')
})
