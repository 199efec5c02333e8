/** Drawings: draws that bind the house, people called up, the games that they play for their prizes. */

import type { Recorded } from '../../base/message.ts'
import type { Party } from '../../base/party.ts'
import type { CardWheelAction, CardWheelGame } from '../../games/cardwheel/game.ts'
import type { DoubleUpAction, DoubleUpGame } from '../../games/doubleup/game.ts'
import type { HiLoAction, HiLoGame } from '../../games/hilo/game.ts'
import type { WheelAction, WheelGame } from '../../games/wheel/game.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Denied } from '../judging/judgement.ts'
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
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'
import type { Contribution } from './draw/contribution.ts'
import type { DrawAbandoned, DrawContributed, DrawOpened, DrawRevealed, DrawState } from './draw/draw.ts'
import type { Entry } from './draw/drum.ts'
import type { Mark } from './draw/opening.ts'
import type { Brought, Outside, Witness } from './draw/outside.ts'
import type { How } from './draw/selection.ts'

/** `source`: the device that told of it, or the two who put it in by hand. */
export type Inserted = { readonly person: string; readonly at: number; readonly source?: string }

export type Play = HiLoGame | DoubleUpGame | WheelGame | CardWheelGame
export type GameAction = HiLoAction | DoubleUpAction | WheelAction | CardWheelAction

/** A person who was drawn and called, until another day: reported or not, and the game as it stands. */
export type CallUp = {
  readonly callup: string
  readonly activity: string
  /** A table that was drawn, until somebody there has the ace. */
  who: Party
  person?: string
  readonly ticket?: string
  /** How many tickets lay in the drum when this one was drawn, itself among them. */
  readonly drum?: number
  readonly draw?: number
  readonly drawing?: string
  /** The prize that it is drawn for, where the drawing has several. */
  readonly line?: string
  /** What happened that called for it, where that was no time of day. */
  readonly event?: string
  readonly at: number
  readonly local: string
  /** Where the rules give no minutes there is no clock. */
  readonly until?: number
  readonly day: string
  /** `no winner`: given up, or carried over: nobody is drawn for it any more. */
  status: 'called' | 'playing' | 'played' | 'passed over' | 'no winner'
  /** What it gives, where that is no game. */
  gives?: Gift
  /** Identification that may still follow, by its clause. */
  owes?: string
  play?: Play
  /** Who takes part at the table that was drawn, once the cards are spread. */
  qualified?: readonly AtSeat[]
  /** The last spin of a wheel on the screen: the draw that found its spot, and when. */
  spun?: { readonly draw: number; readonly at: number }
  hit?: string
}

/** A seat of the table that was drawn, and who sits there, where that is known. */
export type AtSeat = { readonly seat: string; readonly person?: string }

/** `isCash`: money, and no thing in its place. `isOver`: in a promotion of before, under the same name. */
export type Win = {
  readonly at: number
  readonly local: string
  readonly isCash: boolean
  readonly hit?: string
  readonly isOver?: true
}

/** Who told of a card: a device, or a person with another one and a reason. Nothing in journals of before. */
type ByHand = { by?: string; local?: string; second?: string; reason?: string }

export type Drawings = {
  orders: {
    /** `outside`: what a witness has committed to, or the pulse of a beacon that will count. */
    OpenDraw: {
      purpose: string
      /** The list of a draw for something that is not posted; who is in a posted drawing the engine knows itself. */
      own?: readonly Entry[]
      how: How
      secretDigest: string
      again?: string
      outside?: Outside
    }
    ContributeToDraw: { draw: number; contribution: Contribution; second?: string }
    RevealDraw: { draw: number; secret: string; outside?: Brought }
    AbandonDraw: { draw: number; reason: string; second?: string }
    AcceptWitness: { name: string; fingerprint: string; second?: string }
    RetireWitness: { fingerprint: string; reason: string; second?: string }
    /** Machines whose cards enter somebody. */
    EnrolMachines: { machines: readonly string[]; second?: string }
    RetireMachine: { machine: string; reason: string; second?: string }
    /** A club card in a machine, and out of it again, as the feed of the slot system tells; by hand two persons and why. */
    InsertCard: { machine: string; person: string; reason?: string; second?: string }
    RemoveCard: { machine: string; reason?: string; second?: string }
    /** Drawn by hand out of the drum, seen by these. */
    DrawTicket: { activity: string; ticket: string; witnesses?: readonly string[] }
    /**
     * A ball, card or lammer of a table, drawn by hand and seen by these. `event`: what was called, where it is not held at a posted
     * time; `dealtIn`: how many were dealt in there, where nobody keeps the seats.
     */
    DrawTable: { activity: string; table: string; event?: string; dealtIn?: number; witnesses?: readonly string[] }
    /** Cards for those who had a hand at the table; `ace`: the seat that drew it, where one did. */
    SpreadCards: { callup: string; seats: readonly AtSeat[]; cards: number; ace?: string }
    /** `answers`: by clause, whether what must be there is there. */
    ReportIn: { callup: string; person?: string; answers?: Readonly<Record<string, boolean>> }
    /** `isGivenUp`: whoever was called does not want it, and nobody else is drawn. */
    PassOver: { callup: string; reason?: string; clause?: string; isGivenUp?: boolean; second?: string }
    StepGame: { callup: string; action: GameAction }
    RevertPools: { activity: string; due: string }
    /** The posted end of a standing. */
    ClosePoints: { activity: string; due: string }
  }
  events: {
    DrawOpened: DrawOpened
    DrawContributed: DrawContributed
    DrawRevealed: DrawRevealed
    DrawAbandoned: DrawAbandoned
    WitnessAccepted: { name: string; fingerprint: string; by: string; second: string }
    WitnessRetired: { fingerprint: string; reason: string; by: string; second: string }
    MachinesEnrolled: { machines: readonly string[]; by: string; second: string }
    MachineRetired: {
      machine: string
      /** Whose card was in it. */
      person?: string
      reason: string
      by: string
      second: string
      at: number
      local: string
    }
    CardInserted: { machine: string; person: string; at: number } & ByHand
    CardRemoved: { machine: string; person: string } & ByHand
    CalledUp: {
      callup: string
      activity: string
      who: Party
      person?: string
      /** The draw that found the person, or the ticket that was drawn by hand. */
      draw?: number
      ticket?: string
      witnesses?: readonly string[]
      /** The posted drawing, by the local time at which it began. */
      drawing?: string
      /** The prize that it is drawn for, where the drawing has several. */
      line?: string
      event?: string
      at: number
      local: string
      until?: number
      day: string
      clause: string
      posts: Posts
    }
    /** Its table is not in play: another ball is drawn. */
    BallHeldOut: {
      activity: string
      table: string
      drawing: string
      witnesses: readonly string[]
      clause: string
      by: string
    }
    CardsSpread: {
      callup: string
      activity: string
      table: string
      seats: readonly AtSeat[]
      cards: number
      ace?: string
      clause: string
      by: string
    }
    ReportedIn: {
      callup: string
      activity: string
      person?: string
      at: number
      by: string
      clause: string
      /** The game or the wheel as it begins; or what else it gives. */
      play?: Play
      gives?: Gift
      /** Identification may follow. */
      owes?: string
    }
    PassedOver: {
      callup: string
      activity: string
      reason: Recorded
      by: string
      clause: string
      /** Where there was time left: who signed beside, and when. */
      second?: string
      at?: number
      local?: string
      /** The ticket is thrown away. */
      isDiscarded?: true
      /** Nobody else is drawn; and where the prize waits for the next drawing, how much it is. */
      isOver?: true
      carried?: string
    }
    GameStepped: {
      callup: string
      activity: string
      action: GameAction
      play: Play
      /** Of a wheel on the screen: the draw that found the spot, and when. */
      draw?: number
      at?: number
      by: string
      clause: string
    }
    PoolsReverted: { activity: string; due: string; posts: Posts }
    /** Who has a place, and those with points who may not have one. */
    PointsClosed: {
      activity: string
      until: string
      places: readonly {
        readonly person: string
        readonly points: number
        readonly place: number
        readonly to?: number
        readonly prize: string
      }[]
      denied: readonly Denied[]
      clause: string
    }
  }
  state: {
    /** Replaced as a whole by every event of a draw. */
    draws: DrawState
    /** By machine, the club card that is in it. */
    readonly inserted: Map<string, Inserted>
    /** Machines that somebody enrolled. */
    readonly machines: Set<string>
    /** What was done by hand to cards and machines, today and the day before. */
    marks: readonly Mark[]
    /** By fingerprint, whose part may go into a draw. */
    readonly witnesses: Map<string, Witness>
    readonly callups: Map<string, CallUp>
    /** By activity and person, the last thing that was won in its drawings. */
    readonly wins: Map<string, Map<string, Win>>
    /** By activity, what nobody came for and the next drawing has besides its own. */
    readonly carried: Map<string, string>
    /** By hit, how much of it was carried over: it goes on to the next drawing where the hit comes to nothing. */
    readonly carriedInto: Map<string, { readonly activity: string; readonly amount: string }>
    /** By activity, the drawing that is held and the tables whose balls lie beside the bin until it is over. */
    readonly heldOut: Map<string, { readonly drawing: string; readonly tables: readonly string[] }>
    callupsSoFar: number
  }
}

/** What it stands on. */
export type Below = Entries & Hits & Claims & Rounds & Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Drawings & Below>>
export type Slice = Drawings['state']
export type OrderOf<N extends keyof Drawings['orders']> = OrderIn<Drawings, N>
export type CommandOf<N extends keyof Drawings['orders']> = CommandIn<Drawings, N>
export type Event = EventIn<Drawings & Below>
export type EventOf<N extends keyof EventsIn<Drawings & Below>> = EventIn<Drawings & Below, N>
export type Decision = DecisionIn<Drawings & Below>
