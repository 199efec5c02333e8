import { assert, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { choose, everyHand } from '../count/combinations.ts'
import { cardsOf, DECK_52 } from '../deck.ts'
import { choices, groupsOf, isOneSuit, ranksOf, straightTop } from '../groups.ts'
import { packed } from '../standing.ts'
import { FOUR_CARD_CATEGORIES, fourCard, fourCardIndex, fourCardStrength } from './four.ts'

function counted(size: number): Record<string, number> {
  const counts = new Float64Array(8)
  everyHand(52, size, (cards) => {
    counts[fourCardIndex(fourCardStrength(cards))]!++
  })
  return Object.fromEntries(FOUR_CARD_CATEGORIES.map((category, index) => [category, counts[index]!]))
}

/** How many sets of `size` ranks hold four in a row. */
function setsWithRow(size: number): number {
  let found = 0
  everyHand(13, size, (ranks) => {
    const has = (rank: number) => ranks.includes((rank + 13) % 13)
    if (Array.from({ length: 11 }, (_, low) => low - 1).some((low) => [0, 1, 2, 3].every((step) => has(low + step))))
      found++
  })
  return found
}

const FOUR_SUITED_OF_FIVE_DISTINCT = 4 * (1 + 5 * 3)
const FOUR_SUITED_WITH_PAIR = 4 * 3

test('the best four of all 2,598,960 five-card deals, as arithmetic says', () => {
  const straightFlushes = 4 * (setsWithRow(4) * 39 + setsWithRow(5))
  const straights =
    setsWithRow(5) * (4 ** 5 - FOUR_SUITED_OF_FIVE_DISTINCT) +
    setsWithRow(4) * 4 * (choose(4, 2) * 4 ** 3 - FOUR_SUITED_WITH_PAIR)
  const twoPairs = choose(13, 2) * 11 * choose(4, 2) ** 2 * 4
  const pairs = choose(13, 4) * 4 - setsWithRow(4) * 4
  const expected = {
    'four of a kind': 13 * 48,
    'straight flush': straightFlushes,
    'three of a kind': 13 * 4 * choose(48, 2),
    flush: 4 * (choose(13, 4) * 39 + choose(13, 5)) - straightFlushes,
    straight: straights,
    'two pair': twoPairs,
    pair: pairs * (choose(4, 2) * 4 ** 3 - FOUR_SUITED_WITH_PAIR),
    'high card': (choose(13, 5) - setsWithRow(5)) * (4 ** 5 - FOUR_SUITED_OF_FIVE_DISTINCT),
  }
  expect(counted(5)).toEqual(expected)
  expect(Object.values(expected).reduce((sum, count) => sum + count)).toBe(choose(52, 5))
})

/** Every choice of four, told from the definition. */
function slowly(cards: readonly Card[]): number {
  return Math.max(...[...choices(cards, 4)].map(slowFour))
}

function slowFour(cards: readonly Card[]): number {
  const groups = groupsOf(ranksOf(cards))
  const pattern = groups.map(({ count }) => count).join('')
  const row = straightTop(ranksOf(cards))
  const plain = { '4': 7, '31': 5, '22': 2, '211': 1, '1111': 0 }[pattern] ?? 0
  const category = Math.max(plain, row === undefined ? 0 : isOneSuit(cards) ? 6 : 3, isOneSuit(cards) ? 4 : 0)
  return packed(category, row !== undefined ? [row] : groups.map(({ rank }) => rank))
}

test('agrees with every choice of four', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 4, maxLength: 7 }), (cards) => {
      expect(fourCardStrength(cards)).toBe(slowly(cards))
      expect(FOUR_CARD_CATEGORIES[fourCardIndex(slowly(cards))]).toBe(fourCard(cards).category)
    }),
    { numRuns: 2000 },
  )
  // Few ranks and suits make pairs, rows and flushes frequent.
  const close = cardsOf(DECK_52).filter((card) => card >= 40 || card < 8 || card % 4 === 0)
  assert(
    property(shuffledSubarray(close, { minLength: 5, maxLength: 7 }), (cards) => {
      expect(fourCardStrength(cards)).toBe(slowly(cards))
    }),
    { numRuns: 3000 },
  )
})

test('agrees with every choice of four in a deck of four ranks, where trips meet trips', () => {
  const ranks = [12, 7, 6, 0]
  everyHand(16, 6, (places) => {
    const cards = places.map((place) => ranks[place >> 2]! * 4 + (place & 3))
    expect(fourCardStrength(cards)).toBe(slowly(cards))
  })
})

test.each([3, 8])('%d cards are not a hand', (size) => {
  expect(() => fourCard(cardsOf(DECK_52).slice(0, size))).toThrow('4 to 7 cards')
})
