/** A hit for ever: what it was, who did what, which clauses decided, where its money went, and the lines that prove it. */
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Source } from '../../engine/hits/source.ts'
import type { AccountName } from '../../ledger/name.ts'
import type { Book } from '../../ledger/post.ts'

export type HitRecord = {
  hit: string
  activity: string
  name: string
  /** Of the approved document. */
  id: string
  source: Source
  local: string
  status: string
  total: string
  cards: Shown
  /** The offering under which it was judged. */
  offering?: { version: number; since: string }
  prizes: PrizeRow[]
  clauses: { clause: string; says: string }[]
  steps: RecordStep[]
  /** Of those who see movements or payments. */
  money?: { rows: MoneyRow[]; held: HeldMoney }
  /** Of those who read the journal; they may take the evidence packet with them. */
  lines?: { seq: number; local: string; what: string[]; digest: string }[]
  /** Likewise: what was made again from the texts just now, and where it did not fit. */
  chain?: ChainLook
}

/** `isWhole`: every line from the first to the last; otherwise those of the hit alone. */
export type ChainLook = { first: number; last: number; lines: number; isWhole: boolean; brokenAt?: number }

export type PrizeRow = {
  to: Party
  line: string
  share: string
  amount: string
  /** Of those who see claims. */
  claim?: { claim: string; status: string; person?: string; paid?: string }
}

/** What happened, when, and by whom; a line holds several where they were decided together. */
export type RecordStep = {
  seq: number
  local: string
  what: string
  by: string[]
  /** Whose it is, where it is of one claim alone. */
  claim?: string
  about?: StepDetail
}

export type StepDetail =
  | { is: 'reason'; says: string; clause?: string; document?: string }
  | { is: 'answers'; yes: number; no: number }
  | { is: 'claims'; claims: string[] }
  | { is: 'copied' }
  | { is: 'form'; kind: string; reference?: string }
  | { is: 'paid'; form: string; drawer?: string; tray?: string }
  | { is: 'sheet'; sheet: string; n: number }
  | { is: 'waits'; hit: string }
  | { is: 'round'; round: number }

export type MoneyRow = {
  seq: number
  local: string
  book: Book
  activity: string
  from: AccountName
  to: AccountName
  amount: string
  clause: string
  says: string
}

/** Of what was set aside for it and its claims: what came in, what went out, and what still lies there. */
export type HeldMoney = { in: string; out: string; left: string }
