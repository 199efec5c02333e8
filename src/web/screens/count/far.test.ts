import { expect, test } from 'vitest'
import { dollars } from '../../../base/money.ts'
import { isFar } from './far.ts'

test.each([
  ['nothing off', 500, 500, false],
  ['under the least', 119, 100, false],
  ['on the least, and more than a twentieth', 120, 100, true],
  ['exactly a twentieth', 950, 1_000, false],
  ['a dollar more than a twentieth', 949, 1_000, true],
  ['far over', 2_280, 228, true],
  ['something where nothing was expected', 20, 0, true],
])('%s', (_, counted, expected, isIt) => {
  expect(isFar(dollars(counted), dollars(expected))).toBe(isIt)
})
