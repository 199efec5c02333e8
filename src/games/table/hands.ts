/** Five or six dealt cards as paytables see them: the best four of them, and the five as a hand of their own. */
import { ACE, type Card, QUEEN, rankOf } from '../../cards/card.ts'
import {
  FOUR_CARD_CATEGORIES,
  type FourCardCategory,
  fourCard,
  fourCardIndex,
  fourCardStrength,
} from '../../cards/hands/four.ts'
import { categoryOf, evaluate, type HighCategory } from '../../cards/high/high.ts'

/** The names of paytable lines. */
export const HAND_NAMES = [
  'four aces',
  'royal flush',
  'four of a kind',
  'straight flush',
  'full house',
  'three of a kind',
  'flush',
  'straight',
  'two pair',
  'pair of queens or better',
  'pair of aces',
] as const
export type HandName = (typeof HAND_NAMES)[number]

/**
 * four cards: the best four of them · five cards: all five as a poker hand · in five cards: all five under the names of
 * four-card tables, so that a full house counts by the three of a kind in it.
 */
export const JUDGED = ['four cards', 'five cards', 'in five cards'] as const
export type Judged = (typeof JUDGED)[number]

/** What can be asked of a hand. The five are not looked at where more or fewer cards were dealt. */
export type Shown = {
  readonly four: number
  readonly five: number | undefined
}

export const shownOf = (cards: readonly Card[]): Shown => ({
  four: fourCardStrength(cards),
  five: cards.length === 5 ? evaluate(cards) : undefined,
})

export const fourCategory = (four: number): FourCardCategory => FOUR_CARD_CATEGORIES[fourCardIndex(four)]!
/** The rank that leads a four-card hand: of the four, the three, the pair, or the highest card. */
export const leadingRank = (four: number): number => (four >> 16) & 15

/** The lowest four-card hand of a category whose leading rank is at least this one. */
export const fourFrom = (category: FourCardCategory, rank = 0): number =>
  (FOUR_CARD_CATEGORIES.indexOf(category) << 20) | (rank << 16)

export const inWords = (cards: readonly Card[]): string => fourCard(cards).says

/** The four that play, from the highest down, and what they leave over. */
export function bestFour(cards: readonly Card[]): { plays: readonly Card[]; rest: readonly Card[] } {
  const best = fourCardStrength(cards)
  const rests =
    cards.length === 5
      ? cards.map((one) => [one])
      : cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other]))
  const rest = rests.find((left) => fourCardStrength(cards.filter((card) => !left.includes(card))) === best) ?? []
  const high = (one: Card, other: Card) => rankOf(other) - rankOf(one)
  return { plays: cards.filter((card) => !rest.includes(card)).sort(high), rest: [...rest].sort(high) }
}

/** Whether the hand stands on that line; lines are asked from the top, so the first that fits is the one that pays. */
export function isHand(name: HandName, judged: Judged, { four, five }: Shown): boolean {
  if (name === 'royal flush') return five !== undefined && categoryOf(five) === ROYAL
  if (judged === 'four cards') return isFour(name, four)
  if (five === undefined) return false
  const category = categoryOf(five)
  if (name === 'four aces') return category === 'four of a kind' && isFour(name, four)
  if (judged === 'five cards') return category === name
  return category === name || (CONTAINED[category] ?? '') === name
}

const ROYAL: HighCategory = 'royal flush'
/** Tables with four-card names have no line of their own for these. */
const CONTAINED: { readonly [Category in HighCategory]?: HandName } = {
  'full house': 'three of a kind',
  'royal flush': 'straight flush',
}

function isFour(name: HandName, four: number): boolean {
  const category = fourCategory(four)
  switch (name) {
    case 'four aces':
      return category === 'four of a kind' && leadingRank(four) === ACE
    case 'pair of queens or better':
      return category === 'pair' && leadingRank(four) >= QUEEN
    case 'pair of aces':
      return category === 'pair' && leadingRank(four) === ACE
    default:
      return category === name
  }
}
