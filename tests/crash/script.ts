/** One night with two hits, step by step, every command with its key: what a client would send, and send again. */

import { dealFrom } from '../../src/cards/outcomes/deal.ts'
import type { Hand } from '../../src/engine/judging/fact.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
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
  // Two table-hours and the first daily increase come due while nobody does anything.
  { at: NOON + 6 * 60 * MINUTE, by: '', key: '' },
  person(361 * MINUTE, '1', 10, () => ({ do: 'CloseTable', table: '1' })),
  person(362 * MINUTE, '1', 11, () => ({ do: 'CloseTable', table: '2' })),
  person(DAY, '1', 12, () => ({ do: 'CloseDay', day: '2026-03-02' })),
  // The other five shares of the bad beat were never claimed.
  { at: NOON + 32 * DAY, by: '', key: '' },
]
