import { describe, expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { asksId, clocksOf, endOf } from './deadlines.ts'

const MONDAY = { at: Date.UTC(2026, 2, 2, 20), local: '2026-03-02T20:00:00' }

describe('the clocks of a claim', () => {
  test('whole days count from the award: the last one counts to its end', () => {
    const clocks = clocksOf({ by: 'E1', form: 'cash', expires: { by: 'E1', days: 30, to: 'reserve' } }, MONDAY)
    expect(clocks).toEqual({ expires: '2026-04-02' })
    expect(endOf(clocks.expires!)).toBe('2026-04-02T00:00')
  })

  test('hours count from the hand, not from its verification; the last second is still in time', () => {
    const terms = { by: 'E1', form: 'a voucher', expires: { by: 'E1', hours: 24, to: 'where it came from' as const } }
    const clocks = clocksOf(terms, MONDAY, MONDAY.at - 30 * 60_000)
    expect(clocks).toEqual({ expires: '2026-03-03T19:30:01' })
    expect(endOf(clocks.expires!)).toBe('2026-03-03T19:30:01')
  })

  test.each([
    ['a dollar under', '59900', undefined, false],
    ['exactly', '60000', undefined, true],
    ['a dollar over', '60100', undefined, true],
    ['a share of a prize that reaches it', '15000', '60000', true],
    ['a share of a prize that does not', '14975', '59900', false],
  ])('[GEAR-001422 E6] ID and time limit from $600 of the posted prize: %s', (_, amount, of, isAsked) => {
    const terms = {
      by: 'P3',
      form: 'chips',
      id: { by: 'E6', minutes: 15, from: dollars(600) },
      expires: { by: 'E7', days: 30, to: 'reserve' as const, from: dollars(600) },
    }
    const award = { amount, ...(of === undefined ? {} : { of }) }
    expect(asksId(terms, award)).toBe(isAsked)
    const clocks = { idUntil: MONDAY.at + 900_000, expires: '2026-04-02' }
    expect(clocksOf(terms, MONDAY, MONDAY.at, award)).toEqual(isAsked ? clocks : {})
  })

  test('ID without minutes has no clock', () => {
    expect(clocksOf({ by: 'E1', form: 'cash', id: { by: 'E2' } }, MONDAY)).toEqual({})
    expect(clocksOf({ by: 'E1', form: 'cash', id: { by: 'E2', minutes: 15 } }, MONDAY)).toEqual({
      idUntil: MONDAY.at + 900_000,
    })
  })
})

/** Open from Tuesday noon, lost when Saturday begins; 14 September 2026 is a Monday. */
const WEEK = {
  by: 'P1',
  form: 'cash',
  opens: { by: 'P4', day: 'tuesday', at: '12:00' },
  expires: { by: 'P5', before: 'saturday', to: 'where it came from' },
} as const satisfies Parameters<typeof clocksOf>[0]

test.each([
  ['the evening of the last game', '2026-09-14', '2026-09-14T22:00:00', '2026-09-15T12:00', '2026-09-19'],
  ['Tuesday before noon', '2026-09-14', '2026-09-15T11:59:59', '2026-09-15T12:00', '2026-09-19'],
  ['late on Tuesday', '2026-09-14', '2026-09-15T23:59:59', '2026-09-15T12:00', '2026-09-19'],
  [
    'Wednesday: until the Saturday of the week after',
    '2026-09-14',
    '2026-09-16T00:00:00',
    '2026-09-15T12:00',
    '2026-09-26',
  ],
  ['a month later', '2026-09-14', '2026-10-15T12:00:00', '2026-09-15T12:00', '2026-10-24'],
  ['a last game on Tuesday', '2026-09-15', '2026-09-15T23:00:00', '2026-09-22T12:00', '2026-09-26'],
])('awarded on %s', (_, ended, local, opens, expires) => {
  expect(clocksOf(WEEK, { at: 0, local }, 0, undefined, { ended })).toEqual({ opens, expires })
})

test.each([
  ['on Friday: the Saturday stays', '2026-09-18T23:59:59', '2026-09-19'],
  ['when Saturday has begun: nobody could have claimed it', '2026-09-19T00:00:00', '2026-09-26'],
])('given on Monday and verified %s', (_, local, expires) => {
  const decided = { ended: '2026-09-14', given: '2026-09-14' }
  expect(clocksOf(WEEK, { at: 0, local }, 0, undefined, decided)).toEqual({ opens: '2026-09-15T12:00', expires })
})
