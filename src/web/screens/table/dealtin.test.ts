import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealtInOf, JUST_IN, type Spot, type Spots } from '../report/spots.ts'
import { asSeated } from './dealtin.ts'

const FEE: Spot = { ...JUST_IN, fees: ['a/fee'] }
const seats = (spots: Spots) => Object.keys(spots).sort()
const open = { round: 4, fees: {} }

test('a table where nobody keeps seats has the keypad of always', () => {
  const spots = { 2: FEE, 7: JUST_IN }
  expect(asSeated(spots, { round: 3 }, undefined)).toEqual({ spots })
  expect(asSeated(spots, { round: 4, open }, undefined)).toEqual({ spots })
})

test('a round begins with those who sit there and are not away, without a fee that nobody has laid', () => {
  const { spots, looked } = asSeated({}, { round: 3, players: ['2', '5', '9'] }, undefined)
  expect(spots).toEqual({ 2: JUST_IN, 5: JUST_IN, 9: JUST_IN })
  expect(looked).toEqual({ round: 3, players: ['2', '5', '9'] })
})

test('before the lock whoever comes is in and whoever goes is out; the rest is as the dealer said', () => {
  const before = { round: 3, players: ['2', '5', '9'] }
  // Seat 5 is dealt out this round, seat 7 is in although nobody is known there.
  const told = { 2: FEE, 7: JUST_IN, 9: JUST_IN }
  const { spots } = asSeated(told, { round: 3, players: ['2', '5', '6'] }, before)
  expect(spots).toEqual({ 2: FEE, 6: JUST_IN, 7: JUST_IN })
})

test('what was told for one round is not told for the next; fees of those who stay lie as they lay', () => {
  const before = { round: 3, players: ['2', '5', '9'] }
  const told = { 2: FEE, 7: FEE }
  const during = asSeated(told, { round: 4, open, players: ['2', '5', '9'] }, before)
  expect(during).toEqual({ spots: told, looked: before })
  const after = asSeated(told, { round: 4, players: ['2', '5'] }, during.looked)
  expect(after.spots).toEqual({ 2: FEE, 5: JUST_IN })
})

test('seats that begin to be kept take nobody out who plays already; where they end, those who sat are gone', () => {
  const begun = asSeated({ 1: FEE, 2: JUST_IN }, { round: 3, players: ['3'] }, undefined)
  expect(seats(begun.spots)).toEqual(['1', '2', '3'])
  expect(asSeated(begun.spots, { round: 3 }, begun.looked)).toEqual({ spots: { 1: FEE, 2: JUST_IN } })
})

test('looked at twice is looked at once; a new round has as many as sit there', () => {
  const some = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5'))
  fc.assert(
    fc.property(some, some, some, fc.boolean(), (told, earlier, players, isNew) => {
      const spots = Object.fromEntries(told.map((seat) => [seat, FEE]))
      const here = { round: 4, players }
      const once = asSeated(spots, here, { round: isNew ? 3 : 4, players: earlier })
      expect(asSeated(once.spots, here, once.looked)).toEqual(once)
      if (isNew) expect(seats(once.spots)).toEqual([...players].sort())
    }),
  )
})

test('a keypad that takes over in the middle of a round has in whose fee was taken and who sits there, for that round', () => {
  const fees = { 'a/fee': ['2', '5b1', 'player-dealer'] as const }
  const taken = asSeated({}, { round: 4, open: { round: 4, fees: { 'a/fee': [...fees['a/fee']] } } }, undefined)
  expect(taken.spots).toEqual({ 2: FEE, 5: { ...JUST_IN, behind: [{ fees: ['a/fee'] }] } })
  // Where nobody keeps seats they are nobody's after it.
  expect(asSeated(taken.spots, { round: 4 }, taken.looked)).toEqual({ spots: {} })

  const kept = asSeated({}, { round: 4, open: { round: 4, fees: { 'a/fee': ['2'] } }, players: ['2', '6'] }, undefined)
  expect(kept.spots).toEqual({ 2: FEE, 6: JUST_IN })
  expect(asSeated(kept.spots, { round: 5, players: ['6'] }, kept.looked).spots).toEqual({ 6: JUST_IN })
})

test('13 Card has no player-dealer: as many are dealt in as sit there', () => {
  const table = { game: 'thirteen-card', activities: [] as never[] } as unknown as Parameters<typeof dealtInOf>[0]
  const { spots } = asSeated({}, { round: 3, players: ['2', '5'] }, undefined)
  expect(dealtInOf(table, spots)).toBe(2)
})

test('a player-dealer who sits among them counts once', () => {
  const table = { game: 'pai-gow-poker', activities: [] as never[] } as unknown as Parameters<typeof dealtInOf>[0]
  const { spots } = asSeated({}, { round: 3, players: ['2', '5', '9'] }, undefined)
  expect(dealtInOf(table, spots)).toBe(4)
  expect(dealtInOf(table, spots, { playerDealer: '5', isFree: false })).toBe(3)
})
