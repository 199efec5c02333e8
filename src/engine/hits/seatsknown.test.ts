import { expect, test } from 'vitest'
import type { Hand } from '../judging/fact.ts'
import { areAllIn, toldOtherwise } from './seatsknown.ts'

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
  expect(areAllIn('holdem', [])).toBe(true)
  expect(areAllIn('pai-gow-poker', [])).toBe(false)
  expect(areAllIn('holdem', [{ is: 'dealt in', told: 5, seats: 6 }])).toBe(false)
})
