import { describe, expect, test } from 'vitest'
import { isZone, zoneOf } from './zone.ts'

const at = (iso: string) => Date.parse(iso)
const zone = zoneOf('America/Los_Angeles')

describe('San Jose in March 2026: from 02:00 straight to 03:00', () => {
  test.each([
    ['2026-03-08T09:59:59Z', '2026-03-08T01:59:59'],
    ['2026-03-08T10:00:00Z', '2026-03-08T03:00:00'],
    ['2026-03-08T06:59:59Z', '2026-03-07T22:59:59'],
  ])('%s is %s', (instant, local) => expect(zone.localOf(at(instant))).toBe(local))

  test('a time that is skipped comes when the clock jumps', () => {
    expect(zone.instantOf('2026-03-08T02:00')).toBe(at('2026-03-08T10:00:00Z'))
    expect(zone.instantOf('2026-03-08T02:30')).toBe(at('2026-03-08T10:00:00Z'))
    expect(zone.instantOf('2026-03-08T03:00')).toBe(at('2026-03-08T10:00:00Z'))
    expect(zone.instantOf('2026-03-08T03:01')).toBe(at('2026-03-08T10:01:00Z'))
    expect(zone.instantOf('2026-03-08T01:59')).toBe(at('2026-03-08T09:59:00Z'))
  })

  test('a time that is skipped was never shown', () => {
    expect(zone.instantsOf('2026-03-08T02:00')).toEqual([])
    expect(zone.instantsOf('2026-03-08T02:59:59')).toEqual([])
    expect(zone.instantsOf('2026-03-08T03:00')).toEqual([at('2026-03-08T10:00:00Z')])
    expect(zone.instantsOf('2026-03-08T01:59:59')).toEqual([at('2026-03-08T09:59:59Z')])
  })

  test('a business day that turns at 02:30 still turns', () => {
    expect(zone.dayOf(at('2026-03-08T09:59:59Z'), '02:30')).toBe('2026-03-07')
    expect(zone.dayOf(at('2026-03-08T10:00:00Z'), '02:30')).toBe('2026-03-08')
  })
})

describe('San Jose in November 2026: 01:00 to 02:00 comes twice', () => {
  test.each([
    ['2026-11-01T08:30:00Z', '2026-11-01T01:30:00'],
    ['2026-11-01T08:59:59Z', '2026-11-01T01:59:59'],
    ['2026-11-01T09:00:00Z', '2026-11-01T01:00:00'],
    ['2026-11-01T09:30:00Z', '2026-11-01T01:30:00'],
    ['2026-11-01T10:00:00Z', '2026-11-01T02:00:00'],
  ])('%s is %s', (instant, local) => expect(zone.localOf(at(instant))).toBe(local))

  test('a time that comes twice was shown twice', () => {
    expect(zone.instantsOf('2026-11-01T01:00')).toEqual([at('2026-11-01T08:00:00Z'), at('2026-11-01T09:00:00Z')])
    expect(zone.instantsOf('2026-11-01T01:59')).toEqual([at('2026-11-01T08:59:00Z'), at('2026-11-01T09:59:00Z')])
    expect(zone.instantsOf('2026-11-01T00:59')).toEqual([at('2026-11-01T07:59:00Z')])
    expect(zone.instantsOf('2026-11-01T02:00')).toEqual([at('2026-11-01T10:00:00Z')])
  })

  test('a time that comes twice counts the first time', () => {
    expect(zone.instantOf('2026-11-01T01:30')).toBe(at('2026-11-01T08:30:00Z'))
    expect(zone.instantOf('2026-11-01T02:00')).toBe(at('2026-11-01T10:00:00Z'))
  })
})

test('every hour of two years agrees with Temporal, asked in any order', () => {
  const from = at('2026-01-01T00:00:00Z')
  for (let n = 0; n < 17_520; n += 1) {
    const instant = from + ((n * 7_919) % 17_520) * 3_600_000
    const expected = Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO('America/Los_Angeles')
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' })
    expect(zone.localOf(instant)).toBe(expected)
  }
})

test('a zone without changes, one with half an hour, and one that is none', () => {
  expect(zoneOf('Asia/Kolkata').localOf(at('2026-01-01T00:00:00Z'))).toBe('2026-01-01T05:30:00')
  expect(zoneOf('UTC').instantOf('2026-01-01T00:00')).toBe(at('2026-01-01T00:00:00Z'))
  expect(isZone('America/San_Jose')).toBe(false)
  expect(() => zoneOf('Bay 101')).toThrow(RangeError)
})
