import { expect, test } from 'vitest'
import type { PlaceKind } from '../../ledger/pieces/place.ts'
import { astrayIn, HELD, type PieceFlow, pieceStatement } from './piecestatement.ts'

const flow = (what: string, from: PlaceKind, to: PlaceKind, pieces: number, series = 'MP10'): PieceFlow => ({
  series,
  what,
  from,
  to,
  pieces,
})
const counts = (of: Partial<Record<PlaceKind, number>>) =>
  new Map([['MP10', new Map(Object.entries(of) as [PlaceKind, number][])]])

/** A hundred came, forty were issued and thirty given out; of the two that were played one was redeemed and one is void. */
const DAY = [
  flow('SeriesReceived', 'printer', 'stock', 100),
  flow('PiecesIssued', 'stock', 'with', 40),
  flow('PiecesGiven', 'with', 'patron', 30),
  flow('VoucherChanged', 'patron', 'chips', 1),
  flow('PiecesLaid', 'patron', 'wager', 2),
  flow('PiecesSettled', 'wager', 'collected', 1),
  flow('PiecesSettled', 'wager', 'void', 1),
  flow('PiecesRedeemed', 'collected', 'cancelled', 1),
]
const CLOSING = { printer: -100, stock: 60, with: 10, patron: 27, chips: 1, cancelled: 1, void: 1 }

test('from nothing to the count, by what moved them; chips of a player are with the player', () => {
  const [one] = pieceStatement(DAY, new Map(), counts(CLOSING))
  expect(one).toMatchObject({ series: 'MP10', agrees: true, closing: { stock: 60, with: 10, patron: 28, void: 1 } })
  expect(HELD.every((held) => one!.opening[held] === 0)).toBe(true)
  // A voucher that became chips moved nowhere, and is no row.
  expect(one!.rows.map(({ what }) => what)).toEqual([
    'SeriesReceived',
    'PiecesIssued',
    'PiecesGiven',
    'PiecesLaid',
    'PiecesSettled',
    'PiecesRedeemed',
  ])
  expect(one!.rows[4]!.changes).toMatchObject({ wager: -2, collected: 1, void: 1, patron: 0 })
})

test('the next day begins with the count of the one before', () => {
  const next = [flow('SeriesExpired', 'patron', 'expired', 27), flow('SeriesExpired', 'chips', 'expired', 1)]
  const end = counts({ ...CLOSING, patron: 0, chips: 0, expired: 28 })
  expect(pieceStatement(next, counts(CLOSING), end)).toMatchObject([
    { opening: { patron: 28 }, rows: [{ what: 'SeriesExpired', changes: { patron: -28, expired: 28 } }], agrees: true },
  ])
})

test('one piece more or less in any place is told', () => {
  for (const held of HELD) {
    const wrong = counts({ ...CLOSING, [held]: (CLOSING[held as keyof typeof CLOSING] ?? 0) + 1 })
    expect(pieceStatement(DAY, new Map(), wrong)[0]!.agrees, held).toBe(false)
  }
  expect(pieceStatement(DAY.slice(1), new Map(), counts(CLOSING))[0]!.agrees).toBe(false)
})

test('what the line of the end of a day has counted is held against all that moved', () => {
  const { printer: _outside, ...end } = CLOSING
  expect(astrayIn(DAY, { MP10: end })).toEqual(new Set())
  expect(astrayIn(DAY, { MP10: { ...end, stock: 61 } })).toEqual(new Set(['MP10']))
  // Lost out of the tables, or out of the book.
  expect(astrayIn(DAY.slice(0, -1), { MP10: end })).toEqual(new Set(['MP10']))
  expect(astrayIn(DAY, { MP10: end, FP25: { stock: 1 } })).toEqual(new Set(['FP25']))
  expect(astrayIn(DAY, {})).toEqual(new Set(['MP10']))
  // Columns that add up by themselves do not hide it.
  const [one] = pieceStatement(DAY, new Map(), counts(CLOSING), new Set(['MP10']))
  expect(one?.agrees).toBe(false)
})
