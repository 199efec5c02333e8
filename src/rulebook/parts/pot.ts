/** Terms of prizes for a table that was drawn: into the pot of its next hand, to a seat, or for whoever draws the ace. */
import { z } from 'zod'
import { whole } from '../terms.ts'
import { by, term } from './by.ts'

/** A prize that is put into the pot of the next hand and goes to whoever wins that. */
export const pot = z.strictObject({
  by,
  /** Several hold the winning hand: money is divided, chip by chip, and what is left over goes to the first of them in turn. */
  ties: z.strictObject({ by, odd: term, things: term.optional() }),
  /** In these games nobody plays for a pot: a card that somebody picks names the seat. */
  seat: z
    .strictObject({
      by,
      games: z.array(z.string()).min(1),
      cards: whole,
      /** The card of a seat where nobody sits: another one is picked. */
      empty: term,
    })
    .optional(),
})

/** Cards are spread at the table, one of them an ace: whoever draws it spins. */
export const spread = z.strictObject({
  by,
  /** One card for each player, and no more than these. */
  cards: z.strictObject({ by, max: whole }),
  /** Only who had a hand before the ball was drawn takes part. */
  before: term,
  /** One player at a free table: as many cards as at the fullest live table of the same game. */
  alone: term,
  /** Nobody has drawn the ace. */
  missed: term,
  /** Money is divided among all who take part; what is left over goes to whoever spun. */
  divided: z.strictObject({ by, rest: term }),
})
