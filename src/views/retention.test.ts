import { expect, test } from 'vitest'
import { keptUntil, type Profile, profile, shortened } from '../rulebook/profile.ts'
import { keepings } from './retention.ts'

const terms = (...lines: readonly [from: string, years: number][]): Profile => ({
  keep: lines.map(([from, years]) => ({ from, class: 'journal' as const, years, by: `rule of ${from}` })),
})

test.each([
  ['no rule', terms(), '2026-03-11', undefined],
  ['by the rule of its day', terms(['2020-01-01', 5], ['2030-01-01', 4]), '2026-03-11', '2031-03-11'],
  ['longer by a rule that begins meanwhile', terms(['2020-01-01', 5], ['2030-01-01', 7]), '2026-03-11', '2033-03-11'],
  ['not by one that begins too late', terms(['2020-01-01', 5], ['2031-03-12', 9]), '2026-03-11', '2031-03-11'],
  ['on its last day it still does', terms(['2020-01-01', 5], ['2031-03-11', 9]), '2026-03-11', '2035-03-11'],
  ['older than every rule', terms(['2026-01-01', 7]), '2024-02-29', '2031-03-01'],
  ['in any order', terms(['2030-01-01', 7], ['2020-01-01', 5]), '2026-03-11', '2033-03-11'],
])('kept until: %s', (_, rules, day, until) => {
  expect(keptUntil(rules, 'journal', day)).toBe(until)
  expect(keptUntil(rules, 'register', day)).toBe(undefined)
})

test('a line that has begun may grow, not shrink or go; one to come may', () => {
  const before = terms(['2026-01-01', 7], ['2027-01-01', 9])
  const lost = (after: Profile) => shortened(before, after, '2026-06-01').map(({ from }) => from)
  expect(lost(terms(['2026-01-01', 8]))).toEqual([])
  expect(lost(terms(['2026-01-01', 6], ['2027-01-01', 9]))).toEqual(['2026-01-01'])
  expect(lost({})).toEqual(['2026-01-01'])
})

test('by class: the rule that has begun, the oldest record and its last day', () => {
  const rules = terms(['2026-01-01', 7], ['2028-01-01', 10])
  expect(keepings(rules, '2026-06-01', { journal: '2026-03-11', 'audit trail': '2026-03-12' })).toEqual([
    {
      class: 'journal',
      rule: { years: 7, by: 'rule of 2026-01-01', from: '2026-01-01' },
      oldest: '2026-03-11',
      until: '2036-03-11',
    },
    { class: 'audit trail', oldest: '2026-03-12' },
    { class: 'register' },
  ])
})

test.each([
  [{ from: '2026-01-01', class: 'gossip', years: 7, by: 'a' }],
  [{ from: '2026-01-01', class: 'journal', years: 0, by: 'a' }],
  [{ from: '2026-01-01', class: 'journal', years: 101, by: 'a' }],
  [{ from: '2026-01-01', class: 'journal', years: 7 }],
])('no line of a profile: %j', (line) => {
  expect(profile.safeParse({ keep: [line] }).success).toBe(false)
})
