/** What is kept of a night beside its journal: the books, and hits and claims as people see them. */

import { partyKey } from '../../src/base/party.ts'
import type { State } from '../../src/engine/mechanisms.ts'
import { claimViews } from '../../src/views/claim.ts'
import { hitViews } from '../../src/views/hit.ts'
import { english } from '../../src/words/sentence.ts'
import { booksOf } from './books.ts'

export const keptOf = (state: State, local: string) => ({
  books: booksOf(state.balances),
  hits: hitViews(state).map(({ hit, activity, source, cards, status, total, awards, checklist }) => ({
    hit,
    activity,
    source,
    cards,
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
  claims: claimViews(state, { at: 0, local }).map(({ claim, hit, to, person, amount, line, share, cards, status }) => ({
    claim,
    hit,
    to,
    ...(person === undefined ? {} : { person }),
    amount,
    line,
    share,
    cards,
    status,
  })),
})

/** What promotions leave behind: tickets by number, points, who was called, and the passes of a stage. */
export const promotionsOf = ({ tickets, ticketsSoFar, points, callups, stages }: State) => ({
  ticketsSoFar,
  tickets: tickets.map(
    ({ first, last, activity, to, isIn }) => `${first}-${last} ${activity} ${partyKey(to)} ${isIn ? 'in' : 'out'}`,
  ),
  points: [...points].flatMap(([activity, all]) => [...all].map(([person, n]) => `${activity} ${person} ${n}`)),
  called: [...callups.values()].map(({ callup, who, status }) => `${callup} ${partyKey(who)} ${status}`),
  passes: [...stages.values()].flatMap(({ passes, status }) =>
    passes.map(({ callup, who, out, hit }) => `${callup} ${partyKey(who)} ${out ?? hit ?? ''} ${status}`),
  ),
})

/** What pieces and credits leave behind: where the pieces of each series are, what waits for the cage, sales, and who has how many credits. */
export const piecesOf = ({ series, uses, usesSoFar, sales, purchases, pieceDifferences, ...state }: State) => ({
  series: [...series.values()].flatMap(({ series: code, kind, face, book, isOver }) =>
    [...book.counts].sort().map(([at, n]) => `${code} ${kind} ${face} ${at} ${n}${isOver === true ? ' over' : ''}`),
  ),
  usesSoFar,
  uses: [...uses.values()].map(({ use, status, face, cage = '0' }) => `${use} ${status} ${face} ${cage}`),
  sales: [...sales.values()].map(
    ({ sale, person, price, face, cashier }) => `${sale} ${person} ${price} ${face} ${cashier}`,
  ),
  purchases: [...purchases].map(([hours, n]) => `${hours} ${n}`),
  differences: [...pieceDifferences.values()].map((one) => `${one.series} ${one.where} ${one.expected} ${one.counted}`),
  credits: [...state.creditLots].flatMap(([activity, all]) =>
    [...all].flatMap(([person, lots]) => lots.map(({ ends, left }) => `${activity} ${person} ${left} until ${ends}`)),
  ),
  reserved: [...state.prizesReserved.keys()],
})

export type Pieces = ReturnType<typeof piecesOf>
export type Promotions = ReturnType<typeof promotionsOf>
export type Kept = ReturnType<typeof keptOf>
