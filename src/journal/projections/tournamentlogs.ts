/** The projection `tournamentlogs`: every log that was signed, as it was signed, and every tournament that was called off. */
import type { Event } from '../../engine/mechanisms.ts'
import { canonical } from '../canonical.ts'
import type { Projection } from './projection.ts'

export const TOURNAMENTLOGS: Projection<Event> = {
  name: 'tournamentlogs',
  version: 1,
  tables: { tournamentlogs: 'seq' },
  create: [
    `create table tournamentlogs (
       seq integer primary key, activity text not null, started text not null, local text not null, by text not null,
       log text, reason text
     ) strict`,
    'create index tournamentlogs_local on tournamentlogs (local)',
    'create index tournamentlogs_activity on tournamentlogs (activity, started)',
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type === 'TournamentLogSigned') {
        const { activity, log, local, by } = event
        const text = canonical(log)
        write(
          'insert into tournamentlogs values (?, ?, ?, ?, ?, ?, null)',
          entry.seq,
          activity,
          log.started,
          local,
          by,
          text,
        )
      }
      if (event.type === 'TournamentCalledOff') {
        const { activity, local, by, reason } = event
        write(
          'insert into tournamentlogs values (?, ?, ?, ?, ?, null, ?)',
          entry.seq,
          activity,
          '',
          local,
          by.join(' '),
          reason,
        )
      }
    }
  },
}
