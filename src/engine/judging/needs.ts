/**
 * What a rule may ask of a round, a hand and a person: small named functions. A rule that asks for something new gets
 * a new name here, never an operator in the rule file.
 *
 * `undefined` means that nobody has said it yet: the verifier will be asked.
 */

import { type Message, message } from '../../base/message.ts'
import { isInside, type Window } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import type { Need } from '../../rulebook/rule.ts'
import { type Bettor, type Hand, personsIn, type Round } from './fact.ts'

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
  asks: Message
  /** Who answers it, where that is not the floor. */
  answers?: 'surveillance'
  fails: (need: Terms<Name>) => Message
  holds: (round: Round, need: Terms<Name>, posted: Posted) => boolean | undefined
}
type PersonNeed<Name extends NeedName> = {
  of: 'person'
  asks: Message
  fails: (need: Terms<Name>) => Message
  holds: (hand: Hand, bettor: Bettor, need: Terms<Name>, on: Side, posted?: Posted) => boolean | undefined
}

/** Whose cards the fee was put on. */
export type Side = 'own hand' | 'player-dealer hand'

const not = (fact: boolean | undefined): boolean | undefined => (fact === undefined ? undefined : !fact)

export const NEEDS: { [Name in NeedName]: RoundNeed<Name> | PersonNeed<Name> } = {
  'posted hours': {
    of: 'round',
    asks: message('whether in posted hours'),
    fails: () => message('outside posted hours'),
    holds: (_round, _need, { hours, local }) => hours.length === 0 || hours.some((window) => isInside(window, local)),
  },
  'designated game': {
    of: 'round',
    asks: message('whether a designated game'),
    fails: () => message('not a designated game'),
    holds: (round, _need, { games }) => games.includes(round.game),
  },
  'not a tournament': {
    of: 'round',
    asks: message('whether a live game'),
    fails: () => message('tournament play'),
    holds: (round) => not(round.facts.tournament),
  },
  'dealt in': {
    of: 'round',
    asks: message('whether enough dealt in'),
    fails: ({ min }) => message('too few dealt in', { min }),
    // Counted in hands, not in seats: a patron on two spots is two.
    holds: (round, { min, playerDealer, games, hands }) => {
      if (games !== undefined && !games.includes(round.game)) return true
      const isUnnamed = !round.hands.some(({ role }) => role === 'player-dealer')
      const more = playerDealer === 'always there' && isUnnamed ? 1 : 0
      const dealt = round.hands.filter((hand) => hand.dealt !== false)
      const gone = hands === 'active only' ? dealt.filter(({ folded }) => folded === true).length : 0
      const { facts, sat } = round
      const isEnough = (facts.dealtIn ?? dealt.length + more) - gone >= min
      if (isEnough || facts.dealtIn !== undefined || sat === undefined) return isEnough
      if (sat.hands.most - gone < min) return false
      // The seats know who was dealt in, not who is still active.
      return sat.hands.least >= min && hands !== 'active only' ? true : undefined
    },
  },
  players: {
    of: 'round',
    asks: message('whether enough players'),
    fails: ({ min, max }) => message('wrong number of players', max === undefined ? { min } : { min, max }),
    // Counted in persons: a patron on two spots is one, a proposition player none.
    holds: ({ facts, hands, sat }, { min, max = Number.POSITIVE_INFINITY }) => {
      const count = facts.dealtIn ?? personsIn(hands).size
      const { least, most } = (facts.dealtIn === undefined ? sat?.persons : undefined) ?? { least: count, most: count }
      if (most < min || least > max) return false
      return least >= min && most <= max ? true : undefined
    },
  },
  'no misdeal': {
    of: 'round',
    asks: message('whether no misdeal'),
    fails: () => message('misdeal'),
    holds: (round) => not(round.facts.misdeal),
  },
  'standard deck': {
    of: 'round',
    asks: message('whether deck standard'),
    fails: () => message('deck not standard'),
    holds: (round) => round.facts.standardDeck,
  },
  'nobody spoke of it': {
    of: 'round',
    asks: message('whether nobody spoke of it'),
    fails: () => message('jackpot spoken of'),
    holds: (round) => not(round.facts.spokenOf),
  },
  'base wager': {
    of: 'person',
    asks: message('whether base wager made'),
    fails: () => message('no base wager'),
    holds: (_hand, bettor) => bettor.wagered,
  },
  'fee posted': {
    of: 'person',
    asks: message('whether fee posted'),
    fails: () => message('no fee posted'),
    holds: (_hand, bettor, _need, on) => (on === 'own hand' ? bettor.feePosted : bettor.dealerFeePosted),
  },
  'fee of the round': {
    of: 'round',
    asks: message('whether fee of the round put down'),
    fails: () => message('no fee for the round'),
    holds: (round) => round.feePaid,
  },
  seated: {
    of: 'person',
    asks: message('whether seated'),
    fails: () => message('only seated players'),
    holds: (_hand, bettor) => bettor.place === 'seated',
  },
  'backline where allowed': {
    of: 'person',
    asks: message('whether betting behind a seat'),
    fails: () => message('no betting behind a seat'),
    holds: (_hand, bettor, _need, _on, posted) => bettor.place === 'seated' || posted?.backline,
  },
  pot: {
    of: 'round',
    asks: message('whether pot large enough'),
    fails: ({ min }) => message('pot too small', { min: toWire(min) }),
    // Nobody bets at a free table, so there is no pot to measure.
    holds: ({ facts: { pot, freeTable } }, { min }) =>
      freeTable === true ? true : pot === undefined ? undefined : pot >= min,
  },
  'shown down': {
    of: 'person',
    asks: message('whether shown down'),
    fails: () => message('not shown down'),
    holds: ({ folded, betsCompleted }) =>
      folded === true || betsCompleted === false ? false : (betsCompleted ?? not(folded)),
  },
  'best hand': {
    of: 'person',
    asks: message('whether best hand'),
    fails: () => message('not the best hand'),
    holds: ({ won }) => won,
  },
  'hand completed': {
    of: 'person',
    asks: message('whether hand completed'),
    fails: () => message('hand not completed'),
    holds: (hand) => not(hand.folded),
  },
  'in at the flop': {
    of: 'person',
    asks: message('whether in at the flop'),
    fails: () => message('folded before the flop'),
    holds: ({ dealt, folded, foldedOn }) => {
      if (dealt === false) return false
      if (foldedOn !== undefined) return foldedOn !== 'preflop'
      return folded === undefined ? undefined : !folded
    },
  },
  'dealt in person': {
    of: 'person',
    asks: message('whether dealt in'),
    fails: () => message('not dealt in'),
    holds: (hand) => hand.dealt !== false,
  },
  'owns the hand': {
    of: 'person',
    asks: message('whether their own hand'),
    fails: () => message('not their own hand'),
    holds: ({ bettors }, bettor) => {
      // Nobody bets at a free table; a bet of which nobody says otherwise is there.
      const betting = bettors.filter(({ wagered }) => wagered !== false)
      const owner = betting.find(({ place }) => place === 'seated') ?? betting[0]
      return owner === bettor
    },
  },
  present: {
    of: 'person',
    asks: message('whether present'),
    fails: () => message('not present'),
    holds: (_hand, bettor) => bettor.present,
  },
  'collection paid': {
    of: 'person',
    asks: message('whether collection paid'),
    fails: () => message('no collection paid'),
    // The player-dealer takes part by the fee of the round.
    holds: ({ role }, bettor) => (role === 'player-dealer' ? true : bettor.collectionPaid),
  },
  'confirmed by surveillance': {
    of: 'round',
    asks: message('whether surveillance confirms'),
    answers: 'surveillance',
    fails: () => message('surveillance does not confirm'),
    // Whoever reports the hand may know that it is not confirmed; that it is, surveillance says itself.
    holds: ({ facts }) => (facts.surveillance === false ? false : undefined),
  },
  'not the player-dealer': {
    of: 'person',
    asks: message('whether not the player-dealer'),
    fails: () => message('player-dealer takes no part'),
    holds: (hand) => hand.role !== 'player-dealer',
  },
  'not a proposition player': {
    of: 'person',
    asks: message('whether no proposition player'),
    fails: () => message('proposition players take no part'),
    holds: (_hand, bettor) => not(bettor.proposition),
  },
  'no button': {
    of: 'person',
    asks: message('whether no button'),
    fails: () => message('button at the seat'),
    holds: (hand) => (hand.button === undefined ? undefined : hand.button === 'none'),
  },
  'no family or vendor staff': {
    of: 'person',
    asks: message('whether no family or vendor staff'),
    fails: () => message('family and vendor staff take no part'),
    holds: (_hand, { connection }) =>
      connection === undefined ? undefined : connection === 'none' || connection === 'licensee',
  },
  'no licensee': {
    of: 'person',
    asks: message('whether no licensee'),
    fails: () => message('licensees take no part'),
    holds: (_hand, { connection }) => (connection === undefined ? undefined : connection !== 'licensee'),
  },
  'not excluded': {
    of: 'person',
    asks: message('whether not excluded'),
    fails: () => message('banned or excluded'),
    holds: (_hand, { exclusion }) => (exclusion === undefined ? undefined : exclusion !== 'in force'),
  },
  'club form': {
    of: 'person',
    asks: message('whether the club form is complete'),
    fails: () => message('club form not complete'),
    holds: (_hand, { club }) => (club === undefined ? undefined : club === 'complete'),
  },
  age: {
    of: 'person',
    asks: message('whether old enough'),
    fails: ({ min }) => message('under age', { min }),
    holds: (_hand, { age }, { min }) => (age === undefined ? undefined : age >= min),
  },
  employee: {
    of: 'person',
    asks: message('whether off duty'),
    fails: ({ may }) => message('employees take part only', { may }),
    holds: (_hand, { duty }, { may }) => {
      if (duty === undefined) return undefined
      if (may === 'never') return duty === 'none'
      if (duty === 'on duty') return false
      if (duty === 'standby in uniform') return may === 'off duty and out of uniform or standby in uniform'
      return may === 'off duty' || duty !== 'off duty in uniform'
    },
  },
}
