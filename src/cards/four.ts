import { ACE, type Card, rankOf, suitOf } from './card.ts'
import { inWords, rankSigns } from './groups.ts'
import { packed, type Standing } from './standing.ts'

/** Four-card poker, lowest first: trips above a flush, quads above a straight flush, no full house. */
export const FOUR_CARD_CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'four of a kind',
] as const
export type FourCardCategory = (typeof FOUR_CARD_CATEGORIES)[number]

/** How many ranks decide inside each category. */
const DECIDING = [4, 3, 2, 1, 4, 2, 1, 1] as const

/** The best four of four to seven cards. */
export function fourCard(cards: readonly Card[]): Standing<FourCardCategory> {
  const strength = fourCardStrength(cards)
  const index = fourCardIndex(strength)
  const category = FOUR_CARD_CATEGORIES[index]!
  const ranks = Array.from({ length: DECIDING[index]! }, (_, place) => (strength >> (4 * (4 - place))) & 15)
  return { strength, category, tiebreak: rankSigns(ranks), says: inWords(category, ranks) }
}

/** The place of a strength's category in `FOUR_CARD_CATEGORIES`. */
export const fourCardIndex = (strength: number): number => strength >> 20

/** By sets of ranks, so that every deal can be counted in seconds. */
export function fourCardStrength(cards: readonly Card[]): number {
  if (cards.length < 4 || cards.length > 7)
    throw new RangeError(`four-card poker takes 4 to 7 cards, not ${cards.length}`)
  const suits: [number, number, number, number] = [0, 0, 0, 0]
  let once = 0
  let twice = 0
  let thrice = 0
  let four = 0
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    suits[suitOf(card)]! |= bit
    four |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
  }
  if (four !== 0) return packed(7, [top(four)])
  const suited = suits.find(hasFour) ?? 0
  const suitedTop = rowTop(suited)
  if (suitedTop >= 0) return packed(6, [suitedTop])
  if (thrice !== 0) return packed(5, tops(once & ~(1 << top(thrice)), 1, [top(thrice)]))
  if (suited !== 0) return packed(4, tops(suited, 4))
  if (rowTop(once) >= 0) return packed(3, [rowTop(once)])
  const pairs = tops(twice, 2)
  if (pairs.length === 2) return packed(2, pairs)
  return twice === 0 ? packed(0, tops(once, 4)) : packed(1, tops(once & ~twice, 2, pairs))
}

const top = (set: number) => 31 - Math.clz32(set)

/** The highest ranks of a set, after those given. */
function tops(set: number, count: number, before: readonly number[] = []): number[] {
  const found = [...before]
  for (let rest = set; rest !== 0 && found.length < before.length + count; rest ^= 1 << top(rest)) found.push(top(rest))
  return found
}

const hasFour = (set: number) => {
  const three = set & (set - 1) & ((set & (set - 1)) - 1)
  return (three & (three - 1)) !== 0
}

const LOW_ROW = (1 << ACE) | 0b111
/** The top of the highest four in a row, or -1; the ace may stand below the two. */
function rowTop(set: number): number {
  const rows = set & (set << 1) & (set << 2) & (set << 3)
  if (rows !== 0) return top(rows)
  return (set & LOW_ROW) === LOW_ROW ? 2 : -1
}
