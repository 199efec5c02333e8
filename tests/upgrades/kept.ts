/** What is kept of a night beside its journal: the books, and hits and claims as people see them. */

import type { State } from '../../src/engine/mechanisms.ts'
import { claimViews } from '../../src/views/claim.ts'
import { hitViews } from '../../src/views/hit.ts'
import { english } from '../../src/words/sentence.ts'
import { booksOf } from './books.ts'

export const keptOf = (state: State, local: string) => ({
  books: booksOf(state.balances),
  hits: hitViews(state).map(({ hit, activity, table, hands, status, total, awards, checklist }) => ({
    hit,
    activity,
    table,
    hands,
    status,
    total,
    awards: awards.map(({ to, line, share, amount }) => ({ to, line, share, amount })),
    asked: checklist.map(({ who, asks, clause, answer }) => ({
      who,
      asks: english(asks),
      clause,
      ...(answer === undefined ? {} : { answer }),
    })),
  })),
  claims: claimViews(state, { at: 0, local }).map(({ claim, hit, to, person, amount, line, share, hands, status }) => ({
    claim,
    hit,
    to,
    ...(person === undefined ? {} : { person }),
    amount,
    line,
    share,
    hands,
    status,
  })),
})

export type Kept = ReturnType<typeof keptOf>
