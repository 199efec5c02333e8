/**
 * How many hands have each strength, by combinatorics: no hand is visited.
 *
 * Hands with a flush are counted by the set of ranks in the flush's suit, times the ways to draw the other cards. All others
 * are counted by their ranks: the ways to give suits to these ranks, less those that would put five or more in one suit.
 */
import { type Card, signOf } from '../card.ts'
import { STRENGTH_MAX, SUITED } from '../high/classes.ts'
import { strengthOfRanks } from '../high/tables.ts'

export const classCounts7 = (): Uint32Array => classCounts(7)

/** By strength (place 0 stays empty), over all hands of `size` cards from the 52 without the `dead` ones. */
export function classCounts(size: 5 | 6 | 7, dead: readonly Card[] = []): Uint32Array {
  const deck = deckWithout(dead)
  const counts = new Uint32Array(STRENGTH_MAX + 1)
  addFlushes(counts, size, deck)
  addOthers(counts, size, deck)
  return counts
}

/** Which suits each rank still has, and which ranks each suit: as sets of bits. */
type Deck = { suitsOfRank: Uint8Array; ranksOfSuit: Uint16Array; left: number }

function deckWithout(dead: readonly Card[]): Deck {
  const suitsOfRank = new Uint8Array(13).fill(0b1111)
  const ranksOfSuit = new Uint16Array(4).fill(0b1_1111_1111_1111)
  for (const [at, card] of dead.entries()) {
    if (!(Number.isInteger(card) && card >= 0 && card < 52)) {
      throw new RangeError(`dead card ${at + 1} is ${card}: a card is a whole number from 0 to 51`)
    }
    const bit = 1 << (card & 3)
    if ((suitsOfRank[card >> 2]! & bit) === 0)
      throw new RangeError(`dead card ${at + 1}, ${signOf(card)}, is there twice`)
    suitsOfRank[card >> 2]! ^= bit
    ranksOfSuit[card & 3]! ^= 1 << (card >> 2)
  }
  return { suitsOfRank, ranksOfSuit, left: 52 - dead.length }
}

function addFlushes(counts: Uint32Array, size: number, deck: Deck): void {
  for (const ranks of deck.ranksOfSuit) {
    const others = deck.left - bitsIn(ranks)
    for (let set = 0b11111; set < 8192; set++) {
      const suited = bitsIn(set)
      if ((set & ~ranks) === 0 && suited >= 5 && suited <= size) counts[SUITED[set]!]! += choose(others, size - suited)
    }
  }
}

/** Places for suits 0-3 × cards of that suit 0-7. */
const SUIT_STEP = 8
const STEP = 4 * SUIT_STEP

function addOthers(counts: Uint32Array, size: number, deck: Deck): void {
  /** For each rank that was dealt, one step: in how many ways the ranks so far have n cards of each suit. */
  const ways = new Int32Array(STEP * (size + 1))
  for (let suit = 0; suit < 4; suit++) ways[suit * SUIT_STEP] = 1

  const deal = (
    rank: number,
    left: number,
    depth: number,
    all: number,
    held: readonly [number, number, number, number],
  ) => {
    if (left === 0) {
      counts[strengthOfRanks(held[0], held[1], held[2], held[3])]! += all - flushes(ways, depth)
      return
    }
    if (rank < 0) return
    deal(rank - 1, left, depth, all, held)
    const suits = deck.suitsOfRank[rank]!
    const most = Math.min(left, bitsIn(suits))
    const bit = 1 << rank
    for (let cards = 1; cards <= most; cards++) {
      addRank(ways, depth, suits, cards)
      deal(rank - 1, left - cards, depth + 1, all * choose(bitsIn(suits), cards), [
        held[0] | bit,
        cards > 1 ? held[1] | bit : held[1],
        cards > 2 ? held[2] | bit : held[2],
        cards > 3 ? held[3] | bit : held[3],
      ])
    }
  }
  deal(12, size, 0, 1, [0, 0, 0, 0])
}

/** One more rank with `cards` cards out of `suits`: each suit is either among them or not. */
function addRank(ways: Int32Array, depth: number, suits: number, cards: number): void {
  const total = bitsIn(suits)
  for (let suit = 0; suit < 4; suit++) {
    const has = (suits >> suit) & 1
    const without = choose(total - has, cards)
    const withIt = has * choose(total - has, cards - 1)
    const from = depth * STEP + suit * SUIT_STEP
    const to = from + STEP
    ways[to] = ways[from]! * without
    for (let n = 1; n <= depth; n++) ways[to + n] = ways[from + n]! * without + ways[from + n - 1]! * withIt
    ways[to + depth + 1] = ways[from + depth]! * withIt
  }
}

/** No two suits can have five each, so the suits simply add up. */
function flushes(ways: Int32Array, depth: number): number {
  let sum = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let n = 5; n <= depth; n++) sum += ways[depth * STEP + suit * SUIT_STEP + n]!
  }
  return sum
}

const BITS = Uint8Array.from({ length: 8192 }, (_, set) => set.toString(2).replaceAll('0', '').length)
const bitsIn = (set: number): number => BITS[set]!

/** Ways to choose up to four. */
function choose(from: number, count: number): number {
  if (count > from) return 0
  let ways = 1
  for (let n = 0; n < count; n++) ways = (ways * (from - n)) / (n + 1)
  return ways
}
