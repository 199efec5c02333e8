import { expect, test } from 'vitest'
import { isPosted, nextAddUp, postedTime } from './times.ts'

const running = (more: object) => ({ offering: { activity: 'a/b', runs: 'credits', ...more } }) as never
const SWIPES = { swipes: [{ from: '10:00', to: '10:15' }, { from: '23:50', to: '00:10' }] } // biome-ignore format: one line

test.each([
  ['2026-06-02T09:59:59', undefined],
  ['2026-06-02T10:00:00', '2026-06-02T10:00'],
  ['2026-06-02T10:14:59', '2026-06-02T10:00'],
  ['2026-06-02T10:15:00', undefined],
  ['2026-06-02T23:50:00', '2026-06-02T23:50'],
  ['2026-06-03T00:09:59', '2026-06-02T23:50'],
  ['2026-06-03T00:10:00', undefined],
])('a card that is read at %s belongs to the posted time %s', (local, time) => {
  expect(postedTime(running(SWIPES), local)).toBe(time)
})

test('added up on the hour, when a posted time begins and when it ends, until the last day is over', () => {
  const days = running({ ...SWIPES, from: '2026-06-01', to: '2026-06-02' })
  expect(nextAddUp(days, '2026-05-20T12:34:56', undefined)).toBe('2026-06-01T00:00')
  expect(nextAddUp(days, '2026-06-01T12:34:56', undefined)).toBe('2026-06-01T12:34')
  expect(nextAddUp(days, '', '2026-06-01T09:20')).toBe('2026-06-01T10:00')
  expect(nextAddUp(days, '', '2026-06-01T10:00')).toBe('2026-06-01T10:15')
  expect(nextAddUp(days, '', '2026-06-01T23:50')).toBe('2026-06-02T00:00')
  expect(nextAddUp(days, '', '2026-06-02T23:50')).toBe('2026-06-03T00:00')
  expect(nextAddUp(days, '', '2026-06-03T00:00')).toBeUndefined()
})

test('the first and the last day belong to it, and only posted hours', () => {
  const hours = running({ from: '2026-06-01', to: '2026-06-02', hours: [{ from: '12:00', to: '20:00' }] })
  expect(isPosted(hours, '2026-06-01T12:00')).toBe(true)
  expect(isPosted(hours, '2026-06-01T11:59')).toBe(false)
  expect(isPosted(hours, '2026-06-02T20:00')).toBe(false)
  expect(isPosted(hours, '2026-05-31T13:00')).toBe(false)
  expect(isPosted(hours, '2026-06-03T13:00')).toBe(false)
})
