import { describe, expect, test } from 'vitest'
import { fitted } from '../rulebook/text/wording.ts'
import { english } from '../words/sentence.ts'
import { amount, date, localTime, minute, noticeSince } from './fields.ts'

const told = (schema: Parameters<typeof fitted>[0], input: unknown) => {
  const read = fitted(schema, input)
  return read.ok ? [] : read.misfits.map((misfit) => english(misfit.told))
}

describe('days and times are those of the calendar', () => {
  test.each([
    [date, '2028-02-29', '2026-02-31'],
    [noticeSince, '2026-03-02', '2026-13-02'],
    [noticeSince, '2026-03-02T09:00', '2026-03-02T25:00'],
    [localTime, '2026-03-02T19:30:15', '2026-04-31T19:30'],
    [minute, '2026-03-02T19:30', '2026-03-02T19:61'],
  ])('%#: %s', (schema, right, wrong) => {
    expect(fitted(schema, right)).toEqual({ ok: true, value: right })
    expect(told(schema, wrong)).toEqual([
      expect.stringMatching(`"${wrong}" does not fit; it takes a (date|local time) like 2026-`),
    ])
  })

  test('a text of another shape is told once', () => {
    expect(told(date, 'tomorrow')).toEqual(['"tomorrow" does not fit; it takes a date like 2026-03-02'])
  })
})

test.each([
  ['$1,000,000,000', true],
  ['100000000000', true],
  ['$1,000,000,000.01', false],
  ['999999999999999', false],
])('an amount of %s is one that a room can have: %s', (text, isOne) => {
  expect(amount.safeParse(text).success).toBe(isOne)
})
