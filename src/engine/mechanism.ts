/**
 * A mechanism is a room of the engine: a vocabulary (types of its orders, events and slice of the state) and one object
 * with how each order is let in and decided and how each event is added up. The unions, the door, the table of
 * permissions, upcasting and the timers are made from the list of all of them, see mechanisms.ts.
 */

import type { MessageId } from '../base/message.ts'
import type { Moment } from '../base/moment.ts'
import type { Cents } from '../base/money.ts'
import type { OpenItem } from '../base/openitem.ts'
import type { Reason, Refusal } from '../base/refusal.ts'
import type { Fund } from '../ledger/name.ts'
import type { Allowed } from './roles.ts'

export type Vocabulary = { readonly orders: object; readonly events: object; readonly state: object }
export type Nothing = { readonly orders: unknown; readonly events: unknown; readonly state: unknown }

/**
 * Who acts, and when it happened; the person is an opaque number, `timer` and `device:…` for those. `isRecorded`: it was done,
 * and is decided once more out of the journal; what is asked of new texts alone is not asked then.
 */
export type Acting = { readonly key: string; readonly at: Moment; readonly by: string; readonly isRecorded?: true }

export type OrderOf<V, K extends keyof OrdersIn<V> = keyof OrdersIn<V>> = {
  [N in K]: { readonly do: N } & OrdersIn<V>[N]
}[K]
export type CommandOf<V, K extends keyof OrdersIn<V> = keyof OrdersIn<V>> = OrderOf<V, K> & Acting
/** `typedBy`: who typed it in, where another person had done it and written it down. */
export type EventOf<V, K extends keyof EventsIn<V> = keyof EventsIn<V>> = {
  [N in K]: { readonly type: N; readonly typedBy?: string } & EventsIn<V>[N]
}[K]
export type OrdersIn<V> = V extends { readonly orders: infer O } ? O : never
export type EventsIn<V> = V extends { readonly events: infer E } ? E : never
export type StateIn<V> = V extends { readonly state: infer S } ? S : never
export type Decision<V> = readonly EventOf<V>[] | Refusal

/** How people give an order; without a door it is the timers' or the server's own. */
export type Door<O> = {
  /** A zod schema of what it carries. Only the output is compared: all of zod would be compared each time. */
  readonly shape: { readonly _zod: { readonly output: Omit<O, Proven> } }
  readonly may: Allowed
  readonly example: object
}
/** Who and what is proven at the door: nobody names it in the order. */
type Proven = 'second' | 'witnesses' | 'factor'
export type Doors<V extends Vocabulary> = { readonly [N in keyof V['orders']]?: Door<V['orders'][N]> }

/** The list of a draw, and how many of it are drawn, one after the other. */
export type DrawnFrom = {
  readonly entries: readonly { readonly id: string; readonly weight: bigint; readonly source?: string }[]
  readonly winners: number
  readonly clause: string
}
export type Refill = { readonly pool: Fund; readonly from: Fund; readonly amount: Cents }

/** Questions that a room cannot answer from what lies below it: the core asks all of them. */
export type Ask = {
  /** What has to end before an activity can be closed; the first one found. */
  keepsActivityOpen(activity: string): Reason | undefined
  /** `at`: when the table is to be closed, which a paper may say late. */
  keepsTableOpen(table: string, at: number): Reason | undefined
  /** What has to be decided before a round ends, or is void. */
  keepsRoundOpen(hits: readonly string[], how: 'end' | 'void'): Reason | undefined
  /** Hits of an activity that are neither verified nor declined. */
  undecidedHits(activity: string): readonly { readonly hit: string; readonly isDeclared: boolean }[]
  /** Hits of an activity that are not decided, or of whose prize something waits to be paid. */
  unpaidHits(activity: string): readonly string[]
  /** What pools were filled up with when a hit was awarded, and from where. */
  refillsOf(hit: string): readonly Refill[]
  /** Why a paper may not leave the printer; of most papers nobody minds. */
  whyNotPrinted(sheet: string, of: string, local: string): Reason | undefined
  /** Of a draw for something of that room's own: what it is drawn from. Nothing where no room knows the purpose. */
  drawnFrom(purpose: string, at: Moment): DrawnFrom | Refusal | undefined
  /** What the next shift has to know of. */
  openItems(): readonly OpenItem[]
  /** Why nothing of what is posted may change. */
  fixesTerms(activity: string): Reason | undefined
  /** Of a tournament: the level that is played, counted from one, with the break after it. Nothing where no clock runs. */
  levelOf(activity: string, at: Moment): number | undefined
  /** Of a table that a tournament has: which one, and whose each seat is. Nobody else says who sits there. */
  tournamentAt(table: string): TournamentTable | undefined
  /** Of the claim of a tournament's prize: what its winner has won there before it, and has paid in. Nothing of any other. */
  stakeOf(claim: string): Stake | undefined
  /** Of the claim of an entry that was won: the tournament that takes it, and the clause. Nothing once that takes nobody before its start. */
  entryInto(claim: string): { readonly activity: string; readonly by: string } | undefined
  /** How many chips an entry had when they were last counted. */
  chipsOf(activity: string, entry: string): number | undefined
  /** Of a tournament hand for hand: which of the hands that all tables play an entry was dealt last. Nothing where it was none of them. */
  handRound(activity: string, entry: string): string | undefined
  /** A tournament had given its tables back: why it cannot be played on at them. */
  whyNotPlayedOn(activity: string): Reason | undefined
}
export type Stake = { readonly before: Cents; readonly staked: Cents }
export type TournamentTable = { readonly activity: string; readonly persons: ReadonlyMap<string, string> }
type Answers<World> = {
  readonly [Q in keyof Ask]?: (world: Readonly<World>, ...asked: Parameters<Ask[Q]>) => ReturnType<Ask[Q]>
}

/** Due at an instant, or when the wall clock of the house reaches a local time. */
export type Timer<O = object> = {
  readonly due: { readonly at: number } | { readonly local: string }
  readonly order: O
  /** Its place among those of its kind and activity, where the rules have an order. */
  readonly nth?: number
}

/**
 * `Uses`: vocabularies, joined by &, whose slices it reads and whose events it may bring about; these form no circle.
 * `Hears`: those whose events change its own slice; that needs types alone and may go any way.
 */
export type Mechanism<V extends Vocabulary, Uses = Nothing, Hears = Uses, D extends Doors<V> = Doors<V>> = {
  /** Never there at run time: carries the types to the list. */
  readonly vocabulary?: V
  /** The rooms that it uses, by name: a test sees that they form no circle and that its files import no others. */
  readonly uses: readonly string[]
  initial(): V['state']
  readonly doors: D
  readonly orders: {
    readonly [N in keyof V['orders']]: {
      /** The version in which the journal keeps it, where that is no longer the first; older ones by steps, as of events. */
      readonly v?: number
      readonly from?: { readonly [version: number]: (old: KeptOrder) => KeptOrder }
      /** Takes two persons; what is said where they are one. */
      readonly second?: MessageId
      /** Whoever signs beside, or acted before, works in another department; what is said where they are of one. */
      readonly elsewhere?: MessageId
      /** Who has acted on the same thing before and may not act now, and what is said to them. */
      apart?(world: Readonly<V['state'] & StateIn<Uses>>, order: OrderOf<V, N>): ActedBefore
      decide(world: Readonly<V['state'] & StateIn<Uses>>, command: CommandOf<V, N>, ask: Ask): Decision<V & Uses>
    }
  }
  readonly events: {
    readonly [N in keyof V['events']]: {
      /** Written by the core, so that no decision names a version. */
      readonly v: number
      /** By the version that it was written in, one step towards today, with the moment of its line. Every older one stays readable for ever. */
      readonly from?: { readonly [version: number]: (old: Old, line?: LineTime) => Old }
      /** Only adds up: no rule is read, no hand judged, no money split. */
      evolve(own: V['state'], event: EventOf<V, N>, world: Readonly<V['state'] & StateIn<Uses>>): void
    }
  }
  /** Heard before the room whose event it is adds it up, so that what it takes away is still there. */
  readonly on?: {
    readonly [N in keyof EventsIn<Hears>]?: (
      own: V['state'],
      event: EventOf<Hears, N>,
      world: Readonly<V['state'] & StateIn<Uses> & StateIn<Hears>>,
    ) => void
  }
  /** An event touches names; one function says what the timer of a name is now, live and after a restart. */
  readonly timers?: {
    names(world: Readonly<V['state'] & StateIn<Uses>>): Iterable<string>
    touched(event: EventOf<V & Uses & Hears>, world: Readonly<V['state'] & StateIn<Uses>>): Iterable<string>
    due(world: Readonly<V['state'] & StateIn<Uses>>, name: string): Timer<OrderOf<V>> | undefined
  }
  readonly answers?: Answers<V['state'] & StateIn<Uses>>
  /** What the rooms below have to hear of when one of these events is decided, wherever: it is decided with it, in one line. */
  readonly follows?: {
    readonly after: readonly (keyof EventsIn<V & Uses & Hears>)[]
    decide(
      world: Readonly<V['state'] & StateIn<Uses>>,
      events: readonly EventOf<V & Uses & Hears>[],
      acting: Pick<Acting, 'at' | 'by'>,
    ): readonly EventOf<Uses>[]
  }
}

/** Who acted on the same thing, who typed that in from paper, and what is said to the first of them. */
export type ActedBefore = {
  readonly persons: readonly (string | undefined)[]
  readonly typists?: readonly (string | undefined)[]
  readonly says: MessageId
}

/** An order as some version of this program kept it. */
export type KeptOrder = Readonly<Record<string, unknown>>

/** When the line of an event happened, where that is another time, when it was recorded, its order and all of its events. */
export type LineTime = {
  readonly by?: string
  readonly order?: unknown
  readonly at?: string
  readonly recorded: string
  readonly events?: readonly { readonly type: string; readonly typedBy?: string }[]
}

/** An event as some version of this program wrote it. */
export type Old = { readonly type: string; readonly v: number } & Readonly<Record<string, unknown>>
