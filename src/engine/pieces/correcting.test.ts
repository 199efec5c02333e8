import { expect, test } from 'vitest'
import { openRoom, type Room } from '../../../tests/promotion.ts'
import { dollars, ZERO } from '../../base/money.ts'
import { RESULTS, type Result } from '../../games/pieces/settle.ts'
import { unbalanced } from '../../ledger/pieces/book.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import type { Order } from '../mechanisms.ts'
import { runningOf } from '../offerings/running.ts'
import { pieces as mechanism } from './mechanism.ts'

const PERIOD = 'pieces: 40, from: 2026-03-01, to: 2026-03-31'
const FEE = 'fee: $1, games: [ez-baccarat], printed: [amount, games, period, fee]'
const MATCH_PLAY = `series:
  MP: { kind: match play, face: $10, ${PERIOD}, ${FEE} }
  FP: { kind: free play, face: $10, ${PERIOD}, ${FEE} }
  BP: { kind: bonus play, face: $10, ${PERIOD}, ${FEE} }
shown: [dates and times, games, how to redeem, amounts, expiration dates, redemption fee, other restrictions]
advertisement: { words: [redemption fee $1] }
tables: ['1']
`
const certificates = (redeemed: string) => `settings: { redeemed: ${redeemed} }
series:
  SM: { kind: single match, face: $10, ${PERIOD}, printed: [amount] }
  MM: { kind: multi match, face: $10, ${PERIOD}, printed: [amount] }
  SF: { kind: single free, face: $10, ${PERIOD}, printed: [amount] }
  MF: { kind: multi free, face: $10, ${PERIOD}, printed: [amount] }
notices: { '1': { kinds: [single match, multi match, single free, multi free], wager: live } }
shown: [games and times, values of certificates and free play chips, how to redeem, other restrictions]
`
const DEAD_CHIP = `series: { DC: { kind: dead chip, face: $10, ${PERIOD}, printed: [promotional, no cash value] } }
packages: { all: { price: $200, pieces: { DC: 40 } } }
sale: { window: '4', hours: [{ from: 2026-03-02T00:00, to: 2026-03-03T00:00 }] }
tables: ['1']
shown: [times of sale, times of use, how to buy, price and chips, how to wager and redeem, games and tables, limit of purchases, other restrictions]
`
const CERTIFICATES = 'hawaiian-gardens/match-play-certificate'
const LIVE = 'live chips'

type Kind = { readonly activity: string; readonly offering: string; readonly series: string }
const KINDS: readonly (readonly [string, Kind])[] = [
  ['dead chip', { activity: 'bay-101/dead-chip', offering: DEAD_CHIP, series: 'DC' }],
  ...['MP', 'FP', 'BP'].map(
    (series) => [series, { activity: 'bay-101/match-play', offering: MATCH_PLAY, series }] as const,
  ),
  ...['every use', 'won', 'lost'].flatMap((redeemed) =>
    ['SM', 'MM', 'SF', 'MF'].map(
      (series) =>
        [
          `${series}, redeemed: ${redeemed}`,
          { activity: CERTIFICATES, offering: certificates(redeemed), series },
        ] as const,
    ),
  ),
]

/** Forty pieces of ana's, at table 1. */
function openTable(kind: Kind): Room {
  const { activity, offering, series } = kind
  const room = openRoom(activity, offering, '2026-03-02T20:00:00')
  room.does({ do: 'SetTable', table: '1', game: 'ez-baccarat', seats: 7, decks: 8, kind: 'live' })
  room.does({ do: 'OpenTable', table: '1' })
  room.does({ do: 'OpenDrawer', drawer: '1', counted: dollars(1_000) }, 'cage')
  const isSold = series === 'DC'
  const to = isSold ? 'cage' : 'marketing'
  room.does({ do: 'ReceiveSeries', activity, series, pieces: 40, keeper: 'accounting', second: 'cage' }, 'accountant')
  room.does({ do: 'IssuePieces', series, pieces: 40, to, second: to }, 'accountant')
  const person = 'ana'
  if (isSold)
    room.does(
      { do: 'SellPieces', activity, package: 'all', person, window: '4', drawer: '1', answers: answersIn(room, kind) },
      'cage',
    )
  else {
    const all = { first: 1, last: 40, person }
    room.does({ do: 'GivePieces', series, from: 'marketing', way: 'mail', to: [all] }, 'marketing')
  }
  return room
}

const answersIn = ({ state }: Room, { activity }: Kind) =>
  Object.fromEntries(runningOf(state, activity)!.rule.who.map(({ by }) => [by, true]))

/** The hand is dealt; answers with its wager. */
function deal(room: Room, kind: Kind, number: number): string {
  const { series } = kind
  const serial = serialOf(series, number)
  if (series === 'FP' || series === 'BP') room.does({ do: 'ChangeVoucher', serial, person: 'ana' })
  const what = series === 'DC' ? { chips: { series, pieces: 1 } } : { serials: [serial] }
  const live = ['MP', 'SM', 'MM'].includes(series) ? dollars(10) : ZERO
  const answers = answersIn(room, kind)
  room.does({
    do: 'LayPieces',
    table: '1',
    seat: '3',
    person: 'ana',
    ...what,
    live,
    bet: 'player',
    players: 2,
    answers,
  })
  const use = `L${room.state.usesSoFar}`
  if (room.state.uses.get(use)?.fee !== '0') room.does({ do: 'PayPieceFee', use, paidIn: LIVE })
  room.does({ do: 'DealPieces', table: '1' })
  return use
}

const settle = (use: string, result: Result): Order => ({ do: 'SettlePieces', use, result, paidIn: LIVE })
const correct = (use: string, result: Result, second?: string): Order => ({
  do: 'CorrectPieces',
  use,
  result,
  reason: 'the wrong button',
  ...(second === undefined ? {} : { second }),
})

/** Verified and paid for, as far as anything waits. */
function finish(room: Room, { activity }: Kind, use: string): void {
  if (room.state.uses.get(use)?.status === 'to verify') room.does({ do: 'VerifyPieces', uses: [use] })
  if (room.state.uses.get(use)?.status !== 'to redeem') return
  const second = activity === CERTIFICATES ? {} : { second: 'floor' }
  room.does({ do: 'RedeemPieces', uses: [use], drawer: '1', ...second }, 'cage')
}

const moneyIn = ({ state: { balances } }: Room, { activity }: Kind): ReadonlyMap<string, bigint> =>
  new Map([...balances.entitlement, ...balances.custody].filter(([account]) => account.includes(activity)))

/** What a hand has done: where its piece has come to, whether its fee is paid, and what the house has less. */
function handOf(room: Room, kind: Kind, number: number, play: (use: string) => void) {
  const series = room.state.series.get(kind.series)!
  const [places, money] = [new Map(series.book.counts), moneyIn(room, kind)]
  play(deal(room, kind, number))
  expect(unbalanced(series.book)).toBe(undefined)
  return {
    places: difference(places, series.book.counts),
    isPaid: series.paid.has(number),
    money: difference(money, moneyIn(room, kind)),
  }
}

function difference<N extends number | bigint>(before: ReadonlyMap<string, N>, after: ReadonlyMap<string, N>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const by = BigInt(after.get(name) ?? 0) - BigInt(before.get(name) ?? 0)
    return by === 0n ? [] : [`${name} ${by}`]
  })
}

test.each(KINDS)('%s: corrected is the same as told right, for every wrong result', (_, kind) => {
  const room = openTable(kind)
  const cells = RESULTS.flatMap((told) => RESULTS.filter((right) => right !== told).map((right) => [told, right]))
  for (const [nth, [told, right]] of (cells as [Result, Result][]).entries()) {
    const [first, second, third] = [3 * nth + 1, 3 * nth + 2, 3 * nth + 3]
    const won: bigint[] = []
    const tell = (use: string, result: Result) => {
      const [event] = room.does(settle(use, result), 'dealer')
      if (event?.type !== 'PiecesSettled') throw new Error('not settled')
      won.push(BigInt(event.pays.wager) + BigInt(event.pays.pieces) - BigInt(event.takes))
    }
    const ought = handOf(room, kind, first, (use) => {
      tell(use, right)
      finish(room, kind, use)
    })
    const fresh = handOf(room, kind, second, (use) => {
      tell(use, told)
      const [event] = room.does(correct(use, right), 'dealer')
      expect(event).toMatchObject({ was: told, difference: `${won[0]! - won[1]!}` })
      finish(room, kind, use)
    })
    expect(fresh, `${told} told, ${right} right`).toEqual(ought)
    const late = handOf(room, kind, third, (use) => {
      tell(use, told)
      finish(room, kind, use)
      const paid = room.state.pieceResults.get(use)?.paid
      const before = moneyIn(room, kind)
      expect(room.why(correct(use, right), 'somebody')).toContain('two people')
      room.does(correct(use, right, 'cage'))
      // By the correction itself no money moves.
      expect(moneyIn(room, kind)).toEqual(before)
      const error = room.state.pieceErrors.get(use)
      if (error !== undefined) {
        expect(error).toMatchObject({ amount: paid?.amount, drawer: '1', cashier: 'cage', by: ['floor', 'cage'] })
        expect(mechanism.answers?.openItems?.(room.state)).toContainEqual({ kind: 'piece in error', use })
        expect(mechanism.answers?.keepsActivityOpen?.(room.state, kind.activity)).toMatchObject({
          id: 'payment in error is open',
        })
        room.does({ do: 'ReturnPiecePayment', use, drawer: '1' }, 'cage')
      }
      finish(room, kind, use)
    })
    expect(late, `${told} told and paid, ${right} right`).toEqual(ought)
    expect(room.state.pieceErrors.size).toBe(0)
  }
})

test('kept until the books of its day are closed, and for the next day at most; what waits is kept', () => {
  const [, chips] = KINDS[0]!
  const room = openTable(chips)
  const use = deal(room, chips, 1)
  room.does(settle(use, 'win'), 'dealer')
  const after = (day: string, what: 'DayEnded' | 'DayClosed') => {
    const own = { ...room.state, pieceResults: new Map(room.state.pieceResults) }
    mechanism.on?.[what]?.(own, { type: what, day, by: 'accountant', figures: {} } as never, room.state)
    return own.pieceResults.size
  }
  expect([after('2026-03-01', 'DayClosed'), after('2026-03-02', 'DayEnded')]).toEqual([1, 1])
  expect([after('2026-03-02', 'DayClosed'), after('2026-03-03', 'DayEnded')]).toEqual([0, 0])
  room.does(correct(use, 'lose'), 'dealer')
  expect(after('2026-03-05', 'DayClosed')).toBe(1)
})

test('of a day whose books are closed nothing is corrected', () => {
  const [, chips] = KINDS[0]!
  const room = openTable(chips)
  const use = deal(room, chips, 1)
  room.does(settle(use, 'win'), 'dealer')
  room.state.pieceResults.clear()
  expect(room.why(correct(use, 'lose', 'cage'))).toContain('the books of its day are closed')
})

/** A dead chip whose loss the cage has paid, which was then said to have won: ten dollars paid in error. */
function paidInError() {
  const [, chips] = KINDS[0]!
  const room = openTable(chips)
  const use = deal(room, chips, 1)
  room.does(settle(use, 'lose'), 'dealer')
  finish(room, chips, use)
  room.does(correct(use, 'win', 'cage'))
  expect(room.state.pieceErrors.get(use)?.amount).toBe('1000')
  return { room, chips, use }
}

test('brought back and lost after all, it is due again and paid once', () => {
  const { room, chips, use } = paidInError()
  room.does({ do: 'ReturnPiecePayment', use, drawer: '1' }, 'cage')
  expect(room.why({ do: 'ReturnPiecePayment', use, drawer: '1' }, 'cage')).toBeDefined()
  const before = moneyIn(room, chips)
  room.does(correct(use, 'lose', 'cage'))
  finish(room, chips, use)
  expect(room.state.uses.has(use)).toBe(false)
  expect(difference(before, moneyIn(room, chips))).toContain('bay-101/dead-chip drawer:1 -1000')
})

test('written off and lost after all, it was rightly paid and is not paid again', () => {
  const { room, chips, use } = paidInError()
  room.does({ do: 'WriteOffPiecePayment', use, reason: 'the player-dealer has gone', second: 'approver' }, 'accountant')
  const before = moneyIn(room, chips)
  room.does(correct(use, 'lose', 'cage'))
  finish(room, chips, use)
  expect(room.state.uses.has(use)).toBe(false)
  expect([room.state.pieceErrors.size, moneyIn(room, chips)]).toEqual([0, before])
})
