/**
 * The floor of a tournament: its clock, tables and seats, who moves where, chips in play, penalties. People and money are a room below;
 * what happens to an entry there is heard here.
 */

import type { RaceCard, RaceStep } from '../../games/tournament/chiprace.ts'
import type { ClockFact } from '../../games/tournament/clock.ts'
import type { Move, WhyMoved } from '../../games/tournament/moves.ts'
import type { PenaltyKind } from '../../games/tournament/penalties.ts'
import type { SeatAt } from '../../games/tournament/seats.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Below as BelowTournaments, Tournaments } from '../tournaments/vocabulary.ts'

/** What people do to the clock. `period`: its place in the posted list of levels and breaks, from 0. */
export type ClockAct =
  | { readonly do: 'pause' }
  | { readonly do: 'go on' }
  | { readonly do: 'jump'; readonly period: number; readonly leftSeconds?: number }
  | { readonly do: 'add'; readonly seconds: number }
  /** `minutes`: as a screen of before sends them; those of the house rules count. */
  | { readonly do: 'hand for hand'; readonly minutes?: number }
  | { readonly do: 'hand' }
  | { readonly do: 'end hand for hand' }
/** `C4`, counted in its tournament. */
export type NamedFact = ClockFact & { readonly fact: string }

export type SeatGiven = SeatAt & { readonly entry: string }

/** A table that is in play. */
export type FloorTable = {
  readonly table: string
  readonly seats: number
  readonly closed: readonly number[]
  /** Entries by seat. */
  readonly players: ReadonlyMap<number, string>
  /** Seats that became free, the latest last. */
  readonly opened: readonly number[]
  /** Nobody comes here any more; once it is empty it is out of play. */
  readonly isBreaking?: true
  /** What last changed who sits here: an act of the floor, or a knock-out. */
  readonly touched: string
}

/** The hand that is on at a table, or was last. A level rules it as of its first riffle. */
export type TableHand = {
  readonly level: number
  readonly bigBlind?: number
  readonly at: number
  /** Hand for hand: in which of them. */
  readonly round?: string
}

/** Told to the player and printed; the seat is kept until the player has come. */
export type ToldMove = Move & { readonly move: string; readonly at: number; readonly by: string }

/** `from` nothing: came in. `to` nothing: gone. */
export type SeatChange = { readonly entry: string; readonly from?: SeatAt; readonly to?: SeatAt }
/** What an act of the floor did to seats, and how the tables were before: so that it can be undone as if it had never been. */
export type SeatingAct = {
  readonly act: string
  readonly changes: readonly SeatChange[]
  readonly before: ReadonlyMap<string, FloorTable | undefined>
  /** Tables that are out of play by it. */
  readonly ended: readonly string[]
  /** Moves that were open before and are not any more. */
  readonly dropped: readonly ToldMove[]
}

export type ChipAct = {
  /** `X2`, counted in its tournament. */
  readonly act: string
  /** More in play, or fewer. */
  readonly difference: number
  /** The knock-out that it hangs on. */
  readonly out?: string
}

export type Penalty = {
  /** `N3`, counted in its tournament. */
  readonly penalty: string
  readonly entry: string
  readonly kind: PenaltyKind
  readonly minutes?: number
  /** Milliseconds that had been played when it was given. */
  readonly played: number
  readonly ground: string
  readonly at: number
  readonly by: readonly string[]
  readonly out?: string
}

/** What the director puts on the foot of the clock. */
export type Announced = {
  /** `A2`, counted in its tournament. */
  readonly announcement: string
  readonly says: string
  readonly at: number
  readonly by: string
}

export type Floor = {
  readonly activity: string
  /** It is over: its tables are anybody's, and nobody sits there for it. */
  isGivenBack?: true
  /** Every table that was ever in play. */
  readonly used: Set<string>
  readonly tables: Map<string, FloorTable>
  readonly seatOf: Map<string, SeatAt>
  readonly hands: Map<string, TableHand>
  /** Lots in the order in which they were drawn, and by which draw; the last drawing counts. */
  drawn?: { readonly draw: number; readonly order: readonly string[] }
  final?: { readonly draw: number; readonly order: readonly string[] }
  drawsSoFar: number
  finalsSoFar: number
  /** Whoever comes now is seated at once. */
  seatsAtOnce?: true
  readonly moves: Map<string, ToldMove>
  readonly acts: SeatingAct[]
  readonly facts: NamedFact[]
  readonly chipActs: ChipAct[]
  /** By entry, when its chips were last counted. */
  readonly counts: Map<string, { readonly chips: number; readonly at: number }>
  readonly penalties: Penalty[]
  readonly absent: Set<string>
  /** Up now, the latest last. */
  readonly announced: Announced[]
  /** Of each kind, how many names were given. */
  readonly soFar: { acts: number; moves: number; facts: number; chips: number; penalties: number; announced: number }
}

export type TournamentFloor = {
  orders: {
    /** Tables of the house that play it, from now on. `closed`: seats at which nobody sits. */
    UseTables: { activity: string; tables: readonly { readonly table: string; readonly closed?: readonly number[] }[] }
    /** An empty table is not needed any more. */
    ReleaseTable: { activity: string; table: string }
    /** A seat at which nobody can sit, or again somebody. */
    SetSeat: { activity: string; table: string; seat: number; isClosed: boolean }
    /** Everybody who has none takes the next seat of the order that was drawn. */
    SeatEntries: { activity: string }
    /** By hand, with a reason: a wheelchair, a ruling. */
    PlaceEntry: { activity: string; entry: string; table: string; seat: number; reason: string }
    /** Moves that even the tables, told as the house rules have them. */
    BalanceTables: { activity: string }
    /** All of its players are told where they go. */
    BreakTournamentTable: { activity: string; table: string }
    /** A move that the director wants otherwise. */
    TellMove: { activity: string; entry: string; table: string; seat: number; reason: string }
    ConfirmMoves: { activity: string; moves: readonly string[] }
    DropMove: { activity: string; move: string }
    /** Everybody takes a seat anew, as it was drawn. */
    SeatFinalTable: { activity: string }
    /** The last act at these tables never was. */
    UndoSeating: { activity: string; act: string; reason: string }
    /** The first riffle. `bigBlind`: its seat, where it is not the next player's. */
    BeginHand: { activity: string; table: string; bigBlind?: number }
    SetClock: { activity: string; act: ClockAct }
    /** The last thing that was done to the clock never was. */
    UndoClock: { activity: string; fact: string }
    /** Chips of one kind at one table. `stacks`: how many each seat has of them. */
    RaceChips: {
      activity: string
      table: string
      small: number
      large: number
      stacks: readonly { readonly seat: number; readonly chips: number; readonly hasOthers: boolean }[]
      cards: readonly RaceCard[]
    }
    RemoveChips: { activity: string; entry?: string; chips: number; reason: string; second?: string }
    CountStacks: {
      activity: string
      table: string
      stacks: readonly { readonly seat: number; readonly chips: number }[]
    }
    UndoChips: { activity: string; act: string; reason: string; second?: string }
    Penalise: { activity: string; entry: string; kind: 'warning' | 'away'; minutes?: number; ground: string }
    /** Out, without a prize; the chips go out of play. */
    Disqualify: { activity: string; entry: string; chips: number; ground: string; second?: string }
    UndoPenalty: { activity: string; penalty: string; reason: string }
    /** The stack stays and is dealt in. */
    MarkAbsent: { activity: string; entry: string; isAbsent: boolean }
    /** Words of the director on the foot of the clock and on phones, until they are taken down. */
    Announce: { activity: string; says: string }
    TakeDownAnnouncement: { activity: string; announcement: string }
  }
  events: {
    TablesUsed: {
      activity: string
      tables: readonly { readonly table: string; readonly seats: number; readonly closed: readonly number[] }[]
      clause: string
      by: string
    }
    TableReleased: { activity: string; table: string; by: string }
    SeatSet: { activity: string; table: string; seat: number; isClosed: boolean; by: string }
    EntriesSeated: {
      activity: string
      act: string
      seats: readonly SeatGiven[]
      /** The draw that they follow from; nothing where somebody chose them. */
      draw?: number
      reason?: string
      at: number
      clause: string
      by: string
    }
    MovesTold: {
      activity: string
      moves: readonly {
        readonly move: string
        readonly who: string
        readonly from: SeatAt
        readonly to: SeatAt
        readonly why: WhyMoved
      }[]
      /** The table that is broken by them. */
      breaks?: string
      reason?: string
      at: number
      clause: string
      by: string
    }
    MovesConfirmed: { activity: string; act: string; moves: readonly string[]; at: number; by: string }
    MoveDropped: { activity: string; move: string; by: string }
    FinalTableSeated: {
      activity: string
      act: string
      table: string
      seats: readonly SeatGiven[]
      draw: number
      at: number
      clause: string
      by: string
    }
    SeatingUndone: { activity: string; act: string; reason: string; by: string }
    HandBegun: {
      activity: string
      table: string
      level: number
      small: number
      big: number
      ante?: number
      bigBlind?: number
      round?: string
      at: number
      clause: string
      by: string
    }
    ClockSet: { activity: string; fact: NamedFact; level: number; clause: string; by: string }
    ClockUndone: { activity: string; fact: string; at: number; by: string }
    ChipsRaced: {
      activity: string
      act: string
      table: string
      small: number
      large: number
      cards: readonly RaceCard[]
      steps: readonly RaceStep[]
      difference: number
      clause: string
      by: string
    }
    ChipsRemoved: {
      activity: string
      act: string
      chips: number
      entry?: string
      out?: string
      reason: string
      clause: string
      by: readonly string[]
    }
    StacksCounted: {
      activity: string
      table: string
      stacks: readonly { readonly entry: string; readonly chips: number }[]
      total: number
      /** At all tables together. */
      inPlay: number
      at: number
      by: string
    }
    ChipsUndone: { activity: string; act: string; reason: string; by: readonly string[] }
    Penalised: { activity: string; penalty: Penalty; clause: string }
    PenaltyUndone: { activity: string; penalty: string; reason: string; by: string }
    AbsentMarked: { activity: string; entry: string; isAbsent: boolean; at: number; clause: string; by: string }
    AnnouncementPosted: { activity: string; announced: Announced }
    AnnouncementTakenDown: { activity: string; announcement: string; by: string }
  }
  state: {
    /** By occasion. */
    readonly floors: Map<string, Floor>
  }
}

/** What it stands on. */
export type Below = Tournaments & BelowTournaments
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<TournamentFloor & Below>>
export type Slice = TournamentFloor['state']
export type OrderOf<N extends keyof TournamentFloor['orders']> = OrderIn<TournamentFloor, N>
export type CommandOf<N extends keyof TournamentFloor['orders']> = CommandIn<TournamentFloor, N>
export type Event = EventIn<TournamentFloor & Below>
export type EventOf<N extends keyof EventsIn<TournamentFloor & Below>> = EventIn<TournamentFloor & Below, N>
export type Decision = DecisionIn<TournamentFloor & Below>
