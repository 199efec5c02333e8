/** Cards by their names: `As` is the ace of spades. */
import { cardName } from '../../cards/card.ts'
import { DECK_53 } from '../../cards/deck.ts'
import { parseCard } from '../../cards/notation.ts'

export function cardNamed(sign: string): string {
  const read = parseCard(sign, DECK_53)
  return read.ok ? cardName(read.value) : sign
}
