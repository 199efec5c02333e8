/** Cards for the simulated tables: real decks, shuffled by the system's own randomness. */
import { randomInt } from 'node:crypto'
import { type Card, cardOf, RANKS, SUITS } from '../../cards/card.ts'

export type Shoe = (count: number) => Card[]

const DECK: readonly Card[] = RANKS.flatMap((_, rank) => SUITS.map((_suit, suit) => cardOf(rank, suit)))

/** Shuffled anew once three quarters are dealt, and always before a hand that would not fit. */
export function shoeOf(decks: number): Shoe {
  let cards: Card[] = []
  let start = 0
  return (count) => {
    if (cards.length < count || cards.length < start / 4) {
      cards = shuffled(Array.from({ length: decks }, () => DECK).flat())
      start = cards.length
    }
    return cards.splice(-count)
  }
}

export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items]
  for (let last = left.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[left[last], left[other]] = [left[other]!, left[last]!]
  }
  return left
}
