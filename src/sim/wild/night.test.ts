import { expect, test } from 'vitest'
import { cents } from '../../base/money.ts'
import { initialState } from '../../engine/mechanisms.ts'
import { creditFault } from './credits.ts'
import { faultOf, wildNight } from './night.ts'
import { PIECES } from './pieces.ts'
import { SQUARES } from './squares.ts'

test('whatever is tried in a room with every jackpot, the books hold and the journal replays', async () => {
  const { failure, done } = await wildNight('the wild room', 1_400)
  expect(failure).toBeUndefined()
  for (const order of [
    'StartRound',
    'EndRound',
    'ReportHit',
    'AttestHit',
    'VerifyHit',
    'CountBox',
    'PlayTable',
    'ShowId',
    'ShareClaim',
    'PayClaim',
    'SeatPlayer',
    'JoinList',
    'GiveTicket',
    'DrawTable',
  ])
    expect(done[order], order).toBeGreaterThan(0)
})

test('whatever is tried with coupons, dead chips and squares, no piece is lost and no cent', async () => {
  const { failure, done } = await wildNight('pieces', 800, undefined, [...PIECES, ...SQUARES])
  expect(failure).toBeUndefined()
  for (const order of [
    'ReceiveSeries',
    'IssuePieces',
    'GivePieces',
    'SellPieces',
    'ChangeVoucher',
    'LayPieces',
    'PayPieceFee',
    'DealPieces',
    'SettlePieces',
    'VerifyPieces',
    'RedeemPieces',
    'CountPieces',
    'ConfirmScore',
    'CorrectScore',
    'AwardCell',
    'DrawBall',
  ])
    expect(done[order], order).toBeGreaterThan(0)
})

test.each([
  ['an empty lot', [{ ends: '', left: 0 }], '1 has an empty lot in a/b'],
  [
    'lots out of order',
    [
      { ends: '', left: 1 },
      { ends: '2026-03-09T00:00', left: 1 },
    ],
    'the lots of 1 are out of order',
  ],
])('%s is seen', (_, lots, says) => {
  const state = initialState()
  state.creditLots.set('a/b', new Map([['1', lots]]))
  expect(creditFault(state)).toBe(says)
})

test('a prize that is put aside for other credits than were taken is seen', () => {
  const state = initialState()
  const prizes = [{ prize: 'cap', credits: 4, taken: [['', 3] as const] }]
  state.prizesReserved.set('V1', { reservation: 'V1', activity: 'a/b', person: '1', prizes, until: 0 })
  expect(creditFault(state)).toBe('cap of V1 takes 4 credits, and 3 were taken')
})

test.each([
  ['money held for nobody', 'custody', 'a/b bank', 'custody', 'a/b patron', 'a/b holds $1.00 and owes $0.00'],
  [
    'a pool below nothing',
    'entitlement',
    'a/b reserve',
    'entitlement',
    'a/b pool:main',
    'a/b pool:main stands at -$1.00',
  ],
  [
    'a claim that nobody has',
    'entitlement',
    'a/b claim:C1',
    'entitlement',
    'a/b due:fee',
    'a/b due:fee stands at -$1.00',
  ],
] as const)('%s is seen', (_, book, to, other, from, says) => {
  const state = initialState()
  state.balances[book].set(to, cents(100n))
  state.balances[other].set(from, cents(-100n))
  expect(faultOf(state)).toContain(says)
})

test('a book that does not add up, and a claim that is no longer open, are seen', () => {
  const short = initialState()
  short.balances.entitlement.set('a/b patrons', cents(-100n))
  expect(faultOf(short)).toContain('adds up to -100 cents')
  const stray = initialState()
  stray.balances.entitlement.set('a/b claim:C1', cents(100n))
  stray.balances.entitlement.set('a/b patrons', cents(-100n))
  stray.balances.custody.set('a/b bank', cents(100n))
  stray.balances.custody.set('a/b patron', cents(-100n))
  expect(faultOf(stray)).toContain('claim:C1 holds $1.00 and is not open')
})
