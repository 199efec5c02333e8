/** A hit, and an award by hand, as a scenario writes them. */
import { z } from 'zod'
import { writtenRound } from '../../../engine/judging/facttext.ts'
import { flag, money, whole } from '../../../rulebook/terms.ts'
import { ownCards, playerDealer, round, seats } from './seattext.ts'
import { cards, localTime } from './words.ts'

const text = z.string()

/** What comes after a declared hit. */
export const settled = {
  /** How far it goes: to the payment, if nothing is said. */
  until: z.enum(['declared', 'attested', 'verified', 'paid']).optional(),
  id: z.enum(['shown', 'none']).optional(),
  /** Questions of the checklist that are answered no, by clause. */
  no: z.array(text).optional(),
  form: text.optional(),
  drawer: text.optional(),
  /** Paid out of the dealer's tray at this table instead of a drawer of the cage. */
  tray: text.optional(),
}

export const reportHit = z.strictObject({
  table: text.optional(),
  game: text.optional(),
  activities: z.array(text).optional(),
  /** Starts and ends the round of this hit, where none is open. */
  round: round.optional(),
  dealtIn: whole.optional(),
  pot: money.optional(),
  limit: text.optional(),
  ...writtenRound(flag),
  /** When the first card was dealt, where it is told later. */
  dealtAt: localTime.optional(),
  /** The floor says that these cards are another hand than the one that was reported with them. */
  anotherHand: flag.optional(),
  /** One seat alone: its number here and its cards beside it. */
  seat: text.optional(),
  ...ownCards,
  seats,
  flop: cards.optional(),
  turn: cards.optional(),
  river: cards.optional(),
  board: cards.optional(),
  dealerUp: cards.optional(),
  /** The player-dealer's other cards; stating them makes the player-dealer one of the hands. */
  dealerDown: cards.optional(),
  /** The player-dealer's whole hand, where that hand itself is judged. */
  dealer: cards.optional(),
  /** The same with all that is known of the player-dealer: person, duty, seat with the spaces for fees. */
  playerDealer: playerDealer.optional(),
  /** The hand beside the dealer, the burned card first. */
  extra: cards.optional(),
  /** The hands of the whole table in baccarat. */
  player: cards.optional(),
  banker: cards.optional(),
  ...settled,
})
export type HitText = z.infer<typeof reportHit>

export const enterAward = z.strictObject({
  activity: text.optional(),
  table: text.optional(),
  /** One award alone: to whom, which prize and how much, or several in a list. */
  to: text.optional(),
  person: text.optional(),
  line: text.optional(),
  amount: money.optional(),
  awards: z
    .array(z.strictObject({ to: text, person: text.optional(), line: text.optional(), amount: money.optional() }))
    .optional(),
  evidence: text.optional(),
  ...settled,
})
export type AwardText = z.infer<typeof enterAward>
