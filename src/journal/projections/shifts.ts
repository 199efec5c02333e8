/** The projection `handovers`: every shift that was handed over, with what was open and who signed. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const HANDOVERS: Projection<Event> = {
  name: 'handovers',
  version: 1,
  tables: { handovers: 'seq' },
  create: [
    `create table handovers (
       seq integer primary key, shift text not null, local text not null, by text not null, open text not null,
       note text not null
     ) strict`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type !== 'ShiftHandedOver') continue
      const { shift, local, by, open, note } = event
      write(
        'insert into handovers values (?, ?, ?, ?, ?, ?)',
        entry.seq,
        shift,
        local,
        by.join(' '),
        JSON.stringify(open),
        note,
      )
    }
  },
}
