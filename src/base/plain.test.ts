import { expect, test } from 'vitest'
import { fromPlain, toPlain } from './plain.ts'

test('amounts go over the wire and come back as they were', () => {
  const value = {
    seats: { 3: { wagers: { ante: 1000n, owed: -5n }, cards: [1, 2] } },
    phase: 'bets',
    last: undefined,
    name: '100 n',
  }
  const plain = JSON.parse(JSON.stringify(toPlain(value)))
  expect(plain.seats['3'].wagers).toEqual({ ante: '1000n', owed: '-5n' })
  expect(fromPlain(plain)).toEqual({ seats: value.seats, phase: 'bets', name: '100 n' })
})
