/** The projection `drawers`: each time a drawer was open, from its opening count to its closing count. */
import type { Event } from '../engine/event.ts'
import type { Projection } from './projection.ts'

export const DRAWERS: Projection<Event> = {
  name: 'drawers',
  version: 1,
  tables: { drawers: 'seq' },
  create: [
    `create table drawers (
       seq integer primary key, drawer text not null, cashier text not null, opened text not null, opening text not null,
       closed text, counted text, expected text, variance text, closed_by text
     ) strict`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type === 'DrawerOpened') {
        const { drawer, by, local, counted } = event
        write(
          'insert into drawers (seq, drawer, cashier, opened, opening) values (?, ?, ?, ?, ?)',
          entry.seq,
          drawer,
          by,
          local,
          counted,
        )
      } else if (event.type === 'DrawerClosed') {
        const { drawer, local, counted, expected, variance, by } = event
        write(
          `update drawers set closed = ?, counted = ?, expected = ?, variance = ?, closed_by = ?
           where drawer = ? and closed is null`,
          local,
          counted,
          expected,
          variance,
          by.join(' '),
          drawer,
        )
      }
    }
  },
}
