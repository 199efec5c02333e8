/** Contests: a slate that two agree on, one form a member, a lock with one digest, results by two, places and their prizes. */
import type { Reason } from '../../base/refusal.ts'
import type { Result } from '../../games/contest/results.ts'
import type { Slate } from '../../games/contest/slate.ts'
import type { Parts } from '../../ledger/name.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House, TableKind } from '../house/vocabulary.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Notice, Offerings } from '../offerings/vocabulary.ts'
import type { Pieces } from '../pieces/vocabulary.ts'
import type { Played, Span, Tracked } from '../presence/played.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rotation } from '../rotation/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'

/** Where a form was filled in. */
export const WAYS_IN = ['kiosk', 'paper'] as const
export type WayIn = (typeof WAYS_IN)[number]

/** What one member has handed in. */
export type Entered = {
  readonly form: string
  /** As games/contest/packed.ts writes it. */
  readonly picks: string
  readonly at: number
  readonly on: WayIn
  /** Games that had begun when they were picked: they bring this form nothing. */
  readonly begun?: readonly string[]
}

export type Recorded = {
  readonly result: Result
  readonly source: string
  readonly by: string
  readonly typedBy?: string
  confirmedBy?: string
}

/** A place with its prize. `line`: whose prize it is, of several the first. `to`: the last place that equals have together. */
export type Place = {
  readonly person: string
  readonly form: string
  readonly right: number
  /** How far the guess was off, where that is asked. */
  readonly off?: number
  /** Somebody else has as many right, and the total decided. */
  readonly isByTotal?: true
  readonly place: number
  readonly to?: number
  readonly line: string
  readonly prize: string
  readonly thing?: string
}
export type Awarded = Place & { readonly hit: string }
/** What has become of it: the claim of its hit, where its money came from, and whether the winner has it. */
export type Award = Awarded & { readonly claim?: string; readonly parts?: Parts<string>; readonly isPaid?: true }

const STATUSES = ['drafted', 'open', 'locked', 'played', 'confirmed', 'awarded'] as const
export type ContestStatus = (typeof STATUSES)[number]

export type Contest = {
  readonly activity: string
  /** Drafted and not approved yet: the first one, or one that is to replace what stands there before the first form. */
  draft?: { readonly slate: Slate; readonly by: string; readonly typedBy?: string }
  /** Approved by a second person. */
  slate?: Slate
  /** The wall clock of the house from which on it is too late. */
  locks?: string
  /** By member: has the form from the floor. */
  readonly given: Set<string>
  readonly forms: Map<string, Entered>
  locked?: { readonly at: number; readonly digest: string; readonly forms: number }
  /** By game. */
  readonly results: Map<string, Recorded>
  isAwarded?: true
  /** What stands of the awards. */
  awards: readonly Award[]
  /** Whose prize was declined: without a place from then on. */
  readonly out: Set<string>
  /** By member, hours that two persons added or took away. */
  readonly more: Map<string, number>
}

/** A card that was read, with what was known at that moment. */
export type Read = {
  readonly at: number
  readonly table: string
  readonly game?: string
  readonly kind?: TableKind
  /** Its holder had a seat and was not away, or nobody keeps the seats of that table. */
  readonly isPlaying: boolean
}

export type Player = Played & { reads: Read[] }

/** Hours of a contest. `days`: the midnights of the house since it began. `until`: the end of its last day, once that is over. */
export type ContestHours = Tracked<Player> & {
  due: string
  readonly days: { readonly at: number; readonly local: string }[]
  out: Span[]
  until?: number
}

export type Contests = {
  orders: {
    /** Before the first form a draft may take the place of what stands there. */
    DraftSlate: { activity: string; slate: Slate }
    /** Another person approves the slate, and forms are taken from then on. */
    OpenContest: { activity: string }
    /** The play-in is over: a place of the slate has its team. */
    NameTeam: { activity: string; slot: string; team: string; second?: string }
    /** After the first form: a game is put off (`starts`) or called off. The notice says how patrons are told. */
    ChangeGame: {
      activity: string
      game: string
      starts?: string
      isOff?: true
      /** In a bracket: the team that goes on without the game. */
      goesOn?: string
      notice: Notice
      second?: string
    }
    /** Somebody of the floor gives out the bracket, or lets the member fill it in at the kiosk. */
    GiveForm: { activity: string; person: string }
    /**
     * `picks`: packed, in the order of the slate. `on`: where it was filled in; paper is typed in by the floor. `replaces`: the form
     * of the same member whose place it takes; without it a second one is refused.
     */
    EnterForm: { activity: string; person: string; picks: string; on: WayIn; replaces?: string }
    /** The clock: no more forms. */
    LockContest: { activity: string; due: string }
    /** The clock: a day of the contest begins, or its last one is over. */
    CountDay: { activity: string; due: string }
    /** Hours that a reader missed, or counted wrong, with the reason that both sign. */
    AdjustHours: { activity: string; person: string; hours: number; reason: string; second?: string }
    /** By hand or out of a file; `source` says where they were read. */
    EnterResult: { activity: string; results: readonly Result[]; source: string }
    ConfirmResult: { activity: string; games: readonly string[] }
    CorrectResult: { activity: string; results: readonly Result[]; source: string; reason: string; second?: string }
    /** Places have their prizes; where some were given that are not right any more, they are taken back first. */
    AwardContest: { activity: string; second?: string }
  }
  events: {
    SlateDrafted: { activity: string; slate: Slate; by: string }
    ContestOpened: { activity: string; locks: string; games: number; clause: string; by: string }
    TeamNamed: { activity: string; slot: string; team: string; clause: string; by: readonly string[] }
    GameChanged: {
      activity: string
      game: string
      starts?: string
      isOff?: true
      goesOn?: string
      /** The lock goes with the first game. */
      locks?: string
      notice: Notice
      clause: string
      by: readonly string[]
    }
    FormGiven: { activity: string; person: string; clause: string; by: string }
    /** `replaces`: the form that was there before. */
    FormEntered: {
      activity: string
      form: string
      person: string
      picks: string
      on: WayIn
      begun?: readonly string[]
      replaces?: string
      at: number
      by: string
    }
    /** `digest`: of the list of all forms, which anybody can be shown. */
    ContestLocked: { activity: string; forms: number; digest: string; at: number; clause: string }
    DayCounted: { activity: string; due: string; at: number; local: string; isOver?: true }
    HoursAdjusted: { activity: string; person: string; hours: number; reason: string; by: string; second: string }
    ResultEntered: { activity: string; results: readonly Result[]; source: string; by: string }
    ResultConfirmed: { activity: string; games: readonly string[]; by: string }
    ResultCorrected: {
      activity: string
      results: readonly Result[]
      was: readonly Result[]
      source: string
      reason: string
      /** Hits whose place is another now: what was not paid goes back, what was paid is paid in error. */
      undone: readonly string[]
      by: readonly string[]
    }
    ContestAwarded: {
      activity: string
      places: readonly Awarded[]
      /** Ahead of the last place, and out. */
      denied: readonly { readonly person: string; readonly reasons: readonly Reason[] }[]
      /** Hits of before that are not right any more. */
      undone?: readonly string[]
      /** Prizes for which there is nobody. */
      notGiven?: readonly string[]
      clause: string
      by: readonly string[]
    }
  }
  state: {
    /** By activity or occasion. */
    readonly contests: Map<string, Contest>
    readonly contestHours: Map<string, ContestHours>
    formsSoFar: number
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
export type State = Readonly<StateIn<Contests & Below>>
export type Slice = Contests['state']
export type OrderOf<N extends keyof Contests['orders']> = OrderIn<Contests, N>
export type CommandOf<N extends keyof Contests['orders']> = CommandIn<Contests, N>
export type Event = EventIn<Contests & Below>
export type EventOf<N extends keyof EventsIn<Contests & Below>> = EventIn<Contests & Below, N>
export type Decision = DecisionIn<Contests & Below>
