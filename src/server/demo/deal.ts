/** Cards for the simulated tables, from real decks. */
import { type Card, cardOf, RANKS, SUITS } from '../../cards/card.ts'

/** A whole number from 0 up to, but without, `under`. */
export type Chance = (under: number) => number

export type Shoe = (count: number) => Card[]

const DECK: readonly Card[] = RANKS.flatMap((_, rank) => SUITS.map((_suit, suit) => cardOf(rank, suit)))

/** Shuffled anew once three quarters are dealt, and always before a hand that would not fit. */
export function shoeOf(decks: number, chance: Chance): Shoe {
  let cards: Card[] = []
  let start = 0
  return (count) => {
    if (cards.length < count || cards.length < start / 4) {
      cards = shuffled(Array.from({ length: decks }, () => DECK).flat(), chance)
      start = cards.length
    }
    return cards.splice(-count)
  }
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items]
  for (let last = left.length - 1; last > 0; last--) {
    const other = chance(last + 1)
    ;[left[last], left[other]] = [left[other]!, left[last]!]
  }
  return left
}
