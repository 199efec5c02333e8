import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells with commas, quotes and lines are quoted', () => {
  expect(csvOf([['a', 'b, c', 'd "e"', 'f\ng']])).toBe('a,"b, c","d ""e""","f\ng"\r\n')
})

test.each(['=1+1', '+1+1', '@SUM(A1)', '-2+3', "=cmd|' /C calc'!A0", '\t=1'])('%j is no formula any more', (text) => {
  expect(csvOf([[text]])).toMatch(/^"?'/)
})

test.each([
  ['-$5.00', '-5.00'],
  ['$1,234,567.50', '1234567.50'],
  ['+$12.00', '12.00'],
  ['-12.00', '-12.00'],
  ['$5 off', '$5 off'],
])('%j is the number %j to any program', (text, cell) => {
  expect(csvOf([[text]])).toBe(`${cell}\r\n`)
})
