/** What waits for the papers of a game against the house, in Spanish. */
import type { Phrase } from '../phrases.ts'

export const REFUSED: readonly Phrase[] = [
  [
    'the cards of seat {n} {} stay until the papers of {} are done',
    'las cartas del asiento {}, {}, se quedan hasta que los papeles de {} estén hechos',
  ],
  [
    'the cards of dealer {} stay until the papers of {} are done',
    'las cartas del crupier, {}, se quedan hasta que los papeles de {} estén hechos',
  ],
]
