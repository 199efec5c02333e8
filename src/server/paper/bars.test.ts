import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readBars } from '../../../tests/readbars.ts'
import { PIECES_MAX, serialOf as pieceSerial, readSerial as readPiece } from '../../ledger/pieces/serial.ts'
import { readSerial, serialOf } from '../../views/paper/serial.ts'
import { barsOf } from './bars.ts'

/** A module is three dots, as a printer of 203 dpi puts a third of a millimeter. */
const readBack = (text: string): string =>
  readBars(
    barsOf(text).bars.map(({ at, width }) => ({ x: at, width })),
    3,
  )

test('every number is read back as it was written, digit by digit', () => {
  const of = { id: 'GEGA-004093', number: 26 }
  for (const ticket of ['T1', 'T9', 'T10', 'T99', 'T100', 'T12345', 'T999999999999999', 'U1', 'U2026'])
    expect(readBack(serialOf(of, ticket))).toBe(`GEGA004093-${ticket}`)
  assert(
    property(integer({ min: 1, max: 10 ** 9 }), constantFrom('GEGA-000421', 'GEAR-001277', undefined), (number, id) => {
      const serial = serialOf({ number: 5, ...(id === undefined ? {} : { id }) }, `T${number}`)
      expect(readBack(serial)).toBe(serial)
      expect(readSerial(readBack(serial)).of).toBe(`T${number}`)
    }),
  )
})

test('serials of coupons, the longest too, are read back with their check character', () => {
  assert(
    property(integer({ min: 1, max: PIECES_MAX }), constantFrom('M', 'MP10', 'ABCDEFGH12'), (number, series) => {
      const serial = pieceSerial(series, number)
      expect(readBack(serial)).toBe(serial)
      expect(readPiece(readBack(serial))).toEqual({ is: 'right', series, number })
    }),
  )
})

test('what is typed and what is scanned are the same ticket', () => {
  expect(readSerial(' t12 ')).toEqual({ of: 'T12' })
  expect(readSerial('GEGA004093-T12')).toEqual({ activity: 'GEGA004093', of: 'T12' })
  expect(readSerial('N5-U7')).toEqual({ activity: 'N5', of: 'U7' })
})

test('a text that the code would spoil is not drawn at all', () => {
  for (const text of ['', 'T1ñ', 'T1Ë', 't1', 'A'.repeat(41)]) expect(() => barsOf(text)).toThrow('not a serial')
})
