/** "Why not?": what was decided about a hand, the deciding clause first and every other one after it. */
import type { Party, Subject } from '../base/party.ts'
import type { Reason } from '../base/refusal.ts'
import type { Shown } from '../cards/showncards.ts'

/** What was found, with its English where something is said beside the clause; `rule` is the clause in words. */
export type WhyReason = Reason & { rule: string }

export type WhyFound =
  /** Judged, and no prize: every reason. */
  | { what: 'denied'; reasons: WhyReason[] }
  /** Won; what became of the hit and of the claim. `by` decided it, with reason and evidence where it was undone. */
  | {
      what: 'won'
      hit: string
      line: string
      amount: string
      status: string
      reasons: WhyReason[]
      by: string[]
      reason?: string
      clause?: string
      evidence?: string
      claim?: string
      claimStatus?: string
    }
  /** On the board of a period; `won` when it was closed. */
  | {
      what: 'board'
      hit: string
      line: string
      status: string
      until: string
      reasons: WhyReason[]
      /** While the period is open: the better hand that stands there in its place. */
      beatenBy?: { to: Party; line: string }
      won?: { to: Party; line: string; amount: string }[]
    }
  /** A recorded round of which nobody reported a hand. */
  | { what: 'no fee' | 'not reported' | 'late' | 'returned'; reasons: WhyReason[] }
  | { what: 'voided'; reason: string }

export type WhyAnswer = {
  seq: number
  local: string
  table?: string
  round?: number
  who: Subject
  activity: string
  name: string
  /** The number under which it was approved. */
  id: string
  cards: Shown
  found: WhyFound
}

export type WhyQuestion = {
  table?: string
  seat?: string
  /** Local time, about. */
  local?: string
  person?: string
}

export type WhyNotView = { asked: WhyQuestion; answers: WhyAnswer[] }

export type RoundRow = {
  round: number
  local: string
  /** How many fees lay there at the lock. */
  fees: number
  /** Without a total while it is held. */
  hits: { hit: string; total?: string }[]
  judged: number
  voided?: string
}
export type TableHistory = { table: string; rounds: RoundRow[] }

/** Whether it is about the seat that was asked for; what concerns the whole table concerns every seat. */
export function isAbout(who: Subject, table: string, seat: string | undefined): boolean {
  if (seat === undefined) return true
  switch (who.kind) {
    case 'seat':
    case 'backline':
      return who.table === table && who.seat === seat
    case 'player-dealer':
      return false
    case 'person':
    case 'entry':
    case 'table':
    case 'room':
    case 'named':
    case 'round':
    case 'activity':
      return true
  }
}
