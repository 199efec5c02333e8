/**
 * What a rule may ask of a round, a hand and a person: small named functions. A rule that asks for something new gets
 * a new name here, never an operator in the rule file.
 *
 * `undefined` means that nobody has said it yet: the verifier will be asked.
 */

import { isInside, type Window } from '../../base/moment.ts'
import { formatMoney } from '../../base/money.ts'
import type { Need } from '../../rulebook/rule.ts'
import type { Bettor, Hand, Round } from './fact.ts'

export type NeedName = Need['need']
type Terms<Name extends NeedName> = Extract<Need, { need: Name }>

/** What the house has posted, as far as needs ask for it. */
export type Posted = {
  readonly local: string
  readonly hours: readonly Window[]
  readonly games: readonly string[]
  /** Whether the base game has betting behind a seat, where the house has said so. */
  readonly backline?: boolean | undefined
}

type RoundNeed<Name extends NeedName> = {
  of: 'round'
  asks: string
  /** Who answers it, where that is not the floor. */
  answers?: 'surveillance'
  fails: (need: Terms<Name>) => string
  holds: (round: Round, need: Terms<Name>, posted: Posted) => boolean | undefined
}
type PersonNeed<Name extends NeedName> = {
  of: 'person'
  asks: string
  fails: (need: Terms<Name>) => string
  holds: (hand: Hand, bettor: Bettor, need: Terms<Name>, on: Side, posted?: Posted) => boolean | undefined
}

/** Whose cards the fee was put on. */
export type Side = 'own hand' | 'player-dealer hand'

const not = (fact: boolean | undefined): boolean | undefined => (fact === undefined ? undefined : !fact)

export const NEEDS: { [Name in NeedName]: RoundNeed<Name> | PersonNeed<Name> } = {
  'posted hours': {
    of: 'round',
    asks: 'Was the hand dealt inside the posted hours?',
    fails: () => 'outside the posted hours',
    holds: (_round, _need, { hours, local }) => hours.length === 0 || hours.some((window) => isInside(window, local)),
  },
  'designated game': {
    of: 'round',
    asks: 'Is this one of the designated games?',
    fails: () => 'not a designated game',
    holds: (round, _need, { games }) => games.includes(round.game),
  },
  'not a tournament': {
    of: 'round',
    asks: 'Is this a live game, not a tournament?',
    fails: () => 'tournament play does not take part',
    holds: (round) => not(round.facts.tournament),
  },
  'dealt in': {
    of: 'round',
    asks: 'Were enough players dealt in?',
    fails: ({ min }) => `at least ${min} must be dealt in`,
    // Counted in hands, not in seats: a patron on two spots is two.
    holds: (round, { min, playerDealer, games }) => {
      if (games !== undefined && !games.includes(round.game)) return true
      const isUnnamed = !round.hands.some(({ role }) => role === 'player-dealer')
      const more = playerDealer === 'always there' && isUnnamed ? 1 : 0
      const dealtIn = round.facts.dealtIn ?? round.hands.filter((hand) => hand.dealt !== false).length + more
      return dealtIn >= min
    },
  },
  players: {
    of: 'round',
    asks: 'Were enough players playing?',
    fails: ({ min, max }) =>
      max === undefined ? `at least ${min} players must be playing` : `${min} to ${max} players must be playing`,
    // Counted in persons: a patron on two spots is one, a proposition player none.
    holds: ({ facts, hands }, { min, max = Number.POSITIVE_INFINITY }) => {
      const playing = hands.filter(({ dealt, bettors }) => dealt !== false && bettors[0]?.proposition !== true)
      const persons = new Set(playing.map(({ seat, bettors }) => bettors[0]?.person ?? `seat ${seat}`))
      const count = facts.dealtIn ?? persons.size
      return count >= min && count <= max
    },
  },
  'no misdeal': {
    of: 'round',
    asks: 'Was there no misdeal?',
    fails: () => 'the hand was a misdeal',
    holds: (round) => not(round.facts.misdeal),
  },
  'standard deck': {
    of: 'round',
    asks: 'Is the deck complete and standard?',
    fails: () => 'the deck is not a standard one',
    holds: (round) => round.facts.standardDeck,
  },
  'nobody spoke of it': {
    of: 'round',
    asks: 'Did nobody speak of the jackpot during the hand?',
    fails: () => 'the jackpot was spoken of during the hand',
    holds: (round) => not(round.facts.spokenOf),
  },
  'base wager': {
    of: 'person',
    asks: 'Was the base wager made?',
    fails: () => 'no base wager on the hand',
    holds: (_hand, bettor) => bettor.wagered,
  },
  'fee posted': {
    of: 'person',
    asks: 'Was the jackpot fee posted before the lock?',
    fails: () => 'no jackpot fee posted for this hand',
    holds: (_hand, bettor, _need, on) => (on === 'own hand' ? bettor.feePosted : bettor.dealerFeePosted),
  },
  'fee of the round': {
    of: 'round',
    asks: 'Was the jackpot fee of this round put down before the deal?',
    fails: () => 'no jackpot fee was put down for this round',
    holds: (round) => round.feePaid,
  },
  seated: {
    of: 'person',
    asks: 'Is this the seated player?',
    fails: () => 'only seated players take part',
    holds: (_hand, bettor) => bettor.place === 'seated',
  },
  'backline where allowed': {
    of: 'person',
    asks: 'Does the base game have betting behind a seat?',
    fails: () => 'the base game has no betting behind a seat',
    holds: (_hand, bettor, _need, _on, posted) => bettor.place === 'seated' || posted?.backline,
  },
  pot: {
    of: 'round',
    asks: 'Was the pot large enough?',
    fails: ({ min }) => `the pot must hold at least ${formatMoney(min)}`,
    holds: ({ facts: { pot } }, { min }) => (pot === undefined ? undefined : pot >= min),
  },
  'shown down': {
    of: 'person',
    asks: 'Did this player complete every bet and show the hand down?',
    fails: () => 'every bet must be completed and the hand shown down',
    holds: ({ folded, betsCompleted }) =>
      folded === true || betsCompleted === false ? false : (betsCompleted ?? not(folded)),
  },
  'best hand': {
    of: 'person',
    asks: 'Did this hand win at the showdown?',
    fails: () => 'the hand must win at the showdown',
    holds: ({ won }) => won,
  },
  'hand completed': {
    of: 'person',
    asks: 'Did this player complete the hand?',
    fails: () => 'the hand must be completed',
    holds: (hand) => not(hand.folded),
  },
  'in at the flop': {
    of: 'person',
    asks: 'Was this player still in the hand when the flop came?',
    fails: () => 'folded before the flop',
    holds: ({ dealt, folded, foldedOn }) => {
      if (dealt === false) return false
      if (foldedOn !== undefined) return foldedOn !== 'preflop'
      return folded === undefined ? undefined : !folded
    },
  },
  'dealt in person': {
    of: 'person',
    asks: 'Was this player dealt in and active?',
    fails: () => 'not dealt in on this hand',
    holds: (hand) => hand.dealt !== false,
  },
  'owns the hand': {
    of: 'person',
    asks: 'Does the hand belong to this bettor?',
    fails: () => 'the hand belongs to the seated player who bet on it, or else to the first betting position',
    holds: ({ bettors }, bettor) => {
      // Nobody bets at a free table; a bet of which nobody says otherwise is there.
      const betting = bettors.filter(({ wagered }) => wagered !== false)
      const owner = betting.find(({ place }) => place === 'seated') ?? betting[0]
      return owner === bettor
    },
  },
  present: {
    of: 'person',
    asks: 'Is this player present?',
    fails: () => 'the winner must be present',
    holds: (_hand, bettor) => bettor.present,
  },
  'collection paid': {
    of: 'person',
    asks: 'Was the regular collection paid for a wager on this hand?',
    fails: () => 'no regular collection paid for this hand',
    // The player-dealer takes part by the fee of the round.
    holds: ({ role }, bettor) => (role === 'player-dealer' ? true : bettor.collectionPaid),
  },
  'confirmed by surveillance': {
    of: 'round',
    asks: 'Has surveillance confirmed the hand?',
    answers: 'surveillance',
    fails: () => 'surveillance does not confirm the hand',
    // Whoever reports the hand may know that it is not confirmed; that it is, surveillance says itself.
    holds: ({ facts }) => (facts.surveillance === false ? false : undefined),
  },
  'not the player-dealer': {
    of: 'person',
    asks: 'Is this somebody else than the player-dealer?',
    fails: () => 'the player-dealer position does not take part',
    holds: (hand) => hand.role !== 'player-dealer',
  },
  'not a proposition player': {
    of: 'person',
    asks: 'Is this person no proposition player?',
    fails: () => 'proposition players do not take part',
    holds: (_hand, bettor) => not(bettor.proposition),
  },
  'no button': {
    of: 'person',
    asks: 'Is there no hold or missed-blind button at this seat?',
    fails: () => 'a hold or missed-blind button lies at the seat',
    holds: (hand) => (hand.button === undefined ? undefined : hand.button === 'none'),
  },
  'no family or vendor staff': {
    of: 'person',
    asks: 'Is this person neither family of an employee nor staff of the makers or the agency?',
    fails: () => 'family of employees and staff of the makers and the agency do not take part',
    holds: (_hand, { connection }) =>
      connection === undefined ? undefined : connection === 'none' || connection === 'licensee',
  },
  'no licensee': {
    of: 'person',
    asks: 'Does this person hold no license over the house or its grounds?',
    fails: () => 'persons licensed by the regulators of the house do not take part',
    holds: (_hand, { connection }) => (connection === undefined ? undefined : connection !== 'licensee'),
  },
  'not excluded': {
    of: 'person',
    asks: 'Is this person neither banned nor excluded from the house now?',
    fails: () => 'banned or excluded from the house',
    holds: (_hand, { exclusion }) => (exclusion === undefined ? undefined : exclusion !== 'in force'),
  },
  age: {
    of: 'person',
    asks: 'Is this person old enough?',
    fails: ({ min }) => `under ${min} years of age`,
    holds: (_hand, { age }, { min }) => (age === undefined ? undefined : age >= min),
  },
  employee: {
    of: 'person',
    asks: 'If this person works here: off duty as the rule asks?',
    fails: ({ may }) => (may === 'never' ? 'employees do not take part' : `employees take part only ${may}`),
    holds: (_hand, { duty }, { may }) => {
      if (duty === undefined) return undefined
      if (may === 'never') return duty === 'none'
      if (duty === 'on duty') return false
      return may === 'off duty' || duty !== 'off duty in uniform'
    },
  },
}
