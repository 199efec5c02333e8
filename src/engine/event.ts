/**
 * Events carry what was decided: amounts, accounts, clause, rule digest. They are plain JSON, amounts as strings of
 * cents, so the journal stores them as they are and `evolve` only adds up.
 */
import type { Plain } from '../base/plain.ts'
import type { DeviceKind } from './devices.ts'
import type { DrawEvent } from './draw.ts'
import type { Device } from './equipment.ts'
import type { Connection, Duty, Exclusion } from './fact.ts'
import type { Notice } from './notice.ts'
import type { GameAction, Play } from './owngame.ts'
import type { Receipt } from './received.ts'
import type { Sheet } from './sheets.ts'
import type { Role } from './staff.ts'

/** [book, from, to, cents, clause]; `c` custody, `e` entitlement. Grouped by activity to keep a line short. */
export type WirePost = readonly ['c' | 'e', string, string, string, string]
export type Posts = Readonly<Record<string, readonly WirePost[]>>

type Of<Type extends string, Body = unknown> = { readonly type: Type; readonly v: 1 } & Body

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
  /** What is handed over instead of money, as it was posted for this drawing. */
  readonly thing?: string
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
  readonly says: string
  readonly by: string
  readonly seat?: string
  readonly entry?: Plain
}
export type Denied = { readonly who: string; readonly reasons: readonly { clause: string; says: string }[] }
/** A fact that nobody has stated: to be answered by the verifier under that clause. */
export type Question = {
  readonly id: string
  readonly clause: string
  readonly who: string
  readonly says: string
  /** Who answers it, where that is not the floor. */
  readonly of?: 'surveillance'
}

export type Event =
  // the house
  | Of<'PropertyOpened', { property: string; zone: string; dayStart: string; chip: string }>
  | Of<'TableSet', { table: string; game: string; seats: number; decks: number; limit?: string }>
  | Of<'TableOpened', { table: string; at: number }>
  | Of<'TableClosed', { table: string; at: number }>
  | Of<'EquipmentFailed', { table: string; device: Device; reason: string; by: string }>
  | Of<'EquipmentMended', { table: string; device: Device; by: string }>
  | Of<
      'PersonEnrolled',
      {
        person: string
        duty: Duty
        proposition: boolean
        age?: number
        connection?: Connection
        exclusion?: Exclusion
      }
    >
  | Of<'FloorCalled', { table: string; why: string; at: number; local: string; by: string }>
  | Of<'CallAnswered', { table: string; at: number; waitedMs: number; by: string }>
  | Of<'ProfileSet', { text: string; digest: string; by: string; second?: string }>
  | Of<
      'ShiftHandedOver',
      { shift: string; open: readonly string[]; note: string; by: readonly string[]; at: number; local: string }
    >
  /** Comes after the events of an order that was entered late: `by` acted at that local time, `typedBy` typed it. */
  | Of<'EnteredFromPaper', { order: string; by: string; at: string; typedBy: string }>
  | Of<'DeviceEnrolled', { device: string; table: string; kind: DeviceKind; enrolment: number; by: string }>
  | Of<'DeviceDisabled', { device: string; reason: string; by: string }>
  | Of<'MessageSetAside', { device: string; what: string; digest: string; reasons: readonly string[] }>
  | Of<'StaffEnrolled', { person: string; roles: readonly Role[]; by: string }>
  | Of<'StaffDisabled', { person: string; by: string }>
  // rules and offerings
  | Of<
      'RulesAccepted',
      {
        activity: string
        digest: string
        text: string
        document: string
        clauses: readonly string[]
        by: string
        second?: string
      }
    >
  | Of<'OfferingDrafted', { activity: string; version: number; text: string; by: string }>
  | Of<'OfferingApproved', { activity: string; version: number; by: string }>
  | Of<
      'OfferingPosted',
      {
        activity: string
        version: number
        digest: string
        rule: string
        places: readonly string[]
        /** Of a version that changes what is posted: how patrons were told. */
        notice?: Notice
        by: string
        local: string
        at?: number
      }
    >
  | Of<'OfferingPaused', { activity: string; by: string; reason: string; at?: number }>
  | Of<'OfferingResumed', { activity: string; by: string; at?: number }>
  /** `openHits`: hits that are not decided, and what is held for them until they are. */
  | Of<
      'OfferingStopped',
      {
        activity: string
        by: string
        reason: string
        openHits?: { hits: readonly string[]; held: string }
        at?: number
      }
    >
  /** A draft that never ran. */
  | Of<'OfferingCancelled', { activity: string; version: number; by: string; reason: string }>
  | Of<'OfferingClosed', { activity: string; by: string; reason: string; to?: string; posts: Posts }>
  | Of<
      'FreeTableRequested',
      {
        request: string
        activity: string
        patron?: string
        person?: string
        table?: string
        at: number
        local: string
        clause: string
        by: string
      }
    >
  | Of<
      'FreeTableOffered',
      { request: string; activity: string; table: string; at: number; local: string; clause: string; by: string }
    >
  | Of<
      'RequestWithdrawn',
      { request: string; activity: string; reason?: string; at: number; local: string; clause: string; by: string }
    >
  | Of<
      'RankPosted',
      {
        activity: string
        setting: string
        value: string
        drawnCard?: string
        witnesses: readonly string[]
        at: number
        clause: string
        by: string
      }
    >
  // money
  | Of<'BroughtForward', { activity: string; posts: Posts }>
  | Of<'PoolSeeded', { activity: string; pool: string; posts: Posts }>
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
  // hits
  | Of<
      'HandJudged',
      { table: string; round?: number; activity: string; digest: string; denied: readonly Denied[]; hands: string }
    >
  | Of<
      'HitDeclared',
      {
        hit: string
        activity: string
        digest: string
        table: string
        round?: number
        at: number
        local: string
        declaredBy: string
        hands: string
        awards: readonly Award[]
        denied: readonly Denied[]
        questions: readonly Question[]
        total: string
        /** What an award by hand rests on. */
        evidence?: string
        /** Where a posted period decides: what goes on the board when the hit is verified, instead of awards. */
        board?: readonly BoardEntry[]
        /** Where hands bring tickets: what is handed out when the hit is verified. */
        tickets?: readonly TicketAward[]
        /** Whose game it was, where a game was played for the prize. */
        callup?: string
        posts: Posts
      }
    >
  | Of<'HitAttested', { hit: string; answers: readonly { question: string; yes: boolean }[]; by: string }>
  | Of<'SurveillanceAnswered', { hit: string; answers: readonly { question: string; yes: boolean }[]; by: string }>
  | Of<
      'HitVerified',
      {
        hit: string
        by: string
        at: number
        claims: readonly { claim: string; award: number; idUntil?: number; expires?: string }[]
        /** Numbers of the tickets, by their place among those declared. */
        tickets?: readonly { ticket: string; of: number }[]
        posts: Posts
      }
    >
  | Of<
      'HitDeclined',
      { hit: string; reason: string; clause?: string; by: readonly string[]; evidence: string; posts: Posts }
    >
  | Of<'HitDisputed', { hit: string; by: string; reason: string }>
  | Of<'DisputeSettled', { hit: string; by: readonly string[]; reason: string }>
  | Of<'HitBackedOut', { hit: string; by: readonly string[]; reason: string; document: string; posts: Posts }>
  | Of<
      'PeriodClosed',
      {
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
          reseed?: Readonly<Record<string, string>>
          idUntil?: number
          expires?: string
        }[]
        posts: Posts
      }
    >
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
  // claims
  | Of<'IdShown', { claim: string; person?: string; by: string }>
  /** Where it covers everything that a person is paid in a day or a year, that person and period. */
  | Of<
      'FormRecorded',
      {
        claim: string
        kind: string
        reference: string
        covers?: { person: string; period: string }
        /** The prize is claimed with it: its time limit runs no longer. */
        keeps?: true
        by: string
      }
    >
  | Of<
      'ClaimPaid',
      { claim: string; form: string; drawer?: string; tray?: string; received?: Receipt; by: string; posts: Posts }
    >
  /** A prize that is no money was handed over; what the funds owed for it they owe the house. */
  | Of<'PrizeDelivered', { claim: string; form: string; voucher?: true; received?: Receipt; by: string; posts: Posts }>
  | Of<
      'VoucherUsed',
      { claim: string; cost: string; covered: string; own: string; lapsed: string; clause: string; by: string }
    >
  | Of<'ClaimExpired', { claim: string; to: string; posts: Posts }>
  | Of<
      'PaidInError',
      {
        claim: string
        activity?: string
        amount: string
        /** What the house had given of it: no fund was the poorer by that. */
        gift?: string
        reason: string
        by: readonly string[]
        posts: Posts
      }
    >

export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
