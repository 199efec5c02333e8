import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../tests/cards.ts'
import type { Card } from './card.ts'
import { choose, everyHand } from './count/combinations.ts'
import { cardsOf, PAN_9_SHOE, shoe } from './deck.ts'
import { caribbeanStud, dealerQualifies } from './hands/caribbean.ts'
import { HAWAIIAN_SHOE, hawaiianBlackjack } from './hands/hawaiian.ts'
import { MEXICAN_DECK, mexicanPoker } from './hands/mexican.ts'
import { nineAndAHalf, panNine } from './hands/nines.ts'
import { POKARA_SHOE, pokara } from './hands/pokara.ts'
import { isSuitedWar, isWar, war } from './hands/war.ts'

const isFalling = (strengths: readonly number[]) => strengths.every((one, at) => at === 0 || one < strengths[at - 1]!)

describe('Mexican Poker', () => {
  const hand = (text: string, joker?: 'up' | 'down') => mexicanPoker(cardsIn(text, MEXICAN_DECK), joker)

  test('each hand beats the next', () => {
    const ladder = [
      'As Ad Ac Ah Xx', 'Ks Kd Kc Kh Xx', 'As Ks Qs Js 7s', 'Ks Qs Js 7s 6s', '5s 4s 3s 2s As', 'Ks Kd Kc Kh Qs', 'As Ks Qs Js 2s', 'As Ad Ac Kh Ks',
      'Ad Ks Qs Js 7s', 'Kd Qs Js 7s 6s', 'Jd 7s 6s 5s 4s', '7d 6s 5s 4s 3s', '5d 4s 3s 2s As', 'As Ad Ac Kh Qs', 'As Ad Kc Kh Qs', 'As Ad Kc Qh Js', 'Ad Ks Qs Js 6s',
    ] // biome-ignore format: a ladder
    expect(isFalling(ladder.map((text) => hand(text).strength))).toBe(true)
  })

  test('the joker is any card when it is down, an ace or a completion when it is up', () => {
    expect(hand('Ks Kd 2c 4h Xx', 'down')).toMatchObject({ category: 'three of a kind' })
    expect(hand('Ks Kd 2c 4h Xx', 'up')).toMatchObject({ category: 'pair', tiebreak: ['K', 'A', '4', '2'] })
    expect(hand('Ks Qd 7c 6h Xx', 'up')).toMatchObject({ category: 'straight', tiebreak: ['K'] })
  })

  test('flushes are rarer than full houses among the 40 plain cards', () => {
    const plain = cardsOf(MEXICAN_DECK).slice(0, 40)
    const counts: Record<string, number> = {}
    everyHand(40, 5, (places) => {
      const { category } = mexicanPoker(places.map((place) => plain[place]!))
      counts[category] = (counts[category] ?? 0) + 1
    })
    const rows = 7 // A-2-3-4-5 to 7-J-Q-K-A
    expect(counts).toMatchObject({
      'royal flush': 4,
      'straight flush': 4 * (rows - 1),
      'four of a kind': 10 * 36,
      flush: 4 * (choose(10, 5) - rows),
      'full house': 10 * 4 * 9 * 6,
      straight: rows * (4 ** 5 - 4),
    })
  })
})

test('Pokara: each hand beats the next', () => {
  const ladder = [
    'Ah Ah Ah',
    'As As As',
    '2s 2s 2s',
    'As Ks Qs',
    'Ks Qs Js',
    'As Ad Ac',
    'Ah Ah As',
    'Ad Ks Qs',
    'As Ks Js',
    'As Ad Ks',
    'Ad Ks Js',
  ]
  const strengths = ladder.map((text) => pokara(cardsIn(text, POKARA_SHOE)).strength)
  expect(isFalling(strengths.filter((_, at) => at !== 6))).toBe(true)
  expect(strengths[6]).toBe(strengths[5])
})

test.each([
  ['As Ad', 'natural', 'natural 22'],
  ['Xx 5d', 'natural', 'natural 22'],
  ['As Kd', 'points', '21'],
  ['Ts Kd 2c', 'points', '22'],
  ['Ts Kd 3c', 'bust', 'bust with 23'],
  ['As Ad 9c', 'points', '21'],
  ['5s 6d Xx', 'points', '22'],
  ['Xx Xx Xx Xx', 'points', '22'],
])('Hawaiian Blackjack: %s is %s, %s', (text, category, says) => {
  expect(hawaiianBlackjack(cardsIn(text, HAWAIIAN_SHOE))).toMatchObject({ category, says })
})

describe('nines', () => {
  test('Pan 9: all three-card deals of eight short decks by total, as arithmetic says', () => {
    const shoeOf = cardsOf(PAN_9_SHOE)
    const counts = Array.from({ length: 10 }, () => 0)
    everyHand(288, 3, ([a, b, c]) => {
      counts[panNine([shoeOf[a!]!, shoeOf[b!]!, shoeOf[c!]!]).strength]!++
    })
    // Jacks, queens and kings are nothing, aces to sixes one to six.
    const held = [96, 32, 32, 32, 32, 32, 32]
    const expected = Array.from({ length: 10 }, () => 0)
    for (let a = 0; a <= 6; a++)
      for (let b = a; b <= 6; b++)
        for (let c = b; c <= 6; c++) {
          const values = [a, b, c]
          const ways = [...new Set(values)].map((value) =>
            choose(held[value]!, values.filter((other) => other === value).length),
          )
          expected[(a + b + c) % 10]! += ways.reduce((product, way) => product * way)
        }
    expect(counts).toEqual(expected)
    expect(counts[1]! * 41041).toBe(4064 * choose(288, 3))
  })

  test.each([
    ['9s Kd', 'points', '9½ points'],
    ['Ks Qd', 'points', '1 points'],
    ['9s As', 'bust', 'bust with 10'],
    ['4s 5d Tc', 'points', '9½ points'],
  ])('9½: %s', (text, category, says) => {
    expect(nineAndAHalf(cardsIn(text))).toMatchObject({ category, says })
  })
})

describe('Caribbean Stud', () => {
  test.each([
    ['As Kd 4c 3h 2s', true],
    ['As Qd Jc Th 9s', false],
    ['2s 2d 3c 4h 5s', true],
    ['Ks Qd Jc Th 8s', false],
  ])('the dealer with %s qualifies: %s', (text, qualifies) => {
    expect(dealerQualifies(cardsIn(text))).toBe(qualifies)
  })

  test('a dealer that does not qualify loses to anything', () => {
    expect(caribbeanStud(cardsIn('7s 5d 4c 3h 2s'), cardsIn('As Qd Jc Th 9s')).winner).toBe('a')
    expect(caribbeanStud(cardsIn('7s 5d 4c 3h 2s'), cardsIn('As Kd Jc Th 9s')).winner).toBe('b')
    expect(caribbeanStud(cardsIn('As Kh Jd Tc 9d'), cardsIn('Ad Kd Jc Th 9s')).winner).toBe('tie')
  })
})

test('Casino War: ace high, suits equal, the same card is suited', () => {
  const [ace, king, other, same] = cardsIn('As Kd Ah As', shoe(6)) as [Card, Card, Card, Card]
  expect(war(ace).strength).toBeGreaterThan(war(king).strength)
  expect([isWar(ace, king), isWar(ace, other), isSuitedWar(ace, other), isSuitedWar(ace, same)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
