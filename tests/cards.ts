/** Cards as a test writes them; a text that is no cards is a mistake of the test. */
import type { Card } from '../src/cards/card.ts'
import { DECK_52, type Deck } from '../src/cards/deck.ts'
import { parseCards } from '../src/cards/notation.ts'
import { english } from '../src/words/sentence.ts'

export function cardsIn(text: string, deck: Deck = DECK_52): Card[] {
  const read = parseCards(text, deck)
  if (!read.ok) throw new Error(english(read.why))
  return read.value
}
