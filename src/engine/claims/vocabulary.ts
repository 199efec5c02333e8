/** Claims: identification, forms, payment, expiry, and what was paid in error. */

import type { Cents } from '../../base/money.ts'
import type { Parts } from '../../ledger/name.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type { Award } from '../judging/judgement.ts'
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
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'

export type Received = {
  /** By business day (2026-03-02) and by year (2026), what was paid in each form; `free 2026` is what no wager won of it. */
  readonly paid: Record<string, Record<string, Cents>>
  /** By kind and period, the reference of a form that covers the whole period. */
  readonly forms: Record<string, string>
}

/** Whom a payment counts for, and in which day and year: decided when it is made. */
export type Receipt = { readonly person: string; readonly day: string; readonly year: string }

/** Whose key verified the hit of a claim, and who typed that in from paper: neither pays it. */
export type Verified = { readonly by: string; readonly typedBy?: string }

/** A part of a prize that several won together: whose, how much, and that person's own forms by kind. */
export type Share = { readonly person: string; readonly amount: string; readonly forms?: Record<string, string> }

export type Claim = {
  readonly claim: string
  readonly hit: string
  readonly activity: string
  readonly award: Award
  readonly since: number
  readonly verified?: Verified
  readonly idUntil?: number
  /** The local time from which on it is paid. */
  readonly opens?: string
  expires?: string
  /** Won alone in a period: what the pool was refilled with, and gives back if the win is undone. */
  readonly reseed?: Parts<string>
  /** Its hit is disputed: nothing is paid until that is settled. */
  isDisputed?: true
  idShown: boolean
  /** And copied. */
  idCopied?: true
  /** Who showed ID: a number of the register. */
  person?: string
  /** Forms of the house profile that are recorded, by kind: their references. */
  forms?: Record<string, string>
  /** Won by several, as the payee says; the parts add up to the prize. */
  shares?: readonly Share[]
  status: 'open' | 'paid' | 'expired'
  /** A voucher that was handed over and not used yet. */
  voucher?: 'open' | 'used'
  /** Collection that the house pays for the winner: what is left, and the local time at which it ends. */
  credit?: { readonly left: string; readonly ends: string }
  /** The table whose tray paid it, and whether that tray has its money back. */
  tray?: string
  trayRepaid?: boolean
  /** Paid in error, and made good by the house. */
  inError?: boolean
  /** By pool, what it could not hold of that under its cap. */
  over?: Parts<string>
}

export type Claims = {
  orders: {
    /** `copied`: it was not only seen, and the copy is kept. */
    ShowId: { claim: string; person?: string; copied?: true }
    /** A tax or identification form that the house profile asks for; the reference is a number, never personal data. */
    RecordForm: { claim: string; kind: string; reference: string; person?: string }
    /** Who shares the prize, as the payee says; all of it the payee's: nobody does. */
    ShareClaim: { claim: string; shares: readonly { person: string; amount: Cents }[] }
    /**
     * Out of a cage drawer, or out of the dealer's tray at the table of that number; a thing comes out of neither. `series`: of
     * coupons or chips without cash value, which the cage gives out for it. `factor`: the payer has shown a second factor at the door.
     */
    PayClaim: { claim: string; form: string; drawer?: string; tray?: string; series?: string; factor?: true }
    /** What the winner has bought with a voucher that was handed over. */
    UseVoucher: { claim: string; cost: Cents }
    /** At a table, by the card of its owner: so much collection. */
    UseCredit: { person: string; table: string; amount: Cents }
    ExpireClaim: { claim: string; due: string }
    /** The clock: a collection credit has come to its end. */
    EndCredit: { claim: string; due: string }
    /** Activity, amount and what the house gave of it, as the table of claims has them, where the claim is no longer in memory. */
    ReportPaidInError: {
      claim: string
      second: string
      reason: string
      activity?: string
      amount?: Cents
      gift?: Cents
      /** From which funds it came; and, where nothing else of that hit stands, the hit and what its pools were refilled with. */
      parts?: Parts<string>
      undone?: string
      reseed?: Parts<string>
    }
    /** `copies`: the claims on the dealer's copies that were handed in; without them, all that the tray has laid out. */
    RepayTray: { activity: string; table: string; copies?: readonly string[] }
  }
  events: {
    /** `keeps`: the winner came back for the prize, which is claimed with it; its time limit runs no longer. */
    IdShown: { claim: string; person?: string; keeps?: true; copied?: true; by: string }
    /** Where it covers everything that a person is paid in a day or a year, that person and period. */
    FormRecorded: {
      claim: string
      kind: string
      reference: string
      /** Whose own form it is, where the prize is shared. */
      person?: string
      covers?: { person: string; period: string }
      /** The prize is claimed with it: its time limit runs no longer. */
      keeps?: true
      by: string
    }
    ClaimShared: { claim: string; shares: readonly { person: string; amount: string }[]; by: string }
    ClaimPaid: {
      claim: string
      form: string
      drawer?: string
      tray?: string
      /** Taken with the pot of that table. */
      pot?: string
      received?: Receipt
      /** The payer has shown a second factor. */
      factor?: true
      by: string
      posts: Posts
    }
    /** A prize that is no money was handed over; what the funds owed for it they owe the house. */
    PrizeDelivered: {
      claim: string
      form: string
      voucher?: true
      credit?: { readonly left: string; readonly ends: string }
      received?: Receipt
      factor?: true
      by: string
      posts: Posts
    }
    VoucherUsed: {
      claim: string
      cost: string
      covered: string
      own: string
      lapsed: string
      clause: string
      by: string
    }
    /** `own`: what it did not cover. */
    CreditUsed: {
      claim: string
      person: string
      table: string
      amount: string
      left: string
      own?: string
      clause: string
      by: string
      posts: Posts
    }
    CreditEnded: { claim: string; left: string; clause: string; posts: Posts }
    ClaimExpired: { claim: string; to: string; posts: Posts }
    PaidInError: {
      claim: string
      activity?: string
      amount: string
      /** What the house had given of it: no fund was the poorer by that. */
      gift?: string
      /** The hit of which nothing is left with it. */
      undone?: string
      reason: string
      by: readonly string[]
      posts: Posts
    }
  }
  state: {
    readonly claims: Map<string, Claim>
    /** By person, what was paid in the days and the year that can still grow. */
    readonly received: Map<string, Received>
    /** Claims that were reported as paid in error: each once, long after they left memory. */
    readonly inError: Set<string>
    claimsSoFar: number
  }
}

/** What it stands on. */
export type Below = Pieces & Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Claims & Below>>
export type Slice = Claims['state']
export type OrderOf<N extends keyof Claims['orders']> = OrderIn<Claims, N>
export type CommandOf<N extends keyof Claims['orders']> = CommandIn<Claims, N>
export type EventOf<N extends keyof EventsIn<Claims & Below>> = EventIn<Claims & Below, N>
export type Decision = DecisionIn<Claims & Below>
