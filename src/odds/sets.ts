/**
 * Sets of up to five cards: the family of each, and the families of the sets with a card less and a card more. Counts are
 * kept by family; this is how they are found from any cards, and passed on from larger sets to smaller ones.
 */
import { BITS, CARDS, CHOOSE, cardsInto, type Families, familiesOf, MASKS_OF, setsOf } from './suits.ts'

export type Sets = {
  readonly size: number
  readonly count: number
  readonly weights: Uint8Array
  /** Ranks by suit of the set that stands for each family. */
  readonly suits: Uint16Array
  /** By the number of a set. */
  readonly familyOf: Int32Array
  /** By the number of a set, in which of the `SUIT_ORDERS` its suits stand in that of its family. */
  readonly orderOf: Uint8Array
  /** Family × size: the families of its sets with a card less. */
  readonly less: Int32Array
}

/** All orders of four suits, one after another. */
export const SUIT_ORDERS: Uint8Array = Uint8Array.from(
  [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2, 3].flatMap((b) =>
      [0, 1, 2, 3].flatMap((c) => (a === b || b === c || a === c ? [] : [a, b, c, 6 - a - b - c])),
    ),
  ),
)
const ORDERS = SUIT_ORDERS.length / 4

/** By size, from none to `sizeMax` cards. */
export function setsUpTo(sizeMax: number): Sets[] {
  const all: Sets[] = []
  for (let size = 0; size <= sizeMax; size++) all.push(setsWith(familiesOf(size), all[size - 1]))
  return all
}

function setsWith({ size, count, weights, suits }: Families, smaller: Sets | undefined): Sets {
  const [familyOf, orderOf] = [new Int32Array(setsOf(size)), new Uint8Array(setsOf(size))]
  for (let order = 0; order < ORDERS; order++) inOrder(familyOf, orderOf, suits, count, order)
  const less = new Int32Array(count * size)
  const cards = new Uint8Array(8)
  if (smaller !== undefined)
    for (let family = 0; family < count; family++) {
      cardsInto(cards, suits, family)
      lessInto(less, family * size, cards, size, smaller.familyOf)
    }
  return { size, count, weights, suits, familyOf, orderOf, less }
}

/** The families of a set without one of its cards each. */
export function lessInto(into: Int32Array, at: number, cards: Uint8Array, size: number, familyOf: Int32Array): void {
  let number = 0
  for (let place = 1; place < size; place++) number += CHOOSE[(cards[place]! << 3) + place]!
  for (let without = 0; without < size; without++) {
    into[at + without] = familyOf[number]!
    // The next card goes, and this one comes back below it.
    const place = without + 1
    if (place < size) number += CHOOSE[(cards[without]! << 3) + place]! - CHOOSE[(cards[place]! << 3) + place]!
  }
}

/** Family × 52: the family of the set with that card more. Cards that are in it already lead nowhere. */
export function moreOf({ size, count, suits }: Sets, larger: Sets): Int32Array {
  const more = new Int32Array(count * CARDS)
  const cards = new Uint8Array(8)
  for (let family = 0; family < count; family++) {
    cardsInto(cards, suits, family)
    // Below the new card the places stay, above it they move up by one.
    let number = 0
    for (let place = 1; place <= size; place++) number += CHOOSE[(cards[place - 1]! << 3) + place + 1]!
    for (let card = 0, below = 0; card < CARDS; card++) {
      if (below < size && cards[below] === card) {
        below++
        number += CHOOSE[(card << 3) + below]! - CHOOSE[(card << 3) + below + 1]!
      } else more[family * CARDS + card] = larger.familyOf[number + CHOOSE[(card << 3) + below + 1]!]!
    }
  }
  return more
}

/** What one suit's cards add to the number of a set, given how many cards of lower suits are in it. */
const PARTS: Int32Array = (() => {
  const parts = new Int32Array((4 * 6) << 13)
  for (let suit = 0; suit < 4; suit++)
    for (let before = 0; before < 6; before++) {
      const base = (suit * 6 + before) << 13
      for (let count = 1; count + before <= 5; count++)
        for (const mask of MASKS_OF[count]!) {
          const highest = 31 - Math.clz32(mask)
          parts[base + mask] =
            parts[base + (mask ^ (1 << highest))]! + CHOOSE[(suit * 13 + highest) * 8 + before + count]!
        }
    }
  return parts
})()

/** Each family with its suits in this order. */
function inOrder(familyOf: Int32Array, orderOf: Uint8Array, suits: Uint16Array, count: number, order: number): void {
  const [a, b, c, d] = SUIT_ORDERS.subarray(order * 4) as unknown as [number, number, number, number]
  for (let family = 0, at = 0; family < count; family++, at += 4) {
    const one = suits[at + a]!
    const two = suits[at + b]!
    const three = suits[at + c]!
    const before2 = BITS[one]!
    const before3 = before2 + BITS[two]!
    const before4 = before3 + BITS[three]!
    const number =
      PARTS[one]! +
      PARTS[((6 + before2) << 13) + two]! +
      PARTS[((12 + before3) << 13) + three]! +
      PARTS[((18 + before4) << 13) + suits[at + d]!]!
    familyOf[number] = family
    orderOf[number] = order
  }
}
