/** Who waits for which game, who is called to which seat, and who wants to change. */
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'
import type { Place, Presence } from '../presence/vocabulary.ts'

/** How somebody came onto a list; by phone or by call they are not in the room yet. */
export const JOINED_BY = ['podium', 'phone', 'call'] as const
export type JoinedBy = (typeof JOINED_BY)[number]

/** What the board shows of a person, as they chose. */
export const SHOWN = ['initials', 'number'] as const
export type Shown = (typeof SHOWN)[number]

/** Where somebody goes who does not come: to the end of the list, or off it. */
export const MISSED = ['end', 'off'] as const
export type Missed = (typeof MISSED)[number]

/** Says to be on the way, or stands at the podium. */
export const ANSWERS = ['coming', 'here'] as const
export type PageAnswer = (typeof ANSWERS)[number]

/** Only these tables, only these seats; without them any. */
export type Prefers = { readonly tables?: readonly string[]; readonly seats?: readonly string[] }

/** What is dealt at a table: lists, must-moves and changes stay within one game and limit. */
export type Dealt = { readonly game: string; readonly limit?: string }

/** A person is called to a seat, which is kept for them as long as the reservation runs. */
export type Page = Place & { readonly at: number; readonly answer?: PageAnswer }

export type Listed = {
  readonly person: string
  /** By which they are called; one for all lists on which they are, and nobody else's as long as they wait. */
  readonly number: number
  readonly joined: number
  /** `break`: their table was broken. */
  readonly how: JoinedBy | 'break'
  readonly shows: Shown
  readonly prefers?: Prefers
  /** The podium knows that they are in the room. Nobody else can be paged. */
  readonly isConfirmed: boolean
  /** When a call-in ends, unless they check in before. */
  readonly until?: number
  readonly page?: Page
}

/** Off a list a moment ago, by hand or by sitting down: it may have been a mistake. */
export type OffLately = {
  readonly list: string
  readonly listed: Listed
  /** Those who stood before them. */
  readonly before: readonly string[]
  readonly at: number
}

export type List = Dealt & {
  readonly list: string
  /** To answer a page; an answer starts them anew. */
  readonly minutes: number
  readonly missed: Missed
  /** How long a place that was asked for by call is kept; without it the list takes no calls. */
  readonly callIn?: number
  readonly isLocked?: true
  /** The first one first. */
  readonly listed: readonly Listed[]
}

/** Without a table: seats of their own. Without either: any other table of the game. */
export type Wish = { readonly table?: string; readonly seats?: readonly string[] }
/** Asked for by the player of a seat; a stranger may ask too. */
export type Change = Place & { readonly to: Wish; readonly at: number }

/** Why somebody is off a list who was not seated: left, did not check in, or the list was closed. */
export type Gone = 'left' | 'expired' | 'closed'

export type Waiting = {
  orders: {
    /** Opens a list or changes how it is run. */
    SetList: Dealt & { list: string; minutes: number; missed: Missed; callIn?: number }
    /** A locked list takes nobody new; those on it stay. */
    LockList: { list: string }
    UnlockList: { list: string }
    /** Whoever is on it is off it. */
    CloseList: { list: string }
    JoinList: { list: string; person: string; how: JoinedBy; shows: Shown; prefers?: Prefers }
    /** Somebody who joined by phone or by call is in the room: on all lists. */
    CheckIn: { person: string }
    LeaveList: { list: string; person: string }
    /** Off it by mistake, a moment ago: back to the place they had. A call that they had is not given again. */
    ReturnToList: { list: string; person: string }
    /** The clock of a call-in: set for the end that it carries. */
    ExpireCall: { list: string; person: string; until: number }
    /** Without a seat, the first one that is free and that the person would take. */
    PagePerson: { list: string; person: string; table: string; seat?: string }
    AnswerPage: { list: string; person: string; how: PageAnswer }
    /** Taken back: the person keeps the place. */
    DropPage: { list: string; person: string }
    /** The clock of a page: set for the end that it carries. */
    MissPage: { list: string; person: string; until: number }
    /** Opens a table and pages the first ones, one for each seat unless fewer are wanted. */
    OpenFromList: { list: string; table: string; first?: number }
    AskChange: { table: string; seat: string; to: Wish }
    DropChange: { table: string; seat: string }
    /** Players of the table must move to the other one as soon as it has a seat; without `to` they need not any more. */
    SetFeeder: { table: string; to?: string }
    /** Moves its players as far as there are seats, puts the others at the top of their list, and closes it. */
    BreakTable: { table: string }
  }
  events: {
    ListSet: Dealt & { list: string; minutes: number; missed: Missed; callIn?: number; by: string }
    ListLocked: { list: string; by: string }
    ListUnlocked: { list: string; by: string }
    ListClosed: { list: string; by: string }
    /** `place`: how many stand before them; `since`: when they joined first, where they are back. */
    ListJoined: {
      list: string
      person: string
      number: number
      place: number
      how: JoinedBy | 'break'
      shows: Shown
      prefers?: Prefers
      until?: number
      since?: number
      at: number
      by: string
    }
    CheckedIn: { person: string; at: number; by: string }
    ListLeft: { list: string; person: string; why: Gone; at: number; by: string }
    PersonPaged: { list: string; person: string; table: string; seat: string; at: number; by: string }
    PageAnswered: { list: string; person: string; how: PageAnswer; at: number; by: string }
    PageDropped: { list: string; person: string; at: number; by: string }
    PageMissed: { list: string; person: string; to: Missed; at: number; by: string }
    ChangeAsked: { table: string; seat: string; to: Wish; at: number; by: string }
    ChangeDropped: { table: string; seat: string; by: string }
    FeederSet: { table: string; to?: string; by: string }
  }
  state: {
    readonly lists: Map<string, List>
    /** Who may return: a few, and for minutes only. */
    offLately: readonly OffLately[]
    /** The last call number that was given out. */
    callNumber: number
    /** The oldest request first. */
    changes: readonly Change[]
    /** By feeder, the table to which its players must move. */
    readonly feeders: Map<string, string>
  }
}

/** What it stands on. */
export type Below = Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Waiting & Below>>
export type Slice = Waiting['state']
export type CommandOf<N extends keyof Waiting['orders']> = CommandIn<Waiting, N>
export type Event = EventIn<Waiting>
export type EventOf<N extends keyof Waiting['events']> = EventIn<Waiting, N>
/** Heard of from below. */
export type Heard<N extends keyof (Presence['events'] & House['events'])> = EventIn<Presence & House, N>
export type Decision = DecisionIn<Waiting & Below>
