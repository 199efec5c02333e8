/** Hands in groups of equal strength, weakest first. */
import { fourCardOfSuits } from '../cards/hands/four.ts'
import type { Sets } from './sets.ts'
import { BITS } from './suits.ts'

export type Level = { readonly strength: number; readonly families: Int32Array }

/** The hands themselves, by family. */
export function levelsOf(hands: Pick<Sets, 'count' | 'suits'>): Level[] {
  const families = new Int32Array(hands.count)
  for (let family = 0; family < families.length; family++) families[family] = family
  return inOrder(strengthsOf(hands), families, hands.count).map(({ strength, values }) => ({
    strength,
    families: values,
  }))
}

/** By family; the same hands are not looked at twice. */
export function strengthsOf({ count, suits }: Pick<Sets, 'count' | 'suits'>): Int32Array {
  const known = strengthsOfSuits.get(suits)
  if (known !== undefined) return known
  const strengths = new Int32Array(count)
  strengthsOfSuits.set(suits, strengths)
  for (let family = 0, at = 0; family < count; family++, at += 4)
    strengths[family] = fourCardOfSuits(suits[at]!, suits[at + 1]!, suits[at + 2]!, suits[at + 3]!)
  return strengths
}

const strengthsOfSuits = new WeakMap<Uint16Array, Int32Array>()

/** Hands with one card more than a set: each value is the family of the set, times four, and one card less than `cards`. */
export type Completions = { readonly strength: number; readonly values: Int32Array }
export const setOf = (value: number): number => value >> 2
export const cardsOf = (value: number): number => (value & 3) + 1

/**
 * Every set with every card beside it makes all hands, each as often as it has cards. Only four of one suit count for more
 * than their ranks: where no suit comes to four, sets of the same ranks are completed alike, whatever suit the card is of.
 */
export function completionsOf({ count, suits }: Pick<Sets, 'count' | 'suits'>): Completions[] {
  let most = count * RANKS
  for (let at = 0; at < count * 4; at++) if (BITS[suits[at]!]! >= 3) most += RANKS
  const [strengths, values] = [new Int32Array(most), new Int32Array(most)]
  const byRanks = new Map<number, Int32Array>()
  let found = 0
  for (let family = 0; family < count; family++) found = complete(suits, family, byRanks, strengths, values, found)
  return inOrder(strengths, values, found)
}

function complete(
  suits: Uint16Array,
  family: number,
  byRanks: Map<number, Int32Array>,
  strengths: Int32Array,
  values: Int32Array,
  from: number,
): number {
  const a = suits[family * 4]!
  const b = suits[family * 4 + 1]!
  const c = suits[family * 4 + 2]!
  const d = suits[family * 4 + 3]!
  // The longest suit stands first.
  const isLong = BITS[a]! >= 3
  const alike = BITS[a]! > 3 ? undefined : ranksOf(byRanks, DIGITS[a]! + DIGITS[b]! + DIGITS[c]! + DIGITS[d]!)
  let found = from
  for (let rank = 0; rank < RANKS; rank++) {
    const bit = 1 << rank
    let free = 4 - ((a >> rank) & 1) - ((b >> rank) & 1) - ((c >> rank) & 1) - ((d >> rank) & 1)
    if (isLong && (a & bit) === 0) {
      strengths[found] = fourCardOfSuits(a | bit, b, c, d)
      values[found++] = family << 2
      free--
    }
    if (free === 0) continue
    let strength = alike === undefined ? UNKNOWN : alike[rank]!
    if (strength === UNKNOWN) {
      const isB = (b & bit) === 0
      const isC = !isB && (c & bit) === 0
      const isD = !isB && !isC && (d & bit) === 0
      strength = fourCardOfSuits(
        isB || isC || isD ? a : a | bit,
        isB ? b | bit : b,
        isC ? c | bit : c,
        isD ? d | bit : d,
      )
      if (alike !== undefined) alike[rank] = strength
    }
    strengths[found] = strength
    values[found++] = (family << 2) + free - 1
  }
  return found
}

function ranksOf(byRanks: Map<number, Int32Array>, ranks: number): Int32Array {
  const known = byRanks.get(ranks)
  if (known !== undefined) return known
  const fresh = new Int32Array(RANKS).fill(UNKNOWN)
  byRanks.set(ranks, fresh)
  return fresh
}

const RANKS = 13
const UNKNOWN = -1
/** By set of ranks: a one for each, so that sums of four suits say how often a rank is there. */
const DIGITS = Int32Array.from({ length: 1 << RANKS }, (_, mask) => {
  let sum = 0
  for (let rank = 0; rank < RANKS; rank++) if ((mask & (1 << rank)) !== 0) sum += 5 ** rank
  return sum
})

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
