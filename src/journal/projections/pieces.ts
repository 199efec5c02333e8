/** The projection `pieces`: how many pieces of a series each line of the journal brings from one kind of place to another. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Moves } from '../../engine/pieces/vocabulary.ts'
import { kindOf } from '../../ledger/pieces/place.ts'
import type { Projection } from './projection.ts'

export const PIECES: Projection<Event> = {
  name: 'pieces',
  version: 1,
  tables: { pieces: 'seq, series, what, "from", "to"' },
  create: [
    `create table pieces (
       seq integer not null, series text not null, what text not null, "from" text not null, "to" text not null,
       pieces integer not null, primary key (seq, series, what, "from", "to")
     ) strict, without rowid`,
  ],
  apply({ seq, events }, write) {
    for (const event of events)
      for (const [series, moved] of Object.entries(movedBy(event)))
        for (const [way, pieces] of moved) {
          const [from = '', to = ''] = way.split(' ')
          write(
            `insert into pieces values (?, ?, ?, ?, ?, ?)
             on conflict (seq, series, what, "from", "to") do update set pieces = pieces + excluded.pieces`,
            seq,
            series,
            event.type,
            from,
            to,
            pieces,
          )
        }
  },
}

/** By series, how many from one kind of place to another. */
function movedBy(event: Event): Record<string, Map<string, number>> {
  if (event.type === 'SeriesReceived') return { [event.series]: new Map([['printer stock', event.pieces]]) }
  const moves = movesOf(event)
  return Object.fromEntries(
    Object.entries(moves).map(([series, rows]) => {
      const moved = new Map<string, number>()
      for (const [first, last, from, to] of rows) {
        const way = `${kindOf(from)} ${kindOf(to)}`
        moved.set(way, (moved.get(way) ?? 0) + last - first + 1)
      }
      return [series, moved]
    }),
  )
}

function movesOf(event: Event): Moves {
  switch (event.type) {
    case 'PiecesIssued':
    case 'PiecesGiven':
    case 'PiecesSold':
    case 'SaleTakenBack':
    case 'VoucherChanged':
    case 'PiecesLaid':
    case 'PiecesDealt':
    case 'PiecesSettled':
    case 'PiecesCorrected':
    case 'PiecesVerified':
    case 'PiecesRedeemed':
    case 'PiecesVoided':
    case 'PiecesDestroyed':
    case 'SeriesExpired':
      return event.moves
  }
  return {}
}
