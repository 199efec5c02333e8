/** "Why not?": what was decided about a hand, the deciding clause first and every other one after it. */
import type { Reason } from '../base/refusal.ts'
import type { Lying } from './lying.ts'

/** What was found, with its English; `rule` is the clause in words. */
export type WhyReason = Reason & { says: string; rule: string }

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
      beatenBy?: { to: string; line: string }
      won?: { to: string; line: string; amount: string }[]
    }
  /** A recorded round of which nobody reported a hand. */
  | { what: 'no fee' | 'not reported' | 'late' | 'returned'; reasons: WhyReason[] }
  | { what: 'voided'; reason: string }

export type WhyAnswer = {
  seq: number
  local: string
  table: string
  round?: number
  who: string
  activity: string
  name: string
  /** The number under which it was approved. */
  id: string
  hands: string
  lying: Lying[]
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
  hits: { hit: string; total: string }[]
  judged: number
  voided?: string
}
export type TableHistory = { table: string; rounds: RoundRow[] }

/** Whether a place of the journal is the seat that was asked about; what concerns the whole table concerns every seat. */
export function isAbout(who: string, table: string, seat: string | undefined): boolean {
  if (seat === undefined) return true
  const found = /^table (.+) seat (\S+)(?: backline \d+)?$/.exec(who)
  if (found === null) return !who.endsWith(' player-dealer')
  return found[1] === table && found[2] === seat
}
