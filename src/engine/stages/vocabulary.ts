/** Stages: what happens between a drawing that gives a pass and the prize. */
import type { Party } from '../../base/party.ts'
import type { KeysAction, KeysGame } from '../../games/keys/game.ts'
import type { Counted, PlayDown, PlayDownAction } from '../../games/playdown/game.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Presence } from '../presence/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'

/** Why somebody with a pass does not take part. */
export type Out = 'no ID' | 'not there'

/** It is known by the call that gave it, and is that person's alone. */
export type Pass = {
  readonly callup: string
  readonly who: Party
  person?: string
  readonly drawing?: string
  /** Identification that may still follow, by its clause. */
  owes?: string
  out?: Out
  hit?: string
}

export type StagePlay =
  | { readonly is: 'keys'; readonly game: KeysGame }
  | { readonly is: 'play-down'; readonly game: PlayDown }

/** The passes of one day of drawings, and what is played with them. */
export type Stage = {
  readonly activity: string
  readonly day: string
  readonly passes: Pass[]
  status: 'gathering' | 'running' | 'over'
  play?: StagePlay
}

export type StageAction = KeysAction | Extract<PlayDownAction, { do: 'seat' }>

export type Stages = {
  orders: {
    /** Identification that was to follow; `person` where the house did not know who it is. */
    BringId: { callup: string; person?: string }
    /** `present`: who is there and has shown the own pass, by the calls that gave them. */
    StartStage: { activity: string; present: readonly string[] }
    StepStage: { activity: string; action: StageAction }
    /** Chips after the last hand of a table, or of hands that equals played off. */
    CountChips: { activity: string; table: string; chips: readonly Counted[]; second?: string }
  }
  events: {
    IdBrought: { callup: string; activity: string; person?: string; by: string; clause: string }
    /** Without a game where nobody takes part: then it is over. */
    StageStarted: {
      activity: string
      day: string
      present: readonly string[]
      out: readonly { readonly callup: string; readonly why: Out; readonly clause: string }[]
      play?: StagePlay
      by: string
      clause: string
    }
    StageStepped: {
      activity: string
      day: string
      action: StageAction | PlayDownAction
      play: StagePlay
      by: string
      second?: string
      clause: string
    }
  }
  state: {
    /** By activity and day; those of before are gone once there is a pass of another day. */
    readonly stages: Map<string, Stage>
  }
}

/** What it stands on. */
export type Below = Drawings & Presence & Entries & Hits & Claims & Rounds & Money & Offerings & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Stages & Below>>
export type Slice = Stages['state']
export type CommandOf<N extends keyof Stages['orders']> = CommandIn<Stages, N>
export type Event = EventIn<Stages & Below>
export type EventOf<N extends keyof EventsIn<Stages & Below>> = EventIn<Stages & Below, N>
export type Decision = DecisionIn<Stages & Below>
