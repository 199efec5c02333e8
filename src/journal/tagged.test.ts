import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './tagged.ts'

const state = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.bigInt(),
    fc.integer(),
    fc.string(),
    fc.constantFrom('~', '~1', '~~', '~map', '~set', '~~map'),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('~map', '~set', '~', '~~map')), tie('value'), {
      noNullPrototype: true,
    }),
    fc.array(fc.tuple(fc.oneof(fc.string(), fc.bigInt()), tie('value'))).map((pairs) => new Map(pairs)),
    fc.array(fc.oneof(fc.string(), fc.bigInt())).map((items) => new Set(items)),
  ),
})).value

test('state comes back as it was', () => {
  const comesBack = fc.property(state, (value) => {
    expect(decode(encode(value))).toEqual(value)
  })
  fc.assert(comesBack, { numRuns: 500 })
})

test.each([
  ['a date', { a: new Date(0) }, 'a Date cannot be kept'],
  ['a function', [() => 1], 'a function cannot be kept'],
  ['nothing in an array', [undefined], 'a undefined cannot be kept'],
  ['no number', [Number.NaN], 'NaN cannot be kept'],
])('refuses %s', (_, value, says) => {
  expect(() => encode(value)).toThrow(says)
})
