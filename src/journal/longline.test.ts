import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSteps } from '../base/steps.ts'
import { canonical } from './canonical.ts'
import { hexDigestOf } from './line.ts'
import { digestSteps, LONG_CHARACTERS, parseSteps } from './longline.ts'

/** Signs that could be taken for the end of an entry or of the list. */
const id = fc.array(fc.constantFrom('"', '}', ']', ',', '{', '\\', '1', ':', 'id', '"}},{"', '5"}}]', '😀'), {
  minLength: 1,
  maxLength: 8,
})
const entry = fc.record({ id: id.map((signs) => signs.join('')), weight: fc.record({ cents: fc.constant('7') }) })

const lineOf = (entries: readonly unknown[], more: object = {}) =>
  canonical({
    by: '1',
    events: [{ type: 'DrawOpened', v: 1, entries: entries.length }],
    key: 'k',
    order: { do: 'OpenDraw', entries, how: { winners: 1 }, purpose: 'p', ...more },
    recorded: '2026-03-06T20:00:00.000Z',
    seq: 1,
  })
/** As it is written today: the list in pieces of whole lines, in the event. */
const sealedLineOf = (list: readonly unknown[], more: object = {}) =>
  canonical({
    by: '1',
    events: [
      { type: 'Before', v: 1 },
      { type: 'DrawOpened', v: 2, entries: 7, list, purpose: 'p', ...more },
    ],
    key: 'k',
    order: { do: 'OpenDraw', how: { winners: 1 }, purpose: 'p', v: 2 },
    recorded: '2026-03-06T20:00:00.000Z',
    seq: 1,
  })
const repeated = (some: readonly unknown[]) => Array.from({ length: 6_000 }, (_, n) => some[n % some.length])

test('a long line in steps is the same line, whatever stands in its entries', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 20 }), (some) => {
      const text = lineOf(repeated(some))
      expect(text.length).toBeGreaterThan(LONG_CHARACTERS)
      expect(allSteps(parseSteps(text))).toEqual(JSON.parse(text))
    }),
    { numRuns: 30 },
  )
})

test('the same of a sealed list', () => {
  const sign = fc.constantFrom('"', ']', ',', '\\', 'n', '\n', '\t', '","', '\n"]', '\\n","', '1')
  const piece = fc.array(sign, { minLength: 1, maxLength: 30 }).map((signs) => `${signs.join('')}\n`)
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (some) => {
      const text = sealedLineOf(repeated([...some, `${'7\t1\n'.repeat(40)}`]))
      expect(text.length).toBeGreaterThan(LONG_CHARACTERS)
      expect(allSteps(parseSteps(text))).toEqual(JSON.parse(text))
    }),
    { numRuns: 30 },
  )
  const steps = parseSteps(sealedLineOf(repeated(['a\t1\tdevice:slots M-1\n'.repeat(20)])))
  let count = 0
  while (steps.next().done !== true) count += 1
  expect(count).toBeGreaterThan(50)
  for (const text of [
    sealedLineOf(repeated(['no end of a line'])),
    sealedLineOf(repeated(['a\n', 7, 'b\n'])),
    sealedLineOf(['x\n'.repeat(LONG_CHARACTERS)]),
    sealedLineOf([], { text: `"list":["a\n","${'b\n'.repeat(LONG_CHARACTERS)}` }),
  ])
    expect(allSteps(parseSteps(text))).toEqual(JSON.parse(text))
})

test('it is read in steps, and a long line of another make at once', () => {
  const steps = parseSteps(lineOf(repeated([{ id: 'a', source: 'device:slots M-1', weight: { cents: '1' } }])))
  let count = 0
  while (steps.next().done !== true) count += 1
  expect(count).toBeGreaterThan(5)
  const others = [
    lineOf(repeated(['a text "}},{" and 5"}}] and more'])),
    lineOf([{ weight: { cents: '1' } }], { text: 'x'.repeat(LONG_CHARACTERS) }),
    lineOf(repeated([{ deep: [{ weight: { cents: '1' } }, { weight: { cents: '2' } }] }])),
    lineOf(repeated([{ id: 'a' }])),
  ]
  for (const text of others) expect(allSteps(parseSteps(text))).toEqual(JSON.parse(text))
})

test('the digest of a long line in steps is its digest, also where a piece would end within a sign', () => {
  const after = 'ab'.repeat(32)
  for (const before of [0, 1, 2]) {
    const text = `{"a":"${'x'.repeat(before)}${'😀'.repeat(LONG_CHARACTERS)}"}`
    expect(allSteps(digestSteps(after, text))).toBe(hexDigestOf(after, text))
  }
})
