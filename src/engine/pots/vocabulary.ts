/** Prizes for a table that was drawn: put into the pot of its next hand, given to one seat, or to everybody who sits there. */
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { AtSeat, Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'

/** A prize that lies in the pot of a table, or beside it, until somebody has won it. */
export type Splash = {
  readonly callup: string
  readonly activity: string
  readonly table: string
  readonly line: string
  /** What it is, or what the thing is worth. */
  readonly amount: string
  readonly thing?: string
  /** Chips that lie in the pot and nobody was paid yet; nothing where it is a thing. */
  chips: string
  /** The hit that decides whose it is. */
  hit?: string
}

export type Pots = {
  orders: {
    /** Out of a cage drawer, signed for by its cashier; a thing comes from no drawer. `dealtIn`: into the hand that is played for it. */
    SplashPot: { callup: string; drawer?: string; dealtIn?: number; second?: string }
    /** Those with the winning hand, the first one left of the button first; or the card that picks a seat, and whether nobody sits there. */
    AwardPot: { callup: string; seats?: readonly AtSeat[]; card?: number; isEmpty?: true }
    /** Everybody who sits there, each with answers by clause. */
    AwardSeats: {
      callup: string
      seats: readonly (AtSeat & { readonly answers?: Readonly<Record<string, boolean>> })[]
    }
    /** No hand was played for it: it goes back to the cage. */
    TakeBackPot: { callup: string; drawer?: string; reason: string; second?: string }
  }
  events: {
    PotSplashed: {
      callup: string
      activity: string
      table: string
      line: string
      amount: string
      thing?: string
      drawer?: string
      clause: string
      by: string
      second: string
      posts: Posts
    }
    /** The card of a seat where nobody sits. */
    SeatPicked: { callup: string; activity: string; table: string; card: number; clause: string; by: string }
    PotTakenBack: {
      callup: string
      activity: string
      table: string
      amount: string
      drawer?: string
      reason: string
      by: string
      second: string
      posts: Posts
    }
  }
  state: {
    /** By call-up. */
    readonly splashes: Map<string, Splash>
  }
}

/** What it stands on. */
export type Below = Drawings & Entries & Hits & Claims & Rounds & Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Pots & Below>>
export type Slice = Pots['state']
export type CommandOf<N extends keyof Pots['orders']> = CommandIn<Pots, N>
export type EventOf<N extends keyof Pots['events']> = EventIn<Pots, N>
export type Decision = DecisionIn<Pots & Below>
