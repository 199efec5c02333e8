/**
 * As blocked.ts, for a dealer of six cards one of which is seen: how many hands hold that card and none of the player's, for
 * all 47 cards at once. The player's lowest card is set apart: what the four others take off is the same for every fifth.
 */
import { fourCardOfSuits } from '../cards/hands/four.ts'
import { moreOf, type Sets, SUIT_ORDERS } from './sets.ts'
import { BITS, CARDS, CHOOSE, setsOf } from './suits.ts'

const RANKS = 13
export const UPCARDS = CARDS - 5
/** In place of a count: the card is the player's own. */
export const OWN = -1
const UNKNOWN = -1
/** Hands with the seen card and the fifth, without the four. */
const WITH_FIFTH = setsOf(4, 46)
/** The terms that are left out at first are not more than all hands with the seen card, the fifth and two of the four. */
const LEFT_OUT = 6 * setsOf(2, 48)

export type Range = { readonly least: number; readonly most: number }

export type Upcards = {
  /** More of the dealer's hands came in: what was counted before is old. */
  readonly renew: () => void
  /** Turns to these five cards; between what and what the counts of all 47 lie is known at once, and closer for a little. */
  readonly look: (cards: Uint8Array) => Range
  readonly lookCloser: () => Range
  /** The counts of the hand that was looked at closer, by card; hands of six up to that strength have come in. */
  readonly counts: (strength: number, into: Int32Array) => void
}

export function upcardsFor(sets: readonly Sets[], held: readonly Int32Array[]): Upcards {
  const more = Array.from({ length: 5 }, (_, size) => moreOf(sets[size]!, sets[size + 1]!))
  const fours = sets[4]!
  /** By size, family and seen card: hands with that card and all of the set. Many hands of a level ask for the same sets. */
  const rows = more.map(({ length }) => new Int32Array(length))
  const rowsAt = more.map(({ length }) => new Int32Array(length / CARDS))
  /** By family of four cards and seen card, and when it was counted. */
  const [shared, sharedAt] = [new Int32Array(fours.count * CARDS), new Int32Array(fours.count)]
  const [sharedLeast, sharedMost] = [new Int32Array(fours.count), new Int32Array(fours.count)]
  let now = 1
  const [total, cards, numbers] = [new Int32Array(CARDS), new Uint8Array(5), new Int32Array(32)]
  const suits = new Uint16Array(4)
  let [four, fifth] = [0, 0]

  /** Hands with the seen card and all of this set, for every seen card. */
  const count = (into: Int32Array, at: number, set: number): void => {
    const size = BITS[set]!
    const number = numbers[set]!
    const family = sets[size]!.familyOf[number]!
    const row = rows[size]!
    if (rowsAt[size]![family] !== now) {
      rowsAt[size]![family] = now
      fillRow(row, held[size + 1]!, more[size]!, family)
    }
    if ((size & 1) === 0) addRow(into, at, row, family, sets[size]!.orderOf[number]!)
    else takeRow(into, at, row, family, sets[size]!.orderOf[number]!)
  }

  const look: Upcards['look'] = (own) => {
    turnTo(own)
    const apart = 1 << fifth
    for (let set = 1; set < 31; set++) {
      const last = 31 - Math.clz32(set)
      numbers[set] = numbers[set ^ (1 << last)]! + CHOOSE[(cards[last]! << 3) + BITS[set]!]!
    }
    four = fours.familyOf[numbers[31 ^ apart]!]!
    const at = four * CARDS
    if (sharedAt[four] !== now) {
      shared.fill(0, at, at + CARDS)
      for (let set = 0; set < 31; set++) if ((set & apart) === 0) count(shared, at, set)
      sharedAt[four] = now
      const { least, most } = rangeOf(shared, at, 31 ^ apart)
      sharedLeast[four] = Math.max(0, least - WITH_FIFTH)
      sharedMost[four] = most
    }
    return { least: sharedLeast[four]!, most: sharedMost[four]! }
  }

  const lookCloser: Upcards['lookCloser'] = () => {
    const apart = 1 << fifth
    for (let card = 0, at = four * CARDS; card < CARDS; card++, at++) total[card] = shared[at]!
    for (let set = 0; set < 31; set++) if ((set & apart) !== 0 && BITS[set]! <= 2) count(total, 0, set)
    const { least, most } = rangeOf(total, 0, 31)
    return { least: Math.max(0, least - LEFT_OUT), most }
  }

  /** Over all cards but these of the five. */
  const rangeOf = (counts: Int32Array, from: number, without: number): Range => {
    let least = Number.MAX_SAFE_INTEGER
    let most = 0
    for (let card = 0, below = 0; card < CARDS; card++) {
      if (below < 5 && cards[below] === card) {
        if (((without >> below++) & 1) === 1) continue
      }
      const here = counts[from + card]!
      if (here < least) least = here
      if (here > most) most = here
    }
    return { least, most }
  }

  /** Its four other cards become those that stand for their family; which suit is which does not matter to the sum. */
  const turnTo = (own: Uint8Array): void => {
    let lowest = 0
    for (let at = 1; at < 5; at++) if (own[at]! % RANKS < own[lowest]! % RANKS) lowest = at
    let number = 0
    for (let at = 0, place = 1; at < 5; at++) if (at !== lowest) number += CHOOSE[(own[at]! << 3) + place++]!
    const [family, order] = [fours.familyOf[number]!, fours.orderOf[number]!]
    const suit = SUIT_ORDERS[order * 4 + Math.floor(own[lowest]! / RANKS)]!
    for (let one = 0; one < 4; one++) suits[one] = fours.suits[family * 4 + one]!
    const bit = 1 << (own[lowest]! % RANKS)
    suits[suit] = suits[suit]! | bit
    let at = 0
    for (let one = 0; one < 4; one++)
      for (let mask = suits[one]!; mask !== 0; mask &= mask - 1) {
        if (one === suit && (mask & -mask) === bit) fifth = at
        cards[at++] = one * RANKS + (31 - Math.clz32(mask & -mask))
      }
  }

  const counts: Upcards['counts'] = (strength, into) => {
    const apart = 1 << fifth
    for (let set = 0; set < 31; set++) if ((set & apart) !== 0 && BITS[set]! > 2) count(total, 0, set)
    for (let rank = 0; rank < RANKS; rank++) {
      let plain = UNKNOWN
      for (let suit = 0; suit < 4; suit++) {
        const card = suit * RANKS + rank
        if (((suits[suit]! >> rank) & 1) === 1) {
          into[card] = OWN
          continue
        }
        // The player's five and the seen card as one hand: the only one that holds them all. Only as the fourth card of its
        // suit it counts for more than its rank.
        const isFourth = BITS[suits[suit]!]! >= 3
        const all = isFourth || plain === UNKNOWN ? withCard(suit, 1 << rank) : plain
        if (!isFourth) plain = all
        into[card] = total[card]! - (all <= strength ? 1 : 0)
      }
    }
  }
  const withCard = (suit: number, bit: number): number =>
    fourCardOfSuits(
      suit === 0 ? suits[0]! | bit : suits[0]!,
      suit === 1 ? suits[1]! | bit : suits[1]!,
      suit === 2 ? suits[2]! | bit : suits[2]!,
      suit === 3 ? suits[3]! | bit : suits[3]!,
    )
  return { renew: () => now++, look, lookCloser, counts }
}

function fillRow(row: Int32Array, held: Int32Array, more: Int32Array, family: number): void {
  for (let at = family * CARDS, end = at + CARDS; at < end; at++) row[at] = held[more[at]!]!
}

function addRow(into: Int32Array, at: number, row: Int32Array, family: number, order: number): void {
  for (let suit = 0, to = at; suit < 4; suit++) {
    let from = family * CARDS + SUIT_ORDERS[order * 4 + suit]! * RANKS
    for (const end = to + RANKS; to < end; to++, from++) into[to] = into[to]! + row[from]!
  }
}

function takeRow(into: Int32Array, at: number, row: Int32Array, family: number, order: number): void {
  for (let suit = 0, to = at; suit < 4; suit++) {
    let from = family * CARDS + SUIT_ORDERS[order * 4 + suit]! * RANKS
    for (const end = to + RANKS; to < end; to++, from++) into[to] = into[to]! - row[from]!
  }
}
