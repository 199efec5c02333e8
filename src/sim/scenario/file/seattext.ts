/** Persons, bets and seats as a scenario writes them. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { CLUB_FORMS, CONNECTIONS, DUTIES, EXCLUSIONS } from '../../../engine/judging/fact.ts'
import { writtenBettor, writtenHand } from '../../../engine/judging/facttext.ts'
import { flag, money, whole } from '../../../rulebook/terms.ts'
import { asking } from '../../../rulebook/text/wording.ts'
import { cards, spot, tiles } from './words.ts'

const text = z.string()

export const person = z.strictObject({
  duty: z.enum(DUTIES).optional(),
  proposition: flag.optional(),
  age: whole.optional(),
  connection: z.enum(CONNECTIONS).optional(),
  exclusion: z.enum(EXCLUSIONS).optional(),
  club: z.enum(CLUB_FORMS).optional(),
})

const bettor = z.strictObject({ person: text.optional(), asked: text.optional(), ...writtenBettor(flag, money) })

/** Who lies how at the lock. `fees`: base wager and fee; `wagers`: base wager alone; `feeOnly`: a fee without it. */
const bets = {
  fees: z.array(spot).optional(),
  wagers: z.array(spot).optional(),
  feeOnly: z.array(spot).optional(),
  /** The sensor stays dark and the dealer marks the spot; it has wager and fee. */
  marked: z.array(spot).optional(),
  /** By spot, how much money is in action there. */
  action: z.record(z.string(), money).optional(),
  /** Spots where a proposition player is, as the dealer sees. */
  proposition: z.array(spot).optional(),
  /** By spot, the person who is signed in there. */
  persons: z.record(z.string(), text).optional(),
  /** Whose fee lies there; every sensed activity of the table if nothing is said. */
  activities: z.array(text).optional(),
  dealtIn: whole.optional(),
  /** Who holds that position, and whether the fee lies there: where one fee covers the round. */
  playerDealer: z
    .strictObject({
      fee: flag.optional(),
      seat: text.optional(),
      person: text.optional(),
      proposition: flag.optional(),
    })
    .optional(),
}
export const round = z.strictObject(bets)
export type RoundText = z.infer<typeof round>

export const ownCards = {
  hole: cards.optional(),
  hand: cards.optional(),
  down: cards.optional(),
  up: cards.optional(),
  /** Hands that are set: two or three cards in front, five in the middle where the game has it, five behind. */
  front: cards.optional(),
  middle: cards.optional(),
  back: cards.optional(),
  tiles: tiles.optional(),
  frontTiles: tiles.optional(),
  backTiles: tiles.optional(),
  /** What the table counted for a home run. */
  points: whole.optional(),
}

export const seatFacts = bettor.extend({
  ...ownCards,
  ...writtenHand(flag),
  /** `no`: nobody sits there; only those behind bet on the hand. */
  seated: flag.optional(),
  /** So many behind the seat, or each of them with what is known. */
  backline: z.union([whole, z.array(bettor)]).optional(),
  /** `none`: this winner shows no ID for now. */
  id: z.enum(['shown', 'none']).optional(),
})
/** The player-dealer's hand; with a seat where that position has spaces for fees. */
export const playerDealer = seatFacts.extend({ seat: text.optional() })
const seated = z.union([z.literal('folded').transform(() => ({ folded: true })), seatFacts])
export type SeatText = z.infer<typeof seatFacts>

export const seats = z.record(asking(message('a seat as digits'), z.string().regex(/^\d+$/)), seated).optional()
