/** A reported round on its way through one activity: what is asked, what is known so far, what it comes to. */

import type { Cents } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Reason } from '../../base/refusal.ts'
import type { Draft } from '../../ledger/draft.ts'
import type { Pool } from '../../ledger/name.ts'
import type { Line } from '../../rulebook/rule.ts'
import type { Running } from '../offerings/running.ts'
import type { Held, Player } from './conditions.ts'
import type { Round } from './fact.ts'
import type { Award, BoardEntry, Denied, PointAward, Question, TicketAward } from './judgement.ts'

/** What a reported hand is judged by. */
export type Report = {
  readonly round: Round
  readonly local: string
  readonly hit: string
  /** Everybody with a fee of this activity at any table at that moment. */
  readonly room: readonly RoomPlayer[]
  /** By pool, what came to it after the hand was dealt; below nothing, what it was lowered by. */
  readonly since?: ReadonlyMap<Pool, Cents> | undefined
  /** Why nothing is offered at this table now: failed equipment. */
  readonly out?: Reason | undefined
}
export type RoomPlayer = { readonly who: Party; readonly person?: string }

export type Judgement = {
  readonly awards: readonly Award[]
  readonly denied: readonly Denied[]
  readonly questions: readonly Question[]
  /** Where a posted period decides: hands for its board, instead of awards. */
  readonly board?: readonly BoardEntry[]
  /** Where hands bring tickets for a drawing. */
  readonly tickets?: readonly TicketAward[]
  /** Where hands bring points. */
  readonly points?: readonly PointAward[]
  readonly total: Cents
  /** What a declaration holds: prizes in `pending:HIT`, reseeds in `reseed:HIT`. */
  readonly draft: Draft
}

export type HeldPlayer = Player & { readonly held: Held }

/** One report on one activity, as far as it is thought through. */
export type Case = Report & {
  readonly running: Running
  readonly lines: readonly Line[]
  readonly players: readonly HeldPlayer[]
  readonly ofRound: Held
  readonly draft: Draft
}
export type Found = Pick<Judgement, 'awards' | 'denied' | 'questions' | 'board' | 'tickets' | 'points'>
