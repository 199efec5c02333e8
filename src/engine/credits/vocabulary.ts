/** Credits of members: they come with posted readings of the card or with time, lie in lots, and are handed in for prizes. */
import type { Reason } from '../../base/refusal.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House, TableKind } from '../house/vocabulary.ts'
import type { Duty } from '../judging/fact.ts'
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
import type { Played, Span, Tracked } from '../presence/played.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'

/** A card that was read, with what was known at that moment and may be otherwise when it is added up. */
export type Swipe = {
  readonly at: number
  readonly table: string
  readonly game?: string
  readonly kind?: TableKind
  /** Its holder had a seat and was not away, or nobody keeps the seats of that table. */
  readonly isPlaying: boolean
  readonly duty?: Duty
}

export type Earner = Played & {
  /** Not added up yet. */
  swipes: Swipe[]
  /** Posted times of the last days that are done with. */
  given: string[]
  /** By game and table, time of before the pieces. */
  ms: Record<string, number>
  /** By game, how many spans of time are done with. */
  spans: Record<string, number>
}

/** What ends together: at a local time, or with the promotion where that is ''. */
export type Lot = { readonly ends: string; readonly left: number }
export type Taken = readonly (readonly [ends: string, credits: number])[]
export type Chosen = { readonly prize: string; readonly credits: number; readonly taken: Taken }

/** Of one promotion: who plays. `out`: time that does not count. */
export type Crediting = Tracked<Earner> & {
  due: string
  at: number
  out: Span[]
}
/** By person, those that end first at the front. */
export type Lots = Map<string, readonly Lot[]>

/** Prizes put aside for a member, who has not shown identification yet. */
export type Reservation = {
  readonly reservation: string
  readonly activity: string
  readonly person: string
  readonly prizes: readonly Chosen[]
  readonly until: number
}

/** What each of these persons has, so many times; of a posted time, or with `isTime` of spans at that game. */
export type Gain = {
  readonly for: string
  readonly each: number
  readonly isTime?: true
  readonly of: readonly (readonly [person: string, times: number])[]
}

export type Credits = {
  orders: {
    /** The clock: posted times and hours of play, up to then. */
    AddUpCredits: { activity: string; due: string }
    /** `id`: whose identification was shown with the request; without it none was. */
    RedeemCredits: {
      activity: string
      person: string
      prizes: readonly string[]
      id?: string
      reservation?: string
    }
    /** Put aside at the kiosk or the desk, and handed out against identification. */
    ReservePrizes: { activity: string; person: string; prizes: readonly string[] }
    /** The member does not want them any more, or the time is over. */
    ReleasePrizes: { reservation: string }
    /** More, or fewer, with the reason that both sign. */
    AdjustCredits: { activity: string; person: string; credits: number; reason: string; second?: string }
    /** The clock: a lot has come to its end. */
    EndCredits: { activity: string; due: string }
  }
  events: {
    /** `due`: by the clock, of everybody; else of `person` alone. `isOut`: the time since the last one does not count. */
    CreditsGiven: {
      activity: string
      at: number
      due?: string
      person?: string
      gains: readonly Gain[]
      denied?: readonly { readonly reasons: readonly Reason[]; readonly of: readonly string[] }[]
      ends: string
      isOut?: true
      clause: string
    }
    /** Each prize is a hit from here on. */
    CreditsRedeemed: {
      redemption: string
      activity: string
      person: string
      prizes: readonly (Chosen & { readonly hit: string })[]
      reservation?: string
      clause: string
      by: string
    }
    PrizesReserved: Reservation & { clause: string; by: string }
    ReservationEnded: { reservation: string; activity: string; person: string; credits: number; by: string }
    CreditsAdjusted: {
      activity: string
      person: string
      credits: number
      /** Where they came from, or which lot they went to. */
      taken: Taken
      reason: string
      by: string
      second: string
    }
    CreditsEnded: { activity: string; ends: string; persons: number; credits: number; clause: string }
  }
  state: {
    readonly crediting: Map<string, Crediting>
    /** By activity and person. */
    readonly creditLots: Map<string, Lots>
    readonly prizesReserved: Map<string, Reservation>
    /** By hit, what was handed in for it, as long as it can come back. */
    readonly redeemed: Map<string, { readonly activity: string; readonly person: string; readonly taken: Taken }>
    redemptionsSoFar: number
    reservationsSoFar: number
  }
}

/** What it stands on. */
export type Below = Drawings & Entries & Hits & Claims & Rounds & Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Credits & Below>>
export type Slice = Credits['state']
export type OrderOf<N extends keyof Credits['orders']> = OrderIn<Credits, N>
export type CommandOf<N extends keyof Credits['orders']> = CommandIn<Credits, N>
export type Event = EventIn<Credits & Below>
export type EventOf<N extends keyof EventsIn<Credits & Below>> = EventIn<Credits & Below, N>
export type Decision = DecisionIn<Credits & Below>
