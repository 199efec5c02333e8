/** Bars as a picture, read by a package that shares nothing with the one that made them. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** As a printer of 203 dpi puts points to dots, where bars come in points. */
const DOTS = 203 / 72
const HIGH = 60
/** Light on both sides, of paper. */
const LIGHT = 30

export function readBars(bars: readonly { readonly x: number; readonly width: number }[], dots = DOTS): string {
  const left = Math.min(...bars.map(({ x }) => x))
  const right = Math.max(...bars.map(({ x, width }) => x + width))
  const wide = Math.ceil((right - left) * dots) + 2 * LIGHT
  const row = new Uint8ClampedArray(wide).fill(255)
  for (const { x, width } of bars)
    row.fill(0, LIGHT + Math.round((x - left) * dots), LIGHT + Math.round((x + width - left) * dots))
  const picture = new Uint8ClampedArray(wide * HIGH)
  for (let line = 0; line < HIGH; line += 1) picture.set(row, line * wide)
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]])
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(picture, wide, HIGH)))
  return new MultiFormatReader().decode(bitmap, hints).getText()
}
