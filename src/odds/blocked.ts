/**
 * How many of the dealer's hands seen so far avoid a player's cards. Hands come in level by level, weakest first; for every
 * set of cards it is known how many of them hold it, and those that hold any of the player's cards are taken off and put on
 * again (inclusion and exclusion), so that no pair of hands is ever visited.
 */
import { type Completions, cardsOf, setOf } from './levels.ts'
import type { Sets } from './sets.ts'
import { CHOOSE } from './suits.ts'

export type Blocked = {
  /** All hands of a level come in; whom they hold is told when somebody asks, for several levels at once. */
  readonly add: (level: Completions) => void
  /** Now `held` is of all that came in; answers whether anything was new. */
  readonly catchUp: () => boolean
  /** How many came in. */
  readonly count: () => number
  /** Of those caught up with, how many hold none of these five cards; `whole` are those that hold all five. */
  readonly avoiding: (cards: Uint8Array, whole: number) => number
  /** By size and family: how many hold a set of that family. */
  readonly held: readonly Int32Array[]
}

/** Hands of `size` cards; sets are followed that have at least one card less. */
export function blockedFor(size: 5 | 6, sets: readonly Sets[]): Blocked {
  const top = size - 1
  const held = sets.slice(0, size).map(({ count }) => new Int32Array(count))
  /** Sets that hands new to them touch, and how often. */
  const met = held.map(({ length }) => new Int32Array(length))
  const touched = held.map(({ length }) => new Int32Array(length))

  let [came, waiting] = [0, 0]

  const add: Blocked['add'] = ({ values }) => {
    const [times, list, { weights }] = [met[top]!, touched[top]!, sets[top]!]
    let [length, sum] = [waiting, 0]
    for (let at = 0; at < values.length; at++) {
      const family = setOf(values[at]!)
      const before = times[family]!
      if (before === 0) list[length++] = family
      const more = cardsOf(values[at]!) * weights[family]!
      times[family] = before + more
      sum += more
    }
    waiting = length
    came += sum
  }

  const catchUp: Blocked['catchUp'] = () => {
    if (waiting === 0) return false
    let length = waiting
    for (let of = top; of > 0; of--) length = passOn(of, length)
    held[0]![0]! += met[0]![0]! / size
    met[0]![0] = 0
    waiting = 0
    return true
  }

  /** A hand that holds a smaller set is met once for each larger one between them. */
  const passOn = (of: number, length: number): number => {
    const [times, list, { less, weights }, total] = [met[of]!, touched[of]!, sets[of]!, held[of]!]
    const [timesLess, listLess] = [met[of - 1]!, touched[of - 1]!]
    const between = size - of
    let lengthLess = 0
    for (let at = 0; at < length; at++) {
      const family = list[at]!
      const hands = (times[family]! / between) | 0
      times[family] = 0
      total[family] = total[family]! + ((hands / weights[family]!) | 0)
      for (let part = family * of, end = part + of; part < end; part++) {
        const smaller = less[part]!
        const before = timesLess[smaller]!
        if (before === 0) listLess[lengthLess++] = smaller
        timesLess[smaller] = before + hands
      }
    }
    return lengthLess
  }

  const [none, ones, twos, threes, fours] = held as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
  const [, of1, of2, of3, of4] = sets.map(({ familyOf }) => familyOf) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
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
    return total
  }
  return { add, catchUp, count: () => came / size, avoiding, held }
}
