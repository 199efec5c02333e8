/** What a settled round is worth to the player, read off the entries that the dealer would be told. */
import { dollars } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import type { Entry } from '../games/table/table.ts'
import { cardsInto } from './suits.ts'

/** Wagers for counting: an even number of dollars, so that 3 to 2 comes out whole. */
export const UNIT = dollars(2)

/** Cents won; what is collected counts against it, what is handed back for nothing. */
export const netOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { does, win, wagered }) => sum + Number(does === 'collect' ? -wagered : win), 0)

/** A card of `cardsInto`, which counts by suits, as the rest of the program has it. */
export const faceOf = (card: number): Card => (card % 13) * 4 + Math.floor(card / 13)

/** The cards of a family as the rest of the program has them. */
export function cardsOfSuits(suits: Uint16Array, family: number): Card[] {
  const size = cardsInto(counted, suits, family)
  const cards: Card[] = []
  for (let at = 0; at < size; at++) cards.push(faceOf(counted[at]!))
  return cards
}
const counted = new Uint8Array(8)
