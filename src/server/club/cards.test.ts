import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumber, readCard } from './cards.ts'

const card = fc.record({ person: fc.integer({ min: 1, max: 99_999_999 }), issue: fc.integer({ min: 1, max: 99 }) })

test('a card is read back as it was made', () => {
  fc.assert(
    fc.property(card, (made) => {
      expect(readCard(cardNumber(made))).toEqual(made)
    }),
  )
})

test('one wrong digit is noticed', () => {
  fc.assert(
    fc.property(card, fc.nat(10), fc.integer({ min: 1, max: 9 }), (made, at, more) => {
      const digits = [...cardNumber(made)]
      digits[at] = String((Number(digits[at]) + more) % 10)
      expect(readCard(digits.join(''))).toBeUndefined()
    }),
  )
})

test.each(['', 'abc', '12 34', '123456789', '-1', '1e5', '000012040'])('%j is no card', (text) => {
  expect(readCard(text)).toBeUndefined()
})

test('cards of before carry the number of the person alone', () => {
  expect(readCard('1204')).toEqual({ person: 1204, issue: 0 })
})
