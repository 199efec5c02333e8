/** Lists that marketing brings along: serials that were mailed or advertised, and rows of numbers. */
import type { Span } from '../../ledger/pieces/book.ts'
import { readSerial } from '../../ledger/pieces/serial.ts'

export type Recipient = { readonly first: number; readonly last: number; readonly person?: string }
export type WrongLine = {
  readonly line: number
  readonly text: string
  readonly is: 'no serial' | 'damaged' | 'another series' | 'twice' | 'no person'
}
export type SerialList = {
  readonly to: readonly Recipient[]
  readonly pieces: number
  readonly lines: number
  /** The first few of them, and how many there are. */
  readonly wrong: readonly WrongLine[]
  readonly wrongLines: number
}

const WRONG_SHOWN = 20
const PERSON = /^[\w-]{1,40}$/

/** One serial a line, with the number of a person behind it where it was sent to somebody. A head without a serial is passed over. */
export function readSerialList(text: string, series: string): SerialList {
  const to: { first: number; last: number; person?: string }[] = []
  const seen = new Set<number>()
  const wrong: WrongLine[] = []
  let wrongLines = 0
  let lines = 0
  const rows = text.split(/\r?\n/)
  for (const [nth, row] of rows.entries()) {
    const [serial = '', person = ''] = row
      .replace('\uFEFF', '')
      .split(/[,;\t]/, 2)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    if (serial === '' && person === '') continue
    if (nth === 0 && !/\d/.test(serial)) continue
    lines += 1
    const complain = (is: WrongLine['is']): void => {
      wrongLines += 1
      if (wrong.length < WRONG_SHOWN) wrong.push({ line: nth + 1, text: row.trim().slice(0, 60), is })
    }
    const read = readSerial(serial)
    if (read.is !== 'right') complain(read.is)
    else if (read.series !== series) complain('another series')
    else if (seen.has(read.number)) complain('twice')
    else if (person !== '' && !PERSON.test(person)) complain('no person')
    else {
      seen.add(read.number)
      const last = to.at(-1)
      // Numbers in a row of one holder are one.
      if (last !== undefined && last.last + 1 === read.number && last.person === (person === '' ? undefined : person))
        last.last = read.number
      else to.push({ first: read.number, last: read.number, ...(person === '' ? {} : { person }) })
    }
  }
  return { to, pieces: seen.size, lines, wrong, wrongLines }
}

/** An order has to fit through the door: a long list goes in parts, none of them longer than that many signs. */
const PART_MAX = 200_000

export function partsOf(to: readonly Recipient[], most = PART_MAX): Recipient[][] {
  const parts: Recipient[][] = []
  let room = 0
  for (const one of to) {
    const signs = 40 + (one.person?.length ?? 0) + 12
    if (room < signs) {
      parts.push([])
      room = most
    }
    parts.at(-1)!.push(one)
    room -= signs
  }
  return parts
}

export const piecesOf = (to: readonly Span[]): number => to.reduce((sum, { first, last }) => sum + last - first + 1, 0)

/** `12, 20-35`; or the part that is no number. */
export function readNumbers(text: string): Span[] | { readonly bad: string } {
  const spans: Span[] = []
  for (const part of text.split(/[,;\s]+/).filter((one) => one !== '')) {
    const [, first, last = first] = /^(\d{1,7})(?:[-–](\d{1,7}))?$/.exec(part) ?? []
    if (first === undefined || Number(first) < 1 || Number(last) < Number(first)) return { bad: part }
    spans.push({ first: Number(first), last: Number(last) })
  }
  return spans
}
export const numbersText = (spans: readonly Span[]): string =>
  spans.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(', ')
