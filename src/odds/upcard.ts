/** As blocked.ts, for a dealer of six cards one of which is seen: how many hands hold that card and none of the player's. */
import { fourCardOfSuits } from '../cards/four.ts'
import type { Blocked } from './blocked.ts'
import { CARDS, CHOOSE, setsOf } from './suits.ts'

/** By size, the sets of the player's five cards in the order of their bits. */
const setsOfSize = (size: number): Uint8Array =>
  Uint8Array.from(Array.from({ length: 32 }, (_, set) => set).filter((set) => bitsIn(set) === size))
const [ONES, TWOS, THREES, FOURS] = [setsOfSize(1), setsOfSize(2), setsOfSize(3), setsOfSize(4)]
const BITS = Uint8Array.from({ length: 32 }, (_, set) => bitsIn(set))

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** `PLACE[j * 32 + set]`: the place of a card in the set if j of the five are below it. */
const PLACE = Uint8Array.from({ length: 6 * 32 }, (_, at) => bitsIn(at & 31 & ((1 << (at >> 5)) - 1)) + 1)

const NEXT_TERM = 10 * setsOf(2, 48)

export type WithUpcard = {
  /** Between what and what the counts of all 47 cards lie, from the first terms alone: much cheaper than counting. */
  readonly range: (cards: Uint8Array) => readonly [number, number]
  /** Fills `into[card]` for the 47 cards that may be seen; `suits` are the player's ranks by suit. */
  readonly counts: (
    cards: Uint8Array,
    suits: readonly [number, number, number, number],
    wholeUpTo: number,
    into: Int32Array,
  ) => void
}

export function withUpcard({ held, familyOf }: Blocked): WithUpcard {
  const base = new Int32Array(6 * 32)
  const [, ones, twos, threes, fours, fives] = held as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const [, of1, of2, of3, of4, of5] = familyOf as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Int32Array,
  ]

  /** What the player's cards add to the number of a set, by how many of them are below the seen card. */
  const placed = (cards: Uint8Array): void => {
    for (let below = 0; below < 6; below++)
      for (let set = 1; set < 31; set++) {
        const last = 31 - Math.clz32(set)
        const place = BITS[set]! + (last >= below ? 1 : 0)
        base[below * 32 + set] = base[below * 32 + (set ^ (1 << last))]! + CHOOSE[(cards[last]! << 3) + place]!
      }
  }

  const range: WithUpcard['range'] = (cards) => {
    placed(cards)
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    let below = 0
    for (let card = 0; card < CARDS; card++) {
      if (below < 5 && cards[below] === card) {
        below++
        continue
      }
      const row = below << 5
      const own = card << 3
      let total = ones[of1[card]!]!
      for (let at = 0; at < 5; at++) {
        const set = row + ONES[at]!
        total -= twos[of2[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      for (let at = 0; at < 10; at++) {
        const set = row + TWOS[at]!
        total += threes[of3[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      least = Math.min(least, total)
      most = Math.max(most, total)
    }
    // Cut off after a term that is added it is too much, by at most the next term: ten sets of four in all their hands.
    return [Math.max(0, least / 24 - NEXT_TERM), most / 24]
  }

  const counts: WithUpcard['counts'] = (cards, suits, wholeUpTo, into) => {
    placed(cards)
    let below = 0
    for (let card = 0; card < CARDS; card++) {
      if (below < 5 && cards[below] === card) {
        below++
        continue
      }
      const row = below << 5
      const own = card << 3
      let total = ones[of1[card]!]!
      for (let at = 0; at < 5; at++) {
        const set = row + ONES[at]!
        total -= twos[of2[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      for (let at = 0; at < 10; at++) {
        const set = row + TWOS[at]!
        total += threes[of3[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      for (let at = 0; at < 10; at++) {
        const set = row + THREES[at]!
        total -= fours[of4[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      for (let at = 0; at < 5; at++) {
        const set = row + FOURS[at]!
        total += fives[of5[base[set]! + CHOOSE[own + PLACE[set]!]!]!]!
      }
      if (strengthWith(suits, card) <= wholeUpTo) total -= 24
      into[card] = total / 24
    }
  }
  return { range, counts }
}

/** The player's five and the seen card as one hand of six: the only hand that holds them all. */
function strengthWith([a, b, c, d]: readonly [number, number, number, number], card: number): number {
  const suit = (card / 13) | 0
  const bit = 1 << (card - suit * 13)
  return fourCardOfSuits(
    suit === 0 ? a | bit : a,
    suit === 1 ? b | bit : b,
    suit === 2 ? c | bit : c,
    suit === 3 ? d | bit : d,
  )
}
