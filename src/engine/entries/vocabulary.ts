/** Entries of drawings: tickets by number, from the hand or seat that brought them into the drum and out of it. */
import type { Party } from '../../base/party.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Presence } from '../presence/vocabulary.ts'

/** Numbers from the first to the last, both of them. */
export type Span = { readonly first: number; readonly last: number }

/** Tickets with numbers in a row, of one person or of somebody who is known by a seat alone. */
export type Tickets = Span & {
  readonly activity: string
  readonly to: Party
  readonly person?: string
  /** In the drum; until then they are in the hands of whoever has them. */
  readonly isIn: boolean
}

export type Entries = {
  orders: {
    /** Brought to the drum and put in before everybody's eyes. */
    CollectTickets: { activity: string; tickets: readonly Span[]; second?: string }
    /** Torn, written on twice, handed to the wrong person: nobody wins with it any more. */
    VoidTickets: { activity: string; tickets: readonly Span[]; reason: string; second?: string }
    /** As posted; what lay in it is thrown away. `due`: by the clock. `reason`: earlier than posted. */
    EmptyDrum: { activity: string; due?: string; reason?: string | undefined; second?: string }
  }
  events: {
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
  }
  state: {
    /** By number, the lowest first; what was claimed, thrown away or void is gone. */
    readonly tickets: Tickets[]
    /** Since when the drum of an activity fills: local time of its posting, or of the last emptying. */
    readonly drumSince: Map<string, string>
    /** One series for the whole house. */
    ticketsSoFar: number
  }
}

/** What it stands on. */
export type Below = Presence & Offerings & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Entries & Below>>
export type Slice = Entries['state']
export type CommandOf<N extends keyof Entries['orders']> = CommandIn<Entries, N>
export type EventOf<N extends keyof Entries['events']> = EventIn<Entries, N>
export type Decision = DecisionIn<Entries & Below>
