import { expect, test } from 'vitest'
import { byTable, parseSpot, readSpot, type Spot, type SpotPlace, seatOf, spotOf } from './spot.ts'

test.each<[Spot, SpotPlace]>([
  ['3', { seat: '3' }],
  ['12', { seat: '12' }],
  ['3b1', { seat: '3', backline: 1 }],
  ['12b10', { seat: '12', backline: 10 }],
  ['3d', { seat: '3', onDealer: true }],
  ['3b2d', { seat: '3', backline: 2, onDealer: true }],
])('%s is written and read the same way', (spot, place) => {
  expect(spotOf(place)).toBe(spot)
  expect(readSpot(spot)).toEqual(place)
  expect(parseSpot(spot)).toBe(spot)
  expect(seatOf(spot)).toBe(place.seat)
})

test('the position of the player-dealer has letters of other spots in its name and is none of them', () => {
  expect(spotOf({ seat: 'player-dealer' })).toBe('player-dealer')
  expect(readSpot('player-dealer')).toEqual({ seat: 'player-dealer' })
})

test.each(['', '0', '03', '3b', '3b0', '3db1', 'b1', '3 ', '100', 'player-dealer'])(
  'nobody writes %j for a spot',
  (text) => {
    expect(parseSpot(text)).toBeUndefined()
  },
)

test('tables stand by number, names after them', () => {
  const tables = ['10', '2', 'VIP 10', '1', 'VIP 2', '12A', '12'].map((table) => ({ table }))
  expect(tables.sort(byTable).map(({ table }) => table)).toEqual(['1', '2', '10', '12', '12A', 'VIP 2', 'VIP 10'])
})
