/**
 * The projections `calls` and `handed`: the lines in which something happened to somebody who was drawn, and when and to which
 * seat tickets were handed out; papers of drawings are made of them, however long ago it was.
 */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const CALLUPS: Projection<Event> = {
  name: 'callups',
  version: 1,
  tables: { calls: 'callup, seq', handed: 'first' },
  create: [
    `create table calls (
       callup text not null, seq integer not null, activity text not null, drawing text, primary key (callup, seq)
     ) strict, without rowid`,
    'create index calls_by_drawing on calls (activity, drawing, seq)',
    // `hit`: the hand that brought it, and its time is the hit's; `due`: the posted time at which it was handed out.
    `create table handed (
       first integer primary key, last integer not null, due text, hit text, "table" text, seat text
     ) strict`,
  ],
  apply({ seq, events }, write) {
    for (const event of events)
      switch (event.type) {
        case 'CalledUp':
          write('insert into calls values (?, ?, ?, ?)', event.callup, seq, event.activity, event.drawing ?? null)
          break
        case 'ReportedIn':
        case 'PassedOver':
        case 'GameStepped':
        case 'CardsSpread':
          write(AGAIN, seq, event.callup)
          break
        case 'HitDeclared':
          if (event.source.kind === 'drawing') write(AGAIN, seq, event.source.callup)
          break
        case 'EntriesGiven': {
          const { first, persons, due } = event
          if (persons.length > 0) write(HANDED, first, first + persons.length - 1, due, null, null, null)
          break
        }
        case 'TicketGiven':
          write(HANDED, event.ticket, event.ticket, event.due, null, event.table, event.seat)
          break
        case 'HitVerified':
          for (const { ticket } of event.tickets ?? [])
            write(HANDED, Number(ticket.slice(1)), Number(ticket.slice(1)), null, event.hit, null, null)
          break
      }
  },
}

/** One line may say several things of a call. */
const AGAIN = `insert or ignore into calls select callup, ?, activity, drawing from calls where callup = ? limit 1`
const HANDED = 'insert into handed values (?, ?, ?, ?, ?, ?)'
