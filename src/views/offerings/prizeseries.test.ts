import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import { prizeSeries } from './prizeseries.ts'

const MATCH_PLAY = 'bay-101/match-play'
const kinds = { MP10: ['match play', 10], MP30: ['match play', 30], FP25: ['free play', 25] } as const
const OFFERING = `tables: ['1']
series:
${Object.entries(kinds)
  .map(
    ([series, [kind, face]]) =>
      `  ${series}: { kind: ${kind}, face: $${face}, pieces: 30, games: [blackjack], from: 2026-03-01, to: 2026-03-31, printed: [amount, games, period] }`,
  )
  .join('\n')}
shown: [dates and times, games, how to redeem, amounts, expiration dates, redemption fee, other restrictions]
`
const prize = (dollars: number) => ({ award: { amount: String(100 * dollars) } }) as Claim

test('a series of the right kind whose pieces make up the prize, as long as the cage has enough of them', () => {
  const room = openRoom(MATCH_PLAY, OFFERING, '2026-03-02T13:00:00')
  for (const series of Object.keys(kinds)) {
    room.does({
      do: 'ReceiveSeries',
      activity: MATCH_PLAY,
      series,
      pieces: 30,
      keeper: 'accounting',
      second: 'accountant',
    })
    room.does({ do: 'IssuePieces', series, pieces: 20, to: 'cage', second: 'cashier' })
  }
  const series = (dollars: number, ...forms: string[]) =>
    prizeSeries(room.state, prize(dollars), forms).map((one) => `${one.pieces} ${one.series}`)
  expect(series(200, 'match-play coupons')).toEqual(['20 MP10'])
  expect(series(210, 'match-play coupons')).toEqual(['7 MP30'])
  expect(series(60, 'match-play coupons')).toEqual(['6 MP10', '2 MP30'])
  expect(series(50, 'free-play chips', 'cash')).toEqual(['2 FP25'])
  expect(series(150, 'promotional coupons')).toEqual(['15 MP10', '5 MP30', '6 FP25'])
  expect(series(5, 'match-play coupons', 'merchandise')).toEqual([])
})
