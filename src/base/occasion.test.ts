import { expect, test } from 'vitest'
import { nameUnder, OCCASION, occasionIn, occasionKey, rulesBehind } from './occasion.ts'

test.each([
  ['bay-101/prize-wheel', undefined, 'bay-101/prize-wheel', 'Prize Wheel'],
  ['bay-101/prize-wheel', 'spring', 'bay-101/prize-wheel.spring', 'Prize Wheel · Spring'],
  ['bay-101/prize-wheel', 'week-3', 'bay-101/prize-wheel.week-3', 'Prize Wheel · Week 3'],
  [
    'bay-101/prize-wheel',
    '2026-11-14-evening',
    'bay-101/prize-wheel.2026-11-14-evening',
    'Prize Wheel · 2026-11-14 evening',
  ],
])('%s %s', (activity, occasion, key, name) => {
  expect(occasionKey(activity, occasion)).toBe(key)
  expect(rulesBehind(key)).toBe(activity)
  expect(occasionIn(key)).toBe(occasion)
  expect(nameUnder('Prize Wheel', key)).toBe(name)
})

test.each([
  ['spring', true],
  ['week-3', true],
  ['a'.repeat(24), true],
  ['a'.repeat(25), false],
  ['', false],
  ['Spring', false],
  ['week.3', false],
  ['week 3', false],
  ['week--3', false],
  ['-week', false],
  ['año', false],
])('an occasion may be called %j: %s', (text, isOne) => {
  expect(OCCASION.test(text)).toBe(isOne)
})
