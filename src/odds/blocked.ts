/**
 * How many of the dealer's hands seen so far avoid a player's cards. Hands are added one after another, weakest first;
 * for every set of cards it is counted how many of them hold it, and those that hold any of the player's cards are taken
 * off and put on again (inclusion and exclusion), so that no pair of hands is ever visited.
 */
import { fourCardOfSuits } from '../cards/four.ts'
import { CHOOSE, cardsInto, type Families, familiesOf, fillFamilies, setsOf } from './suits.ts'

export type Blocked = {
  /** All hands of a family come in. */
  readonly add: (hands: Families, family: number) => void
  /** Of those that came in, how many hold none of these five cards; `whole` is 24 times those that hold all five. */
  readonly avoiding: (cards: Uint8Array, whole: number) => number
  /** By size: 24 times how many hold a set of that family. */
  readonly held: readonly Int32Array[]
  /** By size: the family of a set by its number. */
  readonly familyOf: readonly (Uint16Array | Int32Array)[]
}

/** Sets are followed up to `setsMax` cards. Short tables of short numbers: this is where the time goes. */
export function blockedFor(size: number, families: readonly Families[], setsMax: 4 | 5): Blocked {
  const followed = families.slice(0, setsMax + 1)
  const familyOf = followed.map((of) => {
    const table = of.count < 1 << 16 ? new Uint16Array(setsOf(of.size)) : new Int32Array(setsOf(of.size))
    fillFamilies(table, of)
    return table
  })
  const held = followed.map(({ count }) => new Int32Array(count))
  /** A set of a small family is met more often: every set counts as if its family had 24. */
  const shares = followed.map(({ weights }) => weights.map((weight) => 24 / weight))
  const [none, ones, twos, threes, fours, fives] = held as [
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
  const [, share1, share2, share3, share4, share5] = shares as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const cards = new Uint8Array(8)
  const isFive = setsMax === 5

  const add: Blocked['add'] = ({ suits, weights }, family) => {
    cardsInto(cards, suits, family)
    const weight = weights[family]!
    none[0] = none[0]! + weight * 24
    for (let a = 0; a < size; a++) {
      const one = CHOOSE[(cards[a]! << 3) + 1]!
      const f1 = of1[one]!
      ones[f1] = ones[f1]! + weight * share1[f1]!
      for (let b = a + 1; b < size; b++) {
        const two = one + CHOOSE[(cards[b]! << 3) + 2]!
        const f2 = of2[two]!
        twos[f2] = twos[f2]! + weight * share2[f2]!
        for (let c = b + 1; c < size; c++) {
          const three = two + CHOOSE[(cards[c]! << 3) + 3]!
          const f3 = of3[three]!
          threes[f3] = threes[f3]! + weight * share3[f3]!
          for (let d = c + 1; d < size; d++) {
            const four = three + CHOOSE[(cards[d]! << 3) + 4]!
            const f4 = of4[four]!
            fours[f4] = fours[f4]! + weight * share4[f4]!
            if (!isFive) continue
            for (let e = d + 1; e < size; e++) {
              const f5 = of5[four + CHOOSE[(cards[e]! << 3) + 5]!]!
              fives[f5] = fives[f5]! + weight * share5[f5]!
            }
          }
        }
      }
    }
  }

  const avoiding: Blocked['avoiding'] = (blockers, whole) => {
    let total = none[0]! - whole
    for (let a = 0; a < 5; a++) {
      const one = CHOOSE[(blockers[a]! << 3) + 1]!
      total -= ones[of1[one]!]!
      for (let b = a + 1; b < 5; b++) {
        const two = one + CHOOSE[(blockers[b]! << 3) + 2]!
        total += twos[of2[two]!]!
        for (let c = b + 1; c < 5; c++) {
          const three = two + CHOOSE[(blockers[c]! << 3) + 3]!
          total -= threes[of3[three]!]!
          for (let d = c + 1; d < 5; d++) total += fours[of4[three + CHOOSE[(blockers[d]! << 3) + 4]!]!]!
        }
      }
    }
    return total / 24
  }
  return { add, avoiding, held, familyOf }
}

/** Families by size, as many as are needed. */
export const familiesUpTo = (size: number): Families[] =>
  Array.from({ length: size + 1 }, (_, cards) => familiesOf(cards))

/** Families in groups of equal strength, weakest first. */
export type Level = { readonly strength: number; readonly families: Int32Array }

/** By counting: a million hands are put in order faster than they are compared. The last four bits of a strength are free. */
export function levelsOf(strengths: Int32Array): Level[] {
  const ends = new Int32Array(1 << 19)
  for (const strength of strengths) ends[strength >> 4]!++
  const order = new Int32Array(strengths.length)
  const levels: Level[] = []
  let from = 0
  for (let short = 0; short < ends.length; short++) {
    const count = ends[short]!
    if (count === 0) continue
    levels.push({ strength: short << 4, families: order.subarray(from, from + count) })
    ends[short] = from
    from += count
  }
  for (let family = 0; family < strengths.length; family++) order[ends[strengths[family]! >> 4]!++] = family
  return levels
}

export function strengthsOf({ count, suits }: Families): Int32Array {
  const strengths = new Int32Array(count)
  for (let family = 0, at = 0; family < count; family++, at += 4)
    strengths[family] = fourCardOfSuits(suits[at]!, suits[at + 1]!, suits[at + 2]!, suits[at + 3]!)
  return strengths
}
