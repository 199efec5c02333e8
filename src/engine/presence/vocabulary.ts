/** Who sits where, and since when. */
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** Why somebody who keeps the seat is not at it. */
export const AWAY = ['chips', 'meal', 'blind', 'break'] as const
export type Away = (typeof AWAY)[number]

export type Place = { readonly table: string; readonly seat: string }

/** A person of the register, or a stranger, of whom nothing is known but the seat. */
export type Seated = {
  readonly person?: string
  /** At this seat. */
  readonly since: number
  /** At this table, where they changed seats at it. */
  readonly came?: number
  /** When the latest thing happened that is known of them here. */
  readonly last: number
  /** Which sitting of the house it is; it goes on when the person changes seats. */
  readonly session: number
  readonly away?: { readonly why: Away; readonly since: number }
  /** Milliseconds that they were away from this seat and came back. */
  readonly wasAway?: number
}

/** A seat that is kept for somebody until an instant; for a page of a list, whose clock it then is. */
export type Reserved = { readonly person?: string; readonly until: number; readonly list?: string }

/** A card that was read: whose, at which table and, where the reader knows it, at which seat. */
export type Scan = { readonly person: string; readonly table: string; readonly seat?: string; readonly at: number }

/**
 * What a scan brought about. `seen`: sits there, or is at the table without a seat; `sat`, `named` and `moved` changed the
 * seats; `late`: something newer is known of the person or the seat; `elsewhere`: somebody else is known to sit there.
 */
export const SCANNED = ['seen', 'sat', 'named', 'moved', 'late', 'elsewhere'] as const
export type Scanned = (typeof SCANNED)[number]

export type Presence = {
  orders: {
    SeatPlayer: { table: string; seat: string; person?: string }
    /** A stranger shows a card, or was taken for another. */
    NamePlayer: { table: string; seat: string; person: string }
    MovePlayer: { table: string; seat: string; to: Place }
    MarkAway: { table: string; seat: string; why: Away }
    MarkBack: { table: string; seat: string }
    LeaveSeat: { table: string; seat: string }
    ReserveSeat: { table: string; seat: string; person?: string; minutes: number }
    /** Nobody came, or it is not wanted any more: the clock of the reservation says so too. */
    ReleaseSeat: { table: string; seat: string }
    /** Late or not, in any order; one entry for all of them. */
    ScanCards: { scans: readonly Scan[] }
  }
  events: {
    PlayerSeated: { table: string; seat: string; person?: string; at: number; by: string }
    PlayerNamed: { table: string; seat: string; person: string; at: number; by: string }
    PlayerMoved: { table: string; seat: string; to: Place; at: number; by: string }
    PlayerAway: { table: string; seat: string; why: Away; at: number; by: string }
    PlayerBack: { table: string; seat: string; at: number; by: string }
    PlayerLeft: { table: string; seat: string; at: number; by: string }
    SeatReserved: { table: string; seat: string; person?: string; until: number; list?: string; by: string }
    SeatReleased: { table: string; seat: string; by: string }
    CardsScanned: { scans: readonly (Scan & { readonly is: Scanned })[]; by: string }
  }
  state: {
    /** By table and seat. */
    readonly seated: Map<string, ReadonlyMap<string, Seated>>
    /** By person, where they sit. */
    readonly sits: Map<string, Place>
    readonly reserved: Map<string, ReadonlyMap<string, Reserved>>
    /** When a seat was left, and a person left one, since the last close of a day: nothing is told into the time before. */
    readonly freed: Map<string, ReadonlyMap<string, number>>
    readonly left: Map<string, number>
    sessionsSoFar: number
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Presence & Below>>
export type Slice = Presence['state']
export type CommandOf<N extends keyof Presence['orders']> = CommandIn<Presence, N>
export type Event = EventIn<Presence>
export type EventOf<N extends keyof Presence['events']> = EventIn<Presence, N>
/** What it hears of. */
export type Heard = EventIn<House>
export type Decision = DecisionIn<Presence & Below>
