/** Rule files accepted, offerings drafted, approved, posted, paused, stopped, closed; settings posted anew. */

import type { Cents } from '../../base/money.ts'
import type { Screen, ScreenWins } from '../../base/screen.ts'
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
import type { Posts } from '../posts.ts'
import type { Posting } from './moment.ts'
/** What is announced, where it hangs, and the local time since which it does. */
export type Notice = { readonly what: string; readonly where: string; readonly since: string }

export type Replaced = NonNullable<Offered['running']> & { readonly until: Posting }
export type Raise = Posting & { readonly before: Cents; readonly more?: Cents; readonly less?: Cents }

export type Offered = {
  readonly activity: string
  /** Counts the drafts. */
  version: number
  draft?: {
    readonly version: number
    readonly text: string
    readonly by: string
    /** Who typed it in, where it stood on paper. */
    readonly typedBy?: string
    isApproved: boolean
    /** Sent back by whoever was to approve it: who, and why. It waits for whoever drafted it. */
    returned?: { readonly by: string; readonly reason: string }
  }
  status: 'not running' | 'running' | 'paused' | 'stopped' | 'closed'
  /** Why it is paused or stopped. */
  why?: string
  /** The activity that took over its money when it was closed. */
  closedInto?: string
  /** The version that runs, under the rules accepted when it was posted; a newer draft does not touch it. */
  running?: {
    readonly version: number
    readonly text: string
    readonly digest: string
    readonly rule: string
    readonly since: string
    /** Its own posting. */
    readonly by?: Posting
    /** Settings posted anew since then, and from which posting on each holds. */
    readonly posted?: readonly (Posting & { readonly setting: string; readonly value: string })[]
  }
  /** What ran before it, each until the posting that replaced it: hands of then are judged by it. */
  before?: readonly Replaced[]
  /** By pool, what was posted anew, the last ones: what stood there before, and by how much it rose or fell. */
  readonly raised: Record<string, readonly Raise[]>
  /** Hits of a pool since it was posted that were verified and not backed out. */
  readonly won: Set<string>
  /** The last local date whose daily increase was booked, by pool. */
  readonly increased: Record<string, string>
  /** By open table, the instant up to which the administrative fee is taken. */
  readonly charged: Record<string, number>
  /** Its balances of before were brought forward: once, until it is closed. */
  isBroughtForward?: true
  /** The local date of the drawings that its prizes are for, until what was left of them went back. */
  drawnOn?: string
  /** Since when it is paused or stopped. */
  haltedAt?: number
  /** The end of the last posted period that was settled. */
  settled?: string
  /** Administrative fee that the empty reserve could not give yet. */
  waiting: Cents
}

export type Offerings = {
  orders: {
    AcceptRules: { text: string; document: string; clauses: readonly string[]; second?: string }
    /** `isAnother`: as a new occasion; refused where there is one of that name. */
    DraftOffering: { text: string; isAnother?: boolean }
    ApproveOffering: { activity: string; version: number }
    /** Back to whoever drafted it, with what is to be changed; a newer draft takes its place. */
    ReturnOffering: { activity: string; version: number; reason: string }
    /** `notice` where it changes what is posted already. */
    PostOffering: { activity: string; places: readonly string[]; notice?: Notice }
    PauseOffering: { activity: string; reason: string }
    ResumeOffering: { activity: string }
    StopOffering: { activity: string; reason: string }
    /** Takes back a draft; what runs is not touched. */
    CancelOffering: { activity: string; reason: string }
    /** A setting that the rules let the house post anew; without a value, the rank of the drawn card. */
    PostRank: { activity: string; setting: string; value?: string; drawnCard?: string; witnesses: readonly string[] }
    /** The playlist of a screen, new or changed. */
    SetScreen: { screen: string; name: string; shows: readonly string[]; seconds: number; wins: ScreenWins }
    RemoveScreen: { screen: string }
  }
  events: {
    RulesAccepted: {
      activity: string
      digest: string
      text: string
      document: string
      clauses: readonly string[]
      by: string
      second?: string
    }
    OfferingDrafted: { activity: string; version: number; text: string; by: string }
    OfferingApproved: { activity: string; version: number; by: string }
    OfferingReturned: { activity: string; version: number; by: string; reason: string }
    OfferingPosted: {
      activity: string
      version: number
      digest: string
      rule: string
      places: readonly string[]
      /** Of a version that changes what is posted: how patrons were told. */
      notice?: Notice
      by: string
      local: string
      at?: number
    }
    OfferingPaused: { activity: string; by: string; reason: string; at?: number }
    OfferingResumed: { activity: string; by: string; at?: number }
    /** `openHits`: hits that are not decided, and what is held for them until they are. */
    OfferingStopped: {
      activity: string
      by: string
      reason: string
      openHits?: { hits: readonly string[]; held: string }
      at?: number
    }
    /** A draft that never ran. */
    OfferingCancelled: { activity: string; version: number; by: string; reason: string }
    OfferingClosed: { activity: string; by: string; reason: string; to?: string; posts: Posts }
    RankPosted: {
      activity: string
      setting: string
      value: string
      drawnCard?: string
      witnesses: readonly string[]
      at: number
      clause: string
      by: string
    }
    ScreenSet: {
      screen: string
      name: string
      shows: readonly string[]
      seconds: number
      wins: ScreenWins
      by: string
    }
    ScreenRemoved: { screen: string; by: string }
  }
  state: {
    /** The newest accepted rule file of each activity. */
    readonly rules: Map<string, { readonly digest: string; readonly text: string }>
    readonly offerings: Map<string, Offered>
    /** By the name in its address. */
    readonly screens: Map<string, Screen>
    /** Counts whatever was posted: offerings, ranks, increases. */
    postings: number
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Offerings & Below>>
export type Slice = Offerings['state']
export type OrderOf<N extends keyof Offerings['orders']> = OrderIn<Offerings, N>
export type CommandOf<N extends keyof Offerings['orders']> = CommandIn<Offerings, N>
export type EventOf<N extends keyof EventsIn<Offerings & Below>> = EventIn<Offerings & Below, N>
export type Decision = DecisionIn<Offerings & Below>
