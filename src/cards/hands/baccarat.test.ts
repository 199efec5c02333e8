import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { type Card, cardOf } from '../card.ts'
import { shoe } from '../deck.ts'
import { baccaratTotal, baccaratValue, coupOf, playBaccarat } from './baccarat.ts'

const cards = (text: string) => cardsIn(text, shoe(8))

test('values', () => {
  expect(cards('As 2s 9s Ts Js Qs Ks').map(baccaratValue)).toEqual([1, 2, 9, 0, 0, 0, 0])
  expect(baccaratTotal(cards('7s 8s'))).toBe(5)
})

/** One card of each value; tens and faces are nothing. */
const CARD_OF_VALUE = [8, 12, 0, 1, 2, 3, 4, 5, 6, 7].map((rank) => cardOf(rank, 0))

test('every deal of eight decks: the published numbers of player, banker and tie', () => {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const found = { player: 0n, banker: 0n, tie: 0n }
  const deal: Card[] = []
  const go = (ways: number, drawn: number) => {
    if (deal.length === 6) {
      const coup = playBaccarat(deal.slice(0, 2), deal.slice(2, 4), deal.slice(4))
      found[coup!.winner] += BigInt(ways)
      return
    }
    for (let value = 0; value < 10; value++) {
      const held = left[value]!
      left[value] = held - 1
      deal.push(CARD_OF_VALUE[value]!)
      go(ways * held, drawn + 1)
      deal.pop()
      left[value] = held
    }
  }
  go(1, 0)
  expect(found).toEqual({ player: 2230518282592256n, banker: 2292252566437888n, tie: 475627426473216n })
})

describe('third cards', () => {
  test.each([
    ['natural against seven', '8h Kh', '7d Kc', '', 2, 2, 'player', true],
    ['player stands on six, banker five draws', '6h Kh', '5d Kc', '2s', 2, 3, 'banker', false],
    ['player stands on seven, banker six stands', '7h Kh', '6d Kc', '', 2, 2, 'player', false],
    ['banker three against an eight', '2h 3h', '3d Kc', '8s', 3, 2, 'tie', false],
    ['banker three against a nine', '2h 3h', '3d Kc', '9s 9c', 3, 3, 'player', false],
    ['banker two draws against an eight', '2h 3h', '2d Kc', '8s 5s', 3, 3, 'banker', false],
  ] as const)('%s', (_, player, banker, next, playerCards, bankerCards, winner, isNatural) => {
    const coup = playBaccarat(cards(player), cards(banker), cards(next))
    expect(coup).toMatchObject({ winner, isNatural })
    expect([coup?.player.length, coup?.banker.length]).toEqual([playerCards, bankerCards])
  })

  test.each([
    ['for the player', '2h 3h', '3d Kc', ''],
    ['for the banker', '2h 3h', '3d Kc', '9s'],
    ['for the banker when the player stands', '6h Kh', '3d Kc', ''],
  ])('no answer when the cards run out %s', (_, player, banker, next) => {
    expect(playBaccarat(cards(player), cards(banker), cards(next))).toBeUndefined()
  })

  test('finished hands are only counted', () => {
    expect(coupOf(cards('9h Kh'), cards('4d 5c'))).toMatchObject({ winner: 'tie', isNatural: true, playerTotal: 9 })
  })
})
