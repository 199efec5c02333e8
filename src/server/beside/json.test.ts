import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSteps, STEP } from '../../base/steps.ts'
import { jsonSteps } from './json.ts'

test('as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(allSteps(jsonSteps(value))).toBe(JSON.stringify(value))
    }),
  )
  const long = {
    of: 1,
    gone: undefined,
    on: new Date(0),
    list: Array.from({ length: 3 * STEP + 1 }, (_, n) => ({ n })),
  }
  expect(allSteps(jsonSteps(long))).toBe(JSON.stringify(long))
})
