import { assert, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import type { Card } from '../card.ts'
import { cardsOf, DECK_52 } from '../deck.ts'
import { choices } from '../groups.ts'
import { evaluate } from '../high/high.ts'
import { bothHolePlay, holePlay, twoAndThree, twoAndThreeStrength } from './hole.ts'

test.each([
  ['both make the flush', 'Ah Kh', '2h 3h 4h Qd Jc', true],
  ['the kicker plays', 'As Kd', '7h 6c 9s 9d 2c', true],
  ['one kicker is too low', '9s 5s', '6s Jh Qd Jc 4s', false],
  ['board quads, one kicker', 'As 2d', '9s 9d 9c 9h 3s', false],
  ['broadway on the board, matched by both', 'As Kd', 'Ac Kh Qc Jh Ts', true],
  ['aces full, but the queen has no place', 'Ac Qd', 'As Ad Kc Kh Qh', false],
  ['royal on the board', '2c 3d', 'As Ks Qs Js Ts', false],
])('both hole cards play: %s', (_, hole, board, both) => {
  expect(bothHolePlay(cardsIn(hole), cardsIn(board))).toBe(both)
})

test('a matched board card plays but is not needed', () => {
  const [ace, king] = cardsIn('As Kd') as [Card, Card]
  const play = holePlay([ace, king], cardsIn('Ac Kh Qc Jh Ts'))
  expect([play.canPlay([ace]), play.canPlay([ace, king]), play.isNeeded(ace), play.isNeeded(king)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a card is needed exactly when the hand is weaker without it', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 7, maxLength: 7 }), (seven) => {
      const hole = seven.slice(0, 2)
      const play = holePlay(hole, seven.slice(2))
      expect(play.strength).toBe(evaluate(seven))
      for (const card of hole) {
        expect(play.isNeeded(card)).toBe(evaluate(seven.filter((other) => other !== card)) < play.strength)
      }
    }),
  )
})

test.each([
  ['one spade in the hole is no flush', 'As Kd 7c 2h', 'Qs Js Ts 9s 3d', 'straight'],
  ['quads on the board are three', 'Ks 8d 5c 4h', '9c 9h 9d 9s 2c', 'three of a kind'],
  ['three aces in the hole are two', 'As Ad Ac Kh', 'Ah 2d 3c 4s 9h', 'three of a kind'],
  ['five hole cards', '2c 3d As Ks 7d', 'Qs Js Ts 9h 3c', 'royal flush'],
])('two and three: %s', (_, hole, board, category) => {
  expect(twoAndThree(cardsIn(hole), cardsIn(board)).category).toBe(category)
})

test('two and three is the best of every pair with every three, and never above the best of all', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 9, maxLength: 10 }), (all) => {
      const [board, hole] = [all.slice(0, 5), all.slice(5)]
      const every = [...choices(all, 5)].filter((five) => five.filter((card) => hole.includes(card)).length === 2)
      expect(twoAndThreeStrength(hole, board)).toBe(Math.max(...every.map((five) => evaluate(five))))
    }),
    { numRuns: 100 },
  )
})
