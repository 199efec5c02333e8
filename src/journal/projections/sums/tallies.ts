/**
 * The projection `tallies`: how often things happened on each business day, by activity: rounds and voids, hits and what became of them,
 * tickets, pieces, forms and results of contests, entries of tournaments, calls for the floor, IDs shown, changes to the staff.
 */
import { countOf as ticketsIn } from '../../../engine/entries/spans.ts'
import type { Event, EventOf } from '../../../engine/mechanisms.ts'
import type { Moves } from '../../../engine/pieces/vocabulary.ts'
import type { Entry } from '../../line.ts'
import type { Projection, WriteSql } from '../projection.ts'
import { bookedBy, type DayOf } from './booked.ts'
import { add, tally } from './tally.ts'

const ADD = `insert into tallies (day, what, activity, lines, count) values (?, ?, ?, ?, ?)
  on conflict (day, what, activity) do update set lines = lines + excluded.lines, count = count + excluded.count`

export const talliesBy = (dayOf: DayOf): Projection<Event> => {
  const bookedOf = bookedBy(dayOf)
  const applyAll = (entries: readonly Entry<Event>[], write: WriteSql) => {
    const tallies = tally()
    for (const entry of entries)
      for (const event of entry.events) {
        if (event.type === 'TablePlayed')
          for (const wager of wagersIn(event)) add(tallies.row(bookedOf(entry).day, wager, event.activity), 1, 1)
        const count = countOf(event)
        if (count === 0) continue
        const { activity = '' } = event as { readonly activity?: string }
        add(tallies.row(bookedOf(entry).day, event.type, activity), 1, count)
        // Tickets that a hand brought are handed out when it is verified.
        const { tickets } = event.type === 'HitVerified' ? event : {}
        if (tickets !== undefined) add(tallies.row(bookedOf(entry).day, 'TicketGiven', activity), 1, tickets.length)
      }
    tallies.write(ADD, write)
  }
  return {
    name: 'tallies',
    version: 2,
    tables: { tallies: 'day, what, activity' },
    create: [
      `create table tallies (
         day text not null, what text not null, activity text not null, lines integer not null, count integer not null,
         primary key (day, what, activity)
       ) strict, without rowid`,
    ],
    apply: (entry, write) => applyAll([entry], write),
    applyAll,
  }
}

/** Of a game against the house, what lies on each seat when bets are closed: `wager:progressive`. */
function wagersIn({ action, game }: EventOf<'TablePlayed'>): string[] {
  if ((action as { readonly do?: string }).do !== 'close bets') return []
  const { seats = {} } = game as { readonly seats?: Record<string, { readonly wagers?: object }> }
  return Object.values(seats).flatMap(({ wagers = {} }) => Object.keys(wagers).map((wager) => `wager:${wager}`))
}

/** How many of it an event is; most are nothing that is counted. */
function countOf(event: Event): number {
  switch (event.type) {
    case 'RoundStarted':
    case 'RoundVoided':
    case 'HitDeclared':
    case 'HitVerified':
    case 'HitDeclined':
    case 'HitBackedOut':
    case 'HitDisputed':
    case 'ClaimPaid':
    case 'ClaimExpired':
    case 'PrizeDelivered':
    case 'CalledUp':
    case 'PassedOver':
    case 'TicketGiven':
    case 'FormEntered':
    case 'ContestAwarded':
    case 'CellAwarded':
    case 'EntryRegistered':
    case 'EntryWithdrawn':
    case 'EntryVoided':
    case 'RebuyTaken':
    case 'AddOnTaken':
    case 'TournamentStarted':
    case 'TournamentAwarded':
    case 'FloorCalled':
    case 'IdShown':
    case 'StaffEnrolled':
    case 'StaffDisabled':
    case 'StaffReset':
      return 1
    case 'EntriesGiven':
      return event.persons.length
    case 'ResultEntered':
      return event.results.length
    case 'TicketsCollected':
    case 'TicketsVoided':
      return ticketsIn(event.tickets)
    case 'PiecesGiven':
    case 'PiecesSold':
    case 'SaleTakenBack':
    case 'PiecesRedeemed':
    case 'PiecesVoided':
    case 'SeriesExpired':
      return piecesIn(event.moves)
  }
  return 0
}

const piecesIn = (moves: Moves): number =>
  Object.values(moves).reduce(
    (sum, rows) => sum + rows.reduce((pieces, [first, last]) => pieces + last - first + 1, 0),
    0,
  )
