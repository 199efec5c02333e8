import { expect, test } from 'vitest'
import { andReturned, reasonsAlone } from './feerefusals.ts'

const HOURS = { clause: 'E2', says: 'outside the posted hours' }
const WAGER = { clause: 'F3', says: 'the base wager comes before the fee' }

test('that a fee is returned is said once, after the last of its reasons', () => {
  expect(andReturned([HOURS])).toEqual([{ clause: 'E2', says: 'outside the posted hours; the fee is returned' }])
  expect(andReturned([HOURS, WAGER])).toEqual([
    HOURS,
    { clause: 'F3', says: 'the base wager comes before the fee; the fee is returned' },
  ])
})

test('the reasons alone, also of an older journal that says it after each', () => {
  expect(reasonsAlone(andReturned([HOURS, WAGER]))).toEqual([HOURS, WAGER])
  expect(reasonsAlone([...andReturned([HOURS]), ...andReturned([WAGER])])).toEqual([HOURS, WAGER])
})
