import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from './canonical.ts'

describe('canonical JSON', () => {
  test('keys are sorted by UTF-16 code units, at every depth [RFC 8785 3.2.3]', () => {
    const value = {
      '\u20ac': 1,
      '\r': 2,
      '\ufb33': 3,
      1: 4,
      '\ud83d\ude00': 5,
      '\u0080': 6,
      '\u00f6': { b: [], a: {} },
    }
    expect(canonical(value)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":{"a":{},"b":[]},"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    )
  })

  test('number-like keys are sorted as text', () => {
    expect(canonical({ 9: 'a', 10: 'b', 1: 'c' })).toBe('{"1":"c","10":"b","9":"a"}')
  })

  test.each([
    ['\u20ac$\u000f\nA\'B"\\\\"/', '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
    ['\b\t\n\f\r', '"\\b\\t\\n\\f\\r"'],
    ['\u0000\u001f\u007f', '"\\u0000\\u001f\u007f"'],
    ['\u2028\u2029', '"\u2028\u2029"'],
  ])('strings are escaped as little as possible [RFC 8785 3.2.2.2]: %j', (text, expected) => {
    expect(canonical(text)).toBe(expected)
  })

  test.each([
    [0, '0'],
    [-0, '0'],
    [-7, '-7'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [null, 'null'],
    [true, 'true'],
    [[], '[]'],
    [[1, [false]], '[1,[false]]'],
  ])('%j', (value, expected) => {
    expect(canonical(value)).toBe(expected)
  })

  test.each([
    ['a fraction', { events: [{ amount: 1.5 }] }, '1.5 at $.events[0].amount is not a safe integer'],
    ['beyond the safe integers', { n: 2 ** 53 }, '9007199254740992 at $.n is not a safe integer'],
    ['not a number', [Number.NaN], 'NaN at $[0]'],
    ['infinity', [1, Number.POSITIVE_INFINITY], 'Infinity at $[1]'],
    ['a bigint', { amount: 5n }, 'the bigint at $.amount must be written as a string'],
    ['undefined', { a: undefined }, '$.a is undefined; leave the key out'],
    ['a hole', [1, undefined], '$[1] is undefined'],
    ['a function', { a: () => 1 }, '$.a is a function'],
    ['a symbol', { a: Symbol('x') }, '$.a is a symbol'],
    ['a date', { a: new Date(0) }, '$.a is a Date, not a plain object'],
    ['a map', { a: new Map() }, '$.a is a Map, not a plain object'],
    ['half a surrogate pair', { a: ['\ud83d'] }, 'the text at $.a[0] holds half a surrogate pair'],
    ['half a surrogate pair in a key', { '\udc00x': 1 }, 'holds half a surrogate pair'],
  ])('refuses %s and says where', (_, value, says) => {
    expect(() => canonical(value)).toThrow(says)
  })

  test('refuses endless nesting', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    expect(() => canonical(loop)).toThrow('nested deeper than 64 levels')
  })

  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.maxSafeInteger(),
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(fc.string({ unit: 'binary' }), tie('value')),
    ),
  })).value

  test('one value has one text, and the text is that value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value)
        const back: unknown = JSON.parse(text)
        expect(canonical(back)).toBe(text)
        expect(canonical(reversed(value))).toBe(text)
      }),
    )
  })
})

/** The same value with every object's keys added in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  )
}
