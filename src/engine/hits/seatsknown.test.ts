import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { Hand } from '../judging/fact.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import { areAllIn, countSeats, seatsThen, toldOtherwise } from './seatsknown.ts'

const hand = (seat: string, more: Partial<Hand> = {}): Hand => ({
  seat,
  role: 'player',
  cards: {},
  bettors: [{ place: 'seated' }],
  ...more,
})
const seats = { persons: new Map([['3', 'tam']]), players: ['1', '2', '3', '4', '5', '6'] }

test.each([
  ['as many as sit there', 'holdem', 6, [hand('1')], []],
  ['fewer', 'holdem', 5, [hand('1')], [{ is: 'dealt in', told: 5, seats: 6 }]],
  ['fewer, and the report says who was dealt out', 'holdem', 5, [hand('2', { dealt: false })], []],
  ['one whom no seat knows', 'holdem', 7, [hand('9')], []],
  ['the place of a player-dealer beside the seats', 'pai-gow-poker', 7, [hand('1')], []],
  ['two more than sit there', 'pai-gow-poker', 8, [hand('1')], [{ is: 'dealt in', told: 8, seats: 6 }]],
  ['no number told', 'holdem', undefined, [hand('1')], []],
  [
    'another person than the one who sits there',
    'holdem',
    6,
    [hand('3', { bettors: [{ place: 'seated', person: 'lee' }] })],
    [{ is: 'person', seat: '3', told: 'lee', sits: 'tam' }],
  ],
] as const)('%s', (_, game, dealtIn, hands, says) => {
  expect(toldOtherwise(game, dealtIn === undefined ? {} : { dealtIn }, hands, seats)).toEqual(says)
})

test('who is left out was in the round where only those who sit have hands; a player-dealer would count twice', () => {
  for (const game of ['holdem', 'seven-card-stud', 'lowball', 'thirteen-card']) expect(areAllIn(game, [])).toBe(true)
  expect(areAllIn('pai-gow-poker', [])).toBe(false)
  expect(areAllIn('holdem', [{ is: 'dealt in', told: 5, seats: 6 }])).toBe(false)
})

test('the seats add whoever the report leaves out, and nobody twice', () => {
  const counted = (game: string, hands: readonly Hand[]) => countSeats(game, hands, seats, new Map()).sat?.hands
  expect(counted('seven-card-stud', [hand('1')])).toEqual({ least: 6, most: 6 })
  expect(counted('pai-gow-poker', [hand('1')])).toEqual({ least: 6, most: 7 })
  expect(counted('pai-gow-poker', [hand('1', { role: 'player-dealer' })])).toEqual({ least: 6, most: 6 })
  const ownPlace = hand('player-dealer', { role: 'player-dealer' })
  expect(counted('pai-gow-poker', [hand('1'), ownPlace])).toEqual({ least: 6, most: 7 })
  expect(counted('pai-gow-poker', [hand('1', { dealt: false })])).toEqual({ least: 5, most: 6 })
  expect(
    counted(
      'holdem',
      seats.players.map((seat) => hand(seat)),
    ),
  ).toBeUndefined()
})

test('persons are counted once, and a proposition player not at all', () => {
  const register = new Map([['tam', { proposition: true }]])
  const persons = (hands: readonly Hand[], known = register) => countSeats('baccarat', hands, seats, known).sat?.persons
  expect(persons([hand('1')])).toEqual({ least: 5, most: 6 })
  // Tam, of seat 3, has a second spot at seat 1.
  expect(persons([hand('1', { bettors: [{ place: 'seated', person: 'tam' }] })], new Map())).toEqual({
    least: 5,
    most: 6,
  })
})

test('however much is named, the true number lies between the two', () => {
  const some = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), { minLength: 1 })
  fc.assert(
    fc.property(some, some, fc.integer({ min: 0, max: 7 }), fc.boolean(), (players, told, dealer, isDealerTold) => {
      // The player-dealer sits at one of the seats, or has a place of their own.
      const position = players[dealer] ?? 'player-dealer'
      const truth = new Set([...players, position]).size
      const roleAt = (seat: string) => (seat === position ? 'player-dealer' : 'player')
      const named = told.filter((seat) => players.includes(seat)).map((seat) => hand(seat, { role: roleAt(seat) }))
      const all = named.some(({ role }) => role === 'player-dealer') || !isDealerTold
      // However the report calls the place of somebody who sits at a seat.
      const hands = all ? named : [...named, hand('player-dealer', { role: 'player-dealer' })]
      const { sat } = countSeats('pai-gow-poker', hands, { persons: new Map(), players }, new Map())
      if (sat === undefined) return
      expect(sat.hands.least).toBeLessThanOrEqual(truth)
      expect(sat.hands.most).toBeGreaterThanOrEqual(truth)
      expect(sat.hands.most - sat.hands.least).toBeLessThanOrEqual(1)
    }),
  )
})

test('who was dealt in at an instant is told as it was, or not at all, whatever happened after', () => {
  const seat = fc.constantFrom('1', '2')
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('SeatPlayer' as const), seat }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('MarkAway' as const), seat, why: fc.constant('meal' as const) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('MarkBack' as const), seat }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('LeaveSeat' as const), seat }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('MovePlayer' as const),
        seat,
        to: fc.record({ table: fc.constant('1'), seat }),
      }),
    },
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), fc.nat(), (steps, n) => {
      let state: State = initialState()
      let at = 0
      const tell = (order: Order) => {
        at += 10
        const decision = decide(state, { ...order, key: 'k', at: { at, local: '2026-03-02T20:00:00' }, by: '21' })
        if (!isRefusal(decision)) for (const event of decision) state = evolve(state, event)
      }
      tell({ do: 'SetTable', table: '1', game: 'holdem', seats: 2, decks: 1 })
      tell({ do: 'OpenTable', table: '1' })
      tell({ do: 'SeatPlayer', table: '1', seat: '1' })
      let truth: readonly string[] = []
      let dealt = 0
      for (const [index, one] of steps.entries()) {
        tell({ ...one, table: '1' } as Order)
        if (index !== n % steps.length) continue
        dealt = at + 5
        truth = [...(state.seated.get('1') ?? [])].filter(([, { away }]) => away === undefined).map(([nth]) => nth)
      }
      const { players } = seatsThen(state, '1', dealt) ?? {}
      if (players !== undefined) expect(players.toSorted()).toEqual(truth.toSorted())
    }),
    { numRuns: 2_000 },
  )
})
