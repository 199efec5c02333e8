/** Who sits where, and since when. */
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** Why somebody who keeps the seat is not at it. */
export const AWAY = ['chips', 'meal', 'blind', 'break'] as const
export type Away = (typeof AWAY)[number]

/** From whom the house knows it. Where nothing is said, somebody of the floor has told it. */
export const SOURCES = ['floor', 'tablet', 'reader', 'scanner', 'feed'] as const
export type Source = (typeof SOURCES)[number]

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
  /** Milliseconds that they were away from this seat and came back, and when that was last. */
  readonly wasAway?: number
  readonly back?: number
  readonly via?: Source
}

/** A seat that is kept for somebody until an instant; for a page of a list, whose clock it then is. */
export type Reserved = { readonly person?: string; readonly until: number; readonly list?: string }

/** A card that was read: whose, at which table and, where the reader knows it, at which seat. */
export type Scan = { readonly person: string; readonly table: string; readonly seat?: string; readonly at: number }

/**
 * What a scan brought about. `seen`: sits there, or is at the table without a seat; `sat`, `named` and `moved` changed the
 * seats; `late`: something newer is known of the person or the seat; `elsewhere`: somebody else is known to sit there;
 * `barred`: this person may not sit down here at all.
 */
const SCANNED = ['seen', 'sat', 'named', 'moved', 'late', 'elsewhere', 'barred'] as const
export type Scanned = (typeof SCANNED)[number]
/** Whether it told of a seat that its person has now and had not before. */
export const isSeating = <S extends Scan & { readonly is: Scanned }>(scan: S): scan is S & { readonly seat: string } =>
  scan.is === 'sat' || scan.is === 'named' || scan.is === 'moved'

/** Of a seat, at an instant, by somebody, and how it came to the house. */
type Told = Place & { at: number; by: string; via?: Source }

export type Times = { readonly since: number; readonly until?: number }
export type StayTimes = Place & Times & { readonly person?: string }

export type Presence = {
  orders: {
    SeatPlayer: { table: string; seat: string; person?: string; via?: Source }
    /** A stranger shows a card, or was taken for another. */
    NamePlayer: { table: string; seat: string; person: string; via?: Source }
    MovePlayer: { table: string; seat: string; to: Place; via?: Source }
    MarkAway: { table: string; seat: string; why: Away; via?: Source }
    MarkBack: { table: string; seat: string; via?: Source }
    LeaveSeat: { table: string; seat: string; via?: Source }
    ReserveSeat: { table: string; seat: string; person?: string; minutes: number }
    /** Nobody came, or it is not wanted any more: the clock of the reservation says so too. */
    ReleaseSeat: { table: string; seat: string }
    /** Late or not, in any order; one entry for all of them. */
    ScanCards: { scans: readonly Scan[]; via?: Source; unknown?: number }
    /**
     * A stay was told wrong: `was` as it stands in the records, `to` as it was; without `to` it never was. One that goes on has
     * no end, and only its beginning is corrected.
     */
    CorrectStay: { stay: string; was: StayTimes; to?: Times; reason: string }
  }
  events: {
    PlayerSeated: Told & { person?: string }
    PlayerNamed: Told & { person: string }
    /** `away`: their chips were carried there, and they are still away. */
    PlayerMoved: Told & { to: Place; away?: Away }
    PlayerAway: Told & { why: Away }
    PlayerBack: Told
    PlayerLeft: Told
    SeatReserved: { table: string; seat: string; person?: string; until: number; list?: string; by: string }
    SeatReleased: { table: string; seat: string; by: string }
    /** `unknown`: so many cards of the batch belong to nobody in the register. */
    CardsScanned: { scans: readonly (Scan & { readonly is: Scanned })[]; via?: Source; unknown?: number; by: string }
    StayCorrected: { stay: string; was: StayTimes; to?: Times; reason: string; by: string }
  }
  state: {
    /** By table and seat. */
    readonly seated: Map<string, ReadonlyMap<string, Seated>>
    /** By person, where they sit. */
    readonly sits: Map<string, Place>
    readonly reserved: Map<string, ReadonlyMap<string, Reserved>>
    /**
     * When a seat was left, and a person left one, as far as no day is closed that it lies in: nothing is told into the time before.
     * A person's is kept on while somebody sits who sat down before it.
     */
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
