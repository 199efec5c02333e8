/** One night with two hits, a drawing and a coupon, step by step, every command with its key: what a client would send, and send again. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dollars } from '../../src/base/money.ts'
import { dealFrom } from '../../src/cards/outcomes/deal.ts'
import type { Hand } from '../../src/engine/judging/fact.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { ruleOf } from '../../src/engine/offerings/running.ts'
import { serialOf } from '../../src/ledger/pieces/serial.ts'
import type { House } from '../../src/server/house/kernel.ts'
import {
  BAD_BEAT_OFFERING,
  BAD_BEAT_RULES,
  openingOrders,
  SEVENS_OFFERING,
  SEVENS_RULES,
  spadeSevens,
  startRound,
} from '../house.ts'

/** The clock is set, then the command is sent; a step without a command only lets time pass. */
export type Step = {
  readonly at: number
  readonly by: string
  readonly key: string
  readonly order?: (house: House) => Order
}

const NOON = Date.parse('2026-03-02T20:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000

const hand = (seat: number, hole: string | undefined): Hand => ({
  seat: String(seat),
  role: 'player',
  cards: hole === undefined ? {} : dealFrom({ hole }),
  folded: hole === undefined,
  betsCompleted: hole !== undefined,
  button: 'none',
  dealt: true,
  bettors: [{ place: 'seated', duty: 'none' }],
})

/** Four nines beaten by a straight flush; nobody has said yet whether the deck was complete. */
const badBeat = (): Order => ({
  do: 'ReportHit',
  table: '2',
  facts: { dealtIn: 6, tournament: false, misdeal: false, spokenOf: false },
  common: dealFrom({ flop: '9h 9c Th', turn: 'Jh', river: '2c' }),
  hands: [hand(1, '9s 9d'), hand(2, 'Qh Kh'), ...[3, 4, 5, 6].map((seat) => hand(seat, undefined))],
})

const attest =
  (hit: string) =>
  (house: House): Order => ({
    do: 'AttestHit',
    hit,
    answers: Object.fromEntries((house.state.hits.get(hit)?.questions ?? []).map(({ id }) => [id, true])),
  })

/** Tickets for seats at a quarter past twelve, a wheel for whoever is drawn from half past; the fund pays for it. */
const fromRoot = (file: string): string => readFileSync(resolve(import.meta.dirname, '..', '..', file), 'utf8')
const FUND_RULES = fromRoot('catalog/hawaiian-gardens/hawaiian-jackpot.yaml')
const FUND_OFFERING = `${fromRoot('demo/offerings/hawaiian-jackpot.yaml').replace(/^tables:.*\n/m, '')}tables: []\n`
const SPIN_RULES = fromRoot('catalog/hawaiian-gardens/big-spin.yaml')
const SPIN = ruleOf(SPIN_RULES).activity
const SPIN_OFFERING = `
activity: ${SPIN}
from: '2026-03-02'
to: '2026-03-02'
handOut: ['12:15']
missed: another is drawn
tables: ['3']
prizes: { drawing prize: $500 }
drawings: [{ from: '12:30', to: '13:00', gives: spin }]
wheel: { spots: [{ spot: $100, times: 20 }, { spot: '$1,000', times: 4 }] }
shown: ['times of tickets and drawings, and the prize', rules]
`

/** A coupon of $10 that is in the mail: at the first table, with its fee. */
const COUPON_RULES = fromRoot('catalog/bay-101/match-play.yaml')
export const COUPON = ruleOf(COUPON_RULES).activity
const COUPON_OFFERING = fromRoot('demo/offerings/match-play.yaml')
  .replace(/^tables:.*$/m, "tables: ['1']")
  .replaceAll('golden-frog-baccarat', 'no-bust-21')
const coupons: [Order, string][] = [
  [{ do: 'EnrolPerson', person: '84', duty: 'none', proposition: false, age: 40 }, '1'],
  [{ do: 'ReceiveSeries', activity: COUPON, series: 'MP10', pieces: 20, keeper: 'accounting', second: '2' }, '1'],
  [{ do: 'IssuePieces', series: 'MP10', pieces: 10, to: 'marketing', second: '2' }, '1'],
  [{ do: 'GivePieces', series: 'MP10', from: 'marketing', way: 'mail', to: [{ pieces: 2, person: '84' }] }, '2'],
]
const lay = (number: number): Order => ({
  do: 'LayPieces',
  table: '1',
  seat: '4',
  person: '84',
  serials: [serialOf('MP10', number)],
  live: dollars(10),
  bet: 'base',
  players: 2,
})

/** Table 3 in one space of the grid; the game begins ten to one, and its only period is worth $90. */
const SQUARES_RULES = fromRoot('catalog/hawaiian-gardens/sports-squares.yaml')
export const SQUARES = ruleOf(SQUARES_RULES).activity
const SQUARES_OFFERING = `
activity: ${SQUARES}
tables: ['3']
squares: { top: Hawks, left: Bears, date: '2026-03-02', begins: '12:50', periods: [{ period: final, prize: $90 }] }
shown: [rules and procedures, 'game, periods and prizes']
`
const digits = (side: 'top' | 'left'): Order => ({
  do: 'DrawDigits',
  activity: SQUARES,
  side,
  digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  witnesses: ['5'],
})
const score = { activity: SQUARES, period: 'final', top: 17, left: 14, source: 'the broadcast' }

const withoutSeed = (orders: [Order, string][]): [Order, string][] =>
  orders.filter(([{ do: name }]) => name !== 'SeedPool')

const players = ['81', '82', '83']
const seated = players.flatMap((person, nth): [Order, string][] => [
  [{ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40 }, '1'],
  [{ do: 'SeatPlayer', table: '3', seat: String(nth + 1), person }, '1'],
])

const spin = (rests: 'between' | { readonly spot: string }): Order => ({
  do: 'StepGame',
  callup: 'U2',
  action: { do: 'spin', rests },
})

const setTable = (table: string, game: string): Order => ({
  do: 'SetTable',
  table,
  game,
  seats: 8,
  decks: game === 'holdem' ? 1 : 6,
})

const PREPARATIONS: [Order, string][] = [
  ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
  ...openingOrders(BAD_BEAT_RULES, BAD_BEAT_OFFERING),
  [setTable('1', 'no-bust-21'), '1'],
  [setTable('2', 'holdem'), '1'],
  [{ do: 'OpenTable', table: '1' }, '1'],
  [{ do: 'OpenTable', table: '2' }, '1'],
  [setTable('3', 'pan-9'), '1'],
  [{ do: 'OpenTable', table: '3' }, '1'],
  ...withoutSeed(openingOrders(FUND_RULES, FUND_OFFERING)),
  ...withoutSeed(openingOrders(SPIN_RULES, SPIN_OFFERING)),
  ...seated,
  ...withoutSeed(openingOrders(COUPON_RULES, COUPON_OFFERING)),
  ...coupons,
  ...withoutSeed(openingOrders(SQUARES_RULES, SQUARES_OFFERING)),
]

export const PREPARED: Step[] = PREPARATIONS.map(([order, by], n) => ({
  at: NOON,
  by,
  key: `preparation-number-${n}`,
  order: () => order,
}))

const person = (at: number, by: string, n: number, order: (house: House) => Order): Step => ({
  at: NOON + at,
  by,
  key: `key-of-a-person-${n}`,
  order,
})

export const NIGHT: Step[] = [
  { at: NOON + MINUTE, by: 't1', key: 't1:1', order: () => startRound('1') },
  person(2 * MINUTE, '4', 1, () => spadeSevens('1')),
  person(3 * MINUTE, '5', 2, () => ({ do: 'VerifyHit', hit: 'H1' })),
  person(4 * MINUTE, '6', 3, () => ({ do: 'ShowId', claim: 'C1', person: '77' })),
  person(5 * MINUTE, '6', 4, () => ({ do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'A' })),
  { at: NOON + 6 * MINUTE, by: 't1', key: 't1:2', order: () => ({ do: 'EndRound', table: '1' }) },
  person(7 * MINUTE, '4', 5, badBeat),
  person(8 * MINUTE, '5', 6, attest('H2')),
  person(9 * MINUTE, '5', 7, () => ({ do: 'VerifyHit', hit: 'H2' })),
  person(10 * MINUTE, '6', 8, () => ({ do: 'ShowId', claim: 'C2' })),
  person(11 * MINUTE, '6', 9, () => ({ do: 'PayClaim', claim: 'C2', form: 'check', drawer: 'A' })),
  // The clock hands out a ticket for each of the three seats.
  { at: NOON + 15 * MINUTE, by: '', key: '' },
  person(20 * MINUTE, '4', 20, () => ({
    do: 'CollectTickets',
    activity: SPIN,
    tickets: [{ first: 1, last: 3 }],
    second: '5',
  })),
  person(30 * MINUTE, '4', 21, () => ({ do: 'DrawTicket', activity: SPIN, ticket: 'T3', witnesses: ['5'] })),
  person(31 * MINUTE, '4', 22, () => ({ do: 'PassOver', callup: 'U1', reason: 'has gone home', second: '5' })),
  person(32 * MINUTE, '4', 23, () => ({ do: 'DrawTicket', activity: SPIN, ticket: 'T1', witnesses: ['5'] })),
  person(33 * MINUTE, '4', 24, () => ({ do: 'ReportIn', callup: 'U2', answers: { C3: true, W4: true, W5: true } })),
  person(34 * MINUTE, '4', 25, () => spin('between')),
  person(35 * MINUTE, '4', 26, () => spin({ spot: '$1,000' })),
  person(36 * MINUTE, '5', 27, () => ({ do: 'VerifyHit', hit: 'H3' })),
  person(37 * MINUTE, '6', 28, () => ({ do: 'PayClaim', claim: 'C8', form: 'cash', drawer: 'A' })),
  // A coupon: laid, its fee, won, and redeemed by the player-dealer's representative, once.
  person(40 * MINUTE, '4', 30, () => lay(1)),
  person(41 * MINUTE, '4', 31, () => ({ do: 'PayPieceFee', use: 'L1', paidIn: 'live chips' })),
  person(42 * MINUTE, '4', 32, () => ({ do: 'DealPieces', table: '1' })),
  person(43 * MINUTE, '4', 33, () => ({ do: 'SettlePieces', use: 'L1', result: 'win', paidIn: 'live chips' })),
  person(44 * MINUTE, '5', 34, () => ({ do: 'VerifyPieces', uses: ['L1'] })),
  person(45 * MINUTE, '6', 35, () => ({ do: 'RedeemPieces', uses: ['L1'], drawer: 'A', second: '5' })),
  // Squares, from the empty grid to a prize that was paid, and a score that was wrong.
  person(46 * MINUTE, '4', 40, () => ({
    do: 'PlaceTables',
    activity: SQUARES,
    cells: [{ table: '3', column: 8, row: 5 }],
    witnesses: ['5'],
  })),
  person(47 * MINUTE, '4', 41, () => ({ do: 'CloseGrid', activity: SQUARES, second: '5' })),
  person(48 * MINUTE, '4', 42, () => digits('top')),
  person(49 * MINUTE, '4', 43, () => digits('left')),
  person(51 * MINUTE, '4', 44, () => ({ do: 'EndPeriod', activity: SQUARES, period: 'final' })),
  person(52 * MINUTE, '4', 45, () => ({ do: 'EnterScore', ...score })),
  person(53 * MINUTE, '5', 46, () => ({ do: 'ConfirmScore', ...score })),
  person(54 * MINUTE, '4', 47, () => ({
    do: 'AwardCell',
    activity: SQUARES,
    period: 'final',
    seats: ['1', '2', '3'].map((seat) => ({ seat })),
  })),
  person(55 * MINUTE, '5', 48, () => ({ do: 'VerifyHit', hit: 'H4' })),
  person(56 * MINUTE, '6', 49, () => ({ do: 'PayClaim', claim: 'C9', form: 'cash', drawer: 'A' })),
  person(57 * MINUTE, '4', 50, () => ({ do: 'CorrectScore', ...score, left: 13, reason: 'read wrongly', second: '5' })),
  person(58 * MINUTE, '4', 51, () => ({
    do: 'DrawBall',
    activity: SQUARES,
    period: 'final',
    table: '3',
    witnesses: ['5'],
  })),
  // Two table-hours and the first daily increase come due while nobody does anything.
  { at: NOON + 6 * 60 * MINUTE, by: '', key: '' },
  person(361 * MINUTE, '1', 10, () => ({ do: 'CloseTable', table: '1' })),
  person(362 * MINUTE, '1', 11, () => ({ do: 'CloseTable', table: '2' })),
  person(DAY, '1', 12, () => ({ do: 'CloseDay', day: '2026-03-02' })),
  // The other five shares of the bad beat were never claimed.
  { at: NOON + 32 * DAY, by: '', key: '' },
]
