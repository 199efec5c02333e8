import { expect, test } from 'vitest'
import { creditsOf, yearsAfter } from './collectioncredit.ts'
import type { Claim } from './vocabulary.ts'

const credit = (claim: string, person: string, ends?: string) =>
  [claim, { claim, person, award: {}, ...(ends === undefined ? {} : { credit: { left: '100', ends } }) }] as never as [
    string,
    Claim,
  ]

test('of several credits of a person the one that ends first is used first; nobody else’s, and no other prize', () => {
  const claims = new Map([
    credit('C1', 'vera', '2027-07-02T00:00'),
    credit('C2', 'walt', '2027-01-01T00:00'),
    credit('C3', 'vera', '2027-06-30T00:00'),
    credit('C4', 'vera'),
  ])
  expect(creditsOf({ claims }, 'vera').map(({ claim }) => claim)).toEqual(['C3', 'C1'])
})

test.each([
  ['2026-06-30T20:10:00', 1, '2027-06-30T00:00'],
  ['2028-02-29T01:00:00', 1, '2029-03-01T00:00'],
  ['2028-02-29T01:00:00', 4, '2032-02-29T00:00'],
])('handed over on %s for %i years: until %s', (local, years, ends) => {
  expect(yearsAfter(local, years)).toBe(ends)
})
