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
  /** By the number of a set; of the largest sets nobody asks. */
  readonly familyOf: Int32Array
  /** By the number of a set, in which of the `SUIT_ORDERS` its suits stand in that of its family. */
  readonly orderOf: Uint8Array
  /** Family × size: the families of its sets with a card less. */
  readonly less: Int32Array
  /** Family × size: the card that is then missing, as it stands beside the set of that family. */
  readonly missing: Uint8Array
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
  for (let size = 0; size <= sizeMax; size++) all.push(setsWith(familiesOf(size), all[size - 1], size === sizeMax))
  return all
}

function setsWith({ size, count, weights, suits }: Families, smaller: Sets | undefined, isLast: boolean): Sets {
  const numbers = isLast ? 0 : setsOf(size)
  const [familyOf, orderOf] = [new Int32Array(numbers), new Uint8Array(numbers)]
  if (!isLast) for (let order = 0; order < ORDERS; order++) inOrder(familyOf, orderOf, suits, count, order)
  const [less, missing] = [new Int32Array(count * size), new Uint8Array(count * size)]
  if (smaller !== undefined) lessOf(less, missing, { size, count, suits }, smaller)
  return { size, count, weights, suits, familyOf, orderOf, less, missing }
}

/** Every set without one of its cards each. */
function lessOf(
  less: Int32Array,
  missing: Uint8Array,
  { size, count, suits }: Pick<Families, 'size' | 'count' | 'suits'>,
  smaller: Sets,
): void {
  const cards = new Uint8Array(8)
  for (let family = 0, at = 0; family < count; family++) {
    cardsInto(cards, suits, family)
    let number = 0
    for (let place = 1; place < size; place++) number += CHOOSE[(cards[place]! << 3) + place]!
    for (let without = 0; without < size; without++, at++) {
      const card = cards[without]!
      less[at] = smaller.familyOf[number]!
      missing[at] = TURNED[smaller.orderOf[number]! * CARDS + card]!
      // The next card goes, and this one comes back below it.
      const place = without + 1
      if (place < size) number += CHOOSE[(card << 3) + place]! - CHOOSE[(cards[place]! << 3) + place]!
    }
  }
}

/** Order × 52: each card with its suit exchanged. */
const TURNED: Uint8Array = Uint8Array.from({ length: ORDERS * CARDS }, (_, at) => {
  const card = at % CARDS
  return SUIT_ORDERS[Math.floor(at / CARDS) * 4 + Math.floor(card / 13)]! * 13 + (card % 13)
})

/** Family × 52: the family of the set with that card more. Cards that are in it already lead nowhere. */
export function moreOf({ count, suits, weights }: Sets, larger: Sets): Int32Array {
  const more = new Int32Array(count * CARDS).fill(NOWHERE)
  for (let family = 0, at = 0; family < larger.count; family++)
    for (let part = 0; part < larger.size; part++, at++) more[larger.less[at]! * CARDS + larger.missing[at]!] = family
  // Where suits of the set are alike, the card may as well be of the other.
  for (let family = 0; family < count; family++) {
    if (weights[family] === ORDERS) continue
    const at = family * CARDS
    for (let order = 1; order < ORDERS; order++) {
      if (!isSame(suits, family * 4, order * 4)) continue
      for (let card = 0; card < CARDS; card++)
        if (more[at + card] !== NOWHERE) more[at + TURNED[order * CARDS + card]!] = more[at + card]!
    }
  }
  for (let at = 0; at < more.length; at++) if (more[at] === NOWHERE) more[at] = 0
  return more
}
const NOWHERE = -1

const isSame = (suits: Uint16Array, at: number, order: number): boolean =>
  suits[at] === suits[at + SUIT_ORDERS[order]!] &&
  suits[at + 1] === suits[at + SUIT_ORDERS[order + 1]!] &&
  suits[at + 2] === suits[at + SUIT_ORDERS[order + 2]!] &&
  suits[at + 3] === suits[at + SUIT_ORDERS[order + 3]!]

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
