import { assert, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import type { Card } from '../card.ts'
import { cardsOf, DECK_52 } from '../deck.ts'
import { categoryOf, evaluate } from '../high/high.ts'
import { aceToFive, deuceToSeven, isEightOrBetter } from './low.ts'

const falls = (strengths: readonly number[]) =>
  strengths.every((strength, at) => at === 0 || strength < strengths[at - 1]!)

test('ace to five: each hand beats the next', () => {
  const ladder = [
    'As 2d 3c 4h 5s', 'As 2d 3c 4h 6s', '2s 3d 4c 5h 6s', 'As 2s 3s 4s 7s', 'As 2d 3c 7h 8s', 'As 2d 4c 7h 8s', '7s 8d 9c Th Js',
    'Ks Qd Jc Th 9s', 'As Ad 2c 3h 4s', 'As Ad 2c 3h 5s', '2s 2d Ac 3h 4s', 'Ks Kd Qc Jh Ts', '2s 2d Ac Ah 3s', '3s 3d Ac Ah 2s',
    '3s 3d 2c 2h As', 'As Ad Ac 2h 3s', '2s 2d 2c Ah 3s', 'As Ad Ac 2h 2s', 'Ks Kd Kc Qh Qs', 'As Ad Ac Ah 2s', 'Ks Kd Kc Kh Qs',
  ] // biome-ignore format: a ladder
  expect(falls(ladder.map((text) => aceToFive(cardsIn(text)).strength))).toBe(true)
})

test('deuce to seven: each hand beats the next', () => {
  const ladder = [
    '7s 5d 4c 3h 2s', '7s 6d 4c 3h 2s', '7s 6d 5c 3h 2s', '8s 5d 4c 3h 2s', '8s 7d 6c 5h 3s', 'Ks Qd Jc Th 8s', 'As 2d 3c 4h 5s',
    'As Kd Qc Jh 9s', '2s 2d 3c 4h 5s', 'Ks Kd Qc Jh 9s', 'As Ad 2c 3h 4s', '3s 3d 2c 2h 4s', 'As Ad Ac 2h 3s', '6s 5d 4c 3h 2s',
    'As Kd Qc Jh Ts', '7s 5s 4s 3s 2s', 'As 5s 4s 3s 2s', '2s 2d 2c 3h 3s', '2s 2d 2c 2h 3s', '6s 5s 4s 3s 2s', 'As Ks Qs Js Ts',
  ] // biome-ignore format: a ladder
  expect(falls(ladder.map((text) => deuceToSeven(cardsIn(text)).strength))).toBe(true)
})

/** From the definition: first how often ranks repeat, then the ranks, aces low. */
function aceToFiveSlowly(five: readonly Card[]): string {
  const values = five.map((card) => (card >> 2 === 12 ? 1 : (card >> 2) + 2))
  const times = (value: number) => values.filter((other) => other === value).length
  const sorted = [...values].sort((one, other) => times(other) - times(one) || other - one)
  return [...sorted.map(times), ...sorted.map((value) => String(value).padStart(2, '0'))].join(' ')
}

test('ace to five orders two hands as the definition does', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 10, maxLength: 10 }), (ten) => {
      const [a, b] = [ten.slice(0, 5), ten.slice(5)]
      const [slowA, slowB] = [aceToFiveSlowly(a), aceToFiveSlowly(b)]
      const difference = aceToFive(a).strength - aceToFive(b).strength
      expect(Math.sign(difference)).toBe(slowA === slowB ? 0 : slowA < slowB ? 1 : -1)
    }),
    { numRuns: 2000 },
  )
})

test('deuce to seven is high poker upside down, but for hands with the wheel', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 10, maxLength: 10 }), (ten) => {
      const [a, b] = [ten.slice(0, 5), ten.slice(5)]
      const isWheel = (five: readonly Card[]) =>
        [0, 1, 2, 3, 12].every((rank) => five.some((card) => card >> 2 === rank))
      if (isWheel(a) || isWheel(b)) return
      expect(Math.sign(deuceToSeven(a).strength - deuceToSeven(b).strength)).toBe(Math.sign(evaluate(b) - evaluate(a)))
      const high = categoryOf(evaluate(a))
      expect(deuceToSeven(a).category).toBe(high === 'high card' ? 'no pair' : high)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['8s 7d 6c 5h 4s', true],
  ['9s 2d 3c 4h As', false],
  ['2s 2d 3c 4h As', false],
  ['As 2d 3c 4h 5s Kd Ks', true],
])('%s is eight or better: %s', (text, qualifies) => {
  expect(isEightOrBetter(aceToFive(cardsIn(text)))).toBe(qualifies)
})
