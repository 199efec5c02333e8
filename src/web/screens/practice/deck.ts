/** A deck from the browser's own randomness; the first cards may be given, so that a round can be shown to somebody. */
import type { Card } from '../../../cards/card.ts'
import { shoe } from '../../../cards/deck.ts'
import { parseCards } from '../../../cards/notation.ts'

export function deckOf(decks: number, first: readonly Card[] = []): Card[] {
  const all = Array.from({ length: 52 * decks }, (_, at) => at % 52)
  for (const card of first) {
    const at = all.indexOf(card)
    if (at >= 0) all.splice(at, 1)
  }
  for (let left = all.length - 1; left > 0; left--) {
    const other = below(left + 1)
    ;[all[left], all[other]] = [all[other]!, all[left]!]
  }
  return [...first, ...all]
}

/** Every number has the same chance: what does not fit a whole number of times is drawn again. */
export function below(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit
  const [drawn] = crypto.getRandomValues(new Uint32Array(1))
  return drawn! < most ? drawn! % limit : below(limit)
}

/** `?deck=7h7s2c`: the cards that come first. */
export function givenCards(search: string): readonly Card[] {
  const text = new URLSearchParams(search).get('deck') ?? ''
  const read = parseCards(text.replaceAll(/(..)/g, '$1 ').trim(), shoe(8, 0))
  return text !== '' && read.ok ? read.value : []
}
