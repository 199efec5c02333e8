/** The projection `sheets`: every print of a paper that is kept, so that a reprint is known as one for ever. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const SHEETS: Projection<Event> = {
  name: 'sheets',
  version: 1,
  tables: { sheets: 'sheet, "of", n' },
  create: [
    `create table sheets (
       sheet text not null, "of" text not null, n integer not null, seq integer not null, at text not null,
       by text not null, primary key (sheet, "of", n)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type !== 'SheetPrinted') continue
      const { sheet, of, n, by } = event
      write('insert into sheets values (?, ?, ?, ?, ?, ?)', sheet, of, n, entry.seq, entry.recorded, by)
    }
  },
}
