import { expect, test } from 'vitest'
import { formatPay, parsePay, winRoundedDown } from './pays.ts'

test.each([
  ['50 to 1', 1000n, 50_000n],
  ['3 to 2', 500n, 750n],
  ['3 to 2', 1500n, 2250n],
  ['3 to 2', 2500n, 3750n],
  ['1 to 1', 1n, 1n],
  ['300 for 1', 500n, 150_000n],
])('%s on %s cents wins %s', (odds, wager, win) => {
  const pay = parsePay(odds)!
  expect(formatPay(pay)).toBe(odds)
  if (pay.is === 'meter') throw new Error('no meter here')
  expect(winRoundedDown(wager as never, pay)).toBe(win)
})

test('a part of the meter is read as a share', () => {
  expect(formatPay(parsePay('10% of meter')!)).toBe('10% of meter')
  expect(formatPay(parsePay('100% of meter')!)).toBe('100% of meter')
})

test.each(['50', '50 to 0', '2 for 3', 'ten to 1', '110% of meter', '50 to 1 or so', ''])('%j is no odds', (text) => {
  expect(parsePay(text)).toBeUndefined()
})
