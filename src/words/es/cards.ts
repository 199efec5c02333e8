/** Cards by their names in Spanish: `As` is the ace of spades. */
import { JOKER, rankOf, suitOf } from '../../cards/card.ts'
import { DECK_53 } from '../../cards/deck.ts'
import { parseCard } from '../../cards/notation.ts'
import { palo, rango } from './ranks.ts'

export function carta(sign: string): string {
  const read = parseCard(sign, DECK_53)
  if (!read.ok) return sign
  return read.value === JOKER ? 'comodín' : `${rango(rankOf(read.value))} de ${palo(suitOf(read.value))}`
}
