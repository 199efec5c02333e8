import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, giveBack, takeFrom, takenOf, withTaken } from './lots.ts'
import type { Lot, Slice } from './vocabulary.ts'

const LOTS: readonly Lot[] = [
  { ends: '2026-06-10T00:00', left: 3 },
  { ends: '2026-06-20T00:00', left: 5 },
  { ends: '', left: 4 },
]

test('what ends first is taken first, and what lasts to the end comes last', () => {
  expect(takeFrom(LOTS, 9)).toEqual([
    ['2026-06-10T00:00', 3],
    ['2026-06-20T00:00', 5],
    ['', 1],
  ])
  expect(takeFrom(LOTS, 12)).toHaveLength(3)
  expect(takeFrom(LOTS, 13)).toBeUndefined()
})

test('whatever is taken goes back to where it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), (credits) => {
      const taken = takeFrom(LOTS, credits)!
      expect(takenOf(taken)).toBe(credits)
      expect(countOf(withTaken(LOTS, taken, -1))).toBe(12 - credits)
      expect(withTaken(withTaken(LOTS, taken, -1), taken, 1)).toEqual(LOTS)
    }),
  )
})

test('what goes back to a lot that has ended is gone with it', () => {
  const tracked = { since: 0, due: '2026-06-15T10:00', at: 0, of: new Map(), out: [] }
  const own: Slice = {
    crediting: new Map([['a/b', tracked]]),
    creditLots: new Map(),
    prizesReserved: new Map(),
    redeemed: new Map(),
    redemptionsSoFar: 0,
    reservationsSoFar: 0,
  }
  giveBack(own, 'a/b', 'kim', [
    ['2026-06-10T00:00', 3],
    ['2026-06-20T00:00', 2],
  ])
  expect(own.creditLots.get('a/b')?.get('kim')).toEqual([{ ends: '2026-06-20T00:00', left: 2 }])
})
