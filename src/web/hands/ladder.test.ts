import { expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { threeCard } from '../../cards/hands/three.ts'
import { evaluate } from '../../cards/high/high.ts'
import { ladderOf, placeOf } from './ladder.ts'

const high = (cards: Card[]) => ({ strength: evaluate(cards), cards })

test('five cards: 7,462 hands, and as many deals as there are ways to take 5 of 52', () => {
  const { rungs, deals } = ladderOf(5, high)
  expect(rungs.length).toBe(7462)
  expect(deals).toBe((52 * 51 * 50 * 49 * 48) / 120)
  expect(rungs.reduce((sum, rung) => sum + rung.deals, 0)).toBe(deals)
})

test('every example holds five different cards', () => {
  for (const { hand } of ladderOf(5, high).rungs) expect(new Set(hand.cards).size).toBe(5)
})

test('three cards agree with every one of the 22,100 deals counted one by one', () => {
  const counted = new Map<number, number>()
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        const { strength } = threeCard([a, b, c])
        counted.set(strength, (counted.get(strength) ?? 0) + 1)
      }
  const { rungs } = ladderOf(3, threeCard)
  expect(new Map(rungs.map(({ strength, deals }) => [strength, deals]))).toEqual(counted)
})

test('a royal flush stands on the top rung and leaves the other 2,598,956 deals below', () => {
  const ladder = ladderOf(5, high)
  const place = placeOf(ladder, evaluate([48, 44, 40, 36, 32]))
  expect(place).toMatchObject({
    above: undefined,
    rungsBelow: 7461,
    rungs: 7462,
    dealsBelow: 2_598_956,
    dealsBeside: 4,
  })
  expect(place.below?.strength).toBe(7461)
})

test('7-5-4-3-2 without a flush stands on the lowest: 4^5 deals less the 4 flushes', () => {
  const place = placeOf(ladderOf(5, high), 1)
  expect(place).toMatchObject({ below: undefined, rungsBelow: 0, dealsBelow: 0, dealsBeside: 1020 })
})
