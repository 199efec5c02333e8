import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import { postedSeries } from '../offerings/postedseries.ts'
import { piecePapersOf, printedSpans } from './piecepaper.ts'

const MATCH_PLAY = 'bay-101/match-play'
const OFFERING = `tables: ['1']
series:
  MP10: { kind: match play, face: $10, pieces: 20, games: [ez-baccarat], from: 2026-03-01, to: 2026-03-31, fee: $1, printed: [amount, games, period, fee] }
  FP25: { kind: free play, face: $25, pieces: 900, games: [blackjack], from: 2026-03-01, to: 2026-03-31, printed: [amount, games, period] }
shown: [dates and times, games, how to redeem, amounts, expiration dates, redemption fee, other restrictions]
advertisement: { words: [redemption fee $1] }
`
const NOW = '2026-03-02T13:00:00'
const room = () => openRoom(MATCH_PLAY, OFFERING, NOW)
const receive: Order = {
  do: 'ReceiveSeries',
  activity: MATCH_PLAY,
  series: 'MP10',
  pieces: 12,
  keeper: 'accounting',
  second: 'accountant',
}
const print = (of: string): Order => ({ do: 'PrintSheet', sheet: 'pieces', of })

test('what stands on each: serial, face, games, period, fee; also before they have come from the printer', () => {
  const { state } = room()
  expect(piecePapersOf(state, NOW, 'MP10', [], { first: 2, last: 3 })).toEqual({
    sheet: 'MP10 2-3',
    activity: MATCH_PLAY,
    name: 'Match Play Promotion',
    id: 'GEAR-001278',
    series: 'MP10',
    kind: 'match play',
    face: '$10.00',
    games: ['ez-baccarat'],
    from: '2026-03-01T00:00',
    to: '2026-04-01T00:00',
    fee: '$1.00',
    clause: 'M2',
    must: ['amount', 'games', 'period', 'fee'],
    pieces: [
      { number: 2, serial: serialOf('MP10', 2), printed: 0 },
      { number: 3, serial: serialOf('MP10', 3), printed: 0 },
    ],
    left: 18,
  })
  // Where nothing is taken there is no fee to print.
  expect(piecePapersOf(state, NOW, 'FP25', [], undefined)).toMatchObject({ must: ['amount', 'games', 'period'] })
  expect(piecePapersOf(state, NOW, 'XX', [], undefined)).toBe(undefined)
})

test('those not printed yet, as many as lie together and fit; a reprint knows how often', () => {
  const { state } = room()
  const printed = printedSpans('MP10', ['MP10 3-5', 'MP10 4-4', 'MP100 1-9', 'T1-T9'])
  expect(printed).toEqual([
    { first: 3, last: 5 },
    { first: 4, last: 4 },
  ])
  expect(piecePapersOf(state, NOW, 'MP10', printed, undefined)).toMatchObject({ sheet: 'MP10 1-2', left: 15 })
  const again = piecePapersOf(state, NOW, 'MP10', printed, { first: 3, last: 6 })
  expect(again?.pieces.map((one) => one.printed)).toEqual([1, 2, 1, 0])
  expect(again?.left).toBe(16)
  expect(piecePapersOf(state, NOW, 'FP25', [], undefined)).toMatchObject({ sheet: 'FP25 1-400', left: 500 })
  expect(piecePapersOf(state, NOW, 'MP10', [{ first: 1, last: 20 }], undefined)).toMatchObject({ pieces: [], left: 0 })
})

test('only numbers of the series that no player has had leave the printer', () => {
  const { does, why, state: before } = room()
  expect(postedSeries(before).map(({ series, received }) => [series, received])).toEqual([
    ['MP10', 0],
    ['FP25', 0],
  ])
  const opened = room()
  opened.does(receive)
  opened.does({ do: 'IssuePieces', series: 'MP10', pieces: 6, to: 'marketing', second: 'marketing' })
  opened.does(
    { do: 'GivePieces', series: 'MP10', from: 'marketing', way: 'mail', to: [{ first: 2, last: 3 }] },
    'marketing',
  )
  expect(opened.does(print('MP10 4-20'))).toMatchObject([{ type: 'SheetPrinted', of: 'MP10 4-20', n: 1 }])
  for (const of of ['MP10 1-20', 'MP10 3-3', 'MP10 2-2']) expect(opened.why(print(of))).toContain('left the house')
  expect(opened.why(print('MP10 5-21'))).toContain('no pieces 5 to 21')
  expect(opened.why(print('MP10 9-5'))).toContain('no pieces 9 to 5')
  for (const of of ['XX 1-2', 'MP10', 'MP10 0-4']) expect(opened.why(print(of))).toContain('no series')
  expect(piecePapersOf(opened.state, NOW, 'MP10', [], { first: 1, last: 4 })).toMatchObject({
    wrong: { id: 'pieces were given out' },
    pieces: [],
  })
  expect(piecePapersOf(opened.state, NOW, 'MP10', [], undefined)).toMatchObject({ sheet: 'MP10 1-1', left: 17 })
  expect(postedSeries(opened.state)[0]?.held).toEqual([
    { place: 'stock', pieces: 6, spans: [{ first: 7, last: 12 }] },
    {
      place: 'with:marketing',
      pieces: 4,
      spans: [
        { first: 1, last: 1 },
        { first: 4, last: 6 },
      ],
    },
  ])
  opened.moveTo('2026-04-01T00:01:00')
  expect(opened.why(print('MP10 4-5'))).toContain('E11')
  // Of another room nothing is known here.
  expect(why(print('DC5 1-2'))).toContain('no series')
  expect(does(print('MP10 1-20'))).toHaveLength(1)
})

test('dead chips have no serial: no sheet of them is printed', () => {
  const { why, state } = openRoom(
    'bay-101/dead-chip',
    `tables: ['1']
series:
  DC5: { kind: dead chip, face: $5, pieces: 48, from: 2026-03-01, to: 2026-03-31, printed: [promotional, no cash value] }
packages:
  60 for 30: { price: $30, pieces: { DC5: 12 } }
sale: { window: '4', hours: [ { from: 2026-03-01, to: 2026-03-31 } ] }
shown: [times of sale, times of use, how to buy, price and chips, how to wager and redeem, games and tables, limit of purchases, other restrictions]
`,
    '2026-03-02T13:00:00',
  )
  expect(why(print('DC5 1-12'))).toContain('no serial')
  expect(postedSeries(state)).toMatchObject([{ series: 'DC5', isPaper: false, received: 0 }])
  expect(piecePapersOf(state, NOW, 'DC5', [], undefined)).toMatchObject({ pieces: [], left: 0 })
})
