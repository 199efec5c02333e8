/** A game against the house, step by step: what lies on the table, what may be done next, what the dealer is told to do. */

import type { Message, MessageId, Values } from '../../base/message.ts'
import type { Cents } from '../../base/money.ts'
import type { Concern } from '../../base/party.ts'
import { because, type Refusal, refuse } from '../../base/refusal.ts'
import type { Card } from '../../cards/card.ts'
import type { HandName } from './hands.ts'
import { clauseOf, type Dealing, type TableRules, type Term, type WagerName, type Wagers } from './rules.ts'

/** closed: no cards on the table yet · bets: wagers are taken · deal · decisions: fold or play · reveal · settle. */
const PHASES = ['closed', 'bets', 'deal', 'decisions', 'reveal', 'settle'] as const
export type Phase = (typeof PHASES)[number]

export type SeatState = {
  /** Who sits there, where that is known. */
  readonly player?: string
  /** Another position of the player who sits there. */
  readonly sameAs?: string
  readonly wagers: Wagers
  readonly cards?: readonly Card[]
  /** left: went away during the round, and the wagers are treated as lost. */
  readonly decision?: 'play' | 'fold' | 'left'
  readonly isSettled?: true
  /** Went away after that, while something of the seat waits for the end of the round: that is treated as lost. */
  readonly hasLeft?: true
}

export type DeckState = {
  /** The colours of the backs. */
  readonly backs: readonly string[]
  readonly since: number
  /** Shuffled, cut where that is needed, not played with yet. */
  readonly ready?: string
  /** Played with in this round, or in the one before. */
  readonly last?: string
  /** By back: hands of that deck, as cards are written, that stay on the table until their papers are done. */
  readonly staying?: Readonly<Record<string, readonly string[]>>
  /** Shuffled by hand, and waiting for its cut. */
  readonly uncut?: string
  readonly isCut?: true
  /** Nobody played: the next player looks before the cards are shuffled. */
  readonly isSpread?: true
  readonly roundsSinceCount: number
}

/** Devices that failed: uncovered until a cover or a sign is on them; and how cards are dealt meanwhile. */
export type OutOfOrder = {
  readonly shuffler?: 'uncovered' | 'covered'
  readonly shoe?: 'uncovered' | 'covered'
  readonly instead?: Dealing
}

export type GameTable = {
  readonly phase: Phase
  readonly round: number
  readonly seats: { readonly [seat: string]: SeatState }
  readonly dealer?: readonly Card[]
  /** The one of the dealer's that everybody sees while deciding, where the game has it. */
  readonly up?: Card
  /** What has changed hands in this round; between rounds, in the last one. */
  readonly moved?: readonly Moved[]
  readonly faceUpFound?: number
  readonly magic?: Card
  readonly lucky?: string
  readonly deck?: DeckState
  readonly out?: OutOfOrder
  /** A part of the meter for the dealer's hand, divided at the first turn: what each gets, and how many wait for theirs. */
  readonly dealerShare?: { readonly each: Cents; readonly left: number }
}

/** What the meters show, in cents; `reserve` is what stands behind one. */
export type Meters = { readonly [meter: string]: { readonly shows: Cents; readonly reserve?: Cents } }

export const PAID_FOR = ['wager', 'automatic bonus', 'envy', 'magic card', 'lucky bonus'] as const

export type Entry = {
  readonly seat: string
  readonly wager: WagerName
  /** What the payment is for: the wager itself, or something that comes with it. */
  readonly what: (typeof PAID_FOR)[number]
  /** take back: what was paid and should not have been. */
  readonly does: 'collect' | 'return' | 'pay' | 'take back'
  /** What lay there; nothing for what comes without a wager of its own. */
  readonly wagered: Cents
  /** Beside the wager where it is handed back; the whole sum where it is not. */
  readonly win: Cents
  readonly isReturned: boolean
  /** Of a wager that goes back: it had been collected, and did not merely lie there. */
  readonly isTaken?: true
  /** Where the win comes from. */
  readonly from: 'tray' | 'account' | 'meter'
  readonly meter?: string
  /** A full award, after which the meter starts anew. */
  readonly resets?: true
  readonly hand?: HandName
  readonly odds?: string
  /** The other seat, where its hand is the reason. */
  readonly of?: string
  readonly by: string
  /** Somebody of the floor looks before it is paid. */
  readonly floor?: string
  /** The cards stay on the table until the papers are done. */
  readonly staysUp?: string
}

/** An amount that went from the player to the tray or came back, in few words. */
export type Moved = Pick<Entry, 'seat' | 'wager' | 'what' | 'does' | 'from'> & { readonly amount: Cents }

export const movedBy = (entries: readonly Entry[]): Moved[] =>
  entries.flatMap(({ seat, wager, what, does, from, win, wagered }) => {
    const amount = does === 'pay' || does === 'take back' ? win : wagered
    return amount === 0n ? [] : [{ seat, wager, what, does, from, amount }]
  })

/** What the dealer does now, in the order of the document. */
export type Instruction = {
  readonly does:
    | 'announce'
    | 'check'
    | 'collect'
    | 'return'
    | 'pay'
    | 'take back'
    | 'deal'
    | 'ask'
    | 'show'
    | 'discard'
    | 'shuffle'
    | 'cut'
    | 'cover'
    | 'remove'
    | 'call'
    | 'use'
  readonly by: string
  readonly seat?: string
  readonly entry?: Entry
} & Message

export type Stepped = {
  readonly table: GameTable
  readonly instructions: readonly Instruction[]
  /** Money that changes hands in this step. */
  readonly entries: readonly Entry[]
  readonly meters: Meters
}

/** What a step sees beside the table. */
export type Around = {
  readonly rules: TableRules
  readonly meters: Meters
  /** Backs of decks of which a hand stays on the table, because the papers of its award are open. */
  readonly held?: readonly string[]
}

export const begin = (rules: TableRules): GameTable => ({
  phase: rules.deck === undefined ? 'bets' : 'closed',
  round: 0,
  seats: {},
})

/** By the clauses of these terms. */
export const refuseBy = <Id extends MessageId>(
  rules: TableRules,
  who: Concern,
  terms: Term | readonly Term[],
  id: Id,
  ...values: Values<Id>
): Refusal => refuse(who, [because(clauseOf(rules, ...[terms].flat()), id, ...values)])

export const done = (table: GameTable, { meters }: Around, ...instructions: readonly Instruction[]): Stepped => ({
  table,
  instructions,
  entries: instructions.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
  meters,
})

/** Seats of the round from the dealer's left, where dealing and asking begin; settling goes the other way. */
export const fromLeft = ({ seats }: GameTable): string[] => Object.keys(seats).sort((a, b) => Number(a) - Number(b))
export const fromRight = (table: GameTable): string[] => fromLeft(table).reverse()

/** One player at both positions, as far as that is known. */
export function isSamePlayer({ seats }: GameTable, one: string, other: string): boolean {
  const owner = (seat: string) => seats[seat]?.sameAs ?? seat
  const { player } = seats[one] ?? {}
  return owner(one) === owner(other) || (player !== undefined && player === seats[other]?.player)
}

export const withSeat = (table: GameTable, seat: string, changed: Partial<SeatState>): GameTable => ({
  ...table,
  seats: { ...table.seats, [seat]: { ...table.seats[seat]!, ...changed } },
})

/** The next round: everybody's wagers and cards are off the table. */
export function cleared({ deck, out, round }: GameTable): GameTable {
  return {
    phase: 'bets',
    round,
    seats: {},
    ...(deck === undefined ? {} : { deck }),
    ...(out === undefined ? {} : { out }),
  }
}

export function repeated(cards: readonly Card[]): Card | undefined {
  return cards.find((card, index) => cards.indexOf(card) !== index)
}
