/** What a settled round is worth to the player, read off the entries that the dealer would be told. */
import { dollars } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import type { Entry } from '../games/table/table.ts'

/** Wagers for counting: an even number of dollars, so that 3 to 2 comes out whole. */
export const UNIT = dollars(2)

/** Cents won; what is collected counts against it, what is handed back for nothing. */
export const netOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { does, win, wagered }) => sum + Number(does === 'collect' ? -wagered : win), 0)

/** The cards of a family as the rest of the program has them. */
export function cardsOfSuits(suits: Uint16Array, family: number): Card[] {
  const cards: Card[] = []
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 0; rank < 13; rank++)
      if (((suits[family * 4 + suit]! >> rank) & 1) === 1) cards.push(rank * 4 + suit)
  return cards
}
