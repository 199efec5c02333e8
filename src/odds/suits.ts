/**
 * Hands that differ only by which suit is which are worth the same. One hand stands for each such family, with the number
 * of hands in it; a set of cards is found by its number among all sets of its size.
 */

/** By how many cards, the sets of ranks that one suit can hold. */
const MASKS_OF: readonly (readonly number[])[] = (() => {
  const lists: number[][] = Array.from({ length: 14 }, () => [])
  for (let mask = 0; mask < 1 << 13; mask++) lists[bitsIn(mask)]!.push(mask)
  return lists
})()

function bitsIn(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

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
  let count = 0
  eachFamily(size, () => {
    count++
  })
  const suits = new Uint16Array(count * 4)
  const weights = new Uint8Array(count)
  let at = 0
  eachFamily(size, (one, two, three, four) => {
    suits[at * 4] = one
    suits[at * 4 + 1] = two
    suits[at * 4 + 2] = three
    suits[at * 4 + 3] = four
    weights[at++] = weightOf(one, two, three, four)
  })
  return { size, count, suits, weights }
}

/** The suit with most cards first; of suits with as many, the one whose ranks make the higher number. */
function eachFamily(size: number, visit: (one: number, two: number, three: number, four: number) => void): void {
  for (let first = size; first >= 0; first--)
    for (let second = Math.min(first, size - first); second >= 0; second--)
      for (let third = Math.min(second, size - first - second); third >= 0; third--) {
        const fourth = size - first - second - third
        if (fourth > third) continue
        const [as, bs, cs, ds] = [MASKS_OF[first]!, MASKS_OF[second]!, MASKS_OF[third]!, MASKS_OF[fourth]!]
        for (let a = 0; a < as.length; a++) {
          const bEnd = second === first ? a + 1 : bs.length
          for (let b = 0; b < bEnd; b++) {
            const cEnd = third === second ? b + 1 : cs.length
            for (let c = 0; c < cEnd; c++) {
              const dEnd = fourth === third ? c + 1 : ds.length
              for (let d = 0; d < dEnd; d++) visit(as[a]!, bs[b]!, cs[c]!, ds[d]!)
            }
          }
        }
      }
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

/** Cards of a family, ascending: suit × 13 + rank, an order of its own for counting. */
export function cardsInto(into: Int32Array | Uint8Array, suits: Uint16Array, family: number): void {
  let at = 0
  for (let suit = 0; suit < 4; suit++)
    for (let mask = suits[family * 4 + suit]!; mask !== 0; mask &= mask - 1)
      into[at++] = suit * 13 + (31 - Math.clz32(mask & -mask))
}

/** What one suit's cards add to the number of a set, given how many cards of lower suits are in it. */
const PARTS: Int32Array = (() => {
  const parts = new Int32Array((4 * 6) << 13)
  for (let suit = 0; suit < 4; suit++)
    for (let before = 0; before < 6; before++) {
      const base = partAt(suit, before)
      for (let count = 1; count + before <= 5; count++)
        for (const mask of MASKS_OF[count]!) {
          const highest = 31 - Math.clz32(mask)
          parts[base + mask] =
            parts[base + (mask ^ (1 << highest))]! + CHOOSE[(suit * 13 + highest) * 8 + before + count]!
        }
    }
  return parts
})()

function partAt(suit: number, before: number): number {
  return (suit * 6 + before) << 13
}

const BITS: Uint8Array = Uint8Array.from({ length: 1 << 13 }, (_, mask) => bitsIn(mask))

/** By the number of a set of up to five cards, the family it is of. */
export function fillFamilies(table: Int32Array | Uint16Array, { count, suits }: Families): void {
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++)
      for (let c = 0; c < 4; c++)
        if (a !== b && b !== c && a !== c) inOrder(table, suits, count, a, b, c, 6 - a - b - c)
}

/** Each family with its suits in this order. */
function inOrder(
  table: Int32Array | Uint16Array,
  suits: Uint16Array,
  count: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
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
    table[number] = family
  }
}
