/** The projection `periods`: every posted period that was closed, and to whom it went. */
import type { Event } from '../../engine/mechanisms.ts'
import { canonical } from '../canonical.ts'
import type { Projection } from './projection.ts'

export const PERIODS: Projection<Event> = {
  name: 'periods',
  version: 2,
  tables: { periods: 'activity, until' },
  create: [
    `create table periods (
       activity text not null, until text not null, seq integer not null, by text not null, won text not null,
       denied text not null, primary key (activity, until)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type !== 'PeriodClosed') continue
      const { activity, until, by, awards, denied } = event
      const won = awards.map(({ to, line, amount }) => ({ to, line, amount }))
      // A board that was closed and gets one more hand is settled again under the same end.
      write(
        'insert or replace into periods values (?, ?, ?, ?, ?, ?)',
        activity,
        until,
        entry.seq,
        by,
        canonical(won),
        canonical(denied),
      )
    }
  },
}
