import { assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isSameParty, type Party, partyFrom, partyKey } from './party.ts'

test.each([
  ['table 1 seat 3', { kind: 'seat', table: '1', seat: '3' }],
  ['table 1 seat 3 backline 2', { kind: 'backline', table: '1', seat: '3', nth: 2 }],
  ['table VIP 1 seat 3', { kind: 'seat', table: 'VIP 1', seat: '3' }],
  ['table 12 player-dealer', { kind: 'player-dealer', table: '12' }],
  ['table 12', { kind: 'table', table: '12' }],
  ['the room', { kind: 'room' }],
  ['member 12', { kind: 'named', name: 'member 12' }],
  ['tables', { kind: 'named', name: 'tables' }],
  ['table', { kind: 'named', name: 'table' }],
])('%s', (text, party) => {
  expect(partyFrom(text)).toEqual(party)
  expect(partyKey(partyFrom(text))).toBe(text)
})

test('whatever somebody types in keeps its text', () => {
  assert(
    property(string(), (text) => partyKey(partyFrom(text)) === text),
    { seed: 7 },
  )
})

test('a place at a table is found again', () => {
  const table = constantFrom('1', '12', 'VIP 1', 'seat 4')
  const seat = integer({ min: 1, max: 99 }).map(String)
  const places = oneof(
    record({ kind: constantFrom('seat' as const), table, seat }),
    record({ kind: constantFrom('backline' as const), table, seat, nth: integer({ min: 1, max: 20 }) }),
    record({ kind: constantFrom('player-dealer' as const), table }),
  )
  assert(
    property(places, (place: Party) => {
      expect(partyFrom(partyKey(place))).toEqual(place)
      expect(isSameParty(place, partyFrom(partyKey(place)))).toBe(true)
    }),
    { seed: 7 },
  )
})
