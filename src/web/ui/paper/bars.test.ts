import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readSerial, serialOf } from '../../../views/paper/serial.ts'
import { barsOf } from './bars.ts'

/** Dots for each module, as a printer of 203 dpi puts a third of a millimeter. */
const DOTS = 3

/** The bars as a picture, read by a package that shares nothing with the one that made them. */
function readBack(text: string): string {
  const { width, bars } = barsOf(text)
  const [wide, high] = [width * DOTS, 60]
  const row = new Uint8ClampedArray(wide).fill(255)
  for (const bar of bars) row.fill(0, bar.at * DOTS, (bar.at + bar.width) * DOTS)
  const dots = new Uint8ClampedArray(wide * high)
  for (let line = 0; line < high; line += 1) dots.set(row, line * wide)
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]])
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, wide, high)))
  return new MultiFormatReader().decode(picture, hints).getText()
}

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

test('what is typed and what is scanned are the same ticket', () => {
  expect(readSerial(' t12 ')).toEqual({ of: 'T12' })
  expect(readSerial('GEGA004093-T12')).toEqual({ activity: 'GEGA004093', of: 'T12' })
  expect(readSerial('N5-U7')).toEqual({ activity: 'N5', of: 'U7' })
})

test('a text that the code would spoil is not drawn at all', () => {
  for (const text of ['', 'T1ñ', 'T1Ë', 't1', 'A'.repeat(41)]) expect(() => barsOf(text)).toThrow('not a serial')
})
