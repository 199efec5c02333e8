/** From a strength back to words and deciding ranks, and from those to the strength. */
import { ACE, rankName, rankNames } from '../card.ts'
import {
  categoryOf,
  fullHouseStrength,
  HIGH_CATEGORIES,
  type HighCategory,
  pairStrength,
  quadsStrength,
  STRENGTH_MAX,
  SUITED,
  straightStrength,
  tripsStrength,
  twoPairStrength,
  unpairedStrength,
} from './classes.ts'

/** How many ranks decide inside each category. */
const TIEBREAK_LENGTH: Record<HighCategory, number> = {
  'high card': 5,
  pair: 4,
  'two pair': 3,
  'three of a kind': 3,
  straight: 1,
  flush: 5,
  'full house': 2,
  'four of a kind': 2,
  'straight flush': 1,
  'royal flush': 1,
}

const runTo = (top: number) => (top === 3 ? 0b1_0000_0000_1111 : 0b11111 << (top - 4))
const setOf = (ranks: readonly number[]) => ranks.reduce((set, rank) => set | (1 << rank), 0)

/** Arithmetic only: what it says of ranks that no such hand has is checked by `strengthOf`. */
function reckon(category: HighCategory, [a = -1, b = -1, c = -1, d = -1, e = -1]: readonly number[]): number {
  switch (category) {
    case 'high card':
      return unpairedStrength(setOf([a, b, c, d, e]))
    case 'pair':
      return pairStrength(a, b, c, d)
    case 'two pair':
      return twoPairStrength(a, b, c)
    case 'three of a kind':
      return tripsStrength(a, b, c)
    case 'straight':
      return straightStrength(a)
    case 'flush':
      return SUITED[setOf([a, b, c, d, e])]!
    case 'full house':
      return fullHouseStrength(a, b)
    case 'four of a kind':
      return quadsStrength(a, b)
    case 'straight flush':
    case 'royal flush':
      return SUITED[runTo(a)]!
  }
}

let tiebreaks: (readonly number[])[] | undefined

/** The deciding ranks of every strength, worked out at the first question. */
function allTiebreaks(): (readonly number[])[] {
  if (tiebreaks !== undefined) return tiebreaks
  const found: (readonly number[])[] = Array.from({ length: STRENGTH_MAX + 1 }, () => [])
  for (const category of HIGH_CATEGORIES) {
    for (const ranks of tiebreaksIn(category)) found[reckon(category, ranks)] = ranks
  }
  tiebreaks = found
  return found
}

function tiebreaksIn(category: HighCategory): number[][] {
  const anyRank = Array.from({ length: 13 }, (_, rank) => [rank])
  /** Every row followed by a rank it does not have yet; `falling` when the new rank must be below the last one. */
  const then = (rows: number[][], falling: boolean) =>
    rows.flatMap((row) =>
      anyRank.flatMap(([rank = 0]) => (row.includes(rank) || (falling && rank > row.at(-1)!) ? [] : [[...row, rank]])),
    )
  switch (category) {
    case 'high card':
    case 'flush':
      return then(then(then(then(anyRank, true), true), true), true).filter(
        (ranks) => categoryOf(SUITED[setOf(ranks)]!) === 'flush',
      )
    case 'pair':
      return then(then(then(anyRank, false), true), true)
    case 'two pair':
      return then(then(anyRank, true), false)
    case 'three of a kind':
      return then(then(anyRank, false), true)
    case 'full house':
    case 'four of a kind':
      return then(anyRank, false)
    case 'straight':
      return anyRank.slice(3)
    case 'straight flush':
      return anyRank.slice(3, ACE)
    case 'royal flush':
      return [[ACE]]
  }
}

/** The ranks (0 a two, 12 an ace) that decide inside the category, most important first. */
export function tiebreakOf(strength: number): number[] {
  categoryOf(strength)
  return [...allTiebreaks()[strength]!]
}

/** The strength of a category with its deciding ranks: the inverse of `categoryOf` and `tiebreakOf`. */
export function strengthOf(category: HighCategory, tiebreak: readonly number[]): number {
  const strength = isRanks(tiebreak, TIEBREAK_LENGTH[category]) ? reckon(category, tiebreak) : 0
  const known = allTiebreaks()[strength] ?? []
  const isKnown = strength > 0 && categoryOf(strength) === category && known.every((rank, at) => rank === tiebreak[at])
  if (!isKnown) {
    const wanted = `${TIEBREAK_LENGTH[category]} deciding rank(s), 0 for a two to 12 for an ace, most important first`
    throw new RangeError(`no ${category} has the deciding ranks [${tiebreak.join(', ')}]; it wants ${wanted}`)
  }
  return strength
}

const isRanks = (ranks: readonly number[], length: number) =>
  ranks.length === length && ranks.every((rank) => Number.isInteger(rank) && rank >= 0 && rank <= ACE)

/** In plain words: "full house, aces over kings". */
export function describe(strength: number): string {
  const category = categoryOf(strength)
  const [a = 0, b = 0, ...rest] = tiebreakOf(strength)
  const kickers = (ranks: readonly number[]) => `${ranks.map(rankName).join(', ')} kicker${ranks.length > 1 ? 's' : ''}`
  switch (category) {
    case 'high card':
    case 'flush':
      return `${category}, ${[a, b, ...rest].map(rankName).join(', ')}`
    case 'pair':
      return `pair of ${rankNames(a)}, ${kickers([b, ...rest])}`
    case 'two pair':
      return `two pair, ${rankNames(a)} and ${rankNames(b)}, ${kickers(rest)}`
    case 'three of a kind':
      return `three of a kind, ${rankNames(a)}, ${kickers([b, ...rest])}`
    case 'straight':
    case 'straight flush':
      return `${category}, ${rankName(a)} high`
    case 'full house':
      return `full house, ${rankNames(a)} over ${rankNames(b)}`
    case 'four of a kind':
      return `four of a kind, ${rankNames(a)}, ${kickers([b])}`
    case 'royal flush':
      return 'royal flush'
  }
}
