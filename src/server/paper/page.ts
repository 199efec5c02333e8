/** A page under the pen: where the next thing goes, text that is broken into lines, and bars. Points, as PDF counts: 72 to an inch. */
import PDFDocument from 'pdfkit'
import { barsOf } from './bars.ts'
import { lettersOf, type Weight } from './letters.ts'

export const MARGIN = 40
const FOOT = 24
const INK = '#000000'
const SOFT = '#555555'

export type Style = {
  readonly size?: number
  readonly weight?: Weight
  readonly isSoft?: boolean
  readonly align?: 'left' | 'center' | 'right'
}
export type Box = { readonly x: number; readonly width: number }

/** Widths of the narrowest bar that are whole dots of a label printer (203 dpi), 0.38 and 0.25 mm: a hand scanner reads both off plain paper. */
const MODULES = [3, 2].map((dots) => (dots * 72) / 203)

export type Pen = ReturnType<typeof penOf>

export function penOf(title: string, language: string, at: Date, isWide = false) {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: isWide ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    // Standard faces are neither needed nor there.
    font: null as unknown as string,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Gamekeeper', Producer: 'Gamekeeper', CreationDate: at, ModDate: at },
  })
  const split = lettersOf(document as unknown as Parameters<typeof lettersOf>[0])
  const { width, height } = document.page
  const bottom = height - MARGIN - FOOT
  const whole: Box = { x: MARGIN, width: width - 2 * MARGIN }
  let y = MARGIN

  /** The same words come again and again, and measuring is most of the work. */
  const measured = new Map<string, number>()
  function widthOf(text: string, { size = 10, weight = 400 }: Style): number {
    const key = `${size} ${weight} ${text}`
    const before = measured.get(key)
    if (before !== undefined) return before
    const wide = split(text, weight).reduce(
      (sum, stretch) => sum + document.font(stretch.font).fontSize(size).widthOfString(stretch.text),
      0,
    )
    measured.set(key, wide)
    return wide
  }

  /** One line of text, which is not broken. */
  function put(text: string, box: Box, top: number, style: Style): void {
    const { size = 10, weight = 400, align = 'left', isSoft = false } = style
    const rest = align === 'left' ? 0 : box.width - widthOf(text, style)
    let x = box.x + (align === 'center' ? rest / 2 : rest)
    for (const stretch of split(text, weight)) {
      document
        .font(stretch.font)
        .fontSize(size)
        .fillColor(isSoft ? SOFT : INK)
      document.text(stretch.text, x, top, { lineBreak: false })
      x += document.widthOfString(stretch.text)
    }
  }

  return {
    document,
    whole,
    bottom,
    widthOf,
    put,
    top: (): number => y,
    moveTo(next: number): void {
      y = next
    },
    /** A new page where this one has no room for so much. */
    need(high: number): boolean {
      if (y + high <= bottom || y === MARGIN) return false
      document.addPage()
      y = MARGIN
      return true
    },
    /** Lines as wide as the box: broken between words, and within a word that is wider by itself. */
    lines(text: string, wide: number, style: Style): string[] {
      const lines: string[] = []
      let line = ''
      for (const word of text.split(/\s+/u).flatMap((one) => pieces(one, wide, (part) => widthOf(part, style)))) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && widthOf(longer, style) > wide) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    },
    /** The bars with their light on both sides, in the middle of the box, and the serial below. Answers how high it is. */
    bars(serial: string, box: Box, top: number): number {
      const { width: modules, bars } = barsOf(serial)
      const module = MODULES.find((one) => modules * one <= box.width)
      if (module === undefined) throw new Error(`no room for the bars of ${serial}`)
      const left = box.x + (box.width - modules * module) / 2
      document.fillColor(INK)
      for (const bar of bars) document.rect(left + bar.at * module, top, bar.width * module, BARS_HIGH)
      document.fill()
      put(serial, box, top + BARS_HIGH + 2, { size: 9, align: 'center' })
      return barcodeHigh
    },
  }
}

const BARS_HIGH = 30
export const barcodeHigh = BARS_HIGH + 14
export const lineHigh = ({ size = 10 }: Style): number => size * 1.3

function pieces(word: string, wide: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= wide) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > wide) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
