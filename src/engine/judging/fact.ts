/**
 * What is known of a round, a hand and a person, and from whom. "Not known" is not "no": what nobody has said yet
 * becomes a question on the floor person's checklist.
 */

import type { Cents } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { dealText, type Shown, shownOf } from '../../cards/showncards.ts'
import { GAMES, isGame } from '../../games/games.ts'

/** Facts of the whole round. */
export type RoundFacts = {
  readonly dealtIn?: number
  readonly tournament?: boolean
  readonly misdeal?: boolean
  readonly standardDeck?: boolean
  readonly spokenOf?: boolean
  readonly surveillance?: boolean
  readonly freeTable?: boolean
  readonly pot?: Cents
  readonly limit?: string
  /** The instant of the first card, where it is told later. */
  readonly dealtAt?: number
}

export const DUTIES = ['none', 'on duty', 'standby in uniform', 'off duty in uniform', 'off duty'] as const
/** An employee's standing at that moment; `none` is a person who does not work here. Standby is no free time. */
export type Duty = (typeof DUTIES)[number]

/** Attributes of a person that rules ask for; the name and the rest are in the register, never here. */
export type PersonFacts = {
  readonly duty?: Duty
  readonly proposition?: boolean
  readonly age?: number
  readonly connection?: Connection
  readonly exclusion?: Exclusion
  readonly club?: ClubForm
}

export const CONNECTIONS = ['none', 'family', 'vendor staff', 'agency staff', 'licensee'] as const
/** What ties a person to a promotion who does not work here: family of those who do, staff of its makers, a license. */
export type Connection = (typeof CONNECTIONS)[number]

export const EXCLUSIONS = ['none', 'in force', 'ended', 'reinstated'] as const
/** Banned from the house: now, or once and not yet approved for coming back, or approved again. */
export type Exclusion = (typeof EXCLUSIONS)[number]

export const CLUB_FORMS = ['complete', 'not complete'] as const
/** The form of the club card, as the desk of the club has it. */
export type ClubForm = (typeof CLUB_FORMS)[number]

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const
export type Street = (typeof STREETS)[number]

/** One who has money on a hand: the seated player, or somebody behind. */
export type Bettor = PersonFacts & {
  readonly place: 'seated' | 'backline'
  /** Opaque number of the register, where the person is known. */
  readonly person?: string
  readonly wagered?: boolean
  /** How much, where a prize is divided by wagers. */
  readonly wager?: Cents
  /** The prize that was asked for before the deal, at a free table. */
  readonly asked?: string
  /** Has paid the regular collection for a wager on this hand. */
  readonly collectionPaid?: boolean
  /** Still there when the prize is verified. */
  readonly present?: boolean
  readonly feePosted?: boolean
  /** A fee in the space for the player-dealer's hand. */
  readonly dealerFeePosted?: boolean
}

/** A hand as dealt to a position, with all who have money on it. */
export type Hand = {
  readonly seat: string
  readonly role: 'player' | 'player-dealer'
  /** `false`: nobody named this position in the report; its fee, or who sits there, tells that it was in the round. */
  readonly named?: boolean
  /** The cards of this hand by zone; nothing where they were not seen. */
  readonly cards: Deal
  readonly folded?: boolean
  /** In which betting round, where that is known; a fold of which nobody says when was before the flop. */
  readonly foldedOn?: Street
  /** Every bet of every round completed; all-in counts. */
  readonly betsCompleted?: boolean
  /** Won the pot at the showdown. */
  readonly won?: boolean
  readonly button?: 'none' | 'hold' | 'missed blind'
  readonly dealt?: boolean
  /** Folded, and the dealer was asked to keep the cards until the winner is known. */
  readonly heldAside?: boolean
  /** Baccarat: the hand of the table that the wager lies on; Player where nobody says it. */
  readonly wageredOn?: 'player' | 'banker' | 'tie'
  readonly bettors: readonly Bettor[]
}

/** A round as far as it is known when a hit is reported: recorded by a device, or told by the floor. */
export type Round = {
  readonly table: string
  readonly game: string
  readonly decks: number
  readonly facts: RoundFacts
  /** Cards that belong to nobody: flop, turn, river, the player-dealer's up card … */
  readonly common: Deal
  readonly hands: readonly Hand[]
  /** Where one fee covers the whole round: whether it lay there at the lock. */
  readonly feePaid?: boolean
  /** Where the seats say otherwise than the report. */
  readonly seats?: readonly SeatsSay[]
  /** How many hands and persons the seats add up to, where nobody tells how many were dealt in and not all of them are named. */
  readonly sat?: { readonly hands: Count; readonly persons: Count }
}

/** At least and at most so many. */
export type Count = { readonly least: number; readonly most: number }

/** Who has a hand, once each: a patron on two spots is one, a proposition player none. */
export const personsIn = (hands: readonly Hand[]): Set<string> =>
  new Set(
    hands
      .filter(({ dealt, bettors }) => dealt !== false && bettors[0]?.proposition !== true)
      .map(({ seat, bettors }) => bettors[0]?.person ?? `seat ${seat}`),
  )

/** So many were told to be dealt in and so many seats are taken; this person was told at a seat and that one sits there. */
export type SeatsSay =
  | { readonly is: 'dealt in'; readonly told: number; readonly seats: number }
  | { readonly is: 'person'; readonly seat: string; readonly told: string; readonly sits: string }

export const placeOf = (
  { table }: { table: string },
  seat: string,
  place: Bettor['place'] = 'seated',
  nth = 1,
): Party => (place === 'backline' ? { kind: 'backline', table, seat, nth } : { kind: 'seat', table, seat })

/** Everything that lies before one hand: its own cards, the common ones, and what is known of the player-dealer's. */
export function dealOf(round: Round, hand: Hand): Deal {
  const theirs = round.hands.find(({ role }) => role === 'player-dealer')
  const dealerDown = theirs?.cards.dealerDown
  // The whole hand of the player-dealer, where it was told and is not this hand itself.
  const dealer = theirs === hand ? undefined : (theirs?.cards.hand ?? theirs?.cards.hole)
  return {
    ...(dealerDown === undefined ? {} : { dealerDown }),
    ...(dealer === undefined ? {} : { dealer }),
    ...round.common,
    ...hand.cards,
    ...(hasWildJoker(round.game) ? { joker: 'wild' as const } : {}),
  }
}

function hasWildJoker(name: string): boolean {
  if (!isGame(name)) return false
  const { judging } = GAMES[name]
  return judging.by === 'set hands' && judging.hands.some(({ ranking }) => ranking === 'pai gow back, joker wild')
}

/** The cards of a hand as far as it was played: where a flop comes, who folded has none of what was dealt after that. */
export function playedDeal(round: Round, hand: Hand): Deal {
  const deal = dealOf(round, hand)
  if (hand.folded !== true && hand.foldedOn === undefined) return deal
  if (!isGame(round.game) || GAMES[round.game].family !== 'flop') return deal
  const street = STREETS.indexOf(hand.foldedOn ?? 'preflop')
  const { flop, turn, river, board, ...own } = deal
  return {
    ...own,
    ...(board === undefined || street === 0 ? {} : { board: board.slice(0, street + 2) }),
    ...(flop === undefined || street < 1 ? {} : { flop }),
    ...(turn === undefined || street < 2 ? {} : { turn }),
    ...(river === undefined || street < 3 ? {} : { river }),
  }
}

/** What the journal keeps of the cards of a reported hand. */
export const shownIn = ({ common, hands }: Pick<Round, 'common' | 'hands'>): Shown =>
  shownOf(
    dealText(common),
    hands.map(({ seat, role, cards }) => ({ ...(role === 'player' ? { seat } : {}), role, zones: dealText(cards) })),
  )
