/** What judging a round comes to: awards, hands for a board, tickets, points, refusals with their reasons, open questions. */
import type { Message, Said } from '../../base/message.ts'
import type { Party, Subject } from '../../base/party.ts'
import type { Reason } from '../../base/refusal.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Parts } from '../../ledger/name.ts'

export type Award = {
  readonly to: Party
  readonly person?: string
  readonly line: string
  readonly share: string
  readonly amount: string
  /** The posted prize, where this is a part of it. */
  readonly of?: string
  /** From which fund how much: pool:main, reserve, promised (the house). */
  readonly parts: Parts<string>
  /** What is handed over instead of money, as it was posted for this drawing; null where that one is for money. */
  readonly thing?: string | null
  /** The one form in which it is handed over, where it was posted with the prize. */
  readonly form?: string
  /** The table in whose pot it lies already. */
  readonly pot?: string
  readonly by: readonly string[]
}
/** A hand on the board of a posted period. */
export type BoardEntry = {
  readonly to: Party
  readonly person?: string
  readonly line: string
  readonly strength: number
  readonly cards: Shown
  /** Local time at which its period ends. */
  readonly until: string
  /** The clauses by which it stands there. */
  readonly by: readonly string[]
}
/** Tickets for a drawing that a hand has brought. */
export type TicketAward = {
  readonly to: Party
  readonly person?: string
  readonly line: string
  readonly tickets: number
  readonly by: readonly string[]
}
/** Points that a hand has brought, kept under the number of the person. */
export type PointAward = {
  readonly to: Party
  readonly person: string
  readonly line: string
  readonly points: number
  readonly by: readonly string[]
}
export type Denied = { readonly who: Subject; readonly reasons: readonly Reason[] }
/** A fact that nobody has stated: to be answered by the verifier under that clause. */
export type Question = {
  readonly id: string
  readonly clause: string
  readonly who: Subject
  /** Journals of before messages had ids kept the sentence alone. */
  readonly asks?: Message
  readonly says?: Said
  /** Who answers it, where that is not the floor. */
  readonly of?: 'surveillance'
}
