import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { rankOf } from '../card.ts'
import { DECK_52, differentCards, shoe } from '../deck.ts'
import { blackjackInWords, blackjackStrength, blackjackTotal, blackjackValue } from './blackjack.ts'

const cards = (text: string) => cardsIn(text, shoe(8))

test.each([
  ['As Kd', 'blackjack'],
  ['As 9d Ac', 'soft 21'],
  ['As 6d Tc', 'hard 17'],
  ['As Ad Ac Ah', 'soft 14'],
  ['Ts Kd 2c', 'bust with 22'],
  ['As Ad Kc Kh', 'bust with 22'],
  ['7s 7d 7c', 'hard 21'],
  ['As Ad 9c Kh', 'hard 21'],
])('%s is %s', (text, says) => {
  expect(blackjackInWords(cards(text))).toBe(says)
})

test('a blackjack beats any other 21, a bust loses to everything', () => {
  const strengths = ['As Kd', '7s 7d 7c', 'Ts 9d', '2s 2d', 'Ts Kd 2c'].map((text) => blackjackStrength(cards(text)))
  expect(strengths).toEqual([...new Set(strengths)].sort((one, other) => other - one))
})

test('the total is the best of every way to count the aces', () => {
  assert(
    property(array(constantFrom(...differentCards(DECK_52)), { minLength: 1, maxLength: 8 }), (hand) => {
      const aces = hand.filter((card) => rankOf(card) === 12).length
      const low = hand.reduce((sum, card) => sum + blackjackValue(card), 0)
      const ways = Array.from({ length: aces + 1 }, (_, elevens) => low + 10 * elevens)
      const standing = ways.filter((total) => total <= 21)
      const { total, isSoft, isBust } = blackjackTotal(hand)
      expect(total).toBe(standing.length > 0 ? Math.max(...standing) : low)
      expect(isSoft).toBe(total !== low)
      expect(isBust).toBe(standing.length === 0)
    }),
  )
})
