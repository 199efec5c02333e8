/** What somebody may mean who types a day. */
import { expect, test } from 'vitest'
import { meantBy } from './found.ts'

const TODAY = '2026-11-18'

test.each([
  ['2026-11-14', '2026-11-14'],
  ['11/14', '2026-11-14'],
  ['Nov 14', '2026-11-14'],
  ['Sat, Nov 14', '2026-11-14'],
  ['November 14, 2025', '2025-11-14'],
  ['14 nov', '2026-11-14'],
  ['sáb, 14 nov', '2026-11-14'],
  ['14 de enero de 2026', '2026-01-14'],
  // The last one that has been.
  ['Dec 24', '2025-12-24'],
  ['Feb 30', undefined],
  ['Table 14', undefined],
  ['Maria 14', undefined],
])('%s is %s', (text, day) => {
  expect(meantBy(text, TODAY).day).toBe(day)
})

test('a bare number may be a thing or a person of any kind; with its sign it is one of them', () => {
  expect(meantBy('2001', TODAY)).toMatchObject({
    hit: 'H2001',
    claim: 'C2001',
    ticket: 'T2001',
    table: '2001',
    person: '2001',
  })
  expect(meantBy('#2001', TODAY)).toEqual({ person: '2001' })
  expect(meantBy('H31', TODAY)).toEqual({ hit: 'H31' })
})
