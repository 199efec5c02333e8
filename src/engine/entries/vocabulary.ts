/** Entries of drawings: tickets by number, from the hand or seat that brought them into the drum and out of it. */
import type { Party } from '../../base/party.ts'
import type { Reason } from '../../base/refusal.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Piece } from '../presence/played.ts'
import type { Place, Presence } from '../presence/vocabulary.ts'

/** Numbers from the first to the last, both of them. */
export type Span = { readonly first: number; readonly last: number }

/** Tickets with numbers in a row, of one person or of somebody who is known by a seat alone. */
export type Tickets = Span & {
  readonly activity: string
  readonly to: Party
  readonly person?: string
  /** The hand that brought them, where one did. */
  readonly line?: string
  /** In the drum; until then they are in the hands of whoever has them. */
  readonly isIn: boolean
  /** Out of the drum, before everybody's eyes, until whoever has it reports or is passed over. */
  readonly isDrawn?: true
}

/** Table, seat, and who sits there where that is known. */
export type SeatOf = readonly [table: string, seat: string, person?: string]
/** Whoever sits there, by person where the house knows one. */
export type Sitting = Place & { readonly person?: string }
export type NotGiven = Sitting & { readonly reasons: readonly Reason[] }

/** Tickets to everybody who sat there at a posted instant; until the next one seats can still be answered for. */
export type HandedOut = {
  /** The posted local time, and when that was. */
  readonly due: string
  readonly at: number
  /** By person, or by seat where nobody is known: the number of the ticket. */
  readonly given: Map<string, number>
  /** Seats of which something is not known: asked, until the floor answers. */
  readonly asked: Map<string, Sitting>
  readonly denied: Map<string, NotGiven>
  /** What was told later and says otherwise: what was handed out stays. */
  readonly otherwise: Map<string, Sitting & { readonly was: 'seated' | 'not seated' }>
}

/** Time in seats, of one person in one promotion: what counts for whole hours. */
export type Play = {
  /** Of before the pieces. */
  ms: number
  pieces: Piece[]
  /** Hours of play in which the card was read: so many before the pieces, the one that they go on with, and when it was read since. */
  before: number
  last?: number
  reads: number[]
  given: number
}
export type Hours = { readonly since: number; due: string; at: number; readonly of: Map<string, Play> }

export type Entries = {
  orders: {
    /** The clock: a posted instant. */
    HandOut: { activity: string; due: string }
    /** The floor answers for a seat: who sits there, or, by clause, what nobody knows of them. */
    GiveTicket: {
      activity: string
      table: string
      seat: string
      person?: string
      answers?: Readonly<Record<string, boolean>>
    }
    /** The clock: whole hours of play, up to then. */
    AddUpHours: { activity: string; due: string }
    /** Brought to the drum and put in before everybody's eyes. */
    CollectTickets: { activity: string; tickets: readonly Span[]; second?: string }
    /** Torn, written on twice, handed to the wrong person: nobody wins with it any more. */
    VoidTickets: { activity: string; tickets: readonly Span[]; reason: string; second?: string }
    /** As posted; what lay in it is thrown away. `due`: by the clock. `reason`: earlier than posted. */
    EmptyDrum: { activity: string; due?: string; reason?: string | undefined; second?: string }
    /** More, or fewer, with the reason that both sign. */
    AdjustPoints: { activity: string; person: string; points: number; reason: string; second?: string }
  }
  events: {
    /** Numbers in a row from `first`, in the order of the persons. `isHalted`: nobody has one, because nothing happens for now. */
    EntriesGiven: {
      activity: string
      due: string
      at: number
      first: number
      persons: readonly string[]
      asked?: readonly SeatOf[]
      denied?: readonly { readonly reasons: readonly Reason[]; readonly of: readonly SeatOf[] }[]
      clause: string
      toCollect?: true
      isHalted?: true
    }
    TicketGiven: Sitting & {
      activity: string
      due: string
      ticket: number
      clause: string
      by: string
      toCollect?: true
    }
    TicketDenied: NotGiven & { activity: string; due: string; by: string }
    /** Whole hours of play, or hands that bring points. `hours`: added up until this local time. */
    PointsGiven: {
      activity: string
      points: readonly (readonly [person: string, points: number])[]
      hours?: string
      at: number
      clause: string
    }
    TicketsCollected: { activity: string; tickets: readonly Span[]; clause: string; by: string; second: string }
    TicketsVoided: { activity: string; tickets: readonly Span[]; reason: string; by: string; second: string }
    /** `tickets`: how many lay in it. `local`: when it was, or was due. `reason`: it was earlier than posted. */
    DrumEmptied: {
      activity: string
      tickets: number
      clause: string
      local: string
      by: string
      second?: string
      reason?: string
    }
    PointsAdjusted: { activity: string; person: string; points: number; reason: string; by: string; second: string }
  }
  state: {
    /** By number, the lowest first; what was claimed, thrown away or void is gone. */
    readonly tickets: Tickets[]
    /** Since when the drum of an activity fills: local time of its posting, or of the last emptying. */
    readonly drumSince: Map<string, string>
    /** One series for the whole house. */
    ticketsSoFar: number
    /** By activity, the last posted instant. */
    readonly handedOut: Map<string, HandedOut>
    readonly hours: Map<string, Hours>
    /** By activity and person. */
    readonly points: Map<string, Map<string, number>>
    /** By activity, the end of the last standing that was settled. */
    readonly settledPoints: Map<string, string>
  }
}

/** What it stands on. */
export type Below = Presence & Offerings & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Entries & Below>>
export type Slice = Entries['state']
export type Event = EventIn<Entries>
export type CommandOf<N extends keyof Entries['orders']> = CommandIn<Entries, N>
export type EventOf<N extends keyof Entries['events']> = EventIn<Entries, N>
export type Decision = DecisionIn<Entries & Below>
