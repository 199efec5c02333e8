import { assert, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { JOKER } from '../card.ts'
import { cardsOf, DECK_52, DECK_53 } from '../deck.ts'
import { categoryOf, evaluate, tiebreakOf } from '../high/high.ts'
import { PAI_GOW_RULES, paiGowFive, paiGowFront, paiGowHigh } from './paigow.ts'
import { paiGowSeven } from './paigowseven.ts'

const cards = (text: string) => cardsIn(text, DECK_53)
const LOWEST = { ...PAI_GOW_RULES, wheel: 'lowest' } as const
const WILD = { ...PAI_GOW_RULES, joker: 'wild' } as const

test('each hand beats the next, the wheel second among straights', () => {
  const ladder = [
    'As Ad Ac Ah Xx', 'Xx Ks Qs Js Ts', 'As 2s 3s 4s 5s', 'Ks Qs Js Ts 9s', '6s 5s 4s 3s 2s', 'As Ad Ac Xx 2s', 'Ks Kd Kc Kh Xx',
    'Ks Kd Kc Kh Qs', 'As Ad Xx Ks Kd', 'As Xx 9s 4s 2s', 'As Qs Js 9s 2s', 'Ad Ks Qs Js Ts', 'Ad 2s 3s 4s Xx', 'Kd Qs Js 9s Xx',
    'As Xx Ad Ks Qd', 'Ks Kd Kc Xx 2s', 'As Xx 2d 2c 3d', 'Ks Kd Qs Qd Xx', 'Xx As 9c 3d 2d', 'Ks Kd Xx 3c 2d', 'Xx Ks Qd 9c 2d',
  ] // biome-ignore format: a ladder
  const strengths = ladder.map((text) => paiGowFive(cards(text)).strength)
  expect(strengths).toEqual([...new Set(strengths)].sort((one, other) => other - one))
})

test('with the wheel lowest, the joker completes the better straight', () => {
  expect(paiGowFive(cards('2s 3d 4c 5h Xx')).tiebreak).toEqual(['wheel'])
  expect(paiGowFive(cards('2s 3d 4c 5h Xx'), LOWEST).tiebreak).toEqual(['6'])
  expect(paiGowFive(cards('As 2d 3c 4h 5s'), LOWEST).strength).toBeLessThan(
    paiGowFive(cards('6s 2d 3c 4h 5s'), LOWEST).strength,
  )
})

test('a joker that completes a flush is the highest card of the suit that is missing', () => {
  expect(paiGowFive(cards('As 9s 4s 2s Xx')).tiebreak).toEqual(['A', 'K', '9', '4', '2'])
  expect(paiGowFive(cards('As Ks 4s 2s Xx')).tiebreak).toEqual(['A', 'K', 'Q', '4', '2'])
  expect(paiGowFive(cards('Ks 9s 4s 2s Xx')).tiebreak).toEqual(['A', 'K', '9', '4', '2'])
})

test('a wild joker pairs anything, and five of a kind is below five aces', () => {
  const [kings, aces] = [paiGowFive(cards('Ks Kd Kc Kh Xx'), WILD), paiGowFive(cards('As Ad Ac Ah Xx'), WILD)]
  expect([kings.category, aces.category]).toEqual(['five of a kind', 'five aces'])
  expect(aces.strength).toBeGreaterThan(kings.strength)
  expect(paiGowFive(cards('9s 9d 4c 4h Xx'), WILD)).toMatchObject({ category: 'full house', tiebreak: ['9', '4'] })
  expect(paiGowFive(cards('9s 9d 4c 4h Xx'))).toMatchObject({ category: 'two pair', tiebreak: ['9', '4', 'A'] })
})

test.each([
  ['As Ad', 'Ks Kd'],
  ['Xx As', 'Ks Kd'],
  ['2s 2d', 'As Kd'],
  ['Xx Kd', 'As Qd'],
  ['As Jd', 'As Td'],
])('in front %s beats %s', (better, worse) => {
  expect(paiGowFront(cards(better)).strength).toBeGreaterThan(paiGowFront(cards(worse)).strength)
})

test('without the joker it is high poker, but for the wheel', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 5, maxLength: 5 }), (five) => {
      const { category } = paiGowFive(five)
      expect(category).toBe(categoryOf(evaluate(five)))
      const [top] = tiebreakOf(evaluate(five))
      expect(paiGowFive(five).tiebreak[0] === 'wheel').toBe(category.startsWith('straight') && top === 3)
    }),
    { numRuns: 2000 },
  )
})

/** The lines that look at all seven are five-card hands too. */
const FIVE_OF = {
  '7-card straight flush (natural)': /^(royal|straight) flush$/,
  '7-card straight flush (with joker)': /^(royal|straight) flush$/,
  'royal flush + suited K-Q': /^royal flush$/,
} as Record<string, RegExp>

test('all seven are what their best five are, with the joker tried as every card', () => {
  const close = cardsOf(DECK_52).filter((card) => card >= 32 || card % 4 === 3)
  for (const deck of [cardsOf(DECK_52), close]) {
    assert(
      property(shuffledSubarray(deck, { minLength: 6, maxLength: 6 }), (six) => {
        const seven = [...six, JOKER]
        const best = paiGowSeven(seven)
        expect(paiGowHigh(seven).category).toMatch(FIVE_OF[best] ?? new RegExp(`^${best}$`))
      }),
      { numRuns: 150 },
    )
  }
})

test('natural sevens are what high poker says', () => {
  assert(
    property(shuffledSubarray(cardsOf(DECK_52), { minLength: 7, maxLength: 7 }), (seven) => {
      expect(categoryOf(evaluate(seven))).toMatch(FIVE_OF[paiGowSeven(seven)] ?? new RegExp(`^${paiGowSeven(seven)}$`))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['8s 9s Ts Js Qs Ks As', '7-card straight flush (natural)'],
  ['As 2s 3s 4s 5s 6s 8s', 'straight flush'],
  ['Xx 2s 3s 4s 5s 6s 8s', '7-card straight flush (with joker)'],
  ['Xx 2s 3s 4s 5s 6s 9s', 'straight flush'],
  ['Ts Js Qs Xx As Kd Qd', 'royal flush + suited K-Q'],
  ['Ts Js Qs Ks As Kd Xx', 'royal flush'],
  ['As Ad Ac Xx Ks Kd Kc', 'four of a kind'],
  ['2s 2d 3s 3d 4s 4d Ac', 'two pair'],
  ['2s 2d 3s 3d 4s 4d Xx', 'two pair'],
])('%s is best for %s', (text, best) => {
  expect(paiGowSeven(cards(text))).toBe(best)
})
