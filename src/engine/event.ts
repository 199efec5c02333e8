/**
 * Events carry what was decided: amounts, accounts, clause, rule digest. They are plain JSON, amounts as strings of
 * cents, so the journal stores them as they are and `evolve` only adds up.
 */
import type { Message, Said } from '../base/message.ts'
import type { Plain } from '../base/plain.ts'
import type { Reason } from '../base/refusal.ts'
import type { DrawEvent } from './drawings/draw.ts'
import type { GameAction, Play } from './drawings/prizegame.ts'
import type { HitEvent } from './hits/event.ts'
import type { HouseEvent } from './house/event.ts'
import type { Sheet } from './house/prints.ts'

/** [book, from, to, cents, clause]; `c` custody, `e` entitlement. Grouped by activity to keep a line short. */
export type WirePost = readonly ['c' | 'e', string, string, string, string]
export type Posts = Readonly<Record<string, readonly WirePost[]>>

export type Of<Type extends string, Body = unknown> = { readonly type: Type; readonly v: 1 } & Body

export type Award = {
  readonly to: string
  readonly person?: string
  readonly line: string
  readonly share: string
  readonly amount: string
  /** The posted prize, where this is a part of it. */
  readonly of?: string
  /** From which fund how much: pool:main, reserve, promised (the house). */
  readonly parts: Readonly<Record<string, string>>
  /** What is handed over instead of money, as it was posted for this drawing; null where that one is for money. */
  readonly thing?: string | null
  readonly by: readonly string[]
}
/** A hand on the board of a posted period. */
export type BoardEntry = {
  readonly to: string
  readonly person?: string
  readonly line: string
  readonly strength: number
  readonly hands: string
  /** Local time at which its period ends. */
  readonly until: string
  /** The clauses by which it stands there. */
  readonly by: readonly string[]
}
/** Tickets for a drawing that a hand has brought. */
export type TicketAward = {
  readonly to: string
  readonly person?: string
  readonly line: string
  readonly tickets: number
  readonly by: readonly string[]
}
/** An instruction to the dealer; with money in it, the entry that it is about. */
export type Told = {
  readonly does: string
  readonly by: string
  readonly seat?: string
  readonly entry?: Plain
  readonly says?: Said
} & Partial<Message>
export type Denied = { readonly who: string; readonly reasons: readonly Reason[] }
/** A fact that nobody has stated: to be answered by the verifier under that clause. */
export type Question = {
  readonly id: string
  readonly clause: string
  readonly who: string
  /** Journals of before messages had ids kept the sentence alone. */
  readonly asks?: Message
  readonly says?: Said
  /** Who answers it, where that is not the floor. */
  readonly of?: 'surveillance'
}

export type Event =
  | HouseEvent
  // money
  /** `on`: the date of the drawings it is for, where what is left goes back after the last of them. */
  | Of<'BroughtForward', { activity: string; on?: string; posts: Posts }>
  | Of<'PoolSeeded', { activity: string; pool: string; on?: string; posts: Posts }>
  | Of<
      'PoolIncreased',
      { activity: string; pool: string; due?: string; why: 'daily' | 'extra' | 'lowered' | 'missed'; posts: Posts }
    >
  | Of<'AdminFeeTaken', { activity: string; table: string; hours: number; upTo: number; waiting: string; posts: Posts }>
  | Of<
      'BoxCounted',
      {
        box: string
        table: string
        shift: string
        counted: Readonly<Record<string, string>>
        recorded: Readonly<Record<string, string>>
        by: readonly string[]
        corrects?: string
        posts: Posts
      }
    >
  | Of<
      'MoneyMoved',
      {
        activity: string
        why: 'advance deposited' | 'due fetched' | 'drawer repaid' | 'tray repaid' | 'banked' | 'table settled'
        /** Claims on the dealer's copies against which a tray was repaid. */
        copies?: readonly string[]
        by: string
        posts: Posts
      }
    >
  | Of<'CountSealed', { table: string; shift: string; sealed: string; corrects?: string; at: number; by: string }>
  | Of<'CountWithdrawn', { table: string; by: string }>
  | Of<
      'CountsDiffered',
      {
        table: string
        shift: string
        /** By activity, the two figures in the order of the two persons. */
        figures: Readonly<Record<string, readonly [string, string]>>
        by: readonly [string, string]
        corrects?: string
      }
    >
  /** `n` counts the prints of that sheet: the first is the original. */
  | Of<'SheetPrinted', { sheet: Sheet; of: string; n: number; by: string }>
  | Of<'DrawerOpened', { drawer: string; counted: string; at: number; local: string; by: string; posts: Posts }>
  | Of<
      'DrawerClosed',
      {
        drawer: string
        cashier: string
        counted: string
        /** What the books say was in it; the variance is what was counted beyond that. */
        expected: string
        variance: string
        at: number
        local: string
        by: readonly string[]
        posts: Posts
      }
    >
  | Of<'DayClosed', { day: string; by: string; figures: Readonly<Record<string, Readonly<Record<string, string>>>> }>
  // rounds
  | Of<
      'RoundStarted',
      {
        table: string
        round: number
        at: number
        fees?: Readonly<Record<string, readonly string[]>>
        marked?: readonly string[]
        /** By activity and spot, where fees go by betting limits: how much each was. */
        amounts?: Readonly<Record<string, Readonly<Record<string, string>>>>
        /** By spot with a fee, who is there, where that is known. */
        persons?: Readonly<Record<string, string>>
        /** Seats that play, where one fee covers the round; and the seat of the player-dealer. */
        players?: readonly string[]
        playerDealer?: string
        /** Spots where the dealer saw a proposition player. */
        proposition?: readonly string[]
        returned?: readonly Denied[]
        day?: string
        posts?: Posts
      }
    >
  | Of<'BetLate', { table: string; round: number; seat: string }>
  | Of<'RoundEnded', { table: string; round: number }>
  | Of<'RoundVoided', { table: string; round: number; reason: string; by: string; posts: Posts }>
  | HitEvent
  | DrawEvent
  // drawings and the games that are played for their prizes
  | Of<'CardInserted', { machine: string; person: string; at: number }>
  | Of<'CardRemoved', { machine: string; person: string }>
  | Of<
      'CalledUp',
      {
        callup: string
        activity: string
        who: string
        person?: string
        /** The draw that found the person, or the ticket that was drawn by hand. */
        draw?: number
        ticket?: string
        witnesses?: readonly string[]
        /** The posted drawing, by the local time at which it began. */
        drawing?: string
        at: number
        local: string
        until: number
        day: string
        clause: string
        posts: Posts
      }
    >
  | Of<
      'ReportedIn',
      { callup: string; activity: string; person?: string; at: number; by: string; clause: string; play: Play }
    >
  | Of<'PassedOver', { callup: string; activity: string; reason: string; by: string; clause: string }>
  | Of<'GameStepped', { callup: string; activity: string; action: GameAction; play: Play; by: string; clause: string }>
  | Of<'PoolsReverted', { activity: string; due: string; posts: Posts }>
  // games against the house
  | Of<
      'TablePlayed',
      {
        table: string
        activity: string
        digest: string
        /** As it was given, with the clock and the floor in it. */
        action: Plain
        /** The table as it stands after the step. */
        game: Plain
        /** What the dealer does now, in the order of the document. */
        told: readonly Told[]
        /** What rates of progression have earned short of a cent, by account. */
        carries?: Readonly<Record<string, string>>
        by: string
        second?: string
        posts: Posts
      }
    >
  | Of<'AccountUsed', { table: string; seat: string; activity: string; amount: string; by: string; posts: Posts }>

export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
