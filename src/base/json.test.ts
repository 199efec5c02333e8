import { expect, test } from 'vitest'
import { whyNotJson } from './json.ts'

test.each([
  ['', 'it is empty'],
  [' \n', 'it is empty'],
  ['{"a": 1', 'it ends too early; a quote or a bracket is not closed'],
  ['{"a": "b', 'it ends too early; a quote or a bracket is not closed'],
  ['nope', 'line 1, column 1 cannot be read, at "nope"'],
  ['{\n  "a": 1,\n}', 'line 3, column 1 cannot be read, at "}"'],
  ['{"a": 1} x', 'line 1, column 10 cannot be read, at "x"'],
])('%j', (text, says) => {
  let error: unknown
  try {
    JSON.parse(text)
  } catch (thrown) {
    error = thrown
  }
  expect(whyNotJson(text, error)).toBe(says)
})
