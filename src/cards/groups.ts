import { ACE, type Card, RANKS, rankName, rankNames, rankOf, suitOf } from './card.ts'

/** Ranks by how often they are there, then by height: `9 9 A` gives nine twice, ace once. */
export type Group = { rank: number; count: number }

export function groupsOf(ranks: readonly number[]): Group[] {
  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  return [...counts]
    .map(([rank, count]) => ({ rank, count }))
    .sort((one, other) => other.count - one.count || other.rank - one.rank)
}

export const isOneSuit = (cards: readonly Card[]): boolean => cards.every((card) => suitOf(card) === suitOf(cards[0]!))

/**
 * The top rank if these are all different and in a row, otherwise undefined.
 * The ace is above the king or below the two, never in the middle.
 */
export function straightTop(ranks: readonly number[]): number | undefined {
  const sorted = [...new Set(ranks)].sort((one, other) => other - one)
  if (sorted.length !== ranks.length) return undefined
  const [top = 0, second = 0] = sorted
  const last = sorted.at(-1) ?? 0
  if (top - last === ranks.length - 1) return top
  return top === ACE && last === 0 && second === ranks.length - 2 ? second : undefined
}

export const ranksOf = (cards: readonly Card[]): number[] => cards.map(rankOf)
export const rankSigns = (ranks: readonly number[]): string[] => ranks.map((rank) => RANKS[rank] ?? '?')

/** Every choice of `size` of the items, in the order of the items. */
export function* choices<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield []
  else
    for (let at = from; at <= items.length - size; at++) {
      for (const rest of choices(items, size - 1, at + 1)) yield [items[at]!, ...rest]
    }
}

/** Plain words for a category and its ranks; shared by every ranking that uses poker's names. */
export function inWords(category: string, ranks: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = ranks
  const kickers = (from: number) => {
    const rest = ranks.slice(from).map(rankName)
    return rest.length === 0 ? '' : `, ${rest.join(' ')} ${rest.length === 1 ? 'kicker' : 'kickers'}`
  }
  switch (category) {
    case 'royal flush':
      return category
    case 'straight flush':
    case 'straight':
      return `${category}, ${rankName(first)} high`
    case 'five aces':
      return category
    case 'four of a kind':
    case 'three of a kind':
      return `${category}, ${rankNames(first)}${kickers(1)}`
    case 'full house':
      return `full house, ${rankNames(first)} over ${rankNames(second)}`
    case 'flush':
      return `flush, ${ranks.map(rankName).join(' ')}`
    case 'two pair':
      return `two pair, ${rankNames(first)} and ${rankNames(second)}${ranks.length > 2 ? `, ${rankName(third)} kicker` : ''}`
    case 'pair':
      return `pair of ${rankNames(first)}${kickers(1)}`
    default:
      return `${category}, ${ranks.map(rankName).join(' ')}`
  }
}
