/** Hits: declared, verified, awarded; declined, disputed, backed out; boards of posted periods, and tickets that hands bring. */

import type { Recorded } from '../../base/message.ts'
import type { Cents } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Parts } from '../../ledger/name.ts'
import type { Books } from '../books.ts'
import type { Claims, Verified } from '../claims/vocabulary.ts'
import type { Entries } from '../entries/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Hand, Round, RoundFacts } from '../judging/fact.ts'
import type { Award, BoardEntry, Denied, PointAward, Question, TicketAward } from '../judging/judgement.ts'
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
import type { Rotation } from '../rotation/vocabulary.ts'
import type { Rounds } from '../rounds/vocabulary.ts'
import type { HeldReport } from './heldreport.ts'
import type { Source } from './source.ts'
/** Who is to have which prize; the amount where the rules leave it open. */
export type Entered = {
  readonly to: Party
  /** Opaque number of the register, where the person is known. */
  readonly person?: string
  readonly line: string
  readonly amount?: Cents
}

/** What is known of a hit that is not judged yet: who won, of which pools, and the round; how much is not. */
export type Held = {
  readonly winners: readonly Pick<Award, 'to' | 'person' | 'line' | 'share'>[]
  readonly pools: readonly string[]
  readonly report: HeldReport
}
export type HitStatus = 'held' | 'declared' | 'verified' | 'declined' | 'disputed' | 'backed out'
export type Hit = {
  readonly hit: string
  readonly activity: string
  readonly digest: string
  readonly source: Source
  readonly at: number
  readonly local: string
  /** When the hand was dealt, where a clock counts from there and it was told later. */
  readonly dealtAt?: number
  readonly declaredBy: string
  /** Who dealt the hand, as the rotation knew it; not known where it is left out. */
  readonly dealer?: string
  /** Who typed in the declaration, where it stood on paper. */
  readonly typedBy?: string
  readonly cards: Shown
  /** Hits with the same cards of which the floor says that they are other hands. */
  readonly otherThan?: readonly string[]
  /** What an award by hand rests on. */
  readonly evidence?: Recorded
  readonly awards: readonly Award[]
  readonly questions: readonly Question[]
  readonly posts: Posts
  answers: Record<string, boolean>
  status: HitStatus
  /** While an earlier hit for the same prize is not decided. */
  readonly held?: Held
  before?: HitStatus
  /** Whose key verified it, and who typed that in. */
  keyedBy?: string
  keyTypedBy?: string
  /** Who disputes it, and why, until that is settled. */
  dispute?: { readonly by: string; readonly reason: string }
  claims: string[]
  readonly board?: readonly BoardEntry[]
  readonly tickets?: readonly TicketAward[]
  /** Numbers of the tickets that were handed out when it was verified. */
  handed?: readonly string[]
  readonly points?: readonly PointAward[]
}

/** A verified hand of a period that has not closed, and the hit that brought it there. */
export type OnBoard = BoardEntry & { readonly hit: string; readonly verified?: Verified }

export type Hits = {
  orders: {
    ReportHit: {
      table: string
      facts: RoundFacts
      common: Round['common']
      hands: readonly Hand[]
      activities?: readonly string[]
      /** The floor says that this is not the hand with the same cards that was reported before. */
      anotherHand?: true
    }
    /** Where the rules leave it to people: one enters who has won, another confirms it as every hit is verified. */
    EnterAward: { activity: string; table?: string; awards: readonly Entered[]; evidence: string }
    AttestHit: { hit: string; answers: Readonly<Record<string, boolean>> }
    /** Surveillance answers its own questions; `yes: false` where the recording shows otherwise. */
    ConfirmSurveillance: { hit: string; yes?: boolean }
    /** What was held is judged, when the hit that it waited for is decided. */
    JudgeHeld: { hit: string }
    VerifyHit: { hit: string }
    DeclineHit: { hit: string; reason: string; clause?: string; second: string; evidence: string }
    DisputeHit: { hit: string; reason: string }
    SettleDispute: { hit: string; second: string; reason: string }
    BackOutHit: { hit: string; second: string; reason: string; document: string }
    /** `present`: by person of the board, whether they are there, where the rules ask for that. */
    ClosePeriod: { activity: string; due: string; present?: Readonly<Record<string, boolean>> }
  }
  events: {
    HandJudged: {
      table: string
      round?: number
      activity: string
      digest: string
      denied: readonly Denied[]
      cards: Shown
    }
    HitDeclared: {
      hit: string
      activity: string
      digest: string
      source: Source
      at: number
      local: string
      /** When the hand was dealt, where a clock counts from there and it was told later. */
      dealtAt?: number
      declaredBy: string
      /** Who dealt the hand, as the rotation knew it; not known where it is left out. */
      dealer?: string
      cards: Shown
      /** Hits with the same cards of which the floor says that they are other hands. */
      otherThan?: readonly string[]
      awards: readonly Award[]
      denied: readonly Denied[]
      questions: readonly Question[]
      total: string
      /** What an award by hand rests on. */
      evidence?: Recorded
      /** Where a posted period decides: what goes on the board when the hit is verified, instead of awards. */
      board?: readonly BoardEntry[]
      /** Where hands bring tickets: what is handed out when the hit is verified. */
      tickets?: readonly TicketAward[]
      /** Where hands bring points: what is added when the hit is verified. */
      points?: readonly PointAward[]
      posts: Posts
    }
    /** An earlier hit for the same prize is not decided: on record, nothing is taken from the pool. */
    HitHeld: {
      hit: string
      activity: string
      digest: string
      source: Source
      at: number
      local: string
      dealtAt?: number
      declaredBy: string
      dealer?: string
      cards: Shown
      otherThan?: readonly string[]
      denied: readonly Denied[]
      /** The hit that is decided first, and its table. */
      waitsFor: string
      waitsAt?: string
    } & Held
    HitAttested: { hit: string; answers: readonly { question: string; yes: boolean }[]; by: string }
    SurveillanceAnswered: { hit: string; answers: readonly { question: string; yes: boolean }[]; by: string }
    HitVerified: {
      hit: string
      by: string
      at: number
      claims: readonly { claim: string; award: number; idUntil?: number; opens?: string; expires?: string }[]
      /** Numbers of the tickets, by their place among those declared. */
      tickets?: readonly { ticket: string; of: number }[]
      /** Somebody has to bring them to the drum first. */
      toCollect?: true
      posts: Posts
    }
    HitDeclined: { hit: string; reason: string; clause?: string; by: readonly string[]; evidence: string; posts: Posts }
    HitDisputed: { hit: string; by: string; reason: string }
    DisputeSettled: { hit: string; by: readonly string[]; reason: string }
    HitBackedOut: { hit: string; by: readonly string[]; reason: string; document: string; posts: Posts }
    PeriodClosed: {
      activity: string
      until: string
      at: number
      by: string
      awards: readonly Award[]
      /** Those of the board who win nothing, and why. */
      denied: readonly Denied[]
      claims: readonly {
        claim: string
        award: number
        hit: string
        reseed?: Parts<string>
        idUntil?: number
        expires?: string
      }[]
      posts: Posts
    }
  }
  state: {
    readonly hits: Map<string, Hit>
    /** By activity, the verified hands of periods that have not closed. */
    readonly boards: Map<string, readonly OnBoard[]>
    hitsSoFar: number
  }
}

/** What it stands on. */
export type Below = Entries & Claims & Rounds & Money & Offerings & Rotation & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Hits & Below>>
export type Slice = Hits['state']
export type OrderOf<N extends keyof Hits['orders']> = OrderIn<Hits, N>
export type CommandOf<N extends keyof Hits['orders']> = CommandIn<Hits, N>
export type Event = EventIn<Hits & Below>
export type EventOf<N extends keyof EventsIn<Hits & Below>> = EventIn<Hits & Below, N>
export type Decision = DecisionIn<Hits & Below>
