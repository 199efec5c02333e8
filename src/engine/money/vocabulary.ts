/** Money that moves without a hand: opening balances, seeds, increases, fees, boxes, drawers, what the house owes and is owed. */

import type { Cents } from '../../base/money.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Posts } from '../posts.ts'

/** By activity, what was in the box. */
export type Counted = Readonly<Record<string, Cents>>

/** A count of the open day; `posts` are its own, without those that took back an earlier one. */
export type Count = {
  /** Whose box it was. */
  readonly table?: string
  readonly counted: Record<string, string>
  readonly posts: Posts
  /** The count that corrected this one. */
  corrected?: string
  /** The business day that it is of, once that has ended. */
  day?: string
}

export type SealedCount = Money['events']['CountSealed']

/** A drawer that was ever counted; without a cashier it is closed. */
export type Drawer = {
  readonly drawer: string
  readonly cashier?: string
  /** The opening count, and since when it is open; of a closed one, how the last count went. */
  readonly opened?: Cents
  readonly since?: string
  readonly last?: { readonly counted: Cents; readonly variance: Cents; readonly local: string; readonly by: string }
}

export type Money = {
  orders: {
    /** What an activity has from before, by the document that says so; orders of before name none. */
    BringForward: {
      activity: string
      pools: Readonly<Record<string, Cents>>
      reserve: Cents
      advance: Cents
      document?: string
      second?: string
    }
    SeedPool: { activity: string; pool: string }
    IncreaseDaily: { activity: string; pool: string; due: string }
    IncreasePool: { activity: string; pool: string; amount: Cents; notice: string; second?: string }
    TakeAdminFee: { activity: string; table: string; due: number }
    CountBox: {
      box: string
      table: string
      shift: string
      counted: Readonly<Record<string, Cents>>
      counters: readonly string[]
      corrects?: string
    }
    /** The first of two blind counts: only the server can open it, once the second is made. */
    SealCount: { table: string; shift: string; sealed: string; corrects?: string }
    WithdrawCount: { table: string }
    /** The second count does not agree with the first: both figures are kept, nothing is booked. */
    RejectCounts: { table: string; counts: readonly [first: Counted, again: Counted] }
    DepositAdvance: { activity: string; amount: Cents }
    FetchDue: { activity: string }
    RepayDrawer: { activity: string; drawer: string }
    /** A cashier's drawer with its count; closed by its cashier, or for an absent one by two others. */
    OpenDrawer: { drawer: string; counted: Cents }
    CloseDrawer: { drawer: string; counted: Cents; second?: string }
  }
  events: {
    /** `on`: the date of the drawings it is for, where what is left goes back after the last of them. */
    BroughtForward: { activity: string; on?: string; document?: string; by?: readonly string[]; posts: Posts }
    PoolSeeded: { activity: string; pool: string; on?: string; posts: Posts }
    PoolIncreased: {
      activity: string
      pool: string
      due?: string
      why: 'daily' | 'extra' | 'lowered' | 'missed'
      at?: number
      posts: Posts
    }
    AdminFeeTaken: { activity: string; table: string; hours: number; upTo: number; waiting: string; posts: Posts }
    BoxCounted: {
      box: string
      table: string
      shift: string
      counted: Readonly<Record<string, string>>
      recorded: Readonly<Record<string, string>>
      by: readonly string[]
      corrects?: string
      posts: Posts
    }
    MoneyMoved: {
      activity: string
      why:
        | 'advance deposited'
        | 'due fetched'
        | 'drawer repaid'
        | 'drawer emptied'
        | 'tray repaid'
        | 'banked'
        | 'table settled'
      /** Claims on the dealer's copies against which a tray was repaid. */
      copies?: readonly string[]
      by: string
      posts: Posts
    }
    CountSealed: { table: string; shift: string; sealed: string; corrects?: string; at: number; by: string }
    CountWithdrawn: { table: string; by: string }
    CountsDiffered: {
      table: string
      shift: string
      /** By activity, the two figures in the order of the two persons. */
      figures: Readonly<Record<string, readonly [string, string]>>
      by: readonly [string, string]
      corrects?: string
    }
    DrawerOpened: { drawer: string; counted: string; at: number; local: string; by: string; posts: Posts }
    DrawerClosed: {
      drawer: string
      cashier: string
      counted: string
      /** What the books say was in it; the variance is what was counted beyond that. */
      expected: string
      variance: string
      at: number
      local: string
      by: readonly string[]
      posts: Posts
    }
  }
  state: {
    readonly drawers: Map<string, Drawer>
    readonly counts: Map<string, Count>
    /** By table, a first count that waits for the second. */
    readonly sealed: Map<string, SealedCount>
  }
}

/** What it stands on. */
export type Below = Offerings & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Money & Below>>
export type Slice = Money['state']
export type OrderOf<N extends keyof Money['orders']> = OrderIn<Money, N>
export type CommandOf<N extends keyof Money['orders']> = CommandIn<Money, N>
export type Event = EventIn<Money & Below>
export type EventOf<N extends keyof EventsIn<Money & Below>> = EventIn<Money & Below, N>
export type Decision = DecisionIn<Money & Below>
