/**
 * Tournaments: people and money. Sign-ups, entries, rebuys and add-ons, who is knocked out and by whom, bounties, deals, prizes,
 * and money back where it is called off. Seats, chips on the tables and the clock are the floor's, a room above this one.
 */
import type { Cents } from '../../base/money.ts'
import type { DealMethod } from '../../games/tournament/deal.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
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
import type { Pieces } from '../pieces/vocabulary.ts'
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rotation } from '../rotation/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'
import type { TournamentLog } from './log.ts'
import type {
  BountyPaid,
  Deal,
  Denied,
  Entry,
  Fallen,
  FreeOutBy,
  FreePlayer,
  Out,
  OutBy,
  PoolFigures,
  Purchase,
  WayIn,
  Win,
} from './records.ts'

const STATUSES = ['open', 'running', 'finished', 'awarded', 'called off'] as const
export type TournamentStatus = (typeof STATUSES)[number]

export type Tournament = {
  readonly activity: string
  readonly opened: { readonly at: number; readonly local: string; readonly by: string }
  readonly entries: Map<string, Entry>
  /** By person, the newest entry: in, or the last one that was. */
  readonly byPerson: Map<string, string>
  readonly purchases: Map<string, Purchase>
  entriesSoFar: number
  outsSoFar: number
  /** In play now. */
  inPlay: number
  /** `soFar`: the number of the last entry before it. */
  started?: {
    readonly at: number
    readonly local: string
    readonly field: number
    readonly soFar: number
    readonly by: string
  }
  outs: Out[]
  deal?: Deal
  wins: Win[]
  /** What was taken from somebody by hand: the others move up. */
  denied: Denied[]
  awarded?: {
    readonly at: number
    readonly local: string
    readonly figures: PoolFigures
    readonly by: readonly string[]
  }
  calledOff?: { readonly at: number; readonly local: string; readonly reason: string; readonly by: readonly string[] }
  signed?: { readonly at: number; readonly local: string; readonly log: TournamentLog; readonly by: string }
  /** At free tables, by number; those out are in the order in which they fell. */
  readonly free: Map<string, FreePlayer>
  freeOuts: string[]
  freeWins: Win[]
  /** What the house has put into the pool so far, but for what it posted to add. */
  given: string
  /** What the charity has had. */
  charityPaid?: string
}

export type Tournaments = {
  orders: {
    /** From now on people sign up, and nothing of the posted structure changes. */
    OpenSignUps: { activity: string }
    /**
     * `drawer`: where it is paid, or where the prize `claim` is cashed in for it. Somebody who is out comes in again by it, where
     * the structure has re-entries.
     */
    Register: { activity: string; person: string; way: WayIn; drawer?: string; claim?: string; from?: string }
    /** Before the start: price and fee go back. */
    Unregister: { activity: string; entry: string; drawer?: string }
    /** Registered in error, at any time before the prizes: all that was paid for it goes back. */
    VoidEntry: { activity: string; entry: string; drawer?: string; reason: string; second?: string }
    /** No more than the late ones sign up from now on; the clock of the floor starts with it. */
    StartTournament: { activity: string }
    /** `chips`: what is left of the stack, where such a rebuy is sold; without it, what was counted last. */
    Rebuy: { activity: string; entry: string; drawer: string; chips?: number }
    AddOn: { activity: string; entry: string; drawer: string }
    /** Said before the hand: whoever loses all in it buys the seat anew. */
    IntendRebuy: { activity: string; entry: string }
    /** Bound to buy the seat anew, and does not: out after all, with place and bounty as of then. */
    WaiveRebuy: { activity: string; entry: string; reason: string; second?: string }
    /** A rebuy or an add-on that was never to be. */
    VoidPurchase: { activity: string; receipt: string; drawer?: string; reason: string; second?: string }
    /** The director says on whom bounties are; again before the start, in place of those of before. */
    NameTargets: { activity: string; entries: readonly string[] }
    /** `how`: in a hand, or sent off by a penalty of the floor. */
    KnockOut: { activity: string; fallen: readonly Fallen[]; how?: OutBy; table?: string }
    /** All who fell together are in again; what was paid for it goes back. `drawer`: where a rebuy is given back. */
    UndoKnockOut: { activity: string; out: string; drawer?: string; reason: string; second?: string }
    /** All who are left agree on who has how much of all that is there. */
    AgreeDeal: {
      activity: string
      method: DealMethod
      shares: readonly { readonly entry: string; readonly amount: Cents }[]
      consents: readonly string[]
      note: string
      second?: string
    }
    /** Started too early, or the wrong one: as if it had not, as long as nobody has come, bought or fallen since. */
    UndoStart: { activity: string; reason: string; second?: string }
    UndoDeal: { activity: string; reason: string; second?: string }
    /** Everybody with a place has the prize of it: a win to be verified. */
    AwardTournament: { activity: string; second?: string }
    /** Whoever ran it signs the log. */
    SignTournamentLog: { activity: string; tables: number }
    /** Everybody has the money back, one after the other. */
    CallOffTournament: { activity: string; reason: string; second?: string }
    RefundEntry: { activity: string; entry: string; drawer?: string }
    /** At a free table, for what goes with the tournament. `request`: the one that is granted by it; else that person's own. */
    EnterFree: { activity: string; person: string; table: string; request?: string }
    /** `won`: who won the hand, of the same table; nobody where the player just left. */
    KnockOutFree: { activity: string; player: string; how: FreeOutBy; won?: readonly string[] }
    /** The last one at that table is in again; what was won by it goes back. */
    UndoFree: { activity: string; player: string; reason: string; second?: string }
    /** One is left there, or the tournament is over: targets who are left keep their bounties. */
    EndFreePlay: { activity: string; table: string; second?: string }
    /** Out of the bank, by check. */
    PayCharity: { activity: string; reference: string; second?: string }
  }
  events: {
    SignUpsOpened: { activity: string; at: number; local: string; clause: string; by: string; posts: Posts }
    EntryRegistered: {
      activity: string
      entry: string
      person: string
      again?: string
      purchase: Purchase
      /** With a bounty on everybody. */
      bounty?: string
      clause: string
      by: string
      posts: Posts
    }
    EntryWithdrawn: {
      activity: string
      entry: string
      receipts: readonly string[]
      refund: string
      drawer?: string
      at: number
      clause: string
      by: string
      posts: Posts
    }
    EntryVoided: {
      activity: string
      entry: string
      receipts: readonly string[]
      refund: string
      drawer?: string
      reason: string
      /** Hits that hung on it. */
      undone: readonly string[]
      clause: string
      by: readonly string[]
      posts: Posts
    }
    TournamentStarted: { activity: string; field: number; at: number; local: string; clause: string; by: string }
    RebuyTaken: { activity: string; entry: string; purchase: Purchase; clause: string; by: string; posts: Posts }
    AddOnTaken: { activity: string; entry: string; purchase: Purchase; clause: string; by: string; posts: Posts }
    RebuyIntended: { activity: string; entry: string; at: number; clause: string; by: string }
    RebuyWaived: {
      activity: string
      entry: string
      out: string
      bounties: readonly BountyPaid[]
      wins: readonly Win[]
      given?: string
      left: number
      reason: string
      clause: string
      by: readonly string[]
      posts: Posts
    }
    PurchaseVoided: {
      activity: string
      receipt: string
      entry: string
      refund: string
      drawer?: string
      reason: string
      clause: string
      by: readonly string[]
      posts: Posts
    }
    TargetsNamed: { activity: string; entries: readonly string[]; bounty: string; clause: string; by: string }
    KnockedOut: {
      activity: string
      out: string
      /** Hand for hand: the hand that every table played. */
      round?: string
      how: OutBy
      fallen: readonly Fallen[]
      bounties: readonly BountyPaid[]
      /** Wins of those bounties, and of those that had to wait for this exit. */
      wins: readonly Win[]
      /** What the house puts in so that the pool can pay: a part of what it owes to the guarantee. */
      given?: string
      table?: string
      /** Still in play after it. */
      left: number
      at: number
      local: string
      clause: string
      by: string
      posts: Posts
    }
    KnockOutUndone: {
      activity: string
      out: string
      reason: string
      /** Rebuys that were given back. */
      receipts: readonly string[]
      refund: string
      drawer?: string
      undone: readonly string[]
      clause: string
      by: readonly string[]
      posts: Posts
    }
    /** Prizes that are not right any more, before each of them is taken back by its own event. */
    PrizesRecalled: { activity: string; hits: readonly string[]; reason: string; by: readonly string[] }
    DealAgreed: { activity: string; deal: Deal; clause: string }
    StartUndone: { activity: string; reason: string; clause: string; by: readonly string[] }
    DealUndone: { activity: string; reason: string; undone: readonly string[]; clause: string; by: readonly string[] }
    TournamentAwarded: {
      activity: string
      figures: PoolFigures
      /** All that the house has put into the pool. */
      given: string
      wins: readonly Win[]
      at: number
      local: string
      clause: string
      by: readonly string[]
      /** What the house gives. */
      posts: Posts
    }
    TournamentLogSigned: {
      activity: string
      log: TournamentLog
      at: number
      local: string
      clause: string
      by: string
    }
    TournamentCalledOff: {
      activity: string
      reason: string
      undone: readonly string[]
      at: number
      local: string
      clause: string
      by: readonly string[]
      /** What the house had added goes back to it. */
      posts: Posts
    }
    EntryRefunded: {
      activity: string
      entry: string
      receipts: readonly string[]
      refund: string
      drawer?: string
      at: number
      clause: string
      by: string
      posts: Posts
    }
    FreeEntered: {
      activity: string
      player: string
      person: string
      table: string
      again?: string
      bounty?: string
      at: number
      local: string
      clause: string
      by: string
    }
    FreeKnockedOut: {
      activity: string
      player: string
      table: string
      how: FreeOutBy
      won: readonly string[]
      bounties: readonly BountyPaid[]
      wins: readonly Win[]
      at: number
      local: string
      clause: string
      by: string
    }
    FreeKnockOutUndone: {
      activity: string
      player: string
      reason: string
      undone: readonly string[]
      clause: string
      by: readonly string[]
    }
    FreePlayEnded: {
      activity: string
      table: string
      /** Who was left. */
      players: readonly string[]
      wins: readonly Win[]
      at: number
      local: string
      clause: string
      by: readonly string[]
    }
    CharityPaid: {
      activity: string
      amount: string
      reference: string
      clause: string
      by: readonly string[]
      posts: Posts
    }
  }
  state: {
    /** By occasion. */
    readonly tournaments: Map<string, Tournament>
    receiptsSoFar: number
  }
}

/** What it stands on. */
export type Below = Drawings &
  Entries &
  Hits &
  Claims &
  Pieces &
  Rounds &
  Money &
  Offerings &
  Rotation &
  Presence &
  House &
  Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Tournaments & Below>>
export type Slice = Tournaments['state']
export type OrderOf<N extends keyof Tournaments['orders']> = OrderIn<Tournaments, N>
export type CommandOf<N extends keyof Tournaments['orders']> = CommandIn<Tournaments, N>
export type Event = EventIn<Tournaments & Below>
export type EventOf<N extends keyof EventsIn<Tournaments & Below>> = EventIn<Tournaments & Below, N>
export type Decision = DecisionIn<Tournaments & Below>
