/**
 * Hands that differ only by which suit is which are worth the same. One hand stands for each such family, with the number
 * of hands in it; a set of cards is found by its number among all sets of its size.
 */

/** How many cards a set of ranks has. */
export const BITS: Uint8Array = (() => {
  const bits = new Uint8Array(1 << 13)
  for (let mask = 1; mask < bits.length; mask++) bits[mask] = bits[mask >> 1]! + (mask & 1)
  return bits
})()

/** By how many cards, the sets of ranks that one suit can hold. */
export const MASKS_OF: readonly (readonly number[])[] = (() => {
  const lists: number[][] = Array.from({ length: 14 }, () => [])
  for (let mask = 0; mask < 1 << 13; mask++) lists[BITS[mask]!]!.push(mask)
  return lists
})()

export type Families = {
  readonly size: number
  readonly count: number
  /** Four sets of ranks for each family, one after another. */
  readonly suits: Uint16Array
  /** How many hands each family has: a divisor of 24. */
  readonly weights: Uint8Array
}

/** Every family of hands of that many cards: 134,459 of five, 962,988 of six. */
export function familiesOf(size: number): Families {
  const count = familyCount(size)
  const families = { size, count, suits: new Uint16Array(count * 4), weights: new Uint8Array(count) }
  let at = 0
  for (const shape of shapesOf(size)) at = fillShape(families, shape, at)
  return families
}

/** By the kinds of suits that hands have: equally many cards in two suits are chosen without regard to order. */
function familyCount(size: number): number {
  let count = 0
  for (const shape of shapesOf(size)) {
    let ways = 1
    for (let cards = 0; cards <= size; cards++) {
      const suits = shape.filter((one) => one === cards).length
      ways *= setsOf(suits, MASKS_OF[cards]!.length + suits - 1)
    }
    count += ways
  }
  return count
}

type Shape = readonly [number, number, number, number]

/** How many cards each suit can have, most first. */
function shapesOf(size: number): Shape[] {
  const shapes: Shape[] = []
  for (let first = size; first >= 0; first--)
    for (let second = Math.min(first, size - first); second >= 0; second--)
      for (let third = Math.min(second, size - first - second); third >= 0; third--) {
        const fourth = size - first - second - third
        if (fourth <= third) shapes.push([first, second, third, fourth])
      }
  return shapes
}

/** The suit with most cards first; of suits with as many, the one whose ranks make the higher number. */
function fillShape({ suits, weights }: Families, [first, second, third, fourth]: Shape, from: number): number {
  const [as, bs, cs, ds] = [MASKS_OF[first]!, MASKS_OF[second]!, MASKS_OF[third]!, MASKS_OF[fourth]!]
  let at = from
  for (let a = 0; a < as.length; a++) {
    const bEnd = second === first ? a + 1 : bs.length
    for (let b = 0; b < bEnd; b++) {
      const cEnd = third === second ? b + 1 : cs.length
      for (let c = 0; c < cEnd; c++) {
        const dEnd = fourth === third ? c + 1 : ds.length
        for (let d = 0; d < dEnd; d++) {
          suits[at * 4] = as[a]!
          suits[at * 4 + 1] = bs[b]!
          suits[at * 4 + 2] = cs[c]!
          suits[at * 4 + 3] = ds[d]!
          weights[at++] = weightOf(as[a]!, bs[b]!, cs[c]!, ds[d]!)
        }
      }
    }
  }
  return at
}

/** Equal suits may change places without making another hand; they stand side by side. */
function weightOf(one: number, two: number, three: number, four: number): number {
  const [a, b, c] = [one === two, two === three, three === four]
  if (a && b && c) return 1
  if ((a && b) || (b && c)) return 4
  if (a && c) return 6
  return a || b || c ? 12 : 24
}

export const CARDS = 52
/** `CHOOSE[card * 8 + place]`: what a card adds to the number of a set if it is the place-th lowest in it, from 1 on. */
export const CHOOSE: Int32Array = (() => {
  const table = new Int32Array(CARDS * 8)
  for (let card = 0; card < CARDS; card++) {
    let value = 1
    for (let place = 1; place < 8; place++) {
      value = (value * (card - place + 1)) / place
      table[card * 8 + place] = value
    }
  }
  return table
})()

/** Ways to choose: how many sets of that size there are. */
export const setsOf = (size: number, from = CARDS): number => {
  let value = 1
  for (let place = 1; place <= size; place++) value = (value * (from - place + 1)) / place
  return Math.round(value)
}

/** Cards of a family, ascending: suit × 13 + rank, an order of its own for counting. Answers how many. */
export function cardsInto(into: Uint8Array, suits: Uint16Array, family: number): number {
  let at = 0
  for (let suit = 0; suit < 4; suit++)
    for (let mask = suits[family * 4 + suit]!; mask !== 0; mask &= mask - 1)
      into[at++] = suit * 13 + (31 - Math.clz32(mask & -mask))
  return at
}
