/** Dealers and their rotation: who is in the line-up, who deals at which table since when, pushes, breaks. */
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { CommandOf as CommandIn, Decision as DecisionIn, EventOf as EventIn, StateIn } from '../mechanism.ts'

/** Where a dealer of the line-up is, and since when. `until`: when the break is over, where the house has set how long one is. */
export type Where =
  | { readonly is: 'table'; readonly table: string; readonly push: number; readonly since: number }
  | { readonly is: 'break'; readonly since: number; readonly until?: number }
  /** To be sent to a table. */
  | { readonly is: 'free'; readonly since: number }

export type InLineUp = {
  readonly dealer: string
  readonly joined: number
  readonly where: Where
  /** Since when they have worked without a break. */
  readonly worked: number
}

/** Who dealt at a table before whoever deals there now. */
export type Dealt = { readonly dealer: string; readonly since: number; readonly until: number }

/** How long a dealer stays at a table, after how long a break is due, and how long it is. */
export type Pace = {
  readonly pushMinutes: number
  readonly breakAfterMinutes: number
  readonly breakMinutes: number
}

/** What a push found: with it the push can be undone until something later happens to one of these. */
export type Before = {
  readonly dealers: readonly InLineUp[]
  readonly tables: readonly { readonly table: string; readonly dealt?: Dealt }[]
}

export type Rotation = {
  orders: {
    /** A dealer comes on duty. `games`: what they deal; as said before where it is left out, everything where it is empty. */
    JoinLineUp: { dealer: string; games?: readonly string[] }
    LeaveLineUp: { dealer: string }
    /** Tables in the order in which dealers go through them; without tables there is no such string any more. */
    SetString: { string: string; tables: readonly string[] }
    SetPace: Pace
    /** `reason`: why a break ends early, or why somebody deals a game that they are not down for. */
    PushDealer: { table: string; dealer: string; reason?: string }
    /**
     * Everybody of the string one table on, the last one on a break; all of it or nothing. `coming`: who comes in, as the
     * suggestion named them; whoever is ready longest where it is left out.
     */
    PushString: { string: string; coming?: readonly string[] }
    UndoPush: { push: number; reason: string }
    TakeBreak: { dealer: string }
    EndBreak: { dealer: string; reason?: string }
  }
  events: {
    LineUpJoined: { dealer: string; games?: readonly string[]; at: number; by: string }
    LineUpLeft: { dealer: string; at: number; by: string }
    StringSet: { string: string; tables: readonly string[]; by: string }
    PaceSet: Pace & { by: string }
    DealerPushed: { push: number; table: string; dealer: string; reason?: string; at: number; by: string }
    /** `dealers`: by table, who deals there now. `off` has dealt at the last table and is on a break. */
    StringPushed: {
      push: number
      string: string
      dealers: Readonly<Record<string, string>>
      off?: string
      until?: number
      at: number
      by: string
    }
    PushUndone: { push: number; reason: string; by: string }
    BreakTaken: { dealer: string; until?: number; at: number; by: string }
    BreakEnded: { dealer: string; reason?: string; at: number; by: string }
  }
  state: {
    /** In the order in which they came on duty. */
    readonly lineUp: Map<string, InLineUp>
    /** By table, who deals there. */
    readonly dealing: Map<string, string>
    /** By dealer, the games that they deal; every game where nothing is said. */
    readonly dealerGames: Map<string, readonly string[]>
    readonly strings: Map<string, readonly string[]>
    pace?: Pace
    pushesSoFar: number
    /** By push, while it can be undone. */
    readonly undoable: Map<number, Before>
    /** Since the last close of a day: who dealt at a table before, and when a dealer went off duty. */
    readonly dealtBefore: Map<string, Dealt>
    readonly offDuty: Map<string, number>
  }
}

/** What it stands on. */
export type Below = House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Rotation & Below>>
export type Slice = Rotation['state']
export type CommandOf<N extends keyof Rotation['orders']> = CommandIn<Rotation, N>
export type Event = EventIn<Rotation>
export type EventOf<N extends keyof Rotation['events']> = EventIn<Rotation, N>
export type Decision = DecisionIn<Rotation & Below>
