/** A crash at every step on the floor of a tournament: seat draw, clock, moves, chips, penalties, what is undone, the final table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../src/base/digest.ts'
import { fingerprintOf } from '../../src/engine/drawings/draw/outside.ts'
import { secretDigestOf } from '../../src/engine/drawings/draw/selection.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { MOMENTS } from '../../src/journal/store.ts'
import { FREE_ROLL as A, postingOrders, witnessed } from '../tournamentfloor.ts'
import { type Copied, nightWithCopies, playOn } from './copies.ts'
import type { Step } from './script.ts'

const START = Date.parse('2026-05-08T20:00:00Z')
const second = '5'
const reason = 'a mistake'

const place = (entry: string, table: string, seat: number): Order => ({
  do: 'PlaceEntry',
  activity: A,
  entry,
  table,
  seat,
  reason: 'a wheelchair',
})
const register = (person: string): Order => ({ do: 'Register', activity: A, person, way: 'free' })
const clock = (act: Extract<Order, { do: 'SetClock' }>['act']): Order => ({ do: 'SetClock', activity: A, act })
const out = (entry: string): Order => ({ do: 'KnockOut', activity: A, fallen: [{ entry }] })
const undoOut = (name: string): Order => ({ do: 'UndoKnockOut', activity: A, out: name, reason, second })

/** By the public protocol: sealed, contributed to, revealed. */
function drawn(draw: number, purpose: string, winners: number): Order[] {
  const [secret, value] = [digestOf(`secret ${draw}`), digestOf(`value ${draw}`)]
  const how = { winners, standby: 0, replacement: false }
  return [
    { do: 'OpenDraw', purpose, how, secretDigest: secretDigestOf(secret), outside: witnessed(value) },
    { do: 'ContributeToDraw', draw, contribution: [{ kind: 'dice', faces: [3, 1, 6, 2, 5, 4, 1, 2, 6, 6] }] },
    { do: 'RevealDraw', draw, secret, outside: { value, proof: '' } },
  ]
}

const WISH = { tables: 2, seats: 4 }
const fingerprint = fingerprintOf(witnessed(digestOf('any')))
const preparations: [Order, string][] = [
  ...postingOrders(WISH),
  [{ do: 'AcceptWitness', name: 'the regulator', fingerprint, second: 'surveillance' }, 'compliance'],
  ...['81', '82', '83', '84', '85'].map((person): [Order, string] => [register(person), '6']),
]

const orders: Order[] = [
  { do: 'UseTables', activity: A, tables: [{ table: '1' }, { table: '2', closed: [4] }] },
  place('E1', '1', 1),
  place('E2', '1', 2),
  place('E3', '2', 1),
  ...drawn(1, `${A}/seats/1`, 7),
  { do: 'SeatEntries', activity: A },
  { do: 'UndoSeating', activity: A, act: 'S4', reason },
  { do: 'SeatEntries', activity: A },
  { do: 'StartTournament', activity: A },
  // Late: the clock of the house seats this one by the same draw.
  register('86'),
  { do: 'BeginHand', activity: A, table: '1', bigBlind: 1 },
  clock({ do: 'pause' }),
  clock({ do: 'go on' }),
  clock({ do: 'jump', period: 1 }),
  { do: 'UndoClock', activity: A, fact: 'C4' },
  clock({ do: 'add', seconds: 120 }),
  clock({ do: 'hand for hand' }),
  clock({ do: 'hand' }),
  clock({ do: 'end hand for hand' }),
  { do: 'Penalise', activity: A, entry: 'E1', kind: 'away', minutes: 10, ground: 'a phone' },
  { do: 'UndoPenalty', activity: A, penalty: 'N1', reason },
  { do: 'MarkAbsent', activity: A, entry: 'E2', isAbsent: true },
  { do: 'MarkAbsent', activity: A, entry: 'E2', isAbsent: false },
  { do: 'Announce', activity: A, says: 'Dinner at 8:00 PM' },
  { do: 'TakeDownAnnouncement', activity: A, announcement: 'A1' },
  {
    do: 'RaceChips',
    activity: A,
    table: '1',
    small: 25,
    large: 100,
    stacks: [
      { seat: 1, chips: 3, hasOthers: true },
      { seat: 2, chips: 3, hasOthers: true },
    ],
    cards: [
      { seat: 1, card: 'Kd' },
      { seat: 2, card: '2c' },
    ],
  },
  { do: 'RemoveChips', activity: A, chips: 500, reason: 'found', second },
  { do: 'UndoChips', activity: A, act: 'X2', reason, second },
  { do: 'Disqualify', activity: A, entry: 'E1', chips: 9_000, ground: 'chips in a pocket', second },
  undoOut('K1'),
  out('E1'),
  undoOut('K2'),
  out('E1'),
  out('E2'),
  out('E3'),
  { do: 'SetSeat', activity: A, table: '2', seat: 4, isClosed: false },
  ...drawn(2, `${A}/final/1`, 4),
  { do: 'SeatFinalTable', activity: A },
  out('E4'),
  out('E5'),
  { do: 'AwardTournament', activity: A, second },
]
const step = (at: number, by: string, key: string, order: Order): Step => ({ at, by, key, order: () => order })
const SCRIPT = {
  prepared: preparations.map(([order, by], n) => step(START, by, `preparation-${n}-of-the-floor`, order)),
  night: orders.flatMap((order, n) => {
    const at = START + (n + 1) * 20_000
    // Nobody waits for the next order: what falls due with this one happens at once.
    return [step(at, '4', `key-of-the-floor-${n}`, order), { at, by: 'timer', key: `tick-of-the-floor-${n}` }]
  }),
}

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-tournament-floor-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let played: Copied
beforeAll(async () => {
  played = await nightWithCopies(root, SCRIPT)
})

test('the night itself: everybody had a seat, all chips are there, and nobody sits at the tables any more', () => {
  expect(played.end).toMatchObject({ uncovered: [], ok: true, faults: [] })
  const { floors, tournaments, sits } = JSON.parse(played.end.state)
  expect(tournaments[A]).toMatchObject({ entriesSoFar: 6, outsSoFar: 7, inPlay: 1 })
  expect(Object.keys(floors[A].seatOf)).toEqual(['E6'])
  // Six chips of 25 are two of 100: odd ones are rounded up.
  expect(floors[A].chipActs).toEqual([{ act: 'X1', difference: 50 }])
  expect(sits).toEqual({})
})

describe('after a crash', () => {
  test.each(MOMENTS)('%s: every seat, hand and chip is where it was, and the night ends the same', (moment) =>
    playOn(played, SCRIPT, moment),
  )
})
