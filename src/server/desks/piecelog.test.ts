/** A night of dead chips and coupons at the cage: its log, its drawer, and what was taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import { drawerViews } from '../../views/drawer.ts'
import { piecesView } from '../../views/pieces.ts'
import { completed, orderCall } from '../api/orders.ts'
import { PLAYERS } from '../demo/players.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { House } from '../house/kernel.ts'
import { drawerRows } from './cage.ts'
import { exceptionsView } from './exceptions.ts'
import { logView } from './logsheet.ts'

const CHIPS = 'bay-101/dead-chip'
const COUPONS = 'bay-101/match-play'
const [DEALER, FLOOR, CASHIER, ACCOUNTING] = ['11', '21', '31', '51']
const [member] = PLAYERS
/** A Tuesday evening in California. */
const now = Date.parse('2026-03-11T03:00:00Z')
const DAY = '2026-03-10'
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: [CHIPS, COUPONS] }, { now: () => now })
})
afterAll(() => house.close())

async function does(by: string, what: object, second?: string): Promise<void> {
  const order = completed(orderCall.parse({ order: what }).order, second) as Order
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${JSON.stringify(outcome.reasons)}`)
}
const sell = () =>
  does(CASHIER, {
    do: 'SellPieces',
    activity: CHIPS,
    package: '60 for 30',
    person: member,
    window: '4',
    drawer: '1',
    answers: { E15: true, E17: true },
  })
const figures = async () => {
  const row = (await drawerRows(house)).find(({ drawer }) => drawer === '1')
  return row === undefined ? undefined : [row.paid, row.taken, row.repaid]
}
const played = async (lay: object, result: string) => {
  await does(DEALER, { do: 'LayPieces', table: '18', seat: '1', bet: 'player', players: 2, ...lay })
  const use = `L${house.state.usesSoFar}`
  if (house.state.uses.get(use)?.fee !== '0') await does(DEALER, { do: 'PayPieceFee', use, paidIn: 'live chips' })
  await does(DEALER, { do: 'DealPieces', table: '18' })
  await does(DEALER, { do: 'SettlePieces', use, result, paidIn: 'live chips' })
  await does(FLOOR, { do: 'VerifyPieces', uses: [use] })
  await does(CASHIER, { do: 'RedeemPieces', uses: [use], drawer: '1' }, FLOOR)
}
const answers = { E8: true, E15: true, E17: true, E12: true }

test('[GEAR-001322 C3] each purchase with patron, time, price, chips and cashier; what the drawer took in and paid', async () => {
  await sell()
  expect(await figures()).toEqual(['$0.00', '$30.00', '$0.00'])
  expect(piecesView(house.state, house.now().local).sold).toEqual([
    {
      sale: 'S1',
      name: 'Dead Chip Promotion',
      package: '60 for 30',
      person: member,
      local: expect.stringMatching(/^2026-03-10T20:00/),
      price: '$30.00',
      face: '$60.00',
      cashier: CASHIER,
      drawer: '1',
    },
  ])
  expect(drawerViews(house.state).find(({ drawer }) => drawer === '1')).toMatchObject({
    laidOut: [],
    takenIn: [{ activity: CHIPS, amount: '$30.00' }],
  })
  await does(CASHIER, { do: 'RepayDrawer', activity: CHIPS, drawer: '1' })
  expect(await figures()).toEqual(['$0.00', '$30.00', '-$30.00'])
  expect(drawerViews(house.state).find(({ drawer }) => drawer === '1')?.takenIn).toEqual([])

  await played({ person: member, chips: { series: 'DC5', pieces: 2 }, live: '0', answers }, 'lose')
  expect(await figures()).toEqual(['$10.00', '$30.00', '-$30.00'])
  const log = await logView(house, CHIPS, DAY, DAY)
  expect(log?.pieces).toMatchObject([
    {
      what: 'PiecesSold',
      of: 'S1',
      person: member,
      pieces: 'DC5 1-12',
      face: '$60.00',
      amount: '+$30.00',
      window: '4',
    },
    { what: 'PiecesRedeemed', of: 'L1', pieces: 'DC5 1-2', amount: '-$10.00', drawer: '1', by: [CASHIER, FLOOR] },
  ])
  expect(log?.total.pieces).toBe('+$20.00')
})

test('a sale that is taken back is in the log, out of the drawer and among the exceptions', async () => {
  await sell()
  await does(CASHIER, { do: 'TakeBackSale', sale: 'S2', why: 'mistake', reason: 'the wrong patron' }, ACCOUNTING)
  expect(await figures()).toEqual(['$10.00', '$30.00', '-$30.00'])
  const log = await logView(house, CHIPS, DAY, DAY)
  expect(log?.pieces.slice(2)).toMatchObject([
    { what: 'PiecesSold', of: 'S2', amount: '+$30.00' },
    { what: 'SaleTakenBack', of: 'S2', amount: '-$30.00', by: [CASHIER, ACCOUNTING] },
  ])
  expect(log?.total.pieces).toBe('+$20.00')
  expect((await exceptionsView(house, DAY, DAY)).rows).toMatchObject([
    { what: 'SaleTakenBack', of: 'S2', why: 'the wrong patron', by: [CASHIER, ACCOUNTING] },
  ])
  expect(piecesView(house.state, house.now().local).sold.map(({ sale }) => sale)).toEqual(['S1'])
})

test('[GEAR-001278 L2 L7] a voucher that is changed, its fee and its redemption, in the log of its own promotion alone', async () => {
  const serial = serialOf('FP25', 1)
  await does(FLOOR, { do: 'ChangeVoucher', serial, person: member })
  await played({ person: member, chips: { series: 'FP25', pieces: 1 }, live: '0', answers }, 'win')
  expect((await logView(house, COUPONS, DAY, DAY))?.pieces).toMatchObject([
    { what: 'VoucherChanged', of: serial, person: member, amount: '', by: [FLOOR] },
    { what: 'PieceFeePaid', of: 'L2', amount: '+$1.00', table: '18' },
    { what: 'PiecesRedeemed', of: 'L2', pieces: 'FP25 1', amount: '-$25.00' },
  ])
  expect((await logView(house, CHIPS, DAY, DAY))?.pieces).toHaveLength(4)
  expect((await logView(house, COUPONS, '2026-03-09', '2026-03-09'))?.pieces).toEqual([])
})

test('a result that is corrected after the payment is logged and an exception; what comes back is in the drawer again', async () => {
  const before = await figures()
  const reason = 'the film shows a loss'
  await does(FLOOR, { do: 'CorrectPieces', use: 'L2', result: 'lose', reason }, CASHIER)
  expect(await figures()).toEqual(before)
  const view = piecesView(house.state, house.now().local)
  expect(view.inError).toMatchObject([{ use: 'L2', name: 'Match Play Promotion', amount: '$25.00', cashier: CASHIER }])
  expect(view.told[0]).toMatchObject({ use: 'L2', result: 'lose', was: 'win', isPaid: true })
  await does(CASHIER, { do: 'ReturnPiecePayment', use: 'L2', drawer: '1' })
  expect(before?.[0]).toBe('$35.00')
  expect((await figures())?.[0]).toBe('$10.00')
  const log = await logView(house, COUPONS, DAY, DAY)
  expect(log?.pieces.slice(3)).toMatchObject([
    { what: 'PiecesCorrected', of: 'L2', amount: '', table: '18', by: [FLOOR, CASHIER] },
    { what: 'PiecePaymentReturned', of: 'L2', amount: '+$25.00', drawer: '1', by: [CASHIER] },
  ])
  expect(log?.total.pieces).toBe('+$1.00')
  expect((await exceptionsView(house, DAY, DAY)).rows).toContainEqual(
    expect.objectContaining({ what: 'PiecesCorrected', of: 'L2', why: reason, by: [FLOOR, CASHIER] }),
  )
})
