import { expect, test } from 'vitest'
import { cents } from '../../base/money.ts'
import { initialState } from '../../engine/mechanisms.ts'
import { faultOf, wildNight } from './night.ts'
import { PIECES } from './pieces.ts'

test('whatever is tried in a room with every jackpot, the books hold and the journal replays', async () => {
  const { failure, done } = await wildNight('wild room', 1_400)
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
}, 120_000)

test('whatever is tried with coupons and dead chips, no piece is lost and no cent', async () => {
  const { failure, done } = await wildNight('pieces', 700, undefined, PIECES)
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
  ])
    expect(done[order], order).toBeGreaterThan(0)
}, 60_000)

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
