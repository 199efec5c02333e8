import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from '../high/high.ts'
import { dealFrom } from './deal.ts'
import {
  countedCards,
  countedStrength,
  FEW_CARDS,
  type FewCards,
  FIVE_CARDS,
  type FiveCards,
  usualCards,
} from './selection.ts'
import { OUTCOME_GAMES } from './table.ts'

const different = (count: number) =>
  fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, card) => card),
    { minLength: count, maxLength: count },
  )

/** A board with few ranks, so that hole cards often do not play. */
const holdemDeal = fc.oneof(
  different(7),
  fc.shuffledSubarray([32, 33, 34, 36, 37, 38, 40, 41, 44, 45, 48, 49, 50, 51], { minLength: 7, maxLength: 7 }),
)

test("the hole cards' conditions: both play, one plays, or none needs to", () => {
  fc.assert(
    fc.property(holdemDeal, ([one = 0, other = 0, ...board]) => {
      const deal = { hole: [one, other], board }
      const best = evaluate([one, other, ...board])
      expect(countedStrength(deal, 'any five')).toBe(best)
      // Slow and plain: leave out two cards of the board, or one of the board and one hole card.
      const without = (cards: number[], ...places: number[]) => cards.filter((_, place) => !places.includes(place))
      const pairs = [0, 1, 2, 3, 4].flatMap((left) =>
        [0, 1, 2, 3, 4].filter((right) => right > left).map((right) => [left, right]),
      )
      const withBoth = Math.max(...pairs.map((places) => evaluate([one, other, ...without(board, ...places)])))
      const withOne = Math.max(
        ...[0, 1, 2, 3, 4].flatMap((place) => [one, other].map((card) => evaluate([card, ...without(board, place)]))),
      )
      expect(countedStrength(deal, 'both hole')).toBe(withBoth === best ? best : 0)
      expect(countedStrength(deal, 'one hole')).toBe(Math.max(withBoth, withOne) === best ? best : 0)
      expect(countedStrength(deal, 'two hole and three board')).toBe(withBoth)
      expect(
        countedStrength(
          { hole: deal.hole, flop: board.slice(0, 3), turn: [board[3]!], river: [board[4]!] },
          'both hole',
        ),
      ).toBe(countedStrength(deal, 'both hole'))
    }),
  )
})

test('no selection judges a joker, too few cards or none', () => {
  for (const cards of Object.keys(FIVE_CARDS) as FiveCards[]) {
    expect(countedStrength({}, cards)).toBe(0)
    expect(countedStrength(dealFrom({ hole: 'Xx Ad', board: 'Ah Ac As 2c 3d' }), cards)).toBe(
      cards === 'board' ? evaluate([50, 48, 51, 0, 5]) : 0,
    )
    expect(countedStrength(dealFrom({ hand: 'Ah Ac', back: 'As' }), cards)).toBe(0)
  }
  for (const cards of Object.keys(FEW_CARDS) as FewCards[]) expect(countedCards({}, cards)).toBeUndefined()
})

test('five cards with more jokers than Mexican Poker has are no hand', () => {
  const strength = (hand: string) => countedStrength(dealFrom({ hand }), 'mexican five')
  expect(strength('Ks Qd 7c 5h Xx')).toBeGreaterThan(0)
  for (const hand of ['Ks Qd 7c Xx Xx', 'Ks Qd Xx Xx Xx', 'Ks Xx Xx Xx Xx', 'Xx Xx Xx Xx Xx'])
    expect(strength(hand)).toBe(0)
})

test.each<[FewCards, Parameters<typeof dealFrom>[0], number]>([
  ['first two', { hand: '7h 7d 7s' }, 2],
  ['first three', { hand: '7h 7d 7s 7c' }, 3],
  ['first four', { hand: 'Js Jd Jh Jc' }, 4],
  ['whole hand of three', { hand: '7h 7d 7s' }, 3],
  ['first two and the up card', { hand: '7h 7d 9c', dealerUp: '7s', dealerDown: 'Kd' }, 3],
  ['six with the player-dealer', { hand: '9h 7h 5h', dealerUp: '8h', dealerDown: '6h 4h' }, 6],
  ['flop', { hole: '8s Kd', board: '8h 8d 8c Ks 2d' }, 3],
])('%s takes so many cards', (cards, deal, count) => {
  expect(countedCards(dealFrom(deal), cards)).toHaveLength(count)
})

test('a hand of four is no whole hand of three', () => {
  expect(countedCards(dealFrom({ hand: '7h 7d 7s 2c' }), 'whole hand of three')).toBeUndefined()
})

test('each game has its usual cards', () => {
  for (const game of OUTCOME_GAMES) expect(Object.keys(FIVE_CARDS)).toContain(usualCards(game))
})

const VECTORS = join(import.meta.dirname, '../../../../shared/vectors/hands.json')

test.skipIf(!existsSync(VECTORS))('both hole cards play as the sample hands say', () => {
  type Hand = { game: string; a: string; b: string; board: string; expect: Record<string, unknown> }
  const hands = (JSON.parse(readFileSync(VECTORS, 'utf8')) as Hand[]).filter(({ game }) => game === 'holdem')
  expect(hands.length).toBeGreaterThan(10)
  for (const { a, b, board, expect: wanted } of hands) {
    expect(countedStrength(dealFrom({ hole: a, board }), 'both hole') > 0).toBe(wanted.a_both_hole_cards_play)
    expect(countedStrength(dealFrom({ hole: b, board }), 'both hole') > 0).toBe(wanted.b_both_hole_cards_play)
  }
})
