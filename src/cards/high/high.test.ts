import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slowBest, slowCompare } from '../../../tests/slow-evaluator.ts'
import { RANKS, SUITS } from '../card.ts'
import {
  bestFive,
  categoryOf,
  describe,
  evaluate,
  evaluate5,
  evaluate6,
  evaluate7,
  evaluateAll,
  HIGH_CATEGORIES,
  STRENGTH_MAX,
  strengthOf,
  tiebreakOf,
} from './high.ts'
import { RANK_KEYS } from './tables.ts'

const cards = (text: string) =>
  text.split(' ').map((sign) => RANKS.indexOf(sign[0] as 'A') * 4 + SUITS.indexOf(sign[1] as 's'))
const deal = (size: number) =>
  fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, card) => card),
    { minLength: size, maxLength: size },
  )
/** Few ranks or few suits, where pairs, full houses, quads, flushes and straight flushes are common. */
const steeredDeal = (size: number) =>
  fc.constantFrom([0, 1, 2, 3, 4, 12], [5, 6, 7], [8, 9, 10, 11, 12], [3, 12]).chain((ranks) =>
    fc.shuffledSubarray(
      ranks.flatMap((rank) => [0, 1, 2, 3].map((suit) => rank * 4 + suit)),
      { minLength: size, maxLength: size },
    ),
  )
const suitedDeal = (size: number) =>
  fc.shuffledSubarray(Array.from({ length: 13 }, (_, rank) => rank * 4 + 2).concat([0, 5, 27, 48]), {
    minLength: size,
    maxLength: size,
  })
const anyDeal = fc.constantFrom(5, 6, 7).chain((size) => fc.oneof(deal(size), steeredDeal(size), suitedDeal(size)))

test.each([
  ['As Ks Qs Js Ts', 'royal flush'],
  ['As Ks Qs Js Ts 9s 8s', 'royal flush'],
  ['5h 4h 3h 2h Ah Kh Qh', 'straight flush, five high'],
  ['6h 5h 4h 3h 2h Ah Kd', 'straight flush, six high'],
  ['8c 8d 8h 8s Kc Kd Ks', 'four of a kind, eights, king kicker'],
  ['Ac Ad Ah Kc Kd Kh 2s', 'full house, aces over kings'],
  ['6c 6d 6h 2s 2h 3c 3d', 'full house, sixes over threes'],
  ['Js Qs Ks As 2s', 'flush, ace, king, queen, jack, two'],
  ['As Kd Qc Jh Td Tc Ts', 'straight, ace high'],
  ['As 2d 3c 4h 5s 9d 9c', 'straight, five high'],
  ['Ac Ad As 2c 3d 4h 9s', 'three of a kind, aces, nine, four kickers'],
  ['6c 6d 5c 5d 4c 4d As', 'two pair, sixes and fives, ace kicker'],
  ['Qs Ks As 2d 3c Kd', 'pair of kings, ace, queen, three kickers'],
  ['Qs Ks As 2d 3c', 'high card, ace, king, queen, three, two'],
])('%s is %s', (hand, says) => {
  expect(describe(evaluate(cards(hand)))).toBe(says)
})

test('strengths run from seven-high to the royal flush', () => {
  expect(evaluate(cards('7c 5d 4c 3c 2c'))).toBe(1)
  expect(evaluate(cards('As Ks Qs Js Ts'))).toBe(7462)
})

test('category, tiebreak and order are those of the slow evaluator', () => {
  fc.assert(
    fc.property(anyDeal, anyDeal, (one, other) => {
      const [strength, slow] = [evaluate(one), slowBest(one)]
      expect({ category: categoryOf(strength), ranks: tiebreakOf(strength) }).toEqual(slow)
      expect(Math.sign(strength - evaluate(other))).toBe(Math.sign(slowCompare(slow, slowBest(other))))
    }),
    { numRuns: 5000 },
  )
})

test('the order of the cards and the names of the suits do not matter', () => {
  fc.assert(
    fc.property(anyDeal, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.nat(), (hand, suits, turn) => {
      const other = hand.map((card) => (card & ~3) | suits[card & 3]!)
      const turned = hand.map((_, at) => other[(at + turn) % hand.length]!)
      expect(evaluate(turned)).toBe(evaluate(hand))
    }),
  )
})

test('the best five are five of the cards and as strong as all of them', () => {
  fc.assert(
    fc.property(anyDeal, (hand) => {
      const five = bestFive(hand)
      expect(new Set(five).size).toBe(5)
      expect(five.every((card) => hand.includes(card))).toBe(true)
      expect(slowBest(five)).toEqual(slowBest(hand))
    }),
  )
})

test('one by one, in a row or in an array: the same strength', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(deal(7), suitedDeal(7)), { maxLength: 20 }), (hands) => {
      const out = new Uint16Array(hands.length)
      evaluateAll(Uint8Array.from(hands.flat()), out)
      expect([...out]).toEqual(hands.map((hand) => evaluate(hand)))
      for (const [a, b, c, d, e, f, g] of hands as [number, number, number, number, number, number, number][]) {
        expect(evaluate7(a, b, c, d, e, f, g)).toBe(evaluate([a, b, c, d, e, f, g]))
        expect(evaluate6(a, b, c, d, e, f)).toBe(evaluate([a, b, c, d, e, f]))
        expect(evaluate5(a, b, c, d, e)).toBe(evaluate([a, b, c, d, e]))
      }
    }),
  )
})

test('every strength has its own category and tiebreak, in rising order, and they lead back to it', () => {
  let below = { category: 'high card', ranks: [-1] }
  for (let strength = 1; strength <= STRENGTH_MAX; strength++) {
    const hand = { category: categoryOf(strength), ranks: tiebreakOf(strength) }
    expect(slowCompare(hand, below)).toBeGreaterThan(0)
    expect(strengthOf(hand.category, hand.ranks)).toBe(strength)
    below = hand
  }
  expect(below).toEqual({ category: 'royal flush', ranks: [12] })
})

test('a floor of quads of eights or better stands exactly there', () => {
  const floor = strengthOf('four of a kind', [6, 0])
  expect(evaluate(cards('8c 8d 8h 8s 2c'))).toBe(floor)
  expect(evaluate(cards('7c 7d 7h 7s Ac'))).toBe(floor - 1)
})

test.each([
  ['four of a kind', [6, 6]],
  ['four of a kind', [6]],
  ['full house', [13, 1]],
  ['two pair', [3, 5, 1]],
  ['pair', [3, 5, 7, 1]],
  ['high card', [12, 3, 2, 1, 0]],
  ['flush', [12, 11, 10, 9, 8]],
  ['straight', [2]],
  ['straight flush', [12]],
  ['royal flush', [11]],
  ['three of a kind', [1, 0.5, 0]],
] as const)('no %s is decided by %j', (category, ranks) => {
  expect(() => strengthOf(category, ranks)).toThrow(`no ${category} has the deciding ranks [${ranks.join(', ')}]`)
})

test.each([0, 7463, 1.5, Number.NaN])('%s is no strength', (strength) => {
  expect(() => categoryOf(strength)).toThrow('strengths are whole numbers from 1 to 7462')
  expect(() => tiebreakOf(strength)).toThrow('strengths are whole numbers from 1 to 7462')
  expect(() => describe(strength)).toThrow('strengths are whole numbers from 1 to 7462')
})

test('a wrong number of cards is refused', () => {
  expect(() => evaluate([0, 1, 2, 3])).toThrow('5, 6 or 7 cards, not from 4')
  expect(() => evaluate([0, 1, 2, 3, 4, 5, 6, 7])).toThrow('5, 6 or 7 cards, not from 8')
  expect(() => bestFive([0, 1])).toThrow('5, 6 or 7 cards, not from 2')
  expect(() => evaluateAll(new Uint8Array(8), new Uint16Array(2))).toThrow(
    '8 cards are not a whole number of 7-card hands',
  )
  expect(() => evaluateAll(new Uint8Array(14), new Uint16Array(1))).toThrow('2 hands need as many places')
})

test('sums of seven rank keys are all different', () => {
  const sums = new Set<number>()
  let hands = 0
  const pick = (rank: number, left: number, sum: number) => {
    if (left === 0) {
      hands++
      sums.add(sum)
    } else if (rank < 13) {
      for (let count = 0; count <= Math.min(4, left); count++)
        pick(rank + 1, left - count, sum + count * RANK_KEYS[rank]!)
    }
  }
  pick(0, 7, 0)
  expect([hands, sums.size]).toEqual([49205, 49205])
})

test('categories are named once each', () => {
  expect(HIGH_CATEGORIES.map((category) => HIGH_CATEGORIES.indexOf(category))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

/**
 * Strengths may be kept for years, so once given they never change. SHA-256 over all hands in rising order of cards,
 * 16 bits each, low byte first. A second program in another language, knowing only the rules, came to the same digest.
 */
const FROZEN = 'f726a3c1a70fe2965ba5d4a1fd254dc0de9de79c9beea030ffc21e09972370c1'
test('the strengths of all five-card hands are frozen', () => {
  const strengths = new Uint16Array(2_598_960)
  let at = 0
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) for (let e = d + 1; e < 52; e++) strengths[at++] = evaluate5(a, b, c, d, e)
      }
    }
  }
  const bytes = Buffer.alloc(strengths.length * 2)
  for (const [place, strength] of strengths.entries()) bytes.writeUInt16LE(strength, place * 2)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(FROZEN)
})
