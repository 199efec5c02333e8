/**
 * The 7,462 strengths of five-card high hands: 1 is 7-5-4-3-2 without a flush, 7462 the royal flush.
 * Strengths are numbered by category and inside it by the ranks that decide, so each one is plain arithmetic.
 */
export const HIGH_CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const
export type HighCategory = (typeof HIGH_CATEGORIES)[number]

/** How many strengths each category has, weakest category first. */
const CLASSES_OF_CATEGORY = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1] as const
export const STRENGTH_MAX = 7462

/** The weakest strength of each category. */
export const FIRST_STRENGTH: readonly number[] = CLASSES_OF_CATEGORY.map((_, index) => 1 + classesBelow(index))
function classesBelow(index: number): number {
  return CLASSES_OF_CATEGORY.slice(0, index).reduce((sum: number, classes) => sum + classes, 0)
}

const HIGH_CARD = FIRST_STRENGTH[0]!
const PAIR = FIRST_STRENGTH[1]!
const TWO_PAIR = FIRST_STRENGTH[2]!
const TRIPS = FIRST_STRENGTH[3]!
const STRAIGHT = FIRST_STRENGTH[4]!
const FLUSH = FIRST_STRENGTH[5]!
const FULL_HOUSE = FIRST_STRENGTH[6]!
const QUADS = FIRST_STRENGTH[7]!
const STRAIGHT_FLUSH = FIRST_STRENGTH[8]!

const choose2 = (n: number) => (n * (n - 1)) / 2
const choose3 = (n: number) => (n * (n - 1) * (n - 2)) / 6

/** Ranks are sets of bits, bit 0 the two. The top rank of the best straight in each set, or -1. */
export const STRAIGHT_TOP = new Int8Array(8192).fill(-1)
/** The strength of five or more cards of one suit, by their set of ranks. */
export const SUITED = new Uint16Array(8192)

const WHEEL = 0b1_0000_0000_1111
const bitsIn = (set: number) => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

function fillSuited() {
  let flushes = 0
  for (let set = 0; set < 8192; set++) {
    const runs = set & (set << 1) & (set << 2) & (set << 3) & (set << 4)
    if (runs !== 0) STRAIGHT_TOP[set] = 31 - Math.clz32(runs)
    else if ((set & WHEEL) === WHEEL) STRAIGHT_TOP[set] = 3
    const top = STRAIGHT_TOP[set]!
    const bits = bitsIn(set)
    if (top >= 0) SUITED[set] = STRAIGHT_FLUSH + top - 3
    // Sets of five in rising order as numbers are flushes in rising order of strength; larger ones drop their lowest rank.
    else if (bits === 5) SUITED[set] = FLUSH + flushes++
    else if (bits > 5) SUITED[set] = SUITED[set & (set - 1)]!
  }
}
fillSuited()

/** Five or more different ranks, not of one suit. */
export function unpairedStrength(set: number): number {
  const top = STRAIGHT_TOP[set]!
  return top >= 0 ? STRAIGHT + top - 3 : SUITED[set]! - FLUSH + HIGH_CARD
}

export const straightStrength = (top: number): number => STRAIGHT + top - 3

/** Kickers first > second > third, none of the pair's rank. */
export function pairStrength(pair: number, first: number, second: number, third: number): number {
  const place = (kicker: number) => kicker - (kicker > pair ? 1 : 0)
  return PAIR + pair * 220 + choose3(place(first)) + choose2(place(second)) + place(third)
}

export function twoPairStrength(high: number, low: number, kicker: number): number {
  return TWO_PAIR + (choose2(high) + low) * 11 + kicker - (kicker > high ? 1 : 0) - (kicker > low ? 1 : 0)
}

export function tripsStrength(trips: number, first: number, second: number): number {
  const place = (kicker: number) => kicker - (kicker > trips ? 1 : 0)
  return TRIPS + trips * 66 + choose2(place(first)) + place(second)
}

export const fullHouseStrength = (trips: number, pair: number): number =>
  FULL_HOUSE + trips * 12 + pair - (pair > trips ? 1 : 0)

export const quadsStrength = (quads: number, kicker: number): number =>
  QUADS + quads * 12 + kicker - (kicker > quads ? 1 : 0)

export const categoryOf = (strength: number): HighCategory => HIGH_CATEGORIES[categoryIndex(strength)]!

function categoryIndex(strength: number): number {
  if (!(Number.isInteger(strength) && strength >= 1 && strength <= STRENGTH_MAX)) {
    throw new RangeError(`${strength} is no strength of a hand: strengths are whole numbers from 1 to ${STRENGTH_MAX}`)
  }
  return FIRST_STRENGTH.findLastIndex((first) => first <= strength)
}
