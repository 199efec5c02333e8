/** Papers as files: every text and every barcode is read back from the bytes, by code and a decoder that had no part in them. */
import { expect, test } from 'vitest'
import { readBars } from '../../../tests/readbars.ts'
import { type Rect, readPdf } from '../../../tests/readpdf.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import type { PiecePapers } from '../../views/paper/piecepaper.ts'
import { en } from '../../words/en/en.ts'
import { es } from '../../words/es/es.ts'
import type { Block } from './paper.ts'
import { pdfOf } from './pdf.ts'
import { piecesFile } from './piecesfile.ts'

const AT = Date.parse('2026-03-11T03:00:00Z')
const paper = (...blocks: Block[]) => pdfOf({ title: 'A paper', language: 'en', at: AT, blocks })
/** Bars that stand side by side at one height, from left to right. */
function codesIn(rects: readonly Rect[], middle = 306): Rect[][] {
  const rows = Map.groupBy(rects, ({ x, y }) => `${y} ${x < middle}`)
  return [...rows.values()].map((row) => row.toSorted((a, b) => a.x - b.x))
}

const papers = (over: Partial<PiecePapers> = {}): PiecePapers => ({
  sheet: 'MP10 1-11',
  activity: 'bay-101/match-play',
  name: 'Match Play Promotion',
  id: 'GEAR-001278',
  series: 'MP10',
  kind: 'match play',
  face: '$10.00',
  games: ['ez-baccarat'],
  from: '2026-03-01T00:00',
  to: '2026-04-01T00:00',
  fee: '$1.00',
  must: ['amount', 'games', 'period', 'fee'],
  pieces: Array.from({ length: 11 }, (_, nth) => ({ number: nth + 1, serial: serialOf('MP10', nth + 1), printed: 1 })),
  left: 0,
  ...over,
})

test('[GEAR-001278 M2] every coupon has its barcode, which a decoder reads, and all that must stand on it', async () => {
  const pages = readPdf(await pdfOf(piecesFile(papers(), { words: en, language: 'en', at: AT })))
  expect(pages.length).toBeGreaterThan(1)
  const codes = pages.flatMap(({ rects }) => codesIn(rects))
  expect(codes.map((bars) => readBars(bars)).toSorted()).toEqual(papers().pieces.map(({ serial }) => serial))
  const texts = pages.flatMap((page) => page.texts)
  for (const { serial } of papers().pieces) expect(texts.filter((text) => text === serial)).toHaveLength(1)
  for (const says of [
    '$10.00',
    'match play',
    'For EZ Baccarat',
    'Valid Sun, Mar 1, 2026 through Tue, Mar 31, 2026',
    'Redemption fee $1.00',
  ])
    expect([says, texts.filter((text) => text.toLowerCase() === says.toLowerCase()).length]).toEqual([says, 11])
  expect(texts.filter((text) => text.startsWith('COPY'))).toEqual([])
  expect(pages.map((page) => page.texts.at(-1))).toEqual(pages.map((_, nth) => `${nth + 1} / ${pages.length}`))
})

test('the longest serial has room, a reprint says so on the piece, and Spanish is whole', async () => {
  const serial = serialOf('ABCDEFGH12', 1_000_000)
  const of = papers({ series: 'ABCDEFGH12', pieces: [{ number: 1_000_000, serial, printed: 3 }] })
  const [page] = readPdf(await pdfOf(piecesFile(of, { words: es, language: 'es', at: AT })))
  expect(codesIn(page!.rects).map((bars) => readBars(bars))).toEqual([serial])
  expect(page!.texts).toContain(es.cage.copyMark(2))
  expect(page!.texts.join(' ')).toContain(es.series.forGames('EZ Baccarat'))
})

test('a name is put together from the letters of several files; what none has is a question mark', async () => {
  const names = 'Nguyễn Thị Hoa, José Peña, Łukasz Đặng, Иван, 王'
  const [page] = readPdf(await paper({ is: 'text', text: names }))
  expect(page!.texts.slice(0, -2).join('')).toBe(names.replace('王', '?'))
  // Two signs that are one letter.
  const [composed] = readPdf(await paper({ is: 'text', text: 'Nguye\u0302\u0303n' }))
  expect(composed!.texts.slice(0, -2).join('')).toBe('Nguyễn')
})

test('a table goes over pages with its head again; no row is lost, cut or twice; money stands at the right', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => [`row ${n} ${'word '.repeat(n % 40)}`.trim(), `$${n}.00`])
  const pages = readPdf(
    await paper({ is: 'table', columns: [{ says: 'Who' }, { says: 'Amount', isMoney: true }], rows }),
  )
  const texts = pages.flatMap((page) => page.texts)
  expect(texts.filter((text) => text === 'Amount')).toHaveLength(pages.length)
  for (const [, amount] of rows) expect(texts.filter((text) => text === amount)).toHaveLength(1)
  expect(texts.join(' ').match(/word/g)).toHaveLength(rows.join(' ').match(/word/g)!.length)
})

test('the same paper is the same file', async () => {
  const one = await paper(
    { is: 'heading', text: 'Log', says: 'of a day', mark: 'COPY 1' },
    { is: 'signatures', says: ['A', 'B', 'C'] },
  )
  const two = await paper(
    { is: 'heading', text: 'Log', says: 'of a day', mark: 'COPY 1' },
    { is: 'signatures', says: ['A', 'B', 'C'] },
  )
  expect(Buffer.compare(one, two)).toBe(0)
  expect(readPdf(one)[0]!.texts).toEqual(expect.arrayContaining(['Log', 'of a day', 'COPY 1', 'A', 'B', 'C']))
})

test('facts and a single barcode', async () => {
  const [page] = readPdf(
    await paper({ is: 'facts', rows: [['Winner', 'Ana']] }, { is: 'barcode', serial: 'GEGA004093-T12' }),
  )
  expect(page!.texts).toEqual(expect.arrayContaining(['Winner', 'Ana', 'GEGA004093-T12']))
  expect(codesIn(page!.rects, 0).map((bars) => readBars(bars))).toEqual(['GEGA004093-T12'])
})
