import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'
import { isWholeMultiple, multipleNumber, multiplied, parseMultiple } from './multiple.ts'

test.each([
  ['2', '$50,000', '$100,000.00'],
  ['2.5', '$50,000', '$125,000.00'],
  ['2.5', '$10.01', '$25.03'],
  ['3.33', '$0.01', '$0.04'],
  ['1', '$7.77', '$7.77'],
])('%s times %s', (times, amount, prize) => {
  expect(formatMoney(multiplied(parseMoney(amount)!, parseMultiple(times)!))).toBe(prize)
})

test.each(['', '-2', '2.', '.5', '2.555', 'two', '1e3', '2,5', '10000000'])('%j is no multiple', (text) => {
  expect(parseMultiple(text)).toBeUndefined()
})

test('whole multiples, and how signs write them', () => {
  expect(['2', '2.00', '2.5'].map((text) => isWholeMultiple(parseMultiple(text)!))).toEqual([true, true, false])
  expect(multipleNumber(parseMultiple('2.50')!)).toBe(2.5)
})
