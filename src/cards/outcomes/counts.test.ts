/** Outcomes counted over whole decks, against arithmetic or published fractions that this program had no part in. */
import { expect, test } from 'vitest'
import { type Card, cardOf } from '../card.ts'
import { choices } from '../groups.ts'
import { playBaccarat } from '../hands/baccarat.ts'
import { TILES } from '../tile.ts'
import type { Deal } from './deal.ts'
import { hasOutcome, type OutcomeName } from './table.ts'

const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

/** How many ordered deals of three cards from the decks have it. */
function orderedThrees(
  decks: number,
  cards: readonly Card[],
  has: (three: readonly [Card, Card, Card]) => boolean,
): number {
  let ways = 0
  for (const one of cards) {
    for (const two of cards) {
      for (const three of cards) {
        const left = decks - Number(two === one)
        const leftThen = decks - Number(three === one) - Number(three === two)
        if (has([one, two, three])) ways += decks * left * leftThen
      }
    }
  }
  return ways
}

test('four royal flushes among 2,598,960 hands', () => {
  let royals = 0
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) if (hasOutcome('royal flush', { hand: [a, b, c, d, e] })) royals++
  expect(royals).toBe(4)
})

test.each<[OutcomeName, number]>([
  ['suited ace-king-queen', 4],
  ['three-card straight flush', 44],
  ['three-card three of a kind', 52],
  ['three-card flush', 1096],
  // 48 straight flushes, 52 three of a kind, 12 rows of 64 less the 48 suited ones.
  ['three-card straight or better', 48 + 52 + 720],
])('%s: %i of 22,100', (name, count) => {
  expect([...choices(CARDS, 3)].filter((hand) => hasOutcome(name, { hand })).length).toBe(count)
})

const SIX_DECKS_OF_THREE = 312 * 311 * 310
test.each<[string, OutcomeName, object, number, number]>([
  ['any suit', 'three sevens suited', {}, 2 * (SIX_DECKS_OF_THREE / 125333), 2],
  ['hearts', 'three sevens of a suit', { suit: 'h' }, 6 * 5 * 4, 0],
  ['one colour', 'three sevens of one colour', {}, 2 * 12 * 11 * 10, 0],
  ['any', 'three sevens', {}, 24 * 23 * 22, 0],
  ['the first two suited', 'two sevens suited', {}, 4 * 6 * 5 * 310, 0],
  ['the first two', 'two sevens', {}, 24 * 23 * 310, 0],
])('sevens of six decks, %s', (_, name, params, ways) => {
  const counted = orderedThrees(6, CARDS, ([one, two, up]) =>
    hasOutcome(name, { hand: [one, two], dealerUp: [up] }, params),
  )
  expect(counted).toBe(ways)
})

test('nine high has two shapes and 31,080 hands', () => {
  const shapes: string[] = []
  let hands = 0
  for (const ranks of choices([0, 1, 2, 3, 4, 5, 6, 7], 7)) {
    let found = 0
    for (let suits = 0; suits < 4 ** 7; suits++) {
      const hand = ranks.map((rank, at) => cardOf(rank, (suits >> (2 * at)) & 3))
      if (hasOutcome('nine high', { hand })) found++
    }
    if (found > 0) shapes.push(ranks.map((rank) => rank + 2).join('-'))
    hands += found
  }
  expect(shapes).toEqual(['2-3-4-5-7-8-9', '2-3-4-6-7-8-9'])
  // Suits of seven cards with at most four alike: 4^7 less those with five, six or seven of one suit.
  expect(hands).toBe(2 * (4 ** 7 - 4 * (21 * 9 + 7 * 3 + 1)))
})

test('three pair with an ace and the joker: 343,440 hands', () => {
  // 1350 of 72,709 of the 154,143,080 hands, less 13 over 3 threes of ranks without the joker and 12 over 3 with the joker alone.
  const published = (154_143_080 / 72_709) * 1350
  const withoutAce = 286 * 6 ** 3 * 40 + 220 * 6 ** 3
  const pairOf = (rank: number) => [...choices([0, 1, 2, 3], 2)].map((suits) => suits.map((suit) => cardOf(rank, suit)))
  let hands = 0
  for (const [high = 0, low = 0] of choices([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2)) {
    for (const one of pairOf(high)) {
      for (const other of pairOf(low)) {
        for (const odd of CARDS.filter((card) => ![high, low, 12].includes(card >> 2))) {
          if (hasOutcome('three pair', { hand: [51, 52, ...one, ...other, odd] })) hands++
        }
      }
    }
  }
  expect(4 * hands).toBe(published - withoutAce)
})

test('pair-pair: any two of the sixteen pairs, 120 of 35,960', () => {
  const deals = [...choices(TILES, 4)]
  expect(deals).toHaveLength(35_960)
  expect(deals.filter((tiles) => hasOutcome('pair-pair', { tiles })).length).toBe((16 * 15) / 2)
  // Fifteen pairs beside the Gee Joon.
  expect(deals.filter((tiles) => hasOutcome('pair in front with the number one hand in back', { tiles })).length).toBe(
    15,
  )
  // Each of the four asks for at least as much as the one before it.
  const order = ['nine-gong or better', 'gong-gong or better', 'gong-pair or better', 'pair-pair'] as const
  const broken = deals.filter((tiles) => {
    const found = order.map((name) => hasOutcome(name, { tiles }))
    return found.lastIndexOf(true) !== found.indexOf(false) - 1 && found.includes(false)
  })
  expect(broken).toEqual([])
})

test('flops of a posted rank: 4 of 22,100', () => {
  const flops = [...choices(CARDS, 3)].filter((flop) =>
    hasOutcome('three of a kind on the flop', { flop }, { rank: 'Q' }),
  )
  expect(flops).toHaveLength(4)
})

test('wars of six decks', () => {
  // Six decks: after the first card 311 remain, five of them the same card.
  const suited = CARDS.filter((dealer) => hasOutcome('suited war', { hand: [20], dealer: [dealer] })).length * 5
  expect(suited / 311).toBe(5 / 311)
  let doubles = 0
  for (const dealer of CARDS) {
    for (const hand of CARDS) {
      for (const next of CARDS) {
        if (!hasOutcome('double war', { hand: [20, hand], dealer: [dealer, next] })) continue
        const held = (card: Card, ...before: Card[]) => 6 - before.filter((other) => other === card).length
        doubles += held(dealer, 20) * held(hand, 20, dealer) * held(next, 20, dealer, hand)
      }
    }
  }
  expect(doubles / (311 * 310 * 309)).toBeCloseTo(27163 / 4965115, 15)
})

test('Pan 9 of eight decks', () => {
  const pan = CARDS.filter((card) => card >> 2 <= 4 || card >> 2 >= 9)
  const count = (name: OutcomeName, params: object = {}) =>
    orderedThrees(8, pan, (hand) => hasOutcome(name, { hand }, params))
  expect(count('three threes')).toBe(32 * 31 * 30)
  expect(count('three threes', { alike: 'same colour' })).toBe(2 * 16 * 15 * 14)
  expect(count('three threes', { alike: 'suited' })).toBe(4 * 8 * 7 * 6)
  expect(count('two-three-four')).toBe(6 * 32 ** 3)
  expect(count('two-three-four', { alike: 'same colour' })).toBe(6 * 2 * 16 ** 3)
  expect(count('two-three-four', { alike: 'suited' })).toBe(6 * 4 * 8 ** 3)
  expect(count('pan three of a kind')).toBe(6 * 32 * 31 * 30)
  // Nine or nothing else: 2-3-4, 1-2-6, 1-3-5, 3-3-3, 2-2-5, 4-4-1, with a face 3-6 and 4-5 (no sum reaches nineteen).
  const threeDifferent = 6 * 32 ** 3
  const twoAlike = 3 * 32 * 31 * 32
  expect(count('first three total nine')).toBe(3 * threeDifferent + 32 * 31 * 30 + 2 * twoAlike + 2 * 6 * 32 * 32 * 96)
})

test('baccarat of eight decks, by the drawing rules', () => {
  const counts = baccaratCounts()
  const total = 416 * 415 * 414 * 413 * 412 * 411
  const chance = (name: string) => (counts.get(name) ?? 0) / total
  expect(chance('natural tie')).toBeCloseTo((4137472 + 4105018) / 461223945, 14)
  expect(chance('7-7 of 4')).toBeCloseTo(4137472 / 461223945, 14)
  expect(chance('7-7 of 4') + chance('7-7 of 5') + chance('7-7 of 6')).toBeCloseTo(397334136328 / 19524993263685, 14)
  expect(chance('9-9 of 4') + chance('9-9 of 6')).toBeCloseTo(16570328744 / 1501922558745, 14)
  expect(26 * chance('Panda 8') - 1).toBeCloseTo(-153010345753 / 1501922558745, 13)
  expect(counts.get('9-9 of 5') ?? 0).toBe(0)
  // A three-card seven pushes at EZ Baccarat: its published edge is that of even money on Banker less these wins.
  const banker = chance('banker wins') - chance('player wins') - chance('Dragon 7')
  expect(banker).toBeCloseTo(-66274384744 / 6508331087895, 13)
})

/** Deals of six cards by value only: nothing counted here looks at suits or at which zero it is. */
function baccaratCounts(): Map<string, number> {
  const cardOfValue = (value: number): Card =>
    value === 0 ? cardOf(8, 0) : value === 1 ? cardOf(12, 0) : cardOf(value - 2, 0)
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const counts = new Map<string, number>()
  const deal = (cards: number[], ways: number) => {
    if (cards.length < 6) {
      for (let value = 0; value < 10; value++) {
        const held = left[value]!
        if (held === 0) continue
        left[value] = held - 1
        // The two cards of a side may come in either order.
        const isSecond = cards.length === 1 || cards.length === 3
        const before = cards.at(-1) ?? 0
        if (!isSecond || value >= before) deal([...cards, value], ways * held * (isSecond && value > before ? 2 : 1))
        left[value] = held
      }
      return
    }
    const [a, b, c, d, e, f] = cards.map(cardOfValue) as [Card, Card, Card, Card, Card, Card]
    const coup = playBaccarat([a, b], [c, d], [e, f])!
    for (const name of baccaratNames({ player: coup.player, banker: coup.banker })) {
      counts.set(name, (counts.get(name) ?? 0) + ways)
    }
    if (coup.winner !== 'tie') counts.set(`${coup.winner} wins`, (counts.get(`${coup.winner} wins`) ?? 0) + ways)
  }
  deal([], 1)
  return counts
}

function baccaratNames(deal: Deal): string[] {
  const names = (['natural tie', 'Dragon 7', 'Panda 8'] as const).filter((name) => hasOutcome(name, deal)) as string[]
  for (const cardsInAll of [4, 5, 6] as const) {
    if (hasOutcome('seven-seven tie', deal, { cardsInAll })) names.push(`7-7 of ${cardsInAll}`)
    if (hasOutcome('nine-nine tie', deal, { cardsInAll: cardsInAll as 4 })) names.push(`9-9 of ${cardsInAll}`)
  }
  return names
}
