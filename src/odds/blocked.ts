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
  /** 24 times how many hold a set, by its place. */
  readonly held: Int32Array
  /** By the number of a set after `from[size]`: its place in `held`. */
  readonly placeOf: Int32Array
  readonly from: readonly number[]
  /** The place of the first family of that size. */
  readonly first: readonly number[]
}

const BITS = Uint8Array.from({ length: 1 << 6 }, (_, set) => bitsIn(set))
const LAST = Uint8Array.from({ length: 1 << 6 }, (_, set) => 31 - Math.clz32(set || 1))
const WITHOUT_LAST = Uint8Array.from({ length: 1 << 6 }, (_, set) => set ^ (1 << LAST[set]!))

/** Sets are followed up to `setsMax` cards. All sizes lie in one array each: this is where the time goes. */
export function blockedFor(size: number, families: readonly Families[], setsMax: 4 | 5): Blocked {
  const followed = families.slice(0, setsMax + 1)
  const from = sumsOf(followed.map((of) => setsOf(of.size)))
  const first = sumsOf(followed.map(({ count }) => count))
  const placeOf = new Int32Array(from.at(-1)!)
  const shares = new Uint8Array(first.at(-1)!)
  for (const [sizeOf, of] of followed.entries()) {
    fillFamilies(placeOf.subarray(from[sizeOf]!, from[sizeOf + 1]!), of, first[sizeOf]!)
    // A set of a small family is met more often: every set counts as if its family had 24.
    shares.set(
      of.weights.map((weight) => 24 / weight),
      first[sizeOf]!,
    )
  }
  const held = new Int32Array(shares.length)
  const sets = Uint8Array.from(
    Array.from({ length: (1 << size) - 1 }, (_, at) => at + 1).filter((set) => BITS[set]! <= setsMax),
  )
  const starts = Int32Array.from(BITS, (count) => from[Math.min(count, setsMax)]!)
  const numbers = new Int32Array(1 << 6)
  const cards = new Uint8Array(8)

  const add: Blocked['add'] = ({ suits, weights }, family) => {
    cardsInto(cards, suits, family)
    const weight = weights[family]!
    held[0]! += weight * 24
    for (let at = 0; at < sets.length; at++) {
      const set = sets[at]!
      const number = numbers[WITHOUT_LAST[set]!]! + CHOOSE[(cards[LAST[set]!]! << 3) + BITS[set]!]!
      numbers[set] = number
      const place = placeOf[starts[set]! + number]!
      held[place] = held[place]! + weight * shares[place]!
    }
  }

  const own = new Int32Array(32)
  const avoiding: Blocked['avoiding'] = (blockers, whole) => {
    let total = held[0]! - whole
    for (let set = 1; set < 31; set++) {
      const count = BITS[set]!
      const number = own[WITHOUT_LAST[set]!]! + CHOOSE[(blockers[LAST[set]!]! << 3) + count]!
      own[set] = number
      const among = held[placeOf[starts[set]! + number]!]!
      total += (count & 1) === 1 ? -among : among
    }
    return total / 24
  }
  return { add, avoiding, held, placeOf, from, first }
}

const sumsOf = (counts: readonly number[]): number[] => {
  const sums = [0]
  for (const count of counts) sums.push(sums.at(-1)! + count)
  return sums
}

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
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

export const strengthsOf = ({ count, suits }: Families): Int32Array =>
  Int32Array.from({ length: count }, (_, family) => {
    const at = family * 4
    return fourCardOfSuits(suits[at]!, suits[at + 1]!, suits[at + 2]!, suits[at + 3]!)
  })
