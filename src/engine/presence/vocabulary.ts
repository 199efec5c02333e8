/** Who sits where, and since when. */
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** A person of the register, or a stranger, of whom nothing is known but the seat. */
export type Seated = { readonly person?: string; readonly since: number }

export type Presence = {
  orders: {
    SeatPlayer: { table: string; seat: string; person?: string }
  }
  events: {
    PlayerSeated: { table: string; seat: string; person?: string; at: number; by: string }
  }
  state: {
    /** By table and seat. */
    readonly seated: Map<string, ReadonlyMap<string, Seated>>
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Presence & Below>>
export type Slice = Presence['state']
export type CommandOf<N extends keyof Presence['orders']> = CommandIn<Presence, N>
export type EventOf<N extends keyof Presence['events']> = EventIn<Presence, N>
export type Decision = DecisionIn<Presence & Below>
