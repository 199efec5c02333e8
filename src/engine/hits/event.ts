/** What is decided about hits and the claims that come of them. */
import type { Parts } from '../../ledger/name.ts'
import type { Receipt } from '../claims/paidtotals.ts'
import type { Award, BoardEntry, Denied, Of, Posts, Question, TicketAward } from '../event.ts'

export type HitEvent =
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
          reseed?: Parts<string>
          idUntil?: number
          expires?: string
        }[]
        posts: Posts
      }
    >
  // claims
  /** `keeps`: the winner came back for the prize, which is claimed with it; its time limit runs no longer. */
  | Of<'IdShown', { claim: string; person?: string; keeps?: true; by: string }>
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
