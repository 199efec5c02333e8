import { expect, test } from 'vitest'
import { HOUR } from '../../base/moment.ts'
import { nextDay, wallClock } from './hours.ts'

const utc = (iso: string): number => Date.parse(`${iso}Z`)

/** Los Angeles, 8 March 2026: at two the clocks go to three; midnight is at 08:00 before and at 07:00 after it. */
const SPRING = [
  { at: utc('2026-03-07T08:00:00'), local: '2026-03-07T00:00:00' },
  { at: utc('2026-03-08T08:00:00'), local: '2026-03-08T00:00:00' },
  { at: utc('2026-03-09T07:00:00'), local: '2026-03-09T00:00:00' },
]
/** 1 November 2026: at two they go back to one. */
const AUTUMN = [
  { at: utc('2026-11-01T07:00:00'), local: '2026-11-01T00:00:00' },
  { at: utc('2026-11-02T08:00:00'), local: '2026-11-02T00:00:00' },
]
const LATER = { at: utc('2026-12-01T20:00:00'), local: '2026-12-01T12:00:00' }

test.each([
  ['the day before', SPRING, '2026-03-07T20:00:00', '2026-03-07T12:00:00'],
  ['the last second before the change', SPRING, '2026-03-08T09:59:59', '2026-03-08T01:59:59'],
  ['the first one after it', SPRING, '2026-03-08T10:00:00', '2026-03-08T03:00:00'],
  ['half past nine of that Sunday', SPRING, '2026-03-08T16:30:00', '2026-03-08T09:30:00'],
  ['the next midnight', SPRING, '2026-03-09T07:00:00', '2026-03-09T00:00:00'],
  ['before they go back', AUTUMN, '2026-11-01T08:30:00', '2026-11-01T01:30:00'],
  ['half past nine of the Sunday on which they went back', AUTUMN, '2026-11-01T17:30:00', '2026-11-01T09:30:00'],
])('the wall clock of %s', (_, days, at, local) => {
  expect(wallClock({ days }, LATER, utc(at))).toBe(local)
})

test('on the same day, before the next midnight is known, by the clock of now', () => {
  const now = { at: utc('2026-03-08T17:00:00'), local: '2026-03-08T10:00:00' }
  const days = SPRING.slice(0, 2)
  expect(wallClock({ days }, now, utc('2026-03-08T09:00:00'))).toBe('2026-03-08T01:00:00')
  expect(wallClock({ days }, now, now.at - HOUR)).toBe('2026-03-08T09:00:00')
})

const running = (from: string, to: string) => ({ offering: { from, to }, rule: { enter: { hours: {} } } }) as never

test('from the first day or from the posting, every midnight, and the end of the last day', () => {
  const march = running('2026-03-01', '2026-03-03')
  expect(nextDay(march, '2026-02-20T12:34:56', undefined)).toBe('2026-03-01T00:00')
  expect(nextDay(march, '2026-03-02T12:34:56', undefined)).toBe('2026-03-02T12:34')
  expect(nextDay(march, '', '2026-03-02T12:34')).toBe('2026-03-03T00:00')
  expect(nextDay(march, '', '2026-03-03T00:00')).toBe('2026-03-04T00:00')
  expect(nextDay(march, '', '2026-03-04T00:00')).toBeUndefined()
})
