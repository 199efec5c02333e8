/** Whatever the pointer shows: five different cards end it, not one fewer, and every award is kept. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIXTY, WHEEL_OF_CARDS } from '../../../tests/wheels.ts'
import { isRefusal } from '../../base/refusal.ts'
import { beginCardWheel, settleCardWheel, stepCardWheel } from './game.ts'

const shows = fc.oneof(
  { weight: 6, arbitrary: fc.record({ card: fc.integer({ min: -1, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ card: fc.integer({ min: 40, max: 53 }) }) },
  { weight: 2, arbitrary: fc.record({ award: fc.constantFrom('cap', 'jacket', 'boat') }) },
)

test('a spin is refused and changes nothing, or counts as what it shows', () => {
  let ends = 0
  fc.assert(
    fc.property(fc.array(shows, { maxLength: 25 }), (spins) => {
      let game = beginCardWheel()
      // A second reckoning: what has been seen so far.
      const cards = new Set<number>()
      const awards: string[] = []
      let count = 0
      for (const one of spins) {
        const before = structuredClone(game)
        const after = stepCardWheel(WHEEL_OF_CARDS, SIXTY, game, { do: 'spin', shows: one })
        expect(game).toEqual(before)
        const isOnWheel = 'card' in one ? one.card >= 0 && one.card < 52 : one.award !== 'boat'
        expect(isRefusal(after)).toBe(!isOnWheel || cards.size === 5)
        if (isRefusal(after)) continue
        count += 1
        if ('card' in one) cards.add(one.card)
        else awards.push(one.award)
        expect([...after.hand]).toEqual([...cards])
        const result = settleCardWheel(WHEEL_OF_CARDS, SIXTY, after)
        expect(result !== undefined).toBe(cards.size === 5)
        if (result !== undefined) {
          ends += 1
          expect(result).toMatchObject({ cards: [...cards], spins: count })
          expect(result.awards.map(({ award }) => award)).toEqual(awards)
        }
        game = after
      }
    }),
    { numRuns: 500 },
  )
  expect(ends).toBeGreaterThan(100)
})
