import { expect, test } from 'vitest'
import { checkSign, isSeries, readSerial, serialOf } from './serial.ts'

test('a serial is read as it is printed', () => {
  for (const number of [1, 42, 9_999_999])
    expect(readSerial(serialOf('MP10', number))).toEqual({ is: 'right', series: 'MP10', number })
  expect(readSerial(` ${serialOf('DC', 7).toLowerCase()} `)).toEqual({ is: 'right', series: 'DC', number: 7 })
})

test('the check character is the one of the standard', () => {
  // A published example of MOD 37,36: release identifier A1-2425G-ABC1234002-M.
  expect(checkSign('A12425GABC1234002')).toBe('M')
})

test('one wrong character, or two that changed places, is damaged', () => {
  const right = serialOf('MP10', 123_457)
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (let at = 0; at < right.length; at += 1) {
    if (right[at] === '-') continue
    for (const sign of signs)
      if (sign !== right[at]) expect(readSerial(right.slice(0, at) + sign + right.slice(at + 1)).is).not.toBe('right')
    const next = right[at + 1]
    if (next !== undefined && next !== '-' && next !== right[at])
      expect(readSerial(right.slice(0, at) + next + right[at] + right.slice(at + 2)).is).not.toBe('right')
  }
})

test.each(['', 'MP10', 'MP10-0000000-A', 'MP10-42-K', '7UP-0000001-0', 'MP10-0000042-'])(
  '%j is no right serial',
  (text) => {
    expect(readSerial(text).is).not.toBe('right')
  },
)

test.each([
  ['MP10', true],
  ['M', true],
  ['1MP', false],
  ['mp', false],
  ['ABCDEFGHIJK', false],
])('%s as a series', (code, isOne) => {
  expect(isSeries(code)).toBe(isOne)
})
