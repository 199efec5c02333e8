/** What is kept of a night beside its journal: the books, and hits and claims as people see them. */

import { partyKey } from '../../src/base/party.ts'
import { statusOf } from '../../src/engine/contests/contest.ts'
import type { State } from '../../src/engine/mechanisms.ts'
import type { Tournament } from '../../src/engine/tournaments/vocabulary.ts'
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
  // Nothing of it in journals from before results were corrected.
  ...(state.pieceErrors.size === 0
    ? {}
    : { inError: [...state.pieceErrors.values()].map(({ use, amount, by }) => `${use} ${amount} ${by.join()}`) }),
})

/** What squares leave behind: the tables of each grid, its digits, and how each period ended. */
export const squaresOf = ({ grids }: State) =>
  [...grids.values()].map(({ activity, spaces = [], digest, digits, periods }) => ({
    activity,
    spaces: spaces.join(),
    digest,
    digits: [digits.top, digits.left].map((side) => (side ?? []).join('')),
    periods: periods.map(
      ({ period, score, table, next, hit, held }) =>
        `${period} ${score?.top}-${score?.left} ${table} ${next} ${hit} ${held.join()}`,
    ),
  }))

export type SquaresKept = ReturnType<typeof squaresOf>

/** What contests leave behind: forms, results, who has which place, and how much time members have. */
export const contestsOf = ({ contests, contestHours, formsSoFar }: State) => ({
  formsSoFar,
  contests: [...contests.values()].map((contest) => ({
    activity: contest.activity,
    status: statusOf(contest),
    locks: contest.locks ?? '',
    digest: contest.locked?.digest ?? '',
    forms: [...contest.forms].map(
      ([person, { form, picks, begun = [] }]) => `${person} ${form} ${picks} ${begun.join()}`,
    ),
    results: [...contest.results.values()].map(({ result: { game, score, ...how }, confirmedBy = '' }) => {
      const ended = 'winner' in how ? how.winner : `${how.none} ${how.goesOn ?? ''}`
      return `${game} ${ended} ${score?.join('-') ?? ''} ${confirmedBy}`
    }),
    awards: contest.awards.map(({ person, place, line, prize, hit }) => `${hit} ${person} ${place} ${line} ${prize}`),
    out: [...contest.out],
    more: [...contest.more].map(([person, hours]) => `${person} ${hours}`),
  })),
  hours: [...contestHours].map(([activity, { due, days, of }]) => {
    const players = [...of].map(([person, { pieces, reads }]) => `${person} ${pieces.length} ${reads.length}`)
    return `${activity} ${due} ${days.length}: ${players.join('; ')}`
  }),
})

/** What tournaments leave behind: who came and paid, who fell by whom, what was agreed and won. */
const freeOf = ({ free, freeOuts, freeWins }: Pick<Tournament, 'free' | 'freeOuts' | 'freeWins'>) => ({
  players: [...free.values()].map(
    ({ player, person, table, status, bounty = '', out }) =>
      `${player} ${person} ${table} ${status} ${bounty} ${(out?.by ?? []).join('+')}`,
  ),
  outs: freeOuts,
  wins: freeWins.map(({ hit, entry, prizes }) => `${hit} ${entry} ${prizes.map(({ amount }) => amount).join(', ')}`),
})

export const tournamentsOf = ({ tournaments, receiptsSoFar }: State) => ({
  receiptsSoFar,
  tournaments: [...tournaments.values()].map(({ entries, purchases, outs, wins, denied, deal, ...tournament }) => ({
    activity: tournament.activity,
    inPlay: tournament.inPlay,
    given: tournament.given,
    field: tournament.started?.field ?? 0,
    entries: [...entries.values()].map(
      ({ entry, person, status, way, again = '', bounty = '' }) =>
        `${entry} ${person} ${status} ${way} ${again} ${bounty}`,
    ),
    purchases: [...purchases.values()].map(
      ({ receipt, kind, entry, price, fee, charity = '0', back = false }) =>
        `${receipt} ${kind} ${entry} ${price} ${fee} ${charity} ${back ? 'back' : ''}`,
    ),
    outs: outs.map(({ out, how, fallen, bounties }) => {
      const each = fallen.map(({ entry, by = [], chips = '' }) => `${entry} ${by.join('+')} ${chips}`)
      return `${out} ${how} ${each.join(', ')}: ${bounties.map(({ to, amount }) => `${to} ${amount}`).join(', ')}`
    }),
    wins: wins.map(({ hit, entry, place = '', prizes }) => {
      const parts = prizes.map(({ of, amount, item = '' }) => `${of} ${amount} ${item}`)
      return `${hit} ${entry} ${place} ${parts.join(', ')}`
    }),
    denied: denied.map(({ hit, entry }) => `${hit} ${entry}`),
    deal: (deal?.shares ?? []).map(({ entry, amount }) => `${entry} ${amount}`),
    paid: tournament.signed?.log.paid ?? '',
    isAwarded: tournament.awarded !== undefined,
    isCalledOff: tournament.calledOff !== undefined,
    ...(tournament.free.size === 0 ? {} : { free: freeOf(tournament) }),
  })),
})

export type TournamentsKept = ReturnType<typeof tournamentsOf>
export type Contests = ReturnType<typeof contestsOf>
export type Pieces = ReturnType<typeof piecesOf>
export type Promotions = ReturnType<typeof promotionsOf>
export type Kept = ReturnType<typeof keptOf>
