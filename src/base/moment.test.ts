import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  businessDay,
  dateOf,
  dayNumber,
  instantAt,
  instantOf,
  isDate,
  isInside,
  isLocal,
  localAt,
  plusDays,
  weekdayOf,
} from './moment.ts'

const EPOCH = Temporal.PlainDate.from('1970-01-01')
const date = fc.integer({ min: -100_000, max: 100_000 }).map((days) => EPOCH.add({ days }))
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

test('day numbers, dates and weekdays agree with Temporal', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -800, max: 800 }), (day, days) => {
      const text = day.toString()
      expect(dayNumber(text)).toBe(EPOCH.until(day, { largestUnit: 'day' }).days)
      expect(dateOf(dayNumber(text))).toBe(text)
      expect(weekdayOf(`${text}T12:00:00`)).toBe(DAYS[day.dayOfWeek - 1])
      expect(plusDays(`${text}T23:59:59`, days)).toBe(day.add({ days }).toString())
    }),
    { numRuns: 2_000 },
  )
})

test.each(['1900-02-28', '2000-02-29', '2024-02-29', '2026-12-31', '2100-03-01'])('around %s', (text) => {
  for (const days of [-1, 0, 1])
    expect(plusDays(text, days)).toBe(Temporal.PlainDate.from(text).add({ days }).toString())
})

test.each([
  ['2026-03-03T05:59:59', '2026-03-02'],
  ['2026-03-03T06:00:00', '2026-03-03'],
  ['2026-03-03T06:00:01', '2026-03-03'],
  ['2026-01-01T00:00:00', '2025-12-31'],
])('%s is of the business day %s', (local, day) => {
  expect(businessDay(local, '06:00')).toBe(day)
})

describe('a posted window: the first minute is inside, the last is outside', () => {
  const evening = { days: ['monday'], from: '18:00', to: '22:00' } as const
  const night = { days: ['monday'], from: '22:00', to: '02:00' } as const
  const whole = { days: ['monday'], from: '06:00', to: '06:00' } as const
  test.each([
    [evening, '2026-03-02T17:59:59', false],
    [evening, '2026-03-02T18:00:00', true],
    [evening, '2026-03-02T21:59:59', true],
    [evening, '2026-03-02T22:00:00', false],
    [evening, '2026-03-03T19:00:00', false],
    [night, '2026-03-02T21:59:00', false],
    [night, '2026-03-02T22:00:00', true],
    [night, '2026-03-03T01:59:00', true],
    [night, '2026-03-03T02:00:00', false],
    [night, '2026-03-02T01:00:00', false],
    [whole, '2026-03-02T00:00:00', true],
    [whole, '2026-03-03T00:00:00', false],
    [{ from: '22:00', to: '02:00' }, '2026-03-08T01:00:00', true],
  ])('%o at %s: %s', (window, local, inside) => {
    expect(isInside(window, local)).toBe(inside)
  })
})

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true)
})

test.each(['2026-02-29', '2026-02-31', '2026-04-31', '1900-02-29', '2026-00-10', '2026-13-01', '2026-01-00', '2026-1-1', '2026-01-01T00:00', ''])('"%s" is none', (text) => {
  expect(isDate(text)).toBe(false)
}) // biome-ignore format: a line of dates

test('a local time is a date and a clock, with seconds or without', () => {
  for (const text of ['2026-03-02T00:00', '2026-03-02T23:59:59']) expect(isLocal(text)).toBe(true)
  for (const text of ['2026-02-30T10:00', '2026-03-02T24:00', '2026-03-02T10:60', '2026-03-02T10:00:60', '2026-03-02 10:00', '2026-03-02T10', '2026-03-02T10:00:00Z'])
    expect(isLocal(text)).toBe(false) // biome-ignore format: a line of times
})

test('instants and wall clocks not far from each other', () => {
  const moment = { at: Date.UTC(2026, 2, 3, 8, 20), local: '2026-03-03T00:20:00' }
  expect(instantAt(moment, '2026-03-03T00:00')).toBe(Date.UTC(2026, 2, 3, 8))
  expect(instantAt(moment, '2026-03-02T23:59:30')).toBe(Date.UTC(2026, 2, 3, 7, 59, 30))
  expect(localAt(moment, instantAt(moment, '2026-02-28T12:00:01'))).toBe('2026-02-28T12:00:01')
  expect(instantOf('2026-03-03T07:59:30.125Z')).toBe(Date.UTC(2026, 2, 3, 7, 59, 30, 125))
})
