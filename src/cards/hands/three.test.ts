import { assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { choose, everyHand } from '../count/combinations.ts'
import { cardsOf, DECK_52 } from '../deck.ts'
import { threeCard } from './three.ts'

test('all 22,100 hands fall into the categories as arithmetic says', () => {
  const counts: Record<string, number> = {}
  everyHand(52, 3, (cards) => {
    const { category } = threeCard(cards)
    counts[category] = (counts[category] ?? 0) + 1
  })
  const rows = 12 // A-2-3 to Q-K-A
  const expected = {
    'straight flush': rows * 4,
    'three of a kind': 13 * choose(4, 3),
    straight: rows * 4 ** 3 - rows * 4,
    flush: 4 * choose(13, 3) - rows * 4,
    pair: 13 * choose(4, 2) * 48,
    'high card': (choose(13, 3) - rows) * (4 ** 3 - 4),
  }
  expect(counts).toEqual(expected)
  expect(Object.values(expected).reduce((sum, count) => sum + count)).toBe(choose(52, 3))
})

test('each hand beats the next', () => {
  const ladder = [
    'As Ks Qs',
    '3s 2s As',
    'Ah As Ad',
    '2h 2s 2d',
    'Ah Ks Qd',
    '4h 3s 2d',
    '3h 2s Ad',
    'As Ks Js',
    '5s 3s 2s',
    'Ah As Kd',
    'Ah As Qd',
    '2h 2s 3d',
    'Ah Ks Jd',
    'Ah Kd 2s',
    '5h 3s 2d',
  ]
  const strengths = ladder.map((text) => threeCard(cardsIn(text)).strength)
  expect(strengths).toEqual([...strengths].sort((one, other) => other - one))
  expect(new Set(strengths).size).toBe(ladder.length)
})

test('suits and the order of the cards never matter to strength', () => {
  assert(
    property(
      shuffledSubarray(cardsOf(DECK_52), { minLength: 3, maxLength: 3 }),
      constantFrom(1, 2, 3),
      (cards, turn) => {
        const turned = cards.map((card) => (card & ~3) | ((card + turn) & 3)).reverse()
        expect(threeCard(turned).strength).toBe(threeCard(cards).strength)
      },
    ),
  )
})
