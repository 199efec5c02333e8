import { expect, test } from 'vitest'
import { JOKER } from './card.ts'
import { cardsOf, copiesIn, DECK_52, DECK_53, differentCards, PAN_9_SHOE, shoe, sizeOf } from './deck.ts'
import { HAWAIIAN_SHOE } from './hands/hawaiian.ts'
import { MEXICAN_DECK } from './hands/mexican.ts'
import { POKARA_SHOE } from './hands/pokara.ts'

test.each([
  [DECK_52, 52, 52],
  [DECK_53, 53, 53],
  [shoe(2), 104, 52],
  [shoe(8), 416, 52],
  [shoe(8, 8), 424, 53],
  [PAN_9_SHOE, 288, 36],
  [MEXICAN_DECK, 41, 41],
  [POKARA_SHOE, 312, 52],
  [HAWAIIAN_SHOE, 424, 53],
])('$name', (deck, size, different) => {
  expect(sizeOf(deck)).toBe(size)
  expect(cardsOf(deck)).toHaveLength(size)
  expect(differentCards(deck)).toHaveLength(different)
  for (const card of differentCards(deck)) {
    expect(cardsOf(deck).filter((held) => held === card)).toHaveLength(copiesIn(deck, card))
  }
})

test('a rank that was taken out is not there', () => {
  const sevens = [20, 21, 22, 23]
  expect(sevens.map((card) => copiesIn(PAN_9_SHOE, card))).toEqual([0, 0, 0, 0])
  expect([copiesIn(PAN_9_SHOE, 19), copiesIn(PAN_9_SHOE, 36)]).toEqual([8, 8])
})

test('a number that is no card is in no deck', () => {
  expect([-1, 53, JOKER].map((card) => copiesIn(DECK_52, card))).toEqual([0, 0, 0])
})

test.each([0, 9, 1.5])('a shoe of %d decks is refused', (copies) => {
  expect(() => shoe(copies)).toThrow('a shoe has 1 to 8 decks')
})
