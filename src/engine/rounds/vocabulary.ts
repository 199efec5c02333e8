/** Rounds with locked bets and their fees; requests for free tables. */

import type { Cents } from '../../base/money.ts'
import type { BySpot, Spot } from '../../base/spot.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { Denied } from '../judging/judgement.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'
/** A lit or marked spot: the seat, or somebody behind it, with the activity whose fee lies there. */
export type Bet = {
  readonly seat: string
  readonly backline?: number
  /** The space for the player-dealer's hand, where there is one. */
  readonly onDealer?: boolean
  /** This is the player-dealer position; its seat is `player-dealer` where it has no number. */
  readonly playerDealer?: boolean
  /** Who is there, where the seat is signed in to; opaque number of the register. */
  readonly person?: string
  /** The dealer says that a proposition player sits there. */
  readonly proposition?: boolean
  readonly wagered: boolean
  /** How much, where the fee is that of the largest wager on a hand. */
  readonly wager?: Cents
  /** Activities whose fee was sensed here. */
  readonly fees: readonly string[]
  /** The sensor stays dark; where the rule has a button or a marker for that, the dealer sets it. */
  readonly marked?: boolean
}

export type OpenRound = {
  readonly round: number
  readonly at: number
  /** By activity, the spots that posted the fee. */
  readonly fees: Readonly<Record<string, readonly Spot[]>>
  /** By spot, who is there, where that is known. */
  readonly persons?: BySpot<string>
  /** Seats that play, where one fee covers the round. */
  readonly players?: readonly string[]
  /** Where the player-dealer is, where the lock was told: always where one fee covers the round, else with a seat only. */
  readonly playerDealer?: string
  /** Spots where the dealer saw a proposition player. */
  readonly proposition?: readonly Spot[]
  readonly posts: Posts
  /** How much had been posted when it was locked. */
  readonly seen?: number
  /** Hits declared in this round and not yet decided. */
  readonly hits: string[]
}

/** Rounds at a table: how many there were, and the one that is not over. */
export type RoundsAt = { readonly round: number; readonly open?: OpenRound }

/** Asked for and not offered yet. */
export type FreeRequest = Rounds['events']['FreeTableRequested']

export type Rounds = {
  orders: {
    StartRound: { table: string; bets: readonly Bet[]; dealtIn?: number }
    BetLate: { table: string; seat: string }
    EndRound: { table: string }
    VoidRound: { table: string; reason: string }
    /** A patron asks for a free table: a few words about them, or their number in the register. */
    RequestFreeTable: { activity: string; patron?: string; person?: string; table?: string }
    OfferFreeTable: { request: string; table: string }
    WithdrawRequest: { request: string; reason?: string }
  }
  events: {
    RoundStarted: {
      table: string
      round: number
      at: number
      fees?: Readonly<Record<string, readonly Spot[]>>
      marked?: readonly Spot[]
      /** By activity and spot, where fees go by betting limits: how much each was. */
      amounts?: Readonly<Record<string, BySpot<string>>>
      /** By spot, who is there, where that is known. */
      persons?: BySpot<string>
      /** Seats that play, where one fee covers the round. */
      players?: readonly string[]
      /** Where the player-dealer is, where that was told: always where one fee covers the round, else with a seat only. */
      playerDealer?: string
      /** Spots where the dealer saw a proposition player. */
      proposition?: readonly Spot[]
      returned?: readonly Denied[]
      day?: string
      posts?: Posts
    }
    BetLate: { table: string; round: number; seat: string }
    RoundEnded: { table: string; round: number }
    RoundVoided: { table: string; round: number; reason: string; by: string; posts: Posts }
    FreeTableRequested: {
      request: string
      activity: string
      patron?: string
      person?: string
      table?: string
      at: number
      local: string
      clause: string
      by: string
    }
    FreeTableOffered: {
      request: string
      activity: string
      table: string
      at: number
      local: string
      clause: string
      by: string
    }
    RequestWithdrawn: {
      request: string
      activity: string
      reason?: string
      at: number
      local: string
      clause: string
      by: string
    }
  }
  state: {
    /** By table. */
    readonly rounds: Map<string, RoundsAt>
    /** Requests for a free table, in the order in which they were made. */
    readonly free: Map<string, FreeRequest>
    freeSoFar: number
  }
}

/** What it stands on. */
export type Below = Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Rounds & Below>>
export type Slice = Rounds['state']
export type OrderOf<N extends keyof Rounds['orders']> = OrderIn<Rounds, N>
export type CommandOf<N extends keyof Rounds['orders']> = CommandIn<Rounds, N>
export type Event = EventIn<Rounds & Below>
export type EventOf<N extends keyof EventsIn<Rounds & Below>> = EventIn<Rounds & Below, N>
export type Decision = DecisionIn<Rounds & Below>
