/** The projection `silences`: each time that equipment of a table failed or was not heard, until it was mended. */
import { instantOf } from '../../../base/moment.ts'
import type { Event } from '../../../engine/mechanisms.ts'
import { canonical } from '../../canonical.ts'
import type { Projection } from '../projection.ts'

export const SILENCES: Projection<Event> = {
  name: 'silences',
  version: 1,
  tables: { silences: 'seq' },
  create: [
    `create table silences (
       seq integer primary key, "table" text not null, device text not null, by text not null, reason text not null,
       since integer not null, until integer
     ) strict`,
    'create index silences_since on silences (since)',
    'create index silences_open on silences ("table", device) where until is null',
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      const at = instantOf(entry.at ?? entry.recorded)
      if (event.type === 'EquipmentFailed') {
        const { table, device, by, reason } = event
        write(
          'insert or ignore into silences values (?, ?, ?, ?, ?, ?, null)',
          entry.seq,
          table,
          device,
          by,
          canonical(reason),
          at,
        )
      } else if (event.type === 'EquipmentMended')
        write(
          'update silences set until = ? where "table" = ? and device = ? and until is null',
          at,
          event.table,
          event.device,
        )
    }
  },
}
