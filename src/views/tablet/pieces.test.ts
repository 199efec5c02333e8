import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import { dollars } from '../../base/money.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { tableViews } from '../table.ts'

const MATCH_PLAY = 'bay-101/match-play'
const OFFERING = `tables: ['1', '2']
series:
  MP10: { kind: match play, face: $10, pieces: 20, games: [ez-baccarat], from: 2026-03-01, to: 2026-03-31, fee: $1, printed: [amount, games, period, fee] }
  FP25: { kind: free play, face: $25, pieces: 20, games: [blackjack], from: 2026-03-01, to: 2026-03-31, fee: $1, printed: [amount, games, period, fee] }
shown: [dates and times, games, how to redeem, amounts, expiration dates, redemption fee, other restrictions]
advertisement: { words: [redemption fee $1] }
`

/** Baccarat, blackjack, and baccarat where it is not posted; a coupon and a voucher have come from the printer. */
function room() {
  const opened = openRoom(MATCH_PLAY, OFFERING, '2026-03-02T13:00:00')
  for (const [table, game] of Object.entries({ 1: 'ez-baccarat', 2: 'blackjack', 3: 'ez-baccarat' })) {
    opened.does({ do: 'SetTable', table, game, seats: 7, decks: 8, kind: 'live' })
    opened.does({ do: 'OpenTable', table })
  }
  const at = (table: string) => tableViews(opened.state).find((one) => one.table === table)?.pieces
  const does = (...orders: Order[]) => orders.flatMap((order) => opened.does(order))
  return { does, at, opened }
}
const receive = (series: string): Order => {
  const keeper = 'accounting'
  return { do: 'ReceiveSeries', activity: MATCH_PLAY, series, pieces: 5, keeper, second: 'accountant' }
}
const lay = {
  do: 'LayPieces',
  table: '1',
  seat: '3',
  person: '2001',
  live: dollars(10),
  bet: 'banker',
  players: 2,
} as const

test('nothing before a series is there, nor at a table or in a game where it is not played', () => {
  const { does, at } = room()
  expect(at('1')).toBe(undefined)
  does(receive('MP10'))
  expect(at('1')).toEqual({
    series: [{ series: 'MP10', kind: 'match play', face: '$10.00', fee: '$1.00', beside: '$10.00' }],
    bets: ['player', 'banker'],
    lying: [],
    told: [],
  })
  expect([at('2'), at('3')]).toEqual([undefined, undefined])
  does(receive('FP25'))
  // Free play chips are the wager: no live chips belong beside them.
  expect(at('2')).toMatchObject({ series: [{ series: 'FP25', face: '$25.00', fee: '$1.00' }], bets: ['base'] })
  expect(at('2')?.series[0]).not.toHaveProperty('beside')
})

test('from the seat to the result: its clause, its fee, and what becomes of it', () => {
  const { does, at } = room()
  does(
    receive('MP10'),
    { do: 'IssuePieces', series: 'MP10', pieces: 5, to: 'marketing', second: 'marketing' },
    { do: 'GivePieces', series: 'MP10', from: 'marketing', way: 'mail', to: [{ pieces: 5, person: '2001' }] },
    { do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false },
    { ...lay, chips: { series: 'MP10', pieces: 1 } },
  )
  const lying = () => at('1')?.lying
  expect(lying()).toMatchObject([
    { use: 'L1', seat: '3', kind: 'match play', bet: 'banker', live: '$10.00', face: '$10.00', clause: 'M3' },
  ])
  expect(lying()).toMatchObject([{ status: 'laid', fee: '$1.00', feeClause: 'F2', carried: 'representative' }])
  expect(lying()?.[0]?.says).toContain('equal to the amount of the coupon')
  // M6, M8 and M9: collected, void, kept.
  expect(lying()?.[0]?.endings).toMatchObject({
    win: { piece: 'collected' },
    lose: { piece: 'void', clause: 'M8' },
    push: { piece: 'stays', clause: 'M9' },
  })
  does({ do: 'PayPieceFee', use: 'L1', paidIn: 'live chips' })
  expect(lying()?.[0]).not.toHaveProperty('fee')
  does({ do: 'DealPieces', table: '1' })
  expect(lying()).toMatchObject([{ status: 'dealt' }])
  // M7: the floor looks at it first; what waits at the cage is no more on the table.
  does({ do: 'SettlePieces', use: 'L1', result: 'win', paidIn: 'live chips' })
  expect(lying()).toMatchObject([{ use: 'L1', status: 'to verify' }])
  does({ do: 'VerifyPieces', uses: ['L1'] })
  expect(lying()).toEqual([])
})

test('collection is paid with a credit where somebody in the house has one, and in no tournament', () => {
  const { opened } = room()
  opened.does({ do: 'SetTable', table: '4', game: 'blackjack', seats: 7, decks: 8, kind: 'tournament' })
  opened.does({ do: 'OpenTable', table: '4' })
  const taking = (state: State) => tableViews(state).flatMap(({ table, takesCredit }) => (takesCredit ? [table] : []))
  expect(taking(opened.state)).toEqual([])
  const credit = { claim: 'C1', credit: { left: '120000', ends: '2027-03-01T00:00' } }
  expect(taking({ ...opened.state, claims: new Map([['C1', credit]]) } as unknown as State)).toEqual(['1', '2', '3'])
})
