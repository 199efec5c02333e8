/**
 * The projections `days`, `figures`, `ends`, `late`, `counts` and `recounts`: closed business days with their figures, the line at
 * which each day ended, lines told after that which count in it, what the boxes held, and counts that differed.
 */
import type { Event, EventOf } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const DAYS: Projection<Event> = {
  name: 'days',
  version: 3,
  tables: {
    days: 'day',
    figures: 'day, activity, account',
    ends: 'day',
    late: 'seq',
    counts: 'seq, activity',
    recounts: 'seq, activity',
  },
  create: [
    `create table days (day text primary key, seq integer not null, closed_by text not null, recorded text not null) strict, without rowid`,
    `create table figures (
       day text not null, activity text not null, account text not null, amount text not null,
       primary key (day, activity, account)
     ) strict, without rowid`,
    `create table ends (day text primary key, seq integer not null) strict, without rowid`,
    `create table late (seq integer primary key, day text not null) strict`,
    `create table counts (
       seq integer not null, activity text not null, box text not null, "table" text not null, shift text not null,
       at text not null, counted text not null, recorded text, by text not null, corrects text, typed_by text,
       primary key (seq, activity)
     ) strict, without rowid`,
    `create table recounts (
       seq integer not null, activity text not null, "table" text not null, shift text not null, at text not null,
       first text not null, again text not null, by text not null, corrects text, primary key (seq, activity)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type === 'DayClosed') {
        write('insert into days values (?, ?, ?, ?)', event.day, entry.seq, event.by, entry.recorded)
        for (const [activity, accounts] of Object.entries(event.figures)) {
          for (const [account, amount] of Object.entries(accounts))
            write('insert into figures values (?, ?, ?, ?)', event.day, activity, account, amount)
        }
      } else if (event.type === 'DayEnded') {
        write('insert into ends values (?, ?)', event.day, entry.seq)
      } else if (event.type === 'CountedForDay') {
        write('insert into late values (?, ?)', entry.seq, event.day)
      } else if (event.type === 'BoxCounted') {
        const { box, table, shift, counted, recorded, by, corrects = null } = event
        const at = entry.at ?? entry.recorded
        const late = entry.events.find(({ type }) => type === 'EnteredFromPaper') as
          | EventOf<'EnteredFromPaper'>
          | undefined
        for (const [activity, amount] of Object.entries(counted)) {
          write(
            'insert into counts values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
            entry.seq,
            activity,
            box,
            table,
            shift,
            at,
            amount,
            recorded[activity] ?? null,
            by.join(' '),
            corrects,
            late?.typedBy ?? null,
          )
        }
      } else if (event.type === 'CountsDiffered') {
        const { table, shift, figures, by, corrects = null } = event
        const at = entry.at ?? entry.recorded
        for (const [activity, [first, again]] of Object.entries(figures)) {
          const figure = [entry.seq, activity, table, shift, at, first, again, by.join(' '), corrects] as const
          write('insert into recounts values (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...figure)
        }
      }
    }
  },
}
