import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { cardOf } from '../card.ts'
import { isFoul, specialsOf, thirteenFront } from './thirteen.ts'

describe('a set is in order or foul', () => {
  test.each([
    ['front pair above middle pair', 'As Ad Kc', '7s 7d 8c 9h 2h', 'Ts Td Tc 2d 3h', true],
    ['middle above back', '2s 3d 5c', 'Ts Td Tc 4h 6h', '7s 7d 8c 9h Kh', true],
    ['same pair, higher kicker behind', '9s 9d Kc', '9c 9h As 3d 2d', 'Ts Td Tc 4h 6h', false],
    ['same pair, lower kicker behind', '9s 9d Ac', '9c 9h Ks 3d 2d', 'Ts Td Tc 4h 6h', true],
    ['same pair, same kicker', '9s 9d Ac', '9c 9h As 3d 2d', 'Ts Td Tc 4h 6h', false],
    ['suited A-K-Q in front is ace high', 'As Ks Qs', '2s 2d 3c 4h 5h', '7s 7d 7c 9h 9d', false],
    ['front trips above middle trips', '5s 5d 5c', '3s 3d 3c 9h Kd', 'As Ad Ac Kh Ks', true],
    ['front trips below a straight', '5s 5d 5c', '2s 3d 4c 6h 5h', 'As Ad Ac Kh Ks', false],
    ['middle equal to back', '2s 3d 5c', 'As Kd Qc Jh 9h', 'Ad Kc Qh Js 9d', false],
  ])('%s', (_, front, middle, back, foul) => {
    expect(isFoul({ front: cardsIn(front), middle: cardsIn(middle), back: cardsIn(back) })).toBe(foul)
  })

  test('in front there are no straights or flushes', () => {
    expect(['As Ks Qs', '2s 2d As', '2s 2d 2c'].map((text) => thirteenFront(cardsIn(text)).category)).toEqual([
      'high card',
      'pair',
      'three of a kind',
    ])
  })
})

describe('specials', () => {
  test.each([
    ['2s 3c 4d 5c 6c 7d 8d 9h Th Js Qh Kh Ah', ['dragon', 'three straights']],
    ['2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As', ['clean dragon', 'three flushes', 'three straights']],
    ['2s 2d 2c 2h 4s 4d 5s 5d 6s 6d 7s 7d 9c', ['six pairs']],
    ['2s 2d 2c 3s 3d 3c 4s 4d 4c 5s 5d 5c 9h', ['four trips']],
    ['2s 2d 2c 2h 3s 3d 3c 3h 9s 9d 9c 9h Kh', ['six pairs', 'three quads']],
    ['2s 2d 2c 2h 3s 3d 3c 3h 4s 4d 4c 9h Kh', []],
    ['2s 3s 4s 7s 8s 9s Ts Qs 3d 5d 7d 9d Jd', ['three flushes']],
    ['2s 3s 4s 7s 8s 9s Ts Qs Ks As 3d 5d 7d', ['three flushes']],
    ['2s 3s 4s 7s 8s 9s Ts Qs Ks As 3d 5d 7c', []],
    ['As Kd Qc Ah Ks Qd Jc Th 5s 4d 3c 2h Ac', ['three straights']],
    ['8s 8d 9c 9h Ts Td Jc Jh Qs Qd Kc Kh Ad', ['all 8 or higher', 'six pairs']],
    ['8s 8d 2c 2h 3s 3d 4c 4h 5s 5d 6c 6h 7d', ['all 2 to 8', 'six pairs']],
    ['As 2d 3c 2h 3s 4d 5c 6h 9s Td Jc Qh Kd', ['three straights']],
    ['As 2d 3c 2h 3s 4d 5c 7h 9s Td Jc Qh Kd', []],
  ])('%s', (text, specials) => {
    expect(specialsOf(cardsIn(text))).toEqual(specials)
  })

  test('thirteen cards built of three rows are found', () => {
    assert(
      property(
        tuple(integer({ min: -1, max: 8 }), integer({ min: -1, max: 8 }), integer({ min: -1, max: 10 })),
        (lows) => {
          const rows = lows.map((low, place) =>
            Array.from({ length: place === 2 ? 3 : 5 }, (_, step) => cardOf((low + step + 13) % 13, place)),
          )
          expect(specialsOf(rows.flat())).toContain('three straights')
        },
      ),
    )
  })
})
