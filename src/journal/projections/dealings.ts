/** The projections `dealings` and `breaks`: who dealt at which table from when to when, and who rested. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection, WriteSql } from './projection.ts'

export const DEALINGS: Projection<Event> = {
  name: 'dealings',
  version: 1,
  tables: { dealings: 'push, "table"', breaks: 'seq, dealer', dealt_games: '"table"' },
  create: [
    `create table dealings (
       push integer not null, "table" text not null, seq integer not null, game text not null, dealer text not null,
       since integer not null, until integer, ended integer, primary key (push, "table")
     ) strict, without rowid`,
    'create index dealings_by_dealer on dealings (dealer, since)',
    'create index dealings_by_table on dealings ("table", since)',
    `create table breaks (
       seq integer not null, dealer text not null, since integer not null, until integer, push integer, ended integer,
       primary key (seq, dealer)
     ) strict, without rowid`,
    'create index breaks_by_dealer on breaks (dealer, since)',
    // What is dealt at a table, so that a dealing knows it for ever.
    'create table dealt_games ("table" text primary key, game text not null) strict, without rowid',
  ],
  apply({ seq, events }, write) {
    for (const event of events)
      switch (event.type) {
        case 'TableSet':
          write('insert or replace into dealt_games values (?, ?)', event.table, event.game)
          break
        case 'DealerPushed':
          pushed(write, seq, event, { [event.table]: event.dealer })
          break
        case 'StringPushed': {
          const { push, off, at } = event
          pushed(write, seq, event, event.dealers)
          if (off !== undefined) write('insert into breaks values (?, ?, ?, null, ?, null)', seq, off, at, push)
          break
        }
        case 'PushUndone':
          for (const table of ['dealings', 'breaks']) {
            write(`delete from ${table} where push = ?`, event.push)
            write(`update ${table} set until = null, ended = null where ended = ?`, event.push)
          }
          break
        case 'BreakTaken':
          write(FROM_TABLE, event.at, event.dealer)
          write('insert into breaks values (?, ?, ?, null, null, null)', seq, event.dealer, event.at)
          break
        case 'BreakEnded':
          write(FROM_BREAK, event.at, null, event.dealer)
          break
        case 'LineUpLeft':
          write(FROM_TABLE, event.at, event.dealer)
          write(FROM_BREAK, event.at, null, event.dealer)
          break
        case 'TableClosed':
          write('update dealings set until = max(since, ?) where "table" = ? and until is null', event.at, event.table)
          break
      }
  },
}

/** `ended`: the push that ended it, which can be undone. */
const FROM_TABLE = 'update dealings set until = ? where dealer = ? and until is null'
const FROM_BREAK = 'update breaks set until = ?, ended = ? where dealer = ? and until is null'

function pushed(
  write: WriteSql,
  seq: number,
  { push, at }: { push: number; at: number },
  dealers: Readonly<Record<string, string>>,
): void {
  for (const [table, dealer] of Object.entries(dealers)) {
    write('update dealings set until = ?, ended = ? where "table" = ? and until is null', at, push, table)
    write(FROM_BREAK, at, push, dealer)
  }
  // After all have left their tables: in a string each takes the place of the one before.
  for (const [table, dealer] of Object.entries(dealers))
    write(
      'insert into dealings select ?, ?, ?, game, ?, ?, null, null from dealt_games where "table" = ?',
      push,
      table,
      seq,
      dealer,
      at,
      table,
    )
}
