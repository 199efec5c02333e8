/** Hands in groups of equal strength, weakest first. */
import { fourCardOfSuits } from '../cards/four.ts'
import type { Sets } from './sets.ts'
import { BITS } from './suits.ts'

export type Level = { readonly strength: number; readonly families: Int32Array }

/** The hands themselves, by family. */
export const levelsOf = (hands: Pick<Sets, 'count' | 'suits'>): Level[] => {
  const strengths = strengthsOf(hands)
  return inOrder(
    strengths,
    strengths.map((_, family) => family),
    hands.count,
  ).map(({ strength, values }) => ({ strength, families: values }))
}

export function strengthsOf({ count, suits }: Pick<Sets, 'count' | 'suits'>): Int32Array {
  const strengths = new Int32Array(count)
  for (let family = 0, at = 0; family < count; family++, at += 4)
    strengths[family] = fourCardOfSuits(suits[at]!, suits[at + 1]!, suits[at + 2]!, suits[at + 3]!)
  return strengths
}

/** Hands with one card more than a set: each value is the family of the set, times four, and one card less than `cards`. */
export type Completions = { readonly strength: number; readonly values: Int32Array }
export const setOf = (value: number): number => value >> 2
export const cardsOf = (value: number): number => (value & 3) + 1

/**
 * Every set with every card beside it makes all hands, each as often as it has cards. Only four of one suit count for more
 * than their ranks: where a suit has less than three cards it does not matter which one the new card is of.
 */
export function completionsOf({ count, suits }: Pick<Sets, 'count' | 'suits'>): Completions[] {
  let most = count * 13
  for (let at = 0; at < count * 4; at++) if (BITS[suits[at]!]! >= 3) most += 13
  const [strengths, values] = [new Int32Array(most), new Int32Array(most)]
  let found = 0
  const masks = new Uint16Array(4)
  for (let family = 0; family < count; family++) {
    let long = -1
    for (let suit = 0; suit < 4; suit++) {
      masks[suit] = suits[family * 4 + suit]!
      if (BITS[masks[suit]!]! >= 3) long = suit
    }
    for (let rank = 0; rank < 13; rank++) {
      const bit = 1 << rank
      let [cards, last] = [0, -1]
      for (let suit = 0; suit < 4; suit++) {
        if ((masks[suit]! & bit) !== 0) continue
        if (suit === long) {
          strengths[found] = strengthWith(masks, suit, bit)
          values[found++] = family << 2
        } else {
          cards++
          last = suit
        }
      }
      if (cards === 0) continue
      strengths[found] = strengthWith(masks, last, bit)
      values[found++] = (family << 2) + cards - 1
    }
  }
  return inOrder(strengths, values, found)
}

function strengthWith(masks: Uint16Array, suit: number, bit: number): number {
  return fourCardOfSuits(
    suit === 0 ? masks[0]! | bit : masks[0]!,
    suit === 1 ? masks[1]! | bit : masks[1]!,
    suit === 2 ? masks[2]! | bit : masks[2]!,
    suit === 3 ? masks[3]! | bit : masks[3]!,
  )
}

/** By counting: millions are put in order faster than they are compared. The last four bits of a strength are free. */
function inOrder(strengths: Int32Array, values: Int32Array, count: number): Completions[] {
  const ends = new Int32Array(1 << 19)
  for (let at = 0; at < count; at++) ends[strengths[at]! >> 4]!++
  const sorted = new Int32Array(count)
  const levels: Completions[] = []
  let from = 0
  for (let short = 0; short < ends.length; short++) {
    const here = ends[short]!
    if (here === 0) continue
    levels.push({ strength: short << 4, values: sorted.subarray(from, from + here) })
    ends[short] = from
    from += here
  }
  for (let at = 0; at < count; at++) sorted[ends[strengths[at]! >> 4]!++] = values[at]!
  return levels
}
