import { anything, assert, bigInt, dictionary, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { fromBigText, toBigText } from './bigtext.ts'

test('whole numbers come back as they were, whatever lies around them', () => {
  assert(
    property(dictionary(string(), oneof(bigInt(), string())), (value) => {
      const plain = Object.fromEntries(
        Object.entries(value).filter(([name, part]) => name !== '__proto__' && !/^n:-?\d+$/.test(String(part))),
      )
      expect(fromBigText(toBigText(plain))).toEqual(plain)
    }),
  )
  assert(property(anything({ withBigInt: false, maxDepth: 2 }), (value) => void toBigText({ value })))
})
