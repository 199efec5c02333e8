/** Squares: tables on a closed grid, digits along its sides, scores of posted periods, and those who sat where they meet. */
import type { Cell, Placed, Score, Side, Spaces } from '../../games/squares/grid.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { AtSeat, Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Award, Denied } from '../judging/judgement.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Pieces } from '../pieces/vocabulary.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rotation } from '../rotation/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'

/** What the house knew when the period ended: by table who sat there and was not away, where its seats are kept. */
export type Ended = {
  readonly at: number
  readonly local: string
  readonly there: Readonly<Record<string, readonly AtSeat[]>>
  /** Tables of the grid that were not in play then, and those whose kept seats were all empty. */
  readonly closed: readonly string[]
  readonly empty: readonly string[]
}

export type Told = Score & { readonly source: string; readonly by: string }

/** What becomes of a period once its score stands: a table has it, its prize is handed on, a table is drawn, or nobody has it. */
export type Next = 'award' | 'carried' | 'draw' | 'nobody'

/** Where the score led to. */
export type Found = Cell & {
  /** Nothing where the space is empty. */
  readonly table?: string
  readonly next: Next
}

export type PeriodState = {
  readonly period: string
  readonly ended: Ended
  entered?: Told
  /** Confirmed by another person. */
  score?: Told & { readonly confirmedBy: string }
  cell?: Cell
  /** Of the space; or drawn, where that was empty at the end. */
  table?: string
  next?: Next
  /** Balls that were drawn and held out: nobody there could win. */
  readonly held: readonly string[]
  /** Who signed for a correction that it goes back to. */
  corrected?: { readonly by: string; readonly second: string }
  hit?: string
  /** What its winners have by that hit: known here also when the day of a payment is closed. */
  claims?: readonly Won[]
}

export type Won = {
  readonly claim: string
  readonly amount: string
  readonly parts: Award['parts']
  readonly isPaid?: true
}

export type Grid = {
  readonly activity: string
  spaces?: Spaces
  /** The draw that placed the tables, where no hand did. */
  placedBy?: { readonly by: string; readonly witnesses: readonly string[] } | { readonly draw: number }
  /** Once it is closed. */
  digest?: string
  readonly digits: { [S in Side]?: readonly number[] }
  readonly drawnBy: { [S in Side]?: NonNullable<Grid['placedBy']> }
  readonly periods: PeriodState[]
  /** The score as it stands, told for the boards. */
  told?: Score
}

export type Squares = {
  orders: {
    /** As the board shows it: the whole grid, seen by these. Again until it is closed. */
    PlaceTables: { activity: string; cells: readonly Placed[]; witnesses?: readonly string[] }
    CloseGrid: { activity: string; second?: string }
    /** Out of the drum, in the order of columns or rows. */
    DrawDigits: { activity: string; side: Side; digits: readonly number[]; witnesses?: readonly string[] }
    /** As it stands while a period is played: boards show it, and nothing follows from it. */
    TellScore: { activity: string } & Score
    /** At that moment: whoever sits there now may win. */
    EndPeriod: { activity: string; period: string }
    EnterScore: { activity: string; period: string; source: string } & Score
    ConfirmScore: { activity: string; period: string; source: string } & Score
    CorrectScore: { activity: string; period: string; source: string; reason: string; second?: string } & Score
    /** Who sat there, as the floor confirms it. `backline`: who was told to have bet behind a seat. */
    AwardCell: {
      activity: string
      period: string
      seats: readonly (AtSeat & { readonly answers?: Readonly<Record<string, boolean>> })[]
      backline?: readonly AtSeat[]
    }
    /** A ball out of the bowl, at the last period. */
    DrawBall: { activity: string; period: string; table: string; witnesses?: readonly string[] }
  }
  events: {
    TablesPlaced: { activity: string; spaces: Spaces; witnesses: readonly string[]; clause: string; by: string }
    GridClosed: { activity: string; digest: string; tables: number; clause: string; by: string; second: string }
    DigitsDrawn: {
      activity: string
      side: Side
      digits: readonly number[]
      witnesses: readonly string[]
      clause: string
      by: string
    }
    ScoreTold: { activity: string; clause: string; by: string } & Score
    PeriodEnded: { activity: string; period: string; clause: string; by: string } & Ended
    ScoreEntered: { activity: string; period: string; source: string; clause: string; by: string } & Score
    ScoreConfirmed: {
      activity: string
      period: string
      source: string
      by: string
      found: Found
      clause: string
    } & Score
    /** `undone`: the hits that are taken back, of this period and of later ones that had something of it. */
    ScoreCorrected: {
      activity: string
      period: string
      source: string
      reason: string
      by: string
      second: string
      found: Found
      undone: readonly string[]
      clause: string
    } & Score
    BallDrawn: {
      activity: string
      period: string
      table: string
      witnesses: readonly string[]
      clause: string
      by: string
    }
    CellAwarded: { activity: string; period: string; table: string; hit: string; clause: string; by: string }
    /** Nobody there may win: it counts as an empty space. */
    CellForfeited: {
      activity: string
      period: string
      table: string
      denied: readonly Denied[]
      next: Next
      undone: readonly string[]
      clause: string
      by: string
    }
  }
  state: {
    /** By activity, as long as it is offered. */
    readonly grids: Map<string, Grid>
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
export type State = Readonly<StateIn<Squares & Below>>
export type Slice = Squares['state']
export type OrderOf<N extends keyof Squares['orders']> = OrderIn<Squares, N>
export type CommandOf<N extends keyof Squares['orders']> = CommandIn<Squares, N>
export type Event = EventIn<Squares & Below>
export type EventOf<N extends keyof EventsIn<Squares & Below>> = EventIn<Squares & Below, N>
export type Decision = DecisionIn<Squares & Below>
