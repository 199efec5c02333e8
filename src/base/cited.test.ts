import { expect, test } from 'vitest'
import { citedIn, citedTogether, readingIn } from './cited.ts'

test.each([
  ['', []],
  ['E7', ['E7']],
  ['E6 E7', ['E6', 'E7']],
  ['reading R4', ['reading R4']],
  ['E6 reading R4 E7', ['E6', 'reading R4', 'E7']],
  ['house', ['house']],
  ['P1 house reading R12', ['P1', 'house', 'reading R12']],
  ['order', ['order']],
  // The word alone names nothing, and stays a word.
  ['reading', ['reading']],
])('%s', (by, cited) => {
  expect(citedIn(by)).toEqual(cited)
})

test('a clause may be called like a reading and is none', () => {
  expect(readingIn('R4')).toBeUndefined()
  expect(readingIn('reading R4')).toBe('R4')
})

test('together each is named once', () => {
  expect(citedTogether(['E6 reading R4', 'reading R4 E6', 'house'])).toBe('E6 reading R4 house')
})
