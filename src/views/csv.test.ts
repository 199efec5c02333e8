import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells with commas, quotes and lines are quoted', () => {
  expect(csvOf([['a', 'b, c', 'd "e"', 'f\ng']])).toBe('a,"b, c","d ""e""","f\ng"\r\n')
})

test.each(['=1+1', '+1+1', '@SUM(A1)', '-2+3', "=cmd|' /C calc'!A0", '\t=1'])('%j is no formula any more', (text) => {
  expect(csvOf([[text]])).toMatch(/^"?'/)
})

test('an amount stays an amount, below nothing too', () => {
  expect(csvOf([['-$5.00', '$1234.50', '-12.00']])).toBe('-$5.00,$1234.50,-12.00\r\n')
})
