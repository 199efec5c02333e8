import { expect, test } from 'vitest'
import { serialOf } from '../../ledger/pieces/serial.ts'
import { numbersText, partsOf, piecesOf, readNumbers, readSerialList } from './seriallist.ts'

const of = (...numbers: number[]): string => numbers.map((number) => serialOf('MP10', number)).join('\n')

test('serials with and without a person; those of one holder in a row are one', () => {
  const text = `Serial;Person
${serialOf('MP10', 3)};2001
"${serialOf('MP10', 4)}";"2001"\r
${serialOf('MP10', 5).toLowerCase()}

${of(6, 7)}
${serialOf('MP10', 9)},
`
  expect(readSerialList(text, 'MP10')).toEqual({
    to: [
      { first: 3, last: 4, person: '2001' },
      { first: 5, last: 7 },
      { first: 9, last: 9 },
    ],
    pieces: 6,
    lines: 6,
    wrong: [],
    wrongLines: 0,
  })
})

test('every line that is wrong is told with its number and why', () => {
  const right = serialOf('MP10', 2)
  const damaged = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`
  const lines = [right, damaged, 'MP10-2', serialOf('FP25', 1), right, `${serialOf('MP10', 8)},Ana María`]
  const { to, wrong, wrongLines } = readSerialList(lines.join('\n'), 'MP10')
  expect(to).toEqual([{ first: 2, last: 2 }])
  expect(wrongLines).toBe(5)
  expect(wrong.map(({ line, is }) => [line, is])).toEqual([
    [2, 'damaged'],
    [3, 'no serial'],
    [4, 'another series'],
    [5, 'twice'],
    [6, 'no person'],
  ])
})

test('a long list goes in parts that fit through the door, and nothing is lost or doubled', () => {
  const to = Array.from({ length: 30_000 }, (_, nth) => ({
    first: 2 * nth + 1,
    last: 2 * nth + 1,
    person: String(200_000 + nth),
  }))
  const parts = partsOf(to)
  expect(parts.flat()).toEqual(to)
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(240 * 1024)
  expect(parts.length).toBeGreaterThan(1)
  expect(piecesOf(to)).toBe(30_000)
  expect(partsOf([])).toEqual([])
})

test('rows of numbers as people type them', () => {
  expect(readNumbers(' 12, 20-35;7 ')).toEqual([
    { first: 12, last: 12 },
    { first: 20, last: 35 },
    { first: 7, last: 7 },
  ])
  for (const [text, bad] of [
    ['0', '0'],
    ['9-3', '9-3'],
    ['1, x', 'x'],
    ['12345678', '12345678'],
  ])
    expect(readNumbers(text!)).toEqual({ bad })
  expect(
    numbersText([
      { first: 1, last: 1 },
      { first: 4, last: 9 },
    ]),
  ).toBe('1, 4-9')
})
