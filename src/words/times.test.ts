/** Times as people of each language write them. */
import { expect, test } from 'vitest'
import { times as en } from './en/times.ts'
import { times as es } from './es/times.ts'
import { english } from './sentence.ts'
import { isTime } from './times.ts'
import { times as vi } from './vi/times.ts'

test('a whole month by its name', () => {
  expect([en, es, vi].map((times) => times.any('2026-11'))).toEqual([
    'November 2026',
    'noviembre de 2026',
    'tháng 11, 2026',
  ])
})

const AT = '2026-11-18T19:42:05'

test.each([
  [
    'English',
    en,
    ['7:42 PM', '7:42:05 PM', 'Nov 18', 'Wed, Nov 18', 'Wednesday, November 18', 'Wed, Nov 18, 7:42 PM'],
    ['Wed, Nov 18, 2026', 'Wed, Nov 18, 2026, 7:42 PM'],
  ],
  [
    'Spanish',
    es,
    ['7:42 p.m.', '7:42:05 p.m.', '18 nov', 'mié, 18 nov', 'miércoles, 18 de noviembre', 'mié, 18 nov, 7:42 p.m.'],
    ['mié, 18 nov 2026', 'mié, 18 nov 2026, 7:42 p.m.'],
  ],
  [
    'Vietnamese',
    vi,
    ['19:42', '19:42:05', '18/11', 'T4, 18/11', 'Thứ Tư, 18 tháng 11', 'T4, 18/11, 19:42'],
    ['T4, 18/11/2026', 'T4, 18/11/2026, 19:42'],
  ],
])('%s', (_, times, thisYear, otherYear) => {
  const now = '2026-01-02T03:04:05'
  const { clock, second, date, day, longDay, moment } = times
  expect([clock(AT), second(AT), date(AT, now), day(AT, now), longDay(AT, now), moment(AT, now)]).toEqual(thisYear)
  expect([day(AT, '2027-01-01'), moment(AT)]).toEqual(otherYear)
})

test.each([
  ['00:00', '12:00 AM', '00:00'],
  ['09:05', '9:05 AM', '09:05'],
  ['12:00', '12:00 PM', '12:00'],
  ['23:59', '11:59 PM', '23:59'],
])('the clock at %s', (clock, english, vietnamese) => {
  expect([en.clock(clock), en.clock(`2026-11-18T${clock}`), vi.clock(clock)]).toEqual([english, english, vietnamese])
})

test('a value is a time only as a whole', () => {
  expect(['2026-11-18', AT, '2026-11-18T19:42', '19:42'].every(isTime)).toBe(true)
  expect(
    ['H31', '2026', '2026-02-30', '2026-02-30T10:00', '24:00', '1:30', '19:42:05', 'at 19:42', ''].some(isTime),
  ).toBe(false)
  expect([en.any(AT, AT), en.any('2026-11-18', AT), en.any('19:42', AT), en.any('H31', AT)]).toEqual([
    'Wed, Nov 18, 7:42 PM',
    'Wed, Nov 18',
    '7:42 PM',
    'H31',
  ])
})

test('the journal keeps the time of a sentence as it was written', () => {
  expect(english({ id: 'stage not yet', with: { at: '2026-11-18T19:42' } })).toBe('begins at 2026-11-18 19:42')
})
